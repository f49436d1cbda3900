package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.integrate.StepOptions;
import org.condyle.scenes.BodyScene;
import org.condyle.scenes.BodyScenes;
import org.condyle.scenes.SceneModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Steps of heaps whose impulses had to be lessened by up to 9 %, lest they gain energy: in the first one a point that opens had changed what
 * others were asked for, and the second has many contacts whose solution the sweeps did not find.
 */
class HeapStepsTest {
    @ParameterizedTest
    @ValueSource(ints = {9, 94})
    void everyStepObeysTheLawsOfContact(int number) {
        BodyScene scene = BodyScenes.of(number);
        SceneModel m = new SceneModel(scene, SceneModel.Treatment.TIME_STEPPING);
        Outcome o = new Simulation(
                        Mechanism.compile(m.model),
                        new Plan(
                                scene.until(),
                                0.1,
                                new double[0],
                                new MoreauJean(StepOptions.step(5e-4), NonsmoothOptions.USUAL),
                                new ConstraintProjection(1e-12),
                                List.of(),
                                List.of(),
                                Double.POSITIVE_INFINITY))
                .run(m.start, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o.message());
        assertEquals(
                List.of(),
                o.warnings().stream()
                        .filter(w -> w.contains("missed its tolerance"))
                        .toList());
    }
}
