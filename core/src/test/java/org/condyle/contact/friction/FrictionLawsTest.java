package org.condyle.contact.friction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Every friction law under the contract, and its own numbers. */
class FrictionLawsTest {
    @Nested
    class RegularisedCoulombKeepsTheContract extends FrictionLawContractTest {
        @Override
        FrictionLaw law() {
            return new RegularisedCoulomb(0.4, 1e-3);
        }
    }

    @Nested
    class StribeckFrictionKeepsTheContract extends FrictionLawContractTest {
        @Override
        FrictionLaw law() {
            return new StribeckFriction(0.8, 0.5, 0.1, 0.01);
        }
    }

    @Nested
    class ViscousFrictionKeepsTheContract extends FrictionLawContractTest {
        @Override
        FrictionLaw law() {
            return new ViscousFriction(3);
        }

        @Override
        boolean proportionalToLoad() {
            return false;
        }
    }

    @Test
    void regularisedCoulombReachesCoulomb() {
        RegularisedCoulomb law = new RegularisedCoulomb(0.4, 1e-3);
        assertEquals(40 * Math.tanh(1), law.force(100, 1e-3), 1e-12);
        assertEquals(40, law.force(100, 3e-3), 0.005 * 40);
        assertEquals(40, law.force(100, 1), 1e-12);
    }

    @Test
    void stribeckPeaksAtTheTransitionAndFallsToDynamicFriction() {
        StribeckFriction law = new StribeckFriction(0.8, 0.5, 0, 0.01);
        double peak = 0;
        for (double v = 0; v < 0.1; v += 1e-5) {
            peak = Math.max(peak, law.force(100, v));
        }
        assertEquals(80, law.force(100, 0.01), 1e-12);
        assertEquals(80, peak, 1e-3);
        assertEquals(50, law.force(100, 100), 1e-5);
        assertEquals(
                100 * (0.5 * (0.5 + 0.6 / 1.25) + 0.1 * 0.005),
                new StribeckFriction(0.8, 0.5, 0.1, 0.01).force(100, 0.005),
                1e-12);
    }

    @Test
    void rollingResistanceIsALoadOnAnArm() {
        RollingResistance law = new RollingResistance(2e-3, 0.1);
        assertEquals(0, law.torque(50, 0));
        assertEquals(0.1, law.torque(50, 10), 1e-12);
    }

    @Test
    void stickSlipSpringGrowsWithTheCircleOfContact() {
        assertEquals(3e4, new StickSlip(0.6, 0.5, 3e6, 0.5, 0).stiffnessAt(1e-4), 1e-9);
        assertEquals(3e6, new StickSlip(0.6, 0.5, 3e6, 0, 0).stiffnessAt(1e-4));
        assertEquals(0, new StickSlip(0.6, 0.5, 3e6, 0, 0).stiffnessAt(-1e-4));
    }

    @Test
    void wrongNumbersAreNamedAtTheDoor() {
        refused(() -> new RegularisedCoulomb(-1, 1), "coulomb friction");
        refused(() -> new RegularisedCoulomb(0.3, 0), "coulomb slipSpeed [m/s]");
        refused(() -> new StribeckFriction(0.3, 0.4, 0, 1), "must not be below dynamicFriction 0.4, was 0.3");
        refused(() -> new StribeckFriction(0.3, 0.3, 0, 0), "transitionSpeed [m/s]");
        refused(() -> new ViscousFriction(Double.NaN), "[N*s/m]");
        refused(() -> new RollingResistance(1, 0), "[rad/s]");
        refused(() -> new StickSlip(0.3, 0.4, 1, 0, 0), "stick-slip staticFriction");
        refused(() -> new StickSlip(0.4, 0.4, 1, 1, 0), "depthExponent");
    }

    private static void refused(org.junit.jupiter.api.function.Executable act, String word) {
        String message = assertThrows(IllegalArgumentException.class, act).getMessage();
        assertTrue(message.contains(word), message);
    }
}
