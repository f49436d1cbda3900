package org.condyle.view.plot;

import java.util.ArrayList;
import java.util.List;
import org.condyle.view.canvas.Axes;
import org.condyle.view.canvas.Axis;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.Ink;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.PageCanvas;
import org.condyle.view.canvas.Pen;
import org.condyle.view.page.Text;

/**
 * Points, lines, bands and bars over common axes, as a picture in SVG. Colours are those of Okabe and Ito; text takes the colour
 * of the page.
 *
 * @param title  what is shown, for people who hear it read, and above the picture
 * @param xLabel with the unit
 */
public record MarkPlot(String title, String xLabel, String yLabel, List<Mark> marks, int width, int height)
        implements Drawing {
    private static final int FEW = 6; // points that are drawn as large dots

    @Override
    public String svg() {
        double[] range = range();
        Legend legend = new Legend(width);
        for (int i = 0; i < marks.size(); i++) {
            if (!marks.get(i).name().isEmpty()) {
                boolean band = marks.get(i).kind() == Mark.Kind.BAND;
                legend.add(
                        Text.shortened(marks.get(i).name(), 30),
                        band ? new Pen(10, Ink.curve(i).faint(0.35)) : new Pen(2.2, Ink.curve(i)));
            }
        }
        double top = 34 + legend.height(), bottom = height - Axes.Look.PAGE_BOTTOM;
        Axis y = Axis.over(range[2], range[3], Math.max(3, (int) (bottom - top) / 32), true);
        double wide = width - 16 - Axes.pageLeft(y);
        Axis x = Axis.over(range[0], range[1], Math.max(3, (int) wide / 75), false);
        Axes axes = Axes.inPage(x, y, top, width, height);
        PageCanvas canvas = new PageCanvas(title, width, height);
        canvas.heading(Text.shortened(title, 66), 14, 18);
        axes.draw(canvas);
        for (int i = 0; i < marks.size(); i++) {
            draw(marks.get(i), axes, Ink.curve(i), canvas);
        }
        axes.pageLabels(canvas, xLabel, yLabel);
        legend.draw(canvas, 40);
        return canvas.svg();
    }

    private static void draw(Mark m, Axes axes, Ink ink, Canvas canvas) {
        Outline path = new Outline();
        int n = m.x().length;
        switch (m.kind()) {
            case POINTS -> {
                for (int i = 0; i < n; i++) {
                    if (Double.isFinite(m.x()[i]) && Double.isFinite(m.y()[i])) {
                        double x = axes.across(m.x()[i]), y = axes.down(m.y()[i]);
                        path.move(x, y).line(x, y);
                    }
                }
                canvas.stroke(path, n < FEW ? new Pen(9, ink) : new Pen(4.5, ink.faint(0.45)));
            }
            case LINE -> {
                for (int i = 0; i < n; i++) {
                    to(path, i == 0, axes, m.x()[i], m.y()[i]);
                }
                canvas.stroke(path, new Pen(1.9, ink));
            }
            case BAND -> {
                for (int i = 0; i < n; i++) {
                    to(path, i == 0, axes, m.x()[i], m.high()[i]);
                }
                for (int i = n - 1; i >= 0; i--) {
                    to(path, false, axes, m.x()[i], m.y()[i]);
                }
                canvas.fill(n == 0 ? path : path.close(), Ink.of(ink.rgb()).faint(0.28));
            }
            default -> {
                for (int i = 0; i < m.y().length; i++) {
                    double left = axes.across(m.x()[i]), y = axes.down(m.y()[i]);
                    path.rectangle(left, y, axes.across(m.x()[i + 1]) - left, axes.down(0) - y);
                }
                canvas.fill(path, Ink.of(ink.rgb()).faint(0.7));
                canvas.stroke(path, new Pen(1, Ink.of(ink.rgb())));
            }
        }
    }

    private static void to(Outline path, boolean first, Axes axes, double x, double y) {
        if (first) {
            path.move(axes.across(x), axes.down(y));
        } else {
            path.line(axes.across(x), axes.down(y));
        }
    }

    private double[] range() {
        double[] r = {
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
        };
        for (Mark m : marks) {
            List<double[]> ys = new ArrayList<>(List.of(m.y(), m.high()));
            if (m.kind() == Mark.Kind.BARS) {
                ys.add(new double[] {0});
            }
            widen(r, 0, m.x());
            ys.forEach(y -> widen(r, 2, y));
        }
        return r;
    }

    private static void widen(double[] range, int at, double[] values) {
        for (double v : values) {
            if (Math.abs(v) <= Axis.LARGEST) {
                range[at] = Math.min(range[at], v);
                range[at + 1] = Math.max(range[at + 1], v);
            }
        }
    }
}
