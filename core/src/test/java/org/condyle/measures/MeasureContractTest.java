package org.condyle.measures;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.joints.MeasureEquation;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Curve;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every measure promises, on random motions of a forest with all kinds of joints and two bodies that deform: the
 * rate is that of the value, the push is its dual, the row is its gradient, and no place in the world is special. A new
 * measure extends this first.
 */
public abstract class MeasureContractTest {
    /** The measure between two bodies of a forest; what it fixes in the ground must go through the forest. */
    protected abstract Measure measure(MixedTree forest, int a, int b);

    /** False for coordinates, whose push is a generalised force and no pair of forces. */
    protected boolean betweenBodies() {
        return true;
    }

    /** Of a measure that takes long, a usual run takes each so-manieth speed for finite differences of the value. */
    protected int eachSpeed() {
        return 1;
    }

    record Scene(Mechanism mechanism, Workspace w, Measure measure, Measure.Reading reading) {
        Measure.Reading at(State s) {
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            measure.read(s, w.motion, reading);
            return reading;
        }
    }

    private Scene scene(MixedTree forest, int[][] pairs, long seed) {
        int[] pair = pairs[(int) (seed % pairs.length)];
        Measure measure = measure(forest, pair[0], pair[1]);
        Expression itself = Expression.parse("x", new NameTable().variable("t").variable("x"));
        forest.builder.constraint(
                "it",
                new MeasureEquation(
                        itself, List.of(measure), false, measure.kind().dimension()));
        Mechanism m = Mechanism.compile(forest.builder.build());
        return new Scene(m, new Workspace(m), measure, new Measure.Reading(measure));
    }

    private Scene rigid(long seed, double[] turn, double[] shift) {
        MixedTree f = new MixedTree(seed, turn, shift);
        return scene(f, new int[][] {{f.bud, f.fruit}, {f.twig, 0}, {f.leaf, f.plate}, {0, f.bud}}, seed);
    }

    private Scene scene(long seed) {
        MixedTree f = new MixedTree(seed);
        int soft = f.jelly("jelly"), other = f.jelly("pudding");
        int[][] pairs = {
            {f.bud, f.fruit},
            {soft, f.fruit},
            {f.twig, 0},
            {soft, other},
            {f.leaf, f.plate},
            {f.stone, soft},
            {0, f.bud}
        };
        return scene(f, pairs, seed);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21})
    void rateAndCurvatureAreThoseOfTheValue(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(100 + seed);
        State s = chance.state(c.mechanism.model());
        double[] a = chance.numbers(s.v.length, 2);
        Curve curve = new Curve(c.mechanism, s, a);
        double[][] value = curve.values(x -> new double[] {c.at(x).value});
        double first = curve.first(value)[0], second = curve.second(value)[0];
        double scale = Math.max(1, Math.abs(second)); // a fast one has large higher derivatives, too
        assertEquals(first, c.at(s).rate, 1e-8 * scale, chance::toString);
        Dynamics.constrain(s, c.w); // the row: ẍ = J a - γ
        double acceleration = -c.w.gamma[0];
        for (int k = 0; k < a.length; k++) {
            acceleration += c.w.gradient(0)[k] * a[k];
        }
        assertEquals(c.at(s).value, c.w.rows.value[0], chance::toString);
        assertEquals(second, acceleration, 3e-7 * scale, chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33, 34, 35, 36, 37, 38})
    void pushIsTheDualOfTheRate(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(200 + seed);
        State s = chance.state(c.mechanism.model());
        double effort = chance.in(-5, 5);
        Measure.Reading r = c.at(s);
        Forces f = forces(c);
        c.measure.push(r, effort, f);
        double power = 0, size = 1;
        for (int k = 0; k < f.dual.length; k++) {
            power += f.dual[k] * c.w.motion.rate[k];
            size += Math.abs(f.dual[k] * c.w.motion.rate[k]);
        }
        for (int k = 0; k < f.generalised.length; k++) {
            power += f.generalised[k] * s.v[k];
        }
        assertEquals(effort * r.rate, power, 1e-13 * size, chance::toString);
        assertTrue(Math.abs(r.rate) > 1e-6, () -> "the motion does not exercise the measure, " + chance);
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43, 44, 45, 46, 47})
    void jacobianIsTheFiniteDifferenceOfTheValue(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(300 + seed);
        State s = chance.state(c.mechanism.model());
        double[] jacobian = new double[s.v.length], step = new double[s.v.length];
        c.at(s);
        Dynamics.jacobian(c.measure, s, c.w, jacobian);
        Dynamics.constrain(s, c.w);
        assertArrayEquals(jacobian, c.w.gradient(0), 1e-12 * largest(jacobian), chance::toString);
        double h = 1e-5;
        for (int k = 0; k < step.length; k += eachSpeed()) {
            step[k] = h;
            double more = c.at(moved(c, s, step)).value;
            step[k] = -h;
            double less = c.at(moved(c, s, step)).value;
            step[k] = 0;
            assertEquals((more - less) / (2 * h), jacobian[k], 1e-7 * largest(jacobian), chance + ", speed " + k);
        }
    }

    private static double largest(double[] x) {
        double most = 1;
        for (double a : x) {
            most = Math.max(most, Math.abs(a));
        }
        return most;
    }

    private static State moved(Scene c, State s, double[] step) {
        State out = s.copy();
        for (Joint j : c.mechanism.model().joints()) {
            j.mobility().advance(s.q, j.qAt(), step, j.vAt(), out.q, j.qAt());
        }
        return out;
    }

    @ParameterizedTest
    @ValueSource(longs = {51, 52, 53, 54, 55, 56, 57})
    void pushesBetweenBodiesComeInPairs(long seed) {
        if (!betweenBodies()) {
            return;
        }
        Scene c = scene(seed);
        Chance chance = new Chance(400 + seed);
        Measure.Reading r = c.at(chance.state(c.mechanism.model()));
        Forces f = forces(c);
        c.measure.push(r, 1, f);
        double[] total = new double[6], p = c.w.motion.placement;
        for (int b = 0; b < c.mechanism.model().bodies().size(); b++) {
            int at = Motion.SIZE * b;
            for (int k = 0; k < 3; k++) {
                int u = (k + 1) % 3, v = (k + 2) % 3;
                total[k] += f.dual[at + k];
                total[3 + k] += p[at + u] * f.dual[at + v] - p[at + v] * f.dual[at + u];
                for (int j = 0; j < 3; j++) {
                    total[3 + k] += f.dual[at + 3 + 3 * v + j] * p[at + 3 + 3 * u + j]
                            - f.dual[at + 3 + 3 * u + j] * p[at + 3 + 3 * v + j];
                }
            }
        }
        assertArrayEquals(new double[6], total, 1e-12 * largest(f.dual), chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {61, 62, 63, 64})
    void turningAndShiftingTheWorldChangesNothing(long seed) {
        Chance chance = new Chance(500 + seed);
        Scene here = rigid(seed, Mat3.identity(), new double[3]);
        Scene there = rigid(seed, chance.rotation(), chance.vector(3));
        State s = chance.state(here.mechanism.model());
        assertEquals(here.at(s).value, there.at(s).value, 1e-12, chance::toString);
        assertEquals(here.at(s).rate, there.at(s).rate, 1e-11 * (1 + Math.abs(here.at(s).rate)), chance::toString);
        double[] one = new double[s.v.length], two = new double[s.v.length];
        Dynamics.jacobian(here.measure, s, here.w, one);
        Dynamics.jacobian(there.measure, s, there.w, two);
        assertArrayEquals(one, two, 1e-11 * largest(one), chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {71, 72, 73})
    void readingsArePureAndDoNotDisturbEachOther(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(600 + seed);
        State s = chance.state(c.mechanism.model()), other = chance.state(c.mechanism.model()), before = s.copy();
        Forces one = forces(c), two = forces(c);
        Measure.Reading first = c.at(s), second = new Measure.Reading(c.measure);
        c.measure.push(first, 2, one);
        double curvature = c.measure.curvature(first);
        Workspace elsewhere = new Workspace(c.mechanism);
        Dynamics.place(other, elsewhere);
        c.measure.read(other, elsewhere.motion, second);
        c.measure.curvature(second);
        assertEquals(curvature, c.measure.curvature(first));
        c.measure.push(first, 2, two);
        assertArrayEquals(one.dual, two.dual, chance::toString);
        assertArrayEquals(one.generalised, two.generalised, chance::toString);
        assertArrayEquals(before.q, s.q);
        assertArrayEquals(before.v, s.v);
    }

    private static Forces forces(Scene c) {
        Model model = c.mechanism.model();
        return new Forces(model.bodies().size(), model.speeds());
    }
}
