package org.condyle.geometry;

import java.util.List;

/** A closed surface as a table: a torus, whose normals have no poles to be interpolated across. */
class TableProjectionsTest extends ProjectionContractTest {
    @Override
    List<? extends Projection> shapes() {
        return List.of(new SampledSurface(FreeForms.patches().get(1), 97, 65));
    }

    @Override
    int trials(Projection s) {
        return 300;
    }

    /** The nearest place of the table is that along its normals: right to the square of a cell of 3 %. */
    @Override
    double accuracy(Projection s) {
        return 3e-4;
    }

    @Override
    double curvatureAccuracy(Projection s) {
        return 0.1;
    }
}
