package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.scenes.BodyScene;
import org.condyle.scenes.SceneModel.Treatment;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random scenes of bodies on bodies under every treatment of contact: nothing overlaps, gains energy or moves where it should rest, and
 * mirrored and turned copies move alike. A table is written to {@code target/bodies-on-bodies-TREATMENT.txt}.
 *
 * <p>By default every kind of scene is seen twice. {@code -Dcondyle.all=true} takes all of them, {@code -Dcondyle.scenes=17-40,55}
 * those numbers, {@code -Dcondyle.treatment=impulsive} one treatment, {@code -Dcondyle.limit=20} the processor time of a run [s].
 */
class BodiesOnBodiesTest {
    private static final int ALL = 300;
    private static final double STEP = 5e-4;

    @ParameterizedTest
    @EnumSource(Treatment.class)
    void nothingPassesGainsOrDrifts(Treatment treatment) throws IOException {
        String only = System.getProperty("condyle.treatment", SceneTable.name(treatment));
        if (!only.toLowerCase(Locale.ROOT).contains(SceneTable.name(treatment))) {
            return;
        }
        double limit = Double.parseDouble(System.getProperty("condyle.limit", "20"));
        SceneTable table = new SceneTable(treatment, STEP, limit);
        for (int number : chosen()) {
            table.add(number);
        }
        assertTrue(table.faults().isEmpty(), () -> "\n" + String.join("\n", table.faults()) + "\n\n" + table.summary());
    }

    private static List<Integer> chosen() {
        boolean all = Boolean.getBoolean("condyle.all");
        String numbers =
                System.getProperty("condyle.scenes", "0-" + (all ? ALL - 1 : 2 * BodyScene.Kind.values().length - 1));
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
