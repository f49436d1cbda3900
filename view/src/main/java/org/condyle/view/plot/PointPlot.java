package org.condyle.view.plot;

import org.condyle.view.canvas.Axes;
import org.condyle.view.canvas.Axis;
import org.condyle.view.canvas.Ink;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.PageCanvas;
import org.condyle.view.canvas.Pen;

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
        double xHigh)
        implements Drawing {
    private static final int WIDTH = 560;
    private static final int HEIGHT = 360;
    private static final int TOP = 14;
    private static final double OVER = 4; // pixels that points beyond the axes lie outside of them

    // the page has colours for these styles
    private static final Ink BAND = new Ink(Ink.colour(0), 0.22, "band");
    private static final Pen FIT = new Pen(2.2, new Ink(Ink.colour(0), 1, "fit"));
    private static final Pen OUTLIER = new Pen(1.6, new Ink(Ink.colour(1), 1, "wild"));
    private static final Ink POINT = new Ink(Ink.TEXT, 0.55, "seen");

    @Override
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
        Axes axes = Axes.inPage(Axis.over(xLow, xHigh, 8, false), Axis.over(low, high, 9, true), TOP, WIDTH, HEIGHT);
        PageCanvas canvas = new PageCanvas(title, WIDTH, HEIGHT);
        axes.draw(canvas);
        axes.pageLabels(canvas, xLabel, yLabel);
        if (curve.length > 0) {
            Outline band = new Outline(), path = new Outline();
            for (int i = 0; i < curve.length; i++) {
                to(band, i == 0, axes, curve[i][0], curve[i][3]);
                to(path, i == 0, axes, curve[i][0], curve[i][1]);
            }
            for (int i = curve.length - 1; i >= 0; i--) {
                to(band, false, axes, curve[i][0], curve[i][2]);
            }
            canvas.fill(band.close(), BAND);
            canvas.stroke(path, FIT);
        }
        for (int i = 0; i < x.length; i++) {
            double a = axes.across(x[i]), b = down(axes, y[i]);
            if (marks[i]) {
                canvas.stroke(
                        new Outline()
                                .move(a - 3, b - 3)
                                .line(a + 3, b + 3)
                                .move(a + 3, b - 3)
                                .line(a - 3, b + 3),
                        OUTLIER);
            } else {
                canvas.fill(new Outline().circle(a, b, 2.4), POINT);
            }
        }
        return canvas.svg();
    }

    /** What does not fit into the picture is drawn at its edge. */
    private static double down(Axes axes, double v) {
        return Math.max(axes.box().top() - OVER, Math.min(axes.box().bottom() + OVER, axes.down(v)));
    }

    private static void to(Outline path, boolean first, Axes axes, double x, double y) {
        if (first) {
            path.move(axes.across(x), down(axes, y));
        } else {
            path.line(axes.across(x), down(axes, y));
        }
    }
}
