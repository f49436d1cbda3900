package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Radau5Test extends AdaptiveContractTest {
    @Override
    AdaptiveStepper create(StepOptions options) {
        return new Radau5(options);
    }

    @Override
    Order order() {
        return new Order(40, 5, 4);
    }

    @Test
    void theTransformationMakesTheInverseCoefficientsBlockDiagonal() {
        double[][] block = {
            {RadauSystem.GAMMA, 0, 0},
            {0, RadauSystem.ALPHA, -RadauSystem.BETA},
            {0, RadauSystem.BETA, RadauSystem.ALPHA}
        };
        // A⁻¹ = T block T⁻¹, that is A T block T⁻¹ = 1
        double[][] one = times(times(times(RadauStages.A, RadauStages.T), block), RadauStages.T_INVERSE);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                assertEquals(i == j ? 1 : 0, one[i][j], 1e-14);
            }
        }
    }

    private static double[][] times(double[][] a, double[][] b) {
        double[][] c = new double[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                for (int k = 0; k < 3; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    @Test
    void vanDerPolAtEpsilonOneMillionthMeetsTheReferenceOfHairerAndWanner() {
        Radau5 s = new Radau5(StepOptions.accuracy(1e-8));
        s.start(FirstOrder.vanDerPol(1e-6), 0, new double[] {2, 0});
        // Reference values of the test set in Hairer and Wanner II, section IV.10, at t = 1 and t = 2.
        run(s, 1);
        assertArrayEquals(new double[] {-1.86364625480813, 0.753543086543546}, s.state(), 2e-7);
        run(s, 2);
        assertArrayEquals(new double[] {1.706167732170456, -0.8928097010248257}, s.state(), 2e-7);
        assertTrue(s.acceptedSteps() < 1100, s.acceptedSteps() + " steps");
    }

    @Test
    void theWorkOnVanDerPolIsThatOfRadau5() {
        Radau5 s = new Radau5(StepOptions.accuracy(1e-4).withStep(1e-6));
        s.start(FirstOrder.vanDerPol(1e-6), 0, new double[] {2, -0.66});
        run(s, 2);
        // The Fortran code takes 242 accepted steps with its driver dr1_radau5 for this problem and tolerance.
        assertEquals(242.0, (double) s.acceptedSteps(), 20.0);
    }

    @Test
    void vanDerPolFromMildToVeryStiffNeedsAboutTheSameNumberOfSteps() {
        for (double mu : new double[] {1e3, 1e4, 1e5, 1e6}) {
            Radau5 s = new Radau5(StepOptions.accuracy(1e-5));
            s.start(FirstOrder.vanDerPol(1 / (mu * mu)), 0, new double[] {2, -0.66});
            run(s, 2);
            assertTrue(s.acceptedSteps() < 700, s.acceptedSteps() + " steps at mu " + mu);
        }
    }

    @Test
    void robertsonRunsToTenToTheElevenInAFewHundredSteps() {
        Radau5 s = new Radau5(StepOptions.accuracy(1e-6));
        s.absoluteScales(1e-7, 1e-11, 1e-2);
        s.start(FirstOrder.robertson(), 0, new double[] {1, 0, 0});
        run(s, 40);
        // Reference of Hairer and Wanner II at t = 40: 0.7158, 9.186e-6, 0.2842 (more digits from the IVP test set).
        assertEquals(0.715827068719394, s.state()[0], 1e-6);
        assertEquals(9.185534764557763e-06, s.state()[1], 1e-10);
        assertEquals(0.2841637457458413, s.state()[2], 1e-6);
        run(s, 1e11);
        assertEquals(2.083340149701255e-08, s.state()[0], 1e-10);
        assertEquals(1, s.state()[0] + s.state()[1] + s.state()[2], 1e-8);
        assertTrue(s.acceptedSteps() < 500, s.acceptedSteps() + " steps");
    }

    @Test
    void resumeKeepsJacobianAndPredictorOfAStiffRun() {
        Radau5 a = new Radau5(StepOptions.accuracy(1e-6));
        a.start(FirstOrder.vanDerPol(1e-6), 0, new double[] {2, -0.66});
        for (int pause = 0; pause < 12; pause++) {
            for (int i = 0; i < 9; i++) {
                a.step(100);
            }
            Radau5 b = new Radau5(StepOptions.accuracy(1e-6));
            b.resume(FirstOrder.vanDerPol(1e-6), a.time(), a.state(), a.memory());
            for (int i = 0; i < 9; i++) {
                a.step(100);
                b.step(100);
                assertEquals(a.time(), b.time());
                assertArrayEquals(a.state(), b.state(), 0.0);
            }
            assertArrayEquals(a.memory(), b.memory(), 0.0);
        }
    }

    @Test
    void aStiffSpringIsCrossedWithStepsMuchLongerThanItsPeriod() {
        Radau5 s = new Radau5(StepOptions.accuracy(1e-4));
        s.start(new StiffPendulum(1e8), 0, new double[] {1, 0, 0, 0});
        run(s, 1);
        assertTrue(s.acceptedSteps() < 400, s.acceptedSteps() + " steps for 1600 periods");
        assertEquals(1, Math.hypot(s.state()[0], s.state()[1]), 1e-5);
    }
}
