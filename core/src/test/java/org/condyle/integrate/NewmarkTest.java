package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NewmarkTest extends AlphaContractTest {
    @Override
    GeneralisedAlpha create(StepOptions options) {
        return GeneralisedAlpha.newmark(options);
    }

    @Test
    void averageAccelerationKeepsTheEnergyOfALinearOscillator() {
        Ode oscillator = new LinearOscillator(1e4);
        GeneralisedAlpha s = create(StepOptions.step(0.01).withAccuracy(1e-13)); // h ω = 1
        s.start(oscillator, 0, new double[] {1, 0});
        run(s, 10);
        assertEquals(0.5e4, 0.5e4 * s.state()[0] * s.state()[0] + 0.5 * s.state()[1] * s.state()[1], 1e-4);
    }
}
