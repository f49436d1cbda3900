package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Torus;
import org.condyle.mechanics.contact.ContactSet;

class HalfSpacePairsTest extends ContactGeometryContractTest {
    @Override
    List<Case> cases() {
        return List.of(
                new Case(new HalfSpace(), new Box(0.4, 0.7, 1.1), 0, 1.5),
                new Case(new Capsule(0.1, 0.5), new HalfSpace(), 0, 1),
                new Case(new HalfSpace(), new Cylinder(0.3, 0.9), 0, 1.3),
                new Case(new HalfSpace(), new Ellipsoid(0.5, 0.3, 0.2), 0, 0.8),
                new Case(new Torus(0.4, 0.15), new HalfSpace(), 0, 1.2));
    }

    /** The points at the sides of a rim follow the lowest one. */
    @Override
    boolean slides(Case c, ContactSet contacts, int entry) {
        boolean rims = c.a() instanceof Torus || c.b() instanceof Cylinder;
        return rims && entry % 3 > 0;
    }
}
