package org.condyle.geometry;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.csg.Csg;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;

class CsgPairsTest extends ContactGeometryContractTest {
    @Override
    List<Case> cases() {
        Sphere ball = new Sphere(0.15);
        List<Case> all = new ArrayList<>();
        for (Csg solid : FreeForms.solids()) {
            all.add(new Case(ball, solid, 0.2, 0.9));
        }
        all.add(new Case(FreeForms.solids().get(0), new HalfSpace(), 0, 1.5)); // round: its lowest point does not jump
        return all;
    }

    @Override
    Strictness strictness(Case c) {
        return new Strictness(25, 1e-9, 1e-6);
    }
}
