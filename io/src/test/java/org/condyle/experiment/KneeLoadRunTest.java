package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.Library;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;

/** Loads of clinical tests on the knee of the library: they have a potential while the flexion is held. */
class KneeLoadRunTest {
    private static final List<String> POSE = List.of("lateral", "anterior", "proximal", "varus", "internal");

    private static Recording run(String... settings) {
        List<Map.Entry<String, String>> set = new ArrayList<>();
        for (String s : settings) {
            set.add(Map.entry(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1)));
        }
        RunResult r = new Experiment(Library.find("knee/laxity", null).compile("", set))
                .run("test", Listener.NONE, null, c -> Map.of());
        assertEquals(Outcome.End.COMPLETED, r.outcome().end(), r.outcome().message());
        return r.recording();
    }

    private static double[] last(Recording r) {
        return POSE.stream().mapToDouble(p -> r.last("test." + p)).toArray();
    }

    @Test
    void orderOfCombinedLoadsDoesNotMatter() {
        String first = "= if(t < 2 s, if(t < 1 s, 0, t/(1 s) - 1), 1)", second = "= if(t < 2 s, 0, t/(1 s) - 2)";
        String drawer = "forces.test.anterior=%s*60 N",
                varus = "forces.test.varus=%s*4 N*m",
                turn = "forces.test.internal=%s*2 N*m";
        String[] one = {drawer, varus, turn}, other = one.clone();
        for (int k = 0; k < 3; k++) {
            one[k] = one[k].formatted(k == 0 ? first : second);
            other[k] = other[k].formatted(k == 0 ? second : first);
        }
        double[] a = last(run(one)), b = last(run(other));
        for (int k = 0; k < a.length; k++) {
            assertEquals(a[k], b[k], 1e-9, POSE.get(k));
        }
    }

    /** What is stored is the work of the loads, ∫ F dx, by Simpson's rule over loads that rise evenly. */
    @Test
    void storedEnergyIsTheWorkOfEachLoad() {
        String[][] loads = {
            {"parameters.anterior=40 N", "anterior", "force"},
            {"parameters.varus=4 N*m", "varus", "varus-moment"},
            {"parameters.internal=-2 N*m", "internal", "internal-moment"}
        };
        for (String[] load : loads) {
            Recording r = run(load[0], "record.every=5 ms", "run.until=2 s");
            int from = row(r, 1), to = row(r, 2);
            double work = 0;
            for (int i = from; i < to; i++) { // F Δx, F linear in t: the trapezoid is good to Δt²
                double f = r.value(r.indexOf("test." + load[2]), i), g = r.value(r.indexOf("test." + load[2]), i + 1);
                int x = r.indexOf("test." + load[1]);
                work += 0.5 * (f + g) * (r.value(x, i + 1) - r.value(x, i));
            }
            int e = r.indexOf("energy.stored");
            double stored = r.value(e, to) - r.value(e, from);
            assertTrue(stored > 1e-3, load[0]);
            assertEquals(stored, work, 1e-4 * stored, load[0]);
        }
    }

    private static int row(Recording r, double time) {
        for (int i = 0; i < r.rows(); i++) {
            if (Math.abs(r.time(i) - time) < 1e-9) {
                return i;
            }
        }
        throw new AssertionError("no row at " + time);
    }

    @Test
    void planarModelsHaveNoSuchLoad() {
        DocumentException e = assertThrows(
                DocumentException.class,
                () -> Library.find("knee/planar-rest", null)
                        .compile("", List.of(Map.entry("forces.test", "{type: knee-load, between: [femur, tibia]}"))));
        assertTrue(
                String.valueOf(e.getMessage()).contains("these loads turn a knee in space, and this model is planar"),
                e.getMessage());
    }

    /** Both conventions of axes give the same knee when its frames are turned accordingly. */
    @Test
    void axesOfOpenSimAreTheSameAxesInAnotherOrder() {
        String turned = "{on: %s, orientation: {axis: [1, 1, 1], angle: 120 deg}}"; // x to y, y to z, z to x
        double[] ours = last(run("parameters.anterior=50 N", "run.until=2 s"));
        double[] theirs = last(run(
                "parameters.anterior=50 N",
                "run.until=2 s",
                "forces.test.axes=anterior-proximal-lateral",
                "forces.test.between=[" + turned.formatted("femur") + ", " + turned.formatted("tibia") + "]"));
        for (int k = 0; k < ours.length; k++) {
            assertEquals(ours[k], theirs[k], 1e-12, POSE.get(k));
        }
    }
}
