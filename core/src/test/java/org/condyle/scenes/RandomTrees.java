package org.condyle.scenes;

import java.util.Random;
import org.condyle.forces.Spring;
import org.condyle.joints.Ball;
import org.condyle.joints.Free;
import org.condyle.joints.Pin;
import org.condyle.joints.Planar;
import org.condyle.joints.Slider;
import org.condyle.joints.Universal;
import org.condyle.joints.Weld;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/** Trees of all kinds of joints with springs between their bodies, in arbitrary states: for properties, not for looks. */
public final class RandomTrees {
    private RandomTrees() {}

    public static Model.Builder tree(int bodies, Random random) {
        Model.Builder b = Model.builder("random tree").gravity(1, -9, 3);
        for (int i = 1; i <= bodies; i++) {
            double x = 0.1 + random.nextDouble(), y = 0.1 + random.nextDouble(), z = 0.1 + random.nextDouble();
            double m = 0.5 + random.nextDouble();
            double k = m / 12, xy = 0.2 * k * x * y, xz = -0.1 * k * x * z, yz = 0.3 * k * y * z;
            double[] inertia = {k * (y * y + z * z), k * (x * x + z * z), k * (x * x + y * y), xy, xz, yz};
            int body = b.body(new Body("body" + i, m, vector(random), inertia));
            // Welds and sliders at the root would leave little to test.
            Mobility mobility = switch (i == 1 ? 5 : random.nextInt(7)) {
                case 0 -> new Pin();
                case 1 -> new Ball();
                case 2 -> new Slider();
                case 3 -> new Universal();
                case 4 -> new Planar();
                case 5 -> new Free();
                default -> new Weld();
            };
            b.joint("joint" + i, mobility, random.nextInt(i), body, frame(random), frame(random));
            b.force(
                    "spring" + i,
                    new Spring(new PointDistance(body, vector(random), random.nextInt(i), vector(random)), 20, 0.3, 2));
        }
        return b;
    }

    private static double[] vector(Random random) {
        return new double[] {random.nextDouble() - 0.5, random.nextDouble() - 0.5, random.nextDouble() - 0.5};
    }

    private static Frame frame(Random random) {
        return Frame.withZAlong(vector(random), vector(random));
    }

    public static State state(Model model, Random random) {
        State s = model.newState();
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] += random.nextDouble() - 0.5;
        }
        for (int i = 0; i < s.v.length; i++) {
            s.v[i] = 2 * random.nextDouble() - 1;
        }
        model.joints().forEach(j -> j.mobility().tidy(s.q, j.qAt()));
        return s;
    }
}
