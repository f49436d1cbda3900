package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.scenes.SceneModel.Treatment;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random scenes of bodies on bodies under every treatment of contact: nothing overlaps, gains energy or moves where it should rest, and
 * mirrored and turned copies move alike. A table is written to {@code target/bodies-on-bodies-TREATMENT.txt}.
 *
 * <p>By default some scenes are seen. {@code -Dcondyle.all=true} takes two of every kind in impulsive runs, {@code -Dcondyle.scenes=0-299}
 * those numbers, {@code -Dcondyle.treatment=impulsive} one treatment, {@code -Dcondyle.limit=20} the processor time of a run [s].
 */
class BodiesOnBodiesTest {
    /** Scenes of a usual run that take seconds, of each treatment, and of all that are seen with {@code condyle.all}. */
    private static final String USUAL = "0,2-4,7,8,10,12-16";

    /** More of compliant runs: a heap, and a chain of capsules on a box, which lines of contact kept from moving on. */
    private static final String LINES = USUAL + ",9,28";

    /** Usual compliant runs: those below half a second; {@link TreatmentsAgreeTest} has slabs, stacks and edges. */
    private static final String SHORT = "3,10,12,14-16";

    private static final String MANY = "0-33";
    private static final double STEP = 5e-4;

    @ParameterizedTest
    @EnumSource(Treatment.class)
    void nothingPassesGainsOrDrifts(Treatment treatment) throws IOException {
        String only = System.getProperty("condyle.treatment", SceneTable.name(treatment));
        if (!only.toLowerCase(Locale.ROOT).contains(SceneTable.name(treatment))) {
            return;
        }
        double limit = Double.parseDouble(System.getProperty("condyle.limit", "120"));
        SceneTable table = new SceneTable(treatment, STEP, limit);
        for (int number : chosen(treatment)) {
            table.add(number);
        }
        assertTrue(table.faults().isEmpty(), () -> "\n" + String.join("\n", table.faults()) + "\n\n" + table.summary());
    }

    private static List<Integer> chosen(Treatment treatment) {
        boolean all = Boolean.getBoolean("condyle.all");
        String many = treatment == Treatment.IMPULSIVE ? MANY : treatment == Treatment.COMPLIANT ? LINES : USUAL;
        String numbers =
                System.getProperty("condyle.scenes", all ? many : treatment == Treatment.COMPLIANT ? SHORT : USUAL);
        List<Integer> out = new ArrayList<>();
        for (String range : numbers.split(",")) {
            String[] ends = range.trim().split("-");
            for (int i = Integer.parseInt(ends[0]); i <= Integer.parseInt(ends[ends.length - 1]); i++) {
                out.add(i);
            }
        }
        return out;
    }
}
