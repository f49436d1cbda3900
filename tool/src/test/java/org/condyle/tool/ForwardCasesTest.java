package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.condyle.io.Reached;
import org.condyle.io.data.DataTable;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forward runs of OpenSim's own tests. */
class ForwardCasesTest {
    private static final double TOLERANCE = 1e-3;
    /** Of pendulum.osim, a point mass on a rod [kg, m]. */
    private static final double MASS = 10, LENGTH = 0.5;

    @TempDir
    private Path temporary;

    private static ResultTable states(AnalysisResult r) {
        return r.tables().stream()
                .filter(t -> t.file().endsWith("_states.sto"))
                .findFirst()
                .orElseThrow();
    }

    private static double difference(ResultTable a, ResultTable b, int column) {
        double[] x = a.columns().get(column).values(),
                y = b.columns().get(column).values();
        double worst = 0;
        for (int i = 0; i < x.length; i++) {
            worst = Math.max(worst, Math.abs(x[i] - y[i]));
        }
        return worst;
    }

    @Test
    void fwd2PendulumUnderGravityAndUnderTheSameExternalLoad() {
        Path folder = SharedData.folder("osim-pendulum");
        ResultTable gravity = states(OpenSimCasesTest.run(folder.resolve("pendulum_Setup_Forward.xml"), Map.of()));
        ResultTable load =
                states(OpenSimCasesTest.run(folder.resolve("pendulum_ext_gravity_Setup_Forward.xml"), Map.of()));
        Reached.atMost("FWD-2", "angle, load on the body", difference(gravity, load, 0), TOLERANCE, "rad");
        Reached.atMost("FWD-2", "speed, load on the body", difference(gravity, load, 1), TOLERANCE, "rad/s");
    }

    /**
     * A load at a point of the ground turns the pendulum by p_x(t) F_y whatever its angle is: the angle is the double integral of
     * the table, a cubic in t between two rows. Its 14 rows are up to 0.12 s apart, so that the chords of p_x cut the course of
     * gravity; with a row every 10 ms the motion under gravity comes out.
     */
    @Test
    void fwd2LoadAtPointsOfTheGroundIsTheDoubleIntegralOfItsTable() throws IOException {
        Path folder = SharedData.folder("osim-pendulum");
        Path setup = folder.resolve("pendulum_ext_point_in_ground_Setup_Forward.xml");
        ResultTable gravity = states(OpenSimCasesTest.run(folder.resolve("pendulum_Setup_Forward.xml"), Map.of()));
        ResultTable ground = states(OpenSimCasesTest.run(setup, Map.of()));
        double[] start = {ground.columns().get(0).values()[0], 0};
        Path load = folder.resolve("pendulum_external_load_point_in_ground.sto");
        DataTable table = DataTable.read(load.toString(), Files.readAllBytes(load));
        double[] angle = ground.columns().get(0).values(), t = ground.times();
        double exact = 0;
        for (int i = 0; i < t.length; i++) {
            exact = Math.max(exact, Math.abs(angle[i] - doubleIntegral(table, start, t[i])));
        }
        Reached.atMost("FWD-2", "angle, point in ground, against the double integral", exact, 1e-5, "rad");
        Reached.atMost("FWD-2", "angle, point in ground, 14 rows", difference(gravity, ground, 0), 1e-2, "rad");
        Reached.atMost("FWD-2", "speed, point in ground, 14 rows", difference(gravity, ground, 1), 2e-2, "rad/s");
        ResultTable dense = states(OpenSimCasesTest.run(
                setup, Map.of("external_loads_file", dense(folder, start[0]).toString())));
        Reached.atMost("FWD-2", "angle, point in ground, 101 rows", difference(gravity, dense, 0), TOLERANCE, "rad");
        Reached.atMost("FWD-2", "speed, point in ground, 101 rows", difference(gravity, dense, 1), TOLERANCE, "rad/s");
    }

    /** Of p_x F_y/(m l²) with the values of the table joined by straight lines. */
    private static double doubleIntegral(DataTable table, double[] start, double until) {
        double[] time = table.column("time"), x = table.column("pointX"), force = table.column("forceY");
        double angle = start[0], speed = start[1], inertia = MASS * LENGTH * LENGTH;
        for (int i = 0; i + 1 < time.length && time[i] < until; i++) {
            double h = Math.min(until, time[i + 1]) - time[i];
            double a = x[i] * force[i] / inertia;
            double slope = (x[i + 1] * force[i + 1] / inertia - a) / (time[i + 1] - time[i]);
            angle += h * (speed + h * (a / 2 + h * slope / 6));
            speed += h * (a + h * slope / 2);
        }
        return angle;
    }

    /** The same table with a row every 10 ms, of a swing that is integrated here in small steps. */
    private Path dense(Path folder, double start) throws IOException {
        StringBuilder rows = new StringBuilder();
        int small = 1000;
        double angle = start, speed = 0, h = 0.01 / small;
        for (int i = 0; i <= 100; i++) {
            rows.append(String.format(
                    java.util.Locale.ROOT,
                    "%.2f\t0\t-98.0665\t0\t%.12f\t%.12f\t0\t0\t0\t0%n",
                    0.01 * i,
                    LENGTH * Math.sin(angle),
                    -LENGTH * Math.cos(angle)));
            for (int k = 0; k < small; k++) { // the midpoint rule
                double half = angle + h / 2 * speed;
                speed -= h * 9.80665 / LENGTH * Math.sin(half);
                angle = half + h / 2 * speed;
            }
        }
        String text = Files.readString(folder.resolve("pendulum_external_load_point_in_ground.sto"));
        int end = text.indexOf("torqueZ") + "torqueZ".length();
        Files.writeString(
                temporary.resolve("dense.sto"), text.substring(0, end).replace("nRows=14", "nRows=101") + "\n" + rows);
        return Files.writeString(
                temporary.resolve("dense.xml"),
                Files.readString(folder.resolve("pendulum_external_load_point_in_ground.xml"))
                        .replace("pendulum_external_load_point_in_ground.sto", "dense.sto"));
    }

    /** OpenSim's test compares with A cos(kt): a swing of 9 degrees is slower than that by A²/16. */
    @Test
    void fwd2PendulumSwingsAsTheEllipticIntegralSays() {
        Path folder = SharedData.folder("osim-pendulum");
        ResultTable states = states(OpenSimCasesTest.run(folder.resolve("pendulum_Setup_Forward.xml"), Map.of()));
        double[] t = states.times(), angle = states.columns().get(0).values();
        double amplitude = angle[0], worst = 0, exact = 0;
        double k = Math.sqrt(9.80665 / LENGTH);
        double slower = 1 + amplitude * amplitude / 16;
        for (int i = 0; i < t.length; i++) {
            worst = Math.max(worst, Math.abs(angle[i] - amplitude * Math.cos(k * t[i])));
            exact = Math.max(exact, Math.abs(angle[i] - amplitude * Math.cos(k / slower * t[i])));
        }
        Reached.atMost("FWD-2", "angle against A cos(kt)", worst, 1e-2, "rad");
        Reached.atMost("FWD-2", "angle against A cos(kt/(1 + A²/16))", exact, TOLERANCE, "rad");
    }

    @Test
    void con4TwoVersionsOfABouncingBlockMoveAlike() throws IOException {
        Path folder = SharedData.folder("osim-contact");
        Path setup = folder.resolve("run_forward_bouncingBlock.xml");
        ResultTable now = states(setup, folder.resolve("bouncing_block.osim"));
        ResultTable old = states(setup, folder.resolve("bouncing_block_30000.osim"));
        assertEquals(now.columns().size(), old.columns().size());
        assertEquals(10, now.times()[now.times().length - 1], 1e-9);
        Reached.atMost("CON-4", "states of both files over 10 s", worst(now, old), 1e-4, "rad, m, per s");
        // the older file has 0.53333333 for the inertia of the block, the newer 0.533333; with equal digits:
        Path equal = Files.writeString(
                temporary.resolve("equal.osim"),
                Files.readString(folder.resolve("bouncing_block_30000.osim")).replace("0.53333333", "0.533333"));
        Reached.atMost("CON-4", "the same with equal digits", worst(now, states(setup, equal)), 1e-6, "rad, m, per s");
    }

    private static double worst(ResultTable a, ResultTable b) {
        double worst = 0;
        for (int c = 0; c < a.columns().size(); c++) {
            worst = Math.max(worst, difference(a, b, c));
        }
        return worst;
    }

    private static ResultTable states(Path setup, Path model) {
        AnalysisResult r = OpenSimCasesTest.run(setup, Map.of("model_file", model.toString()));
        assertEquals("", r.stopped());
        return r.table("toy_leg_sim_states.sto");
    }
}
