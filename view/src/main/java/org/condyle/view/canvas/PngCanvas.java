package org.condyle.view.canvas;

import java.util.Arrays;
import org.condyle.math.Check;

/** Pixels on white, written as PNG. Drawn here and not by the desktop of Java, which wants fonts and native libraries. */
public final class PngCanvas implements Canvas {
    private static final double MOST_PIXELS = 6e7;

    private final Raster raster;
    private final int dpi;
    private final double scale; // pixels in a point

    public PngCanvas(FigureSize size, int dpi) {
        Check.within("figure dpi", dpi, 30, 2400);
        this.dpi = dpi;
        scale = dpi / 72.0;
        long width = Math.round(size.widthPoints() * scale), height = Math.round(size.heightPoints() * scale);
        if ((double) width * height > MOST_PIXELS) {
            throw new IllegalArgumentException("a picture of " + width + " x " + height
                    + " pixels is too large; choose a smaller size or fewer dpi, or write PDF or SVG");
        }
        raster = new Raster((int) width, (int) height);
    }

    @Override
    public void stroke(Outline path, Pen pen) {
        double radius = pen.width() / 2 * scale;
        path.flatten(new Dashing(
                pen.dashes(),
                (x0, y0, x1, y1) -> raster.capsule(scale * x0, scale * y0, scale * x1, scale * y1, radius)));
        raster.paint(pen.rgb());
    }

    @Override
    public void fill(Outline path, Ink ink) {
        Edges edges = new Edges();
        path.flatten(edges);
        raster.area(edges.all, edges.count);
        raster.paint(ink.onWhite());
    }

    @Override
    public void text(String text, double x, double y, double size, Align align, boolean upwards) {
        fill(Glyphs.outline(text, x, y, size, align, upwards), 0);
    }

    @Override
    public byte[] finish() {
        return PngFile.of(raster.width, raster.height, raster.pixels(), dpi);
    }

    private final class Edges implements Outline.Visitor {
        private double[] all = new double[256];
        private int count;
        private double x;
        private double y;

        @Override
        public void move(double toX, double toY) {
            x = toX;
            y = toY;
        }

        @Override
        public void line(double toX, double toY) {
            if (count + 4 > all.length) {
                all = Arrays.copyOf(all, 2 * count);
            }
            all[count++] = scale * x;
            all[count++] = scale * y;
            all[count++] = scale * toX;
            all[count++] = scale * toY;
            move(toX, toY);
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x3, double y3) {
            throw new IllegalStateException("a flat path has no curves");
        }

        @Override
        public void close() {
            // a flat path ends where it began
        }
    }
}
