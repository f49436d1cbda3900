package org.condyle.geometry;

import java.util.List;

class SuperquadricProjectionsTest extends ProjectionContractTest {
    @Override
    List<? extends Projection> shapes() {
        return FreeForms.superquadrics();
    }

    @Override
    double accuracy(Projection s) {
        return 1e-12;
    }

    /** Near the coordinate planes the curvature runs to zero or without bound, and differences cannot follow. */
    @Override
    double curvatureAccuracy(Projection s) {
        return 1e-3;
    }
}
