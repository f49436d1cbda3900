package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.shape.NearestPointShape;

/** A closed surface as a table: a torus, whose normals have no poles to be interpolated across. */
class TableProjectionsTest extends NearestPointShapeContractTest {
    @Override
    List<? extends NearestPointShape> shapes() {
        return List.of(new SampledSurface(FreeForms.patches().get(1), 97, 65));
    }

    /** The nearest place of the table is that along its normals: right to the square of a cell of 3 %. */
    @Override
    Strictness strictness(NearestPointShape s) {
        return new Strictness(300, 3e-4, 0.1);
    }
}
