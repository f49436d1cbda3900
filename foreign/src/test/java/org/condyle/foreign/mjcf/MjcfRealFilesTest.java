package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.experiment.Experiment;
import org.condyle.io.Reached;
import org.condyle.io.SharedData;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.io.results.RunResult;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Public models of MuJoCo and MyoSuite. They are not ours to ship: see {@link #folder()}. */
class MjcfRealFilesTest {
    private static final String ELBOW = "myo_elbow/myoelbow_1dof6muscles.xml", LEGS = "myo_legs/myolegs.xml";

    private static Path folder() {
        return SharedData.path("mjcf");
    }

    private static Description source(String file) {
        return Library.find(folder().resolve(file).toString());
    }

    /** The text of a model with those of its includes that are there, without comments; found by their last names. */
    private static String expanded(Path file) throws IOException {
        String text = Files.readString(file).replaceAll("(?s)<!--.*?-->", "");
        Matcher m = Pattern.compile("<include file=\"([^\"]*)\"/>").matcher(text);
        StringBuilder out = new StringBuilder();
        while (m.find()) {
            String last = m.group(1).substring(m.group(1).lastIndexOf('/') + 1);
            Path part = folder().resolve(file).getParent().resolve("assets/" + last);
            m.appendReplacement(out, Matcher.quoteReplacement(Files.exists(part) ? expanded(part) : ""));
        }
        m.appendTail(out);
        return out.toString().replaceAll("(?s)<default.*</default>", "");
    }

    private static int count(String text, String pattern) {
        return (int) Pattern.compile(pattern).matcher(text).results().count();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mujoco/arm26.xml",
                "mujoco/humanoid.xml",
                "mujoco/tendon_wrap_cylinder.xml",
                "mujoco/tendon_wrap_sphere.xml",
                ELBOW,
                LEGS
            })
    void everyBodyJointTendonAndActuatorIsThereOrNamedAsLost(String file) throws IOException {
        String text = expanded(folder().resolve(file));
        Description source = source(file);
        ModelFile m = source.compile("", List.of());
        int bodies = count(text, "<body\\b");
        String inBodies = text.replaceAll("(?s)<equality>.*?</equality>|<tendon>.*?</tendon>", "");
        int joints = count(inBodies, "<(joint|freejoint)\\b");
        int massless = (int) m.model().bodies().stream()
                .filter(b -> b.name().matches("foot_(left|right)_.*"))
                .count();
        assertEquals(bodies + 1 + massless, m.model().bodies().size());
        int found = 0;
        for (Joint j : m.model().joints()) {
            int n = j.mobility().coordinates().length;
            found += n == 7 ? 1 : n;
        }
        assertEquals(joints, found);
        assertEquals(count(text, "<(spatial|fixed)\\b"), m.model().measures().size());
        int actuators = count(text, "<(muscle|general|motor) ");
        long lost = source.losses().all().stream()
                .filter(l -> l.path().contains("/actuator/") && l.meaning().endsWith("is missing"))
                .count();
        long acting = m.model().forces().values().stream()
                .filter(Actuator.class::isInstance)
                .count();
        assertEquals(actuators, acting + lost);
        int couplings = count(text, "<joint joint1=");
        assertEquals(couplings, m.model().constraints().size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mujoco/arm26.xml",
                "mujoco/humanoid.xml",
                "mujoco/tendon_wrap_cylinder.xml",
                "mujoco/tendon_wrap_sphere.xml",
                ELBOW,
                LEGS
            })
    void theLossReportIsTheSameAsEver(String file) throws IOException {
        String name = file.substring(file.lastIndexOf('/') + 1).replace(".xml", ".losses.txt");
        String now = String.join("\n", MjcfModels.report(source(file))) + "\n";
        try (InputStream in = MjcfRealFilesTest.class.getResourceAsStream("/mjcf/" + name)) {
            String frozen = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(frozen, now, name);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mujoco/arm26.xml",
                "mujoco/humanoid.xml",
                "mujoco/tendon_wrap_cylinder.xml",
                "mujoco/tendon_wrap_sphere.xml",
                ELBOW,
                LEGS
            })
    void everyModelRuns(String file) {
        ModelFile m = source(file).compile("", List.of(Map.entry("run.until", "50 ms")));
        RunResult r = new Experiment(m).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().toString());
    }

    @Test
    void theCouplingsOfTheKneesOfTheLegsAreAssembled() {
        ModelFile m = source(LEGS).compile("", List.of());
        assertEquals(14, m.model().constraints().size());
        State s = m.initial().copy();
        int knee = MjcfModels.coordinate(m, "tibia_r.knee_angle_r");
        s.q[knee] = 1.1;
        boolean[] held = new boolean[m.model().speeds()];
        for (Joint j : m.model().joints()) {
            for (int k = 0; k < j.mobility().coordinates().length; k++) {
                held[j.vAt() + Math.min(k, j.mobility().speeds().length - 1)] |= j.qAt() + k == knee;
            }
        }
        Assembly.Result r = Assembly.assemblePositions(m.mechanism(), s, held);
        assertTrue(r.violation() < 1e-8, "violation " + r.violation());
        double u = 1.1;
        double expected = 0.010506 + u * (0.0247615 + u * (-1.31647 + u * (0.716337 - 0.138302 * u)));
        assertEquals(expected, s.q[MjcfModels.coordinate(m, "patella_r.knee_angle_r_beta_rotation1")], 1e-8);
        assertEquals(u, s.q[knee], 0);
    }

    /**
     * Lengths of all tendons at random poses: their slope by differences along each speed, also of free joints, is the Jacobian of
     * the measure.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "mujoco/arm26.xml",
                "mujoco/tendon_wrap_cylinder.xml",
                "mujoco/tendon_wrap_sphere.xml",
                ELBOW,
                LEGS
            })
    void tendonsAreSmoothAndTheirSlopesAreTheMomentArms(String file) {
        ModelFile m = source(file).compile("", List.of());
        SplittableRandom random = new SplittableRandom(8);
        Workspace w = new Workspace(m.mechanism());
        double[] row = new double[m.model().speeds()];
        double worst = 0, h = 1e-6, largest = 0;
        for (int n = 0; n < 5; n++) {
            State s = m.initial().copy();
            for (Joint j : m.model().joints()) {
                boolean plain = j.mobility().plainCoordinates() == j.mobility().coordinates().length;
                for (int k = 0; k < j.mobility().coordinates().length; k++) {
                    var range = m.model()
                            .ranges()
                            .get(j.name() + "." + j.mobility().coordinates()[k].name());
                    double q = range == null ? 0 : random.nextDouble(range.lower(), range.upper() + 1e-12);
                    // a free body starts in a symmetric place, where two ways round a sphere are equally long
                    s.q[j.qAt() + k] = plain ? q : s.q[j.qAt() + k] + random.nextDouble(-0.02, 0.02);
                }
            }
            for (Measure measure : m.model().measures().values()) {
                Dynamics.place(s, w);
                Dynamics.fillRates(w);
                Dynamics.jacobian(measure, s, w, row);
                for (int k = 0; k < row.length; k++) {
                    double slope = (length(m, measure, s, w, k, h) - length(m, measure, s, w, k, -h)) / (2 * h);
                    worst = Math.max(worst, Math.abs(row[k] - slope));
                    largest = Math.max(largest, Math.abs(slope));
                }
            }
        }
        assertTrue(largest > 0.01, "moment arms up to " + largest + " m");
        String last = file.substring(file.lastIndexOf('/') + 1);
        Reached.atMost("MJ-1", "dL/dq against moment arms of " + last, worst, 1e-6, "m");
    }

    /** The length after a small way along one speed. */
    private static double length(ModelFile m, Measure measure, State at, Workspace w, int speed, double by) {
        State s = at.copy();
        double[] rates = new double[s.q.length];
        s.v[speed] = 1;
        Dynamics.coordinateRates(m.mechanism(), s, rates, 0);
        s.v[speed] = 0;
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] += by * rates[i];
        }
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        Measure.Reading reading = new Measure.Reading(measure);
        measure.read(s, w.motion, reading);
        return reading.value;
    }
}
