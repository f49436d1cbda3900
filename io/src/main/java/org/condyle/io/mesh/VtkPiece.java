package org.condyle.io.mesh;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.mesh.VtkArray.Appended;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** One Piece of a PolyData file, with its own points, polygons and strips. */
final class VtkPiece {
    private static final Set<String> WANTED =
            Set.of("Points", "Polys connectivity", "Polys offsets", "Strips connectivity", "Strips offsets");

    private final String file;
    private final int line;
    private final long points;
    private final long polys;
    private final long strips;
    private final Map<String, VtkArray> arrays = new HashMap<>();

    VtkPiece(String file, int line, long points, long polys, long strips) {
        this.file = file;
        this.line = line;
        this.points = points;
        this.polys = polys;
        this.strips = strips;
    }

    boolean wants(String name) {
        return WANTED.contains(name);
    }

    void put(String name, VtkArray array) {
        if (arrays.put(name, array) != null) {
            throw array.problem("occurs twice in one piece");
        }
    }

    void addTo(MeshBuilder mesh, VtkDecoder decoder, Appended appended) {
        if (points == 0 && polys == 0 && strips == 0) {
            return;
        }
        VtkArray pointArray = array("Points");
        double[] x = pointArray.values(decoder, appended);
        if (x.length % 3 != 0 || x.length / 3 != points) {
            throw pointArray.problem(
                    "must contain 3 x " + points + " numbers according to the piece, found " + x.length);
        }
        int first = mesh.points();
        for (int i = 0; i < x.length; i += 3) {
            mesh.vertex(x[i], x[i + 1], x[i + 2], pointArray.line);
        }
        if (polys > 0) {
            cells("Polys", polys, first, mesh, decoder, appended);
        }
        if (strips > 0) {
            cells("Strips", strips, first, mesh, decoder, appended);
        }
    }

    private VtkArray array(String name) {
        @Nullable VtkArray array = arrays.get(name);
        if (array == null) {
            throw new DocumentException(
                    Code.BAD_MESH,
                    new Position(file, line, 0),
                    "the piece has no array " + name,
                    "the file is damaged or cut off");
        }
        return array;
    }

    private void cells(String what, long count, int first, MeshBuilder mesh, VtkDecoder decoder, Appended appended) {
        VtkArray corners = array(what + " connectivity");
        VtkArray ends = array(what + " offsets");
        double[] point = corners.values(decoder, appended);
        double[] end = ends.values(decoder, appended);
        if (end.length != count) {
            throw ends.problem("must contain " + count + " numbers according to the piece, found " + end.length);
        }
        for (int i = 0; i < point.length; i++) {
            if (!(point[i] >= 0 && point[i] < points && point[i] == Math.rint(point[i]))) {
                throw corners.problem("names point " + text(point[i]) + " as number " + (i + 1)
                        + ", but there are 0 to " + (points - 1));
            }
        }
        int from = 0;
        for (int i = 0; i < end.length; i++) {
            if (!(end[i] >= from + 3.0 && end[i] <= point.length && end[i] == Math.rint(end[i]))) {
                throw ends.problem("has " + text(end[i]) + " as number " + (i + 1)
                        + "; cells need 3 corners or more, so " + (from + 3) + " to " + point.length + " is expected");
            }
            int to = (int) end[i];
            if (what.equals("Polys")) {
                polygon(point, from, to, first, mesh, corners.line);
            } else {
                strip(point, from, to, first, mesh, corners.line);
            }
            from = to;
        }
        if (from != point.length) {
            throw ends.problem("ends at " + from + ", but there are " + point.length + " corners");
        }
    }

    private static void polygon(double[] point, int from, int to, int first, MeshBuilder mesh, int line) {
        mesh.beginFace();
        for (int i = from; i < to; i++) {
            mesh.corner(first + (long) point[i], line);
        }
    }

    /** Every second triangle of a strip is turned round. */
    private static void strip(double[] point, int from, int to, int first, MeshBuilder mesh, int line) {
        for (int i = from; i + 2 < to; i++) {
            int odd = (i - from) % 2;
            mesh.beginFace();
            mesh.corner(first + (long) point[i + odd], line);
            mesh.corner(first + (long) point[i + 1 - odd], line);
            mesh.corner(first + (long) point[i + 2], line);
        }
    }

    private static String text(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? String.valueOf((long) value)
                : String.valueOf(value);
    }
}
