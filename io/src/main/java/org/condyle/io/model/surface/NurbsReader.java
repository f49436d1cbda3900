package org.condyle.io.model.surface;

import java.util.Arrays;
import java.util.List;
import org.condyle.geometry.freeform.NurbsSurface;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.freeform.NetFile;
import org.condyle.io.freeform.NetFormat;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;

/** Reads {@code nurbs}: control points, knots and weights from the model file, or from a file beside it. */
final class NurbsReader {
    static final MappingType SHAPE = MappingType.mapping("nurbs", "a NURBS, B-spline or Bezier surface")
            .key(
                    "points",
                    ValueType.listOf(
                            ValueType.listOf(ValueType.listOf(ValueType.quantity("m"), 3, 3), 2, 1000), 2, 1000),
                    "rows of control points; v runs along a row, u from row to row")
            .key(
                    "file",
                    ValueType.text(),
                    "or a file with the net: a table of i, j, x, y, z, weight (.csv), the same with degrees and knots"
                            + " (.nurbs), or IGES with entity 128 (.igs, .iges)")
            .exactlyOneOf("points", "file")
            .key("part", ValueType.integer(1, 100_000), "which surface of an IGES file, from 1")
            .key("degree", ValueType.listOf(ValueType.integer(1, 9), 2, 2), "in u and v; by default Bezier")
            .key(
                    "knots-u",
                    ValueType.listOf(ValueType.number()),
                    "rows + degree + 1 values; by default uniform and clamped")
            .key("knots-v", ValueType.listOf(ValueType.number()), "the same along a row")
            .key("weights", ValueType.listOf(ValueType.listOf(ValueType.number())), "row by row; by default 1")
            .key("flipped", ValueType.flag(), "whether the solid is on the side to which s_u x s_v points", "false");

    private NurbsReader() {}

    static ParametricShape read(ReaderContext r, Part v) {
        NetFile net;
        try {
            net = v.has("file") ? fromFile(r, v) : fromPoints(r, v);
        } catch (DocumentException x) {
            r.problems.addAll(x.problems());
            return new ParametricShape(NurbsSurface.bezier(1, 1, new double[] {0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0}));
        }
        List<Entry> degree = v.list("degree");
        int[] degrees = net.degrees() != null
                ? net.degrees()
                : degree.isEmpty()
                        ? new int[] {net.rows() - 1, net.columns() - 1}
                        : degree.stream()
                                .mapToInt(d -> Integer.parseInt(d.text()))
                                .toArray();
        if (degrees[0] >= net.rows() || degrees[1] >= net.columns()) {
            throw new IllegalArgumentException("degrees " + degrees[0] + ", " + degrees[1] + " need more than "
                    + net.rows() + " x " + net.columns() + " control points");
        }
        if (degree.isEmpty() && Math.max(degrees[0], degrees[1]) > 9) {
            throw new IllegalArgumentException("a net of " + net.rows() + " x " + net.columns()
                    + " control points needs a 'degree' from 1 to 9, such as [3, 3]");
        }
        double[] knotsU = knots(r, v, "knots-u", net.knotsU(), net.rows(), degrees[0]);
        double[] knotsV = knots(r, v, "knots-v", net.knotsV(), net.columns(), degrees[1]);
        return new ParametricShape(
                new NurbsSurface(degrees[0], degrees[1], knotsU, knotsV, net.points(), net.weights()),
                v.flag("flipped"));
    }

    private static double[] knots(
            ReaderContext r,
            Part v,
            String key,
            double @org.jspecify.annotations.Nullable [] ofFile,
            int points,
            int degree) {
        return ofFile != null
                ? ofFile
                : v.has(key) ? r.quantities.tuple(v.entry(key), "") : NurbsSurface.clamped(points, degree);
    }

    private static NetFile fromFile(ReaderContext r, Part v) {
        Entry file = v.entry("file");
        int part = v.has("part") ? Integer.parseInt(v.text("part")) : 0;
        NetFile net = r.document.asset(
                file,
                "control net",
                DataTable.LIMIT,
                "net " + file.text() + " " + part,
                bytes -> NetFormat.read(file.text(), bytes, part));
        net.warnings().forEach(w -> r.problems.warning(Code.LEFT_OUT, file, w));
        for (String key : List.of("degree", "knots-u", "knots-v", "weights")) {
            boolean given = key.equals("weights")
                    || (key.equals("degree") ? net.degrees() : key.equals("knots-u") ? net.knotsU() : net.knotsV())
                            != null;
            if (given && v.has(key)) {
                r.problems.error(Code.KEYS_CLASH, v.entry(key), "is given by " + file.text(), "remove it");
            }
        }
        return net;
    }

    private static NetFile fromPoints(ReaderContext r, Part v) {
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
        double[] weights = v.list("weights").stream()
                .flatMapToDouble(row -> Arrays.stream(r.quantities.tuple(row, "")))
                .toArray();
        if (!v.has("weights")) {
            weights = new double[points.length / 3];
            Arrays.fill(weights, 1);
        }
        return new NetFile(rows.size(), columns, points, weights, null, null, null, List.of());
    }
}
