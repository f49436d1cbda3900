package org.condyle.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Mechanism;
import org.condyle.forces.Bushing;
import org.condyle.forces.MaxwellSpring;
import org.condyle.forces.Spring;
import org.condyle.joints.Distance;
import org.condyle.measures.Path;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.State;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.MuscleDrive;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.Thelen2003;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.tissue.Ligament;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Stiffness of random models, from tangents, against differences of all their forces, with and without loops and states that relax. */
class StaticTangentsTest {
    private static final double STEP = 1e-5;

    private static StaticPoint point(long seed, boolean conservative) {
        MixedTree f = new MixedTree(seed);
        Chance c = new Chance(1000 + seed);
        f.builder.force("spring", new Spring(new PointDistance(f.bud, c.vector(1), f.fruit, c.vector(1)), 200, 0.3, 5));
        f.builder.force("coordinate", new Spring(f.coordinate("limb"), 30, 0.1, 2));
        Path line = new Path(List.of(
                new Path.Point(f.twig, c.vector(1)),
                new Path.Point(f.trunk, c.vector(1)),
                new Path.Point(0, c.vector(1))));
        f.builder.force("ligament", new Ligament(line, new ToeLinearFibre(3000, 0.06), 0.7, 3));
        double[] stiffness = {50, 80, 60, 5, 9, 7}, damping = {1, 2, 3, 0.1, 0.2, 0.3};
        f.builder.force("bushing", new Bushing(f.leaf, c.frame(0.3), f.plate, c.frame(0.3), stiffness, damping));
        if (!conservative) {
            f.builder.force(
                    "creep",
                    MaxwellSpring.in(
                            f.builder, new PointDistance(f.leaf, c.vector(1), f.stone, c.vector(1)), 300, 0.2, 40));
            Architecture size = new Architecture(50, 1.2, 0.2, 0.3, 0.5);
            Thelen2003.Parameters lazy = new Thelen2003.Parameters(30, 2, 0.5, 4, 0.3, 1.8, 0.8, 0.01);
            MuscleDrive drive = new MuscleDrive(
                    Control.of(MixedTree.formula("0.4", List.of())), 0.01, 1, Thelen2003.ACTIVATION, 0.05);
            f.builder.force("muscle", Muscle.in(f.builder, line, new Thelen2003(size, lazy, true), drive));
        }
        if (conservative) { // holds every body somewhere
            int bodies = f.builder.build().bodies().size();
            double[] hold = {300, 200, 250, 40, 50, 60};
            for (int b = 1; b < bodies; b++) {
                f.builder.force("hold-" + b, new Bushing(0, c.frame(0.3), b, c.frame(0.3), hold, new double[6]));
            }
        }
        if (seed % 2 == 0) {
            f.builder.constraint("rod", new Distance(f.bud, new double[3], f.plate, new double[3], 0.8));
        }
        Mechanism m = Mechanism.compile(f.builder.build());
        StaticPoint p = new StaticPoint(m);
        State s = c.state(m.model());
        p.at(s);
        assertEquals("", p.unsettled(), "states settle");
        return p;
    }

    /** With the multipliers kept, and everything evaluated anew at both sides. */
    private static double[][] expected(StaticPoint p, boolean relaxed) {
        int d = p.freedoms(), n = p.force.length;
        double[][] out = new double[d][d];
        for (int j = 0; j < d; j++) {
            double[] slope = new double[n], step = new double[n], balance = new double[n];
            double[] weights = {1, -8, 0, 8, -1};
            for (int i = -2; i <= 2; i++) {
                for (int k = 0; k < n; k++) {
                    step[k] = i * STEP * p.directions()[j][k];
                }
                State trial = p.state.copy();
                Configurations.advance(p.mechanism, p.state.q, step, trial.q);
                if (relaxed) {
                    assertEquals("", p.internals().settle(trial));
                }
                p.forces(trial, balance);
                for (int r = 0; r < p.lambda.length; r++) {
                    p.addRow(r, p.lambda[r], balance);
                }
                for (int k = 0; k < n; k++) {
                    slope[k] -= weights[i + 2] * balance[k] / (12 * STEP);
                }
            }
            double[] column = p.along(slope);
            for (int i = 0; i < d; i++) {
                out[i][j] = column[i];
            }
        }
        return out;
    }

    private static void compare(double[][] expected, double[][] told, double bound, String where) {
        double size = 1;
        for (double[] row : expected) {
            size = Math.max(size, RowBasis.largest(row));
        }
        for (int i = 0; i < told.length; i++) {
            for (int j = 0; j < told.length; j++) {
                assertEquals(expected[i][j], told[i][j], bound * size, where + ", row " + i + ", column " + j);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void stiffnessIsTheSlopeOfForces(long seed) {
        StaticPoint p = point(seed, false);
        compare(expected(p, false), TangentMatrices.stiffness(p, 1e-4, 1e-5, 2), 1e-7, "seed " + seed);
        compare(expected(p, true), TangentMatrices.relaxedStiffness(p, 1e-6, 1e-7), 1e-6, "relaxed, seed " + seed);
    }

    /** At an equilibrium it is the Hessian of the energy, whatever the coordinates. */
    @ParameterizedTest
    @ValueSource(longs = {1, 3, 9})
    void stiffnessIsSymmetricAtEquilibrium(long seed) {
        StaticPoint p = point(seed, true);
        Equilibrium e = Equilibrium.find(p.mechanism, p.state);
        assertTrue(e.found(), e.message());
        StaticPoint rest = new StaticPoint(p.mechanism);
        rest.at(e.state());
        double[][] k = TangentMatrices.stiffness(rest, 1e-4, 1e-5, 2), turned = new double[k.length][k.length];
        for (int i = 0; i < k.length; i++) {
            for (int j = 0; j < k.length; j++) {
                turned[i][j] = k[j][i];
            }
        }
        compare(k, turned, 1e-8, "seed " + seed);
    }

    /** Nothing is allocated for a direction once all blocks have been named. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void movingTheModelAllocatesNothing(long seed) {
        StaticPoint p = point(seed, false);
        double[] out = new double[p.force.length],
                rates = new double[p.internals().count()];
        State trial = p.state.copy();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int k = 0; k < 50; k++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            p.linearise();
            p.nearby(trial, 1e-6, true, out);
            p.nearbyRates(trial, 1e-6, rates);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least, "bytes");
    }
}
