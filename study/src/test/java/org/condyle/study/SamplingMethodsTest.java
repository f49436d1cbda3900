package org.condyle.study;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.condyle.study.sampling.Points;
import org.condyle.study.statistics.Sensitivity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every line of the catalog of methods promises. A new method is under it as soon as its line exists. */
class SamplingMethodsTest {
    private static final int KEYS = 3, SAMPLES = 32;

    static List<SamplingMethod> methods() {
        return SamplingMethod.ALL;
    }

    private static Points points(SamplingMethod m, int samples) {
        return m.made().points(KEYS, samples, 7, 4);
    }

    @ParameterizedTest
    @MethodSource("methods")
    void pointsAreInsideTheCubeAndTheSameWheneverTheyAreAskedFor(SamplingMethod m) {
        Points p = points(m, SAMPLES), again = points(m, SAMPLES);
        int runs = SAMPLES * p.block();
        for (int k = runs - 1; k >= 0; k--) {
            double[] x = p.at(k);
            assertEquals(KEYS, x.length);
            assertTrue(Arrays.stream(x).allMatch(u -> u > 0 && u < 1), () -> m.word() + Arrays.toString(x));
            assertArrayEquals(x, again.at(k));
        }
        assertTrue(p.draws() >= 0 && p.draws() <= p.block());
    }

    @ParameterizedTest
    @MethodSource("methods")
    void moreSamplesLeaveTheFirstOnesUnlessTheMethodSaysNo(SamplingMethod m) {
        Points few = points(m, SAMPLES), more = points(m, 2 * SAMPLES);
        boolean same = true;
        for (int k = 0; k < SAMPLES * few.block(); k++) {
            same &= Arrays.equals(few.at(k), more.at(k));
        }
        assertEquals(few.canBeExtended(), same);
    }

    /** With y = u of the first key, that key ranks first, whatever is estimated. */
    @ParameterizedTest
    @MethodSource("methods")
    void whatIsEstimatedFindsTheOneKeyThatMatters(SamplingMethod m) {
        Sensitivity.Estimator e = m.estimator();
        assertEquals(e != null, !m.samples().isEmpty(), "blocks are for estimates");
        if (e == null) {
            return;
        }
        Points p = points(m, SAMPLES);
        double[] y = new double[SAMPLES * p.block()];
        Arrays.setAll(y, k -> p.at(k)[0]);
        Sensitivity s = e.of(y, p, SAMPLES);
        double[] ranking = s.compared().get(0).values();
        assertArrayEquals(ranking, e.ranking(y, p, SAMPLES), 1e-15);
        assertTrue(ranking[0] > ranking[1] && ranking[0] > ranking[2], () -> Arrays.toString(ranking));
        assertFalse(e.gives().isEmpty());
        for (String claim : e.claims()) {
            assertEquals(KEYS, e.claimed(s, claim).length);
            assertEquals(m, SamplingMethod.of(claim));
        }
        for (Sensitivity.Quantity q : s.quantities()) {
            assertEquals(KEYS, q.values().length);
            assertTrue(q.intervals() == null || q.intervals().length == KEYS);
        }
    }

    @ParameterizedTest
    @MethodSource("methods")
    void theDocumentationHasARow(SamplingMethod m) throws IOException {
        String page = Files.readString(Path.of("../docs/studies.md"));
        assertTrue(page.contains("\n| `" + m.word() + "`"), m.word());
    }
}
