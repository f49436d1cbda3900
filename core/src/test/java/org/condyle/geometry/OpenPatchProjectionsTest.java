package org.condyle.geometry;

import java.util.List;

/** An open patch and its table, asked not far from them: deep behind the rim their distance jumps, as they say. */
class OpenPatchProjectionsTest extends ProjectionContractTest {
    private final Patch hill = new Patch(NurbsSurfaceTest.hill());
    private final SampledSurface table = new SampledSurface(hill, 81, 81);

    @Override
    List<? extends Projection> shapes() {
        return List.of(hill, table);
    }

    @Override
    boolean closed(Projection s) {
        return false;
    }

    @Override
    int trials(Projection s) {
        return 300;
    }

    @Override
    double accuracy(Projection s) {
        return s == hill ? 1e-11 : 3e-4;
    }

    @Override
    double curvatureAccuracy(Projection s) {
        return s == hill ? 1e-3 : 0.1;
    }
}
