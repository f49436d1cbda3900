package org.condyle.view.picture;

import org.condyle.view.scene.Scene;
import org.condyle.view.scene.SceneViews;

/** A soft shadow on the ground: what is above, seen from below, darker where it is nearer. As in scene-light.js. */
final class GroundShadow {
    private final int cells = (int) Palette.number("shadow", "cells");
    private final double[] up;
    private final double[] right;
    private final double[] front;
    private final double level;
    private final double high;
    private final double[] low = new double[2];
    private final double[] wide = new double[2];
    private float[] dark = new float[cells * cells];

    GroundShadow(Scene scene) {
        SceneViews views = new SceneViews(scene);
        up = views.up();
        right = views.right();
        front = views.front();
        level = views.level();
        high = Palette.number("shadow", "height") * scene.size();
        for (int axis = 0; axis < 2; axis++) {
            double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < 8; i++) {
                double x = Camera.dot(views.corner(i), axis == 0 ? right : front);
                least = Math.min(least, x);
                most = Math.max(most, x);
            }
            low[axis] = least - 0.12 * scene.size();
            wide[axis] = most - least + 0.24 * scene.size();
        }
    }

    /** Takes a solid that throws a shadow. */
    void add(Mesh mesh, double[] m) {
        double[][] at = new double[3][3];
        for (int f = 0; f < mesh.faces(); f++) {
            for (int k = 0; k < 3; k++) {
                float[] p = mesh.points();
                int i = 9 * f + 3 * k;
                double[] x = {
                    m[0] + m[3] * p[i] + m[4] * p[i + 1] + m[5] * p[i + 2],
                    m[1] + m[6] * p[i] + m[7] * p[i + 1] + m[8] * p[i + 2],
                    m[2] + m[9] * p[i] + m[10] * p[i + 1] + m[11] * p[i + 2]
                };
                at[k][0] = (Camera.dot(x, right) - low[0]) / wide[0] * cells;
                at[k][1] = (Camera.dot(x, front) - low[1]) / wide[1] * cells;
                at[k][2] = 1 - (Camera.dot(x, up) - level) / high;
            }
            fill(at[0], at[1], at[2]);
        }
    }

    private void fill(double[] a, double[] b, double[] c) {
        double area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        if (area == 0 || !Double.isFinite(area)) {
            return;
        }
        int left = (int) Math.max(0, Math.ceil(Math.min(a[0], Math.min(b[0], c[0])) - 0.5));
        int end = (int) Math.min(cells - 1, Math.floor(Math.max(a[0], Math.max(b[0], c[0])) - 0.5));
        int first = (int) Math.max(0, Math.ceil(Math.min(a[1], Math.min(b[1], c[1])) - 0.5));
        int last = (int) Math.min(cells - 1, Math.floor(Math.max(a[1], Math.max(b[1], c[1])) - 0.5));
        for (int y = first; y <= last; y++) {
            for (int x = left; x <= end; x++) {
                double px = x + 0.5 - a[0], py = y + 0.5 - a[1];
                double v = (px * (c[1] - a[1]) - py * (c[0] - a[0])) / area,
                        w = (py * (b[0] - a[0]) - px * (b[1] - a[1])) / area;
                double near = (1 - v - w) * a[2] + v * b[2] + w * c[2];
                if (v >= 0
                        && w >= 0
                        && v + w <= 1
                        && near <= 1
                        && near > dark[y * cells + x]) { // not what is below ground
                    dark[y * cells + x] = (float) near;
                }
            }
        }
    }

    /** Lays the shadow over what is seen of the ground. */
    void paint(Samples samples, double strength) {
        blur();
        Camera camera = samples.camera;
        double height = level - Camera.dot(camera.eye, up);
        double[] at = new double[3];
        for (int i = 0; i < samples.colour.length; i++) {
            int column = i % samples.width, row = i / samples.width;
            double vx = (column + 0.5 - 0.5 * samples.width) / camera.focal;
            double vy = (0.5 * samples.height - row - 0.5) / camera.focal;
            double slope = 0;
            for (int k = 0; k < 3; k++) {
                at[k] = vx * camera.right[k] + vy * camera.upwards[k] - camera.from[k];
                slope += at[k] * up[k];
            }
            double away = height / slope; // along the look
            if (away > 0 && 1.0005 / away > samples.near[i]) {
                for (int k = 0; k < 3; k++) {
                    at[k] = camera.eye[k] + away * at[k];
                }
                double d = dark((Camera.dot(at, right) - low[0]) / wide[0], (Camera.dot(at, front) - low[1]) / wide[1]);
                if (d > 0) {
                    samples.colour[i] = Samples.blended(samples.colour[i], 0, strength * d);
                }
            }
        }
    }

    private double dark(double u, double v) {
        double x = u * cells - 0.5, y = v * cells - 0.5;
        if (x < 0 || y < 0 || x >= cells - 1 || y >= cells - 1) {
            return 0;
        }
        int i = (int) x, j = (int) y, k = j * cells + i;
        double s = x - i, t = y - j;
        return (1 - t) * ((1 - s) * dark[k] + s * dark[k + 1])
                + t * ((1 - s) * dark[k + cells] + s * dark[k + cells + 1]);
    }

    private void blur() {
        int reach = (int) Palette.number("shadow", "blur");
        for (int pass = 0; pass < 2; pass++) {
            float[] out = new float[dark.length];
            for (int i = 0; i < dark.length; i++) {
                int x = i % cells, y = i / cells;
                double sum = 0, all = 0;
                for (int k = -reach; k <= reach; k++) {
                    double w = Math.exp(-4.5 * k * k / ((reach + 1) * (reach + 1)));
                    int at = pass == 0 ? x + k : y + k;
                    all += w;
                    sum += at < 0 || at >= cells ? 0 : w * dark[pass == 0 ? i + k : i + k * cells];
                }
                out[i] = (float) (sum / all);
            }
            dark = out;
        }
    }
}
