package org.condyle.view.plot;

import java.util.List;
import org.condyle.view.canvas.Axes;
import org.condyle.view.canvas.Axis;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.Ink;
import org.condyle.view.canvas.PageCanvas;
import org.condyle.view.canvas.Pen;
import org.condyle.view.page.Text;

/**
 * Curves over a common axis as a picture in SVG. Colours are those of Okabe and Ito, told apart by people who see
 * colours differently, and each curve has its own dashes for paper without colour. Lines and text take the colour of
 * the page they stand in ({@code currentColor}), so that a picture works on light and dark; curves have the classes
 * {@code c0, c1, ...} for a page that wants others.
 *
 * @param title  what the picture shows, for people who hear it read; not drawn
 * @param xLabel below the axis, with the unit: "time [s]"
 * @param yLabel beside the axis
 * @param width  of the whole picture [pixels]
 * @param height of the whole picture [pixels]
 * @param layers the first curve is the widest and palest, so that it is seen below another that lies on it
 */
public record SvgPlot(
        String title, String xLabel, String yLabel, List<Curve> curves, int width, int height, boolean layers)
        implements Drawing {
    private static final double[][] DASHES = {{}, {7, 3}, {2, 3}, {9, 3, 2, 3}, {14, 4}, {5, 2, 1, 2, 1, 2}};
    private static final double WIDTH = 1.7; // of a curve
    private static final int LONGEST_NAME = 48;

    /** Curves as lines of one width. */
    public SvgPlot(String title, String xLabel, String yLabel, List<Curve> curves, int width, int height) {
        this(title, xLabel, yLabel, curves, width, height, false);
    }

    /** The same for curves that may lie on each other. */
    public SvgPlot layered() {
        return new SvgPlot(title, xLabel, yLabel, curves, width, height, true);
    }

    public SvgPlot {
        curves = List.copyOf(curves);
        if (width < 200 || height < 120) {
            throw new IllegalArgumentException("a plot needs at least 200 x 120 pixels, was " + width + " x " + height);
        }
    }

    @Override
    public String svg() {
        double[] range = range();
        Legend legend = new Legend(width);
        for (int i = 0; i < curves.size(); i++) {
            legend.add(shown(i), stroke(i, 2.2));
        }
        double top = 14 + legend.height(), bottom = height - Axes.Look.PAGE_BOTTOM;
        Axis y = Axis.over(range[2], range[3], Math.max(3, (int) (bottom - top) / 27), true, whole());
        double wide = width - 16 - Axes.pageLeft(y);
        Axis x = Axis.over(range[0], range[1], Math.max(3, (int) wide / 70), false);
        Axes axes = Axes.inPage(x, y, top, width, height);
        PageCanvas canvas = new PageCanvas(title, width, height);
        boolean empty = range[0] > range[1];
        if (empty) {
            Box box = axes.box();
            double middle = (box.left() + box.right()) / 2;
            canvas.text("no finite values", middle, (top + bottom) / 2, PageCanvas.SIZE, Canvas.Align.MIDDLE, false);
        } else {
            axes.draw(canvas);
        }
        axes.pageLabels(canvas, xLabel, yLabel);
        for (int i = 0; i < curves.size(); i++) {
            canvas.stroke(CurvePath.of(curves.get(i), axes), layer(i));
        }
        legend.draw(canvas, 16);
        return canvas.svg();
    }

    /** Counts have no halves. */
    private boolean whole() {
        return curves.stream().allMatch(c -> {
            for (int i = 0; i < c.x().length; i++) {
                if (c.shows(i) && c.y()[i] != Math.rint(c.y()[i])) {
                    return false;
                }
            }
            return true;
        });
    }

    /** Of three curves the first is drawn 6.5 pixels wide, the second 4.1, the last 1.7. */
    private Pen layer(int curve) {
        int above = layers ? Math.min(2, curves.size() - 1 - curve) : 0;
        return above == 0
                ? stroke(curve, WIDTH)
                : new Pen(above == 1 ? 4.1 : 6.5, Ink.curve(curve).faint(0.45));
    }

    private double[] range() {
        double[] r = {
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
        };
        for (Curve c : curves) {
            for (int i = 0; i < c.x().length; i++) {
                if (c.shows(i)) {
                    r[0] = Math.min(r[0], c.x()[i]);
                    r[1] = Math.max(r[1], c.x()[i]);
                    r[2] = Math.min(r[2], c.y()[i]);
                    r[3] = Math.max(r[3], c.y()[i]);
                }
            }
        }
        return r;
    }

    private String shown(int curve) {
        return Text.shortened(Text.visible(curves.get(curve).name()).replaceAll("\\s+", " "), LONGEST_NAME);
    }

    private Pen stroke(int i, double wide) {
        // Shifted by one from the seventh curve on: 36 curves differ in colour or dashes.
        double[] dashes = DASHES[(i + i / DASHES.length) % DASHES.length];
        return new Pen(wide, Ink.curve(i), layers && i < curves.size() - 1 ? DASHES[0] : dashes);
    }
}
