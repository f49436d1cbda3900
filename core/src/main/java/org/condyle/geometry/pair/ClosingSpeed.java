package org.condyle.geometry.pair;

import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * How fast the distance of two surfaces can change, now and as long as velocities do not. No two points come closer faster than
 *
 * <pre>  |ṗ_B - ṗ_A| + ω_A R_A + ω_B R_B  </pre>
 *
 * with the velocities of the bodies' origins, the spins ω and the reaches R of the surfaces ({@link TurningReach}). Two convex bodies are
 * at least as far apart as along any direction n between them, along which their distance falls no faster than
 *
 * <pre>  |n·(ṗ_B - ṗ_A)| + |ω_A × n| R_A + |ω_B × n| R_B  </pre>
 *
 * so that what slides fast along a plate does not come closer to it.
 */
final class ClosingSpeed {
    private final Surface a;
    private final Surface b;
    private final double leverA;
    private final double leverB;
    private final boolean convex;
    private final double[] spin = new double[3];

    ClosingSpeed(Surface a, Surface b) {
        this.a = a;
        this.b = b;
        leverA = new TurningReach(a).lever;
        leverB = new TurningReach(b).lever;
        convex = !a.deforms() && !b.deforms() && convex(a) && convex(b);
    }

    private static boolean convex(Surface s) {
        return Convex.of(s.shape()) != null || (s.shape() instanceof NearestPointShape p && p.belowTangents());
    }

    double most(Motion m, double[] course, ContactSet found) {
        double[] v = m.rate;
        int i = Motion.SIZE * a.body(), j = Motion.SIZE * b.body();
        double x = v[j] - v[i], y = v[j + 1] - v[i + 1], z = v[j + 2] - v[i + 2];
        double any = Math.sqrt(x * x + y * y + z * z)
                + swing(course[2 * a.body()], leverA)
                + swing(course[2 * b.body()], leverB);
        if (!convex) {
            return any;
        }
        double[] n = found.near;
        int at = 3;
        if (found.count > 0) {
            int deepest = 0;
            for (int k = 1; k < found.count; k++) {
                deepest = found.depth[k] > found.depth[deepest] ? k : deepest;
            }
            n = found.normal;
            at = 3 * deepest;
        }
        double along = Math.abs(x * n[at] + y * n[at + 1] + z * n[at + 2])
                + swing(across(m, a.body(), n, at), leverA)
                + swing(across(m, b.body(), n, at), leverB);
        return along < any ? along : any; // also where there is no normal
    }

    /** |ω × n| of a body. */
    private double across(Motion m, int body, double[] n, int at) {
        if (body == Motion.GROUND) {
            return 0;
        }
        m.spin(body, spin, 0);
        double x = spin[1] * n[at + 2] - spin[2] * n[at + 1];
        double y = spin[2] * n[at] - spin[0] * n[at + 2];
        double z = spin[0] * n[at + 1] - spin[1] * n[at];
        return Math.sqrt(x * x + y * y + z * z);
    }

    private static double swing(double turning, double lever) {
        return turning == 0 ? 0 : turning * lever; // a half-space that stands still reaches without end
    }
}
