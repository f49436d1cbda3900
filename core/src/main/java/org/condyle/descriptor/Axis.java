package org.condyle.descriptor;

import org.condyle.math.Rotations;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;

/** What the axes of motions have in common: a plane that they pierce, and how they are drawn. Scratch of one thread. */
final class Axis {
    static final String[] XYZ = {"x", "y", "z"};
    private static final double PARALLEL = 1e-9; // to the plane, which is then not pierced

    private final double[] plane;
    private final double[] near = new double[3];
    private final double[] world = new double[6];

    /** @param plane normal of a plane through the origin */
    Axis(double[] plane) {
        this.plane = Rotations.unit(plane);
    }

    double[] plane() {
        return plane;
    }

    /** Moves a point of a line with direction n to the foot of the perpendicular from the origin. */
    static void perpendicular(double[] n, double[] x) {
        double part = n[0] * x[0] + n[1] * x[1] + n[2] * x[2];
        for (int i = 0; i < 3; i++) {
            x[i] -= part * n[i];
        }
    }

    /** Component of the place where the line goes through the plane; not a number if it is parallel to it. */
    double pierced(double[] n, double[] foot, int k) {
        double slope = plane[0] * n[0] + plane[1] * n[1] + plane[2] * n[2];
        double height = plane[0] * foot[0] + plane[1] * foot[1] + plane[2] * foot[2];
        return Math.abs(slope) > PARALLEL ? foot[k] - height / slope * n[k] : Double.NaN;
    }

    /** Draws the line about the place that is nearest to the origin of B. */
    void draw(RelativeMotion relative, Motion m, double[] n, double[] foot, double length, SceneSketch sketch) {
        double[] b = relative.place;
        double part = n[0] * (b[0] - foot[0]) + n[1] * (b[1] - foot[1]) + n[2] * (b[2] - foot[2]);
        for (int end = 0; end < 2; end++) {
            for (int i = 0; i < 3; i++) {
                near[i] = foot[i] + (part + (end == 0 ? -0.5 : 0.5) * length) * n[i];
            }
            relative.toWorld(m, near, true, world, 3 * end);
        }
        sketch.line(world[0], world[1], world[2], world[3], world[4], world[5], 0);
    }
}
