package org.condyle.view.muscle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.condyle.io.results.Filmed;
import org.condyle.tool.result.LoadShares;
import org.condyle.view.SmallArm;
import org.junit.jupiter.api.Test;

/** An optimisation on a page: two frames without a solution, one with, one without. */
class ShareHistoryTest {
    private static final Filmed FILMED = Objects.requireNonNull(SmallArm.run().filmed());

    private static MuscleHistory history(double reserve) {
        double[] none = new double[4];
        double[][] still = {none.clone(), none.clone()};
        LoadShares shares = new LoadShares(
                new double[] {0, 0.1, 0.2, 0.3},
                new boolean[] {false, false, true, false},
                List.of(
                        new LoadShares.Part(
                                "biceps",
                                false,
                                new double[] {1, 1, 0.5, 1},
                                new double[] {40, 50, 30, 40},
                                new double[][] {{2, 2.5, 1.5, 2}, none.clone()}),
                        new LoadShares.Part("triceps-long", false, none.clone(), none.clone(), still),
                        new LoadShares.Part(
                                "spare<>",
                                true,
                                new double[] {reserve, 0, 0, 0},
                                new double[] {reserve, 0, 0, 0},
                                new double[][] {{reserve, 0, 0, 0}, none.clone()})),
                List.of(
                        new LoadShares.Load(
                                "elbow", "N*m", new double[] {3, 4, 1.5, 2.5}, new double[] {1, 1.5, 0, -0.5}),
                        new LoadShares.Load("wrist", "N*m", none.clone(), none.clone())));
        return MuscleHistory.of(shares, FILMED);
    }

    @Test
    void framesWithoutASolutionAreGathered() {
        List<MuscleHistory.Gap> gaps = history(0).gaps();
        assertEquals(
                List.of(
                        new MuscleHistory.Gap(0, 0.1, 2, 0.1, "elbow", "N*m", 1.5, 4),
                        new MuscleHistory.Gap(0.3, 0.3, 1, 0.3, "elbow", "N*m", -0.5, 2.5)),
                gaps);
        String html = MuscleSection.html(history(0));
        assertTrue(html.indexOf("Frames without a solution") < html.indexOf("id=\"muscles\""), html);
        assertTrue(html.contains("0 – 0.1") && html.contains(">1.5</span>&#160;N·m"), html);
    }

    @Test
    void coordinatesThatNoMuscleMovesAreLeftOutAndReservesAreNoMuscles() {
        MuscleHistory h = history(0.1);
        assertEquals(1, h.coordinates().size());
        assertArrayEquals(new double[] {3, 4, 1.5, 2.5}, h.coordinates().get(0).asked());
        assertEquals(2, h.muscles().size());
        assertEquals("spare<>", h.motors().get(0).name());
        assertTrue(h.motors().get(0).reserve());
        assertFalse(h.hasFibres());
        assertFalse(MuscleSection.html(h).contains("fibre length"));
        String json = MuscleSection.json(h);
        assertTrue(
                json.contains("\"asked\"") && json.contains("\"reserve\":true") && !json.contains("\"curves\""), json);
        assertFalse(json.contains("<"), "no markup in a script: " + json);
    }

    @Test
    void aShareOfReservesAboveFivePercentIsMarked() {
        String little = MuscleSection.html(history(0.19)), much = MuscleSection.html(history(0.21)); // of 4 N·m
        assertTrue(little.contains("Reserves supply at most 5") && !little.contains("class=\"warn\""), little);
        assertTrue(much.contains("Reserves supply more than 5") && much.contains("<b>! 5"), much);
    }
}
