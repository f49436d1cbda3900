package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.NearestPointShape;

class ProfileProjectionsTest extends NearestPointShapeContractTest {
    @Override
    List<? extends NearestPointShape> shapes() {
        return FreeForms.profiles();
    }

    @Override
    boolean closed(NearestPointShape s) {
        return false; // they have no end along z
    }

    @Override
    double accuracy(NearestPointShape s) {
        return 1e-13;
    }

    @Override
    double curvatureAccuracy(NearestPointShape s) {
        return 1e-4;
    }
}
