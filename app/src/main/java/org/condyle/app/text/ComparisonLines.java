package org.condyle.app.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.view.compare.Comparison;
import org.condyle.view.compare.CurveDifference;
import org.condyle.view.compare.Numbers;
import org.condyle.view.page.Text;
import org.jspecify.annotations.Nullable;

/** A comparison for the terminal: outputs beside each other, then how far the curves are apart. */
public final class ComparisonLines {
    private static final int LONGEST = 40;

    private final Comparison comparison;
    private final List<List<String>> rows = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    public ComparisonLines(Comparison comparison) {
        this.comparison = comparison;
    }

    public List<String> lines() {
        List<String> names = comparison.names();
        comparison.remarks().forEach(r -> lines.add("  note: " + Text.visible(r)));
        for (Comparison.Output o : comparison.outputs()) {
            for (int i = 0; i < names.size(); i++) {
                rows.add(List.of(
                        i == 0 ? o.name() : "",
                        names.get(i),
                        number(o.values().get(i)) + (o.unit().isEmpty() ? "" : " " + o.unit()),
                        i == 0 ? "" : signed(o.difference(i)),
                        i == 0 ? "" : Numbers.percent(o.relative(i))));
            }
        }
        table(List.of("output", "run", "value", "difference", "relative"), 2);
        String over = comparison.overUnit();
        for (Comparison.Channel c : comparison.channels()) {
            for (int i = 1; i < names.size(); i++) {
                CurveDifference d = c.differences().get(i - 1);
                String unit = c.unit().isEmpty() ? "" : " " + c.unit();
                rows.add(
                        d.isEmpty()
                                ? List.of(i == 1 ? c.name() : "", names.get(i), "nothing in common", "", "", "")
                                : List.of(
                                        i == 1 ? c.name() : "",
                                        names.get(i),
                                        signed(d.largest()) + unit,
                                        "at " + number(d.at()) + (over.isEmpty() ? "" : " " + over),
                                        Numbers.percent(d.relative()),
                                        number(d.rms()) + unit));
            }
        }
        table(
                List.of(
                        "curve",
                        "run",
                        "largest difference",
                        comparison.over().equals("time") ? "when" : "where",
                        "relative",
                        "rms"),
                2);
        return lines;
    }

    /** The same by name, for scripts; what is not finite is null. */
    public Map<String, Object> facts() {
        List<String> names = comparison.names();
        List<Map<String, @Nullable Object>> outputs = new ArrayList<>(), curves = new ArrayList<>();
        for (Comparison.Output o : comparison.outputs()) {
            for (int i = 0; i < names.size(); i++) {
                Map<String, @Nullable Object> one = new LinkedHashMap<>();
                one.put("output", o.name());
                one.put("run", names.get(i));
                one.put("value", finite(o.values().get(i)));
                one.put("unit", o.unit());
                one.put("difference", i == 0 ? null : finite(o.difference(i)));
                one.put("relative", i == 0 ? null : finite(o.relative(i)));
                outputs.add(one);
            }
        }
        for (Comparison.Channel c : comparison.channels()) {
            for (int i = 1; i < names.size(); i++) {
                CurveDifference d = c.differences().get(i - 1);
                Map<String, @Nullable Object> one = new LinkedHashMap<>();
                one.put("curve", c.name());
                one.put("run", names.get(i));
                one.put("unit", c.unit());
                one.put("largest", finite(d.largest()));
                one.put("at", finite(d.at()));
                one.put("relative", finite(d.relative()));
                one.put("rms", finite(d.rms()));
                curves.add(one);
            }
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("runs", names);
        all.put("remarks", comparison.remarks());
        all.put("over", comparison.over());
        all.put("overUnit", comparison.overUnit());
        all.put("outputs", outputs);
        all.put("curves", curves);
        return all;
    }

    private static @Nullable Double finite(double x) {
        return Double.isFinite(x) ? x : null;
    }

    /** Words to the left, numbers to the right. */
    private void table(List<String> heads, int words) {
        if (rows.isEmpty()) {
            return;
        }
        rows.add(0, heads);
        int[] widths = new int[heads.size()];
        for (List<String> r : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], shown(r.get(i)).length());
            }
        }
        for (List<String> r : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String cell = shown(r.get(i)), space = " ".repeat(widths[i] - cell.length());
                line.append("  ").append(i < words ? cell + space : space + cell);
            }
            lines.add(
                    r == heads
                            ? Terminal.strong(line.toString().stripTrailing())
                            : line.toString().stripTrailing());
        }
        rows.clear();
    }

    private static String shown(String text) {
        return Text.shortened(Text.visible(text).replaceAll("\\s+", " "), LONGEST);
    }

    private static String number(double x) {
        return Double.isFinite(x) ? Text.brief(x) : "–";
    }

    private static String signed(double x) {
        return (x > 0 ? "+" : "") + number(x);
    }
}
