package org.condyle.geometry;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Superquadric;

class FreeFormSpherePairsTest extends ContactGeometryContractTest {
    @Override
    List<Case> cases() {
        Sphere ball = new Sphere(0.2);
        List<Case> all = new ArrayList<>();
        for (Superquadric s : FreeForms.superquadrics()) {
            all.add(new Case(ball, s, 0.1, 0.7));
        }
        all.add(new Case(CurveProfileTest.bean(Through.NATURAL), ball, 0.5, 2));
        all.add(new Case(ball, FreeForms.patches().get(1), 0.2, 1));
        return all;
    }

    @Override
    Strictness strictness(Case c) {
        return new Strictness(60, 1e-11, 1e-6); // near the sharp places of pinched superquadrics normals turn quickly
    }
}
