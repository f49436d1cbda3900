package org.condyle.measures.wrap;

import org.condyle.measures.Vectors;

/**
 * The shortest way through the hole of a torus and over its tube: a geodesic that touches both straight parts. The guess is the
 * helix over a cylinder in the place of the tube ({@link TubeRule}), which touches the line in the same moment.
 */
final class TorusRule extends SegmentRule {
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
        return 6 + Math.max(tube.room(), GeodesicSolver.ROOM);
    }

    @Override
    int attempt(double[] s, int p, int out, int w) {
        if (shape.inside(s, p) || shape.inside(s, p + 3)) {
            return INSIDE;
        }
        int code = tube.attempt(s, p, out, w + 6);
        if (code < WRAPPED) {
            return code;
        }
        flow.onto(s, out + R1);
        for (int i = 0; i < 3; i++) {
            s[w + i] = s[out + R1 + i] - s[p + i];
        }
        // without its part along the normal
        shape.normal(s, out + R1, s, w + 3);
        double along = s[w] * s[w + 3] + s[w + 1] * s[w + 4] + s[w + 2] * s[w + 5];
        for (int i = 0; i < 3; i++) {
            s[w + i] -= along * s[w + 3 + i];
        }
        double length = Vectors.normalise(s, w);
        return length > 0 && solver.solve(s, p, out, w, w + 6) ? WRAPPED : NONE;
    }

    @Override
    void trace(double[] s, int p, int result, int w, double[] points) {
        solver.trace(s, result, w + 6, points);
    }
}
