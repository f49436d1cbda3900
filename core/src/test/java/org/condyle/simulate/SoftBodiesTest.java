package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.integrate.Radau5;
import org.condyle.integrate.StepOptions;
import org.condyle.math.Mat3;
import org.condyle.math.Polar;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.SoftBody;
import org.condyle.tissue.ActiveStress;
import org.condyle.tissue.Compressible;
import org.condyle.tissue.GivenStrain;
import org.condyle.tissue.MooneyRivlin;
import org.condyle.tissue.StrainEnergy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SoftBodiesTest {
    private static final StrainEnergy RUBBER = new MooneyRivlin(4000, 1000);

    /** A disk stretched along x to λ, its volume kept. */
    private static State stretched(Model model, double lambda) {
        State s = model.newState();
        s.q[2] = lambda;
        s.q[5] = 1 / lambda;
        return s;
    }

    private static Outcome run(Run runs, State s) {
        Outcome out = runs.simulation().run(s, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, out.end(), out::toString);
        return out;
    }

    private static State last(Run runs, State s) {
        Simulation simulation = runs.simulation();
        Outcome out = simulation.run(s, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, out.end(), out::toString);
        assertTrue(Math.abs(out.ledger().relativeResidual()) < 1e-8, out::toString);
        assertTrue(out.maxPosition() < 1e-9, out::toString);
        return simulation.last();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aStretchedBodyOscillatesWithThePeriodOfItsEnergyIntegral(boolean planar) {
        Model model = new SoftBody(planar, RUBBER, 0).model();
        State s = planar ? stretched(model, 1.3) : model.newState();
        if (!planar) {
            s.q[3] = 1.3;
            s.q[7] = s.q[11] = 1 / Math.sqrt(1.3);
        }
        int speed = planar ? 2 : 3;
        Outcome out = run(Runs.of(model).until(0.25).event("widest", (x, m) -> x.v[speed], -1, false), s);
        // published to ten digits
        double period = planar ? 0.07140910954 : 0.06322209489;
        assertEquals(period, out.events().get(1).time() - out.events().get(0).time(), 1e-11);
        assertTrue(Math.abs(out.ledger().relativeResidual()) < 1e-10, out::toString);
        assertTrue(out.maxPosition() < 1e-11, out::toString);
    }

    @Test
    void throughAnyMotionEveryJouleIsAccountedForAndTheVolumeKept() {
        Chance chance = new Chance(2);
        String[] wave = {"1 + 0.2*sin(9*t)", "0.1*sin(5*t)", "0", "0", "1 - 0.1*sin(7*t)", "0", "0", "0", "1"};
        String[] push = {"3000*sin(9*t)", "1000*t", "0", "1000*t", "-2000*sin(9*t)", "0", "0", "0", "0"};
        for (boolean planar : new boolean[] {true, false}) {
            SoftBody body = new SoftBody(planar, RUBBER, 30);
            for (Model model : new Model[] {
                body.model(),
                body.model(b -> new GivenStrain(SoftBody.expressions(wave))),
                body.model(b -> new ActiveStress(
                        planar, true, 500, SoftBody.formulas(push), b.internals(ActiveStress.states(planar))))
            }) {
                State s = model.newState();
                double[] v = chance.numbers(s.v.length, 5);
                System.arraycopy(v, 0, s.v, 0, v.length);
                boolean[] held = new boolean[v.length];
                org.condyle.dynamics.Assembly.assemble(org.condyle.dynamics.Mechanism.compile(model), s, held, held);
                last(Runs.of(model).until(0.3), s);
            }
        }
    }

    @Test
    void aMirroredDiskMovesAsTheMirrorShows() {
        String[] push = {"2000*sin(9*t)", "900*t", "0", "900*t", "-500", "0", "0", "0", "0"};
        String[] mirrored = {"2000*sin(9*t)", "-900*t", "0", "-900*t", "-500", "0", "0", "0", "0"};
        double[] sign = {-1, 1, 1, -1, -1, 1}; // x, y, a11, a12, a21, a22 with x reversed
        State[] ends = new State[2];
        for (int k = 0; k < 2; k++) {
            String[] q = k == 0 ? push : mirrored;
            Model model = new SoftBody(true, RUBBER, 30)
                    .model(b -> new ActiveStress(
                            true, true, 500, SoftBody.formulas(q), b.internals(ActiveStress.states(true))));
            State s = model.newState();
            double[] v = {0.3, -0.2, 2, 1.5, -4, -2};
            for (int i = 0; i < 6; i++) {
                s.v[i] = v[i] * (k == 0 ? 1 : sign[i]);
            }
            ends[k] = last(Runs.of(model).until(0.2), s);
        }
        for (int i = 0; i < 6; i++) {
            assertEquals(ends[0].q[i], sign[i] * ends[1].q[i], 1e-13);
        }
        assertArrayEquals(ends[0].z, new double[] {ends[1].z[0], -ends[1].z[1], -ends[1].z[2], ends[1].z[3]}, 1e-13);
    }

    /** A spinning ball bulges; the more viscous, the less, until it turns like a rigid one. */
    @Test
    void whereViscosityIsLargeItTurnsLikeARigidBodyUpToOneOverTheViscosity() {
        double[] apart = new double[3];
        for (int k = 0; k < 3; k++) {
            Model model = new SoftBody(false, RUBBER, 1e5 * Math.pow(10, k)).model();
            State s = model.newState();
            double w = 30, until = 0.1;
            s.v[4] = -w;
            s.v[6] = w;
            State end = last(Runs.of(model).until(until).stepper(new Radau5(StepOptions.accuracy(1e-10))), s);
            double[] rigid = Rotations.about(0, 0, 1, w * until);
            for (int i = 0; i < 9; i++) {
                apart[k] = Math.max(apart[k], Math.abs(end.q[3 + i] - rigid[i]));
            }
        }
        assertEquals(-1, Math.log10(apart[1] / apart[0]), 0.02);
        assertEquals(-1, Math.log10(apart[2] / apart[1]), 0.005);
        assertTrue(apart[2] < 1e-4);
    }

    @Test
    void whereTheBulkModulusIsLargeItMovesLikeAnIncompressibleBody() {
        double[] apart = new double[3];
        State hard = last(
                Runs.of(new SoftBody(true, RUBBER, 20).model()).until(0.05),
                stretched(new SoftBody(true, RUBBER, 20).model(), 1.3));
        for (int k = 0; k < 3; k++) {
            Model model = new SoftBody(true, new Compressible(RUBBER, 1e6 * Math.pow(10, k)), 20).model();
            State end = last(Runs.of(model).until(0.05), stretched(model, 1.3));
            for (int i = 0; i < 6; i++) {
                apart[k] = Math.max(apart[k], Math.abs(end.q[i] - hard.q[i]));
            }
        }
        assertTrue(apart[1] < 0.25 * apart[0] && apart[2] < 0.25 * apart[1], () -> java.util.Arrays.toString(apart));
        assertTrue(apart[2] < 1e-4, () -> java.util.Arrays.toString(apart));
    }

    @Test
    void aSpinningDiskIsPulledByTheAccelerationOfItsMatter() {
        Model model = new SoftBody(true, RUBBER, 20).model();
        State s = model.newState();
        double w = 10;
        s.v[3] = -w;
        s.v[4] = w;
        Simulation run = Runs.of(model)
                .until(1e-6)
                .record("it.stress.xx", "it.stress.xy", "it.pressure", "it.angle", "it.det")
                .simulation();
        run.run(s, Listener.NONE);
        // P̈ J = -vol S with P̈ = -ω² P: T = ρ ω² R²/4, a pull, in all directions
        double pull = SoftBody.DENSITY * w * w * SoftBody.RADIUS * SoftBody.RADIUS / 4;
        assertEquals(pull, run.recording().value(0, 0), 1e-9 * pull);
        assertEquals(0, run.recording().value(1, 0), 1e-9 * pull);
        assertEquals(-pull, run.recording().value(2, 0), 1e-9 * pull);
        assertEquals(w * 1e-6, run.recording().value(3, 1), 1e-12);
    }

    @Test
    void itsAngleIsThatOfTheRotationInItsDeformation() {
        double[] u = {1.4, 0.2, 0, 0.2, 0.9, 0, 0, 0, 1}, out = new double[18];
        Polar.rotation(Mat3.times(Rotations.about(0, 0, 1, 2.5), u), 0, out);
        assertEquals(2.5, Math.atan2(out[3], out[0]), 1e-14);
    }
}
