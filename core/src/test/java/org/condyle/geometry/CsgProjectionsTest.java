package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.NearestPointShape;

class CsgProjectionsTest extends NearestPointShapeContractTest {
    @Override
    List<? extends NearestPointShape> shapes() {
        return FreeForms.solids();
    }

    @Override
    Strictness strictness(NearestPointShape s) {
        return new Strictness(80, 1e-10, 1e-6);
    }
}
