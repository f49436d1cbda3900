package org.condyle.geometry;

import java.util.List;

class CsgProjectionsTest extends ProjectionContractTest {
    @Override
    List<? extends Projection> shapes() {
        return FreeForms.solids();
    }

    @Override
    int trials(Projection s) {
        return 80;
    }

    @Override
    double accuracy(Projection s) {
        return 1e-10;
    }
}
