package org.condyle.geometry;

import java.util.List;

class PatchProjectionsTest extends ProjectionContractTest {
    @Override
    List<? extends Projection> shapes() {
        return FreeForms.patches();
    }

    @Override
    int trials(Projection s) {
        return 300;
    }

    @Override
    double accuracy(Projection s) {
        return 1e-11;
    }

    /** Rational parametrisations have jumps of their third derivatives, and poles. */
    @Override
    double curvatureAccuracy(Projection s) {
        return 1e-3;
    }
}
