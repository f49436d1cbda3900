package org.condyle.view.scene;

import org.condyle.mechanics.Motion;

/**
 * From where a scene is seen first. Who looks along the motion sees one part hide the other: where bodies move and turn more in
 * the plane that the side shows than in the one that the front shows, the side is better.
 */
final class FirstLook {
    private static final int MOST_FRAMES = 200;
    private static final double CLEARLY = 2; // as much variance

    private FirstLook() {}

    /** Whether the side shows more of the motion than the front. */
    static boolean fromSide(Scene scene) {
        if (scene.planar()) {
            return false;
        }
        double[] up = scene.up(), right = Math.abs(up[0]) > 0.9 ? new double[] {0, 1, 0} : new double[] {1, 0, 0};
        double along = up[0] * right[0] + up[1] * right[1] + up[2] * right[2];
        for (int k = 0; k < 3; k++) {
            right[k] -= along * up[k];
        }
        double[] front = {
            right[1] * up[2] - right[2] * up[1],
            right[2] * up[0] - right[0] * up[2],
            right[0] * up[1] - right[1] * up[0]
        }; // of the same length, which is no matter
        return variance(scene, front) > CLEARLY * variance(scene, right);
    }

    /** How much points of the bodies move along an axis: their origins, and points on their axes, which tell of turning. */
    private static double variance(Scene scene, double[] axis) {
        double[][] frames = scene.placements();
        int stride = Math.max(1, frames.length / MOST_FRAMES);
        double arm = 0.25 * scene.size(), sum = 0;
        for (int b = 1; b < scene.bodies().size(); b++) {
            for (int point = 0; point < 4; point++) {
                double first = place(frames, 0, b, point, arm, axis), mean = 0, square = 0;
                int n = 0;
                for (int f = 0; f < frames.length; f += stride, n++) {
                    double x = place(frames, f, b, point, arm, axis) - first;
                    mean += x;
                    square += x * x;
                }
                sum += n == 0 ? 0 : square / n - mean / n * (mean / n);
            }
        }
        return sum;
    }

    private static double place(double[][] frames, int f, int body, int point, double arm, double[] axis) {
        int at = Motion.SIZE * body;
        double x = 0;
        for (int k = 0; f < frames.length && k < 3; k++) {
            double turned = point == 0 ? 0 : arm * frames[f][at + 3 + 3 * k + point - 1];
            x += axis[k] * (frames[f][at + k] + turned);
        }
        return x;
    }
}
