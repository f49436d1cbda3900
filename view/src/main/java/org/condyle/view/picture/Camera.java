package org.condyle.view.picture;

import org.condyle.math.Rotations;
import org.condyle.view.scene.Scene;
import org.condyle.view.scene.SceneViews;
import org.jspecify.annotations.Nullable;

/** Where a scene is seen from: all that moves is in view, as in the page. Space in perspective, the plane without. */
final class Camera {
    final int width;
    final int height;
    final boolean flat;
    final double[] right;
    final double[] upwards;
    final double[] from; // from the scene to the reader
    final double[] eye;
    final double focal; // pixels of a metre that is a metre away, or at any distance in the plane

    /**
     * A camera that looks at all that moves, or goes along with a body.
     *
     * @param at    what is in the middle; null for the middle of all
     * @param reach how far it is seen around that in each direction; not used without it
     */
    Camera(Scene scene, double[] from, double @Nullable [] at, double[] reach, int width, int height) {
        this.width = width;
        this.height = height;
        this.from = from.clone();
        flat = scene.planar();
        SceneViews views = new SceneViews(scene);
        right = Rotations.unit(cross(views.up(), from));
        upwards = cross(from, right);
        double aspect = (double) width / height;
        double tan = Math.tan(Math.toRadians(0.5 * Palette.number("camera", "field")));
        double[] points = at == null ? views.outline() : box(reach), middle = at == null ? middle(points) : at;
        double wide = 0, tall = 0, far = 0;
        for (int i = 0; i < points.length; i += 3) {
            double[] c = new double[3];
            for (int k = 0; k < 3; k++) {
                c[k] = points[i + k] - (at == null ? middle[k] : 0);
            }
            double across = Math.abs(dot(c, right)), high = Math.abs(dot(c, upwards));
            wide = Math.max(wide, across);
            tall = Math.max(tall, high);
            far = Math.max(far, dot(c, from) + Math.max(across / (tan * aspect), high / tan));
        }
        double away = flat ? 10 * scene.size() : Palette.number("camera", "margin") * far;
        double half =
                Palette.number("camera", "flatMargin") * Math.max(tall, Math.max(wide / aspect, 0.02 * scene.size()));
        focal = flat ? 0.5 * height / half : 0.5 * height / tan;
        eye = new double[3];
        for (int k = 0; k < 3; k++) {
            eye[k] = middle[k] + away * from[k];
        }
    }

    private static double[] box(double[] reach) {
        double[] out = new double[24];
        for (int i = 0; i < out.length; i++) {
            out[i] = (((i / 3) >> (i % 3)) & 1) == 0 ? -reach[i % 3] : reach[i % 3];
        }
        return out;
    }

    /** The point in the middle of what the camera's axes measure of all. */
    private double[] middle(double[] points) {
        double[] out = new double[3];
        for (double[] axis : new double[][] {right, upwards, from}) {
            double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < points.length; i += 3) {
                double x = points[i] * axis[0] + points[i + 1] * axis[1] + points[i + 2] * axis[2];
                least = Math.min(least, x);
                most = Math.max(most, x);
            }
            for (int k = 0; k < 3; k++) {
                out[k] += 0.5 * (least + most) * axis[k];
            }
        }
        return out;
    }

    /** A camera with more pixels. */
    private Camera(Camera c, int times) {
        width = times * c.width;
        height = times * c.height;
        flat = c.flat;
        right = c.right;
        upwards = c.upwards;
        from = c.from;
        eye = c.eye;
        focal = times * c.focal;
    }

    Camera finer(int times) {
        return new Camera(this, times);
    }

    /** Writes column, row, and a number that grows towards the eye and is linear over the picture. */
    void see(double x, double y, double z, double[] out) {
        double dx = x - eye[0], dy = y - eye[1], dz = z - eye[2];
        double across = dx * right[0] + dy * right[1] + dz * right[2];
        double high = dx * upwards[0] + dy * upwards[1] + dz * upwards[2];
        double away = -(dx * from[0] + dy * from[1] + dz * from[2]);
        double scale = flat ? focal : focal / away;
        out[0] = 0.5 * width + scale * across;
        out[1] = 0.5 * height - scale * high;
        out[2] = flat ? -away : 1 / away;
    }

    /** How far away from the eye, along the look, this nearness is. */
    double away(double nearness) {
        return flat ? -nearness : 1 / nearness;
    }

    /** Pixels of a metre at this nearness. */
    double scale(double nearness) {
        return flat ? focal : focal * nearness;
    }

    /** Writes the place in the camera's axes: right, up, towards the eye. */
    void place(double column, double row, double nearness, double[] out) {
        double scale = scale(nearness);
        out[0] = (column - 0.5 * width) / scale;
        out[1] = (0.5 * height - row) / scale;
        out[2] = -away(nearness);
    }

    /** Turns a place in the camera's axes into one in the world. */
    void world(double[] x) {
        double a = x[0], b = x[1], c = x[2];
        for (int k = 0; k < 3; k++) {
            x[k] = eye[k] + a * right[k] + b * upwards[k] + c * from[k];
        }
    }

    static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }
}
