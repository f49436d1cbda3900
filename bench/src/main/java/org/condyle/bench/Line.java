package org.condyle.bench;

import java.util.Locale;

/** The one JSON line of a workload: {@code {"peer","work","wall_s","cpu_s","sim_s","steps","evals","result":{...}}}. */
final class Line {
    private final StringBuilder head = new StringBuilder();
    private final StringBuilder result = new StringBuilder();

    Line(String work) {
        String version = Line.class.getPackage().getImplementationVersion();
        head.append("{\"peer\":\"condyle").append(version == null ? "" : "-" + version);
        head.append("\",\"work\":\"").append(work).append('"');
    }

    Line top(String key, double value) {
        head.append(",\"").append(key).append("\":").append(number(value));
        return this;
    }

    Line put(String key, double value) {
        return put(key, number(value), "");
    }

    Line put(String key, String value) {
        return put(key, value, "\"");
    }

    private Line put(String key, String value, String quote) {
        result.append(result.length() == 0 ? "\"" : ",\"").append(key).append("\":");
        result.append(quote).append(value).append(quote);
        return this;
    }

    /** One evaluation as the unit of work. */
    Line perEvaluation(Clock.Timing rate) {
        return top("wall_s", 1 / rate.wall().median())
                .top("cpu_s", 1 / rate.cpu().median())
                .top("sim_s", 0)
                .top("steps", 0)
                .top("evals", 1)
                .put("evals_per_s", rate.cpu().median())
                .put("evals_per_s_min", rate.cpu().min())
                .put("evals_per_s_max", rate.cpu().max())
                .put("evals_per_wall_s", rate.wall().median());
    }

    void print() {
        System.out.println(head + ",\"result\":{" + result + "}}");
    }

    private static String number(double v) {
        if (v == Math.rint(v) && Math.abs(v) < 1e15) {
            return Long.toString((long) v);
        }
        return Double.isFinite(v) ? String.format(Locale.ROOT, "%.10g", v) : "null";
    }
}
