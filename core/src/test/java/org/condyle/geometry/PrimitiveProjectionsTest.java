package org.condyle.geometry;

import java.util.List;

class PrimitiveProjectionsTest extends ProjectionContractTest {
    @Override
    List<? extends Projection> shapes() {
        return Primitives.all();
    }

    @Override
    boolean closed(Projection s) {
        return !(s instanceof HalfSpace);
    }
}
