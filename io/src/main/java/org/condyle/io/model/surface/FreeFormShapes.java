package org.condyle.io.model.surface;

import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;

/** Profiles of planar models, superquadrics and free-form surfaces, for the catalog of shapes. */
final class FreeFormShapes {
    private FreeFormShapes() {}

    static void addTo(Catalog<ShapeCatalog.Form> catalog) {
        catalog.add(
                MappingType.mapping("superquadric", "between ellipsoid, box, cylinder and double pyramid")
                        .need("axes", ValueType.listOf(ValueType.quantity("m"), 3, 3), "semi-axes along x, y and z")
                        .need(
                                "exponents",
                                ValueType.listOf(ValueType.number(), 2, 2),
                                "along the meridians and along the equator"),
                "(|x/a|^(2/e2) + |y/b|^(2/e2))^(e2/e1) + |z/c|^(2/e1) <= 1",
                "A. Jaklic, A. Leonardis and F. Solina, Segmentation and Recovery of Superquadrics, 2000",
                "exponents from 0.2 to 1.8; curvature is zero or infinite where a coordinate is zero, unless both are 1",
                (r, v) -> {
                    double[] s = r.quantities.positives(v, "axes", "m"),
                            e = r.quantities.tuple(v.entry("exponents"), "");
                    return ShapeCatalog.upright(new Superquadric(s[0], s[1], s[2], e[0], e[1]));
                });
        catalog.add(
                "nurbs",
                NurbsReader.SHAPE,
                "s(u, v) = sum N_i(u) N_j(v) w_ij P_ij / sum N_i(u) N_j(v) w_ij",
                "L. Piegl and W. Tiller, The NURBS Book, 1997",
                "an open surface is the front of an infinite solid; nearest points are searched without proof",
                (r, v) -> ShapeCatalog.upright(NurbsReader.read(r, v)));
        catalog.add(
                "table",
                TableReader.SHAPE,
                "points and unit normals at the nodes of a net of (u, v), between them interpolated bilinearly",
                "-",
                "places are right to the square of the cell; an open table is the front of an infinite solid, as a nurbs is",
                (r, v) -> ShapeCatalog.upright(TableReader.read(r, v)));
        catalog.add(
                MappingType.mapping("circle", "a circle of a planar model")
                        .need("radius", ValueType.quantity("m"), "its radius")
                        .key("hollow", ValueType.flag(), "whether the outside is solid", "false"),
                "x^2 + y^2 <= radius^2",
                "-",
                "contact with profiles; contacts extend along z, so give the stiffness",
                (r, v) -> ShapeCatalog.upright(
                        new CircleProfile(r.quantities.positive(v, "radius", "m"), v.flag("hollow"))));
        catalog.add(
                "line",
                MappingType.mapping("line-profile", "a straight floor or wall of a planar model")
                        .key("normal", Parts.DIRECTION, "out of the solid, in the xy plane", "y")
                        .key("offset", ValueType.quantity("m"), "of the line along the normal", "0"),
                "x . normal <= offset",
                "-",
                "contact with profiles; infinite, so it has no mass",
                FreeFormShapes::line);
        catalog.add(
                "profile",
                ProfileReader.SHAPE,
                "y over x, radius over angle, or closed through points: polynomial, cubic or shape-preserving spline",
                "F. N. Fritsch and R. E. Carlson, SIAM Journal on Numerical Analysis 17 (1980) 238-246, for the latter",
                "contact with profiles at the deepest point; an open curve continues straight; the curvature of shape-preserving splines jumps",
                ProfileReader::read);
    }

    private static ShapeCatalog.Form line(ReaderContext r, Part v) {
        double[] n = r.frames.direction(v.entry("normal"));
        double d = r.quantities.quantity(v, "offset", "m");
        if (n[2] != 0) {
            r.problems.error(
                    Code.OUT_OF_PLANE, v.entry("normal"), "must lie in the xy plane", "in space use a half-space");
        }
        return new ShapeCatalog.Form(
                new LineProfile(),
                new Frame(new double[] {d * n[0], d * n[1], 0}, Rotations.about(0, 0, 1, Math.atan2(-n[0], n[1]))));
    }
}
