package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;

class SpherePairsTest extends ContactGeometryContractTest {
    @Override
    List<Case> cases() {
        Sphere ball = new Sphere(0.2);
        return List.of(
                new Case(ball, new Sphere(0.5), 0.5, 0.9),
                new Case(ball, new HalfSpace(), 0, 0.5),
                new Case(ball, new Box(0.4, 0.7, 1.1), 0, 0.9),
                new Case(new Capsule(0.1, 0.5), ball, 0.1, 0.6),
                new Case(ball, new Cylinder(0.3, 0.9), 0, 0.8),
                new Case(ball, new Ellipsoid(0.5, 0.3, 0.2), 0, 0.8),
                new Case(new Torus(0.4, 0.15), ball, 0.1, 0.9),
                new Case(ball, new Cavity(0.23), 0.01, 0.06));
    }
}
