package org.condyle.muscle.law;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.condyle.mechanics.Internal;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every muscle law promises, with an elastic and with a rigid tendon: fibre and tendon carry the same force, nothing pushes, each joule
 * is accounted for, and no input, however odd, gives a number that is none. A new law extends this first.
 */
public abstract class MuscleLawContractTest {
    static final Architecture SIZE = CheckValuesTest.SIZE;

    protected abstract MuscleLaw law(Architecture size, boolean elastic);

    /** Whether the law has an elastic tendon as well; without one only what concerns a rigid tendon is promised. */
    protected boolean stretches() {
        return true;
    }

    /** The law with an elastic tendon where it has one. */
    private MuscleLaw any(Architecture size) {
        return law(size, stretches());
    }

    /** Smallest activation of the forced cycle; laws that divide by it become very stiff near their least one. */
    protected double leastInCycle() {
        return 0.05;
    }

    private static Architecture anySize(Chance chance) {
        double l0 = chance.in(0.02, 0.2);
        return new Architecture(chance.in(50, 5000), l0, l0 * chance.in(0.3, 8), chance.in(0, 0.6), chance.in(5, 15));
    }

    /** A length at which the tendon can be taut. */
    private static double anyLength(Architecture s, Chance chance) {
        double reach = Math.sqrt(Math.pow(s.optimalFibreLength() * chance.in(0.75, 1.4), 2) - s.height() * s.height());
        return reach + s.tendonSlackLength() * chance.in(0.99, 1.05);
    }

    private static FibreState at(MuscleLaw law, double a, double length, double rate, double state) {
        FibreState out = new FibreState();
        law.evaluate(a, length, rate, state, out);
        return out;
    }

    static double[] numbers(MuscleLaw law, FibreState f) {
        return new double[] {
            f.fibreLength,
            f.fibreSpeed,
            f.cosPennation,
            f.tendonLength,
            f.tendonSpeed,
            f.tendonForce,
            f.activeForce,
            f.passiveForce,
            f.dampingForce,
            f.activeLength,
            f.forceVelocity,
            f.passiveLength,
            f.tendonFactor,
            f.stateRate,
            law.tendonEnergy(f),
            law.fibreEnergy(f),
            f.limitPower,
            f.atLimit ? 1 : 0
        };
    }

    @Test
    void anElasticTendonHasAStateAndARigidOneNone() {
        assumeTrue(stretches(), "its tendon does not stretch");
        MuscleLaw law = law(SIZE, true);
        Internal.Variable state = law.state();
        assertNotNull(state);
        assertTrue(law.elasticTendon() && state.steady());
        assertNull(law(SIZE, false).state());
        assertEquals(law.name(), law(SIZE, false).name());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void inEquilibriumFibreAndTendonCarryTheSameForce(long seed) {
        assumeTrue(stretches(), "its tendon does not stretch");
        Chance chance = new Chance(seed);
        int taut = 0;
        for (int i = 0; i < 400; i++) {
            Architecture s = anySize(chance);
            MuscleLaw law = law(s, true);
            double a = Math.max(law.leastActivation(), chance.in(0, 1)), length = anyLength(s, chance);
            FibreState f = at(law, a, length, 0, law.equilibrium(a, length, 0));
            if (f.atLimit) {
                continue;
            }
            double fibre = a * f.activeLength * law.forceVelocity(0) + f.passiveLength;
            assertEquals(fibre * f.cosPennation, f.tendonFactor, 1e-10, chance::toString);
            assertEquals(length, f.tendonLength + f.fibreLength * f.cosPennation, 1e-15, chance::toString);
            taut += f.tendonFactor > 1e-3 ? 1 : 0;
        }
        int seen = taut;
        assertTrue(seen > 250, () -> "few tendons were taut, " + seen + " of 400, " + chance);
    }

    @ParameterizedTest
    @ValueSource(longs = {6, 7})
    void aMovingMuscleBeginsWithAFibreThatTakesAPartOfItsSpeed(long seed) {
        assumeTrue(stretches(), "its tendon does not stretch");
        Chance chance = new Chance(seed);
        for (int i = 0; i < 200; i++) {
            Architecture s = anySize(chance);
            MuscleLaw law = law(s, true);
            double a = Math.max(law.leastActivation(), chance.in(0.05, 1)), length = anyLength(s, chance);
            double rate = chance.in(-2, 2) * s.optimalFibreLength();
            FibreState f = at(law, a, length, rate, law.equilibrium(a, length, rate));
            if (!f.atLimit && f.tendonFactor > 1e-4) {
                double part = f.fibreSpeed / f.cosPennation / rate;
                assertTrue(part > -1e-6 && part < 1 + 1e-6, () -> "takes " + part + ", " + chance);
            }
        }
    }

    @Test
    void aMuscleShorterThanItsTendonIsSlackAtItsShortestFibre() {
        MuscleLaw law = any(SIZE);
        FibreState rigid = at(law(SIZE, false), 0.5, 0.15, -0.1, 0);
        assertTrue(rigid.atLimit);
        assertEquals(0, rigid.tendonForce, 0);
        assertEquals(0, law.strength(0.15, 0), 1e-3 * SIZE.maxIsometricForce());
        assumeTrue(stretches(), "its tendon does not stretch");
        double z = law.equilibrium(0.5, 0.15, 0);
        FibreState f = at(law, 0.5, 0.15, -0.1, z);
        assertTrue(f.atLimit);
        assertEquals(0, f.stateRate, 0);
        assertEquals(0, f.tendonFactor, 1e-3); // a residual spring of one law
        FibreState pulled = at(law, 0.5, 0.5, 0, z);
        assertTrue(pulled.stateRate > 0 && pulled.tendonForce > 0, "a strong pull frees it");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void nothingIsNaNAndNothingPushesWhateverComes(boolean elastic) {
        assumeTrue(stretches() || !elastic, "its tendon does not stretch");
        double[] activations = {-1, 0, 1e-12, 0.01, 0.5, 1, 3};
        double[] lengths = {-10, 0, 1e-9, 0.1, 0.2, 0.25, 0.3, 0.31, 0.4, 1, 100, 1e6};
        double[] rates = {0, 1e-3, -1e-3, 1, -1, 1e3, -1e3, 1e9, -1e9};
        double[] states = {-1e6, -1, 0, 1e-12, 1e-3, 0.02, 0.05, 0.1, 0.15, 0.3, 1, 5, 1e3, 1e6};
        for (double pennation : new double[] {0, 0.2, 1.4}) {
            MuscleLaw law = law(new Architecture(1000, 0.1, 0.2, pennation, 10), elastic);
            for (double a : activations) {
                for (double length : lengths) {
                    for (double rate : rates) {
                        check(law.strength(length, rate) >= 0, "strength", a, length, rate, Double.NaN);
                        double start = law.equilibrium(a, length, rate);
                        check(start > 0 && Double.isFinite(start), "equilibrium " + start, a, length, rate, Double.NaN);
                        for (double state : elastic ? states : new double[1]) {
                            FibreState f = at(law, a, length, rate, state);
                            for (double x : numbers(law, f)) {
                                check(Double.isFinite(x), "a number of the fibre", a, length, rate, state);
                            }
                            check(f.tendonForce >= 0, "the tendon", a, length, rate, state);
                            check(f.dampingForce * f.fibreSpeed >= 0, "the damper", a, length, rate, state);
                            check(f.limitPower >= 0, "the limit", a, length, rate, state);
                        }
                    }
                }
            }
        }
    }

    private static void check(boolean fine, String what, double a, double length, double rate, double state) {
        assertTrue(fine, () -> what + " at a = " + a + ", L = " + length + ", V = " + rate + ", z = " + state);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.3, 0, 0.4})
    void curvesOfOddArgumentsAreFinite(double odd) {
        MuscleLaw law = any(SIZE);
        for (double x : new double[] {odd, odd + 0.1495, 1e3 * odd, 1e9 * odd}) {
            assertTrue(law.activeForceLength(x) >= 0 && law.activeForceLength(x) < 1e99, "f_L " + x);
            assertTrue(Double.isFinite(law.passiveForceLength(x)), "f_P " + x);
            assertTrue(law.tendonForceLength(x) >= 0 && law.tendonForceLength(x) < 1e99, "f_T " + x);
            assertTrue(law.forceVelocity(x) >= 0 && law.forceVelocity(x) < 1e99, "f_V " + x);
        }
    }

    /** F_T V is the change of what is stored, what the active fibre takes up and what is lost, at every instant. */
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void everyWattIsAccountedFor(long seed) {
        Chance chance = new Chance(seed);
        for (boolean elastic : new boolean[] {stretches(), false}) {
            for (int i = 0; i < 200; i++) {
                MuscleLaw law = law(SIZE, elastic);
                double a = chance.in(0, 1), length = chance.in(0.27, 0.33), rate = chance.in(-0.5, 0.5);
                double z = elastic ? chance.in(0.9, 1.1) * law.equilibrium(a, length, 0) : 0;
                FibreState f = at(law, a, length, rate, z);
                if (Math.abs(f.stateRate) > 20) {
                    continue; // too fast for differences
                }
                double h = 1e-6 / (1 + Math.abs(f.stateRate));
                double change = (stored(law, at(law, a, length + h * rate, rate, z + h * f.stateRate))
                                - stored(law, at(law, a, length - h * rate, rate, z - h * f.stateRate)))
                        / (2 * h);
                double fibre = (f.activeForce + f.dampingForce) * f.fibreSpeed + f.limitPower;
                double size = 1 + Math.abs(f.tendonForce * rate) + Math.abs(fibre);
                assertEquals(f.tendonForce * rate, change + fibre, 2e-5 * size, chance::toString);
            }
        }
    }

    private static double stored(MuscleLaw law, FibreState f) {
        return law.tendonEnergy(f) + law.fibreEnergy(f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theEnergyOfAForcedCycleBalances(boolean elastic) {
        assumeTrue(stretches() || !elastic, "its tendon does not stretch");
        ForcedCycle.Balance b = new ForcedCycle(law(SIZE, elastic), 0.305, 0.02, leastInCycle()).run(1e-12);
        assertTrue(b.turnover() > 5, () -> "little happens: " + b);
        assertTrue(b.lost() >= 0, b::toString);
        assertEquals(0, b.residual(), 1e-8 * b.turnover(), b::toString);
    }

    /** Released so far that the tendon hangs loose and the fibres stop. */
    @Test
    void theEnergyBalancesWhileTheTendonGoesSlack() {
        assumeTrue(stretches(), "its tendon does not stretch");
        ForcedCycle.Balance b = new ForcedCycle(law(SIZE, true), 0.26, 0.06, leastInCycle()).run(1e-12);
        assertTrue(b.turnover() > 5, () -> "little happens: " + b);
        assertEquals(0, b.residual(), 1e-8 * b.turnover(), b::toString);
    }

    @Test
    void withARigidTendonTheForceIsTheSumOfItsParts() {
        MuscleLaw law = law(SIZE, false);
        for (double rate = -0.6; rate <= 0.6; rate += 0.1) {
            for (double length = 0.26; length < 0.36; length += 0.01) {
                FibreState f = at(law, 0.7, length, rate, Double.NaN);
                double sum = Math.max(0, f.activeForce + f.passiveForce + f.dampingForce);
                assertEquals(sum * f.cosPennation, f.tendonForce, 1e-9);
                assertEquals(length - 0.2, f.fibreLength * f.cosPennation, 1e-15);
                assertEquals(rate * f.cosPennation, f.fibreSpeed, 1e-15);
                assertEquals(0.2, f.tendonLength, 0);
                assertEquals(0, f.tendonSpeed, 0);
                assertFalse(f.activeForce < 0);
            }
        }
    }

    @Test
    void moreForceMeansMoreSpeed() {
        assumeTrue(stretches(), "its tendon does not stretch");
        HillLaw law = (HillLaw) law(SIZE, true);
        for (double a : new double[] {law.leastActivation(), 0.1, 0.5, 1}) {
            for (double factor : new double[] {0.1, 0.7, 1}) {
                double last = Double.NEGATIVE_INFINITY;
                for (double force = 0; force < 3; force += 0.01) {
                    double w = law.speed(a, factor, force);
                    assertTrue(w > last, "F = " + force + " at a = " + a);
                    last = w;
                    // force of this speed: the same again, where the fibre neither pushes nor stands still
                    if (w > -0.999 && force > 0 && a >= 1e-3) {
                        double again = law.contractile(a, factor, w) + law.damping * w;
                        assertEquals(force, again, 1e-9 * (1 + force), "F = " + force + " at a = " + a);
                    }
                }
            }
        }
    }

    @Test
    void copiesForThreadsAgree() {
        for (boolean elastic : new boolean[] {stretches(), false}) {
            MuscleLaw law = law(SIZE, elastic), copy = law.forThread().forThread();
            Chance chance = new Chance(31);
            for (int i = 0; i < 100; i++) {
                double a = chance.in(0, 1), length = chance.in(0.2, 0.35), rate = chance.in(-1, 1);
                double z = chance.in(0.02, 0.15);
                assertArrayEquals(
                        numbers(law, at(law, a, length, rate, z)), numbers(copy, at(copy, a, length, rate, z)));
                assertEquals(law.equilibrium(a, length, rate), copy.equilibrium(a, length, rate));
                assertEquals(law.strength(length, rate), copy.strength(length, rate));
            }
        }
    }

    @Test
    void evaluationsAllocateNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        MuscleLaw elastic = any(SIZE), rigid = law(SIZE, false);
        FibreState out = new FibreState();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 2000; i++) {
                double a = 0.01 + i % 97 / 100.0, length = 0.25 + 0.1 * (i % 89) / 89;
                elastic.evaluate(a, length, 0.1, 0.05 + 0.08 * (i % 83) / 83, out);
                rigid.evaluate(a, length, -0.1, 0, out);
                elastic.equilibrium(a, length, 0.05);
                elastic.strength(length, 0.1);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertTrue(least < 64, "bytes allocated: " + least);
    }
}
