package org.condyle.scenes;

import java.util.List;
import java.util.Random;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.forces.Motor;
import org.condyle.forces.MotorDrive;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;

/** Trees of all kinds of joints in space, driven by more motors than they have freedoms: along lines and about coordinates. */
public final class MotorTrees {
    private static final int LINES = 9; // of each body, seven of them to the ground: they can give it any wrench

    private MotorTrees() {}

    /** @param limit largest size of a control; infinite for none */
    public static Model.Builder redundant(int bodies, Random random, double limit) {
        Model.Builder b = RandomTrees.tree(bodies, random);
        Model bare = b.build();
        for (int i = 0; i < LINES * bodies; i++) {
            int from = 1 + i / LINES, to = i % LINES < 7 ? 0 : random.nextInt(bodies + 1);
            double[] p = random.doubles(3, -1, 1).toArray(),
                    q = random.doubles(3, -1, 1).toArray();
            b.force(
                    "line" + i,
                    Motor.along(new PointDistance(from, p, to == from ? 0 : to, q), drive(b, random, limit)));
        }
        for (Joint j : bare.joints()) {
            for (int k = 0; k < j.mobility().speeds().length; k++) {
                if (j.mobility().isPlain(k) && random.nextBoolean()) {
                    b.force(j.name() + "-motor" + k, Motor.along(JointCoordinate.of(j, k), drive(b, random, limit)));
                }
            }
        }
        return b;
    }

    /**
     * Four bodies on pins about skew axes. The first angle is 0.2 + t, the third follows the second, 2 x + 0.3 sin x; motors about all
     * of them.
     */
    public static Model.Builder coupled(Random random) {
        Model.Builder b = Model.builder("coupled").gravity(1, -9, 3);
        int parent = 0;
        for (int i = 0; i < 4; i++) {
            int body = b.body(new Body(
                    "body" + i,
                    1 + random.nextDouble(),
                    random.doubles(3, -0.3, 0.3).toArray(),
                    new double[] {0.03, 0.04, 0.05, 0.002, -0.001, 0.003}));
            b.joint(
                    "pin" + i,
                    new Pin(),
                    parent,
                    body,
                    Frame.withZAlong(
                            random.doubles(3, -0.5, 0.5).toArray(),
                            random.doubles(3, -1, 1).toArray()),
                    Frame.withZAlong(
                            random.doubles(3, -0.2, 0.2).toArray(),
                            random.doubles(3, -1, 1).toArray()));
            parent = body;
        }
        Model bare = b.build();
        List<JointCoordinate> angles =
                bare.joints().stream().map(JointCoordinate::of).toList();
        NameTable two = new NameTable().variable("t").variable("x").variable("y");
        b.constraint(
                "coupler",
                new MeasureEquation(
                        Expression.parse("y - 2*x - 0.3*sin(x)", two),
                        List.of(angles.get(1), angles.get(2)),
                        false,
                        Dimension.ANGLE));
        NameTable one = new NameTable().variable("t").variable("x");
        b.constraint(
                "driver",
                new MeasureEquation(
                        Expression.parse("x - 0.2 - t", one), List.of(angles.get(0)), true, Dimension.ANGLE));
        for (int i = 0; i < 4; i++) {
            b.force("motor" + i, Motor.along(angles.get(i), MotorDrive.unlimited(Control.settable(b, 0), 10 + i)));
        }
        return b;
    }

    private static MotorDrive drive(Model.Builder b, Random random, double limit) {
        return new MotorDrive(Control.settable(b, 0), -limit, limit, 5 + 50 * random.nextDouble(), false);
    }
}
