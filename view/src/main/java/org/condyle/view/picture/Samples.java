package org.condyle.view.picture;

import java.util.Arrays;

/**
 * The samples of a picture, four to a pixel, with the nearest solid at each: its nearness, its colour and which way it faces. Solids
 * are drawn first and lit when all are there; what is clear or lies on top is painted over them.
 */
final class Samples {
    /** Each way in a pixel. */
    static final int FINE = 2;

    private static final int LIT = 1 << 30;

    final Camera camera;
    final int width;
    final int height;
    final float[] near;
    final int[] colour;
    private final int[] facing; // of a solid: ten bits a direction in the camera's axes; 0 where no light is needed
    private final Light light;

    /** What is done at a sample of a triangle. */
    interface Brush {
        /** The normal is in the camera's axes and need not be of length one. */
        void at(int sample, float nearness, float nx, float ny, float nz, boolean dark);
    }

    Samples(Camera coarse, Light light, int back) {
        camera = coarse.finer(FINE);
        this.light = light;
        width = camera.width;
        height = camera.height;
        near = new float[width * height];
        colour = new int[width * height];
        facing = new int[width * height];
        Arrays.fill(near, Float.NEGATIVE_INFINITY);
        Arrays.fill(colour, back);
    }

    /** A solid; lifted ones win against others in the same place. */
    void solid(Mesh mesh, double[] place, int rgb, boolean matte, boolean oneSided, double lift) {
        float more = (float) (1 + (camera.flat ? -lift : lift));
        int darker = Palette.mixed(rgb, 0, 0.18);
        draw(mesh, place, oneSided, (i, z, nx, ny, nz, dark) -> {
            if (z * more > near[i]) {
                near[i] = z * more;
                colour[i] = dark ? darker : rgb;
                facing[i] = matte ? packed(nx, ny, nz) : 0;
            }
        });
    }

    /** Something clear that solids hide: only its nearest side is seen. */
    void clear(Mesh mesh, double[] place, int rgb, double opacity) {
        float[] nearest = new float[near.length];
        Arrays.fill(nearest, Float.NEGATIVE_INFINITY);
        draw(mesh, place, false, (i, z, nx, ny, nz, dark) -> nearest[i] = Math.max(nearest[i], z));
        double[] albedo = Palette.linear(rgb);
        draw(mesh, place, false, (i, z, nx, ny, nz, dark) -> {
            if (z >= near[i] && z >= nearest[i]) {
                colour[i] = blended(colour[i], lit(albedo, i, nx, ny, nz), opacity);
                nearest[i] = Float.POSITIVE_INFINITY; // two triangles share their edge
            }
        });
    }

    /** Something that is seen through all that is before it. */
    void onTop(Mesh mesh, double[] place, int rgb, double opacity, boolean matte) {
        double[] albedo = Palette.linear(rgb);
        draw(
                mesh,
                place,
                !camera.flat,
                (i, z, nx, ny, nz, dark) ->
                        colour[i] = blended(colour[i], matte ? lit(albedo, i, nx, ny, nz) : rgb, opacity));
    }

    private int lit(double[] albedo, int sample, float nx, float ny, float nz) {
        return light.on(albedo, nx, ny, nz, view(sample, 0), view(sample, 1), 1);
    }

    private double view(int sample, int axis) {
        int column = sample % width, row = sample / width;
        double at = axis == 0 ? column - 0.5 * width : 0.5 * height - row;
        return camera.flat ? 0 : at / camera.focal;
    }

    /** Puts light on all solids. */
    void light(Openness open) {
        for (int i = 0; i < near.length; i++) {
            if ((facing[i] & LIT) != 0) {
                double[] albedo = Palette.linear(colour[i]);
                int f = facing[i];
                colour[i] = light.on(
                        albedo,
                        unpacked(f >> 20),
                        unpacked(f >> 10),
                        unpacked(f),
                        view(i, 0),
                        view(i, 1),
                        open.at(i % width / FINE, i / width / FINE));
            }
        }
    }

    private static int packed(float x, float y, float z) {
        double length = 511 / Math.max(1e-30, Math.sqrt(x * x + y * y + z * z));
        return LIT
                | (int) Math.round(512 + length * x) << 20
                | (int) Math.round(512 + length * y) << 10
                | (int) Math.round(512 + length * z);
    }

    private static double unpacked(int bits) {
        return ((bits & 0x3ff) - 512) / 511.0;
    }

    static int blended(int below, int above, double share) {
        int out = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int a = below >> shift & 0xff, b = above >> shift & 0xff;
            out |= (int) Math.round(a + (b - a) * share) << shift;
        }
        return out;
    }

    /** Goes over the samples of all triangles. */
    void draw(Mesh mesh, double[] place, boolean oneSided, Brush brush) {
        double[] turn = normals(place), a = new double[3], b = new double[3], c = new double[3];
        float[] n = new float[9];
        for (int f = 0; f < mesh.faces(); f++) {
            see(mesh.points(), 9 * f, place, a);
            see(mesh.points(), 9 * f + 3, place, b);
            see(mesh.points(), 9 * f + 6, place, c);
            boolean behind = !camera.flat && !(a[2] > 0 && b[2] > 0 && c[2] > 0);
            double area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
            if (behind || !(Math.abs(area) > 0) || (oneSided && area > 0)) { // rows go down, so fronts turn clockwise
                continue;
            }
            for (int k = 0; k < 9; k += 3) {
                turned(mesh.normals(), 9 * f + k, turn, n, k);
            }
            fill(a, b, c, area, n, mesh.dark()[f], brush);
        }
    }

    private void fill(double[] a, double[] b, double[] c, double area, float[] n, boolean dark, Brush brush) {
        int left = (int) Math.max(0, Math.ceil(Math.min(a[0], Math.min(b[0], c[0])) - 0.5));
        int end = (int) Math.min(width - 1, Math.floor(Math.max(a[0], Math.max(b[0], c[0])) - 0.5));
        int top = (int) Math.max(0, Math.ceil(Math.min(a[1], Math.min(b[1], c[1])) - 0.5));
        int bottom = (int) Math.min(height - 1, Math.floor(Math.max(a[1], Math.max(b[1], c[1])) - 0.5));
        double bx = (c[1] - a[1]) / area,
                by = -(c[0] - a[0]) / area,
                cx = -(b[1] - a[1]) / area,
                cy = (b[0] - a[0]) / area;
        for (int row = top; row <= bottom; row++) {
            for (int col = left; col <= end; col++) {
                double px = col + 0.5 - a[0], py = row + 0.5 - a[1];
                double v = bx * px + by * py, w = cx * px + cy * py, u = 1 - v - w;
                if (u >= 0 && v >= 0 && w >= 0) {
                    brush.at(
                            row * width + col,
                            (float) (u * a[2] + v * b[2] + w * c[2]),
                            (float) (u * n[0] + v * n[3] + w * n[6]),
                            (float) (u * n[1] + v * n[4] + w * n[7]),
                            (float) (u * n[2] + v * n[5] + w * n[8]),
                            dark);
                }
            }
        }
    }

    private void see(float[] points, int at, double[] m, double[] out) {
        double x = points[at], y = points[at + 1], z = points[at + 2];
        camera.see(
                m[0] + m[3] * x + m[4] * y + m[5] * z,
                m[1] + m[6] * x + m[7] * y + m[8] * z,
                m[2] + m[9] * x + m[10] * y + m[11] * z,
                out);
    }

    /** What turns normals of a placed thing into the camera's axes: the cofactors of its matrix. */
    private double[] normals(double[] m) {
        double[] r0 = {m[3], m[4], m[5]}, r1 = {m[6], m[7], m[8]}, r2 = {m[9], m[10], m[11]};
        double[] c0 = Camera.cross(r1, r2), c1 = Camera.cross(r2, r0), c2 = Camera.cross(r0, r1);
        double sign = Camera.dot(r0, c0) < 0 ? -1 : 1;
        double[] out = new double[9];
        double[][] axes = {camera.right, camera.upwards, camera.from};
        for (int i = 0; i < 3; i++) {
            for (int k = 0; k < 3; k++) {
                out[3 * i + k] = sign * (axes[i][0] * c0[k] + axes[i][1] * c1[k] + axes[i][2] * c2[k]);
            }
        }
        return out;
    }

    private static void turned(float[] normals, int at, double[] t, float[] out, int to) {
        double x = normals[at], y = normals[at + 1], z = normals[at + 2];
        double a = t[0] * x + t[1] * y + t[2] * z,
                b = t[3] * x + t[4] * y + t[5] * z,
                c = t[6] * x + t[7] * y + t[8] * z;
        double length = Math.max(1e-300, Math.sqrt(a * a + b * b + c * c));
        out[to] = (float) (a / length);
        out[to + 1] = (float) (b / length);
        out[to + 2] = (float) (c / length);
    }

    /** A line as wide as this many pixels, hidden by what is clearly nearer unless it lies on top. */
    void line(double[] from, double[] to, double pixels, int rgb, double opacity, boolean onTop) {
        double[] a = new double[3], b = new double[3];
        camera.see(from[0], from[1], from[2], a);
        camera.see(to[0], to[1], to[2], b);
        if (!camera.flat && !(a[2] > 0 && b[2] > 0)) {
            return;
        }
        double dx = b[0] - a[0], dy = b[1] - a[1], length = Math.max(1e-9, Math.hypot(dx, dy));
        double h = 0.5 * FINE * pixels / length, ex = -dy * h, ey = dx * h;
        if (camera.flat) { // a little longer, so that corners close
            a[0] -= dx * h;
            a[1] -= dy * h;
            b[0] += dx * h;
            b[1] += dy * h;
        }
        double[][] q = {
            {a[0] + ex, a[1] + ey, a[2]},
            {b[0] + ex, b[1] + ey, b[2]},
            {b[0] - ex, b[1] - ey, b[2]},
            {a[0] - ex, a[1] - ey, a[2]}
        };
        float lift = 1.001f;
        for (int k = 1; k <= 2; k++) {
            double area = (q[k][0] - q[0][0]) * (q[k + 1][1] - q[0][1]) - (q[k][1] - q[0][1]) * (q[k + 1][0] - q[0][0]);
            if (area != 0) {
                fill(q[0], q[k], q[k + 1], area, new float[9], false, (i, z, nx, ny, nz, dark) -> {
                    if (onTop || camera.flat || z * lift > near[i]) {
                        colour[i] = blended(colour[i], rgb, opacity);
                    }
                });
            }
        }
    }

    /** Red, green and blue of each pixel. */
    byte[] pixels() {
        int w = width / FINE, h = height / FINE;
        byte[] out = new byte[3 * w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                for (int k = 0; k < 3; k++) {
                    int sum = FINE * FINE / 2, shift = 16 - 8 * k;
                    for (int s = 0; s < FINE * FINE; s++) {
                        sum += colour[(FINE * y + s / FINE) * width + FINE * x + s % FINE] >> shift & 0xff;
                    }
                    out[3 * (y * w + x) + k] = (byte) (sum / (FINE * FINE));
                }
            }
        }
        return out;
    }
}
