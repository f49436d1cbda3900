package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.forces.Bushing;
import org.condyle.forces.Spring;
import org.condyle.integrate.StepStatus;
import org.condyle.joints.Distance;
import org.condyle.joints.Spherical;
import org.condyle.measures.Path;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.tissue.Ligament;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jacobians of whole models against differences of their rates, column by column, on random motions. */
class RateSlopesTest {
    private static final Stabilisation FEEDBACK = new Baumgarte(20, 30);

    private static MixedTree forest(long seed) {
        MixedTree f = new MixedTree(seed);
        Chance c = new Chance(1000 + seed);
        f.builder.force("spring", new Spring(new PointDistance(f.bud, c.vector(1), f.fruit, c.vector(1)), 200, 0.3, 5));
        f.builder.force("coordinate", new Spring(f.coordinate("limb"), 30, 0.1, 2));
        f.builder.force(
                "ligament",
                new Ligament(
                        new Path(List.of(
                                new Path.Point(f.twig, c.vector(1)),
                                new Path.Point(f.trunk, c.vector(1)),
                                new Path.Point(0, c.vector(1)))),
                        new ToeLinearFibre(3000, 0.06),
                        0.7,
                        3));
        f.builder.force(
                "bushing",
                new Bushing(
                        f.leaf, c.frame(0.3), f.plate, c.frame(0.3), new double[] {50, 80, 60, 5, 9, 7}, new double[] {
                            1, 2, 3, 0.1, 0.2, 0.3
                        }));
        return f;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void ofTrees(long seed) {
        check(forest(seed), seed, Stabilisation.none());
    }

    /** Loops, between trees and within them, whose rows are not fulfilled: feedback has its slopes, too. */
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16})
    void ofLoops(long seed) {
        MixedTree f = forest(seed);
        Chance c = new Chance(2000 + seed);
        f.builder.constraint("rod", new Distance(f.bud, c.vector(0.5), f.plate, c.vector(0.5), 0.8));
        f.builder.constraint("pivot", new Spherical(f.fruit, c.vector(0.5), 0, c.vector(0.5)));
        check(f, seed, FEEDBACK);
        check(f, seed, Stabilisation.none());
    }

    private static void check(MixedTree forest, long seed, Stabilisation stabilisation) {
        Mechanism m = Mechanism.compile(forest.builder.build());
        Workspace w = new Workspace(m);
        Chance chance = new Chance(3000 + seed);
        State s = chance.state(m.model());
        int nq = s.q.length, nv = s.v.length, n = nq + nv;
        double[][] slopes = new double[n][n];
        Dynamics dynamics = new Dynamics(stabilisation);
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(s, w));
        assertTrue(new RateSlopes(w, stabilisation).write(s, 0, slopes));
        double[] above = new double[n], below = new double[n];
        double fastest = 1; // accelerations whose rounding is left in differences
        for (double a : w.acceleration) {
            fastest = Math.max(fastest, Math.abs(a));
        }
        for (int j = 0; j < n; j++) {
            double h = 1e-6;
            rates(m, w, dynamics, s, j, h, above);
            rates(m, w, dynamics, s, j, -h, below);
            double size = 1;
            for (int i = 0; i < n; i++) {
                size = Math.max(size, Math.abs(slopes[i][j]));
            }
            for (int i = 0; i < n; i++) {
                double expected = (above[i] - below[i]) / (2 * h);
                String place = "row " + i + ", column " + j + " of " + nq + " + " + nv + ", " + chance;
                assertEquals(expected, slopes[i][j], 1e-6 * size + 1e-8 * fastest, place);
            }
        }
    }

    private static void rates(
            Mechanism m, Workspace w, Dynamics dynamics, State s, int column, double h, double[] out) {
        State t = s.copy();
        if (column < s.q.length) {
            t.q[column] += h;
        } else {
            t.v[column - s.q.length] += h;
        }
        assertEquals(StepStatus.ACCEPTED, dynamics.evaluate(t, w));
        Dynamics.coordinateRates(m, t, out, 0);
        System.arraycopy(w.acceleration, 0, out, s.q.length, s.v.length);
    }
}
