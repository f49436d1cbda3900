package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.NearestPointShape;

class SuperquadricProjectionsTest extends NearestPointShapeContractTest {
    @Override
    List<? extends NearestPointShape> shapes() {
        return FreeForms.superquadrics();
    }

    /** Near the coordinate planes the curvature runs to zero or without bound, and differences cannot follow. */
    @Override
    Strictness strictness(NearestPointShape s) {
        return new Strictness(1000, 1e-12, 1e-3);
    }
}
