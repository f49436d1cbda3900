package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Sphere;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.Free;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.scenes.Rigid;
import org.junit.jupiter.api.Test;

/**
 * Bodies that slide and spin on several contacts. Where they come to rest depends on how these share the weight: on the four
 * corners of a brick as equal springs, on three feet as statics says. The places are those of an independent solution of the
 * upright motion by steps towards rest, converged to 1e-11. z is up here.
 */
class SharedLoadsTest {
    private static void rub(Model.Builder b, int body, String name, Frame at, Shape shape) {
        Surface floor = Rigid.wall("floor", new double[3], new double[] {0, 0, 1});
        b.unilateral(
                name,
                RigidPair.in(
                        b,
                        Pairs.between(floor, new Surface(name, body, at, shape)),
                        false,
                        DryFriction.coulomb(0.3, 0.3),
                        new NewtonImpact(0)));
    }

    private static Model brick() {
        Model.Builder b = Model.builder("brick");
        b.gravity(0, 0, -Rigid.G);
        double x = 0.16, y = 0.08, z = 0.04, mass = 1000 * x * y * z, k = mass / 12;
        double[] inertia = {k * (y * y + z * z), k * (x * x + z * z), k * (x * x + y * y), 0, 0, 0};
        int brick = b.body(new Body("brick", mass, new double[3], inertia));
        b.joint("brick", new Free(), 0, brick, Frame.IDENTITY, Frame.IDENTITY);
        rub(b, brick, "sole", Frame.IDENTITY, new Box(x, y, z));
        return b.build();
    }

    private static Model stool() {
        Model.Builder b = Model.builder("stool");
        b.gravity(0, 0, -Rigid.G);
        int stool = b.body(new Body("stool", 2, new double[3], new double[] {0.02, 0.02, 0.015, 0, 0, 0}));
        b.joint("stool", new Free(), 0, stool, Frame.IDENTITY, Frame.IDENTITY);
        double[][] feet = {{0.15, 0}, {-0.075, -0.13}, {-0.075, 0.13}};
        for (int i = 0; i < 3; i++) {
            rub(b, stool, "foot" + i, Frame.at(feet[i][0], feet[i][1], -0.1), new Sphere(0.01));
        }
        return b.build();
    }

    /** x, y and turn at rest, carried on to a step of zero from two steps. */
    private static double[] rests(Model m, double height, double spin) {
        double[][] at = new double[2][];
        double[] steps = {1e-3, 1e-4};
        for (int k = 0; k < 2; k++) {
            State start = m.newState();
            start.q[2] = height;
            start.v[0] = 0.5;
            start.v[1] = -0.2;
            start.v[5] = spin;
            Simulation s = Runs.of(m)
                    .stepper(new MoreauJean(StepOptions.step(steps[k])))
                    .until(0.25)
                    .simulation();
            Outcome o = s.run(start, Listener.NONE);
            assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
            for (double v : s.last().v) {
                assertEquals(0, v, 1e-9);
            }
            double[] q = s.last().q;
            at[k] = new double[] {q[0], q[1], 2 * Math.atan2(q[6], q[3])};
        }
        double[] out = new double[3];
        for (int i = 0; i < 3; i++) {
            out[i] = (10 * at[1][i] - at[0][i]) / 9;
        }
        return out;
    }

    @Test
    void aBrickComesToRestWhereEqualSpringsAtItsCornersLetIt() {
        double[] at = rests(brick(), 0.02, 5);
        assertEquals(0.049823428054, at[0], 1e-7);
        assertEquals(-0.023420018559, at[1], 1e-7);
        assertEquals(0.341685386317, at[2], 1e-7);
    }

    @Test
    void aStoolComesToRestWhereStaticsLetsIt() {
        double[] at = rests(stool(), 0.11, 3);
        assertEquals(0.050380530795, at[0], 1e-6);
        assertEquals(-0.023650125913, at[1], 1e-6);
        assertEquals(0.198832881316, at[2], 1e-6);
    }
}
