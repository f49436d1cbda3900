package org.condyle.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.contact.law.Hertz;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.Ball;
import org.condyle.joints.BallAngles;
import org.condyle.joints.Distance;
import org.condyle.joints.Free;
import org.condyle.joints.FreeAngles;
import org.condyle.joints.Pin;
import org.condyle.joints.Planar;
import org.condyle.joints.PointOn;
import org.condyle.joints.Slider;
import org.condyle.joints.Spherical;
import org.condyle.joints.Universal;
import org.condyle.joints.Weld;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.simulate.Run;
import org.jspecify.annotations.Nullable;

/**
 * A random model, said twice: to the builder and as the text of a model file. A tree of all kinds of joints and free bodies, loops
 * closed by constraints, and a start of which some coordinates, orientations and speeds are given. Both have the same numbers, bit
 * for bit, so that nothing may differ in what they do.
 */
final class TwinModel {
    private static final List<String> TYPES =
            List.of("pin", "slider", "universal", "ball", "planar", "free", "ball-angles", "free-angles", "weld");
    static final double UNTIL = 0.05;
    static final double EVERY = 0.01;

    private final SplittableRandom chance;
    private final Model.Builder builder;
    private final List<String> bodies = new ArrayList<>();
    private final Map<String, String> joints = new LinkedHashMap<>();
    private final List<String> constraints = new ArrayList<>();
    private final Map<String, List<String>> initial = new LinkedHashMap<>();
    private final Map<String, Double> given = new LinkedHashMap<>();
    private final Map<String, Double> givenSpeeds = new LinkedHashMap<>();
    private final Map<String, double[]> orientations = new LinkedHashMap<>();
    private final double[] gravity;

    private final List<String> surfaces = new ArrayList<>();
    private final List<String> contacts = new ArrayList<>();
    private final @Nullable SplittableRandom touches;
    private boolean rigid;

    TwinModel(long seed) {
        this(seed, false);
    }

    /** With a floor below, on which some of the bodies stand, hang over, or overlap; some bodies have no mass. */
    static TwinModel onFloor(long seed) {
        return new TwinModel(seed, true);
    }

    private TwinModel(long seed, boolean floor) {
        chance = new SplittableRandom(seed);
        touches = floor ? new SplittableRandom(~seed) : null;
        builder = Model.builder("twin");
        gravity = vector(9);
        builder.gravity(gravity[0], gravity[1], gravity[2]);
        int count = chance.nextInt(2, 7);
        List<String> free = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            body(i);
            if (chance.nextInt(5) == 0) {
                free.add("body" + i);
            } else {
                joint(i, chance.nextInt(i));
            }
        }
        for (String name : free) { // a file gives bodies without a joint theirs after all others
            int at = Integer.parseInt(name.substring(4));
            builder.joint(name, new Free(), 0, at);
            start(name, new Free());
        }
        for (int i = chance.nextInt(3); i > 0; i--) {
            constrain(i, count);
        }
        if (touches != null) {
            floor(touches, count);
        }
    }

    private void floor(SplittableRandom touch, int count) {
        rigid = touch.nextInt(3) == 0;
        double height = touch.nextDouble(-0.9, -0.1);
        Surface ground = new Surface(
                "floor", 0, Frame.withZAlong(new double[] {0, height, 0}, new double[] {0, 1, 0}), new HalfSpace());
        builder.surface(ground);
        surfaces.add("floor: {at: [0, " + height + ", 0], shape: {half-space: {normal: y}}}");
        List<Surface> skins = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            if (touch.nextBoolean()) {
                double radius = touch.nextDouble(0.05, 0.3);
                skins.add(new Surface("skin" + i, i, Frame.IDENTITY, new Sphere(radius)));
                builder.surface(skins.get(skins.size() - 1));
                surfaces.add("skin%d: {on: body%d, shape: {sphere: {radius: %s}}}".formatted(i, i, radius));
            }
        }
        for (Surface skin : skins) {
            ContactGeometry pair = Pairs.between(ground, skin);
            String name = "touch-" + skin.name(), between = name + ": {between: [floor, " + skin.name() + "], ";
            if (rigid) {
                builder.unilateral(name, RigidPair.in(builder, pair, false, DryFriction.NONE, new NewtonImpact(0.5)));
                contacts.add(between + "impact: 0.5}");
            } else {
                double stiffness = touch.nextDouble(1e3, 1e6);
                builder.force(name, CompliantContact.in(builder, pair, new Hertz(1.5), stiffness));
                contacts.add(between + "law: hertz, stiffness: " + stiffness + "}");
            }
        }
    }

    private double[] vector(double size) {
        return new double[] {
            chance.nextDouble(-size, size), chance.nextDouble(-size, size), chance.nextDouble(-size, size)
        };
    }

    /** A quaternion that a rotation matrix gives back bit for bit: the file goes that way. */
    private double[] quaternion() {
        double[] q = {
            chance.nextDouble(-1, 1), chance.nextDouble(-1, 1), chance.nextDouble(-1, 1), chance.nextDouble(-1, 1)
        };
        Rotations.normalise(q, 0);
        for (int k = 0; k < 100; k++) {
            double[] r = new double[9];
            Rotations.fromQuaternion(q, 0, r, 0);
            double[] back = Rotations.toQuaternion(r);
            if (Arrays.equals(back, q)) {
                return q;
            }
            q = back;
        }
        return new double[] {1, 0, 0, 0};
    }

    private static String text(double... x) {
        return DoubleStream.of(x).mapToObj(Double::toString).collect(Collectors.joining(", ", "[", "]"));
    }

    private void body(int i) {
        double drawn = chance.nextDouble(0.5, 2),
                m = touches != null && touches.nextInt(12) == 0 ? 0 : drawn,
                c = chance.nextDouble(0.01, 0.03);
        double[] centre = vector(0.2), moments = {c + 0.011, c + 0.007, c + 0.003};
        builder.body(Body.of("body" + i, m)
                .centre(centre[0], centre[1], centre[2])
                .inertia(moments[0], moments[1], moments[2]));
        bodies.add("body%d: {mass: %s, centre: %s, inertia: {xx: %s, yy: %s, zz: %s}}"
                .formatted(i, m, text(centre), moments[0], moments[1], moments[2]));
    }

    private static Mobility mobility(String type) {
        return switch (type) {
            case "pin" -> new Pin();
            case "slider" -> new Slider();
            case "universal" -> new Universal();
            case "ball" -> new Ball();
            case "planar" -> new Planar();
            case "free" -> new Free();
            case "ball-angles" -> new BallAngles();
            case "free-angles" -> new FreeAngles();
            default -> new Weld();
        };
    }

    private void joint(int child, int parent) {
        String type = TYPES.get(chance.nextInt(TYPES.size())), name = "joint" + child;
        double[] at = vector(0.3), turn = quaternion(), childAt = vector(0.3);
        double[] r = new double[9];
        Rotations.fromQuaternion(turn, 0, r, 0);
        Mobility mobility = mobility(type);
        builder.joint(name, mobility, parent, child, new Frame(at, r), Frame.at(childAt));
        joints.put(
                name,
                "{type: %s%s, parent: %s, child: body%d, at: %s, orientation: {quaternion: %s}, child-at: %s}"
                        .formatted(
                                type,
                                type.equals("slider") ? ", axis: z" : "",
                                parent == 0 ? "ground" : "body" + parent,
                                child,
                                text(at),
                                text(turn),
                                text(childAt)));
        start(name, mobility);
    }

    private void start(String name, Mobility m) {
        boolean quaternion = m.coordinates().length > m.speeds().length;
        for (int k = 0; k < m.coordinates().length; k++) {
            String own = m.coordinates()[k].name();
            if (!(quaternion && own.startsWith("q")) && chance.nextInt(3) == 0) {
                double x = chance.nextDouble(-0.6, 0.6);
                given.put(name + "." + own, x);
                say(name, own + ": " + x);
            }
        }
        if (quaternion && chance.nextInt(3) == 0) {
            double[] q = quaternion();
            orientations.put(name, q);
            say(name, "orientation: {quaternion: " + text(q) + "}");
        }
        int spins = 0;
        for (int k = 0; k < m.speeds().length; k++) {
            String own = m.speeds()[k].name();
            boolean spin = own.startsWith("spin");
            if (spin) {
                spins++;
            } else if (chance.nextInt(4) == 0) {
                double u = chance.nextDouble(-1, 1);
                givenSpeeds.put(name + "." + own, u);
                say(name, (m.speeds().length == 1 ? "speed" : own + ".speed") + ": " + u);
            }
        }
        if (spins == 3 && chance.nextInt(3) == 0) {
            double[] w = vector(1);
            for (int k = 0; k < 3; k++) {
                givenSpeeds.put(name + ".spin-" + "xyz".charAt(k), w[k]);
            }
            say(name, "spin: " + text(w));
        }
    }

    private void say(String joint, String what) {
        initial.computeIfAbsent(joint, j -> new ArrayList<>()).add(what);
    }

    private void constrain(int i, int count) {
        int a = chance.nextInt(1, count + 1), b = chance.nextInt(count + 1);
        if (a == b) {
            b = 0;
        }
        String on = b == 0 ? "ground" : "body" + b, name = "loop" + i;
        double[] atA = vector(0.3), atB = vector(0.3);
        String places = "between: [{on: body%d, at: %s}, {on: %s, at: %s}]".formatted(a, text(atA), on, text(atB));
        switch (chance.nextInt(4)) {
            case 0 -> {
                builder.constraint(name, new Spherical(a, atA, b, atB));
                constraints.add(name + ": {type: spherical, " + places + "}");
            }
            case 1 -> {
                double[] normal = vector(1);
                builder.constraint(name, PointOn.plane(a, atA, b, atB, Rotations.unit(normal)));
                constraints.add(
                        "%s: {type: point-on-plane, point: {on: body%d, at: %s}, plane: {on: %s, through: %s, normal: %s}}"
                                .formatted(name, a, text(atA), on, text(atB), text(normal)));
            }
            default -> {
                double length = chance.nextDouble(0.2, 0.8);
                builder.constraint(name, new Distance(a, atA, b, atB, length));
                constraints.add(name + ": {type: distance, " + places + ", length: " + length + "}");
                if (touches != null && touches.nextInt(3) == 0) { // once more, which is redundant
                    builder.constraint(name + "-again", new Distance(a, atA, b, atB, length));
                    constraints.add(name + "-again: {type: distance, " + places + ", length: " + length + "}");
                }
            }
        }
    }

    /** Coordinates that are given, by name. */
    Map<String, Double> given() {
        return given;
    }

    boolean hasLoops() {
        return !constraints.isEmpty();
    }

    /** True if a coordinate is given whose index among the coordinates is not that among the speeds. */
    boolean givesBehindQuaternion(Model model) {
        return model.joints().stream()
                .anyMatch(j -> j.qAt() != j.vAt()
                        && given.keySet().stream().anyMatch(name -> name.startsWith(j.name() + ".")));
    }

    Model model() {
        return builder.build();
    }

    Run run(Model model) {
        Run run = Run.of(model).until(UNTIL).every(EVERY);
        given.forEach(run::start);
        orientations.forEach(run::startOrientation);
        givenSpeeds.forEach(run::startSpeed);
        return run;
    }

    String file() {
        StringBuilder out = new StringBuilder("condyle: 1\ngravity: " + text(gravity) + "\nbodies:\n");
        bodies.forEach(b -> out.append("  ").append(b).append('\n'));
        section(
                out,
                "joints",
                joints.entrySet().stream()
                        .map(e -> e.getKey() + ": " + e.getValue())
                        .toList());
        section(out, "surfaces", surfaces);
        section(out, "constraints", constraints);
        section(out, "contacts", contacts);
        section(
                out,
                "initial",
                initial.entrySet().stream()
                        .map(e -> e.getKey() + ": {" + String.join(", ", e.getValue()) + "}")
                        .toList());
        return out.append("run: {until: %s%s}\nrecord: {every: %s}\n"
                        .formatted(UNTIL, rigid ? ", contact: impulsive" : "", EVERY))
                .toString();
    }

    private static void section(StringBuilder out, String key, List<String> lines) {
        if (!lines.isEmpty()) {
            out.append(key).append(":\n");
            lines.forEach(line -> out.append("  ").append(line).append('\n'));
        }
    }
}
