package org.condyle.view.plot;

import java.math.BigDecimal;
import java.util.Locale;
import org.condyle.view.canvas.Axis;
import org.condyle.view.page.Text;

/**
 * Points over an axis, with a curve and the band of its intervals, as SVG. Colours are those of the page it stands in.
 *
 * @param title  for people who hear it read
 * @param xLabel with the unit
 * @param yLabel with the unit
 * @param x      of the points
 * @param y      of the points
 * @param marks  true for outliers
 * @param curve  rows x, y, low, high; no rows for none
 * @param xLow   beginning of the axis
 * @param xHigh  its end
 */
public record PointPlot(
        String title,
        String xLabel,
        String yLabel,
        double[] x,
        double[] y,
        boolean[] marks,
        double[][] curve,
        double xLow,
        double xHigh) {
    private static final int WIDTH = 560;
    private static final int HEIGHT = 360;
    private static final int LEFT = 62;
    private static final int RIGHT = WIDTH - 16;
    private static final int TOP = 14;
    private static final int BOTTOM = HEIGHT - 46;

    public String svg() {
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        boolean residuals = curve.length == 0; // their outliers would leave no room for the others
        for (int i = 0; i < y.length; i++) {
            if (!residuals || !marks[i]) {
                low = Math.min(low, y[i]);
                high = Math.max(high, y[i]);
            }
        }
        for (double[] c : curve) {
            low = Math.min(low, c[1]);
            high = Math.max(high, c[1]);
        }
        Axis up = Axis.over(low, high, 9, true), across = Axis.over(xLow, xHigh, 8, false);
        StringBuilder out = new StringBuilder(4096);
        out.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
                        + " role=\"img\" font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"currentColor\">\n"
                        + "<title>%s</title>\n",
                WIDTH,
                HEIGHT,
                WIDTH,
                HEIGHT,
                Text.escape(title)));
        for (BigDecimal t : up.ticks()) {
            double at = vertical(up, t.doubleValue());
            line(out, LEFT, at, RIGHT, at, ".14");
            label(out, LEFT - 7, at + 4.5, "end", up.label(t), "");
        }
        for (BigDecimal t : across.ticks()) {
            double at = horizontal(across, t.doubleValue());
            line(out, at, TOP, at, BOTTOM, ".14");
            label(out, at, BOTTOM + 18, "middle", across.label(t), "");
        }
        line(out, LEFT, TOP, LEFT, BOTTOM, ".6");
        line(out, LEFT, BOTTOM, RIGHT, BOTTOM, ".6");
        label(out, 0.5 * (LEFT + RIGHT), HEIGHT - 9, "middle", across.labelled(xLabel), "");
        int middle = (TOP + BOTTOM) / 2;
        label(out, 15, middle, "middle", up.labelled(yLabel), " transform=\"rotate(-90 15 " + middle + ")\"");
        if (curve.length > 0) {
            StringBuilder band = new StringBuilder(), path = new StringBuilder();
            for (int i = 0; i < curve.length; i++) {
                point(band, i == 0 ? "M" : "L", horizontal(across, curve[i][0]), vertical(up, curve[i][3]));
                point(path, i == 0 ? "M" : "L", horizontal(across, curve[i][0]), vertical(up, curve[i][1]));
            }
            for (int i = curve.length - 1; i >= 0; i--) {
                point(band, "L", horizontal(across, curve[i][0]), vertical(up, curve[i][2]));
            }
            out.append("<path class=\"band\" d=\"").append(band).append("Z\"/>\n");
            out.append("<path class=\"fit\" d=\"").append(path).append("\"/>\n");
        }
        for (int i = 0; i < x.length; i++) {
            double a = horizontal(across, x[i]), b = vertical(up, y[i]);
            if (marks[i]) {
                out.append(String.format(
                        Locale.ROOT, "<path class=\"wild\" d=\"M%.1f %.1fl6 6m0-6l-6 6\"/>\n", a - 3, b - 3));
            } else {
                out.append(String.format(
                        Locale.ROOT, "<circle class=\"seen\" cx=\"%.1f\" cy=\"%.1f\" r=\"2.4\"/>\n", a, b));
            }
        }
        return out.append("</svg>\n").toString();
    }

    private static double horizontal(Axis a, double v) {
        return LEFT + (RIGHT - LEFT) * a.place(v);
    }

    /** What does not fit into the picture is drawn at its edge. */
    private static double vertical(Axis a, double v) {
        return Math.max(TOP - 4, Math.min(BOTTOM + 4, BOTTOM - (BOTTOM - TOP) * a.place(v)));
    }

    private static void point(StringBuilder out, String command, double a, double b) {
        out.append(String.format(Locale.ROOT, "%s%.2f %.2f", command, a, b));
    }

    private static void line(StringBuilder out, double a, double b, double c, double d, String opacity) {
        out.append(String.format(
                Locale.ROOT,
                "<path d=\"M%.2f %.2fL%.2f %.2f\" stroke=\"currentColor\" stroke-opacity=\"%s\"/>\n",
                a,
                b,
                c,
                d,
                opacity));
    }

    private static void label(StringBuilder out, double a, double b, String anchor, String text, String more) {
        out.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"%s>%s</text>\n",
                a,
                b,
                anchor,
                more,
                Text.escape(text)));
    }
}
