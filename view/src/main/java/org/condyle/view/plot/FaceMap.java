package org.condyle.view.plot;

import java.util.Arrays;
import org.condyle.view.canvas.Axes;
import org.condyle.view.canvas.Axis;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.Ink;
import org.condyle.view.canvas.LinearScale;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.PageCanvas;
import org.condyle.view.canvas.Pen;

/**
 * A number on each triangle of a surface as a map in SVG, seen along an axis, with its scale beside it. Lengths are the same both ways. Colours are
 * those of {@link HeatMap}, in {@value #LEVELS} steps; triangles of value zero are pale, and larger values cover smaller ones.
 *
 * @param title   what is shown, for people who hear it read, and above the map
 * @param xLabel  with the unit
 * @param corners of the triangles across and up, six numbers each
 * @param values  of the triangles, not negative
 * @param unit    of the values, above the scale
 */
public record FaceMap(
        String title, String xLabel, String yLabel, double[] corners, double[] values, String unit, int width)
        implements Drawing {
    private static final int LEVELS = 16;
    private static final int TOP = 48;
    private static final int BAR = 16; // width of the scale
    private static final int BESIDE = 112;
    private static final double FLATTEST = 0.35; // height to width, at least
    private static final double TALLEST = 1.4;

    @Override
    public String svg() {
        double[] r = range();
        double pad = 0.02 * Math.max(r[1] - r[0], r[3] - r[2]);
        double wide = r[1] - r[0] + 2 * pad, high = r[3] - r[2] + 2 * pad;
        double left = Axes.Look.PAGE_LEFT + PageCanvas.width("−00.0");
        double room = width - BESIDE - left, tall = room * Math.max(FLATTEST, Math.min(TALLEST, high / wide));
        double scale = Math.min(room / wide, tall / high);
        Box box = new Box(left, TOP, left + room, TOP + tall);
        double midX = 0.5 * (r[0] + r[1]), midY = 0.5 * (r[2] + r[3]);
        Axis x = axis(midX, room / scale, (int) (room / 70)),
                y = axis(midY, tall / scale, (int) Math.max(3, tall / 40));
        Axes axes = new Axes(box, new LinearScale(x), new LinearScale(y), Axes.Look.FIELDS);
        PageCanvas canvas = new PageCanvas(title, width, (int) Math.ceil(TOP + tall + Axes.Look.PAGE_BOTTOM));
        canvas.heading(title, left, 20);
        double most = Arrays.stream(values).max().orElse(0);
        fields(canvas, axes, most);
        axes.draw(canvas);
        axes.pageLabels(canvas, xLabel, yLabel);
        Box bar = new Box(box.right() + 22, TOP, box.right() + 22 + BAR, box.bottom());
        HeatMap.scale(canvas, bar, 0, most);
        canvas.text("[" + unit + "]", bar.right() + 8, TOP - 14, PageCanvas.SIZE, Canvas.Align.START, false);
        return canvas.svg();
    }

    private static Axis axis(double middle, double span, int ticks) {
        return Axis.over(middle - 0.5 * span, middle + 0.5 * span, Math.max(2, ticks), false);
    }

    private double[] range() {
        double[] r = {
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
        };
        for (int i = 0; i < corners.length; i += 2) {
            r[0] = Math.min(r[0], corners[i]);
            r[1] = Math.max(r[1], corners[i]);
            r[2] = Math.min(r[2], corners[i + 1]);
            r[3] = Math.max(r[3], corners[i + 1]);
        }
        return r;
    }

    /** Neighbours of one level are one path, so that no seams are seen between them. */
    private void fields(PageCanvas canvas, Axes axes, double most) {
        for (int level = 0; level <= LEVELS; level++) {
            Outline path = new Outline();
            for (int f = 0; f < values.length; f++) {
                if (level(values[f], most) == level) {
                    for (int k = 0; k < 3; k++) {
                        double px = axes.across(corners[6 * f + 2 * k]), py = axes.down(corners[6 * f + 2 * k + 1]);
                        path = k == 0 ? path.move(px, py) : path.line(px, py);
                    }
                    path.close();
                }
            }
            if (!path.isEmpty()) {
                Ink ink = level == 0 ? Ink.text(0.12) : HeatMap.colour((level - 0.5) / LEVELS);
                canvas.fill(path, ink);
                if (level > 0) {
                    canvas.stroke(path, new Pen(0.5, ink));
                }
            }
        }
    }

    private static int level(double value, double most) {
        return value > 0 && most > 0 ? Math.max(1, (int) Math.ceil(LEVELS * value / most)) : 0;
    }
}
