package org.condyle.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.scenes.PlanarMechanisms;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;

class KinematicsTest {
    private static final double G = 9.81;

    static double[] grid(double end, int steps) {
        double[] t = new double[steps + 1];
        for (int i = 0; i <= steps; i++) {
            t[i] = end * i / steps;
        }
        return t;
    }

    @Test
    void sliderCrankAtConstantSpeedFollowsTheClosedForms() {
        double omega = 10, r = 0.2, l = 0.5;
        Model model = PlanarMechanisms.sliderCrankGuided(2, "q - 10*t");
        Mechanism m = Mechanism.compile(model);
        Channels all = new Channels(m);
        Kinematics.Result result = Kinematics.run(
                m,
                PlanarMechanisms.sliderCrankStart(model, 0),
                grid(1.5, 97),
                List.of(
                        InverseDynamicsTest.channel(all, "j3.x"),
                        InverseDynamicsTest.channel(all, "j3.x.speed"),
                        InverseDynamicsTest.channel(all, "j3.x.acceleration"),
                        InverseDynamicsTest.channel(all, "driver.force"),
                        InverseDynamicsTest.channel(all, "j1.angle.effort")));
        assertTrue(result.completed(), result.message());
        Recording rec = result.recording();
        assertEquals(98, rec.rows());
        for (int i = 0; i < rec.rows(); i++) {
            double th = omega * rec.time(i), s = Math.sin(th), c = Math.cos(th);
            double sp = -r / l * s, cp = Math.sqrt(1 - sp * sp); // tilt φ of the rod
            double dphi = -r * omega * c / (l * cp);
            double ddphi = (r * omega * omega * s + l * sp * dphi * dphi) / (l * cp);
            double x = r * c + l * cp;
            double vx = -r * omega * s - l * sp * dphi;
            double ax = -r * omega * omega * c - l * cp * dphi * dphi - l * sp * ddphi;
            assertEquals(x, rec.value(0, i), 1e-13);
            assertEquals(vx, rec.value(1, i), 1e-12);
            assertEquals(ax, rec.value(2, i), 1e-10);
            // virtual power of the driver: all inertia forces and weights, with the crank at constant speed
            double vcx = -r * omega * s - l / 2 * sp * dphi, vcy = r * omega * c + l / 2 * cp * dphi;
            double acx = -r * omega * omega * c - l / 2 * (cp * dphi * dphi + sp * ddphi);
            double acy = -r * omega * omega * s + l / 2 * (cp * ddphi - sp * dphi * dphi);
            double power = 2 * (acx * vcx + (acy + G) * vcy)
                    + 2 * l * l / 12 * ddphi * dphi
                    + 1.5 * ax * vx
                    + 1 * G * r / 2 * omega * c;
            assertEquals(power / omega, rec.value(3, i), 1e-11);
            assertEquals(power / omega, rec.value(4, i), 1e-11);
        }
    }

    @Test
    void workOfTheDriverClosesTheLedgerWithTheSquareOfTheGrid() {
        double[] residual = new double[2];
        for (int i = 0; i < 2; i++) {
            Model model = PlanarMechanisms.sliderCrankGuided(2, "q - 10*t");
            Mechanism m = Mechanism.compile(model);
            Channels all = new Channels(m);
            Recording rec = Kinematics.run(
                            m,
                            PlanarMechanisms.sliderCrankStart(model, 0),
                            grid(0.25, 100 * (i + 1)),
                            List.of(
                                    InverseDynamicsTest.channel(all, "energy.residual"),
                                    InverseDynamicsTest.channel(all, "energy.work")))
                    .recording();
            residual[i] = rec.value(0, rec.rows() - 1);
            assertTrue(Math.abs(residual[i]) < 1e-3 * rec.most(1), "residual " + residual[i]);
        }
        assertEquals(4, residual[0] / residual[1], 0.01);
    }

    @Test
    void coarseGridsStayOnTheBranchOfTheStart() {
        Model model = PlanarMechanisms.sliderCrankGuided(2, "q - 10*t");
        Mechanism m = Mechanism.compile(model);
        for (int steps : new int[] {3, 5, 11}) {
            Kinematics k = new Kinematics(m, PlanarMechanisms.sliderCrankStart(model, 0));
            for (double t : grid(2.9, steps)) {
                k.moveTo(t);
            }
            double th = 29, s = Math.sin(th);
            assertEquals(0.2 * Math.cos(th) + Math.sqrt(0.25 - 0.04 * s * s), k.state().q[6], 1e-12);
            assertEquals(-Math.asin(0.4 * s), k.state().q[5], 1e-12);
        }
    }

    @Test
    void sliderGuidedNearlyToItsDeadPointComesBackOnItsOwnSide() {
        Model model = PlanarMechanisms.sliderCrankGuided(6, "q - (0.6 + 0.0999*sin(t))");
        Mechanism m = Mechanism.compile(model);
        double angle = Math.acos((0.6 * 0.6 + 0.04 - 0.25) / (2 * 0.6 * 0.2));
        Kinematics k = new Kinematics(m, PlanarMechanisms.sliderCrankStart(model, angle));
        for (double t : grid(Math.PI, 10)) {
            k.moveTo(t);
            double x = 0.6 + 0.0999 * Math.sin(t);
            assertEquals(Math.acos((x * x + 0.04 - 0.25) / (2 * x * 0.2)), k.state().q[2], 1e-10);
        }
    }

    @Test
    void redundantRowsDoNotDisturb() {
        Model model = PlanarMechanisms.sliderCrankRelative();
        Model.Builder b = Model.builder("guided");
        model.bodies().stream().skip(1).forEach(b::body);
        model.joints().forEach(j -> b.joint(j.name(), j.mobility(), j.parent(), j.child(), j.inParent(), j.inChild()));
        model.constraints().forEach(b::constraint);
        b.constraint("driver", driver(0, "q - 10*t"));
        Mechanism m = Mechanism.compile(b.build());
        State s = m.model().newState();
        Kinematics k = new Kinematics(m, s);
        k.moveTo(0.2);

        Model absolute = PlanarMechanisms.sliderCrankGuided(2, "q - 10*t");
        Mechanism ma = Mechanism.compile(absolute);
        Kinematics ka = new Kinematics(ma, PlanarMechanisms.sliderCrankStart(absolute, 0));
        ka.moveTo(0.2);
        assertEquals(ka.multipliers()[ma.firstRow("driver")], k.multipliers()[m.firstRow("driver")], 1e-10);
        assertEquals(0, k.multipliers()[m.firstRow("upright")], 0);
    }

    private static Constraint driver(int index, String equation) {
        Expression e = Expression.parse(equation, new NameTable().variable("t").variable("q"));
        return new MeasureEquation(
                e, List.of(new JointCoordinate(index, index, Measure.Kind.ANGLE)), true, Dimension.ANGLE);
    }

    @Test
    void driversOfATreeNeedTheEffortsOfInverseDynamics() {
        Model tree = PlanarMechanisms.doublePendulumRelative();
        Model.Builder b = Model.builder("guided double pendulum");
        int one = b.body(PlanarMechanisms.rod("one", 1, 2)), two = b.body(PlanarMechanisms.rod("two", 0.8, 1.5));
        b.joint("pivot", new Pin(), 0, one, Frame.IDENTITY, Frame.at(-0.5, 0, 0));
        b.joint("elbow", new Pin(), one, two, Frame.at(0.5, 0, 0), Frame.at(-0.4, 0, 0));
        b.constraint("shoulder", driver(0, "q - sin(3*t)"));
        b.constraint("arm", driver(1, "q - 0.5*t^2"));
        Kinematics k = new Kinematics(Mechanism.compile(b.build()), tree.newState());
        InverseDynamics inverse = new InverseDynamics(Mechanism.compile(tree));
        State s = tree.newState();
        double[] a = new double[2], efforts = new double[2];
        for (double t : grid(2, 10)) {
            k.at(t, s, a);
            inverse.efforts(s, a, efforts);
            assertEquals(-9 * Math.sin(3 * t), a[0], 1e-12);
            assertEquals(efforts[0], k.multipliers()[0], 1e-12 * 100);
            assertEquals(efforts[1], k.multipliers()[1], 1e-12 * 100);
        }
    }

    @Test
    void freedomsWithoutAGuideAreNamed() {
        Model crank = PlanarMechanisms.sliderCrankAbsolute();
        String one = complaint(crank, PlanarMechanisms.sliderCrankStart(crank, 1));
        assertTrue(one.contains("1 degree of freedom remains") && one.contains("'j1.angle'"), one);
        Model pendulum = PlanarMechanisms.doublePendulumRelative();
        String two = complaint(pendulum, pendulum.newState());
        assertTrue(two.contains("2 degrees of freedom remain, 'pivot.angle', 'elbow.angle' move freely"), two);
    }

    @Test
    void deadPointIsASingularPositionOfNamedRows() {
        Model model = PlanarMechanisms.sliderCrankGuided(6, "q - 0.7*cos(t)");
        String text = complaint(model, PlanarMechanisms.sliderCrankStart(model, 0));
        assertTrue(text.contains("singular position") && text.contains("'driver.value'"), text);
    }

    private static String complaint(Model model, State s) {
        Mechanism m = Mechanism.compile(model);
        return assertThrows(ModelException.class, () -> new Kinematics(m, s)).getMessage();
    }

    @Test
    void motionThatCannotGoOnStopsWithARecordOfWhatWasReached() {
        Model model = PlanarMechanisms.sliderCrankGuided(6, "q - (0.6 + t)");
        Mechanism m = Mechanism.compile(model);
        Kinematics.Result result =
                Kinematics.run(m, PlanarMechanisms.sliderCrankStart(model, 1), grid(0.3, 30), new Channels(m).usual());
        assertFalse(result.completed());
        assertTrue(result.message().contains("is locked") && result.message().contains("driver"), result.message());
        assertTrue(result.recording().rows() >= 10 && result.recording().rows() <= 11, result.message());
    }

    @Test
    void guidesThatDisagreeAreNamed() {
        Model.Builder b = Model.builder("two guides");
        int rod = b.body(PlanarMechanisms.rod("rod", 1, 2));
        b.joint("pivot", new Pin(), 0, rod, Frame.IDENTITY, Frame.at(-0.5, 0, 0));
        b.constraint("first", driver(0, "q - t^2"));
        b.constraint("second", driver(0, "q - t^3"));
        Mechanism m = Mechanism.compile(b.build());
        Kinematics.Result result = Kinematics.run(m, m.model().newState(), grid(1, 2), new Channels(m).usual());
        assertFalse(result.completed());
        assertTrue(result.message().contains("'second.value' contradicts"), result.message());
    }
}
