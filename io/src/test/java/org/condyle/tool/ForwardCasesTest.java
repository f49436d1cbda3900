package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forward runs of OpenSim's own tests. */
class ForwardCasesTest {
    private static final double TOLERANCE = 1e-3;
    private static final double INERTIA = 0; // of pendulum.osim about its mass centre [kg*m^2]

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
        Comparison.reached("FWD-2", "angle, load on the body", difference(gravity, load, 0), TOLERANCE, "rad");
        Comparison.reached("FWD-2", "speed, load on the body", difference(gravity, load, 1), TOLERANCE, "rad/s");
        // the 14 points of this table are up to 0.12 s apart, and OpenSim too goes straight from one to the next
        ResultTable ground = states(
                OpenSimCasesTest.run(folder.resolve("pendulum_ext_point_in_ground_Setup_Forward.xml"), Map.of()));
        Comparison.reached("FWD-2", "angle, point in ground", difference(gravity, ground, 0), 1e-2, "rad");
        Comparison.reached("FWD-2", "speed, point in ground", difference(gravity, ground, 1), 2e-2, "rad/s");
    }

    /** OpenSim's test compares with A cos(kt): a swing of 9 degrees is slower than that by A²/16. */
    @Test
    void fwd2PendulumSwingsAsTheEllipticIntegralSays() {
        Path folder = SharedData.folder("osim-pendulum");
        ResultTable states = states(OpenSimCasesTest.run(folder.resolve("pendulum_Setup_Forward.xml"), Map.of()));
        double[] t = states.times(), angle = states.columns().get(0).values();
        double amplitude = angle[0], worst = 0, exact = 0;
        double k = Math.sqrt(9.80665 * 10 * 0.5 / (INERTIA + 10 * 0.25));
        double slower = 1 + amplitude * amplitude / 16;
        for (int i = 0; i < t.length; i++) {
            worst = Math.max(worst, Math.abs(angle[i] - amplitude * Math.cos(k * t[i])));
            exact = Math.max(exact, Math.abs(angle[i] - amplitude * Math.cos(k / slower * t[i])));
        }
        Comparison.reached("FWD-2", "angle against A cos(kt)", worst, 1e-2, "rad");
        Comparison.reached("FWD-2", "angle against A cos(kt/(1 + A²/16))", exact, TOLERANCE, "rad");
    }

    @Test
    void con4TwoVersionsOfABouncingBlockMoveAlike() throws IOException {
        Path folder = SharedData.folder("osim-contact");
        Path setup = folder.resolve("run_forward_bouncingBlock.xml");
        ResultTable now = states(setup, folder.resolve("bouncing_block.osim"));
        ResultTable old = states(setup, folder.resolve("bouncing_block_30000.osim"));
        assertEquals(now.columns().size(), old.columns().size());
        assertEquals(10, now.times()[now.times().length - 1], 1e-9);
        Comparison.reached("CON-4", "states of both files over 10 s", worst(now, old), 1e-4, "rad, m, per s");
        // the older file has 0.53333333 for the inertia of the block, the newer 0.533333; with equal digits:
        Path equal = Files.writeString(
                temporary.resolve("equal.osim"),
                Files.readString(folder.resolve("bouncing_block_30000.osim")).replace("0.53333333", "0.533333"));
        Comparison.reached(
                "CON-4", "the same with equal digits", worst(now, states(setup, equal)), 1e-6, "rad, m, per s");
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
