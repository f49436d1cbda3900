package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.condyle.integrate.StepStatus;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Unilateral;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Curve;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every unilateral contact promises, on random states of a forest with all kinds of joints, apart or overlapping. A
 * new one extends this first.
 */
abstract class UnilateralContractTest {
    /** The contact between two bodies of a forest; what it fixes in the ground must go through the forest. */
    abstract Unilateral contact(MixedTree forest, int a, int b);

    /** Time between the instants of finite differences; the shapes must have no edge on the way. */
    double spacing() {
        return 5e-5;
    }

    /** Relative error of first differences. */
    double accuracy() {
        return 1e-6;
    }

    /** False with a body that deforms, whose coordinates are those of the world. */
    boolean turnsWithTheWorld() {
        return true;
    }

    record Scene(Mechanism mechanism, Workspace w) {
        RigidContacts contacts() {
            return w.contacts;
        }

        /** Rows of all candidates, sticking. */
        Rows rows(State s) {
            Dynamics.place(s, w);
            w.rigid.loadBodies();
            w.contacts.load(s);
            Arrays.fill(w.contacts.mode, RigidContacts.STICKS);
            Dynamics.assembleRowsAsTried(s, w);
            return w.rows;
        }
    }

    Scene scene(long seed, double[] turn, double[] shift) {
        MixedTree forest = new MixedTree(seed, turn, shift);
        int[][] pairs = {{forest.bud, forest.fruit}, {forest.twig, 0}, {forest.stone, forest.plate}, {0, forest.bud}};
        int[] pair = pairs[(int) (seed % pairs.length)];
        forest.builder.unilateral("it", contact(forest, pair[0], pair[1]));
        Mechanism m = Mechanism.compile(forest.builder.build());
        return new Scene(m, new Workspace(m));
    }

    Scene scene(long seed) {
        return scene(seed, Mat3.identity(), new double[3]);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void rowsAreTheRatesOfTheGapAndTheirCurvatureTheRatesOfTheRows(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(100 + seed);
        State s = chance.state(c.mechanism.model());
        double[] a = chance.numbers(s.v.length, 2);
        Curve curve = new Curve(c.mechanism, s, a, spacing());
        double[] rate = curve.first(curve.values(x -> c.rows(x).value));
        double[] acceleration = curve.first(curve.values(x -> {
            c.rows(x);
            return c.w.velocityError;
        }));
        c.rows(s);
        c.contacts().find(s, c.w.motion);
        for (int i = 0; i < c.contacts().count(); i++) {
            int r = c.contacts().rowOf[i];
            double size = Math.max(1, Math.abs(acceleration[r]));
            String which = c.contacts().name(i) + ", " + chance;
            assertEquals(c.contacts().gap(i), c.w.rows.value[r], 0, which);
            assertEquals(rate[r], c.contacts().gapRate(i), accuracy() * size, which);
            for (int k = 0; k <= c.contacts().tangents(i); k++) {
                int row = r + k;
                if (k > 0) {
                    assertEquals(0, c.w.rows.value[row], which);
                } else {
                    assertEquals(c.contacts().gapRate(i), c.w.velocityError[r], 1e-12 * size, which);
                }
                double found = c.w.loops.times(row, a) - c.w.gamma[row];
                assertEquals(acceleration[row], found, accuracy() * Math.max(1, Math.abs(found)), which + ", row " + k);
            }
        }
    }

    /** One that says so is not looked at after steps. */
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void keepsNothingUnlessItSaysSo(long seed) {
        Scene c = scene(seed);
        State s = new Chance(150 + seed).state(c.mechanism.model());
        Dynamics.place(s, c.w);
        double[] before = s.memory.clone();
        Unilateral u = c.contacts().element(0);
        u.find(s, c.w.motion);
        u.remember(s, c.w.motion);
        assertTrue(
                u.remembers() || Arrays.equals(before, s.memory), u.getClass().getName());
    }

    @ParameterizedTest
    @ValueSource(longs = {20, 22, 24, 26})
    void forcesComeInPairs(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(200 + seed);
        Rows list = c.rows(chance.state(c.mechanism.model()));
        for (int r = 0; r < list.count(); r++) {
            double[] total = new double[6];
            for (int e = list.entryAt[r]; e < list.entryAt[r + 1]; e++) {
                ConstraintContractTest.addWrench(c.w.motion, list.entryBody[e], list.entryDual, Motion.SIZE * e, total);
            }
            assertArrayEquals(new double[6], total, 1e-12, "row " + r + ", " + chance);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33, 34, 35, 36})
    void turningAndShiftingTheWorldChangesNothing(long seed) {
        if (!turnsWithTheWorld()) {
            return;
        }
        Chance chance = new Chance(300 + seed);
        Scene here = scene(seed), there = scene(seed, chance.rotation(), chance.vector(3));
        State s = chance.state(here.mechanism.model());
        stick(here, s); // and let it stand along the surface, or the turning of the tangents would show
        new ImpactSolver(here.w, false).arrest(s, here.w);
        Dynamics dynamics = new Dynamics(Stabilisation.none());
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(s, here.w));
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(s, there.w));
        double size = 1 + ConstraintProjection.largest(here.w.acceleration, s.v.length);
        assertArrayEquals(here.w.acceleration, there.w.acceleration, 1e-7 * size, chance::toString);
        for (int i = 0; i < here.contacts().count(); i++) {
            double normal = here.contacts().force(here.w, i, 0), drag = along(here, i);
            assertEquals(normal, there.contacts().force(there.w, i, 0), 1e-7 * (size + Math.abs(normal)));
            assertEquals(drag, along(there, i), 1e-7 * (size + drag), chance::toString);
        }
    }

    /** One candidate is enough, or a flat one would hold more than a body can move. */
    private static void stick(Scene c, State s) {
        s.memory[c.mechanism.model().contactMemory("it")] = RigidContacts.STICKS;
    }

    private static double along(Scene c, int i) {
        return Math.hypot(c.contacts().force(c.w, i, 1), c.contacts().force(c.w, i, 2));
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43, 44})
    void copiesForThreadsAgreeAndDoNotDisturbEachOther(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(400 + seed);
        Model model = c.mechanism.model();
        State s = chance.state(model), other = chance.state(model);
        Unilateral one = model.unilaterals().values().iterator().next(),
                two = one.forThread().forThread();
        Dynamics.place(s, c.w);
        one.find(s, c.w.motion);
        Workspace elsewhere = new Workspace(c.mechanism);
        Dynamics.place(other, elsewhere);
        two.find(other, elsewhere.motion);
        double[] gap = new double[one.candidates()];
        for (int i = 0; i < gap.length; i++) {
            gap[i] = one.gap(i);
        }
        assertEquals(gap.length, two.candidates());
        two.find(s, c.w.motion);
        int rows = 3 * gap.length;
        Rows a = new Rows(rows), b = new Rows(rows);
        for (int i = 0; i < gap.length; i++) {
            assertEquals(gap[i], two.gap(i), chance::toString);
            assertEquals(one.gapRate(i), two.gapRate(i), chance::toString);
            assertEquals(one.candidateName(i), two.candidateName(i));
            one.assemble(i, one.tangents() > 0, s, c.w.motion, a);
            two.assemble(i, one.tangents() > 0, s, c.w.motion, b);
        }
        assertEquals(one.dimension(), two.dimension());
        assertEquals(one.friction(), two.friction());
        assertEquals(one.law(), two.law());
        assertArrayEquals(a.value, b.value, chance::toString);
        assertArrayEquals(a.curvature, b.curvature, chance::toString);
        assertArrayEquals(a.entryDual, b.entryDual, chance::toString);
        assertArrayEquals(a.termFactor, b.termFactor, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {51, 52})
    void searchesArePure(long seed) {
        Scene c = scene(seed);
        State s = new Chance(500 + seed).state(c.mechanism.model()), before = s.copy();
        double[] once = c.rows(s).value.clone();
        c.contacts().find(s, c.w.motion);
        assertArrayEquals(once, c.rows(s).value);
        assertArrayEquals(before.q, s.q);
        assertArrayEquals(before.v, s.v);
        assertArrayEquals(before.memory, s.memory);
    }
}
