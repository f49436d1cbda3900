package org.condyle.view.figure;

import java.util.List;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.canvas.Glyphs;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.PdfCanvas;
import org.condyle.view.canvas.PngCanvas;
import org.condyle.view.canvas.SvgCanvas;
import org.condyle.view.plot.Curve;

/** A page without the usual axes: a legend above, if there are several curves, and a picture below it. */
abstract class Sheet implements Printed {
    private static final double EDGE = 3;

    final FigureSize size;
    final String title;
    final List<BoneCurve> curves;
    final boolean grey;

    Sheet(FigureSize size, String title, List<BoneCurve> curves, boolean grey) {
        this.size = size;
        this.title = title;
        this.curves = List.copyOf(curves);
        this.grey = grey;
    }

    @Override
    public final byte[] svg() {
        return drawn(new SvgCanvas(size, title.isEmpty() ? spoken() : title));
    }

    @Override
    public final byte[] pdf() {
        return drawn(new PdfCanvas(size));
    }

    @Override
    public final byte[] png(int dpi) {
        return drawn(new PngCanvas(size, dpi));
    }

    private byte[] drawn(Canvas canvas) {
        double top = EDGE, wide = size.widthPoints() - 2 * EDGE;
        if (!title.isEmpty()) {
            canvas.text(title, size.widthPoints() / 2, top + Painter.SIZE, Painter.SIZE, Canvas.Align.MIDDLE, false);
            top += 1.5 * Painter.SIZE;
        }
        if (curves.size() > 1) {
            List<Curve> names = curves.stream()
                    .map(c -> new Curve(c.name(), new double[0], new double[0]))
                    .toList();
            Legend legend = new Legend(new Panel(AxisPlan.of("", false), names), grey);
            top += legend.rows(wide) * Legend.ROW + 4;
            legend.drawAbove(new Box(EDGE, top, EDGE + wide, top), canvas);
        }
        draw(new Box(EDGE, top, EDGE + wide, size.heightPoints() - EDGE), canvas);
        return canvas.finish();
    }

    final Style style(int curve) {
        return Style.of(curve, curves.size(), grey);
    }

    /** For people who hear the figure read. */
    abstract String spoken();

    abstract void draw(Box box, Canvas canvas);

    /** A colour mixed with white; a share of 0 is white. */
    static int light(int rgb, double share) {
        int out = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            double part = 255 - share * (255 - (rgb >> shift & 0xff));
            out |= (int) Math.round(part) << shift;
        }
        return out;
    }

    /** Text on a white ground. */
    static void onWhite(Canvas canvas, String text, double x, double y, double size) {
        double w = Glyphs.width(text, size) + 2, h = 0.95 * size;
        canvas.fill(new Outline().rectangle(x - w / 2, y - h / 2, w, h), 0xffffff);
        canvas.text(text, x, y + size * Glyphs.CAPITAL / 2, size, Canvas.Align.MIDDLE, false);
    }
}
