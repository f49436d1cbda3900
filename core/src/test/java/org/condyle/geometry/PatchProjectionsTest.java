package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.NearestPointShape;

class PatchProjectionsTest extends NearestPointShapeContractTest {
    @Override
    List<? extends NearestPointShape> shapes() {
        return FreeForms.patches();
    }

    @Override
    int trials(NearestPointShape s) {
        return 300;
    }

    @Override
    double accuracy(NearestPointShape s) {
        return 1e-11;
    }

    /** Rational parametrisations have jumps of their third derivatives, and poles. */
    @Override
    double curvatureAccuracy(NearestPointShape s) {
        return 1e-3;
    }
}
