package org.condyle.view.muscle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Recording;
import org.condyle.view.SmallArm;
import org.condyle.view.muscle.MuscleHistory.Course;
import org.junit.jupiter.api.Test;

class MuscleHistoryTest {
    private static final String CHANNELS = "record: [biceps.activation, biceps.tension, biceps.fibre-stretch,"
            + " biceps.fibre-speed, biceps.active-force, biceps.passive-force, biceps.damping-force, elbow.angle]\n";

    private static MuscleHistory of(RunResult run) {
        return MuscleHistory.of(Objects.requireNonNull(run.filmed()));
    }

    @Test
    void aHistoryHasWhatTheChannelsRecord() {
        RunResult run = SmallArm.run(SmallArm.text() + CHANNELS);
        MuscleHistory history = of(run);
        Course biceps = history.muscles().get(0);
        Recording r = run.recording();
        int compared = 0;
        for (int row = 0; row < r.rows(); row++) {
            int at = Arrays.binarySearch(history.times(), r.time(row));
            if (at >= 0) {
                compared++;
                assertEquals(r.column("biceps.activation")[row], biceps.activation()[at], 1e-12);
                assertEquals(r.column("biceps.tension")[row], biceps.tension()[at], 1e-6);
                assertEquals(r.column("biceps.fibre-stretch")[row], biceps.stretch()[at], 1e-12);
                assertEquals(r.column("biceps.fibre-speed")[row] / (10 * 0.12), biceps.speed()[at], 1e-9);
                double fibre = r.column("biceps.active-force")[row]
                        + r.column("biceps.passive-force")[row]
                        + r.column("biceps.damping-force")[row];
                assertEquals(fibre / 600, biceps.force()[at], 1e-9);
            }
        }
        assertTrue(compared > 100, "" + compared);
    }

    /** The biceps goes from (30, -200) mm, seen from the elbow (30, 100) mm, to a point 51 mm from the axis. */
    @Test
    void momentsAreTensionTimesTheLeverOfTheLastPieceOfThePath() {
        RunResult run = SmallArm.run(SmallArm.text() + CHANNELS);
        MuscleHistory history = of(run);
        assertEquals(
                List.of(new MuscleHistory.About("elbow.angle", "N*m")),
                history.coordinates(),
                "none crosses the wrist");
        Course biceps = history.muscles().get(0);
        Recording r = run.recording();
        int compared = 0;
        for (int row = 0; row < r.rows(); row++) {
            int at = Arrays.binarySearch(history.times(), r.time(row));
            if (at >= 0) {
                compared++;
                double q = r.column("elbow.angle")[row];
                double x = 0.01 * Math.cos(q) + 0.05 * Math.sin(q), y = 0.01 * Math.sin(q) - 0.05 * Math.cos(q);
                double dx = 0.03 - x, dy = 0.1 - y, lever = (x * dy - y * dx) / Math.hypot(dx, dy);
                assertEquals(lever * biceps.tension()[at], biceps.moments()[0][at], 1e-9);
            }
        }
        assertTrue(compared > 100, "" + compared);
    }

    @Test
    void ofManyFramesEvenTimesAreKeptWithFirstAndLast() {
        double[] times = new double[5000]; // dense in the middle, as in a contact
        Arrays.setAll(times, i -> i < 1000 ? 1e-3 * i : i < 4000 ? 1 + 1e-6 * (i - 1000) : 1.003 + 1e-3 * (i - 4000));
        int[] kept = MuscleHistory.even(times, 200);
        assertTrue(kept.length > 150 && kept.length <= 200, "" + kept.length);
        assertEquals(0, kept[0]);
        assertEquals(4999, kept[kept.length - 1]);
        for (int i = 1; i < kept.length; i++) {
            assertEquals(times[4999] / 199, times[kept[i]] - times[kept[i - 1]], 1.1e-3);
        }
        assertArrayEquals(new int[] {0, 1, 2}, MuscleHistory.even(new double[] {0, 5, 6}, 3));
        assertEquals(0, MuscleHistory.even(new double[0], 3).length);
    }

    @Test
    void aModelWithoutMusclesHasNoHistoryAndNoSection() {
        String text = SmallArm.text();
        String none = text.substring(0, text.indexOf("  biceps:")) + text.substring(text.indexOf("  brake:"));
        MuscleHistory history = of(SmallArm.run(none));
        assertSame(MuscleHistory.NONE, history);
        assertEquals("", MuscleSection.html(history));
        assertEquals("null", MuscleSection.json(history));
    }

    @Test
    void theTableTellsExtremesAndTheirTimes() {
        RunResult run = SmallArm.run();
        MuscleHistory history = of(run);
        String html = MuscleSection.html(history);
        for (Course m : history.muscles()) {
            double most = Arrays.stream(m.tension()).max().orElseThrow();
            int at = 0;
            while (m.tension()[at] != most) {
                at++;
            }
            String row = html.substring(html.indexOf("<tr data-time=\"" + history.times()[at] + "\""));
            row = row.substring(0, row.indexOf("</tr>"));
            assertTrue(
                    row.contains(">" + m.name() + "<") && row.contains(m.law().name()), row);
            assertTrue(row.contains(org.condyle.view.page.Text.rounded(most, 3)), row);
        }
        assertArrayEquals(
                new String[] {"biceps", "triceps-long", "triceps-short"},
                history.muscles().stream().map(Course::name).toArray());
    }
}
