package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.List;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.scenes.BodyScene;
import org.condyle.scenes.BodyScenes;
import org.condyle.scenes.SceneModel;
import org.junit.jupiter.api.Test;

/** Steps that cannot be made to end at a touch, as the iteration of an implicit method may not converge for that length. */
class RefusedCutTest {
    private static final double LONGEST = 1e-3; // cut that is not refused [s]
    private static final int DROP = 13;

    @Test
    void aTouchThatCannotBeReachedInOneStepIsNotPassed() {
        int[] refused = {0};
        Stepper method = new DormandPrince853(StepOptions.accuracy(1e-8));
        Stepper stubborn = (Stepper) Proxy.newProxyInstance(
                Stepper.class.getClassLoader(), new Class<?>[] {Stepper.class}, (proxy, call, arguments) -> {
                    if (call.getName().equals("cut") && (double) arguments[0] - method.previousTime() > LONGEST) {
                        refused[0]++;
                        return StepStatus.NOT_CONVERGED;
                    }
                    return call.invoke(method, arguments);
                });
        BodyScene scene = BodyScenes.of(DROP);
        SceneModel m = new SceneModel(scene, SceneModel.Treatment.COMPLIANT);
        Outcome o = new Simulation(
                        Mechanism.compile(m.model),
                        new Plan(
                                scene.until(),
                                1e-3,
                                new double[0],
                                stubborn,
                                new ConstraintProjection(1e-12),
                                List.of(),
                                List.of(),
                                Double.POSITIVE_INFINITY))
                .run(m.start, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o.message());
        assertTrue(refused[0] > 0, "no cut was refused");
        assertEquals(0, o.ledger().relativeResidual(), 1e-6);
    }
}
