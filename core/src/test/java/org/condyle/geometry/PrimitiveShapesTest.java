package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.mechanics.Shape;

class PrimitiveShapesTest extends ShapeContractTest {
    @Override
    List<? extends Shape> shapes() {
        return Primitives.all();
    }

    @Override
    boolean closed(Shape s) {
        return !(s instanceof HalfSpace);
    }

    @Override
    boolean hasMass(Shape s) {
        return !(s instanceof HalfSpace) && !(s instanceof Cavity);
    }
}
