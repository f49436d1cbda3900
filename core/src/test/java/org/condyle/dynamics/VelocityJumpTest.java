package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.forces.PointForce;
import org.condyle.joints.Distance;
import org.condyle.joints.PointGuide;
import org.condyle.joints.Spherical;
import org.condyle.joints.Switched;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Constraints that are suddenly there, and blows, on random states of a forest with all kinds of joints. */
class VelocityJumpTest {
    private static final List<String> BOTH = List.of("ball", "rod");

    /** A forest with a constraint that always holds and two that may be added, the second of them twice. */
    private record Scene(Mechanism mechanism, Workspace w, VelocityJump board, State s) {
        static Scene of(long seed) {
            MixedTree f = new MixedTree(seed);
            double[] a = {0.2, -0.1, 0.3}, b = {-0.3, 0.4, 0.1};
            f.builder.constraint("always", new Distance(f.stone, a, f.bud, b, 0.7));
            f.builder.constraint("ball", Switched.of(new Spherical(f.twig, a, f.plate, b), false, f.builder));
            f.builder.constraint("rod", Switched.of(new Distance(f.fruit, a, f.leaf, b, 0.5), false, f.builder));
            f.builder.constraint("again", Switched.of(new Distance(f.fruit, a, f.leaf, b, 0.9), false, f.builder));
            Mechanism m = Mechanism.compile(f.builder.build());
            Workspace w = new Workspace(m);
            State s = new Chance(seed).state(m.model());
            // positions as they are, velocities such that 'always' holds
            VelocityJump board = new VelocityJump(w, false);
            board.change(s, List.of(), List.of());
            return new Scene(m, w, board, s);
        }

        /** P_a v for what is added. */
        double[] after(double[] v, List<String> add) {
            State t = s.copy();
            System.arraycopy(v, 0, t.v, 0, v.length);
            board.change(t, add, List.of());
            return t.v;
        }

        double[] mass(double[] v) {
            double[][] m = new double[v.length][v.length];
            Dynamics.massMatrix(s.q, w, m);
            double[] out = new double[v.length];
            for (int i = 0; i < v.length; i++) {
                out[i] = dot(m[i], v);
            }
            return out;
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    private static double[] less(double[] a, double[] b) {
        double[] out = a.clone();
        for (int i = 0; i < a.length; i++) {
            out[i] -= b[i];
        }
        return out;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void energyBeforeIsEnergyAfterAndWhatWasLost(long seed) {
        Scene c = Scene.of(seed);
        double[] before = c.s.v.clone();
        State t = c.s.copy();
        c.board.change(t, BOTH, List.of());
        double lost = c.board.lost();
        double[] taken = less(before, t.v); // P_c v
        double kinetic = dot(before, c.mass(before)) / 2, left = dot(t.v, c.mass(t.v)) / 2;
        assertEquals(kinetic, left + lost, 1e-12 * kinetic);
        assertEquals(dot(taken, c.mass(taken)) / 2, lost, 1e-12 * kinetic);
        assertTrue(lost > 0);
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void bothProjectorsAreIdempotentAndTheirImagesOrthogonalInTheMassMatrix(long seed) {
        Scene c = Scene.of(seed);
        Chance chance = new Chance(500 + seed);
        int n = c.s.v.length;
        double[] v = chance.numbers(n, 2), u = chance.numbers(n, 2);
        double[] admissible = c.after(v, BOTH), constrained = less(v, admissible);
        assertArrayEquals(admissible, c.after(admissible, BOTH), 1e-12, chance::toString);
        assertArrayEquals(new double[n], c.after(constrained, BOTH), 1e-12, chance::toString);
        assertEquals(0, dot(constrained, c.mass(c.after(u, BOTH))), 1e-11, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void whatIsAddedTwiceDoesNoMore(long seed) {
        Scene c = Scene.of(seed);
        double[] once = c.after(c.s.v, List.of("rod")), twice = c.after(c.s.v, List.of("rod", "again"));
        assertArrayEquals(once, twice, 1e-13);
    }

    @Test
    void whatDoesNotHoldIsNeitherRedundantNorCountedNorAssembled() {
        Scene c = Scene.of(31);
        State s = c.s.copy();
        Assembly.Result off = Assembly.assemble(c.mechanism, s, new boolean[s.v.length], new boolean[s.v.length]);
        assertEquals(List.of(), off.redundant());
        assertEquals(s.v.length - 1, off.freedoms());
        c.board.change(s, List.of("rod", "again"), List.of());
        Assembly.Result on = Assembly.inspect(c.mechanism, s);
        assertEquals(List.of("again.length"), on.redundant());
        assertEquals(s.v.length - 2, on.freedoms());
        c.board.change(s, List.of(), List.of("rod"));
        assertEquals(List.of(), Assembly.inspect(c.mechanism, s).redundant());
    }

    /** An impulse at a point of each of two bodies, one in its own axes. */
    private static List<PointForce> blows(MixedTree f, Chance chance) {
        return List.of(
                new PointForce(f.leaf, constant(chance.vector(3)), false, constant(chance.vector(0.4)), false),
                new PointForce(f.stone, constant(chance.vector(2)), true, constant(chance.vector(0.4)), false),
                new PointForce(f.plate, constant(chance.vector(2)), false, constant(chance.vector(0.4)), false));
    }

    private static Formula[] constant(double[] x) {
        Formula[] out = new Formula[3];
        for (int k = 0; k < 3; k++) {
            out[k] = new Formula(Expression.parse(Double.toString(x[k]), new NameTable()), List.of());
        }
        return out;
    }

    @ParameterizedTest
    @ValueSource(longs = {61, 62, 63, 64, 65, 66})
    void blowsGiveTheirMomentumToWhatMayMoveAndNoMoreEnergyThanTheirWork(long seed) {
        Scene c = Scene.of(seed);
        MixedTree names = new MixedTree(seed);
        State t = c.s.copy();
        c.board.change(t, BOTH, List.of());
        Chance chance = new Chance(600 + seed);
        List<PointForce> blows = blows(names, chance);
        double[] before = t.v.clone();
        Dynamics.place(t, c.w);
        Dynamics.fillRates(c.w);
        Forces forces = new Forces(c.mechanism.model().bodies().size(), before.length);
        blows.forEach(b -> b.addForces(t, c.w.motion, forces));
        double[] p = new double[before.length];
        Dynamics.projectForces(forces, c.w, p);
        double kinetic = dot(before, c.mass(before)) / 2;

        c.board.strike(t, blows);
        double[] change = less(t.v, before);
        double[] rest = less(c.mass(change), p); // Jᵀ λ
        double[] free = c.after(chance.numbers(before.length, 1), BOTH); // a velocity that the constraints permit
        assertEquals(0, dot(rest, free), 1e-11, chance::toString);
        assertArrayEquals(change, c.after(change, BOTH), 1e-11, chance::toString);
        double after = dot(t.v, c.mass(t.v)) / 2;
        assertEquals(after - kinetic, c.board.work(), 1e-12 * (after + kinetic));
        assertTrue(dot(change, c.mass(change)) / 2 <= c.board.free() * (1 + 1e-12), "what is held takes no more");
    }

    @Test
    void whatIsAddedHoldsFromWhereItIs() {
        Scene c = Scene.of(41);
        State s = c.s.copy();
        c.board.change(s, BOTH, List.of());
        Dynamics.place(s, c.w);
        Dynamics.assembleRows(s, c.w);
        for (int r = 1; r < 5; r++) {
            assertEquals(0, c.w.rows.value[r], 0, c.mechanism.rowName(r));
            assertEquals(0, c.w.velocityError[r], 1e-12, c.mechanism.rowName(r));
        }
    }

    @Test
    void switchesKnowWhatTheyWouldChange() {
        Scene c = Scene.of(51);
        State s = c.s.copy();
        assertFalse(c.board.changes(s, List.of(), BOTH));
        assertTrue(c.board.changes(s, BOTH, List.of()));
        c.board.change(s, BOTH, List.of());
        assertFalse(c.board.changes(s, BOTH, List.of("again")));
        ModelException e = assertThrows(ModelException.class, () -> c.board.changes(s, List.of("always"), List.of()));
        assertEquals("there is no constraint 'always' that can be added or released", e.getMessage());
    }

    @Test
    void coursesInTimeCannotBeSwitched() {
        MixedTree f = new MixedTree(1);
        Expression course = Expression.parse("t", new NameTable().variable("t"));
        PointGuide guide = new PointGuide(f.stone, new double[3], new double[] {1, 0, 0}, course);
        assertThrows(IllegalArgumentException.class, () -> Switched.of(guide, false, f.builder));
    }
}
