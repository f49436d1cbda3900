package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class GeneralisedAlphaTest extends AlphaContractTest {
    @Override
    GeneralisedAlpha create(StepOptions options) {
        return GeneralisedAlpha.chungHulbert(options, 0.8);
    }

    @Test
    void aVeryFastOscillationShrinksByTheSpectralRadiusPerStep() {
        // Triple root -ρ at infinite frequency: amplitude ~ (c₀ + c₁ n + c₂ n²) ρⁿ, so twice n gives 4^(1/n) more.
        GeneralisedAlpha s = create(StepOptions.step(1.0).withAccuracy(1e-13));
        s.start(new LinearOscillator(1e12), 0, new double[] {1, 0});
        run(s, 60);
        double early = Math.abs(s.state()[0]);
        run(s, 120);
        double late = Math.abs(s.state()[0]);
        assertEquals(0.8 * Math.pow(4, 1.0 / 60), Math.pow(late / early, 1.0 / 60), 0.005);
    }
}
