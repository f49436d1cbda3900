package org.condyle.geometry;

import java.util.List;
import org.condyle.mechanics.Shape;

class SuperquadricShapesTest extends ShapeContractTest {
    @Override
    List<? extends Shape> shapes() {
        return FreeForms.superquadrics();
    }
}
