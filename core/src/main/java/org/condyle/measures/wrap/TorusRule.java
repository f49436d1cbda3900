package org.condyle.measures.wrap;

import org.condyle.measures.Vectors;

/**
 * The shortest way through the hole of a torus and over its tube: a geodesic that touches both straight parts. The guess is the
 * helix over a cylinder in the place of the tube ({@link TubeRule}), which touches the line in the same moment.
 */
final class TorusRule extends SegmentRule {
    private static final int OTHER = 6; // the result that is tried
    private static final int OWN = OTHER + SIZE;

    private final WrapShape.Torus shape;
    private final TubeRule tube;
    private final GeodesicFlow flow;
    private final GeodesicSolver solver;

    TorusRule(WrapShape.Torus shape, Side side) {
        this.shape = shape;
        tube = new TubeRule(shape, side, true);
        flow = new GeodesicFlow.OnTorus(shape);
        solver = new GeodesicSolver(shape, flow);
    }

    @Override
    int room() {
        return OWN + Math.max(tube.room(), GeodesicSolver.ROOM);
    }

    @Override
    int attempt(double[] s, int p, int out, int w) {
        if (shape.inside(s, p) || shape.inside(s, p + 3)) {
            return INSIDE;
        }
        double most = 0;
        boolean failed = false;
        for (int n = 0, code; (code = tube.attempt(s, p, n, w + OTHER, w + OWN)) != TubeRule.GONE; n++) {
            if (code >= WRAPPED && !solve(s, p, w)) {
                failed = true;
            } else if (code >= WRAPPED) {
                double length = Vectors.distance(s, p, s, w + OTHER + R1)
                        + s[w + OTHER + ARC]
                        + Vectors.distance(s, p + 3, s, w + OTHER + R2);
                if (length > most) {
                    most = length;
                    System.arraycopy(s, w + OTHER, s, out, SIZE);
                }
            }
        }
        if (most > 0) {
            return WRAPPED;
        }
        return failed && cut(s, p, w + OWN) ? FAILED : NONE;
    }

    /** Whether the straight piece goes through the tube where it is nearest to its middle. */
    private boolean cut(double[] s, int p, int w) {
        RingPoint.find(s, p, shape.radius(), w);
        double along = 0, whole = 0;
        for (int i = 0; i < 3; i++) {
            double d = s[p + 3 + i] - s[p + i];
            along += d * (s[w + RingPoint.NEAREST + i] - s[p + i]);
            whole += d * d;
        }
        return along > 0 && along < whole && s[w + RingPoint.DISTANCE] < INNER * shape.tube() * shape.tube();
    }

    /** From the helix over the tube to the geodesic. */
    private boolean solve(double[] s, int p, int w) {
        int r = w + OTHER + R1;
        flow.onto(s, r);
        for (int i = 0; i < 3; i++) {
            s[w + i] = s[r + i] - s[p + i];
        }
        // without its part along the normal
        shape.normal(s, r, s, w + 3);
        double along = s[w] * s[w + 3] + s[w + 1] * s[w + 4] + s[w + 2] * s[w + 5];
        for (int i = 0; i < 3; i++) {
            s[w + i] -= along * s[w + 3 + i];
        }
        return Vectors.normalise(s, w) > 0 && solver.solve(s, p, w + OTHER, w, w + OWN) && s[w + OTHER + ARC] > 0;
    }

    @Override
    int again(double[] s, int p, int out, int w) {
        System.arraycopy(s, out + EXTRA, s, w, 3);
        return solver.solve(s, p, out, w, w + OWN) ? WRAPPED : NONE;
    }

    @Override
    void trace(double[] s, int p, int result, int w, double[] points) {
        solver.trace(s, result, w + OWN, points);
    }
}
