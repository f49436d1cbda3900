package org.condyle.scenes;

import java.util.List;
import java.util.Objects;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.joints.Affine;
import org.condyle.joints.Ball;
import org.condyle.joints.Free;
import org.condyle.joints.FunctionMobility;
import org.condyle.joints.Pin;
import org.condyle.joints.Planar;
import org.condyle.joints.Slider;
import org.condyle.joints.Universal;
import org.condyle.joints.Weld;
import org.condyle.math.Mat3;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Signal;

/**
 * A small forest with every kind of mobility, branches, offsets and full inertias, standing anywhere in the world. The
 * same seed in another place gives the same forest there: what is fixed in the ground moves along.
 *
 * <pre>
 *   ground - free: trunk - pin: limb - universal: twig - slider: bud
 *                        \ ball: bough - function: leaf - weld: fruit
 *   ground - pin: post - planar: plate
 *   ground - slider: cart
 *   ground - free: stone
 * </pre>
 */
public final class MixedTree {
    public final Model.Builder builder;
    public final int trunk;
    public final int limb;
    public final int twig;
    public final int bud;
    public final int bough;
    public final int leaf;
    public final int fruit;
    public final int post;
    public final int plate;
    public final int cart;
    public final int stone;

    private final double[] turn;
    private final double[] shift;
    private final Chance chance;

    public MixedTree(long seed) {
        this(seed, Mat3.identity(), new double[3]);
    }

    /** The forest of a seed with all its ground turned by a rotation, then shifted. */
    public MixedTree(long seed, double[] turn, double[] shift) {
        this.turn = turn.clone();
        this.shift = shift.clone();
        chance = new Chance(seed);
        builder = Model.builder("mixed tree");
        double[] g = direction(0, new double[] {0.3, -9.81, 0.5});
        builder.gravity(g[0], g[1], g[2]);
        trunk = hang("trunk", new Free(), 0);
        limb = hang("limb", new Pin(), trunk);
        twig = hang("twig", new Universal(), limb);
        bud = hang("bud", new Slider(), twig);
        bough = hang("bough", new Ball(), trunk);
        leaf = hang("leaf", rolling(), bough);
        fruit = hang("fruit", new Weld(), leaf);
        post = hang("post", new Pin(), 0);
        plate = hang("plate", new Planar(), post);
        cart = hang("cart", new Slider(), 0);
        stone = hang("stone", new Free(), 0);
    }

    private int hang(String name, Mobility mobility, int parent) {
        int body = builder.body(chance.body(name));
        builder.joint(name + "-joint", mobility, parent, body, frame(parent, chance.frame(0.4)), chance.frame(0.2));
        return body;
    }

    /** One more body, which deforms. Its coordinates are those of the world, so it does not turn with the forest. */
    public int jelly(String name) {
        int body = builder.body(chance.body(name));
        builder.joint(name, new Affine(false), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        return body;
    }

    /** A joint that turns about two skew axes and shifts as it turns. */
    public static FunctionMobility rolling() {
        NameTable names = new NameTable().variable("a").variable("b");
        String[] functions = {"a + 0.2*b^2", "sin(b) - 0.3*a*b", "0.4*a", "0.1*cos(a)", "0.05*a*b", "0.1*b"};
        Expression[] parsed = new Expression[6];
        for (int i = 0; i < 6; i++) {
            parsed[i] = Expression.parse(functions[i], names);
        }
        return new FunctionMobility(
                new Mobility.Coordinate[] {
                    new Mobility.Coordinate("a", Dimension.ANGLE), new Mobility.Coordinate("b", Dimension.ANGLE)
                },
                parsed,
                new double[][] {{1, 0.2, 0}, {0, 1, 0.3}, {0.1, 0, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0.5, 1}});
    }

    /** A point given for the untouched world, where it belongs now; points of bodies stay. */
    public double[] point(int body, double[] local) {
        double[] out = direction(body, local);
        for (int i = 0; i < 3 && body == 0; i++) {
            out[i] += shift[i];
        }
        return out;
    }

    public double[] direction(int body, double[] local) {
        double[] out = local.clone();
        if (body == 0) {
            Mat3.times(turn, 0, local[0], local[1], local[2], out, 0);
        }
        return out;
    }

    public Frame frame(int body, Frame f) {
        return body == 0 ? new Frame(point(0, f.origin()), Mat3.times(turn, f.rotation())) : f;
    }

    public double[] shift() {
        return shift.clone();
    }

    public Joint joint(Model model, String name) {
        return model.joint(name + "-joint").orElseThrow();
    }

    /** The first coordinate of a joint of this forest. */
    public JointCoordinate coordinate(String name) {
        return JointCoordinate.of(joint(builder.build(), name));
    }

    /** Where the only coordinate of a joint of this forest sits: {q, v}. */
    public static int[] place(Model model, String name) {
        Joint j = model.joint(name + "-joint").orElseThrow();
        return new int[] {j.qAt(), j.vAt()};
    }

    /** A formula over the time t and named signals, which it finds in order. */
    public static Formula formula(String text, List<Signal> signals, String... names) {
        NameTable table = new NameTable().variable("t");
        for (String name : names) {
            table.variable(name);
        }
        return new Formula(Expression.parse(text, table), List.copyOf(Objects.requireNonNull(signals)));
    }
}
