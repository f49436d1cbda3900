package org.condyle.forces;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.StepStatus;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Curve;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every force element promises, on random motions of a forest with all kinds of joints: each joule is accounted
 * for, inner forces come in pairs, and no place in the world is special. A new element extends this first.
 */
public abstract class ForceElementContractTest {
    /** The element between two bodies of a forest; what it fixes in the ground must go through the forest. */
    protected abstract ForceElement element(MixedTree forest, int a, int b);

    /** True if it pushes bodies against each other or the ground; false for loads from outside and on coordinates. */
    protected boolean internal() {
        return true;
    }

    /** False for prescribed loads in world axes, whose formulas do not turn with the world. */
    protected boolean turnsWithTheWorld() {
        return true;
    }

    /** True if its internals are vectors in world axes, three numbers each. */
    protected boolean internalsAreVectors() {
        return false;
    }

    /** Brings a random state to where the element acts, if it does not act anywhere. */
    protected void approach(Model model, State s) {}

    /** Gives its internals values that a run may bring them to. */
    protected void stretch(State s, Chance chance) {
        for (int i = 0; i < s.z.length; i++) {
            s.z[i] = chance.in(-0.01, 0.01);
        }
    }

    /** False if the rates of switch functions only say roughly whether something comes nearer. */
    protected boolean exactRates() {
        return true;
    }

    /** Time between the states whose differences give rates [s]; shorter for what is stiff. */
    protected double instant() {
        return 5e-4;
    }

    /** Brings a random state to where an element that can let go does not act, if it acts everywhere. */
    protected void depart(Model model, State s) {}

    record Scene(Mechanism mechanism, Workspace w, ForceElement element) {
        Motion at(State s) {
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            return w.motion;
        }
    }

    /** A random motion, with what the element remembers of its beginning and some stretch in its internals. */
    State begin(Scene c, Chance chance) {
        State s = chance.state(c.mechanism.model());
        approach(c.mechanism.model(), s);
        if (c.element instanceof Switching e) {
            e.commit(s, c.at(s));
        }
        stretch(s, chance);
        return s;
    }

    Scene scene(long seed, double[] turn, double[] shift) {
        MixedTree forest = new MixedTree(seed, turn, shift);
        int[][] pairs = {{forest.bud, forest.fruit}, {forest.twig, 0}, {forest.leaf, forest.plate}, {0, forest.bud}};
        int[] pair = pairs[(int) (seed % pairs.length)];
        forest.builder.force("it", element(forest, pair[0], pair[1]));
        Mechanism m = Mechanism.compile(forest.builder.build());
        return new Scene(
                m, new Workspace(m), Objects.requireNonNull(m.model().forces().get("it")));
    }

    Scene scene(long seed) {
        return scene(seed, Mat3.identity(), new double[3]);
    }

    private static Forces forces(Scene c, ForceElement e, State s) {
        Model model = c.mechanism.model();
        Forces f = new Forces(model.bodies().size(), model.speeds());
        e.addForces(s, c.at(s), f);
        return f;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void everyJouleIsAccountedFor(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(100 + seed);
        State s = begin(c, chance);
        ForceElement e = c.element;
        double[] stretch = new double[s.z.length];
        if (e instanceof Internal i) {
            i.internalRates(s, c.at(s), stretch);
        }
        Curve curve = new Curve(c.mechanism, s, chance.numbers(s.v.length, 2), instant());
        double stored = curve.first(curve.values(x -> {
            for (int i = 0; i < stretch.length; i++) {
                x.z[i] = s.z[i] + (x.time - s.time) * stretch[i];
            }
            return new double[] {e.storedEnergy(x, c.at(x))};
        }))[0];
        Forces f = forces(c, e, s);
        Motion m = c.at(s);
        double power = 0;
        for (int k = 0; k < f.dual.length; k++) {
            power += f.dual[k] * m.rate[k];
        }
        for (int k = 0; k < f.generalised.length; k++) {
            power += f.generalised[k] * s.v[k];
        }
        double lost = e.dissipation(s, m), supplied = e.suppliedPower(s, m);
        double scale = Math.max(1, Math.abs(power) + Math.abs(lost));
        assertEquals(stored, supplied - lost - power, 3e-8 * scale, chance::toString);
        assertTrue(lost >= 0, chance::toString);
        assertTrue(e.dissipates() || lost == 0, chance::toString);
        assertTrue(e.supplies() || supplied == 0, chance::toString);
        assertTrue(Math.abs(power) > 1e-3, () -> "the motion does not exercise the element, " + chance);
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24})
    void forcesBetweenBodiesComeInPairs(long seed) {
        assumeTrue(internal(), "a load from outside has no counterpart");
        Scene c = scene(seed);
        Chance chance = new Chance(200 + seed);
        State s = begin(c, chance);
        Forces f = forces(c, c.element, s);
        double[] total = new double[6];
        double size = 1;
        for (int b = 0; b < c.mechanism.model().bodies().size(); b++) {
            addWrench(c.at(s), b, f.dual, total);
        }
        for (double x : f.dual) {
            size = Math.max(size, Math.abs(x));
        }
        assertArrayEquals(new double[6], total, 1e-12 * size, chance::toString);
    }

    /** Force and moment about the world's origin of the dual of a body. */
    private static void addWrench(Motion m, int body, double[] dual, double[] out) {
        int b = Motion.SIZE * body;
        double[] p = m.placement;
        for (int k = 0; k < 3; k++) {
            int u = (k + 1) % 3, v = (k + 2) % 3;
            out[k] += dual[b + k];
            out[3 + k] += p[b + u] * dual[b + v] - p[b + v] * dual[b + u];
            for (int j = 0; j < 3; j++) {
                out[3 + k] +=
                        dual[b + 3 + 3 * v + j] * p[b + 3 + 3 * u + j] - dual[b + 3 + 3 * u + j] * p[b + 3 + 3 * v + j];
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33, 34})
    void turningAndShiftingTheWorldChangesNothing(long seed) {
        Chance chance = new Chance(300 + seed);
        double[] turn = turnsWithTheWorld() ? chance.rotation() : Mat3.identity();
        Scene here = scene(seed), there = scene(seed, turn, chance.vector(3));
        State s = begin(here, new Chance(350 + seed)), t = begin(there, new Chance(350 + seed));
        turn(turn, s.z, t.z);
        Dynamics dynamics = new Dynamics(Stabilisation.none());
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(s, here.w));
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(t, there.w));
        double size = 1;
        for (double a : here.w.acceleration) {
            size = Math.max(size, Math.abs(a));
        }
        assertArrayEquals(here.w.acceleration, there.w.acceleration, 1e-9 * size, chance::toString);
        double[] expected = new double[s.z.length];
        turn(turn, here.w.internalRates, expected);
        assertArrayEquals(expected, there.w.internalRates, 1e-9 * size, chance::toString);
        Motion m = here.at(s), n = there.at(t);
        double energy = here.element.storedEnergy(s, m);
        assertEquals(energy, there.element.storedEnergy(t, n), 1e-11 * (1 + Math.abs(energy)), chance::toString);
        double lost = here.element.dissipation(s, m);
        assertEquals(lost, there.element.dissipation(t, n), 1e-11 * (1 + lost), chance::toString);
        double[] one = switchFunctions(here, here.element, s), two = switchFunctions(there, there.element, t);
        for (int i = 0; i < one.length; i++) {
            double scale = Double.isNaN(one[i]) ? size : size + Math.abs(one[i]);
            assertEquals(one[i], two[i], 1e-9 * scale, chance::toString);
        }
    }

    /** Tangents of an element that has them; nothing where it has none. */
    @TestFactory
    Stream<DynamicTest> tangents() {
        if (!(scene(1).element instanceof Linearised x && x.hasTangents())) {
            return Stream.empty();
        }
        TangentContract it = new TangentContract(this);
        return Stream.concat(
                LongStream.rangeClosed(41, 48)
                        .mapToObj(seed -> dynamicTest("areDerivativesOfForces " + seed, () -> it.areDerivatives(seed))),
                LongStream.rangeClosed(51, 53)
                        .boxed()
                        .flatMap(seed -> Stream.of(
                                dynamicTest("turnWithTheWorld " + seed, () -> it.turnWithTheWorld(seed)),
                                dynamicTest("areSymmetricWhereAnEnergyIs " + seed, () -> it.areSymmetric(seed)),
                                dynamicTest("areZeroWhereNothingActs " + seed, () -> it.areZeroApart(seed)))));
    }

    /** True if its forces at rest are the gradient of what it stores: the matrix of its tangents is symmetric then. */
    protected boolean atRestHasPotential() {
        return !scene(1).element.supplies();
    }

    /** How far bodies are moved for tangents by differences [m, rad, m/s, rad/s]; shorter for what is stiff. */
    protected double tangentStep() {
        return 1e-4;
    }

    /** Internals as they are in a world that was turned. */
    void turn(double[] turn, double[] z, double[] out) {
        System.arraycopy(z, 0, out, 0, z.length);
        for (int i = 0; internalsAreVectors() && i < z.length; i += 3) {
            Mat3.times(turn, 0, z[i], z[i + 1], z[i + 2], out, i);
        }
    }

    /** Values, then rates; none if the element has no switches. */
    private static double[] switchFunctions(Scene c, ForceElement e, State s) {
        if (!(e instanceof Switching x)) {
            return new double[0];
        }
        double[] value = new double[x.switches()], rate = new double[x.switches()];
        x.switchFunctions(s, c.at(s), value, rate, 0);
        double[] all = Arrays.copyOf(value, 2 * value.length);
        System.arraycopy(rate, 0, all, value.length, rate.length);
        return all;
    }

    @Test
    void ratesOfSwitchFunctionsAreTheirDerivatives() {
        assumeTrue(scene(1).element instanceof Switching, "has no switches");
        assumeTrue(exactRates(), "rates are rough");
        int checked = 0;
        for (long seed = 61; seed <= 72; seed++) {
            Scene c = scene(seed);
            Chance chance = new Chance(600 + seed);
            checked += checkRates(c, begin(c, chance), chance); // acts
            State apart = chance.state(c.mechanism.model());
            depart(c.mechanism.model(), apart);
            checked += checkRates(c, apart, chance); // as a run may begin
        }
        assertTrue(checked > 0, "no function with a rate was positive");
    }

    /** Compares the rates that are told of functions that count; returns how many there are. */
    private int checkRates(Scene c, State s, Chance chance) {
        double[] stretch = new double[s.z.length];
        if (c.element instanceof Internal x) {
            x.internalRates(s, c.at(s), stretch);
        }
        double[] now = switchFunctions(c, c.element, s);
        Curve curve = new Curve(c.mechanism, s, chance.numbers(s.v.length, 2), 1e-4);
        double[] slope = curve.first(curve.values(x -> {
            for (int i = 0; i < stretch.length; i++) {
                x.z[i] = s.z[i] + (x.time - s.time) * stretch[i];
            }
            return switchFunctions(c, c.element, x);
        }));
        int n = now.length / 2, checked = 0;
        for (int i = 0; i < n; i++) {
            if (now[i] > 0 && Double.isFinite(now[i]) && !Double.isNaN(now[n + i])) {
                double size = 1 + Math.abs(now[i]) + Math.abs(slope[i]);
                int which = i;
                assertEquals(slope[i], now[n + i], 1e-7 * size, () -> "function " + which + ", " + chance);
                checked++;
            }
        }
        return checked;
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43, 44})
    void copiesForThreadsAgreeAndDoNotDisturbEachOther(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(400 + seed);
        State s = begin(c, chance), other = begin(c, chance);
        ForceElement copy = c.element.forThread().forThread();
        Forces one = forces(c, c.element, s);
        forces(c, copy, other);
        Forces two = forces(c, copy, s);
        assertArrayEquals(one.dual, two.dual, chance::toString);
        assertArrayEquals(one.generalised, two.generalised, chance::toString);
        Motion m = c.at(s);
        assertEquals(c.element.storedEnergy(s, m), copy.storedEnergy(s, m));
        assertEquals(c.element.dissipation(s, m), copy.dissipation(s, m));
        assertEquals(c.element.suppliedPower(s, m), copy.suppliedPower(s, m));
        assertEquals(c.element.signals().size(), copy.signals().size());
        for (int k = 0; k < copy.signals().size(); k++) {
            assertEquals(
                    c.element.signals().get(k).name(), copy.signals().get(k).name());
            assertEquals(
                    c.element.signals().get(k).read(s, m), copy.signals().get(k).read(s, m), chance::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {51, 52})
    void evaluationsArePure(long seed) {
        Scene c = scene(seed);
        Chance chance = new Chance(500 + seed);
        State s = begin(c, chance), other = begin(c, chance), before = s.copy();
        double[] one = everything(c, s);
        everything(c, other);
        double[] two = everything(c, s);
        assertArrayEquals(one, two, chance::toString);
        assertEquals(before.time, s.time);
        assertArrayEquals(before.q, s.q);
        assertArrayEquals(before.v, s.v);
        assertArrayEquals(before.z, s.z);
        assertArrayEquals(before.memory, s.memory);
    }

    /** All numbers that an element gives at a state. */
    private static double[] everything(Scene c, State s) {
        ForceElement e = c.element;
        Forces f = forces(c, e, s);
        double[] rates = new double[s.z.length];
        if (e instanceof Internal x) {
            x.internalRates(s, c.at(s), rates);
        }
        double[] energies = {
            e.storedEnergy(s, c.at(s)), e.dissipation(s, c.at(s)), e.suppliedPower(s, c.at(s)),
        };
        double[] signals =
                e.signals().stream().mapToDouble(x -> x.read(s, c.at(s))).toArray();
        double limit = e instanceof ForceElement.StepLimit x ? x.longestStep(s, c.at(s)) : 0;
        double jumps = e instanceof Switching x ? x.lostInJumps(s) : 0;
        return Stream.of(
                        f.dual,
                        f.generalised,
                        rates,
                        energies,
                        signals,
                        switchFunctions(c, e, s),
                        new double[] {limit, jumps},
                        c.w.motion.placement,
                        c.w.motion.rate)
                .flatMapToDouble(Arrays::stream)
                .toArray();
    }
}
