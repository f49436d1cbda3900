package org.condyle.scenes;

import java.util.ArrayList;
import java.util.List;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.scenes.BodyScene.Kind;
import org.condyle.scenes.BodyScene.Part;
import org.jspecify.annotations.Nullable;

/** Random scenes of bodies on bodies; everything follows from the number of the scene, and its kind does so in turn. */
public final class BodyScenes {
    private static final double G = 9.81;
    private static final double[] FLOOR = {0, 0, 0, 0, 0, 1};
    private static final double[] FRICTIONS = {0, 0.1, 0.3, 0.5, 0.8, 1};
    private static final double[] RESTITUTIONS = {0, 0, 0.2, 0.5, 0.8};
    private static final double[] STILL = new double[3];

    private final Chance chance;
    private final int number;
    private final Kind kind;
    private final double friction;
    private final double restitution;
    private final List<Part> parts = new ArrayList<>();
    private final List<double[]> floors = new ArrayList<>();

    private BodyScenes(int number) {
        this.number = number;
        kind = Kind.values()[number % Kind.values().length];
        chance = new Chance(number);
        friction = pick(FRICTIONS);
        restitution = pick(RESTITUTIONS);
    }

    /** The scene of a number from 0 on; the same each time. */
    public static BodyScene of(int number) {
        return new BodyScenes(number).make();
    }

    private BodyScene make() {
        return switch (kind) {
            case FLAT -> flat(0);
            case FLAT_TURNED -> flat(chance.in(0.05, 1.5));
            case EDGE -> tilted(false);
            case CORNER -> tilted(true);
            case STACK -> stack(0, 0, 0, false);
            case STACK_SHIFTED -> stack(chance.in(0.05, 0.2), 0, 0, false);
            case STACK_TURNED -> stack(0, chance.in(0.1, 0.8), 0, false);
            case STACK_UNEQUAL -> stack(0.1, 0.3, 0, true);
            case STACK_GAPS -> stack(0, 0, 1e-4, false);
            case HEAP_IN_BOX -> heap(true);
            case HEAP_ON_FLOOR -> heap(false);
            case CHAIN_OVER_BAR -> chain();
            case DROP_ON_FIXED_BOX -> drop(true);
            case DROP_ON_BODY -> drop(false);
            case TIPPING -> tipping();
            case SLOPE -> slope();
            case COLLISION -> collision();
        };
    }

    /** Two or three things flush on the floor, a fixed box or each other, at rest. */
    private BodyScene flat(double turn) {
        boolean onBox = chance.in(0, 1) < 0.5;
        double top = ground(onBox);
        Solid below = box(0.1, 0.2), above = flatSolid();
        free(below, 0, 0, top + height(below), about(turn), STILL, STILL);
        free(above, 0.01, -0.005, top + 2 * height(below) + height(above), about(-turn), STILL, STILL);
        return rests(0.4);
    }

    /** A box that stands on an edge or a corner on top of another one, and falls over. */
    private BodyScene tilted(boolean corner) {
        double top = ground(false);
        Solid below = Solid.box(0.2, 0.2, chance.in(0.05, 0.1)), above = box(0.05, 0.12);
        double[] lean = Rotations.about(0, 1, 0, chance.in(0.2, 1.3));
        double[] r = corner ? Mat3.times(Rotations.about(1, 0, 0, chance.in(0.2, 1.3)), lean) : lean;
        r = Mat3.times(about(chance.in(0, 1)), r);
        free(below, 0, 0, top + height(below), Mat3.identity(), STILL, STILL);
        free(above, 0, 0, top + 2 * height(below) + reach(above, r), r, STILL, STILL);
        return scene(0.5, null, false);
    }

    /** Bricks one above the other that stay where they are, or settle through small gaps. */
    private BodyScene stack(double shift, double turn, double gap, boolean unequal) {
        double z = ground(chance.in(0, 1) < 0.3), sunk = z;
        int count = 2 + (int) chance.in(0, 4);
        double[] size = {chance.in(0.1, 0.2), chance.in(0.1, 0.2), chance.in(0.04, 0.1)};
        List<double[]> ends = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Solid brick = unequal && i > 0
                    ? Solid.box(size[0] * chance.in(0.6, 1), size[1] * chance.in(0.6, 1), chance.in(0.04, 0.1))
                    : Solid.box(size[0], size[1], size[2]);
            z += gap + height(brick);
            sunk += height(brick);
            // by turns to both sides, so that what is above is always carried
            double x = 0.5 * (i % 2 == 0 ? -1 : 1) * shift * size[0];
            free(brick, x, 0, z, about(i * turn), STILL, STILL);
            ends.add(new double[] {x, 0, sunk});
            z += height(brick);
            sunk += height(brick);
        }
        return scene(0.4, ends.toArray(double[][]::new), true);
    }

    private BodyScene heap(boolean inBox) {
        double inner = 0.42, high = 1.0, wall = 0.05, off = 0.5 * (inner + wall);
        if (inBox) {
            Solid side = Solid.box(wall, inner + 2 * wall, high), front = Solid.box(inner + 2 * wall, wall, high);
            fixed(Solid.box(inner + 2 * wall, inner + 2 * wall, wall), 0, 0, -0.5 * wall, Mat3.identity());
            fixed(side, -off, 0, 0.5 * high, Mat3.identity());
            fixed(side, off, 0, 0.5 * high, Mat3.identity());
            fixed(front, 0, -off, 0.5 * high, Mat3.identity());
            fixed(front, 0, off, 0.5 * high, Mat3.identity());
        } else {
            floors.add(FLOOR);
        }
        int count = 3 + (int) chance.in(0, 10);
        for (int i = 0; i < count; i++) {
            double x = 0.1 * (i % 2 == 0 ? -1 : 1) + chance.in(-0.005, 0.005);
            double y = 0.1 * (i / 2 % 2 == 0 ? -1 : 1) + chance.in(-0.005, 0.005);
            double z = 0.1 + 0.195 * (i / 4);
            free(anySolid(0.094), x, y, z, chance.rotation(), chance.vector(0.3), chance.vector(2));
        }
        return scene(0.6, null, false);
    }

    /** Links in a row above a bar across them, which drape themselves over it. */
    private BodyScene chain() {
        floors.add(FLOOR);
        int count = 4 + (int) chance.in(0, 7);
        Solid link = chance.in(0, 1) < 0.5
                ? Solid.capsule(chance.in(0.008, 0.015), chance.in(0.04, 0.06))
                : Solid.box(chance.in(0.015, 0.02), chance.in(0.015, 0.02), chance.in(0.05, 0.08));
        double length = SceneModel.linkLength(link), bar = chance.in(0.02, 0.05), up = 0.35;
        double[] across = Rotations.about(1, 0, 0, 0.5 * Math.PI);
        Solid round = chance.in(0, 1) < 0.5 ? Solid.cylinder(bar, 0.4) : Solid.box(2 * bar, 2 * bar, 0.4);
        fixed(round, 0, 0, up, across);
        double[] along = Rotations.about(0, 1, 0, 0.5 * Math.PI); // z of a link is x of the world
        double x = -0.5 * length * (count - 1) + chance.in(-0.02, 0.02);
        double z = up + bar + reach(link, along) + chance.in(0, 0.02);
        for (int i = 0; i < count; i++) {
            free(link, x + i * length, 0, z, along, STILL, STILL);
        }
        return new BodyScene(
                number,
                kind,
                new double[] {0, 0, -G},
                List.copyOf(parts),
                List.copyOf(floors),
                true,
                friction,
                restitution,
                0.5,
                null,
                false);
    }

    private BodyScene drop(boolean onFixed) {
        double top;
        if (onFixed) {
            Solid box = Solid.box(0.4, 0.4, chance.in(0.05, 0.2));
            fixed(box, 0, 0, height(box), Mat3.identity());
            top = 2 * height(box);
        } else {
            floors.add(FLOOR);
            Solid below = flatSolid();
            free(below, 0, 0, height(below), about(chance.in(0, 3)), STILL, STILL);
            top = 2 * height(below);
        }
        Solid s = anySolid(0.1);
        double[] r = chance.rotation();
        double z = top + reach(s, r) + chance.in(0.001, 0.15);
        free(s, chance.in(-0.03, 0.03), chance.in(-0.03, 0.03), z, r, STILL, chance.vector(1));
        return scene(0.5, null, false);
    }

    /** A brick whose mass centre is just inside or just outside of the edge of what carries it. */
    private BodyScene tipping() {
        floors.add(FLOOR);
        Solid below = Solid.box(0.2, 0.2, 0.15), above = Solid.box(0.2, 0.1, chance.in(0.03, 0.08));
        if (chance.in(0, 1) < 0.5) {
            fixed(below, 0, 0, 0.075, Mat3.identity());
        } else {
            parts.add(new Part("b0", below, new double[] {0, 0, 0.075}, Mat3.identity(), STILL, STILL, 5000));
        }
        boolean tips = chance.in(0, 1) < 0.7;
        double x = 0.1 + (tips ? 1 : -1) * chance.in(0.002, 0.02);
        free(above, x, 0, 0.15 + height(above), Mat3.identity(), STILL, STILL);
        return tips ? scene(0.5, null, false) : rests(0.4);
    }

    /** A brick on an inclined plank, with less friction than it needs to stay, or with more. */
    private BodyScene slope() {
        double angle = chance.in(0.1, 0.6),
                part = pick(new double[] {0, 0.5, 0.9, 1.1, 2}),
                mu = part * Math.tan(angle);
        double[] r = Rotations.about(0, 1, 0, angle); // down is +x
        Solid plank = Solid.box(1.5, 0.4, 0.1), brick = Solid.box(chance.in(0.12, 0.2), 0.1, chance.in(0.03, 0.06));
        fixed(plank, 0, 0, 0.5, r);
        double[] at = BodyScene.apply(r, new double[] {-0.3, 0.01, 0.05 + height(brick)});
        double turn = chance.in(0, 1) < 0.5 ? 0 : chance.in(0, 3);
        free(brick, at[0], at[1], 0.5 + at[2], Mat3.times(r, about(turn)), STILL, STILL);
        double t = 0.3, way = 0.5 * t * t * Math.max(0, G * (Math.sin(angle) - mu * Math.cos(angle)));
        double[] end = BodyScene.apply(r, new double[] {-0.3 + way, 0.01, 0.05 + height(brick)});
        end[2] += 0.5;
        boolean known = part != 0.5 && part != 0.9 || turn == 0; // turned, it spins a little as it slides
        return new BodyScene(
                number,
                kind,
                new double[] {0, 0, -G},
                List.copyOf(parts),
                List.of(),
                false,
                mu,
                restitution,
                t,
                known ? new double[][] {end} : null,
                true);
    }

    /** Bodies that fly towards each other, without weight. */
    private BodyScene collision() {
        int count = 2 + (int) chance.in(0, 3);
        for (int i = 0; i < count; i++) {
            double a = 2 * Math.PI * i / count, x = 0.16 * Math.cos(a), y = 0.16 * Math.sin(a);
            double[] toward = {-5 * x + chance.in(-0.1, 0.1), -5 * y + chance.in(-0.1, 0.1), chance.in(-0.1, 0.1)};
            free(anySolid(0.09), x, y, chance.in(-0.02, 0.02), chance.rotation(), toward, chance.vector(3));
        }
        return new BodyScene(
                number, kind, STILL, List.copyOf(parts), List.of(), false, friction, restitution, 0.4, null, false);
    }

    /** Something to stand on; its height. */
    private double ground(boolean box) {
        if (!box) {
            floors.add(FLOOR);
            return 0;
        }
        Solid s = Solid.box(0.5, 0.5, 0.1);
        fixed(s, 0, 0, 0.05, Mat3.identity());
        return 0.1;
    }

    private BodyScene rests(double until) {
        double[][] ends =
                parts.stream().filter(p -> !p.fixed()).map(Part::place).toArray(double[][]::new);
        return scene(until, ends, true);
    }

    private BodyScene scene(double until, double @Nullable [][] ends, boolean regular) {
        return new BodyScene(
                number,
                kind,
                new double[] {0, 0, -G},
                List.copyOf(parts),
                List.copyOf(floors),
                false,
                friction,
                restitution,
                until,
                ends,
                regular);
    }

    private void fixed(Solid s, double x, double y, double z, double[] rotation) {
        parts.add(new Part("f" + parts.size(), s, new double[] {x, y, z}, rotation, STILL, STILL, 0));
    }

    private void free(Solid s, double x, double y, double z, double[] rotation, double[] velocity, double[] spin) {
        double density = chance.in(700, 1300);
        parts.add(new Part("b" + parts.size(), s, new double[] {x, y, z}, rotation, velocity, spin, density));
    }

    private double pick(double[] of) {
        return of[(int) chance.in(0, of.length)];
    }

    private static double[] about(double angle) {
        return Rotations.about(0, 0, 1, angle);
    }

    private static double height(Solid s) {
        return s.support().of(0, 0, 1);
    }

    /** How far a turned solid reaches below its mass centre [m]. */
    private static double reach(Solid s, double[] r) {
        return s.support().of(-r[6], -r[7], -r[8]);
    }

    private Solid box(double low, double high) {
        return Solid.box(chance.in(low, high), chance.in(low, high), chance.in(0.5 * low, 0.5 * high));
    }

    /** With a flat lower side, as it is. */
    private Solid flatSolid() {
        return chance.in(0, 1) < 0.7 ? box(0.08, 0.15) : Solid.cylinder(chance.in(0.03, 0.08), chance.in(0.03, 0.1));
    }

    /** Any form that fits into a ball of this radius. */
    private Solid anySolid(double within) {
        double s = within * chance.in(0.5, 1), t = 0.57 * s;
        return switch ((int) chance.in(0, 6)) {
            case 0 -> Solid.sphere(s);
            case 1 -> Solid.box(2 * t * chance.in(0.4, 1), 2 * t * chance.in(0.4, 1), 2 * t * chance.in(0.4, 1));
            case 2 -> Solid.capsule(0.4 * s, 1.2 * s * chance.in(0.3, 1));
            case 3 -> Solid.cylinder(0.7 * s * chance.in(0.4, 1), 1.4 * s * chance.in(0.3, 1));
            case 4 -> Solid.ellipsoid(s, s * chance.in(0.5, 1), s * chance.in(0.5, 1));
            default -> Solid.hull(cloud(8 + (int) chance.in(0, 13), 0.75 * s));
        };
    }

    /** Points on an ellipsoid: each is a corner of their hull. */
    private double[] cloud(int count, double size) {
        double[] axes = {size, size * chance.in(0.7, 1), size * chance.in(0.7, 1)};
        double[] out = new double[3 * count];
        double turn = chance.in(0, 6);
        for (int i = 0; i < count; i++) {
            // evenly about the sphere and then disturbed, so that the mass centre is well inside
            double z = 1 - (2 * i + 1.0) / count, a = turn + i * Math.PI * (3 - Math.sqrt(5));
            double r = Math.sqrt(1 - z * z);
            double[] p = Solid.unit(new double[] {
                r * Math.cos(a) + chance.in(-0.2, 0.2), r * Math.sin(a) + chance.in(-0.2, 0.2), z + chance.in(-0.2, 0.2)
            });
            for (int k = 0; k < 3; k++) {
                out[3 * i + k] = axes[k] * p[k];
            }
        }
        return out;
    }
}
