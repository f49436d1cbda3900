package org.condyle.forces;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.forces.BushingLaw.Axes;
import org.condyle.forces.BushingLaw.Turning;
import org.condyle.function.FormulaFunction;
import org.condyle.function.LinearTable;
import org.condyle.function.ScalarFunction;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.math.Vec3;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Wrenches;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The bushing with a full matrix: its contract, the reference values of its formulas, and what it refuses. */
class BushingTest {
    /** S L Lᵀ S with S = diag(100, 100, 100, 1, 1, 1). */
    private static final double[] FULL = {
        160000, 40000, -40000, 800, 0, 400, //
        40000, 260000, 90000, -300, 500, 100, //
        -40000, 90000, 410000, 200, -1000, 1100, //
        800, -300, 200, 15, 0, 1, //
        0, 500, -1000, 0, 22, -1, //
        400, 100, 1100, 1, -1, 16
    };

    private static final double[] SHIFT = {2e-3, -1e-3, 3e-3};
    private static final double[] TURN = {0.3, -0.5, 0.8};
    private static final State NOTHING = new State(0, 0, 0, 0);

    private abstract static class OfFullMatrix extends ForceElementContractTest {
        abstract BushingLaw law();

        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Chance chance = new Chance(9); // frames turned at random: the angles between them are anything up to π
            Frame inA = chance.frame(0.3), inB = chance.frame(0.3);
            return new Bushing(a, forest.frame(a, inA), b, forest.frame(b, inB), law());
        }
    }

    @Nested
    class InTheFirstFrame extends OfFullMatrix {
        @Override
        BushingLaw law() {
            return law(Turning.VECTOR, Axes.FIRST);
        }

        private BushingLaw law(Turning turning, Axes axes) {
            return new BushingLaw(scaled(1e-3), scaled(1e-4), turning, axes, new ScalarFunction[6]);
        }
    }

    @Nested
    class InTheMiddle extends OfFullMatrix {
        @Override
        BushingLaw law() {
            return new BushingLaw(scaled(1e-3), scaled(1e-4), Turning.VECTOR, Axes.MIDDLE, new ScalarFunction[6]);
        }
    }

    @Nested
    class WithAngles extends OfFullMatrix {
        @Override
        BushingLaw law() {
            return new BushingLaw(scaled(1e-3), scaled(1e-4), Turning.ANGLES, Axes.FIRST, new ScalarFunction[6]);
        }
    }

    @Nested
    class WithCurvesInTheMiddle extends OfFullMatrix {
        @Override
        BushingLaw law() {
            return new BushingLaw(scaled(1e-4), scaled(1e-4), Turning.VECTOR, Axes.MIDDLE, curves());
        }
    }

    @Nested
    class WithCurvesOfAngles extends OfFullMatrix {
        @Override
        BushingLaw law() {
            return new BushingLaw(new double[36], new double[36], Turning.ANGLES, Axes.FIRST, curves());
        }
    }

    private static ScalarFunction[] curves() {
        return new ScalarFunction[] {
            formula("20*x + 5*x^3"), null, formula("3*sinh(x)"), formula("2*x^3"), formula("tanh(2*x)"), null
        };
    }

    private static ScalarFunction formula(String text) {
        return new FormulaFunction(Expression.parse(text, new NameTable().variable("x")), 0, 1);
    }

    private static double[] scaled(double factor) {
        return Arrays.stream(FULL).map(x -> factor * x).toArray();
    }

    private static BushingLaw elastic(double[] stiffness, Axes axes) {
        return new BushingLaw(stiffness, new double[36], Turning.VECTOR, axes, new ScalarFunction[6]);
    }

    /** Two bodies at rest, the second one turned and shifted against the first; both anywhere. */
    private static Motion placed(double[] where, double[] a, double[] shift, double[] theta) {
        Motion m = new Motion(3);
        System.arraycopy(where, 0, m.placement, Motion.SIZE, 3);
        System.arraycopy(a, 0, m.placement, Motion.SIZE + 3, 9);
        Mat3.times(a, 0, shift[0], shift[1], shift[2], m.placement, 2 * Motion.SIZE);
        for (int i = 0; i < 3; i++) {
            m.placement[2 * Motion.SIZE + i] += where[i];
        }
        double angle = Math.sqrt(theta[0] * theta[0] + theta[1] * theta[1] + theta[2] * theta[2]);
        double[] r = Rotations.about(theta[0] / angle, theta[1] / angle, theta[2] / angle, angle);
        System.arraycopy(Mat3.times(a, r), 0, m.placement, 2 * Motion.SIZE + 3, 9);
        return m;
    }

    /** Wrench on a body about its origin (couple, force) in the axes of body 1. */
    private static double[] wrench(Bushing bushing, Motion m, int body) {
        Forces f = new Forces(3, 0);
        bushing.addForces(NOTHING, m, f);
        Wrenches w = new Wrenches();
        w.begin(m);
        w.addDual(body, f.dual, Motion.SIZE * body);
        double[] toA = Mat3.transpose(Arrays.copyOfRange(m.placement, Motion.SIZE + 3, Motion.SIZE + 12));
        double[] out = new double[6];
        Mat3.times(toA, 0, w.wrench[0], w.wrench[1], w.wrench[2], out, 0);
        Mat3.times(toA, 0, w.wrench[3], w.wrench[4], w.wrench[5], out, 3);
        return out;
    }

    private static void check(Axes axes, double energy, double[] force, double[] couple) {
        Bushing bushing = new Bushing(1, Frame.IDENTITY, 2, Frame.IDENTITY, elastic(FULL, axes));
        double[] anyhow = Rotations.about(2 / 3.0, -1 / 3.0, 2 / 3.0, 1.1);
        Motion m = placed(new double[] {0.1, 0.2, -0.3}, anyhow, SHIFT, TURN);
        assertEquals(energy, bushing.storedEnergy(NOTHING, m), 6e-11);
        double[] w = wrench(bushing, m, 2);
        assertArrayEquals(couple, Arrays.copyOf(w, 3), 6e-10);
        assertArrayEquals(force, Arrays.copyOfRange(w, 3, 6), 6e-9);
    }

    @Test
    void fullMatrixInTheFirstFrameHasItsReferenceValues() {
        check(Axes.FIRST, 16.59, new double[] {-720, 170, -2500}, new double[] {
            -9.484160478, 14.569292802, -17.425131819
        });
        Bushing bushing = new Bushing(1, Frame.IDENTITY, 2, Frame.IDENTITY, elastic(FULL, Axes.FIRST));
        double[] onA = wrench(bushing, placed(new double[3], Mat3.identity(), SHIFT, TURN), 1);
        assertArrayEquals(
                new double[] {7.494160478, -17.409292802, 17.805131819, 720, -170, 2500}, onA, 6e-10, "on the first");
    }

    @Test
    void fullMatrixInTheMiddleHasItsReferenceValues() {
        check(Axes.MIDDLE, 16.0087664572, new double[] {-307.509580247, 447.468303416, -2385.291340211}, new double[] {
            -9.816833604, 12.276892157, -17.681331951
        });
    }

    @Test
    void onlyTheMiddleForgetsWhichFrameIsTheFirst() {
        Motion m = placed(new double[3], Mat3.identity(), SHIFT, TURN);
        Bushing first = new Bushing(2, Frame.IDENTITY, 1, Frame.IDENTITY, elastic(FULL, Axes.FIRST));
        Bushing middle = new Bushing(2, Frame.IDENTITY, 1, Frame.IDENTITY, elastic(FULL, Axes.MIDDLE));
        assertEquals(15.4962230891, first.storedEnergy(NOTHING, m), 6e-11);
        assertEquals(16.0087664572, middle.storedEnergy(NOTHING, m), 6e-11);
        Bushing straight = new Bushing(1, Frame.IDENTITY, 2, Frame.IDENTITY, elastic(FULL, Axes.MIDDLE));
        assertArrayEquals(wrench(straight, m, 2), wrench(middle, m, 2), 1e-10);
    }

    @Test
    void inTheMiddleTheLeverOfTheForceIsHalved() {
        // at parallel axes f = -K d either way; seen from the first frame the couple about the origin of the second is
        // zero, in the middle -½ d × f: the force passes through the middle
        double[] full = BushingLaw.spread("k", new double[] {1e5, 2e5, 3e5, 20, 30, 40});
        Motion m = placed(new double[3], Mat3.identity(), SHIFT, new double[] {0, 0, 1e-12});
        double[] first = wrench(new Bushing(1, Frame.IDENTITY, 2, Frame.IDENTITY, elastic(full, Axes.FIRST)), m, 2);
        double[] middle = wrench(new Bushing(1, Frame.IDENTITY, 2, Frame.IDENTITY, elastic(full, Axes.MIDDLE)), m, 2);
        assertArrayEquals(new double[] {0, 0, 0, -200, 200, -900}, first, 1e-9);
        double[] lever = Vec3.cross(SHIFT, new double[] {-200, 200, -900});
        assertArrayEquals(new double[] {-lever[0] / 2, -lever[1] / 2, -lever[2] / 2, -200, 200, -900}, middle, 1e-9);
    }

    @Test
    void dampersInTheMiddleForgetWhichFrameIsTheFirst() {
        Random random = new Random(4);
        for (int k = 0; k < Seeds.of(200, 20); k++) {
            Motion m = placed(new double[3], Mat3.identity(), SHIFT, TURN);
            for (int i = 0; i < 3; i++) { // both bodies move anyhow
                for (int b = 1; b <= 2; b++) {
                    m.rate[Motion.SIZE * b + i] = random.nextDouble() - 0.5;
                }
            }
            for (int b = 1; b <= 2; b++) {
                double[] w = {random.nextDouble(), random.nextDouble(), random.nextDouble()};
                double[] cross = {0, -w[2], w[1], w[2], 0, -w[0], -w[1], w[0], 0};
                double[] a = Arrays.copyOfRange(m.placement, Motion.SIZE * b + 3, Motion.SIZE * b + 12);
                System.arraycopy(Mat3.times(cross, a), 0, m.rate, Motion.SIZE * b + 3, 9);
            }
            BushingLaw law =
                    new BushingLaw(new double[36], scaled(1e-3), Turning.VECTOR, Axes.MIDDLE, new ScalarFunction[6]);
            Bushing one = new Bushing(1, Frame.IDENTITY, 2, Frame.IDENTITY, law);
            Bushing two = new Bushing(2, Frame.IDENTITY, 1, Frame.IDENTITY, law);
            assertArrayEquals(wrench(one, m, 2), wrench(two, m, 2), 1e-11);
            assertEquals(one.dissipation(NOTHING, m), two.dissipation(NOTHING, m), 1e-11);
        }
    }

    @Test
    void curvesAreStoredToTheLastJoule() {
        ScalarFunction[] curves = new ScalarFunction[6];
        double[] at = {-1e-3, 0, 1e-3, 4e-3}, force = {-100, 0, 20, 620}; // a toe, then steep
        curves[2] = new LinearTable(at, force, new LinearTable.Outside.Extend());
        BushingLaw law = new BushingLaw(new double[36], new double[36], Turning.VECTOR, Axes.FIRST, curves);
        Bushing bushing = new Bushing(1, Frame.IDENTITY, 2, Frame.IDENTITY, law);
        Motion m = placed(new double[3], Mat3.identity(), SHIFT, TURN);
        assertEquals(-420, wrench(bushing, m, 2)[5], 1e-9);
        assertEquals(0.5 * 1e-3 * 20 + 2e-3 * (20 + 420) / 2, bushing.storedEnergy(NOTHING, m), 1e-12);
    }

    @Test
    void matrixThatIsNotSymmetricIsRefusedWithItsPlace() {
        double[] wrong = FULL.clone();
        wrong[7 - 1] += 1; // row 2, column 1
        IllegalArgumentException x = assertThrows(IllegalArgumentException.class, () -> elastic(wrong, Axes.FIRST));
        assertTrue(x.getMessage().contains("row 1, column 2"), x.getMessage());
        double[] nearly = FULL.clone();
        nearly[6] *= 1 + 5e-10;
        elastic(nearly, Axes.FIRST);
    }

    @Test
    void semidefiniteIsTheLeastEigenvalueNotBelowZero() {
        assertTrue(BushingLaw.isSemidefinite(FULL));
        assertTrue(BushingLaw.isSemidefinite(new double[36]));
        double[] rank = new double[36]; // u uᵀ: one direction resists, the five across it do not
        double[] u = {100, -50, 20, 1, 0, -3};
        for (int i = 0; i < 36; i++) {
            rank[i] = u[i / 6] * u[i % 6];
        }
        assertTrue(BushingLaw.isSemidefinite(rank));
        rank[7] *= 0.99;
        assertFalse(BushingLaw.isSemidefinite(rank));
        double[] loose = new double[36];
        loose[1] = loose[6] = 1; // couples two directions without a stiffness of their own
        assertFalse(BushingLaw.isSemidefinite(loose));
        IllegalArgumentException x = assertThrows(
                IllegalArgumentException.class,
                () -> new BushingLaw(FULL, loose, Turning.VECTOR, Axes.FIRST, new ScalarFunction[6]));
        assertTrue(x.getMessage().contains("bring in energy"), x.getMessage());
    }

    @Test
    void middleNeedsTheRotationVector() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new BushingLaw(FULL, new double[36], Turning.ANGLES, Axes.MIDDLE, new ScalarFunction[6]));
    }
}
