package org.condyle.bench;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.condyle.measures.wrap.PathPoint;
import org.condyle.measures.wrap.PathWrap;
import org.condyle.measures.wrap.WrapShape;
import org.condyle.measures.wrap.WrapSurface;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.measures.wrap.Wrapping;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/** Time of one reading of a path, length and rate, over one surface or two, by both sets of rules; the surfaces move. */
final class Wraps {
    private static final int POSES = 256;

    private Wraps() {}

    /** A path between two points of the ground over surfaces of body 1, which is placed anew for each reading. */
    private static double microseconds(Wrapping rules, WrapShape... shapes) {
        PathWrap[] wraps = new PathWrap[shapes.length];
        for (int i = 0; i < shapes.length; i++) {
            Frame frame = Frame.at(0.05 * i, 0.004 * i, 0);
            wraps[i] = new PathWrap(new WrapSurface("w" + i, 1, frame, shapes[i]));
        }
        PathPoint a = new PathPoint(0, -0.06, 0.004, 0.006),
                b = new PathPoint(0, 0.06 + 0.05 * (shapes.length - 1), 0.003, 0.008);
        WrappedPath path = new WrappedPath(List.of(a, b), List.of(wraps), rules);
        Measure.Reading reading = new Measure.Reading(path);
        State state = new State(0, 0, 0, 0);
        Motion motion = new Motion(2);
        motion.placement[15] = motion.placement[19] = motion.placement[23] = 1;
        double[] shift =
                new SplittableRandom(1).doubles(3 * POSES, -0.004, 0.004).toArray();
        int[] next = {0};
        double rate = Clock.rate(5, 0.5, 1, () -> {
                    int k = next[0] = (next[0] + 1) % POSES;
                    System.arraycopy(shift, 3 * k, motion.placement, 12, 3);
                    path.read(state, motion, reading);
                })
                .cpu()
                .median();
        return 1e6 / rate;
    }

    static void race() {
        WrapShape sphere = new WrapShape.Sphere(0.02), cylinder = new WrapShape.Cylinder(0.02, 0.2);
        WrapShape ellipsoid = new WrapShape.Ellipsoid(0.03, 0.018, 0.012);
        for (Wrapping rules : Wrapping.values()) {
            System.out.printf(
                    Locale.ROOT,
                    "%-8s  sphere %.2f  cylinder %.2f  ellipsoid %.2f  two cylinders %.2f microseconds a path%n",
                    rules.word(),
                    microseconds(rules, sphere),
                    microseconds(rules, cylinder),
                    microseconds(rules, ellipsoid),
                    microseconds(rules, cylinder, cylinder));
        }
    }
}
