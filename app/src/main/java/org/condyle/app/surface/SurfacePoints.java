package org.condyle.app.surface;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.condyle.app.shell.OwnFiles;
import org.condyle.expression.Dimension;
import org.condyle.geometry.freeform.NurbsSurface;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.freeform.NetFile;
import org.condyle.io.freeform.NetFormat;
import org.condyle.io.mesh.MeshFiles;
import org.condyle.io.mesh.MeshFormat;
import org.condyle.io.mesh.MeshOptions;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;
import org.jspecify.annotations.Nullable;

/**
 * The points of a file: the vertices of a mesh, or the columns x, y, z of a table.
 *
 * @param normal mean outward normal of a mesh at each point, three numbers; null if the file has none
 */
@SuppressWarnings("ArrayRecordComponent") // numbers of a file, read only
record SurfacePoints(double[] places, double @Nullable [] normal) {
    private static final double LARGEST = 5; // metres: no joint has surfaces of that size
    private static final double SMALLEST = 1e-6;
    private static final double CHORD = 1e-4; // tolerance of triangles, relative to the size

    /** @param scale length of one unit of a mesh, or of a table without units [m] */
    static SurfacePoints read(Path file, double scale) throws IOException {
        String name = String.valueOf(file.getFileName());
        byte[] bytes = OwnFiles.read(file, MeshFiles.LIMIT);
        SurfacePoints points = MeshFormat.ALL.has(name)
                ? ofMesh(mesh(file, MeshFiles.read(file.toString(), bytes, new MeshOptions(scale, ""))))
                : ofTable(DataTable.read(file.toString(), bytes), scale);
        checkSize(file, points.places);
        return points;
    }

    private static Mesh mesh(Path file, Triangles triangles) {
        try {
            return Mesh.flat(triangles);
        } catch (ModelException e) {
            throw new DocumentException(Code.BAD_MESH, Position.in(file.toString()), String.valueOf(e.getMessage()));
        }
    }

    private static SurfacePoints ofMesh(Mesh m) {
        double[] normals = new double[m.vertices.length];
        for (int f = 0; f < m.faces(); f++) {
            int o = 12 * f;
            for (int i = 0; i < 3; i++) {
                int j = (i + 1) % 3, k = (i + 2) % 3;
                double n = m.flat[o + 3 + j] * m.flat[o + 6 + k] - m.flat[o + 3 + k] * m.flat[o + 6 + j];
                for (int c = 0; c < 3; c++) {
                    normals[3 * m.corners[3 * f + c] + i] += n;
                }
            }
        }
        return new SurfacePoints(m.vertices, normals);
    }

    private static SurfacePoints ofTable(DataTable table, double scale) {
        String[] names = {"x", "y", "z"};
        double[] out = new double[3 * table.rows()];
        for (int i = 0; i < 3; i++) {
            double factor = table.has(names[i]) && table.unit(names[i]).isEmpty() ? scale : 1;
            double[] column = table.column(names[i], Dimension.LENGTH);
            for (int k = 0; k < column.length; k++) {
                out[3 * k + i] = factor * column[k];
            }
        }
        return new SurfacePoints(out, null);
    }

    private static void checkSize(Path file, double[] x) {
        double most = 0;
        for (int i = 0; i < 3; i++) {
            double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
            for (int k = i; k < x.length; k += 3) {
                low = Math.min(low, x[k]);
                high = Math.max(high, x[k]);
            }
            most = Math.max(most, high - low);
        }
        if (most > LARGEST || most < SMALLEST) {
            throw new DocumentException(
                    Code.IMPLAUSIBLE_VALUE,
                    Position.in(file.toString()),
                    String.format(Locale.ROOT, "the points span %.3g m, which is no size of a joint", most),
                    "name the unit: 'x [mm]' in the header of a table, or --scale \"1 mm\"");
        }
    }

    /** A surface of a file as triangles: a mesh as it is, a free-form surface with a chord error of a ten-thousandth of its size. */
    static Mesh surface(Path file, double scale) throws IOException {
        String name = String.valueOf(file.getFileName());
        byte[] bytes = OwnFiles.read(file, MeshFiles.LIMIT);
        Mesh m;
        if (MeshFormat.ALL.has(name)) {
            m = mesh(file, MeshFiles.read(file.toString(), bytes, new MeshOptions(scale, "")));
        } else {
            NetFile net = NetFormat.read(file.toString(), bytes, 0);
            int[] degrees = net.degrees();
            if (degrees == null) {
                throw new DocumentException(
                        Code.MISSING_KEY,
                        Position.in(file.toString()),
                        "a table of a net has no degrees; write them before its header, as '# degree: 3, 3'");
            }
            double[] u = net.knotsU() != null ? net.knotsU() : NurbsSurface.clamped(net.rows(), degrees[0]);
            double[] v = net.knotsV() != null ? net.knotsV() : NurbsSurface.clamped(net.columns(), degrees[1]);
            ParametricShape shape =
                    new ParametricShape(new NurbsSurface(degrees[0], degrees[1], u, v, net.points(), net.weights()));
            double[] box = new double[6];
            shape.bounds(box);
            m = Mesh.flat(shape.triangles(
                    CHORD * Math.hypot(Math.hypot(box[3] - box[0], box[4] - box[1]), box[5] - box[2])));
        }
        checkSize(file, m.vertices);
        return m;
    }
}
