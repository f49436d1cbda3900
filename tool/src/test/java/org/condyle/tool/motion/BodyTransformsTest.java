package org.condyle.tool.motion;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.results.AskedPlot;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.Seeds;
import org.condyle.simulate.StateFrames;
import org.condyle.tool.result.AnalysisEnd;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Coordinates of joints from measured placements of bodies, and what was measured beside what was computed. */
class BodyTransformsTest {
    private static final String MODEL = """
            condyle: 1
            bodies: {thigh: {mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}, shank: {mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}, foot: {mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}}
            joints:
              hip: {type: free, child: thigh}
              knee: {type: free-angles, parent: thigh, child: shank, at: [0.1 m, -0.4 m, 0.02 m], child-at: [0, 0.3 m, 0], orientation: {axis: x, angle: 20 deg}, child-orientation: {axis: y, angle: -30 deg}}
              ankle: {type: pin, parent: shank, child: foot}
            run: {until: 1 s}
            """;

    private static ModelFile model() {
        return Description.of("m.yaml", Document.parse("m.yaml", MODEL), MODEL).compile();
    }

    /** Columns of all bodies with the numbers of the placements of states. */
    private static DataTable table(ModelFile file, List<State> states) {
        List<String> names = new ArrayList<>(List.of("time"));
        List<double[]> columns = new ArrayList<>(List.of(new double[states.size()]));
        Workspace w = new Workspace(file.mechanism());
        for (int body = 1; body < file.model().bodies().size(); body++) {
            for (int i = 0; i < 16; i++) {
                names.add(file.model().bodies().get(body).name() + "_T" + (1 + i / 4) + (1 + i % 4));
                double[] column = new double[states.size()];
                for (int row = 0; row < column.length; row++) {
                    Dynamics.place(states.get(row), w);
                    int at = Motion.SIZE * body;
                    double[] p = w.motion.placement;
                    column[row] = i >= 12 ? i / 15 : i % 4 == 3 ? p[at + i / 4] : p[at + 3 + 3 * (i / 4) + i % 4];
                }
                columns.add(column);
            }
        }
        return DataTable.of("scan.sto", names, names.stream().map(n -> "").toList(), columns, false);
    }

    private static State random(ModelFile file, Random random) {
        State s = file.initial().copy();
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] = 0.6 * random.nextDouble() - 0.3;
        }
        s.q[3] = 1; // the quaternion is made one of length 1
        file.model().joints().forEach(j -> j.mobility().tidy(s.q, j.qAt()));
        return s;
    }

    @Test
    void coordinatesThatMadeThePlacementsComeBack() {
        ModelFile file = model();
        CoordinateLabels labels = new CoordinateLabels(file.model());
        for (long seed : Seeds.of(List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L), 3)) {
            Random random = new Random(seed);
            List<State> states = List.of(random(file, random), random(file, random), random(file, random));
            Map<Place, double[]> found = BodyTransforms.coordinates(table(file, states), file.model(), labels);
            assertEquals(
                    6, found.size(), "those of the knee; the hip hangs on the ground and the ankle has one freedom");
            found.forEach((p, x) -> assertArrayEquals(
                    states.stream().mapToDouble(s -> s.q[p.q()]).toArray(), x, 1e-11, p.name()));
        }
    }

    private static AnalysisResult computed(ModelFile file, State s) {
        ResultTable.Column angle =
                new ResultTable.Column("/jointset/knee/angle-x/value", "rad", "", new double[] {1, 2});
        ResultTable.Column shift = new ResultTable.Column("/jointset/knee/x/value", "m", "", new double[] {3, 4});
        return new AnalysisResult(
                "",
                "ForsimTool",
                "",
                "",
                "",
                "",
                file.filmed(StateFrames.of(file.model(), List.of(s))),
                new double[] {0, 1},
                List.of(new ResultTable("states.sto", "", new double[] {0, 1}, List.of(angle, shift), false)),
                Map.of(),
                null,
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                AnalysisEnd.COMPLETED,
                List.of());
    }

    @Test
    void aMeasuredTableStandsBesideComputedColumns(@TempDir Path folder) throws IOException {
        ModelFile file = model();
        AnalysisResult r = computed(file, file.initial());
        Path csv = folder.resolve("scan.csv");
        Files.writeString(csv, "time [s],knee.angle-x [deg],knee.x [mm]\n0,0,5\n1,90,\n");
        List<AskedPlot> plots =
                MeasuredMotion.beside(r, List.of(csv), "knee.angle-x").plots();
        assertEquals(1, plots.size());
        assertEquals("/jointset/knee/angle-x/value", plots.get(0).x().channel());
        assertEquals("/jointset/knee/x/value", plots.get(0).y().get(0).channel());
        assertArrayEquals(
                new double[] {0, Math.PI / 2}, plots.get(0).measured().get(0).x(), 1e-15);
        assertArrayEquals(
                new double[] {0.005, Double.NaN}, plots.get(0).measured().get(0).y(), 1e-15);
        assertEquals(2, MeasuredMotion.beside(r, List.of(csv), null).plots().size());
    }

    @Test
    void whatCannotBeDrawnIsTold(@TempDir Path folder) throws IOException {
        ModelFile file = model();
        AnalysisResult r = computed(file, file.initial());
        Path csv = folder.resolve("scan.csv"), other = folder.resolve("other.csv");
        Files.writeString(csv, "knee.angle-x,knee.x [mm]\n0,5\n");
        Files.writeString(other, "time [s],hip [deg]\n0,5\n");
        tells(r, csv, "knee.angle-x", "scan.csv:1: column 'knee.angle-x' has no unit");
        tells(r, other, null, "no column is a coordinate of the model");
        Files.writeString(csv, "knee.angle-x [deg],knee.x [mm]\n0,5\n");
        tells(r, csv, null, "--over COORDINATE draws it over a coordinate");
        tells(r, csv, "knee.angel-x", "the model has no coordinate 'knee.angel-x'");
    }

    private static void tells(AnalysisResult r, Path file, String over, String said) {
        String message = assertThrows(DocumentException.class, () -> MeasuredMotion.beside(r, List.of(file), over))
                .getMessage();
        assertTrue(message.contains(said), message);
    }
}
