package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.NearestPointShape;

class PrimitiveProjectionsTest extends NearestPointShapeContractTest {
    @Override
    List<? extends NearestPointShape> shapes() {
        return Primitives.all();
    }

    @Override
    boolean closed(NearestPointShape s) {
        return !(s instanceof HalfSpace);
    }
}
