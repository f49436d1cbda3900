package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.contact.CompliantStop;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.Hertz;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.Sphere;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.Pin;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.Impacts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Touches that the ends of a step do not show, because the gap opens at both: a ball on an arm goes round once in one step and passes
 * through two fixed balls on its way. Meanwhile a cart reaches a stop, which ends the step while the balls are inside each other.
 */
class UnseenTouchTest {
    private static final double ARM = 1;
    private static final double PLACE = 1.1; // of the fixed balls, from the axis [m]
    private static final double RADIUS = 0.1;
    private static final double BEYOND = 0.5; // angle behind the last ball, at which the arm begins
    private static final double BETWEEN = 0.1; // angle from one ball to the next
    private static final double SOFT = 1e-9; // does not change the motion

    /** The arm turns by 1 rad/s, so that instants are angles: |r e(φ) - p| = 2R is a triangle with three known sides. */
    private static final double REACH =
            Math.acos((ARM * ARM + PLACE * PLACE - 4 * RADIUS * RADIUS) / (2 * ARM * PLACE));

    private static final double LAST = 2 * Math.PI - BEYOND; // when the arm points at the last ball [s]

    /** Nothing but the bound of how fast a gap can fall tells that there is something to be found. */
    @Test
    void aStepAtWhoseEndsTheGapOpensIsSearched() {
        touches(Double.NaN);
    }

    /** @param angle from the arm to the last ball at which the cart reaches its stop; the balls overlap within ±0.165 */
    @ParameterizedTest
    @ValueSource(doubles = {-0.16, -0.1, -0.05, 0, 0.03, 0.1, 0.16})
    void aStepThatIsShortenedEndsAtTheFirstOfThem(double angle) {
        touches(angle);
    }

    private static void touches(double angle) {
        Model.Builder b = Model.builder("arm").gravity(0, 0, 0);
        double[] inertia = {1, 1, 1, 0, 0, 0};
        int arm = b.body(new Body("arm", 1, new double[3], inertia));
        b.joint("axis", new Pin(), 0, arm, Frame.IDENTITY, Frame.IDENTITY);
        int cart = b.body(new Body("cart", 1, new double[3], inertia));
        Joint rail = b.joint("rail", new Slider(), 0, cart, Frame.IDENTITY, Frame.IDENTITY);
        if (!Double.isNaN(angle)) {
            b.force("stop", CompliantStop.in(b, JointCoordinate.of(rail), 1, LAST + angle, SOFT, 0));
        }
        Surface ball = new Surface("ball", arm, Frame.at(ARM, 0, 0), new Sphere(RADIUS));
        for (int k = 0; k < 2; k++) {
            Frame at = Frame.at(PLACE * Math.cos(k * BETWEEN), -PLACE * Math.sin(k * BETWEEN), 0);
            Surface fixed = new Surface("fixed" + k, 0, at, new Sphere(RADIUS));
            Impacts.contact(b, "touch" + k, Pairs.between(ball, fixed), new Hertz(1.5), SOFT, Tangential.NONE);
        }
        Model model = b.build();
        State s = model.newState();
        s.q[0] = BEYOND;
        s.v[0] = s.v[1] = 1;
        Outcome end = Runs.of(model)
                .until(2 * Math.PI)
                .stepper(new RungeKutta4(StepOptions.step(2 * Math.PI)))
                .simulation()
                .run(s, Listener.NONE);
        double closing = ARM * PLACE * Math.sin(REACH) / (2 * RADIUS);
        for (int k = 0; k < 2; k++) {
            String pair = "touch" + k;
            Episode touch = end.contacts().stream()
                    .filter(c -> c.pair().equals(pair))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(pair + " is missing: " + end.contacts()));
            assertEquals(LAST - k * BETWEEN - REACH, touch.start(), 1e-10, pair);
            assertEquals(LAST - k * BETWEEN + REACH, touch.end(), 1e-10, pair);
            assertEquals(closing, touch.impactSpeed(), 1e-9, pair);
        }
    }
}
