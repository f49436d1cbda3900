package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.contact.CompliantStop;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Switches that fall below zero and come back inside one step: a cart thrown up that just reaches a soft ceiling. */
class DipsTest {
    private static final double GRAVITY = 10;
    private static final double STEP = 0.1;

    /** A parabola is exact for the method, so that the instant of the touch has a closed form. */
    @ParameterizedTest
    @CsvSource({"3.5, 1e-3", "3.5, 1e-6", "3.5, 1e-9", "3.3, 1e-6", "3.1, 1e-8", "3.9, 1e-8", "3.95, 1e-6", "3.01, 1e-9"
    })
    void aTouchMuchShorterThanAStepIsFound(double speed, double height) {
        double top = speed * speed / (2 * GRAVITY), apex = speed / GRAVITY, half = Math.sqrt(2 * height / GRAVITY);
        Model.Builder b = Model.builder("throw").gravity(0, 0, -GRAVITY);
        int cart = b.body(new Body("cart", 1, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        Joint rail = b.joint("rail", new Slider(), 0, cart, Frame.IDENTITY, Frame.IDENTITY);
        // so soft that it does not change the motion
        b.force("stop", CompliantStop.in(b, JointCoordinate.of(rail), 1, top - height, 1e-9, 0));
        Model model = b.build();
        State s = model.newState();
        s.v[0] = speed;
        Outcome end = Runs.of(model)
                .until(0.6)
                .stepper(new RungeKutta4(StepOptions.step(STEP)))
                .simulation()
                .run(s, Listener.NONE);
        assertEquals(1, end.contacts().size(), end::toString);
        Episode touch = end.contacts().get(0);
        // rounding of the height, over the speed there
        double error = 1e-14 / (GRAVITY * half) + 1e-12;
        assertEquals(apex - half, touch.start(), error);
        assertEquals(GRAVITY * half, touch.impactSpeed(), GRAVITY * error);
    }
}
