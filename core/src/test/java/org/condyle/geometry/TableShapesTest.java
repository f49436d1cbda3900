package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.mechanics.Shape;

class TableShapesTest extends ShapeContractTest {
    @Override
    List<? extends Shape> shapes() {
        return List.of(new SampledSurface(FreeForms.patches().get(1), 97, 65));
    }
}
