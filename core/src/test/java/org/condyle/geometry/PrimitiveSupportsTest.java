package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.Convex;

class PrimitiveSupportsTest extends ConvexContractTest {
    @Override
    List<? extends Convex> shapes() {
        return Primitives.convex();
    }
}
