package org.condyle.forces;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import org.condyle.dynamics.Mechanism;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Lagging;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.Settling;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every actuator promises in addition to what force elements do: its force is what it exerts times a push of one, it obeys
 * its control within limits, and its control can be set in the state. The element of a test has a control that can be set.
 */
public abstract class ActuatorContractTest extends ForceElementContractTest {
    private static final double WIDE = 1.5; // a range of controls where there are no limits

    /** Whether at rest the force is control times strength, as it is without an elastic tendon. */
    protected boolean isLinear() {
        return true;
    }

    /** An actuator of a scene in a random motion, with a way to set its control. */
    private final class Trial {
        final Scene scene;
        final Actuator it;
        final Chance chance;
        final State state;

        Trial(long seed) {
            scene = scene(seed);
            it = (Actuator) scene.element();
            chance = new Chance(900 + seed);
            state = chance.state(scene.mechanism().model());
            approach(scene.mechanism().model(), state);
        }

        Motion motion() {
            return scene.at(state);
        }

        double least() {
            return Math.max(-WIDE, it.leastControl());
        }

        double most() {
            return Math.min(WIDE, it.mostControl());
        }

        /** A control inside of the limits. */
        double some() {
            return chance.in(least(), most());
        }

        /** Sets the control, and the internal states to what it holds in the end. */
        void control(double u) {
            Control.set(state, it.controlAt(), u);
            if (it instanceof Settling own) {
                own.settle(state, motion(), true);
            }
        }

        Forces forces() {
            Forces f = empty();
            scene.element().addForces(state, motion(), f);
            return f;
        }

        Forces empty() {
            Model model = scene.mechanism().model();
            return new Forces(model.bodies().size(), model.speeds());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void forceIsTheExertionTimesAPushOfOne(long seed) {
        Trial t = new Trial(seed);
        t.control(t.some());
        Forces force = t.forces(), unit = t.empty();
        t.it.pushUnit(t.state, t.motion(), unit);
        double e = t.it.exertion(t.state, t.motion());
        assertTrue(Math.abs(e) > 1e-6, () -> "it does not act, " + t.chance);
        for (double[][] pair : new double[][][] {{force.dual, unit.dual}, {force.generalised, unit.generalised}}) {
            for (int k = 0; k < pair[0].length; k++) {
                assertEquals(pair[0][k], e * pair[1][k], 1e-12 * (1 + Math.abs(pair[0][k])), t.chance::toString);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void atRestTheActivePartIsControlTimesStrength(long seed) {
        assumeTrue(isLinear(), "an elastic tendon lies between");
        Trial t = new Trial(seed);
        Arrays.fill(t.state.v, 0); // the strength of a fibre that moves may depend on its activation
        for (double u : new double[] {t.least(), t.some(), t.most()}) {
            t.control(u);
            double strength = t.it.strength(t.state, t.motion());
            double active = t.it.exertion(t.state, t.motion()) - t.it.passiveExertion(t.state, t.motion());
            assertEquals(u * strength, active, 1e-10 * (1 + strength), t.chance::toString);
            assertTrue(strength >= 0, t.chance::toString);
            assertTrue(t.it.ratedStrength(t.state, t.motion()) >= 0, t.chance::toString);
        }
    }

    @Test
    void controlStaysWithinItsLimits() {
        Trial t = new Trial(21);
        double least = t.it.leastControl(), most = t.it.mostControl();
        assertTrue(least <= most);
        if (Double.isFinite(most)) {
            t.control(most);
            double[] force = t.forces().dual;
            t.control(most + 7);
            assertEquals(most, t.it.control(t.state, t.motion()));
            assertArrayEquals(force, t.forces().dual, 1e-9);
        }
        if (Double.isFinite(least)) {
            t.control(least - 7);
            assertEquals(least, t.it.control(t.state, t.motion()));
        }
    }

    @Test
    void controlCanBeSetToAStraightLineInTime() {
        Trial t = new Trial(31);
        double from = t.some(), to = t.some();
        Control.set(t.state, t.it.controlAt(), from, (to - from) / 0.5);
        assertEquals(from, t.it.control(t.state, t.motion()), 1e-15);
        t.state.time += 0.25;
        assertEquals((from + to) / 2, t.it.control(t.state, t.motion()), 1e-12);
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42})
    void copiesForThreadsAreTheSameActuator(long seed) {
        Trial t = new Trial(seed);
        Actuator copy = (Actuator) t.scene.element().forThread();
        t.control(t.some());
        assertEquals(t.it.controlAt(), copy.controlAt());
        assertEquals(t.it.leastControl(), copy.leastControl());
        assertEquals(t.it.mostControl(), copy.mostControl());
        assertEquals(t.it.isReserve(), copy.isReserve());
        assertEquals(t.it.control(t.state, t.motion()), copy.control(t.state, t.motion()));
        assertEquals(t.it.strength(t.state, t.motion()), copy.strength(t.state, t.motion()));
        assertEquals(t.it.exertion(t.state, t.motion()), copy.exertion(t.state, t.motion()));
    }

    /** What a controller needs of moment arms: the push goes into rows as it goes into forces. */
    @ParameterizedTest
    @ValueSource(longs = {51, 52, 53, 54})
    void pushOfOneIsTheSameInRowsAndForces(long seed) {
        Trial t = new Trial(seed);
        Forces f = t.empty();
        t.it.pushUnit(t.state, t.motion(), f);
        Rows rows = new Rows(1);
        rows.row(0, 0, 0);
        t.it.pushUnit(t.state, t.motion(), rows);
        Forces g = t.empty();
        for (int e = rows.entryAt[0]; e < rows.entryAt[1]; e++) {
            for (int k = 0; k < Motion.SIZE; k++) {
                g.dual[Motion.SIZE * rows.entryBody[e] + k] += rows.entryDual[Motion.SIZE * e + k];
            }
        }
        for (int i = rows.termAt[0]; i < rows.termAt[1]; i++) {
            g.generalised[rows.termIndex[i]] += rows.termFactor[i];
        }
        for (int k = Motion.SIZE; k < f.dual.length; k++) { // rows leave out the ground
            assertEquals(f.dual[k], g.dual[k], 1e-13 * (1 + Math.abs(f.dual[k])), t.chance::toString);
        }
        assertArrayEquals(f.generalised, g.generalised, 1e-13, t.chance::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {61, 62, 63})
    void whatItForeseesIsWhatItDoes(long seed) {
        Trial t = new Trial(seed);
        assumeTrue(t.it instanceof Lagging, "it follows its control at once");
        Lagging it = (Lagging) t.it;
        double u = t.some();
        t.control(u);
        Mechanism m = t.scene.mechanism();
        Measure.Reading now = new Measure.Reading(it.measure());
        it.measure().read(t.state, t.motion(), now);
        int at = it.internals().at(), n = it.internals().count();
        double[] own = new double[n],
                rates = new double[n],
                all = new double[m.model().internals().size()];
        it.rest(u, now.value, own);
        for (int k = 0; k < n; k++) {
            assertEquals(t.state.z[at + k], own[k], 1e-12 * (1 + Math.abs(own[k])), t.chance::toString);
        }
        t.control(t.some()); // states and control then belong to different instants
        System.arraycopy(t.state.z, at, own, 0, n);
        Control.set(t.state, it.controlAt(), u);
        it.internalRates(t.state, t.motion(), all);
        it.ownRates(u, now.value, now.rate, own, rates);
        for (int k = 0; k < n; k++) {
            assertEquals(all[at + k], rates[k], 1e-10 * (1 + Math.abs(rates[k])), t.chance::toString);
        }
        double exertion = it.exertion(t.state, t.motion());
        assertEquals(
                exertion,
                it.ownExertion(u, now.value, now.rate, own),
                1e-10 * (1 + Math.abs(exertion)),
                t.chance::toString);
    }
}
