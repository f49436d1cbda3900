package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Dimension;
import org.condyle.forces.PrescribedEffort;
import org.condyle.forces.Spring;
import org.condyle.integrate.DormandPrince5;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.joints.Ball;
import org.condyle.joints.Pin;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** When a run fails it says when, who and what to do. */
class DiagnosisTest {
    private static String refusal(Executable attempt) {
        return String.valueOf(assertThrows(ModelException.class, attempt).getMessage());
    }

    /** A spinning top beside a cart, so that coordinates and speeds are numbered differently. */
    private static Model.Builder cartAndTop() {
        Model.Builder b = Model.builder("cart");
        int top = b.body(new Chance(1).body("top"));
        int cart = b.body(new Body("cart", 1, new double[3], new double[6]));
        b.joint("pivot", new Ball(), 0, top, Frame.IDENTITY, Frame.IDENTITY);
        b.joint("rail", new Slider(), 0, cart, Frame.IDENTITY, Frame.IDENTITY);
        b.force("buffer", new Spring(new JointCoordinate(4, 3, Measure.Kind.LENGTH), 1, 0, 0));
        return b;
    }

    private static Signal position() {
        return new Signal("x", Dimension.LENGTH, (s, m) -> s.q[4]);
    }

    @Test
    void forceThatIsNotANumberFromTheStartIsNamed() {
        Model.Builder b = cartAndTop();
        b.force(
                "wind",
                new PrescribedEffort(
                        new JointCoordinate(4, 3, Measure.Kind.LENGTH),
                        MixedTree.formula("log(x)", List.of(position()), "x")));
        Model model = b.build();
        State s = model.newState();
        s.q[4] = -1;
        Outcome end = Runs.of(model).simulation().run(s, Listener.NONE);
        assertEquals(Outcome.End.FAILED, end.end());
        assertEquals("stopped at t = 0.0 s: force 'wind' is not a finite number", end.message());
    }

    @Test
    void forceThatStopsBeingANumberOnTheWayIsNamed() {
        for (Stepper stepper : List.of(Runs.accurate(), new RungeKutta4(StepOptions.step(0.01)))) {
            Model.Builder b = cartAndTop();
            b.force(
                    "engine",
                    new PrescribedEffort(
                            new JointCoordinate(4, 3, Measure.Kind.LENGTH),
                            MixedTree.formula("sqrt(0.503 - t)", List.of())));
            Model model = b.build();
            Simulation run = Runs.of(model)
                    .until(1)
                    .every(0.1)
                    .stepper(stepper)
                    .record("rail.position")
                    .simulation();
            Outcome end = run.run(model.newState(), Listener.NONE);
            assertEquals(Outcome.End.FAILED, end.end());
            assertTrue(end.time() > 0.49 && end.time() <= 0.503, end::toString);
            assertTrue(end.message().contains("force 'engine' is not a finite number"), end::message);
            assertTrue(end.message().startsWith("stopped at t = 0."), end::message);
            assertEquals(6, run.recording().rows(), "what was computed is kept");
            assertTrue(Math.abs(end.ledger().relativeResidual()) < 1e-6, end::toString);
        }
    }

    @Test
    void forceThatIsTooStiffIsNamedWithItsCoordinate() {
        Model.Builder b = cartAndTop();
        // explodes in finite time: ẍ = x³ and more, no step is small enough near the pole
        b.force(
                "magnet",
                new PrescribedEffort(
                        new JointCoordinate(4, 3, Measure.Kind.LENGTH),
                        MixedTree.formula("1e3*x^5", List.of(position()), "x")));
        Model model = b.build();
        State s = model.newState();
        s.q[4] = 1;
        Outcome end = Runs.of(model)
                .until(10)
                .stepper(new DormandPrince5(StepOptions.accuracy(1e-9)))
                .simulation()
                .run(s, Listener.NONE);
        assertEquals(Outcome.End.FAILED, end.end());
        assertTrue(end.message().contains("rail.position"), end::message);
        assertTrue(end.message().contains("force 'magnet'"), end::message);
    }

    @Test
    void jointThatCarriesNothingIsNamedWhenTheModelIsCompiled() {
        Model.Builder b = Model.builder("ghost");
        int ghost = b.body(new Body("ghost", 0, new double[3], new double[6]));
        b.joint("hinge", new Pin(), 0, ghost, Frame.IDENTITY, Frame.IDENTITY);
        String e = refusal(() -> Mechanism.compile(b.build()));
        assertTrue(e.contains("body 'ghost' (mass 0.0 kg)"), e);
        assertTrue(e.contains("joint 'hinge' (pin)"), e);
    }

    @Test
    void jointThatLosesItsInertiaInOnePositionIsNamed() {
        // a point mass on a spoke: at the hub nothing resists the turn
        Model.Builder b = Model.builder("bead on a spoke").gravity(0, 0, 0);
        int spoke = b.body(new Body("spoke", 0, new double[3], new double[6]));
        int bead = b.body(new Body("bead", 1, new double[3], new double[6]));
        b.joint("hub", new Pin(), 0, spoke, Frame.IDENTITY, Frame.IDENTITY);
        b.joint(
                "slide",
                new Slider(),
                spoke,
                bead,
                Frame.withZAlong(new double[3], new double[] {1, 0, 0}),
                Frame.IDENTITY);
        Model model = b.build();
        Outcome end = Runs.of(model).simulation().run(model.newState(), Listener.NONE);
        assertEquals(Outcome.End.FAILED, end.end());
        assertEquals("stopped at t = 0.0 s: joint 'hub' has zero inertia in this position", end.message());
        State away = model.newState();
        away.q[1] = 0.5;
        away.v[0] = 2;
        assertEquals(
                Outcome.End.COMPLETED,
                Runs.of(model).simulation().run(away, Listener.NONE).end());
    }

    @Test
    void bodyThatCannotExistIsNamed() {
        Model.Builder b = Model.builder("odd");
        int odd = b.body(new Body("odd", 1, new double[3], new double[] {1, 1, 3, 0, 0, 0}));
        b.joint("j", new Ball(), 0, odd, Frame.IDENTITY, Frame.IDENTITY);
        String e = refusal(() -> Mechanism.compile(b.build()));
        assertTrue(e.contains("body 'odd'") && e.contains("triangle"), e);
    }

    @Test
    void ringOfJointsIsNamedWithItsBodies() {
        Model.Builder b = Model.builder("ring");
        Chance chance = new Chance(2);
        int one = b.body(chance.body("one")), two = b.body(chance.body("two")), three = b.body(chance.body("three"));
        b.joint("a", new Pin(), three, one, Frame.IDENTITY, Frame.IDENTITY);
        b.joint("b", new Pin(), one, two, Frame.IDENTITY, Frame.IDENTITY);
        b.joint("c", new Pin(), two, three, Frame.IDENTITY, Frame.IDENTITY);
        String e = refusal(() -> Mechanism.compile(b.build()));
        assertTrue(e.contains("is a child of") && e.contains("replace one"), e);
    }
}
