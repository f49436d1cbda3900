package org.condyle.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.data.Csv;
import org.condyle.io.results.AtomicFile;
import org.condyle.study.statistics.Envelope;
import org.condyle.study.statistics.Interval;
import org.condyle.study.statistics.Quantile;
import org.condyle.study.statistics.Sensitivity;
import org.condyle.study.statistics.Summary;
import org.condyle.study.task.Trace;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Findings as files for other programs: {@code sensitivity.json}, and {@code curves.csv} if curves were asked for. */
public final class FindingsFiles {
    public static final String SENSITIVITY = "sensitivity.json";
    public static final String CURVES = "curves.csv";

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private FindingsFiles() {}

    public static void write(Findings f, List<StudyClaim.Verdict> verdicts, Path folder) throws IOException {
        AtomicFile.write(folder.resolve(SENSITIVITY), JSON.writeValueAsString(json(f, verdicts)) + "\n");
        if (!f.envelopes().isEmpty()) {
            AtomicFile.write(folder.resolve(CURVES), curves(f));
        }
    }

    private static Map<String, Object> json(Findings f, List<StudyClaim.Verdict> verdicts) {
        Map<String, Object> all = new LinkedHashMap<>();
        Sample s = f.sample();
        all.put("format", "condyle sensitivity 1");
        all.put("study", f.study().title());
        all.put("method", s.method().word());
        all.put("samples", s.samples());
        all.put("runs", f.study().runs());
        all.put("done", f.done());
        all.put("failed", f.failed());
        all.put("reasons", f.reasons());
        all.put("keys", s.factors());
        Map<String, Object> outputs = new LinkedHashMap<>();
        f.outputs().forEach(o -> outputs.put(o.name(), output(o, s.factors())));
        all.put("outputs", outputs);
        if (!verdicts.isEmpty()) {
            all.put("claims", verdicts);
        }
        return all;
    }

    private static Map<String, Object> output(OutputFindings o, List<String> factors) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("unit", o.unit());
        if (o.summary() != null) {
            summary(o.summary(), all);
        }
        Map<String, Object> keys = new LinkedHashMap<>();
        for (int i = 0; i < factors.size(); i++) {
            keys.put(factors.get(i), key(o, i));
        }
        all.put("keys", keys);
        all.put(
                "convergence",
                o.convergence().stream()
                        .map(c -> Map.of("samples", c.samples(), "estimates", list(c.estimates())))
                        .toList());
        return all;
    }

    private static void summary(Summary s, Map<String, Object> all) {
        all.put("count", s.count());
        all.put("mean", s.mean());
        all.put("meanInterval", interval(s.meanInterval()));
        all.put("deviation", number(s.deviation()));
        all.put("min", s.least());
        all.put("max", s.largest());
        List<Object> quantiles = new ArrayList<>();
        for (Quantile q : s.quantiles()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("probability", q.probability());
            one.put("value", q.value());
            one.put("interval", interval(q.interval()));
            quantiles.add(one);
        }
        all.put("quantiles", quantiles);
        Map<String, Object> histogram = new LinkedHashMap<>();
        histogram.put("from", s.histogram().from());
        histogram.put("to", s.histogram().to());
        histogram.put("counts", s.histogram().counts());
        all.put("histogram", histogram);
    }

    private static Map<String, Object> key(OutputFindings o, int i) {
        Map<String, Object> one = new LinkedHashMap<>();
        if (!o.links().isEmpty()) {
            OutputFindings.Link l = o.links().get(i);
            one.put("correlation", number(l.correlation()));
            one.put("rankCorrelation", number(l.rank()));
            one.put("rankCorrelationInterval", interval(l.rankInterval()));
            one.put("meanInLowestFifth", number(l.tornado().low()));
            one.put("meanInHighestFifth", number(l.tornado().high()));
        }
        for (Sensitivity.Quantity q : o.sensitivity() == null
                ? List.<Sensitivity.Quantity>of()
                : o.sensitivity().quantities()) {
            one.put(q.word(), number(q.values()[i]));
            if (q.intervals() != null) {
                one.put(q.word() + "Interval", interval(q.intervals()[i]));
            }
        }
        return one;
    }

    private static List<@Nullable Double> interval(Interval i) {
        return list(new double[] {i.low(), i.high()});
    }

    private static List<@Nullable Double> list(double[] x) {
        List<@Nullable Double> all = new ArrayList<>();
        for (double v : x) {
            all.add(number(v));
        }
        return all;
    }

    /** JSON has no NaN. */
    private static @Nullable Double number(double x) {
        return Double.isFinite(x) ? x : null;
    }

    private static String curves(Findings f) {
        StringBuilder out = new StringBuilder("curve,x unit,y unit,x,runs,mean,5 %,50 %,95 %\n");
        for (int i = 0; i < f.envelopes().size(); i++) {
            Trace t = f.study().traces().get(i);
            String name = Csv.text(t.y() + " over " + t.x()) + "," + Csv.text(f.curveUnits(i)[0]) + ","
                    + Csv.text(f.curveUnits(i)[1]);
            for (Envelope.Band b : f.envelopes().get(i).bands()) {
                out.append(name)
                        .append(',')
                        .append(Csv.number(b.x()))
                        .append(',')
                        .append(b.runs());
                for (double x : new double[] {b.mean(), b.low(), b.median(), b.high()}) {
                    out.append(',').append(Csv.number(x));
                }
                out.append('\n');
            }
        }
        return out.toString();
    }
}
