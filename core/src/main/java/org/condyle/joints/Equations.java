package org.condyle.joints;

import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;

/** The three equations that joints are made of, written on places (p, A): linear or bilinear, so curvature is short. */
final class Equations {
    private Equations() {}

    /** Φ = n·(x_A - x_B) with n fixed in the world. */
    static void along(Motion m, Rows rows, int a, double[] atA, int b, double[] atB, double nx, double ny, double nz) {
        double[] s = rows.scratch;
        m.position(a, atA, s, 0);
        m.position(b, atB, s, 3);
        rows.row(nx * (s[0] - s[3]) + ny * (s[1] - s[4]) + nz * (s[2] - s[5]), 0, 0);
        rows.addForce(a, atA, nx, ny, nz);
        rows.addForce(b, atB, -nx, -ny, -nz);
    }

    /** Φ = n·(x_A - x_B) with n a material direction of body C: Φ̈ has the extra term 2 ṅ·(ẋ_A - ẋ_B). */
    static void alongMoving(
            Motion m, Rows rows, int a, double[] atA, int b, double[] atB, int c, double[] normalLocal) {
        double[] s = rows.scratch;
        m.difference(b, atB, a, atA, s, 0);
        m.direction(c, normalLocal, s, 6);
        m.directionRate(c, normalLocal, s, 9);
        double kappa = 2 * (s[9] * s[3] + s[10] * s[4] + s[11] * s[5]);
        rows.row(s[6] * s[0] + s[7] * s[1] + s[8] * s[2], 0, kappa);
        rows.addForce(a, atA, s[6], s[7], s[8]);
        rows.addForce(b, atB, -s[6], -s[7], -s[8]);
        rows.addDirectionForce(c, normalLocal, s[0], s[1], s[2]);
    }

    /** Φ = (A_A u)·(A_B w): two material directions stay perpendicular. */
    static void perpendicular(Motion m, Rows rows, int a, double[] u, int b, double[] w) {
        double[] s = rows.scratch;
        m.direction(a, u, s, 0);
        m.direction(b, w, s, 3);
        m.directionRate(a, u, s, 6);
        m.directionRate(b, w, s, 9);
        rows.row(s[0] * s[3] + s[1] * s[4] + s[2] * s[5], 0, 2 * (s[6] * s[9] + s[7] * s[10] + s[8] * s[11]));
        rows.addDirectionForce(a, u, s[3], s[4], s[5]);
        rows.addDirectionForce(b, w, s[0], s[1], s[2]);
    }

    /** Column k of a rotation: an axis of a frame. */
    static double[] axis(double[] rotation, int k) {
        return new double[] {rotation[k], rotation[3 + k], rotation[6 + k]};
    }
}
