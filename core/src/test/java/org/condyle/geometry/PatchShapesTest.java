package org.condyle.geometry;

import java.util.List;
import org.condyle.mechanics.Shape;

class PatchShapesTest extends ShapeContractTest {
    @Override
    List<? extends Shape> shapes() {
        return FreeForms.patches();
    }
}
