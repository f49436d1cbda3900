package org.condyle.scenes;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.Planar;
import org.condyle.joints.PlanarRevolute;
import org.condyle.joints.PointGuide;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/**
 * Seven segments in absolute planar coordinates: trunk, thighs, shanks, feet; six revolutes (12 rows). The hip is led
 * along, and all seven angles are driven (9 rows), so that the motion is known and the forces are what is asked for.
 */
public final class Walker {
    private static final String[] NAMES = {
        "trunk", "thigh-right", "shank-right", "foot-right", "thigh-left", "shank-left", "foot-left"
    };
    private static final double[] MASS = {50, 8, 3.5, 1.1, 8, 3.5, 1.1};
    private static final double[] INERTIA = {3.5, 0.13, 0.05, 0.005, 0.13, 0.05, 0.005};
    private static final double[] MEAN = {1.5, -1.5, -1.7, -0.2, -1.6, -1.8, -0.1};
    private static final double[] SWING = {0.05, 0.4, 0.5, 0.3, -0.4, -0.5, -0.3};

    private Walker() {}

    public static Model driven() {
        return build(true);
    }

    /** The same body without drives on its angles, led at the hip: it dangles. */
    public static Model dangling() {
        return build(false);
    }

    private static Model build(boolean driven) {
        Model.Builder b = Model.builder("walker");
        int[] body = new int[7];
        int[] q = new int[7];
        for (int i = 0; i < 7; i++) {
            body[i] = b.body(new Body(NAMES[i], MASS[i], new double[3], new double[] {0, 0, INERTIA[i], 0, 0, 0}));
            q[i] = b.joint(NAMES[i], new Planar(), 0, body[i], Frame.IDENTITY, Frame.IDENTITY)
                    .qAt();
        }
        double[] hip = x(-0.293);
        for (int side = 0; side < 2; side++) {
            String s = side == 0 ? "right" : "left";
            int thigh = body[1 + 3 * side], shank = body[2 + 3 * side], foot = body[3 + 3 * side];
            b.constraint("hip-" + s, new PlanarRevolute(thigh, x(-0.18), body[0], hip));
            b.constraint("knee-" + s, new PlanarRevolute(shank, x(-0.18), thigh, x(0.24)));
            b.constraint("ankle-" + s, new PlanarRevolute(foot, x(-0.06), shank, x(0.25)));
        }
        NameTable t = new NameTable().variable("t");
        b.constraint("lead-x", new PointGuide(body[0], hip, x(1), Expression.parse("1.2*t + 0.01*sin(4*pi*t)", t)));
        b.constraint(
                "lead-y",
                new PointGuide(body[0], hip, new double[] {0, 1, 0}, Expression.parse("0.9 + 0.02*cos(4*pi*t)", t)));
        for (int i = 0; i < 7 && driven; i++) {
            NameTable names = new NameTable().variable("t").variable("angle");
            String text = "angle - (" + MEAN[i] + ") - (" + SWING[i] + ")*sin(2*pi*t + " + i + ")";
            b.constraint(
                    "drive-" + NAMES[i],
                    new MeasureEquation(
                            Expression.parse(text, names),
                            List.of(new JointCoordinate(q[i] + 2, q[i] + 2, Measure.Kind.ANGLE)),
                            true,
                            Dimension.ANGLE));
        }
        return b.build();
    }

    private static double[] x(double x) {
        return new double[] {x, 0, 0};
    }

    /** Near a consistent start: angles of the drives, the rest left to the assembly. */
    public static State guess(Model model) {
        State s = model.newState();
        for (int i = 0; i < 7; i++) {
            s.q[3 * i + 2] = MEAN[i] + SWING[i] * Math.sin(i);
            s.q[3 * i + 1] = 0.5;
        }
        return s;
    }
}
