package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What the three parametrisations of {@link GeneralisedAlpha} have in common. */
abstract class AlphaContractTest extends StepperContractTest {
    abstract GeneralisedAlpha create(StepOptions options);

    @Override
    BaseStepper stepper() {
        return create(StepOptions.step(2e-3));
    }

    @Override
    double tolerance() {
        return 1e-4;
    }

    @Override
    BaseStepper stepperFor(double h) {
        return create(StepOptions.step(h).withAccuracy(1e-12));
    }

    @Override
    Order order() {
        return new Order(400, 2, 2);
    }

    @Test
    void quaternionsStayOnTheirSphereAndFollowTheSpinWithOrderTwo() {
        double[] exact = spin(new DormandPrince853(StepOptions.accuracy(1e-13)));
        double[] coarse = spin(create(StepOptions.step(0.02).withAccuracy(1e-13)));
        double[] fine = spin(create(StepOptions.step(0.01).withAccuracy(1e-13)));
        double norm = 0;
        for (int i = 0; i < 4; i++) {
            norm += fine[i] * fine[i];
        }
        assertEquals(1, norm, 1e-13);
        assertEquals(2, log2(distance(coarse, exact, 7) / distance(fine, exact, 7)), 0.3);
    }

    private static double[] spin(Stepper s) {
        s.start(new Spin(), 0, Spin.START);
        run(s, 4);
        return s.state().clone();
    }

    @Test
    void aStiffSpringIsCrossedWithStepsOfAPendulum() {
        // ω = 1e4 rad/s, so h ω = 50; explicit methods would need 400 times the steps.
        GeneralisedAlpha s = create(StepOptions.step(5e-3));
        s.start(new StiffPendulum(1e8), 0, new double[] {1, 0, 0, 0});
        run(s, 1);
        DormandPrince853 exact = new DormandPrince853(StepOptions.accuracy(1e-12));
        exact.start(
                new FirstOrder(2, (t, y, f) -> {
                    f[0] = y[1];
                    f[1] = -9.81 * Math.sin(y[0]);
                    return StepStatus.ACCEPTED;
                }),
                0,
                new double[] {Math.PI / 2, 0});
        run(exact, 1);
        double angle = exact.state()[0];
        assertEquals(Math.sin(angle), s.state()[0], 2e-3);
        assertEquals(-Math.cos(angle), s.state()[1], 2e-3);
        assertEquals(200, s.acceptedSteps());
        assertTrue(s.evaluations() < 2500, s.evaluations() + " evaluations");
    }

    @Test
    void theSlowBranchOfVanDerPolTakesFewSteps() {
        FirstOrder ode = FirstOrder.vanDerPol(1e-6);
        double[] start = {2, -0.66666654321};
        GeneralisedAlpha s = create(StepOptions.step(0.01));
        s.start(ode, 0, start);
        run(s, 0.5);
        Radau5 exact = new Radau5(StepOptions.accuracy(1e-10));
        exact.start(ode, 0, start);
        run(exact, 0.5);
        assertArrayEquals(exact.state(), s.state(), 2e-3);
    }

    @Test
    void resumeKeepsTheJacobianOfAStiffRun() {
        GeneralisedAlpha a = create(StepOptions.step(5e-3));
        a.start(new StiffPendulum(1e8), 0, new double[] {1, 0, 0, 0});
        run(a, 0.3);
        GeneralisedAlpha b = create(StepOptions.step(5e-3));
        b.resume(new StiffPendulum(1e8), a.time(), a.state(), a.memory());
        while (a.time() < 0.6) {
            a.step(0.6);
            b.step(0.6);
            assertArrayEquals(a.state(), b.state(), 0.0);
        }
        assertEquals(a.evaluations(), b.evaluations());
    }
}
