package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.condyle.integrate.StepStatus;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Curve;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every constraint promises, on random states of a forest with all kinds of joints. A new constraint extends this
 * first, then adds what is special to it.
 */
abstract class ConstraintContractTest {
    /** The constraint between two bodies of a forest; what it fixes in the ground must go through the forest. */
    abstract Constraint constraint(MixedTree forest, int a, int b);

    /** Leading rows that are components in world axes: they turn with the world, the others do not. */
    int worldRows() {
        return 0;
    }

    /** False for a constraint of coordinates, which has no second body. */
    boolean betweenBodies() {
        return true;
    }

    /** Turns of the world that the constraint must not notice. */
    double[] turn(Chance chance) {
        return chance.rotation();
    }

    record Scene(MixedTree forest, Mechanism mechanism, Workspace w) {}

    Scene scene(long seed, double[] turn, double[] shift) {
        MixedTree forest = new MixedTree(seed, turn, shift);
        // a different pair for each seed; every third hangs on the ground
        int[][] pairs = {
            {forest.bud, forest.fruit},
            {forest.twig, 0},
            {forest.leaf, forest.plate},
            {forest.stone, forest.bud},
            {forest.fruit, 0}
        };
        int[] pair = pairs[(int) (seed % pairs.length)];
        forest.builder.constraint("it", constraint(forest, pair[0], pair[1]));
        Mechanism m = Mechanism.compile(forest.builder.build());
        return new Scene(forest, m, new Workspace(m));
    }

    Scene scene(long seed) {
        return scene(seed, Mat3.identity(), new double[3]);
    }

    private static Rows rows(Scene c, State s) {
        Dynamics.place(s, c.w);
        c.w.rigid.loadBodies();
        Dynamics.assembleRows(s, c.w);
        return c.w.rows;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void ratesAndAccelerationsOfTheViolationAreItsFiniteDifferences(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(1000 + seed);
        State s = chance.state(c.mechanism.model());
        double[] a = chance.numbers(s.v.length, 2);
        Curve curve = new Curve(c.mechanism, s, a);
        double[][] phi = curve.values(x -> rows(c, x).value);
        double[] first = curve.first(phi), second = curve.second(phi);
        rows(c, s);
        for (int r = 0; r < c.mechanism.rows(); r++) {
            String which = c.mechanism.rowName(r) + ", " + chance;
            double scale = Math.max(1, Math.abs(second[r]));
            assertEquals(first[r], c.w.velocityError[r], 1e-9 * scale, which);
            // Φ̈ = J a - γ
            assertEquals(second[r], c.w.loops.times(r, a) - c.w.gamma[r], 3e-8 * scale, which);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void unitForceOfARowHasThePowerOfItsRate(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(2000 + seed);
        State s = chance.state(c.mechanism.model());
        Rows list = rows(c, s);
        for (int r = 0; r < c.mechanism.rows(); r++) {
            double power = 0;
            for (int e = list.entryAt[r]; e < list.entryAt[r + 1]; e++) {
                for (int k = 0; k < Motion.SIZE; k++) {
                    power += list.entryDual[Motion.SIZE * e + k] * c.w.motion.rate[Motion.SIZE * list.entryBody[e] + k];
                }
            }
            for (int k = list.termAt[r]; k < list.termAt[r + 1]; k++) {
                power += list.termFactor[k] * s.v[list.termIndex[k]];
            }
            assertEquals(power + list.timeRate[r], c.w.velocityError[r], 1e-12, chance::toString);
            double[] gradient = c.w.loops.jacobian[r];
            double dot = 0;
            for (int i = 0; i < s.v.length; i++) {
                dot += gradient[i] * s.v[i];
            }
            assertEquals(power, dot, 1e-12, chance::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {20, 22, 23, 25, 27, 28})
    void reactionsBetweenBodiesComeInPairs(long seed) {
        if (!betweenBodies()) {
            return;
        }
        Scene c = scene(seed);
        Chance chance = new Chance(3000 + seed);
        Rows list = rows(c, chance.state(c.mechanism.model()));
        for (int r = 0; r < c.mechanism.rows(); r++) {
            double[] total = new double[6];
            for (int e = list.entryAt[r]; e < list.entryAt[r + 1]; e++) {
                addWrench(c.w.motion, list.entryBody[e], list.entryDual, Motion.SIZE * e, total);
            }
            String which = c.mechanism.rowName(r) + ", " + chance;
            assertArrayEquals(new double[3], Arrays.copyOf(total, 3), 1e-13, which);
            if (r >= worldRows()) { // points that must coincide but do not yet have a lever
                assertArrayEquals(new double[3], Arrays.copyOfRange(total, 3, 6), 1e-12, which);
            }
        }
    }

    /** Force and moment about the world's origin of a dual (f, G): moment = p × f + axial(G Aᵀ). */
    static void addWrench(Motion m, int body, double[] dual, int at, double[] out) {
        int b = Motion.SIZE * body;
        double[] p = m.placement;
        for (int k = 0; k < 3; k++) {
            int u = (k + 1) % 3, v = (k + 2) % 3;
            out[k] += dual[at + k];
            out[3 + k] += p[b + u] * dual[at + v] - p[b + v] * dual[at + u];
            for (int j = 0; j < 3; j++) {
                out[3 + k] += dual[at + 3 + 3 * v + j] * p[b + 3 + 3 * u + j]
                        - dual[at + 3 + 3 * u + j] * p[b + 3 + 3 * v + j];
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33, 34, 35})
    void turningAndShiftingTheWorldChangesNothing(long seed) {
        Chance chance = new Chance(4000 + seed);
        double[] turn = turn(chance), shift = chance.vector(3);
        Scene here = scene(seed), there = scene(seed, turn, shift);
        State s = chance.state(here.mechanism.model());
        Dynamics dynamics = new Dynamics(Stabilisation.none());
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(s, here.w));
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(s, there.w));
        int m = here.mechanism.rows();
        for (int r = 0; r < m; r++) {
            assertFalse(here.w.redundant(r), () -> "the scene must not make rows redundant, " + chance);
        }
        double size = 1 + ConstraintProjection.largest(here.w.acceleration, s.v.length);
        assertArrayEquals(here.w.acceleration, there.w.acceleration, 1e-9 * size, chance::toString);
        compare(turned(here.w.rows.value, turn), Arrays.copyOf(there.w.rows.value, m), 1e-12, chance);
        double force = 1 + ConstraintProjection.largest(here.w.lambda, m);
        compare(turned(here.w.lambda, turn), Arrays.copyOf(there.w.lambda, m), 1e-9 * force, chance);
    }

    private void compare(double[] expected, double[] actual, double tolerance, Chance chance) {
        assertArrayEquals(expected, actual, tolerance, chance::toString);
    }

    /** The numbers of rows as the turned world has them. */
    private double[] turned(double[] rows, double[] turn) {
        double[] out = rows.clone();
        int n = worldRows();
        if (n > 0) {
            double[] x = new double[3];
            Mat3.times(turn, 0, rows[0], rows[1], n > 2 ? rows[2] : 0, x, 0);
            System.arraycopy(x, 0, out, 0, n);
        }
        return out;
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42})
    void copiesForThreadsAgree(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(5000 + seed);
        State s = chance.state(c.mechanism.model()), other = chance.state(c.mechanism.model());
        Constraint one = c.mechanism.constraints.get(0), two = one.forThread().forThread();
        Dynamics.place(s, c.w);
        Rows a = new Rows(one.rows()), b = new Rows(one.rows());
        one.assemble(s, c.w.motion, a);
        Workspace elsewhere = new Workspace(c.mechanism);
        Dynamics.place(other, elsewhere);
        one.assemble(other, elsewhere.motion, new Rows(one.rows()));
        two.assemble(s, c.w.motion, b);
        assertArrayEquals(a.value, b.value, chance::toString);
        assertArrayEquals(a.curvature, b.curvature, chance::toString);
        assertArrayEquals(a.entryDual, b.entryDual, chance::toString);
        assertArrayEquals(a.termFactor, b.termFactor, chance::toString);
        assertEquals(one.drives(), two.drives());
    }

    @ParameterizedTest
    @ValueSource(longs = {51})
    void rowsAreAsManyAsSaidAndHaveNamesOfTheirOwn(long seed) {
        Scene c = scene(seed);
        Constraint it = c.mechanism.constraints.get(0);
        Rows list = rows(c, new Chance(seed).state(c.mechanism.model()));
        assertEquals(it.rows(), list.count());
        Set<String> names = new HashSet<>();
        for (int r = 0; r < it.rows(); r++) {
            names.add(it.rowName(r));
            assertTrue(it.dimension(r).isKnown());
        }
        assertEquals(it.rows(), names.size());
    }

    static double[] aboutZ(Chance chance) {
        return Rotations.about(0, 0, 1, chance.in(-3, 3));
    }

    static int[] place(Model model, String joint) {
        return MixedTree.place(model, joint);
    }
}
