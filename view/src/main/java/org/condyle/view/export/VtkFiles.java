package org.condyle.view.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Locale;
import org.condyle.io.results.AtomicFile;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Triangles;
import org.condyle.view.scene.Scene;

/**
 * A run for ParaView: {@code run.pvd}, which lists one file of bodies, one of contacts, and one of lines if there are any, for
 * each frame (VTK XML unstructured grids, base64), evenly chosen where there are many. Bodies carry their number; contacts their
 * force, depth and pressure; springs, ligaments and muscles tension, strain and activation.
 */
public final class VtkFiles {
    /** The file to open in ParaView. */
    public static final String INDEX = "run.pvd";

    private static final int MOST_FRAMES = 500; // a file holds every triangle anew
    private static final int VERTEX = 1;
    private static final int LINE = 3;
    private static final int TRIANGLE = 5;

    private final Scene scene;

    private VtkFiles(Scene scene) {
        this.scene = scene;
    }

    /** Writes all files into a folder; the index comes last. */
    public static void write(Scene scene, Path folder) throws IOException {
        new VtkFiles(scene).write(folder);
    }

    private void write(Path folder) throws IOException {
        StringBuilder index = new StringBuilder("""
                <?xml version="1.0"?>
                <VTKFile type="Collection" version="1.0" byte_order="LittleEndian">
                <Collection>
                """);
        boolean hasLines = scene.marks().stream().anyMatch(m -> m.lineElements().length > 0);
        int k = 0;
        for (int f : Frames.of(scene, MOST_FRAMES)) {
            String bodies = String.format(Locale.ROOT, "bodies-%05d.vtu", k);
            String contacts = String.format(Locale.ROOT, "contacts-%05d.vtu", k);
            AtomicFile.write(folder.resolve(bodies), bodies(f));
            AtomicFile.write(folder.resolve(contacts), contacts(f));
            entry(index, scene.times()[f], 0, bodies);
            entry(index, scene.times()[f], 1, contacts);
            if (hasLines) {
                String lines = String.format(Locale.ROOT, "lines-%05d.vtu", k);
                AtomicFile.write(folder.resolve(lines), lines(f));
                entry(index, scene.times()[f], 2, lines);
            }
            k++;
        }
        AtomicFile.write(
                folder.resolve(INDEX),
                index.append("</Collection>\n</VTKFile>\n").toString());
    }

    private static void entry(StringBuilder index, double time, int part, String file) {
        index.append("<DataSet timestep=\"")
                .append(time)
                .append("\" group=\"\" part=\"")
                .append(part);
        index.append("\" file=\"").append(file).append("\"/>\n");
    }

    String bodies(int frame) {
        Grid grid = new Grid();
        double[] placement = scene.placements()[frame], x = new double[3];
        Bytes body = new Bytes();
        for (Scene.Form form : scene.forms()) {
            Triangles triangles = scene.inBody(form);
            double[] outline = scene.linesInBody(form);
            int first = grid.points, at = Motion.SIZE * form.body();
            for (double[] points : new double[][] {triangles.vertices(), outline}) {
                for (int i = 0; i < points.length; i += 3) {
                    Mat3.times(placement, at + 3, points[i], points[i + 1], points[i + 2], x, 0);
                    grid.point(placement[at] + x[0], placement[at + 1] + x[1], placement[at + 2] + x[2]);
                }
            }
            int[] corners = triangles.corners();
            for (int c = 0; c < corners.length; c += 3) {
                grid.cell(TRIANGLE, first + corners[c], first + corners[c + 1], first + corners[c + 2]);
                body.u32(form.body());
            }
            int lines = first + triangles.points();
            for (int i = 0; i < outline.length / 6; i++) {
                grid.cell(LINE, lines + 2 * i, lines + 2 * i + 1);
                body.u32(form.body());
            }
        }
        return grid.xml("", array("Int32", "body", 1, body));
    }

    String contacts(int frame) {
        Grid grid = new Grid();
        Bytes force = new Bytes(), depth = new Bytes(), pressure = new Bytes(), pair = new Bytes();
        double[] c = scene.marks().get(frame).contacts();
        int[] element = scene.marks().get(frame).contactElements();
        for (int i = 0; i < element.length; i++) {
            int k = SceneSketch.CONTACT * i;
            grid.point(c[k], c[k + 1], c[k + 2]);
            grid.cell(VERTEX, i);
            force.f64(c[k + 3]);
            force.f64(c[k + 4]);
            force.f64(c[k + 5]);
            depth.f64(c[k + 6]);
            pressure.f64(c[k + 7]);
            pair.u32(element[i]);
        }
        return grid.xml(
                array("Float64", "force", 3, force)
                        + array("Float64", "depth", 1, depth)
                        + array("Float64", "pressure", 1, pressure),
                array("Int32", "element", 1, pair));
    }

    String lines(int frame) {
        Grid grid = new Grid();
        Bytes tension = new Bytes(), strain = new Bytes(), activation = new Bytes(), owner = new Bytes();
        double[] numbers = scene.marks().get(frame).lines();
        int[] element = scene.marks().get(frame).lineElements();
        for (int i = 0; i < element.length; i++) {
            int k = SceneSketch.LINE * i;
            grid.point(numbers[k], numbers[k + 1], numbers[k + 2]);
            grid.point(numbers[k + 3], numbers[k + 4], numbers[k + 5]);
            grid.cell(LINE, 2 * i, 2 * i + 1);
            tension.f64(numbers[k + SceneSketch.TENSION]);
            strain.f64(numbers[k + SceneSketch.STRAIN]);
            activation.f64(numbers[k + SceneSketch.ACTIVATION]);
            owner.u32(element[i]);
        }
        return grid.xml(
                "",
                array("Float64", "tension", 1, tension)
                        + array("Float64", "strain", 1, strain)
                        + array("Float64", "activation", 1, activation)
                        + array("Int32", "element", 1, owner));
    }

    private static String array(String type, String name, int components, Bytes data) {
        Bytes whole = new Bytes();
        whole.u32(data.size());
        whole.all(data.array());
        return "<DataArray type=\"" + type + "\" Name=\"" + name + "\" NumberOfComponents=\"" + components
                + "\" format=\"binary\">" + Base64.getEncoder().encodeToString(whole.array()) + "</DataArray>\n";
    }

    /** Points and cells of one file. */
    private static final class Grid {
        private final Bytes xyz = new Bytes();
        private final Bytes corners = new Bytes();
        private final Bytes offsets = new Bytes();
        private final Bytes types = new Bytes();
        private int points;
        private int cells;
        private int end;

        void point(double x, double y, double z) {
            xyz.f64(x);
            xyz.f64(y);
            xyz.f64(z);
            points++;
        }

        void cell(int type, int... of) {
            for (int c : of) {
                corners.u32(c);
            }
            end += of.length;
            offsets.u32(end);
            types.u8(type);
            cells++;
        }

        String xml(String pointData, String cellData) {
            return "<?xml version=\"1.0\"?>\n"
                    + "<VTKFile type=\"UnstructuredGrid\" version=\"1.0\" byte_order=\"LittleEndian\""
                    + " header_type=\"UInt32\">\n<UnstructuredGrid>\n<Piece NumberOfPoints=\"" + points
                    + "\" NumberOfCells=\"" + cells + "\">\n<PointData>\n" + pointData + "</PointData>\n<CellData>\n"
                    + cellData + "</CellData>\n<Points>\n" + array("Float64", "Points", 3, xyz)
                    + "</Points>\n<Cells>\n" + array("Int32", "connectivity", 1, corners)
                    + array("Int32", "offsets", 1, offsets) + array("UInt8", "types", 1, types)
                    + "</Cells>\n</Piece>\n</UnstructuredGrid>\n</VTKFile>\n";
        }
    }
}
