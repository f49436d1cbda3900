package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.NearestPointShape;

class CsgProjectionsTest extends NearestPointShapeContractTest {
    @Override
    List<? extends NearestPointShape> shapes() {
        return FreeForms.solids();
    }

    @Override
    int trials(NearestPointShape s) {
        return 80;
    }

    @Override
    double accuracy(NearestPointShape s) {
        return 1e-10;
    }
}
