package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.Sphere;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.Planar;
import org.condyle.joints.PlanarRevolute;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.scenes.PlanarMechanisms;
import org.condyle.scenes.Rigid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A four-bar linkage, a closed loop of constraints, whose crank strikes a floor with its tip and rests on it. */
class LoopOnFloorTest {
    private static final double FLOOR = -0.15;
    private static final double TIP = 0.02;

    private static Model linkage(double restitution) {
        Model.Builder b = Model.builder("linkage over a floor").gravity(0, -9.81, 0);
        int crank = b.body(PlanarMechanisms.rod("crank", 0.2, 1));
        int coupler = b.body(PlanarMechanisms.rod("coupler", 0.5, 2.5));
        int rocker = b.body(PlanarMechanisms.rod("rocker", 0.4, 2));
        for (int body : new int[] {crank, coupler, rocker}) {
            b.joint("j" + body, new Planar(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        }
        b.constraint("a", new PlanarRevolute(crank, x(-0.1), 0, x(0)));
        b.constraint("b", new PlanarRevolute(coupler, x(-0.25), crank, x(0.1)));
        b.constraint("c", new PlanarRevolute(rocker, x(0.2), coupler, x(0.25)));
        b.constraint("d", new PlanarRevolute(rocker, x(-0.2), 0, x(0.5)));
        Surface floor = Rigid.wall("floor", new double[] {0, FLOOR, 0}, new double[] {0, 1, 0});
        Surface tip = new Surface("tip", crank, Frame.at(0.1, 0, 0), new Sphere(TIP));
        b.unilateral(
                "touch",
                RigidPair.in(
                        b,
                        Pairs.between(floor, tip),
                        true,
                        DryFriction.coulomb(0.3, 0.3),
                        new NewtonImpact(restitution)));
        return b.build();
    }

    private static double[] x(double at) {
        return new double[] {at, 0, 0};
    }

    /** Crank straight to the left, by the intersection of two circles. */
    private static State start(Model m) {
        State s = m.newState();
        double tip = -0.2, far = 0.5 - tip, along = (far * far + 0.25 - 0.16) / (2 * far);
        double up = Math.sqrt(0.25 - along * along), cx = tip + along;
        double[] q = {
            0.5 * tip,
            0,
            Math.PI,
            0.5 * (tip + cx),
            0.5 * up,
            Math.atan2(up, along),
            0.5 * (0.5 + cx),
            0.5 * up,
            Math.atan2(up, cx - 0.5)
        };
        System.arraycopy(q, 0, s.q, 0, q.length);
        return s;
    }

    private static Run.Finished run(Model m, boolean steps) {
        Run run = Runs.of(m).startAt(start(m)).until(1).every(1e-3).record("j1.x", "j1.y", "j1.angle", "energy.total");
        Run.Finished f = (steps ? run.stepper(new MoreauJean(StepOptions.step(1e-4))) : run).run();
        assertEquals(Outcome.End.COMPLETED, f.outcome().end(), f.outcome()::toString);
        assertTrue(f.outcome().distrust().isEmpty(), f.outcome()::toString);
        assertTrue(f.outcome().maxPosition() < 1e-9, f.outcome()::toString);
        return f;
    }

    private static double height(Recording r, int row) {
        return r.column("j1.y")[row] + 0.1 * Math.sin(r.column("j1.angle")[row]) - TIP - FLOOR;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5})
    void theTipStrikesTheFloorAndNeverPassesIt(double restitution) {
        Recording r = run(linkage(restitution), false).recording();
        double lowest = Double.POSITIVE_INFINITY, before = Double.POSITIVE_INFINITY;
        double[] energy = r.column("energy.total");
        for (int row = 0; row < r.rows(); row++) {
            lowest = Math.min(lowest, height(r, row));
            assertTrue(energy[row] <= before + 1e-9 * 10, "energy rises in row " + row);
            before = Math.min(before, energy[row]);
        }
        double least = lowest;
        assertTrue(least > -1e-9, () -> "the tip is " + -least + " m below the floor");
        assertTrue(least < 1e-3, () -> "the tip never came nearer than " + least + " m");
    }

    @Test
    void itRestsWhereTheClosedFormSays() {
        Recording r = run(linkage(0), false).recording();
        double angle = r.last("j1.angle"), touching = Math.asin((FLOOR + TIP) / 0.2);
        assertEquals(Math.sin(touching), Math.sin(angle), 1e-8, "the tip lies on the floor");
    }

    @Test
    void timeSteppingAgrees() {
        Recording one = run(linkage(0), false).recording(),
                other = run(linkage(0), true).recording();
        assertEquals(one.last("j1.angle"), other.last("j1.angle"), 2e-3);
    }
}
