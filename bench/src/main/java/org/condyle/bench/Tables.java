package org.condyle.bench;

import java.io.IOException;
import java.util.Arrays;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.freeform.LookupTable;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.PlanePatch;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.freeform.SpherePatch;
import org.condyle.geometry.freeform.SurfaceSampler;
import org.condyle.geometry.freeform.WholeTable;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.io.lookup.DirectAccessTable;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/** Searches for the contact of a lookup table of a ball with a floor while it rolls to and fro by 1 rad in 2000 steps. */
final class Tables {
    private static final int STEPS = 2000;

    private Tables() {}

    static void race() throws IOException {
        ParametricShape ball = new ParametricShape(SpherePatch.below(0.1));
        ParametricShape plane = new ParametricShape(new PlanePatch(0.4, 0.4));
        for (int n : new int[] {33, 129, 333}) {
            onTable(n, new SampledSurface(ball, n, n), new SampledSurface(plane, n, n));
        }
        for (int n : new int[] {33, 333, 999}) {
            SurfaceSampler all = new SurfaceSampler(ball, n, n);
            race(n, "whole", WholeTable.copyOf(all), ball);
            for (int window : new int[] {3, 5, 11}) {
                race(n, "window-" + window, DirectAccessTable.temporary(all, window), ball);
            }
        }
    }

    /** The same on a floor that is a table, too, along which the ball moves. */
    private static void onTable(int n, SampledSurface ball, SampledSurface floor) {
        ContactGeometry pair = Pairs.between(
                new Surface("ball", 0, Frame.IDENTITY, ball),
                new Surface("floor", 1, Frame.at(-0.2, -0.2, 0), floor));
        Motion motion = new Motion(2);
        System.arraycopy(Rotations.about(0, 0, 1, 0), 0, motion.placement, Motion.SIZE + 3, 9);
        motion.placement[2] = 0.099;
        ContactSet set = new ContactSet(2);
        double[] memory = new double[pair.memories()], depths = new double[1];
        Arrays.fill(memory, Double.NaN);
        Clock.Timing time = Clock.repeat(7, 1, () -> {
            depths[0] = 0;
            for (int k = 0; k < STEPS; k++) {
                double angle = -0.5 + Math.abs(2.0 * k / STEPS - 1);
                System.arraycopy(Rotations.about(0.6, 0.8, 0, angle), 0, motion.placement, 3, 9);
                motion.placement[0] = 0.1 * angle;
                pair.find(motion, memory, 0, set);
                pair.remember(motion, set, memory, 0);
                depths[0] += set.depth[0];
            }
        });
        new Line("table-on-table-" + n)
                .top("cpu_s", time.cpu().median() / STEPS)
                .put("best_s", time.cpu().min() / STEPS)
                .put("depths", Double.toHexString(depths[0]))
                .print();
    }

    private static void race(int n, String word, LookupTable table, ParametricShape ball) {
        Surface a = new Surface("ball", 0, Frame.IDENTITY, new SampledSurface(table, ball));
        ContactGeometry pair = Pairs.between(a, new Surface("floor", 1, Frame.IDENTITY, new HalfSpace()));
        Motion motion = new Motion(2);
        double[] straight = Rotations.about(0, 0, 1, 0);
        System.arraycopy(straight, 0, motion.placement, Motion.SIZE + 3, 9);
        motion.placement[2] = 0.099;
        ContactSet set = new ContactSet(2);
        double[] memory = new double[pair.memories()];
        Arrays.fill(memory, Double.NaN);
        double[] depths = new double[1];
        Runnable roll = () -> {
            depths[0] = 0;
            for (int k = 0; k < STEPS; k++) {
                double angle = -0.5 + Math.abs(2.0 * k / STEPS - 1);
                System.arraycopy(Rotations.about(0.6, 0.8, 0, angle), 0, motion.placement, 3, 9);
                pair.find(motion, memory, 0, set);
                pair.remember(motion, set, memory, 0);
                depths[0] += set.depth[0];
            }
        };
        Clock.Timing time = Clock.repeat(7, 1, roll);
        DirectAccessTable file = table instanceof DirectAccessTable f ? f : null;
        long loads = file == null ? 0 : file.loads(), bytes = file == null ? 0 : file.bytesRead();
        roll.run();
        new Line("table-" + n + "-" + word)
                .top("cpu_s", time.cpu().median() / STEPS)
                .put("best_s", time.cpu().min() / STEPS)
                .put("memory_bytes", file == null ? 8L * LookupTable.WIDTH * n * n : file.memoryBytes())
                .put("loads", file == null ? 0 : (double) (file.loads() - loads) / STEPS)
                .put("read_bytes", file == null ? 0 : (double) (file.bytesRead() - bytes) / STEPS)
                .put("depths", Double.toHexString(depths[0]))
                .print();
    }
}
