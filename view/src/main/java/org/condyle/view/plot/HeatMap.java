package org.condyle.view.plot;

import java.util.List;
import org.condyle.view.canvas.Axes;
import org.condyle.view.canvas.Axis;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.Ink;
import org.condyle.view.canvas.LinearScale;
import org.condyle.view.canvas.NamedScale;
import org.condyle.view.canvas.PageCanvas;
import org.condyle.view.canvas.Scale;
import org.condyle.view.page.Text;

/**
 * One number over two others as a map of coloured fields in SVG, with its scale beside it. Colours are viridis, which grows
 * evenly for every eye and in print. A field without a number stays empty.
 *
 * @param title  what is shown, for people who hear it read, and above the map
 * @param xLabel with the unit
 * @param xs     the values along the axis, as they are written
 * @param values by row of {@code ys} and column of {@code xs}
 */
public record HeatMap(
        String title,
        String xLabel,
        String yLabel,
        List<String> xs,
        List<String> ys,
        double[][] values,
        int width,
        int height)
        implements Drawing {
    // S. van der Walt and N. Smith 2015, public domain
    private static final int[] VIRIDIS = {
        0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e, 0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725
    };
    private static final int TOP = 34;
    private static final int BAR = 16; // width of the scale
    private static final int MOST_LABELS = 10;
    private static final int LINE = 15; // of text
    private static final int LONGEST = 20; // letters of a label

    @Override
    public String svg() {
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (double[] row : values) {
            for (double x : row) {
                low = Double.isFinite(x) ? Math.min(low, x) : low;
                high = Double.isFinite(x) ? Math.max(high, x) : high;
            }
        }
        List<String> rows = ys.stream().map(y -> Text.shortened(y, LONGEST)).toList();
        double widest = rows.stream().mapToDouble(PageCanvas::width).max().orElse(0);
        double left = Axes.Look.PAGE_LEFT + Math.ceil(widest), bottom = height - Axes.Look.PAGE_BOTTOM;
        Box box = new Box(left, TOP, width - 96, bottom);
        int everyColumn = (xs.size() + MOST_LABELS - 1) / MOST_LABELS;
        int everyRow = Math.max(1, (int) Math.ceil(ys.size() * LINE / box.height())); // as many as there is room for
        Axes axes = new Axes(
                box,
                NamedScale.of(xs, Math.max(1, everyColumn), false),
                NamedScale.of(rows, everyRow, false),
                Axes.Look.FIELDS);
        PageCanvas canvas = PageCanvas.ofFields(title, width, height);
        text(canvas, title, left, 20);
        fields(canvas, box, low, high);
        axes.draw(canvas);
        axes.pageLabels(canvas, xLabel, yLabel);
        scale(canvas, new Box(box.right() + 18, TOP, box.right() + 18 + BAR, bottom), low, high);
        return canvas.svg();
    }

    private void fields(PageCanvas canvas, Box box, double low, double high) {
        for (int r = 0; r < values.length; r++) {
            int n = values[r].length;
            for (int c = 0; c < n; c++) {
                double x = values[r][c];
                if (Double.isFinite(x)) {
                    String says = xs.get(c) + ", " + ys.get(r) + ": " + Text.brief(x);
                    canvas.rectangle(
                            part(box, c, n, r, values.length),
                            colour(high > low ? (x - low) / (high - low) : 0.5),
                            says);
                }
            }
        }
    }

    /** A field of a box, from the lower left one; its edges are those of pixels, so that no gap is seen between fields. */
    private static Box part(Box box, int column, int columns, int row, int rows) {
        return new Box(
                Math.floor(box.left() + box.width() * column / columns),
                Math.ceil(box.bottom() - box.height() * (row + 1) / rows),
                Math.floor(box.left() + box.width() * (column + 1) / columns),
                Math.ceil(box.bottom() - box.height() * row / rows));
    }

    /** The scale and its numbers; a map of one value has one. */
    static void scale(PageCanvas canvas, Box box, double low, double high) {
        if (!(low <= high)) {
            text(canvas, "no values", box.left(), box.top() + 12);
            return;
        }
        int steps = 50;
        for (int i = 0; i < steps; i++) {
            canvas.rectangle(part(box, 0, 1, i, steps), colour(high > low ? (i + 0.5) / steps : 0.5), "");
        }
        double right = box.right() + 5;
        if (low == high) {
            text(canvas, Text.brief(low), right, (box.top() + box.bottom()) / 2 + 4);
            return;
        }
        Axis axis = Axis.over(low, high, 8, false);
        for (Scale.Tick t : new LinearScale(axis).ticks()) {
            text(canvas, t.label(), right, box.bottom() - box.height() * t.place() + 4);
        }
        if (axis.exponent() != 0) {
            text(canvas, "× " + Text.powerOfTen(axis.exponent()), box.left(), box.top() - 14);
        }
    }

    static Ink colour(double share) {
        double x = share * (VIRIDIS.length - 1);
        int i = Math.min(VIRIDIS.length - 2, (int) x), rgb = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int a = VIRIDIS[i] >> shift & 0xff, b = VIRIDIS[i + 1] >> shift & 0xff;
            rgb |= (int) Math.round(a + (x - i) * (b - a)) << shift;
        }
        return Ink.of(rgb);
    }

    private static void text(PageCanvas canvas, String text, double x, double y) {
        canvas.text(text, x, y, PageCanvas.SIZE, Canvas.Align.START, false);
    }
}
