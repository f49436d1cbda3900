package org.condyle.scenes;

import java.util.ArrayList;
import java.util.List;
import org.condyle.contact.RigidManyBody;
import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.many.ManyBodySearch;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.Free;
import org.condyle.joints.Pin;
import org.condyle.joints.Planar;
import org.condyle.joints.PlanarRevolute;
import org.condyle.joints.Slider;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.DryFriction;

/** Bodies that do not give way, for runs by time-stepping: the definitions that other engines run, too. z is up. */
public final class Rigid {
    private static final double FINGER_LENGTH = 0.2;
    private static final double FINGER_RADIUS = 0.02;
    private static final double FINGER_FLOOR = -0.25;
    public static final double G = 9.81;

    private Rigid() {}

    private static Model.Builder world(String name) {
        Model.Builder b = Model.builder(name);
        b.gravity(0, 0, -G);
        return b;
    }

    /** A half-space with its surface through a point, outward normal given. */
    public static Surface wall(String name, double[] point, double[] normal) {
        return new Surface(name, 0, Frame.withZAlong(point, normal), new HalfSpace());
    }

    private static int body(Model.Builder b, String name, double mass, double radius) {
        double turn = 0.4 * mass * radius * radius;
        return b.body(new Body(name, mass, new double[3], new double[] {turn, turn, turn, 0, 0, 0}));
    }

    /** A ball of 1 kg and 0.1 m that moves freely over a floor, as one pair "floor". */
    public static Model ball(double restitution, double friction) {
        Model.Builder b = world("ball");
        int ball = body(b, "ball", 1, 0.1);
        b.joint("ball", new Free(), 0, ball, Frame.IDENTITY, Frame.IDENTITY);
        b.unilateral(
                "floor",
                RigidPair.in(
                        b,
                        Pairs.between(
                                wall("ground", new double[3], new double[] {0, 0, 1}),
                                new Surface("ball", ball, Frame.IDENTITY, new Sphere(0.1))),
                        false,
                        DryFriction.coulomb(friction, friction),
                        new NewtonImpact(restitution)));
        return b.build();
    }

    /** A flat block of 1 kg on a floor, held by its four corners; gravity is turned so that the floor slopes up along x. */
    public static Model block(double slope, double friction) {
        Model.Builder b = Model.builder("block");
        b.gravity(-G * Math.sin(slope), 0, -G * Math.cos(slope));
        int block = b.body(new Body("block", 1, new double[3], new double[] {0.01, 0.01, 0.02, 0, 0, 0}));
        b.joint("block", new Free(), 0, block, Frame.IDENTITY, Frame.IDENTITY);
        b.unilateral(
                "floor",
                RigidPair.in(
                        b,
                        Pairs.between(
                                wall("ground", new double[3], new double[] {0, 0, 1}),
                                new Surface("block", block, Frame.IDENTITY, new Box(0.2, 0.2, 0.05))),
                        false,
                        DryFriction.coulomb(friction, friction),
                        new NewtonImpact(0)));
        return b.build();
    }

    /** A rod that hangs from the ground at one end and swings against a wall; the pivot is a joint or a closed loop. */
    public static Model pendulum(boolean loop, double restitution) {
        Model.Builder b = Model.builder("pendulum");
        int rod = b.body(PlanarMechanisms.rod("rod", 1, 2));
        if (loop) {
            b.joint("rod", new Planar(), 0, rod, Frame.IDENTITY, Frame.IDENTITY);
            b.constraint("pivot", new PlanarRevolute(rod, new double[] {-0.5, 0, 0}, 0, new double[3]));
        } else {
            b.joint("rod", new Pin(), 0, rod, Frame.IDENTITY, Frame.at(-0.5, 0, 0));
        }
        b.unilateral(
                "wall",
                RigidPair.in(
                        b,
                        Pairs.between(
                                wall("wall", new double[] {-0.2, 0, 0}, new double[] {1, 0, 0}),
                                new Surface("tip", rod, Frame.at(0.5, 0, 0), new Sphere(0.05))),
                        true,
                        DryFriction.NONE,
                        new NewtonImpact(restitution)));
        return b.build();
    }

    /** Two links of 20 cm and 1 kg on pins, the first on the ground, whose tips may touch a floor; {@link #pointing} places them. */
    public static Model finger(double friction, double restitution) {
        Model.Builder b = Model.builder("finger").gravity(0, -9.81, 0);
        int last = 0;
        for (int i = 0; i < 2; i++) {
            int link = b.body(PlanarMechanisms.rod("link" + i, FINGER_LENGTH, 1));
            Frame on = last == 0 ? Frame.IDENTITY : Frame.at(0.5 * FINGER_LENGTH, 0, 0);
            b.joint("j" + i, new Pin(), last, link, on, Frame.at(-0.5 * FINGER_LENGTH, 0, 0));
            last = link;
            Surface tip = new Surface("tip" + i, link, Frame.at(0.5 * FINGER_LENGTH, 0, 0), new Sphere(FINGER_RADIUS));
            Surface floor = wall("floor" + i, new double[] {0, FINGER_FLOOR, 0}, new double[] {0, 1, 0});
            b.unilateral(
                    "touch" + i,
                    RigidPair.in(
                            b,
                            Pairs.between(floor, tip),
                            true,
                            DryFriction.coulomb(friction, friction),
                            new NewtonImpact(restitution)));
        }
        return b.build();
    }

    /** The first link at an angle, and the tip of the second so far above the floor. */
    public static State pointing(Model m, double angle, double above) {
        State s = m.newState();
        s.q[0] = angle;
        double down = FINGER_FLOOR + FINGER_RADIUS + above - FINGER_LENGTH * Math.sin(angle);
        s.q[1] = Math.asin(down / FINGER_LENGTH) - angle;
        return s;
    }

    /** Balls of 1 kg one above the other, each on a vertical slider, over a floor; {@link #spaced} places them. */
    public static Model column(int count, double radius, double restitution) {
        Model.Builder b = world("column");
        List<Surface> surfaces = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int ball = body(b, "ball" + i, 1, radius);
            b.joint("ball" + i, new Slider(), 0, ball, Frame.IDENTITY, Frame.IDENTITY);
            surfaces.add(new Surface("ball" + i, ball, Frame.IDENTITY, new Sphere(radius)));
        }
        surfaces.add(wall("floor", new double[3], new double[] {0, 0, 1}));
        b.manyBodyContact("touch", new RigidManyBody(ManyBodySearch.rigid(surfaces), restitution, DryFriction.NONE));
        return b.build();
    }

    public static State spaced(Model column, double first, double spacing) {
        State s = column.newState();
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] = first + spacing * i;
        }
        return s;
    }

    /** Free balls in a square box without a lid. */
    public static Model box(int count, double radius, double mass, double side, double restitution, double friction) {
        Model.Builder b = world("box");
        List<Surface> surfaces = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int ball = body(b, "ball" + i, mass, radius);
            b.joint("ball" + i, new Free(), 0, ball, Frame.IDENTITY, Frame.IDENTITY);
            surfaces.add(new Surface("ball" + i, ball, Frame.IDENTITY, new Sphere(radius)));
        }
        double half = 0.5 * side;
        surfaces.add(wall("floor", new double[3], new double[] {0, 0, 1}));
        surfaces.add(wall("left", new double[] {-half, 0, 0}, new double[] {1, 0, 0}));
        surfaces.add(wall("right", new double[] {half, 0, 0}, new double[] {-1, 0, 0}));
        surfaces.add(wall("front", new double[] {0, -half, 0}, new double[] {0, 1, 0}));
        surfaces.add(wall("back", new double[] {0, half, 0}, new double[] {0, -1, 0}));
        b.manyBodyContact(
                "touch",
                new RigidManyBody(
                        ManyBodySearch.rigid(surfaces), restitution, DryFriction.coulomb(friction, friction)));
        return b.build();
    }

    /** Layers of 8 x 8 with a small jitter, as the peers' piles begin. */
    public static State layers(Model box) {
        State s = box.newState();
        for (int i = 0; i < s.q.length / 7; i++) {
            int k = i % 64;
            s.q[7 * i] = -0.42 + 0.12 * (k % 8) + 0.01 * jitter(i, 0);
            s.q[7 * i + 1] = -0.42 + 0.12 * (k / 8) + 0.01 * jitter(i, 1);
            s.q[7 * i + 2] = 0.07 + 0.12 * (i / 64);
        }
        return s;
    }

    /** Layers in a narrow box, so that what falls is soon held from all sides. */
    public static State tower(Model box, int side) {
        State s = box.newState();
        for (int i = 0; i < s.q.length / 7; i++) {
            int k = i % (side * side);
            s.q[7 * i] = 0.11 * (k % side - 0.5 * (side - 1)) + 0.005 * jitter(i, 0);
            s.q[7 * i + 1] = 0.11 * (k / side - 0.5 * (side - 1)) + 0.005 * jitter(i, 1);
            s.q[7 * i + 2] = 0.06 + 0.105 * (i / (side * side));
        }
        return s;
    }

    private static double jitter(int i, int axis) {
        int h = (int) 2654435761L * (3 * i + axis + 1);
        h ^= h >>> 15;
        h *= (int) 2246822519L;
        h ^= h >>> 13;
        return Integer.remainderUnsigned(h, 10001) / 10000.0 - 0.5;
    }
}
