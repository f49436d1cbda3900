package org.condyle.geometry;

import java.util.List;

class PrimitiveSupportsTest extends ConvexContractTest {
    @Override
    List<? extends Convex> shapes() {
        return Primitives.convex();
    }
}
