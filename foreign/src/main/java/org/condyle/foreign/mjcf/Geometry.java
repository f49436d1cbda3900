package org.condyle.foreign.mjcf;

import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Sphere;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Position;
import org.condyle.mechanics.Shape;
import org.jspecify.annotations.Nullable;

/** The simple shapes of MuJoCo. Its sizes are radii and half lengths, ours are radii and lengths; axes are along z in both. */
final class Geometry {
    private Geometry() {}

    /** The solid, of which the volume and the inertia are known; null for planes, meshes and height fields. */
    static @Nullable Shape solid(MjcfGeom g) {
        return switch (g.type()) {
            case "sphere" -> new Sphere(positive(g, 0));
            case "capsule" -> new Capsule(positive(g, 0), 2 * positive(g, 1));
            case "cylinder" -> new Cylinder(positive(g, 0), 2 * positive(g, 1));
            case "ellipsoid" -> new Ellipsoid(positive(g, 0), positive(g, 1), positive(g, 2));
            case "box" -> new Box(2 * positive(g, 0), 2 * positive(g, 1), 2 * positive(g, 2));
            case "plane", "mesh", "hfield", "sdf" -> null;
            default -> throw g.element().problem("there is no type of geom \"" + g.type() + "\"");
        };
    }

    /** Adds the shape under its word; false for a geom that is none of the simple shapes. */
    static boolean draw(MjcfGeom g, Draft shape) {
        Position at = g.element().at();
        double[] s = g.size();
        switch (g.type()) {
            case "plane" -> shape.mapping("half-space", at).set("normal", at, "z");
            case "sphere" -> shape.mapping("sphere", at).set("radius", at, positive(g, 0), "m");
            case "capsule", "cylinder" ->
                shape.mapping(g.type(), at)
                        .set("radius", at, positive(g, 0), "m")
                        .set("length", at, 2 * positive(g, 1), "m");
            case "ellipsoid" -> {
                requirePositive(g);
                shape.mapping("ellipsoid", at).set("axes", at, s.clone(), "m");
            }
            case "box" -> {
                requirePositive(g);
                shape.mapping("box", at).set("size", at, new double[] {2 * s[0], 2 * s[1], 2 * s[2]}, "m");
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private static void requirePositive(MjcfGeom g) {
        for (int i = 0; i < 3; i++) {
            positive(g, i);
        }
    }

    private static double positive(MjcfGeom g, int which) {
        if (!(g.size()[which] > 0)) {
            throw g.element()
                    .problem("number " + (which + 1) + " of size must be larger than zero for a " + g.type() + ", is "
                            + g.size()[which]);
        }
        return g.size()[which];
    }
}
