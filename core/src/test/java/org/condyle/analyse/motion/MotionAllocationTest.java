package org.condyle.analyse.motion;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;
import org.condyle.analyse.InverseDynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.forces.Spring;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.Path;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MarkedTree;
import org.condyle.signal.Samples;
import org.junit.jupiter.api.Test;

/** Frame after frame without a byte: measured by the counter of the thread, the best of several trials. */
class MotionAllocationTest {
    private static final int FRAMES = 400;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static void assertNothingAllocated(String what, IntConsumer frame) {
        long least = Long.MAX_VALUE;
        int number = 0;
        for (int trial = 0; trial < 12; trial++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int k = 0; k < FRAMES; k++) {
                frame.accept(number++);
            }
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        long bytes = least;
        assertTrue(bytes < FRAMES, () -> what + " allocated " + bytes + " bytes in " + FRAMES + " frames");
    }

    /** A tree with a coupled chain beside it, one of its joints clamped. */
    private static Model model() {
        MarkedTree tree = new MarkedTree(3, 6, 3);
        Model.Builder b = tree.builder;
        Chance chance = tree.chance;
        int one = b.body(chance.body("one")), two = b.body(chance.body("two"));
        Joint first = b.joint("first", new Pin(), 0, one, chance.frame(0.2), chance.frame(0.2));
        Joint second = b.joint("second", new Pin(), one, two, chance.frame(0.2), chance.frame(0.2));
        for (int k = 0; k < 3; k++) {
            b.marker("two" + k, new Landmark(two, chance.frame(0.3)));
        }
        b.constraint(
                "coupler",
                InverseKinematicsTest.equation(
                        "q1 - 0.5*sin(q0)", false, List.of(JointCoordinate.of(first), JointCoordinate.of(second))));
        b.range("first.angle", new CoordinateRange(-0.3, 0.3, true));
        Path path = new Path(List.of(new Path.Point(1, chance.vector(0.3)), new Path.Point(3, chance.vector(0.3))));
        b.measure("path", path);
        b.force("spring", new Spring(path, 50, 0.2, 1));
        return b.build();
    }

    @Test
    void inverseKinematicsAllocatesNothing() {
        Model model = model();
        Mechanism m = Mechanism.compile(model);
        InverseKinematics ik = new InverseKinematics(m, model.newState(), MarkedTree.allMarkers(model, new Chance(1)));
        double[] none = {};
        double[][] places = new double[50][];
        for (int k = 0; k < places.length; k++) {
            State s = model.newState();
            for (int i = 0; i < 6; i++) {
                s.q[i] = 0.3 * Math.sin(0.2 * Math.PI * k / 5 + i);
            }
            int at = model.joint("first").orElseThrow().qAt();
            s.q[at] = 0.5 * Math.sin(0.2 * Math.PI * k / 5); // passes its range
            s.q[at + 1] = 0.5 * Math.sin(s.q[at]);
            places[k] = MarkedTree.places(m, s);
        }
        assertNothingAllocated("inverse kinematics", k -> ik.solve(0.01 * k, places[k % 50], none));
    }

    @Test
    void inverseDynamicsAndReportsAllocateNothing() {
        Model model = model();
        Mechanism m = Mechanism.compile(model);
        Map<String, Samples> table = new HashMap<>();
        double[] t = new double[100], x = new double[100];
        for (int i = 0; i < 100; i++) {
            t[i] = 0.1 * i;
            x[i] = 0.3 * Math.sin(t[i]);
        }
        for (CoordinateNames.Place c : new CoordinateNames(model).all()) {
            if (c.hasSpeed()) {
                table.put(c.name(), new Samples(t, x));
            }
        }
        CoordinateMotion motion = new CoordinateMotion(
                model, model.newState(), table, CoordinateMotion.Differentiation.COORDINATES_TWICE);
        InverseDynamics id = InverseDynamics.ignoringConstraints(m, Set.of());
        State s = model.newState();
        double[] a = new double[s.v.length], tau = new double[s.v.length], out = new double[s.v.length];
        assertNothingAllocated("inverse dynamics", k -> {
            motion.at(0.01 * (k % 900), s, a);
            id.efforts(s, a, tau);
            id.coupled(tau, out);
        });
        Instant instant = new Instant(m);
        JointReactions reactions = new JointReactions(instant, JointReactions.all(model, true, "child"));
        BodyKinematics bodies = new BodyKinematics(instant, List.of(), BodyKinematics.Options.USUAL);
        PathAnalysis paths = new PathAnalysis(instant, List.of(), List.of());
        double[] nine = new double[9], columns = new double[bodies.columns()];
        HeldPoints held = new HeldPoints(instant, 1);
        InducedAccelerations induced = new InducedAccelerations(instant, false, held);
        assertNothingAllocated("induced accelerations", k -> {
            motion.at(0.01 * (k % 900), s, a);
            instant.evaluate(s);
            held.clear();
            held.hold(1 + k % 3, nine, HeldPoints.Kind.POINT);
            induced.update();
            induced.massCentre(0, nine, 3);
        });
        assertNothingAllocated("reactions, bodies and paths", k -> {
            motion.at(0.01 * (k % 900), s, a);
            instant.evaluate(s);
            for (int j = 0; j < reactions.requests().size(); j++) {
                reactions.read(j, nine, 0);
            }
            bodies.read(BodyKinematics.Quantity.POSITION, columns);
            bodies.read(BodyKinematics.Quantity.ACCELERATION, columns);
            paths.update();
        });
    }
}
