package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.NearestPointShape;

class SuperquadricProjectionsTest extends NearestPointShapeContractTest {
    @Override
    List<? extends NearestPointShape> shapes() {
        return FreeForms.superquadrics();
    }

    @Override
    double accuracy(NearestPointShape s) {
        return 1e-12;
    }

    /** Near the coordinate planes the curvature runs to zero or without bound, and differences cannot follow. */
    @Override
    double curvatureAccuracy(NearestPointShape s) {
        return 1e-3;
    }
}
