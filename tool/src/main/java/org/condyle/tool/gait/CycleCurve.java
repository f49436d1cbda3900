package org.condyle.tool.gait;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.condyle.tool.gait.Sides.Side;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultTable;

/**
 * A curve over the cycle: the mean over all cycles of its side at 0, 1, ... 100 percent.
 *
 * @param name   of the coordinate, muscle or joint
 * @param base   the name without its side
 * @param peak   value of the largest magnitude over all rows of the analysis, cycles or not
 * @param peakAt its time [s]
 */
public record CycleCurve(
        Kind kind, String name, String base, Side side, String unit, double[] percent, double peak, double peakAt) {
    /** What it shows. */
    public enum Kind {
        ANGLE("Joint angles", "angle"),
        MOMENT("Joint moments", "moment"),
        MUSCLE("Muscle forces", "muscle"),
        REACTION("Joint reactions", "reaction");

        private final String title;
        private final String word;

        Kind(String title, String word) {
            this.title = title;
            this.word = word;
        }

        public String title() {
            return title;
        }

        /** As columns of files begin. */
        public String word() {
            return word;
        }
    }

    private static CycleCurve of(
            Kind kind, String name, String unit, double[] times, double[] values, GaitCycles cycles) {
        Side side = Sides.of(name);
        int most = 0;
        for (int i = 0; i < values.length; i++) {
            most = Math.abs(values[i]) > Math.abs(values[most]) ? i : most;
        }
        return new CycleCurve(
                kind,
                name,
                Sides.base(name),
                side,
                unit,
                cycles.percent(side, times, values),
                values.length == 0 ? Double.NaN : values[most],
                values.length == 0 ? Double.NaN : times[most]);
    }

    /** The angles of an inverse kinematics. */
    static List<CycleCurve> angles(AnalysisResult ik, GaitCycles cycles) {
        ResultTable t = ik.tables().get(0);
        return t.columns().stream()
                .filter(c -> c.unit().equals("deg"))
                .map(c -> of(Kind.ANGLE, c.label(), "deg", t.times(), c.values(), cycles))
                .toList();
    }

    /**
     * The moments of an inverse dynamics; of coupled coordinates with what they are coupled to.
     *
     * @param root coordinates of the root, whose moments are residuals
     */
    static List<CycleCurve> moments(AnalysisResult id, Set<String> root, GaitCycles cycles) {
        ResultTable t = id.tables().get(id.tables().size() - 1);
        return t.columns().stream()
                .filter(c -> c.label().endsWith("_moment"))
                .filter(c -> !root.contains(c.label().replaceAll("_moment$", "")))
                .map(c ->
                        of(Kind.MOMENT, c.label().replaceAll("_moment$", ""), c.unit(), t.times(), c.values(), cycles))
                .toList();
    }

    /** The forces of the muscles of a static optimisation. */
    static List<CycleCurve> muscles(AnalysisResult so, GaitCycles cycles) {
        List<CycleCurve> out = new ArrayList<>();
        for (ResultTable t : so.tables()) {
            if (t.file().endsWith("_force.sto")) {
                t.columns().stream()
                        .filter(c -> c.unit().equals("N"))
                        .forEach(c -> out.add(of(Kind.MUSCLE, c.label(), "N", t.times(), c.values(), cycles)));
            }
        }
        return out;
    }

    /** Sizes of the forces in joints. */
    static List<CycleCurve> reactions(AnalysisResult reactions, Set<String> roots, GaitCycles cycles) {
        List<CycleCurve> out = new ArrayList<>();
        ResultTable t = reactions.tables().get(0);
        Map<String, double[]> squares = new LinkedHashMap<>();
        t.columns().stream()
                .filter(c -> c.label().matches(".*_f[xyz]") && !roots.contains(c.group()))
                .forEach(c -> {
                    double[] sum = squares.computeIfAbsent(c.group(), g -> new double[c.values().length]);
                    for (int i = 0; i < sum.length; i++) {
                        sum[i] += c.values()[i] * c.values()[i];
                    }
                });
        squares.forEach((joint, sum) -> {
            for (int i = 0; i < sum.length; i++) {
                sum[i] = Math.sqrt(sum[i]);
            }
            out.add(of(Kind.REACTION, joint, "N", t.times(), sum, cycles));
        });
        return out;
    }

    /** All curves as a table for other programs. */
    static String csv(List<CycleCurve> curves) {
        StringBuilder out = new StringBuilder("percent");
        Map<String, Integer> used = new HashMap<>();
        for (CycleCurve c : curves) {
            String name = c.kind.word + "." + c.name;
            int n = used.merge(name, 1, Integer::sum);
            out.append(',').append(name.replaceAll("[,\"\\s]", "_")).append(n > 1 ? "_" + n : "");
            out.append(" [").append(c.unit).append(']');
        }
        out.append('\n');
        for (int p = 0; p <= 100; p++) {
            out.append(p);
            for (CycleCurve c : curves) {
                double x = c.percent[p];
                out.append(',').append(Double.isNaN(x) ? "" : String.format(Locale.ROOT, "%.9g", x));
            }
            out.append('\n');
        }
        return out.toString();
    }
}
