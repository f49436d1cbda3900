package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.shape.NearestPointShape;

/** An open patch and its table, asked not far from them: deep behind the rim their distance jumps, as they say. */
class OpenPatchProjectionsTest extends NearestPointShapeContractTest {
    private final ParametricShape hill = new ParametricShape(NurbsSurfaceTest.hill());
    private final SampledSurface table = new SampledSurface(hill, 81, 81);

    @Override
    List<? extends NearestPointShape> shapes() {
        return List.of(hill, table);
    }

    @Override
    boolean closed(NearestPointShape s) {
        return false;
    }

    @Override
    Strictness strictness(NearestPointShape s) {
        return new Strictness(300, s == hill ? 1e-11 : 3e-4, s == hill ? 1e-3 : 0.1);
    }
}
