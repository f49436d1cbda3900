package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.pair.SampledPair;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.junit.jupiter.api.Test;

class PatchPairsTest extends ContactGeometryContractTest {
    private static final ParametricShape EGG = new ParametricShape(NurbsSurfaceTest.ellipsoid(0.3, 0.2, 0.5));

    @Override
    List<Case> cases() {
        return List.of(
                new Case(EGG, new ParametricShape(NurbsSurfaceTest.ellipsoid(0.2, 0.4, 0.3)), 0.68, 0.9),
                new Case(new Superquadric(0.3, 0.2, 0.4, 0.8, 0.9), EGG, 0.68, 0.9));
    }

    @Override
    Strictness strictness(Case c) {
        return new Strictness(10, 1e-10, 1e-5);
    }

    @Override
    ContactGeometry pair(Surface a, Surface b) {
        return new SampledPair(a, b);
    }

    /** Six hundred searches in deep overlap take long here: a few do. */
    @Override
    @Test
    void awkwardPosesGiveFiniteAnswers() {
        for (Case c : cases()) {
            TwoShapes poses = new TwoShapes(c.a(), c.b());
            for (double x : new double[] {0, 1e-300, 1e-12, 0.3, 100}) {
                poses.place(2, x, 0, 0);
                ContactSet found = poses.find();
                assertSound(found, 1, 1e-8, c + " at " + x);
                assertTrue(found.depth[0] < 0 == x > 1, c + " at " + x);
            }
        }
    }
}
