package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;

class ConvexPairsTest extends ContactGeometryContractTest {
    private static final Ellipsoid EGG = new Ellipsoid(0.5, 0.3, 0.2);

    @Override
    List<Case> cases() {
        return List.of(
                new Case(new Capsule(0.1, 0.5), new Capsule(0.2, 0.3), 0.1, 0.8),
                new Case(EGG, new Ellipsoid(0.3, 0.3, 0.6), 0.2, 1),
                new Case(new Ellipsoid(0.05, 0.8, 0.4), EGG, 0.2, 1),
                new Case(EGG, new Box(0.4, 0.7, 1.1), 0.2, 1),
                new Case(EGG, new Cylinder(0.3, 0.9), 0.2, 1),
                new Case(EGG, new Capsule(0.1, 0.7), 0.2, 0.9),
                new Case(new Box(0.4, 0.7, 1.1), new Cylinder(0.3, 0.9), 0.2, 1),
                new Case(new Box(0.4, 0.7, 1.1), new Capsule(0.1, 0.7), 0.2, 1),
                new Case(new Cylinder(0.2, 0.5), new Cylinder(0.3, 0.9), 0.2, 0.9),
                new Case(new Cylinder(0.2, 0.5), new Capsule(0.1, 0.7), 0.2, 0.9));
    }

    private static boolean rounded(Case c) {
        return (c.a() instanceof Ellipsoid && c.b() instanceof Ellipsoid) || c.a() instanceof Capsule;
    }

    @Override
    Strictness strictness(Case c) {
        return new Strictness(60, rounded(c) ? 1e-12 : 1e-8, rounded(c) ? 1e-9 : 1e-4);
    }
}
