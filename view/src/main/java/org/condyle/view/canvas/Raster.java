package org.condyle.view.canvas;

import java.util.Arrays;

/**
 * A white picture of red, green and blue on which shapes are laid with smooth edges.
 *
 * <p>A line is the union of capsules, one a segment: the share of a pixel that is covered follows from its distance to
 * the segment, and of several segments the largest counts, so that joins are round and never darker. A filled shape is
 * cut into {@value #SLICES} slices a row; along a slice the covered length is exact, and what is inside is told by the
 * winding number.
 */
public final class Raster {
    private static final int SLICES = 16;

    public final int width;
    public final int height;
    private final byte[] rgb;
    private final float[] cover; // of the shape in work, all 0 between shapes
    private int dirtyTop;
    private int dirtyBottom;

    public Raster(int width, int height) {
        this.width = width;
        this.height = height;
        rgb = new byte[3 * width * height];
        Arrays.fill(rgb, (byte) 255);
        cover = new float[width * height];
        clean();
    }

    /** Rows from above, three bytes a pixel. */
    public byte[] pixels() {
        return rgb;
    }

    private void clean() {
        dirtyTop = height;
        dirtyBottom = -1;
    }

    private void touch(int row) {
        dirtyTop = Math.min(dirtyTop, row);
        dirtyBottom = Math.max(dirtyBottom, row);
    }

    /** Adds a segment to the shape in work; one of no length is a dot. */
    public void capsule(double x0, double y0, double x1, double y1, double radius) {
        double dx = x1 - x0, dy = y1 - y0, square = dx * dx + dy * dy, reach = radius + 0.5;
        double most = Math.min(1, 2 * radius); // a hairline covers no pixel
        int from = row(Math.min(y0, y1) - reach), to = row(Math.max(y0, y1) + reach);
        for (int r = from; r <= to; r++) {
            double cy = r + 0.5;
            // the part of the segment that this row can feel
            double a = 0, b = 1;
            if (Math.abs(dy) > 1e-12) {
                double p = (cy - reach - y0) / dy, q = (cy + reach - y0) / dy;
                a = Math.max(0, Math.min(p, q));
                b = Math.min(1, Math.max(p, q));
            }
            double near = Math.min(x0 + a * dx, x0 + b * dx) - reach, far = Math.max(x0 + a * dx, x0 + b * dx) + reach;
            int first = Math.max(0, (int) Math.floor(near)), last = Math.min(width - 1, (int) Math.ceil(far));
            for (int c = first; c <= last; c++) {
                double px = c + 0.5 - x0, py = cy - y0;
                double t = square == 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / square));
                double ex = px - t * dx, ey = py - t * dy;
                double share = Math.min(most, reach - Math.sqrt(ex * ex + ey * ey));
                int at = r * width + c;
                if (share > cover[at]) {
                    cover[at] = (float) share;
                }
            }
            touch(r);
        }
    }

    private int row(double y) {
        return (int) Math.max(0, Math.min(height - 1, Math.floor(y)));
    }

    /** Adds a filled shape: edges as x0, y0, x1, y1 in turn, {@code count} numbers. */
    public void area(double[] edges, int count) {
        double top = Double.POSITIVE_INFINITY, bottom = Double.NEGATIVE_INFINITY;
        for (int i = 1; i < count; i += 2) {
            top = Math.min(top, edges[i]);
            bottom = Math.max(bottom, edges[i]);
        }
        if (!(top < bottom)) {
            return;
        }
        double[] crossings = new double[count / 4];
        int[] turns = new int[count / 4];
        for (int r = row(top); r <= row(bottom); r++) {
            for (int s = 0; s < SLICES; s++) {
                double y = r + (s + 0.5) / SLICES;
                int n = 0;
                for (int i = 0; i < count; i += 4) {
                    boolean down = edges[i + 1] <= y && edges[i + 3] > y, up = edges[i + 3] <= y && edges[i + 1] > y;
                    if (down || up) {
                        double x = edges[i]
                                + (y - edges[i + 1]) / (edges[i + 3] - edges[i + 1]) * (edges[i + 2] - edges[i]);
                        int k = n++;
                        for (; k > 0 && crossings[k - 1] > x; k--) {
                            crossings[k] = crossings[k - 1];
                            turns[k] = turns[k - 1];
                        }
                        crossings[k] = x;
                        turns[k] = down ? 1 : -1;
                    }
                }
                int winding = 0;
                for (int k = 0; k + 1 < n; k++) {
                    winding += turns[k];
                    if (winding != 0) {
                        span(r, crossings[k], crossings[k + 1]);
                    }
                }
            }
            touch(r);
        }
    }

    private void span(int row, double from, double to) {
        int first = Math.max(0, (int) Math.floor(from)), last = Math.min(width - 1, (int) Math.floor(to));
        for (int c = first; c <= last; c++) {
            double share = Math.min(to, c + 1) - Math.max(from, c);
            cover[row * width + c] += (float) (share / SLICES);
        }
    }

    /** Paints the shape in work and begins a new one. */
    public void paint(int colour) {
        for (int r = dirtyTop; r <= dirtyBottom; r++) {
            for (int c = 0; c < width; c++) {
                float share = Math.min(1, cover[r * width + c]);
                if (share > 0) {
                    blend(3 * (r * width + c), colour, share);
                    cover[r * width + c] = 0;
                }
            }
        }
        clean();
    }

    private void blend(int at, int colour, float share) {
        for (int k = 0; k < 3; k++) {
            int below = rgb[at + k] & 0xff, above = colour >> (16 - 8 * k) & 0xff;
            rgb[at + k] = (byte) Math.round(below + (above - below) * share);
        }
    }
}
