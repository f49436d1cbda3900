package org.condyle.view.picture;

import java.util.Arrays;

/**
 * How open each pixel is to the light from around: less where other solids are near. Ambient obscurance of M. McGuire, M. Mara and
 * D. Luebke, "Scalable ambient obscurance", High Performance Graphics 2012, from the nearness of the solids; as in scene-light.js.
 */
final class Openness {
    private static final int FINER = 4; // times the taps of the page, which has time for few

    private static final int TURNS = 11; // of the spiral

    private final Samples samples;
    private final int width;
    private final int height;
    private final float[] open;

    /** @param size of the scene [m] */
    Openness(Samples samples, double size) {
        this.samples = samples;
        width = samples.width / Samples.FINE;
        height = samples.height / Samples.FINE;
        open = new float[width * height];
        Arrays.fill(open, 1);
        if (!samples.camera.flat) {
            fill(size);
        }
    }

    double at(int column, int row) {
        return open[row * width + column];
    }

    private void fill(double size) {
        double reach = Palette.number("shade", "reach") * size, square = reach * reach;
        double strength = 5 * Palette.number("shade", "strength") * reach;
        double soft = Palette.number("shade", "soft");
        int taps = FINER * (int) Palette.number("shade", "taps");
        double[] far = new double[taps], cos = new double[taps], sin = new double[taps];
        for (int i = 0; i < taps; i++) {
            far[i] = (i + 0.5) / taps;
            cos[i] = Math.cos(2 * Math.PI * TURNS * far[i]);
            sin[i] = Math.sin(2 * Math.PI * TURNS * far[i]);
        }
        double[] p = new double[3], q = new double[3], n = new double[3];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (!place(x, y, p)) {
                    continue;
                }
                normal(x, y, p, n);
                double wide = reach * samples.camera.focal / Samples.FINE / -p[2], sum = 0;
                for (int i = 0; i < taps; i++) {
                    int tx = (int) Math.floor(x + 0.5 + wide * far[i] * cos[i]);
                    int ty = (int) Math.floor(y + 0.5 + wide * far[i] * sin[i]);
                    if (place(tx, ty, q)) {
                        double vx = q[0] - p[0], vy = q[1] - p[1], vz = q[2] - p[2], vv = vx * vx + vy * vy + vz * vz;
                        double f = Math.max(0, square - vv) / square;
                        double along = vx * n[0] + vy * n[1] + vz * n[2] - 0.02 * reach;
                        sum += f * f * f * Math.max(0, along / (vv + soft * square));
                    }
                }
                open[y * width + x] = (float) Math.max(0, 1 - strength / taps * sum);
            }
        }
    }

    private boolean place(int x, int y, double[] out) {
        if (x < 0 || y < 0 || x >= width || y >= height) {
            return false;
        }
        float near = samples.near[Samples.FINE * y * samples.width + Samples.FINE * x];
        if (near == Float.NEGATIVE_INFINITY) {
            return false;
        }
        samples.camera.place(Samples.FINE * x + 0.5, Samples.FINE * y + 0.5, near, out);
        return true;
    }

    /** From the neighbours that are nearer in depth, so that edges do not count. */
    private void normal(int x, int y, double[] p, double[] out) {
        double[] across = step(x, y, 1, 0, p), high = step(x, y, 0, -1, p);
        double[] n = Camera.cross(across, high);
        double length = Math.max(1e-300, Math.sqrt(Camera.dot(n, n)));
        for (int k = 0; k < 3; k++) {
            out[k] = n[k] / length;
        }
    }

    private double[] step(int x, int y, int dx, int dy, double[] p) {
        double[] after = new double[3], before = new double[3];
        boolean a = place(x + dx, y + dy, after), b = place(x - dx, y - dy, before);
        for (int k = 0; k < 3; k++) {
            after[k] -= p[k];
            before[k] = p[k] - before[k];
        }
        if (a && (!b || Math.abs(after[2]) < Math.abs(before[2]))) {
            return after;
        }
        return b ? before : new double[] {dx, -dy, 0};
    }
}
