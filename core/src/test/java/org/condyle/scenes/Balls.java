package org.condyle.scenes;

import java.util.ArrayList;
import java.util.List;
import org.condyle.contact.ManyBodyContact;
import org.condyle.contact.ManyBodyLaw;
import org.condyle.geometry.many.ManyBodySearch;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.Free;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;

/**
 * Balls of 1 cm or a little less and 4 g, stacked loosely in a cube, that fly about; with or without a box around them
 * and weight. The force between them is called "touch". The balls can be listed in any order: ball i is the same ball.
 */
public final class Balls {
    private static final double SPACING = 0.021;

    public final Model model;
    public final State start;

    public Balls(int[] order, ManyBodyLaw law, boolean boxed, double speed) {
        int side = (int) Math.ceil(Math.cbrt(order.length) - 1e-9);
        Model.Builder b = Model.builder("balls");
        b.gravity(0, 0, boxed ? -9.81 : 0);
        List<Surface> surfaces = new ArrayList<>();
        List<Joint> joints = new ArrayList<>();
        for (int i : order) {
            double radius = new Chance(i).in(0.009, 0.01), mass = 0.004, turn = 0.4 * mass * radius * radius;
            String name = "ball" + i;
            int body = b.body(new Body(name, mass, new double[3], new double[] {turn, turn, turn, 0, 0, 0}));
            joints.add(b.joint(name + "-joint", new Free(), 0, body, Frame.IDENTITY, Frame.IDENTITY));
            surfaces.add(new Surface(name, body, Frame.IDENTITY, new Sphere(radius)));
        }
        if (boxed) {
            double wide = SPACING * side;
            double[][] walls = {
                {0, 0, 0, 1, 0, 0},
                {wide, 0, 0, -1, 0, 0},
                {0, 0, 0, 0, 1, 0},
                {0, wide, 0, 0, -1, 0},
                {0, 0, 0, 0, 0, 1}
            };
            for (double[] w : walls) {
                Frame f = Frame.withZAlong(new double[] {w[0], w[1], w[2]}, new double[] {w[3], w[4], w[5]});
                surfaces.add(new Surface("wall" + surfaces.size(), 0, f, new HalfSpace()));
            }
        }
        b.force("touch", new ManyBodyContact(new ManyBodySearch(surfaces), law));
        model = b.build();
        start = model.newState();
        for (int k = 0; k < order.length; k++) {
            int i = order[k];
            Joint j = joints.get(k);
            Chance chance = new Chance(1000 + i);
            double[] v = chance.vector(speed), w = chance.vector(10 * speed);
            int[] cell = {i % side, i / side % side, i / side / side};
            for (int c = 0; c < 3; c++) {
                start.q[j.qAt() + c] = SPACING * (cell[c] + 0.5);
                start.v[j.vAt() + c] = v[c];
                start.v[j.vAt() + 3 + c] = w[c];
            }
        }
    }

    public static int[] inOrder(int n) {
        return java.util.stream.IntStream.range(0, n).toArray();
    }
}
