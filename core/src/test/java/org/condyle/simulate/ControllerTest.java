package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Dimension;
import org.condyle.joints.Pin;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A sampled PD controller turns an arm by the torque of a motor that follows an input. */
class ControllerTest {
    private static final double INERTIA = 0.3;
    private static final double KP = 4;
    private static final double KD = 0.9;
    private static final double PERIOD = 0.05;

    /** A motor whose torque is a signal. */
    record Motor(int speed, Signal torque) implements ForceElement.Prescribed {
        @Override
        public void addForces(State state, Motion motion, Forces forces) {
            forces.addGeneralised(speed, torque.read(state, motion));
        }

        @Override
        public double suppliedPower(State state, Motion motion) {
            return torque.read(state, motion) * state.v[speed];
        }
    }

    /** u = -Kp θ - Kd ω, held for a period. */
    record Pd(double interval) implements Controller {
        @Override
        public void control(Snapshot now, Inputs inputs) {
            inputs.set("torque", -KP * now.state.q[0] - KD * now.state.v[0]);
        }
    }

    private static Model arm(double gravity) {
        Model.Builder b = Model.builder("arm").gravity(0, -gravity, 0);
        int arm = b.body(new Body("arm", 1, new double[] {0, -0.4, 0}, new double[] {0.14, 0.1, 0.14, 0, 0, 0}));
        var joint = b.joint("hinge", new Pin(), 0, arm, Frame.IDENTITY, Frame.IDENTITY);
        b.force("motor", new Motor(joint.vAt(), b.input("torque", Dimension.TORQUE, 0)));
        return b.build();
    }

    private static State start(Model model) {
        State s = model.newState();
        s.q[0] = 1;
        s.v[0] = -0.5;
        return s;
    }

    private static Run run(double gravity, String integrator) {
        Model model = arm(gravity);
        return Run.of(model)
                .startAt(start(model))
                .integrator(integrator)
                .accuracy(1e-10)
                .step(0.013)
                .controller(new Pd(PERIOD))
                .until(2)
                .every(PERIOD)
                .record("hinge.angle", "hinge.speed", "input.torque", "energy.residual");
    }

    @Test
    void severalInputsAreApart() {
        Model.Builder b = Model.builder("inputs");
        b.input("first", Dimension.FORCE, 1);
        b.input("second", Dimension.TORQUE, 2);
        Model model = b.build();
        Controller.Inputs inputs = new Controller.Inputs(model, model.newState());
        int first = inputs.indexOf("first"), second = inputs.indexOf("second");
        assertEquals(1, inputs.get(first));
        assertEquals(2, inputs.get(second));
        inputs.set("second", 5);
        assertTrue(inputs.takeChange());
        assertEquals(1, inputs.get(first));
        assertEquals(5, inputs.get(second));
        inputs.set(second, 5);
        assertEquals(false, inputs.takeChange());
    }

    /** Without gravity θ and ω are polynomials between two calls. */
    @ParameterizedTest
    @ValueSource(strings = {"rk4", "dop853", "dopri5", "radau5"})
    void armFollowsTheClosedFormOfTheSampledSystem(String integrator) {
        Run.Finished done = run(0, integrator).run();
        Recording r = done.recording();
        double angle = 1, speed = -0.5;
        assertEquals(41, r.rows());
        for (int k = 0; k < r.rows(); k++) {
            double u = -KP * angle - KD * speed;
            assertEquals(angle, r.value(0, k), 1e-9);
            assertEquals(speed, r.value(1, k), 1e-9);
            assertEquals(u, r.value(2, k), 1e-8);
            assertEquals(0, r.value(3, k), 1e-9);
            angle += speed * PERIOD + 0.5 * u / INERTIA * PERIOD * PERIOD;
            speed += u / INERTIA * PERIOD;
        }
    }

    @Test
    void resumedRunsAreTheSameToTheLastBit() {
        List<Checkpoint> kept = new ArrayList<>();
        Run run = run(9.81, "dop853").checkpointEvery(0.33);
        Recording whole = run.run(new Listener() {
                    @Override
                    public void checkpoint(Checkpoint c) {
                        kept.add(c);
                    }
                })
                .recording();
        assertTrue(kept.size() >= 5);
        for (Checkpoint c : kept) {
            Simulation again = run(9.81, "dop853").checkpointEvery(0.33).simulation();
            again.resume(c, Listener.NONE);
            for (int i = 0; i < whole.channels().size(); i++) {
                assertArrayEquals(whole.column(i), again.recording().column(i));
            }
        }
    }

    @Test
    void anInputIsHeldBetweenCallsAndTheLedgerCloses() {
        Model model = arm(9.81);
        List<Double> calls = new ArrayList<>();
        Controller counting = new Controller() {
            @Override
            public double interval() {
                return 0.1;
            }

            @Override
            public void control(Snapshot now, Inputs inputs) {
                calls.add(now.state.time);
                inputs.set("torque", 3 * Math.cos(7 * now.state.time));
            }
        };
        Run.Finished done = Run.of(model)
                .startAt(start(model))
                .accuracy(1e-11)
                .controller(counting)
                .until(1)
                .every(0.025)
                .record("input.torque", "energy.residual")
                .run();
        assertEquals(11, calls.size());
        for (int i = 0; i < calls.size(); i++) {
            assertEquals(0.1 * i, calls.get(i), 1e-12);
        }
        for (int k = 0; k < done.recording().rows(); k++) {
            double since =
                    calls.get(Math.min(10, (int) Math.floor(done.recording().time(k) / 0.1 + 1e-9)));
            assertEquals(3 * Math.cos(7 * since), done.recording().value(0, k), 1e-12);
            assertEquals(0, done.recording().value(1, k), 1e-9);
        }
    }

    @Test
    void anIntervalOfZeroCallsAtTheStartAndAfterEveryAcceptedStep() {
        List<Double> calls = new ArrayList<>();
        Controller counting = new Controller() {
            @Override
            public double interval() {
                return 0;
            }

            @Override
            public void control(Snapshot now, Inputs inputs) {
                calls.add(now.state.time);
                inputs.set("torque", -now.state.v[0]);
            }
        };
        Model model = arm(9.81);
        Run.Finished done = Run.of(model)
                .startAt(start(model))
                .integrator("rk4")
                .step(0.01)
                .controller(counting)
                .until(1)
                .run();
        assertEquals(100, done.outcome().steps());
        assertEquals(101, calls.size());
        for (int k = 0; k < calls.size(); k++) {
            assertEquals(0.01 * k, calls.get(k), 1e-12);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, Double.NaN, Double.NEGATIVE_INFINITY})
    void anIntervalThatIsNoTimeIsRefused(double interval) {
        Run run = Run.of(arm(0)).controller(new Pd(interval));
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, run::run);
        assertEquals(
                "the interval of a controller must be > 0 s, or 0 for every accepted step, or infinite for the start only,"
                        + " was " + interval + " s",
                e.getMessage());
    }

    @Test
    void stepsEndAtTheCornersOfAnInputOfTime() {
        Model.Builder b = Model.builder("arm").gravity(0, 0, 0);
        int arm = b.body(new Body("arm", 1, new double[3], new double[] {0.2, 0.2, INERTIA, 0, 0, 0}));
        var joint = b.joint("hinge", new Pin(), 0, arm, Frame.IDENTITY, Frame.IDENTITY);
        Signal peak = new Signal("peak", Dimension.TORQUE, (s, m) -> Math.max(0, 1 - Math.abs(s.time - 0.5) / 0.001));
        b.force("motor", new Motor(joint.vAt(), b.inputOfTime(peak, 0.499, 0.5, 0.501)));
        Run.Finished done = Run.of(b.build())
                .integrator("rk4")
                .step(0.4) // without corners it does not see the peak
                .until(1)
                .record("hinge.speed", "input.peak")
                .run();
        assertEquals(0.001 / INERTIA, done.recording().last("hinge.speed"), 1e-14);
        Signal.Input input = Mechanism.compile(b.build()).model().inputs().get("peak");
        assertEquals(0.5, input.nextCorner(0.499));
        assertEquals(Double.POSITIVE_INFINITY, input.nextCorner(0.501));
    }

    @Test
    void unknownInputsAreRefused() {
        Model model = arm(0);
        var inputs = new Controller.Inputs(model, model.newState());
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> inputs.set("torqe", 1));
        assertEquals("no input 'torqe'; did you mean 'torque'? (known: torque)", e.getMessage());
        assertEquals(0, inputs.get(inputs.indexOf("torque")));
        assertEquals(1, Mechanism.compile(model).model().inputs().size());
    }
}
