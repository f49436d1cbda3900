package org.condyle.io.measured;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.condyle.fit.Estimate;
import org.condyle.fit.JointFit;
import org.condyle.fit.LinearFit;
import org.condyle.fit.SphereFit;

/**
 * The fitted joint as a file that a model can include: a force of type {@code sinus}.
 *
 * @param name       of the force
 * @param parent     the fixed body, in whose axes was measured
 * @param child      the moving body; the z axis of its frame is the axis of the segment
 * @param confidence of the intervals in the comments
 * @param stiffness  slope of the assumed moment beyond the sinus if none was measured [N·m/rad]
 * @param sources    what the joint was made from, a line each
 */
public record JointYaml(
        String name, String parent, String child, double confidence, double stiffness, List<String> sources) {
    /** By this line a file is known to be ours. */
    public static final String FIRST_LINE = "# A joint fitted to measurements by condyle joint.";

    public String text(JointFit f) {
        StringBuilder out = new StringBuilder(FIRST_LINE).append('\n');
        sources.forEach(s -> out.append("# ").append(s).append('\n'));
        out.append(String.format(
                        Locale.ROOT,
                        "# Intervals have a confidence of %s %%. The axes of '%s' must be those of the measurement.%n",
                        number(100 * confidence, 6),
                        parent)
                .replace("\r", ""));
        comment(
                out,
                "residuals of the sinus: rms %.4g deg, %d points, %d outliers",
                Math.toDegrees(f.sinus().rms()),
                f.contour().phi().length,
                f.sinus().outliers());
        comment(
                out,
                "largest angle without a point: %.0f deg, from phi = %.0f deg",
                f.contour().coverage().gapDegrees(),
                Math.toDegrees(f.contour().coverage().from()));
        f.warnings().forEach(w -> out.append("# Warning: ").append(w).append('\n'));
        double[] c = f.centre();
        out.append("forces:\n  ").append(name).append(":\n    type: sinus\n    between:\n      - on: ");
        out.append(parent).append("\n        at: [");
        out.append(number(c[0], 9))
                .append(", ")
                .append(number(c[1], 9))
                .append(", ")
                .append(number(c[2], 9));
        out.append("]");
        SphereFit sphere = f.sphere();
        if (sphere != null) {
            out.append(String.format(
                    Locale.ROOT,
                    "   # m; ± %s",
                    IntStream.range(0, 3)
                            .mapToObj(k ->
                                    number(1000 * sphere.centre(k, confidence).halfWidth(), 3))
                            .collect(Collectors.joining(", ", "", " mm"))));
            out.append(String.format(Locale.ROOT, "; link length %s mm", number(1000 * f.link(), 6)));
        } else {
            out.append("   # directions have no centre: write the centre of the joint here");
        }
        Estimate[] pole = f.pole(confidence);
        out.append("\n        orientation: {quaternion: ")
                .append(list(quaternion(f)))
                .append("}");
        out.append(String.format(
                Locale.ROOT,
                "   # pole: phi %s ± %s deg, theta %s ± %s deg",
                number(Math.toDegrees(pole[0].value()), 7),
                number(Math.toDegrees(pole[0].halfWidth()), 3),
                number(Math.toDegrees(pole[1].value()), 7),
                number(Math.toDegrees(pole[1].halfWidth()), 3)));
        out.append("\n      - on: ").append(child);
        out.append("   # its z axis must point along the segment, away from the joint: add at and orientation\n");
        coefficients(out, "sinus", "rad", f.sinus());
        JointFit.Field field = f.resistance();
        if (field == null) {
            out.append("    field: = ").append(number(stiffness, 9)).append(" * theta");
            out.append("   # N*m; assumed, no moments were measured\n");
        } else {
            coefficients(out, "field", "N*m", field.fit());
            comment(
                    out,
                    "residuals of the moment: rms %.4g N*m, %d points, %d outliers",
                    field.fit().rms(),
                    field.phi().length,
                    field.fit().outliers());
        }
        return out.toString();
    }

    private static void comment(StringBuilder out, String text, Object... values) {
        out.append("# ").append(String.format(Locale.ROOT, text, values)).append('\n');
    }

    private void coefficients(StringBuilder out, String key, String unit, LinearFit fit) {
        out.append("    ").append(key).append(":   # ").append(unit).append('\n');
        for (int i = 0; i < fit.coefficients().length; i++) {
            Estimate e = fit.estimate(i, confidence);
            out.append("      - ").append(number(e.value(), 9));
            out.append("   # ± ").append(number(e.halfWidth(), 3)).append('\n');
        }
    }

    /** Turns the axes of the parent into those of the joint: about z by φn, then about y by θn. */
    static double[] quaternion(JointFit f) {
        double p = 0.5 * f.axes().phi(), t = 0.5 * f.axes().theta();
        return new double[] {
            Math.cos(p) * Math.cos(t), -Math.sin(p) * Math.sin(t), Math.cos(p) * Math.sin(t), Math.sin(p) * Math.cos(t)
        };
    }

    private static String list(double[] values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> number(values[i], 12))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    /** Plain decimal digits: not every reader of YAML takes 1e-3 for a number. */
    static String number(double x, int digits) {
        if (Math.abs(x) < 1e-15 || !Double.isFinite(x)) {
            return Double.isFinite(x) ? "0" : "unknown";
        }
        return new java.math.BigDecimal(x)
                .round(new java.math.MathContext(digits))
                .stripTrailingZeros()
                .toPlainString();
    }
}
