package org.condyle.geometry;

import java.util.List;

class ProfileProjectionsTest extends ProjectionContractTest {
    @Override
    List<? extends Projection> shapes() {
        return FreeForms.profiles();
    }

    @Override
    boolean closed(Projection s) {
        return false; // they have no end along z
    }

    @Override
    double accuracy(Projection s) {
        return 1e-13;
    }

    @Override
    double curvatureAccuracy(Projection s) {
        return 1e-4;
    }
}
