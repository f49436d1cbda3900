package org.condyle.geometry;

import java.util.List;

class SuperquadricSupportsTest extends ConvexContractTest {
    @Override
    List<? extends Convex> shapes() {
        return FreeForms.superquadrics();
    }
}
