package org.condyle.io.data.c3d;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.condyle.analyse.Kinematics;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.motion.JointReactions;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.Test;

/**
 * The measurement of the library, {@code models/leg/squat.c3d}, is made from the model {@code leg/squat}: thirteen markers with a
 * noise of 0.5 mm, one of them hidden for 0.2 s, and a force platform. The x axis of the laboratory points forwards, its z axis
 * upwards. Set the system property {@code condyle.write} to write the file again after a change of the model.
 */
class SquatFileTest {
    private static final int FRAMES = 201;
    private static final int SAMPLES = 2; // of the platform for each frame
    private static final double RATE = 100; // frames a second
    private static final double NOISE = 0.5; // mm
    private static final double[] MIDDLE = {0.05, 0, 0.09}; // of the platform, in the axes of the model [m]
    private static final double DEEP = 0.02; // the sensors lie so far below its surface [m]
    private static final double[] HALF = {0.3, 0.2}; // half lengths along its x and y axes [m]

    private final ModelFile guided = Library.find("leg/squat").compile("", List.of());
    private final ModelFile leg = Library.find("leg/leg").compile("", List.of());

    @Test
    void theFileOfTheLibraryIsMadeFromItsModel() throws IOException {
        byte[] made = sample().bytes();
        Path file = Path.of("..", "models", "leg", "squat.c3d");
        if (Boolean.getBoolean("condyle.write")) {
            Files.write(file, made);
        }
        byte[] kept = Files.readAllBytes(file);
        C3dFile a = C3dFile.read("made", made), b = C3dFile.read("kept", kept);
        assertArrayEquals(a.markers().names().toArray(), b.markers().names().toArray());
        for (int m = 0; m < a.markers().names().size(); m++) {
            for (int axis = 0; axis < 3; axis++) { // single precision of another machine may round otherwise
                assertArrayEquals(a.markers().coordinate(m, axis), b.markers().coordinate(m, axis), 2e-5);
            }
        }
        for (String column : a.analog().columns()) {
            assertArrayEquals(a.analog().column(column), b.analog().column(column), 0.05, column);
        }
        assertTrue(kept.length < 100_000, "size " + kept.length);
    }

    private C3dSample sample() {
        Map<String, Landmark> markers = leg.model().markers();
        Kinematics motion = new Kinematics(guided.mechanism(), guided.initial());
        Instant instant = new Instant(leg.mechanism());
        JointReactions root = new JointReactions(instant, List.of(new JointReactions.Request("root")));
        State s = guided.model().newState();
        double[] acceleration = new double[s.v.length];
        State free = leg.model().newState();
        Random random = new Random(42);
        C3dSample file = new C3dSample(C3dBytes.Processor.INTEL, true);
        file.pointScale = 1;
        file.samplesPerFrame = SAMPLES;
        file.points = new double[FRAMES][];
        file.analog = new double[FRAMES * SAMPLES][];
        for (int i = 0; i < FRAMES * SAMPLES; i++) {
            motion.at(i / (RATE * SAMPLES), s, acceleration);
            free.time = s.time;
            System.arraycopy(s.q, 0, free.q, 0, s.q.length);
            System.arraycopy(s.v, 0, free.v, 0, s.v.length);
            instant.evaluate(free, acceleration);
            file.analog[i] = platform(root);
            if (i % SAMPLES == 0) {
                file.points[i / SAMPLES] = points(markers, instant, i / SAMPLES, random);
            }
        }
        file.texts("POINT", "LABELS", markers.keySet().toArray(new String[0])).texts("POINT", "UNITS", "mm");
        file.texts("ANALOG", "LABELS", "Fx1", "Fy1", "Fz1", "Mx1", "My1", "Mz1");
        file.texts("ANALOG", "UNITS", "N", "N", "N", "Nmm", "Nmm", "Nmm");
        file.reals("ANALOG", "RATE", new int[0], RATE * SAMPLES).reals("ANALOG", "GEN_SCALE", new int[0], 1);
        file.reals("ANALOG", "SCALE", new int[] {6}, 1, 1, 1, 1, 1, 1);
        file.words("ANALOG", "OFFSET", new int[] {6}, 0, 0, 0, 0, 0, 0);
        file.words("FORCE_PLATFORM", "USED", new int[0], 1).words("FORCE_PLATFORM", "TYPE", new int[] {1}, 2);
        file.words("FORCE_PLATFORM", "CHANNEL", new int[] {6, 1}, 1, 2, 3, 4, 5, 6);
        file.reals("FORCE_PLATFORM", "ORIGIN", new int[] {3, 1}, 0, 0, -1000 * DEEP);
        file.reals("FORCE_PLATFORM", "CORNERS", new int[] {3, 4, 1}, corners());
        return file;
    }

    /** Positions in the laboratory [mm]; a residual of -1 marks a marker that was not seen. */
    private static double[] points(Map<String, Landmark> markers, Instant instant, int frame, Random random) {
        double[] out = new double[4 * markers.size()], x = new double[3];
        int at = 0;
        for (Map.Entry<String, Landmark> m : markers.entrySet()) {
            instant.workspace.motion.position(m.getValue().body(), m.getValue().at(), x, 0);
            double[] lab = {x[0], -x[2], x[1]};
            boolean hidden = m.getKey().equals("R.Thigh.Side") && frame >= 60 && frame < 80;
            for (int k = 0; k < 3; k++) {
                double noisy = 1000 * lab[k] + NOISE * random.nextGaussian();
                out[at + k] = hidden ? 0 : Math.rint(100 * noisy) / 100;
            }
            out[at + 3] = hidden ? -1 : 0;
            at += 4;
        }
        return out;
    }

    /**
     * What the platform measures: the whole load on the trunk is the force of the ground, moved to the sensors. The axes of
     * the platform are x forwards, y to the right, z down.
     */
    private static double[] platform(JointReactions root) {
        double[] r = new double[JointReactions.SIZE];
        root.read(0, r, 0);
        double[] f = {r[0], r[2], -r[1]}, m = {r[3], r[5], -r[4]};
        double[] arm = {r[6] - MIDDLE[0], r[8] - MIDDLE[2], -(r[7] - MIDDLE[1]) - DEEP};
        double[] moment = {
            m[0] + arm[1] * f[2] - arm[2] * f[1],
            m[1] + arm[2] * f[0] - arm[0] * f[2],
            m[2] + arm[0] * f[1] - arm[1] * f[0]
        };
        return new double[] {f[0], f[1], f[2], 1000 * moment[0], 1000 * moment[1], 1000 * moment[2]};
    }

    /** In the laboratory [mm], from (+x, +y) of the platform around. */
    private static double[] corners() {
        double[] out = new double[12];
        int[][] signs = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
        for (int k = 0; k < 4; k++) {
            out[3 * k] = 1000 * (MIDDLE[0] + signs[k][0] * HALF[0]);
            out[3 * k + 1] = -1000 * (MIDDLE[2] + signs[k][1] * HALF[1]);
            out[3 * k + 2] = 1000 * MIDDLE[1];
        }
        return out;
    }
}
