package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.NearestPointShape;

class PatchProjectionsTest extends NearestPointShapeContractTest {
    @Override
    List<? extends NearestPointShape> shapes() {
        return FreeForms.patches();
    }

    /** Rational parametrisations have jumps of their third derivatives, and poles. */
    @Override
    Strictness strictness(NearestPointShape s) {
        return new Strictness(300, 1e-11, 1e-3);
    }
}
