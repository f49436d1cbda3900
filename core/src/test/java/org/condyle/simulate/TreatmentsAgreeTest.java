package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.BodyScene;
import org.condyle.scenes.BodyScene.Kind;
import org.condyle.scenes.BodyScenes;
import org.condyle.scenes.SceneJudge.Judged;
import org.condyle.scenes.SceneModel.Treatment;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The same scene moves alike under the three treatments of contact, as long as no impact has made a difference of laws large: slabs and
 * stacks at rest, bodies that slide and that fall off an edge.
 */
class TreatmentsAgreeTest {
    private static final double STEP = 1e-4;
    private static final double LIMIT = 300;
    private static final int ROWS = 150; // of 1 ms
    private static final double NEAR = 2e-3; // compliant bodies sink by tenths of this, and creep [m]

    @ParameterizedTest
    @EnumSource(names = {"FLAT", "FLAT_TURNED", "STACK", "STACK_SHIFTED", "STACK_TURNED", "TIPPING", "SLOPE"})
    void theSameSceneMovesAlike(Kind kind) {
        int kinds = Kind.values().length;
        for (int number = kind.ordinal(); number < Seeds.of(2, 1) * kinds; number += kinds) {
            BodyScene scene = BodyScenes.of(number);
            Judged rigid = good(scene, Treatment.IMPULSIVE);
            agree(scene, rigid, good(scene, Treatment.TIME_STEPPING), "time-stepping");
            agree(scene, rigid, good(scene, Treatment.COMPLIANT), "compliant");
        }
    }

    private static Judged good(BodyScene scene, Treatment treatment) {
        Judged j = WatchedJudge.judge(scene, treatment, STEP, LIMIT);
        assertTrue(j.good(), () -> scene.number() + " " + treatment + " " + j.verdict() + ": " + j.message());
        return j;
    }

    private static void agree(BodyScene scene, Judged one, Judged other, String name) {
        int rows = Math.min(ROWS, Math.min(one.places().size(), other.places().size()));
        for (int r = 0; r < rows; r++) {
            for (int i = 0; i < one.places().get(r).length; i++) {
                double far = Math.abs(one.places().get(r)[i] - other.places().get(r)[i]);
                int row = r;
                assertTrue(far < NEAR, () -> scene.number() + " " + name + ": " + far + " m apart in row " + row);
            }
        }
    }
}
