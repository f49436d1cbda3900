package org.condyle.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.forces.PointForce;
import org.condyle.forces.Spring;
import org.condyle.joints.Ball;
import org.condyle.joints.Free;
import org.condyle.joints.Pin;
import org.condyle.joints.Slider;
import org.condyle.joints.Spherical;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chains;
import org.condyle.scenes.PlanarMechanisms;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.EigenDecompositionSymmetric;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.junit.jupiter.api.Test;

class LinearModesTest {
    private static final double G = 9.81;

    private static LinearModes hanging(Model model, State start) {
        Mechanism m = Mechanism.compile(model);
        return LinearModes.at(m, Equilibrium.find(m, start).orThrow().state());
    }

    /** det(K - ω²M) = 0 in the absolute angles of two rods 1 m 2 kg and 0.8 m 1.5 kg. */
    private static double[] doublePendulumFrequencies() {
        double m11 = 2 / 3.0 + 1.5, m12 = 1.5 * 0.4, m22 = 1.5 * 0.64 / 3;
        double k1 = G * (2 * 0.5 + 1.5), k2 = G * 1.5 * 0.4;
        double a = m11 * m22 - m12 * m12, b = -(m11 * k2 + m22 * k1), c = k1 * k2;
        double root = Math.sqrt(b * b - 4 * a * c);
        return new double[] {Math.sqrt((-b - root) / (2 * a)), Math.sqrt((-b + root) / (2 * a))};
    }

    @Test
    void doublePendulumSwingsWithTheRootsOfItsQuadraticInAnyCoordinates() {
        double[] expected = doublePendulumFrequencies();
        Model relative = PlanarMechanisms.doublePendulumRelative();
        Model absolute = PlanarMechanisms.doublePendulumAbsolute();
        LinearModes r = hanging(relative, relative.newState());
        LinearModes a = hanging(absolute, PlanarMechanisms.doublePendulumAbsoluteStart(absolute));
        for (LinearModes modes : List.of(r, a)) {
            assertEquals(2, modes.modes().size());
            assertTrue(modes.stable());
            for (int i = 0; i < 2; i++) {
                assertEquals(expected[i], modes.modes().get(i).angularFrequency(), 1e-9 * expected[i]);
                assertEquals(expected[i] / 2 / Math.PI, modes.modes().get(i).frequency(), 1e-9 * expected[i]);
                assertEquals(0, modes.modes().get(i).dampingRatio(), 1e-9);
            }
        }
        // shape: (K - ω²M) θ = 0 gives θ₂/θ₁ = (k1 - ω² m11) / (ω² m12), the elbow turns by the difference
        double w2 = expected[0] * expected[0];
        double ratio = (G * 2.5 - w2 * (2 / 3.0 + 1.5)) / (w2 * 0.6);
        assertEquals(ratio - 1, r.modes().get(0).amplitudes().get("elbow.angle"), 1e-8);
        Mode slow = a.modes().get(0);
        assertEquals(
                ratio, slow.amplitudes().get("two.angle") / slow.amplitudes().get("one.angle"), 1e-7);
    }

    @Test
    void invertedPendulumGrowsWithItsClosedForm() {
        Model model = Chains.planar(1, 0.7, 2);
        Mechanism m = Mechanism.compile(model);
        State s = model.newState();
        s.q[0] = Math.PI;
        LinearModes modes = LinearModes.at(m, s);
        assertFalse(modes.stable());
        assertEquals(1, modes.unstable().size());
        double expected = Math.sqrt(3 * G / (2 * 0.7));
        assertEquals(expected, modes.unstable().get(0).growth(), 1e-9 * expected);
        assertEquals(
                Mode.Kind.DECAYING,
                modes.modes().stream()
                        .filter(x -> !x.unstable())
                        .toList()
                        .get(0)
                        .kind());
    }

    @Test
    void chainSwingsWithTheEigenvaluesOfItsClosedMatrices() {
        int n = 12;
        double l = 0.2, mass = 0.5;
        double[][] m = new double[n][n];
        double[] k = new double[n];
        for (int i = 0; i < n; i++) { // absolute angles; below rod i hang n - 1 - i more
            k[i] = mass * G * l * (0.5 + n - 1 - i);
            for (int j = 0; j < n; j++) {
                int below = n - 1 - Math.max(i, j);
                m[i][j] = mass * l * l * (below + (i == j ? 1 / 3.0 : 0.5));
            }
        }
        double[] expected = frequencies(m, k);
        Model model = Chains.planar(n, l, mass);
        State s = model.newState();
        s.q[3] = 0.4;
        LinearModes modes = hanging(model, s);
        assertEquals(n, modes.modes().size());
        for (int i = 0; i < n; i++) {
            assertEquals(expected[i], modes.modes().get(i).angularFrequency(), 1e-8 * expected[i]);
        }
        // the slowest mode of a heavy rope: ½ j₀₁ √(g/L), which many links come near to
        assertEquals(
                0.5 * 2.404825557695773 * Math.sqrt(G / (n * l)),
                modes.modes().get(0).angularFrequency(),
                5e-3);
    }

    private static double[] frequencies(double[][] m, double[] k) {
        RealMatrix lower = new CholeskyDecomposition(MatrixUtils.createRealMatrix(m)).getL();
        RealMatrix inverse = MatrixUtils.inverse(lower);
        RealMatrix a = inverse.multiply(MatrixUtils.createRealDiagonalMatrix(k)).multiply(inverse.transpose());
        RealMatrix symmetric = a.add(a.transpose()).scalarMultiply(0.5);
        double[] values = new EigenDecompositionSymmetric(symmetric).getEigenvalues();
        double[] out = new double[values.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = Math.sqrt(values[values.length - 1 - i]);
        }
        return out;
    }

    /** Carts in a row along z, each coupled to the one before by a spring and damper. */
    private static Model carts(double mass, double k, double c, int count, boolean anchored) {
        Model.Builder b = Model.builder("carts");
        int parent = 0;
        for (int i = 0; i < count; i++) {
            int body = b.body(new Body("cart" + i, mass, new double[3], new double[6]));
            b.joint("slide" + i, new Slider(), parent, body, Frame.IDENTITY, Frame.IDENTITY);
            if (i > 0 || anchored) {
                b.force("spring" + i, new Spring(new JointCoordinate(i, i, Measure.Kind.LENGTH), k, 0, c));
            }
            parent = body;
        }
        return b.build();
    }

    @Test
    void dampedCartsHaveTheRatiosOfProportionalDamping() {
        // relative coordinates: K and C proportional, so ζ = ω c / (2k) and ω² = k/m (3 ± √5)/2
        double mass = 2, k = 300, c = 4;
        LinearModes one = LinearModes.at(
                Mechanism.compile(carts(mass, k, c, 1, true)),
                carts(mass, k, c, 1, true).newState());
        assertEquals(Math.sqrt(k / mass), one.modes().get(0).angularFrequency(), 1e-9);
        assertEquals(c / 2 / Math.sqrt(k * mass), one.modes().get(0).dampingRatio(), 1e-11);
        Model model = carts(mass, k, c, 2, true);
        LinearModes two = LinearModes.at(Mechanism.compile(model), model.newState());
        for (int i = 0; i < 2; i++) {
            double w = Math.sqrt(k / mass * (3 + (i == 0 ? -1 : 1) * Math.sqrt(5)) / 2);
            Mode mode = two.modes().get(i);
            assertEquals(Mode.Kind.OSCILLATING, mode.kind());
            assertEquals(w, mode.angularFrequency(), 1e-9);
            assertEquals(w * c / (2 * k), mode.dampingRatio(), 1e-10);
        }
        Model heavy = carts(mass, k, 80, 1, true); // ζ = 1.63: two ways to creep back
        LinearModes creeping = LinearModes.at(Mechanism.compile(heavy), heavy.newState());
        double root = Math.sqrt(20 * 20 - k / mass);
        assertEquals(-20 + root, creeping.modes().get(0).growth(), 1e-9);
        assertEquals(-20 - root, creeping.modes().get(1).growth(), 1e-9);
        assertEquals(Mode.Kind.DECAYING, creeping.modes().get(0).kind());
    }

    @Test
    void freeCartsAreNeutralInTheirCommonMotion() {
        for (double c : new double[] {0, 4}) {
            Model model = carts(2, 300, c, 2, false);
            LinearModes modes = LinearModes.at(Mechanism.compile(model), model.newState());
            assertTrue(modes.stable());
            assertEquals(Mode.Kind.NEUTRAL, modes.modes().get(0).kind());
            Mode swing = modes.modes().get(modes.modes().size() - 1);
            assertEquals(Math.sqrt(300.0), swing.angularFrequency(), 1e-8); // k / (m/2)
            assertEquals(c / 2 / Math.sqrt(300), swing.dampingRatio(), 1e-8);
        }
    }

    @Test
    void bodyOnABallSwingsAlikeAsAFreeBodyOnASphericalJoint() {
        double[] inertia = {0.02, 0.04, 0.05, 0, 0, 0};
        double arm = 0.3, mass = 2;
        Model.Builder b = Model.builder("ball");
        int body = b.body(new Body("bob", mass, new double[] {0, -arm, 0}, inertia));
        b.joint("bob", new Ball(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        Model.Builder f = Model.builder("free");
        int free = f.body(new Body("bob", mass, new double[3], inertia));
        f.joint("bob", new Free(), 0, free, Frame.IDENTITY, Frame.IDENTITY);
        f.constraint("hook", new Spherical(free, new double[] {0, arm, 0}, 0, new double[3]));
        Model onBall = b.build(), onConstraint = f.build();
        State tilted = onConstraint.newState();
        tilted.q[1] = -arm;
        tilted.q[3] = 0.9;
        tilted.q[4] = 0.3;
        tilted.q[6] = 0.2;
        double slow = Math.sqrt(mass * G * arm / (0.05 + mass * arm * arm));
        double fast = Math.sqrt(mass * G * arm / (0.02 + mass * arm * arm));
        for (LinearModes modes :
                List.of(LinearModes.at(Mechanism.compile(onBall), onBall.newState()), hanging(onConstraint, tilted))) {
            assertEquals(3, modes.modes().size());
            assertEquals(Mode.Kind.NEUTRAL, modes.modes().get(0).kind());
            assertEquals(slow, modes.modes().get(1).angularFrequency(), 1e-8);
            assertEquals(fast, modes.modes().get(2).angularFrequency(), 1e-8);
        }
    }

    /** H. Ziegler's column: two light rods with masses 2m and m, springs in both pins, a load that follows the tip. */
    private static LinearModes column(double load) {
        Model.Builder b = Model.builder("Ziegler's column").gravity(0, 0, 0);
        int one = b.body(new Body("one", 2, new double[] {0, -1, 0}, new double[6]));
        int two = b.body(new Body("two", 1, new double[] {0, -1, 0}, new double[6]));
        b.joint("one", new Pin(), 0, one, Frame.IDENTITY, Frame.IDENTITY);
        b.joint("two", new Pin(), one, two, Frame.at(0, -1, 0), Frame.IDENTITY);
        b.force("spring one", new Spring(new JointCoordinate(0, 0, Measure.Kind.ANGLE), 1, 0, 0));
        b.force("spring two", new Spring(new JointCoordinate(1, 1, Measure.Kind.ANGLE), 1, 0, 0));
        Formula[] force = {constant(0), constant(load), constant(0)}, tip = {constant(0), constant(-1), constant(0)};
        b.force("follower", new PointForce(two, force, true, tip, false));
        Model model = b.build();
        return LinearModes.at(Mechanism.compile(model), model.newState());
    }

    private static Formula constant(double value) {
        return new Formula(Expression.parse("" + value, new NameTable().variable("t")), List.of());
    }

    @Test
    void followerLoadMakesTheColumnFlutterBeyondItsCriticalValue() {
        // det [2 - P - 3s, P - 1 - s; -1 - s, 1 - s] = 2 s² - (7 - 2P) s + 1 with s = ω²: equal roots at 7/2 - √2
        double critical = 3.5 - Math.sqrt(2);
        for (double load : new double[] {0, 1, critical - 0.01}) {
            LinearModes modes = column(load);
            assertTrue(modes.stable());
            double b = 7 - 2 * load, root = Math.sqrt(b * b - 8);
            assertEquals(Math.sqrt((b - root) / 4), modes.modes().get(0).angularFrequency(), 1e-9);
            assertEquals(Math.sqrt((b + root) / 4), modes.modes().get(1).angularFrequency(), 1e-9);
        }
        Mode flutter = column(critical + 0.3).unstable().get(0);
        double b = 7 - 2 * (critical + 0.3); // ω² = (b ± i √(8 - b²))/4 and |ω²| = √½
        double angle = Math.atan2(Math.sqrt(8 - b * b), b) / 2;
        assertEquals(Math.pow(0.5, 0.25) * Math.sin(angle), flutter.growth(), 1e-9);
        assertEquals(Math.pow(0.5, 0.25) * Math.cos(angle), flutter.turning(), 1e-9);
    }

    @Test
    void whatIsNotAtRestIsRefusedWithTheForce() {
        Model model = Chains.planar(1, 1, 2);
        State s = model.newState();
        s.q[0] = 0.5;
        Mechanism m = Mechanism.compile(model);
        String text =
                assertThrows(ModelException.class, () -> LinearModes.at(m, s)).getMessage();
        assertTrue(text.contains("'joint0.angle' is " + -2 * G * 0.5 * Math.sin(0.5)), text);
    }
}
