package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Stabilisation;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.forces.PrescribedEffort;
import org.condyle.forces.Spring;
import org.condyle.integrate.AdamsBashforthMoulton4;
import org.condyle.integrate.DormandPrince5;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.Pin;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.PlanarMechanisms;
import org.condyle.simulate.event.Event;
import org.hipparchus.special.elliptic.jacobi.JacobiEllipticBuilder;
import org.hipparchus.special.elliptic.legendre.LegendreEllipticIntegral;
import org.junit.jupiter.api.Test;

class SimulationTest {
    private static final double AMPLITUDE = 1.2;
    /** Reduced length of a uniform rod of 0.9 m: two thirds of it. */
    private static final double PACE = Math.sqrt(9.81 / 0.6);

    private static final double MODULUS = Math.sin(AMPLITUDE / 2) * Math.sin(AMPLITUDE / 2);
    private static final double QUARTER = LegendreEllipticIntegral.bigK(MODULUS) / PACE;

    static Model pendulum() {
        Model.Builder b = Model.builder("pendulum");
        int rod = b.body(new Body("rod", 2, new double[] {0, -0.45, 0}, new double[] {0, 0, 2 * 0.81 / 12, 0, 0, 0}));
        b.joint("pivot", new Pin(), 0, rod, Frame.IDENTITY, Frame.IDENTITY);
        return b.build();
    }

    static State lifted(Model model) {
        State s = model.newState();
        s.q[0] = AMPLITUDE;
        return s;
    }

    /** Released at rest: sin(θ/2) = k sn(K - pace t) = k cd(pace t). */
    static double angle(double t) {
        double cd = JacobiEllipticBuilder.build(MODULUS).valuesD(PACE * t).cd();
        return 2 * Math.asin(Math.sqrt(MODULUS) * cd);
    }

    @Test
    void pendulumSwingsAsItsEllipticFunctionSaysAtEverySample() {
        Model model = pendulum();
        Simulation run =
                Runs.of(model).until(4).every(0.05).record("pivot.angle").simulation();
        run.run(lifted(model), Listener.NONE);
        Recording r = run.recording();
        for (int row = 0; row < r.rows(); row++) {
            assertEquals(angle(r.time(row)), r.value(0, row), 1e-10, "t = " + r.time(row));
        }
    }

    @Test
    void eventsAreFoundWhereThePendulumPassesZero() {
        Model model = pendulum();
        Simulation run = Runs.of(model)
                .until(8.5 * QUARTER)
                .event("either", (s, m) -> s.q[0], 0, false)
                .event("falling", (s, m) -> s.q[0], -1, false)
                .event("rising", (s, m) -> s.q[0], 1, false)
                .simulation();
        Outcome end = run.run(lifted(model), Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, end.end());
        assertArrayEquals(new double[] {QUARTER, 3 * QUARTER, 5 * QUARTER, 7 * QUARTER}, times(end, "either"), 1e-12);
        assertArrayEquals(new double[] {QUARTER, 5 * QUARTER}, times(end, "falling"), 1e-12);
        assertArrayEquals(new double[] {3 * QUARTER, 7 * QUARTER}, times(end, "rising"), 1e-12);
    }

    private static double[] times(Outcome end, String name) {
        return end.events().stream()
                .filter(e -> e.name().equals(name))
                .mapToDouble(Event.Occurrence::time)
                .toArray();
    }

    @Test
    void everyMethodFindsEventsAsAccuratelyAsItMoves() {
        for (Stepper stepper : List.of(
                new RungeKutta4(StepOptions.step(0.001)),
                new AdamsBashforthMoulton4(StepOptions.step(0.0005)),
                new DormandPrince5(StepOptions.accuracy(1e-11)))) {
            Model model = pendulum();
            Simulation run = Runs.of(model)
                    .until(8.5 * QUARTER)
                    .stepper(stepper)
                    .event("zero", (s, m) -> s.q[0], 0, false)
                    .simulation();
            Outcome end = run.run(lifted(model), Listener.NONE);
            String which = stepper.getClass().getSimpleName();
            assertArrayEquals(
                    new double[] {QUARTER, 3 * QUARTER, 5 * QUARTER, 7 * QUARTER}, times(end, "zero"), 1e-9, which);
        }
    }

    @Test
    void stoppingEventEndsTheRunThere() {
        Model model = pendulum();
        Simulation run = Runs.of(model)
                .until(10)
                .every(0.1)
                .record("pivot.angle")
                .event("bottom", (s, m) -> s.q[0], -1, true)
                .simulation();
        Outcome end = run.run(lifted(model), Listener.NONE);
        assertEquals(Outcome.End.STOPPED, end.end());
        assertTrue(end.regular());
        assertEquals("event 'bottom'", end.message());
        assertEquals(QUARTER, end.time(), 1e-12);
        Recording r = run.recording();
        assertEquals(end.time(), r.time(r.rows() - 1));
        assertEquals(0, r.value(0, r.rows() - 1), 1e-12);
        assertEquals(end.time(), run.last().time);
    }

    @Test
    void samplesAreTakenExactlyWhereTheyWereAskedForAndOnceEach() {
        Model model = pendulum();
        Simulation run = Runs.of(model)
                .until(1.05)
                .every(0.1)
                .alsoAt(0.05, 0.25, 0.7, 1.05)
                .record("pivot.angle")
                .simulation();
        run.run(lifted(model), Listener.NONE);
        double[] expected = {0, 0.05, 0.1, 0.2, 0.25, 3 * 0.1, 0.4, 0.5, 6 * 0.1, 0.7, 0.8, 0.9, 1.0, 1.05};
        assertArrayEquals(expected, run.recording().times());
    }

    @Test
    void runsMayBeginAnyTime() {
        Model model = pendulum();
        State s = lifted(model);
        s.time = 3;
        Simulation run =
                Runs.of(model).until(4).every(0.25).record("pivot.angle").simulation();
        run.run(s, Listener.NONE);
        assertArrayEquals(new double[] {3, 3.25, 3.5, 3.75, 4}, run.recording().times());
        assertEquals(angle(1), run.recording().value(0, 4), 1e-10);
    }

    @Test
    void recordedRowsLieOnTheConstraints() {
        Model model = PlanarMechanisms.doublePendulumAbsolute();
        Simulation run = Runs.of(model)
                .until(1)
                .every(0.01)
                .stepper(new RungeKutta4(StepOptions.step(0.01)))
                .stabilisation(new ConstraintProjection(1e-13))
                .record("constraints.position", "constraints.velocity", "one.angle")
                .simulation();
        Outcome end = run.run(PlanarMechanisms.doublePendulumAbsoluteStart(model), Listener.NONE);
        assertTrue(end.maxPosition() < 1e-12, end::toString);
        Recording r = run.recording();
        assertEquals(101, r.rows());
        for (int row = 0; row < r.rows(); row++) {
            assertTrue(r.value(0, row) < 1e-12, "position, row " + row + ": " + r.value(0, row));
            assertTrue(r.value(1, row) < 1e-11, "velocity, row " + row + ": " + r.value(1, row));
        }
        assertEquals(run.last().q[2], r.value(2, 100), "the last row is the last state");
    }

    /** m ẍ + c ẋ + k x = F cos ωt, started on its steady oscillation X cos(ωt - φ). */
    @Test
    void drivenDampedSpringBalancesItsBooks() {
        double m = 2, k = 50, c = 3, f = 4, w = 6;
        double x = f / Math.hypot(k - m * w * w, c * w), phi = Math.atan2(c * w, k - m * w * w);
        Model.Builder b = Model.builder("shaken mass").gravity(0, 0, 0);
        int mass = b.body(new Body("mass", m, new double[3], new double[6]));
        b.joint("rail", new Slider(), 0, mass, Frame.IDENTITY, Frame.IDENTITY);
        b.force("spring", new Spring(new JointCoordinate(0, 0, Measure.Kind.LENGTH), k, 0, c));
        b.force(
                "shaker",
                new PrescribedEffort(
                        new JointCoordinate(0, 0, Measure.Kind.LENGTH),
                        MixedTree.formula(f + "*cos(" + w + "*t)", List.of())));
        Model model = b.build();
        State s = model.newState();
        s.q[0] = x * Math.cos(phi);
        s.v[0] = w * x * Math.sin(phi);
        double period = 2 * Math.PI / w;
        Simulation run = Runs.of(model)
                .until(3 * period)
                .every(0.1)
                .record("rail.position", "spring.effort", "shaker.effort", "energy.residual")
                .simulation();
        Outcome end = run.run(s, Listener.NONE);
        Recording r = run.recording();
        for (int row = 0; row < r.rows(); row++) {
            double t = r.time(row), place = x * Math.cos(w * t - phi), speed = -w * x * Math.sin(w * t - phi);
            assertEquals(place, r.value(0, row), 1e-10);
            assertEquals(-k * place - c * speed, r.value(1, row), 1e-8);
            assertEquals(f * Math.cos(w * t), r.value(2, row), 1e-12);
            assertEquals(0, r.value(3, row), 1e-10);
        }
        double lost = 3 * Math.PI * c * w * x * x;
        assertEquals(lost, booked(end.ledger().dissipated(), "spring"), 1e-10);
        assertEquals(lost, booked(end.ledger().work(), "shaker"), 1e-10);
        assertEquals(0, end.ledger().residual(), 1e-10);
    }

    private static double booked(Map<String, Double> accounts, String name) {
        return accounts.getOrDefault(name, Double.NaN);
    }

    @Test
    void drivenConstraintBooksItsWork() {
        // a crank turned at constant speed against gravity: the work is what the weight gains
        Model.Builder b = Model.builder("crank");
        int rod = b.body(new Body("rod", 2, new double[] {0.45, 0, 0}, new double[] {0, 0, 0.1, 0, 0, 0}));
        b.joint("axle", new Pin(), 0, rod, Frame.IDENTITY, Frame.IDENTITY);
        NameTable names = new NameTable().variable("t").variable("a");
        b.constraint(
                "motor",
                new MeasureEquation(
                        Expression.parse("a - 2*t", names),
                        List.of(new JointCoordinate(0, 0, Measure.Kind.ANGLE)),
                        true,
                        Dimension.ANGLE));
        Model model = b.build();
        State s = model.newState();
        s.v[0] = 2;
        Simulation run = Runs.of(model).until(0.7).record("motor.force").simulation();
        Outcome end = run.run(s, Listener.NONE);
        assertEquals(2 * 9.81 * 0.45 * Math.sin(1.4), booked(end.ledger().work(), "motor"), 1e-9);
        assertEquals(0, end.ledger().residual(), 1e-9);
        assertEquals(
                2 * 9.81 * 0.45 * Math.cos(1.4),
                run.recording().value(0, run.recording().rows() - 1),
                1e-11);
    }

    @Test
    void driversWhoseNamesBeginAlikeAreBookedApart() {
        Model.Builder b = Model.builder("two lifts");
        for (int i = 0; i < 2; i++) {
            int load = b.body(new Body("load" + i, 1 + i, new double[3], new double[6]));
            Frame up = Frame.withZAlong(new double[3], new double[] {0, 1, 0});
            b.joint("rail" + i, new Slider(), 0, load, up, up);
            NameTable names = new NameTable().variable("t").variable("x");
            b.constraint(
                    i == 0 ? "lift" : "lift.heavy",
                    new MeasureEquation(
                            Expression.parse("x - 0.5*t^2", names),
                            List.of(new JointCoordinate(i, i, Measure.Kind.LENGTH)),
                            true,
                            Dimension.LENGTH));
        }
        Model model = b.build();
        Outcome end = Runs.of(model).until(1).simulation().run(model.newState(), Listener.NONE);
        // (g + a) times the way
        assertEquals(1 * 10.81 * 0.5, booked(end.ledger().work(), "lift"), 1e-12);
        assertEquals(2 * 10.81 * 0.5, booked(end.ledger().work(), "lift.heavy"), 1e-12);
        assertEquals(0, end.ledger().residual(), 1e-12);
    }

    @Test
    void listenerCanInterruptARun() {
        Model model = pendulum();
        Simulation run = Runs.of(model).until(5).simulation();
        int[] steps = {0};
        Outcome end = run.run(lifted(model), new Listener() {
            @Override
            public boolean stepped(double time, double until) {
                assertEquals(5, until);
                return ++steps[0] < 4;
            }
        });
        assertEquals(Outcome.End.INTERRUPTED, end.end());
        assertEquals(4, end.steps());
        assertNotEquals(5, end.time());
    }

    @Test
    void extremesAreSeenBetweenRecordedRows() {
        Model model = pendulum();
        Simulation run = Runs.of(model)
                .until(4 * QUARTER)
                .stepper(new RungeKutta4(StepOptions.step(0.001)))
                .stabilisation(Stabilisation.none())
                .record("pivot.angle")
                .simulation();
        run.run(lifted(model), Listener.NONE);
        assertEquals(2, run.recording().rows());
        assertEquals(-AMPLITUDE, run.recording().least(0), 1e-5);
    }
}
