package org.condyle.io.model.surface;

import java.util.List;
import org.condyle.geometry.freeform.NurbsSurface;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.io.document.Entry;
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

    static final MappingType NURBS = MappingType.mapping("nurbs", "a NURBS, B-spline or Bezier surface")
            .need(
                    "points",
                    ValueType.listOf(
                            ValueType.listOf(ValueType.listOf(ValueType.quantity("m"), 3, 3), 2, 1000), 2, 1000),
                    "rows of control points; v runs along a row, u from row to row")
            .key("degree", ValueType.listOf(ValueType.integer(1, 9), 2, 2), "in u and v; by default Bezier")
            .key(
                    "knots-u",
                    ValueType.listOf(ValueType.number()),
                    "rows + degree + 1 values; by default uniform and clamped")
            .key("knots-v", ValueType.listOf(ValueType.number()), "the same along a row")
            .key("weights", ValueType.listOf(ValueType.listOf(ValueType.number())), "row by row; by default 1")
            .key("flipped", ValueType.flag(), "whether the solid is on the side to which s_u x s_v points", "false");

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
                NURBS,
                "s(u, v) = sum N_i(u) N_j(v) w_ij P_ij / sum N_i(u) N_j(v) w_ij",
                "L. Piegl and W. Tiller, The NURBS Book, 1997",
                "an open surface is the front of an infinite solid; nearest points are searched without proof",
                (r, v) -> ShapeCatalog.upright(nurbs(r, v)));
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

    static ParametricShape nurbs(ReaderContext r, Part v) {
        List<Entry> rows = v.list("points");
        int columns = rows.get(0).items().size();
        double[] points = new double[3 * rows.size() * columns];
        int at = 0;
        for (Entry row : rows) {
            if (row.items().size() != columns) {
                throw new IllegalArgumentException("all rows need " + columns + " points, as the first has; one has "
                        + row.items().size());
            }
            for (Entry p : row.items()) {
                System.arraycopy(r.quantities.tuple(p, "m"), 0, points, 3 * at++, 3);
            }
        }
        List<Entry> degree = v.list("degree");
        int du = degree.isEmpty()
                ? rows.size() - 1
                : Integer.parseInt(degree.get(0).text());
        int dv = degree.isEmpty() ? columns - 1 : Integer.parseInt(degree.get(1).text());
        if (du >= rows.size() || dv >= columns) {
            throw new IllegalArgumentException("degrees " + du + ", " + dv + " need more than " + rows.size() + " x "
                    + columns + " control points");
        }
        double[] knotsU =
                v.has("knots-u") ? r.quantities.tuple(v.entry("knots-u"), "") : NurbsSurface.clamped(rows.size(), du);
        double[] knotsV =
                v.has("knots-v") ? r.quantities.tuple(v.entry("knots-v"), "") : NurbsSurface.clamped(columns, dv);
        double[] weights = v.list("weights").stream()
                .flatMapToDouble(row -> java.util.Arrays.stream(r.quantities.tuple(row, "")))
                .toArray();
        NurbsSurface surface = v.has("weights")
                ? new NurbsSurface(du, dv, knotsU, knotsV, points, weights)
                : NurbsSurface.bspline(du, dv, knotsU, knotsV, points);
        return new ParametricShape(surface, v.flag("flipped"));
    }
}
