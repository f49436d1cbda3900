package org.condyle.view.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.condyle.mechanics.SceneSketch;
import org.junit.jupiter.api.Test;

class FrameChoiceTest {
    /** One body that moves along x. */
    private static Scene moving(int frames, DoubleUnaryOperator x, double... moments) {
        double[] times = new double[frames];
        double[][] placements = new double[frames][];
        List<Scene.Marks> marks = new ArrayList<>();
        for (int f = 0; f < frames; f++) {
            times[f] = f / (frames - 1.0);
            double[] p = Arrays.copyOf(Placing.identity(), 24);
            System.arraycopy(Placing.identity(), 0, p, 12, 12);
            p[12] = x.applyAsDouble(times[f]);
            placements[f] = p;
            marks.add(MarksMaker.of(new SceneSketch(), e -> true));
        }
        return TestScene.of("ground", "bead")
                .up(0, 0, 0)
                .box(new double[3], new double[] {1, 0, 0})
                .frames(times, placements)
                .moments(moments)
                .marks(marks)
                .get();
    }

    private static int[] choose(Scene s, int most) {
        return FrameChoice.of(s, new Turns(s), most);
    }

    @Test
    void aKinkIsAlwaysThere() {
        for (int kink : new int[] {137, 500, 998}) {
            Scene s = moving(1001, t -> Math.abs(t - kink / 1000.0));
            int[] frames = choose(s, 12);
            assertTrue(Arrays.binarySearch(frames, kink) >= 0, Arrays.toString(frames));
            assertTrue(frames.length <= 12);
        }
    }

    @Test
    void whatMovesEvenlyNeedsOnlyTheFramesAtEvenTimes() {
        Scene s = moving(1001, t -> t);
        int[] frames = choose(s, 2000);
        assertEquals(101, frames.length);
        assertEquals(0, frames[0]);
        assertEquals(1000, frames[100]);
    }

    @Test
    void momentsStayWhereTheyAreFew() {
        Scene s = moving(1001, t -> t, 0.333, 0.667);
        int[] frames = choose(s, 10);
        assertTrue(Arrays.binarySearch(frames, 333) > 0 && Arrays.binarySearch(frames, 667) > 0);
    }

    @Test
    void shortFilmsAreTakenAsTheyAre() {
        assertEquals(2, choose(moving(2, t -> t), 10).length);
        assertTrue(choose(moving(3, t -> t * t), 10).length >= 2);
    }
}
