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
    Strictness strictness(NearestPointShape s) {
        return new Strictness(1000, 1e-13, 1e-4);
    }
}
