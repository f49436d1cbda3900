package org.condyle.view.figure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.condyle.resistance.MomentField;
import org.condyle.view.canvas.Axis;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.plot.Curve;

/** Figures of measured joints that have the usual axes: θ over φ, and the moment field in the plane (p, q). */
public final class JointFigures {
    private static final double RANGE = 2.5; // of p and q at least [rad], as in the figures of A. E. Engin
    private static final double BEYOND = 0.5; // [rad]
    private static final int CELLS = 200;
    private static final int MOST_LEVELS = 12;
    private static final double APART = 0.09; // labels, of the width of the plane

    private JointFigures() {}

    /**
     * Polar angles over azimuths in degrees; curves with a spread have a band of mean ± S.
     *
     * @param faint curves behind, such as those of single subjects
     */
    public static Figure sinuses(
            FigureSize size, String title, List<BoneCurve> curves, List<BoneCurve> faint, boolean grey) {
        List<Curve> shown = new ArrayList<>();
        List<Backdrop.Band> bands = new ArrayList<>();
        for (BoneCurve c : curves) {
            if (c.spread().length > 0) {
                bands.add(new Backdrop.Band(
                        shown.size(), degrees(c.phi()), degrees(c.shifted(-1)), degrees(c.shifted(1))));
            }
            shown.add(curve(c));
        }
        Backdrop behind =
                new Backdrop(bands, faint.stream().map(JointFigures::curve).toList(), List.of());
        Panel panel = new Panel(AxisPlan.of("θ [deg]", true), shown, behind);
        return new Figure(size, title, new AxisPlan("φ [deg]", 0, 360, false, false), List.of(panel), grey);
    }

    /** A trail has gaps where its azimuth jumps by a turn. */
    private static Curve curve(BoneCurve c) {
        double[] x = degrees(c.phi()), y = degrees(c.theta());
        for (int i = 1; i < x.length; i++) {
            if (Math.abs(c.phi()[i] - c.phi()[i - 1]) > Math.PI) {
                y[i - 1] = Double.NaN;
            }
        }
        return new Curve(c.name(), x, y);
    }

    private static double[] degrees(double[] angles) {
        double[] out = new double[angles.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = Math.toDegrees(angles[i]);
        }
        return out;
    }

    /**
     * Lines of equal moment over p = θ cos φ, q = θ sin φ, with curves such as the voluntary and the forced sinus. Inside of
     * the first sinus there is no resistance, and no line.
     *
     * @param width  of the figure [mm]; its height makes the plane square
     * @param levels moments [N·m]; empty to choose round ones
     */
    public static Figure map(
            double width, String title, MomentField field, List<BoneCurve> curves, double[] levels, boolean grey) {
        double range = RANGE;
        for (BoneCurve c : curves) {
            for (double theta : c.theta()) {
                range = Math.max(range, 0.5 * Math.ceil(2 * theta));
            }
        }
        BoneCurve sinus =
                curves.stream().filter(BoneCurve::isContour).findFirst().orElse(null);
        Isolines lines = new Isolines(
                -range,
                range,
                CELLS,
                (p, q) -> field.value(azimuth(p, q), Math.hypot(p, q)),
                (p, q) -> sinus == null ? 1 : Math.hypot(p, q) - sinus.at(azimuth(p, q)));
        List<Curve> faint = new ArrayList<>();
        List<Backdrop.Label> labels = new ArrayList<>();
        for (double level : levels.length > 0 ? levels : levels(field, curves, range)) {
            List<Curve> found = lines.at(level);
            faint.addAll(found);
            label(found, level, 2 * range, labels);
        }
        List<Curve> shown = new ArrayList<>();
        for (BoneCurve c : curves) {
            double[] p = new double[c.phi().length], q = new double[p.length];
            for (int i = 0; i < p.length; i++) {
                p[i] = c.theta()[i] * Math.cos(c.phi()[i]);
                q[i] = c.theta()[i] * Math.sin(c.phi()[i]);
            }
            shown.add(new Curve(c.name(), p, q));
        }
        AxisPlan x = new AxisPlan("p = θ cos φ [rad]", -range, range, false, false);
        AxisPlan y = new AxisPlan("q = θ sin φ [rad]", -range, range, false, false);
        Panel panel = new Panel(y, shown, new Backdrop(List.of(), faint, labels));
        return Painter.square(width, size -> new Figure(size, title, x, List.of(panel), grey));
    }

    static double azimuth(double p, double q) {
        double phi = Math.atan2(q, p);
        return phi < 0 ? phi + 2 * Math.PI : phi;
    }

    /** Round moments up to the largest half a radian beyond the curves; without curves, up to the border of the plane. */
    private static double[] levels(MomentField field, List<BoneCurve> curves, double range) {
        double most = 0;
        for (int i = 0; i < 360; i++) {
            double phi = Math.toRadians(i);
            most = Math.max(most, curves.isEmpty() ? field.value(phi, range) : 0);
            for (BoneCurve c : curves) {
                most = Math.max(most, c.isContour() ? field.value(phi, c.at(phi) + BEYOND) : 0);
            }
        }
        return Axis.over(0, most, MOST_LEVELS, false).ticks().stream()
                .mapToDouble(BigDecimal::doubleValue)
                .toArray();
    }

    /** A label on the longest piece, at the place that is farthest from the labels that are there. */
    private static void label(List<Curve> pieces, double level, double width, List<Backdrop.Label> labels) {
        Curve longest = null;
        for (Curve c : pieces) {
            longest = longest == null || c.x().length > longest.x().length ? c : longest;
        }
        if (longest == null) {
            return;
        }
        double best = 0;
        int place = -1;
        for (int i = 0; i < longest.x().length; i++) {
            double x = longest.x()[i], y = longest.y()[i];
            double near = Math.min(width / 2 - Math.abs(x), width / 2 - Math.abs(y)) + 0.5 * APART * width;
            for (Backdrop.Label l : labels) {
                near = Math.min(near, Math.hypot(l.x() - x, l.y() - y));
            }
            near = Math.min(near, 2 * APART * width); // far enough is far enough: then as near to the last as can be
            if (near > best + 1e-9) {
                best = near;
                place = i;
            }
        }
        if (place >= 0 && best >= 0.6 * APART * width) {
            String text = level == Math.rint(level) ? String.valueOf((long) level) : String.valueOf(level);
            labels.add(new Backdrop.Label(text + " N·m", longest.x()[place], longest.y()[place]));
        }
    }
}
