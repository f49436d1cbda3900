package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class IntegratorsTest {
    @Test
    void everyMethodOfTheCatalogFollowsTheOrbit() {
        assertEquals(12, Integrators.all().size());
        for (Integrators.Method method : Integrators.all()) {
            boolean fixed = method.needs() == Integrators.Needs.STEP;
            StepOptions options = fixed ? StepOptions.step(1e-4) : StepOptions.accuracy(1e-6);
            Stepper s = Integrators.create(method.name(), options);
            assertEquals(method.order(), s.order());
            assertEquals(!fixed, s.adaptive());
            assertEquals(StepStatus.ACCEPTED, s.start(new Kepler(), 0, Kepler.start()));
            StepperContractTest.run(s, 1);
            assertArrayEquals(Kepler.exact(1), s.state(), 1e-3, method.name());
            assertFalse(method.description().isBlank() || method.source().isBlank());
        }
    }

    @Test
    void anUnknownNameIsAnsweredWithTheNearestOnes() {
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> Integrators.create("Radau-5", StepOptions.step(1)));
        String message = String.valueOf(refusal.getMessage());
        assertTrue(message.contains("did you mean 'radau5'?"), message);
        assertTrue(message.contains("known: euler, rk4"), message);
    }

    @Test
    void aMissingStepOrAccuracyIsAskedFor() {
        assertThrows(IllegalArgumentException.class, () -> Integrators.create("rk4", StepOptions.accuracy(1e-6)));
        assertThrows(IllegalArgumentException.class, () -> Integrators.create("dopri5", StepOptions.step(1e-3)));
        assertThrows(IllegalArgumentException.class, () -> new StepOptions(-1, 1, 1e-6));
        assertThrows(IllegalArgumentException.class, () -> new StepOptions(0, 0, 1e-6));
    }
}
