package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.forces.Spring;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.junit.jupiter.api.Test;

class FastestRateTest {
    private static double rate(double stiffness, double damping) {
        Model.Builder b = Model.builder("cart").gravity(0, 0, 0);
        int cart = b.body(new Body("cart", 2, new double[3], new double[6]));
        var rail = b.joint("rail", new Slider(), 0, cart, Frame.IDENTITY, Frame.IDENTITY);
        b.force("spring", new Spring(JointCoordinate.of(rail), stiffness, 0, damping));
        Model model = b.build();
        return RateSlopes.fastest(Mechanism.compile(model), model.newState());
    }

    @Test
    void findsTheFrequencyOfASpring() {
        assertEquals(10, rate(200, 0), 0.5); // sqrt(k / m)
    }

    @Test
    void findsTheRateOfAStrongDamper() {
        assertEquals(500, rate(200, 1000), 10); // c / m, far above sqrt(k / m)
    }

    @Test
    void aFreeCartHasNoRate() {
        assertEquals(0, rate(0, 0), 1e-9);
    }
}
