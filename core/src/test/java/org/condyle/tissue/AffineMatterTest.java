package org.condyle.tissue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Curve;
import org.condyle.scenes.SoftBody;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AffineMatterTest {
    private static final StrainEnergy RUBBER = new MooneyRivlin(4000, 1000);
    private static final StrainEnergy SPONGE = new Compressible(RUBBER, 3e4);

    private static final String[] WAVE = {
        "1 + 0.2*sin(3*t)", "0.1*t", "0", "0.05*cos(t)", "1 - 0.1*t^2", "0", "0", "0", "1"
    };
    private static final String[] PUSH = {"2000*sin(3*t)", "500*t", "0", "500*t", "-1000", "0", "0", "0", "0"};

    private static Function<Model.Builder, Contraction> stress(boolean planar, boolean isochoric) {
        return b -> new ActiveStress(
                planar, isochoric, 500, SoftBody.formulas(PUSH), b.internals(ActiveStress.states(planar)));
    }

    record Scene(String name, Model model) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Scene> scenes() {
        return Stream.of(true, false)
                .flatMap(planar -> Stream.of(
                        new Scene("rubber", new SoftBody(planar, RUBBER, 50).model()),
                        new Scene("sponge", new SoftBody(planar, SPONGE, 50).model()),
                        new Scene(
                                "given strain",
                                new SoftBody(planar, RUBBER, 50)
                                        .model(b -> new GivenStrain(SoftBody.expressions(WAVE)))),
                        new Scene(
                                "sponge, given strain",
                                new SoftBody(planar, SPONGE, 50)
                                        .model(b -> new GivenStrain(SoftBody.expressions(WAVE)))),
                        new Scene("given stress", new SoftBody(planar, RUBBER, 50).model(stress(planar, true))),
                        new Scene(
                                "sponge, given stress",
                                new SoftBody(planar, SPONGE, 50).model(stress(planar, false)))));
    }

    /** A moderate deformation, any motion. */
    private static State state(Model model, Chance chance) {
        State s = model.newState();
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] += chance.in(-0.15, 0.15);
        }
        for (int i = 0; i < s.z.length; i++) {
            s.z[i] = chance.in(-0.1, 0.1);
        }
        System.arraycopy(chance.numbers(s.v.length, 1), 0, s.v, 0, s.v.length);
        s.time = chance.in(0.1, 0.9);
        return s;
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void everyJouleIsAccountedFor(Scene scene) {
        Mechanism m = Mechanism.compile(scene.model);
        Workspace w = new Workspace(m);
        ForceElement e = Objects.requireNonNull(scene.model.forces().get("it"));
        for (long seed = 1; seed <= 5; seed++) {
            Chance chance = new Chance(seed);
            State s = state(scene.model, chance);
            double[] rate = new double[s.z.length];
            Motion motion = place(s, w);
            ((Internal) e).internalRates(s, motion, rate);
            // a ż that is constant along the curve has the right first derivative in its middle
            Curve curve = new Curve(m, s, chance.numbers(s.v.length, 1), 1e-4); // creep is quick
            double stored = curve.first(curve.values(x -> {
                for (int i = 0; i < rate.length; i++) {
                    x.z[i] = s.z[i] + (x.time - s.time) * rate[i];
                }
                return new double[] {e.storedEnergy(x, place(x, w))};
            }))[0];
            place(s, w);
            Forces f = new Forces(2, s.v.length);
            e.addForces(s, motion, f);
            double power = 0;
            for (int k = 0; k < f.dual.length; k++) {
                power += f.dual[k] * motion.rate[k];
            }
            double lost = e.dissipation(s, motion), supplied = e.suppliedPower(s, motion);
            assertEquals(stored, supplied - lost - power, 1e-8 * (1 + Math.abs(power) + lost), chance::toString);
            assertTrue(lost > 0 && e.dissipates() && (e.supplies() || supplied == 0));
        }
    }

    private static Motion place(State s, Workspace w) {
        Dynamics.place(s, w);
        return w.motion;
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void itsForcesAreInBalanceWhereverItIsTurned(Scene scene) {
        Mechanism m = Mechanism.compile(scene.model);
        Workspace w = new Workspace(m);
        boolean planar = scene.model.coordinates() == 6;
        int n = planar ? 2 : 3;
        Chance chance = new Chance(7);
        State s = state(scene.model, chance), t = s.copy();
        double a = 0.7;
        double[] r = planar ? new double[] {Math.cos(a), -Math.sin(a), Math.sin(a), Math.cos(a)} : chance.rotation();
        for (double[][] pair : new double[][][] {{s.q, t.q}, {s.v, t.v}}) {
            for (int column = 0; column <= n; column++) {
                for (int i = 0; i < n; i++) {
                    double sum = 0;
                    for (int k = 0; k < n; k++) {
                        sum += r[n * i + k] * pair[0][column == 0 ? k : n + n * k + column - 1];
                    }
                    pair[1][column == 0 ? i : n + n * i + column - 1] = sum;
                }
            }
        }
        Dynamics d = new Dynamics(Stabilisation.none());
        d.evaluate(s, w);
        double[] here = w.acceleration.clone(), creep = w.internalRates.clone();
        double pressure = m.rows() > 0 ? w.lambda[0] : 0;
        // no couple: the dual of A times Aᵀ is symmetric
        double[] moment = new double[9];
        Mat3.addTimesTransposed(w.forces.dual, 15, w.motion.placement, 15, moment, 0);
        assertEquals(moment[1], moment[3], 1e-11);
        assertEquals(moment[2], moment[6], 1e-11);
        assertEquals(moment[5], moment[7], 1e-11);
        d.evaluate(t, w);
        double[] turned = here.clone();
        for (int column = 0; column <= n; column++) {
            for (int i = 0; i < n; i++) {
                double sum = 0;
                for (int k = 0; k < n; k++) {
                    sum += r[n * i + k] * here[column == 0 ? k : n + n * k + column - 1];
                }
                turned[column == 0 ? i : n + n * i + column - 1] = sum;
            }
        }
        double size = Arrays.stream(here).map(Math::abs).max().orElse(0);
        assertArrayEquals(turned, w.acceleration, 1e-12 * size);
        assertArrayEquals(creep, w.internalRates, 1e-12 * (1 + size));
        assertEquals(pressure, m.rows() > 0 ? w.lambda[0] : 0, 1e-11 * (1 + Math.abs(pressure)));
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void rateAndAccelerationOfTheVolumeAreFiniteDifferences(Scene scene) {
        Mechanism m = Mechanism.compile(scene.model);
        if (m.rows() == 0) {
            return;
        }
        Workspace w = new Workspace(m);
        Chance chance = new Chance(5);
        State s = state(scene.model, chance);
        double[] a = chance.numbers(s.v.length, 2);
        Dynamics d = new Dynamics(Stabilisation.none());
        Curve curve = new Curve(m, s, a);
        double[][] phi = curve.values(x -> {
            d.evaluate(x, w);
            return new double[] {w.rows.value[0]};
        });
        d.evaluate(s, w);
        double along = 0;
        for (int i = 0; i < a.length; i++) {
            along += w.gradient(0)[i] * a[i];
        }
        assertEquals(curve.first(phi)[0], w.velocityError[0], 1e-9);
        assertEquals(curve.second(phi)[0], along - w.gamma[0], 3e-8);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void copiesForThreadsDoNotDisturbEachOther(Scene scene) {
        Mechanism m = Mechanism.compile(scene.model);
        Workspace one = new Workspace(m), two = new Workspace(m);
        Chance chance = new Chance(6);
        State s = state(scene.model, chance), t = state(scene.model, chance);
        Dynamics d = new Dynamics(Stabilisation.none());
        d.evaluate(s, one);
        double[] before = one.acceleration.clone();
        d.evaluate(t, two);
        d.evaluate(s, one);
        assertArrayEquals(before, one.acceleration);
        for (Signal signal : one.signals(0)) {
            assertTrue(Double.isFinite(signal.read(s, one.motion)), signal.name());
        }
    }

    @Test
    void stretchesAreTheSingularValues() {
        Chance chance = new Chance(8);
        double[] r = chance.rotation(), q = chance.rotation(), out = new double[3];
        double[] p = Mat3.times(Mat3.times(r, new double[] {0.7, 0, 0, 0, 2.5, 0, 0, 0, 1.1}), q);
        Stretches.of(p, false, out);
        assertArrayEquals(new double[] {2.5, 1.1, 0.7}, out, 1e-14);
        Stretches.of(Mat3.identity(), false, out);
        assertArrayEquals(new double[] {1, 1, 1}, out, 0);
        Stretches.of(new double[] {0, -2, 0, 0.5, 0, 0, 0, 0, 1}, true, out);
        assertArrayEquals(new double[] {2, 0.5}, Arrays.copyOf(out, 2), 1e-15);
    }
}
