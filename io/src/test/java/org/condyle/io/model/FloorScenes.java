package org.condyle.io.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;

/**
 * Random bodies on a rough floor as model files: bricks, tripods on round feet, dumbbells, capsules, feet of two bodies; set
 * down flat, or thrown. All numbers follow from the seed.
 */
final class FloorScenes {
    enum Kind {
        BRICK,
        TRIPOD,
        DUMBBELL,
        CAPSULE,
        FOOT
    }

    /** A scene; the body to look at is called "it". */
    record Scene(long seed, Kind kind, boolean flat, String text) {
        @Override
        public String toString() {
            return "seed " + seed + " " + kind + (flat ? " set down" : " thrown");
        }

        /** The run of this scene with some keys changed. */
        RunResult run(String... settings) {
            List<Map.Entry<String, String>> changes = new ArrayList<>();
            for (String s : settings) {
                changes.add(Map.entry(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1)));
            }
            ModelFile file = Description.of("scene.yaml", Document.parse("scene.yaml", text), text)
                    .compile("", changes);
            return new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
        }
    }

    private final SplittableRandom random;
    private final Turn turn;

    /** The scene seen by somebody who is turned about the vertical, or in a mirror. */
    record Turn(double angle, boolean mirrored) {
        static final Turn NONE = new Turn(0, false);

        String vector(double x, double y, double z) {
            double w = mirrored ? -z : z, c = Math.cos(angle), s = Math.sin(angle);
            return list(c * x + s * w, y, -s * x + c * w);
        }
    }

    private FloorScenes(long seed, Turn turn) {
        random = new SplittableRandom(seed);
        this.turn = turn;
    }

    /** The scene of a seed: all kinds in turn, five set down, then five thrown. */
    static Scene scene(long seed) {
        return scene(seed, Turn.NONE);
    }

    static Scene scene(long seed, Turn turn) {
        Kind kind = Kind.values()[(int) (seed % 5)];
        return new FloorScenes(seed, turn).make(seed, kind, seed / 5 % 2 == 0);
    }

    private double in(double low, double high) {
        return random.nextDouble(low, high);
    }

    private Scene make(long seed, Kind kind, boolean flat) {
        double mu = in(0.1, 1), e = flat ? 0 : in(0, 0.8);
        double vx = in(-0.6, 0.6), vy = flat ? 0 : in(-1, 1), vz = in(-0.6, 0.6);
        double wx = flat ? 0 : in(-5, 5), wy = in(-6, 6), wz = flat ? 0 : in(-5, 5);
        double up = flat ? 0 : in(0.25, 0.45);
        double ax = in(-1, 1), ay = in(-1, 1), az = in(-1, 1), tilt = flat ? 0 : in(0, 3);
        String contact =
                String.format(Locale.ROOT, "law: hertz, stiffness: 1e6 N/m^1.5, friction: %s, impact: %s", mu, e);
        StringBuilder bodies = new StringBuilder(), surfaces = new StringBuilder(), contacts = new StringBuilder();
        StringBuilder joints = new StringBuilder();
        double height;
        switch (kind) {
            case BRICK -> {
                double x = in(0.04, 0.2), y = in(0.03, 0.15), z = in(0.04, 0.2);
                height = y / 2;
                bodies.append("it: {shape: {box: {size: ").append(list(x, y, z)).append("}}, density: 1000 kg/m^3, ");
                contacts.append("  rub: {between: [it, floor], ")
                        .append(contact)
                        .append("}\n");
            }
            case TRIPOD -> {
                double r = 0.01, size = in(0.08, 0.2);
                height = in(0.03, 0.12);
                double ixx = in(0.6, 1.4) * size * size,
                        iyy = in(0.8, 1.2) * size * size,
                        izz = in(0.6, 1.2) * size * size;
                bodies.append("it: {mass: 2 kg, inertia: {xx: ")
                        .append(ixx)
                        .append(", yy: ")
                        .append(iyy)
                        .append(", zz: ")
                        .append(Math.min(izz, 0.95 * (ixx + iyy)))
                        .append("}, ");
                for (int k = 0; k < 3; k++) {
                    double angle = 2 * Math.PI * k / 3 + in(-0.4, 0.4), far = size * in(0.7, 1.2);
                    foot(
                            surfaces,
                            contacts,
                            contact,
                            "f" + k,
                            "it",
                            r,
                            far * Math.cos(angle),
                            r - height,
                            far * Math.sin(angle));
                }
            }
            case DUMBBELL -> {
                double r1 = in(0.02, 0.05), l = in(0.08, 0.2);
                height = r1;
                bodies.append("it: {mass: 2 kg, inertia: {xx: ")
                        .append(in(0.3, 0.5) * 2 * r1 * r1)
                        .append(", yy: ")
                        .append(2 * l * l)
                        .append(", zz: ")
                        .append(2 * l * l)
                        .append("}, ");
                foot(surfaces, contacts, contact, "f0", "it", r1, l * in(0.6, 1.2), 0, 0);
                foot(surfaces, contacts, contact, "f1", "it", r1, -l * in(0.6, 1.2), 0, 0);
            }
            case CAPSULE -> {
                double r = in(0.02, 0.05), l = in(0.05, 0.2);
                height = r;
                bodies.append("it: {shape: {capsule: {radius: ")
                        .append(r)
                        .append(", length: ")
                        .append(l)
                        .append(", axis: x}}, density: 1000 kg/m^3, ");
                contacts.append("  rub: {between: [it, floor], ")
                        .append(contact)
                        .append("}\n");
            }
            default -> {
                double x = in(0.1, 0.2), y = in(0.03, 0.06), z = in(0.06, 0.1), toe = in(0.04, 0.07);
                height = y / 2;
                bodies.append("it: {shape: {box: {size: ").append(list(x, y, z)).append("}}, density: 1000 kg/m^3, ");
                contacts.append("  rub: {between: [it, floor], ")
                        .append(contact)
                        .append("}\n");
                contacts.append("  tip: {between: [toe, floor], ")
                        .append(contact)
                        .append("}\n");
                joints.append("joints:\n  ball: {type: pin, parent: it, child: toe, axis: z, at: ")
                        .append(list(x / 2, 0, 0))
                        .append(", child-at: ")
                        .append(list(-toe / 2 - 0.002, 0, 0))
                        .append("}\nforces:\n")
                        .append("  tissue: {type: spring, on: ball, stiffness: 2 N*m, damping: 0.02 N*m*s}\n");
                bodies.append(place(height + up, ax, ay, az, tilt)).append("}\n");
                bodies.append("  toe: {shape: {box: {size: ")
                        .append(list(toe, y, 0.85 * z))
                        .append("}}, density: 1000 kg/m^3}\n");
            }
        }
        if (kind != Kind.FOOT) {
            bodies.append(place(height + up, ax, ay, az, tilt)).append("}\n");
        }
        int sign = turn.mirrored() ? -1 : 1;
        String text = "condyle: 1\ntitle: scene\nbodies:\n  " + bodies
                + "surfaces:\n  floor: {shape: {half-space: {normal: y}}}\n"
                + surfaces + joints + "contacts:\n" + contacts + "initial: {it: {velocity: "
                + turn.vector(vx, vy, vz) + ", spin: " + list(sign * wx, sign * wy, wz) + "}}\n"
                + "run: {until: 1.5 s, contact: impulsive}\n"
                + "record: {every: 1 ms, channels: [it.x, it.y, it.z, it.vx, it.vz, it.wy, energy.total]}\n";
        return new Scene(seed, kind, flat, text);
    }

    private String place(double height, double ax, double ay, double az, double tilt) {
        int sign = turn.mirrored() ? -1 : 1;
        double size = Math.sqrt(ax * ax + ay * ay + az * az), sin = Math.sin(tilt / 2) / size, cos = Math.cos(tilt / 2);
        double x = sign * ax * sin, y = sign * ay * sin, z = az * sin;
        // the turn of the onlooker, after the tilt, as a product of quaternions
        double c = Math.cos(turn.angle() / 2), s = Math.sin(turn.angle() / 2);
        double w = c * cos - s * y, qx = c * x + s * z, qy = c * y + s * cos, qz = c * z - s * x;
        double length = Math.sqrt(qx * qx + qy * qy + qz * qz);
        String axis = length > 0 ? list(qx / length, qy / length, qz / length) : "y";
        return "at: " + list(0, height, 0) + ", orientation: {axis: " + axis + ", angle: " + 2 * Math.atan2(length, w)
                + "}";
    }

    private void foot(
            StringBuilder surfaces,
            StringBuilder contacts,
            String contact,
            String name,
            String body,
            double r,
            double x,
            double y,
            double z) {
        surfaces.append("  ")
                .append(name)
                .append(": {on: ")
                .append(body)
                .append(", shape: {sphere: {radius: ")
                .append(r)
                .append("}}, at: ")
                .append(list(x, y, turn.mirrored() ? -z : z))
                .append("}\n");
        contacts.append("  c")
                .append(name)
                .append(": {between: [")
                .append(name)
                .append(", floor], ")
                .append(contact)
                .append("}\n");
    }

    private static String list(double x, double y, double z) {
        return "[" + x + ", " + y + ", " + z + "]";
    }

    static double last(RunResult r, String channel) {
        return r.recording().value(r.recording().indexOf(channel), r.recording().rows() - 1);
    }
}
