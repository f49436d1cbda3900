package org.condyle.tool.laxity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.results.SummaryMark;
import org.condyle.tool.laxity.LaxityResult.Curve;
import org.condyle.tool.laxity.LaxityResult.Knee;
import org.condyle.tool.laxity.LaxityResult.Pose;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Laxity as JSON, for scripts: SI units, angles in rad. Keys keep their order; what is not finite is null. */
public final class LaxityJson {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .disable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();

    private LaxityJson() {}

    /**
     * The summary.
     *
     * @param model   as it was asked for
     * @param version of the program
     */
    public static String text(LaxityResult r, String model, String version) {
        Map<String, @Nullable Object> root = new LinkedHashMap<>();
        root.put(SummaryMark.FORMAT, SummaryMark.FORMAT_NUMBER);
        root.put(SummaryMark.CONDYLE, version);
        root.put(SummaryMark.TOOL, "laxity");
        root.put("title", r.title());
        root.put(SummaryMark.MODEL, model);
        root.put(SummaryMark.OUTCOME, r.isComplete() ? "completed" : "stopped");
        root.put("flexions", r.flexions());
        root.put("fibres", r.fibres());
        root.put("ligaments", r.groups());
        List<Object> lengths = new ArrayList<>();
        Arrays.stream(r.lengths()).forEach(l -> lengths.add(numbers(l)));
        root.put("lengths", lengths);
        root.put("knees", r.knees().stream().map(LaxityJson::knee).toList());
        root.put("shares", r.shares().stream().map(LaxityJson::share).toList());
        root.put("bands", r.bands().stream().map(LaxityJson::band).toList());
        root.put(
                "statements",
                LaxityStatements.of(r).stream().map(LaxityJson::statement).toList());
        Map<String, Object> seconds = new LinkedHashMap<>();
        seconds.put("intact", r.intactSeconds());
        seconds.put("all", r.seconds());
        seconds.put("samples", r.bandSeconds());
        root.put("processorSeconds", seconds);
        root.put("warnings", r.warnings());
        return JSON.writeValueAsString(root) + "\n";
    }

    private static Map<String, @Nullable Object> knee(Knee k) {
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("cut", k.cut());
        out.put("neutral", k.poses().stream().map(LaxityJson::pose).toList());
        List<Object> tests = new ArrayList<>();
        for (Curve c : k.curves()) {
            Map<String, @Nullable Object> one = new LinkedHashMap<>();
            one.put("test", c.test().title());
            one.put("flexion", c.flexion());
            one.put("load", numbers(c.load()));
            one.put("displacement", numbers(c.shift()));
            for (int side = 0; side < 2; side++) {
                Map<String, @Nullable Object> full = new LinkedHashMap<>();
                String[] names = {"lateral", "anterior", "proximal", "varus", "internal"};
                for (int i = 0; i < names.length; i++) {
                    full.put(names[i], finite(c.shifts()[side][i]));
                }
                full.put("at", pose(c.full().get(side)));
                one.put(c.test().direction(side == 0), full);
            }
            one.put("stiffness", numbers(c.stiffness()));
            one.put("total", finite(c.total()));
            one.put("loop", finite(c.loop()));
            one.put("retraced", finite(c.retraced()));
            one.put("message", c.message());
            tests.add(one);
        }
        out.put("tests", tests);
        return out;
    }

    private static Map<String, @Nullable Object> pose(Pose p) {
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("pose", numbers(p.place()));
        out.put("tension", numbers(p.tension()));
        out.put("contact", p.contact());
        out.put("hold", finite(p.hold()));
        return out;
    }

    private static Map<String, @Nullable Object> share(LaxityResult.Share s) {
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("test", s.test().direction(s.positive()));
        out.put("flexion", s.flexion());
        out.put("ligament", s.ligament());
        out.put("resolved", finite(s.resolved()));
        out.put("increment", finite(s.increment()));
        out.put("resolvedAboutPoint", finite(s.atPoint()));
        out.put("incrementAboutPoint", finite(s.atPointIncrement()));
        out.put("replayed", finite(s.replayed()));
        out.put("reproduced", finite(s.reproduced()));
        out.put("left", finite(s.left()));
        return out;
    }

    private static Map<String, @Nullable Object> band(LaxityResult.Band b) {
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("test", b.test().title());
        out.put("flexion", b.flexion());
        out.put(b.test().direction(true), numbers(b.plus()));
        out.put(b.test().direction(false), numbers(b.minus()));
        out.put("total", numbers(b.total()));
        out.put("decides", b.decides());
        out.put("correlations", b.correlations());
        out.put("failed", b.failed());
        return out;
    }

    private static Map<String, @Nullable Object> statement(LaxityStatements.Statement s) {
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("says", s.says());
        out.put("where", s.where());
        out.put("found", s.found());
        out.put("verdict", s.holds() ? "holds" : "contradicted");
        return out;
    }

    private static List<@Nullable Object> numbers(double[] x) {
        List<@Nullable Object> out = new ArrayList<>();
        for (double v : x) {
            out.add(finite(v));
        }
        return out;
    }

    private static @Nullable Object finite(double x) {
        return Double.isFinite(x) ? x : null;
    }
}
