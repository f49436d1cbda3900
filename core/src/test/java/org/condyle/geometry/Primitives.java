package org.condyle.geometry;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;

/** One of each primitive, and some that are thin, flat or round. */
final class Primitives {
    private Primitives() {}

    static List<NearestPointShape> all() {
        List<NearestPointShape> all = new ArrayList<>(List.of(
                new HalfSpace(), new Cavity(0.4), new Torus(0.4, 0.15), new Torus(0.5, 0.49), new Torus(3, 0.1)));
        for (Convex c : convex()) {
            all.add((NearestPointShape) c);
        }
        return all;
    }

    static List<Convex> convex() {
        return List.of(
                new Sphere(0.3),
                new Capsule(0.2, 0.7),
                new Capsule(0.5, 0.01),
                new Cylinder(0.3, 0.9),
                new Cylinder(0.6, 0.05),
                new Box(0.4, 0.7, 1.1),
                new Box(1, 1, 1),
                new Box(1, 0.02, 0.5),
                new Ellipsoid(0.5, 0.3, 0.2),
                new Ellipsoid(0.2, 0.5, 0.5),
                new Ellipsoid(0.4, 0.4, 0.1),
                new Ellipsoid(0.3, 0.3, 0.3),
                new Ellipsoid(0.05, 0.8, 0.4));
    }
}
