package org.condyle.foreign.opensim;

import java.util.List;
import java.util.Optional;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;

/**
 * A class of OpenSim that is a shape of the model file.
 *
 * @param name  of the class
 * @param kind  word of the shape
 * @param sizes its numbers
 */
record ShapeClass(String name, String kind, List<Property> sizes) {
    /** Over which paths wrap. The tube of a torus has the inner radius, and its centre line is a circle of the outer radius. */
    static final List<ShapeClass> WRAPS = List.of(
            of("WrapSphere sphere", "radius radius m 1"),
            of("WrapCylinder cylinder", "radius radius m 1", "length length m 1"),
            of("WrapEllipsoid ellipsoid", "dimensions radii m 1 1 1"),
            of("WrapTorus torus", "outer_radius radius m 0.1", "inner_radius tube m 0.05"));

    /** Which are drawn. A cylinder is along y in OpenSim. */
    static final List<ShapeClass> PICTURES = List.of(
            of("Sphere sphere", "radius radius m 1"),
            of("Ellipsoid ellipsoid", "radii axes m 0.5 1 2"),
            new ShapeClass("Brick", "box", List.of(Property.times(2, "half_lengths size m 0.5 0.5 0.5"))),
            new ShapeClass(
                    "Cylinder",
                    "cylinder",
                    List.of(Property.list("radius radius m 1").get(0), Property.times(2, "half_height length m 0.5"))),
            of("Mesh mesh"));

    private static ShapeClass of(String names, String... sizes) {
        String[] both = names.split(" ", -1);
        return new ShapeClass(both[0], both[1], Property.list(sizes));
    }

    static Optional<ShapeClass> named(List<ShapeClass> all, String name) {
        return all.stream().filter(c -> c.name.equals(name)).findFirst();
    }

    static Optional<ShapeClass> ofKind(List<ShapeClass> all, String kind) {
        return all.stream().filter(c -> c.kind.equals(kind)).findFirst();
    }

    /** Reads the shape into a part, {@code shape: {sphere: {radius: 1 m}}}. */
    Draft read(XmlElement e, Draft part) {
        return Property.read(sizes, e, part.mapping("shape", e.at()).mapping(kind, e.at()));
    }
}
