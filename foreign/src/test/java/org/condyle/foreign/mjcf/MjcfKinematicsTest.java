package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.condyle.io.model.ModelFile;
import org.condyle.math.Rotations;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Poses of random trees of bodies against the rule of MuJoCo's documentation, written down a second time with quaternions: the
 * body begins at its place in its parent, then each joint moves it in turn, a hinge about its axis through its point, both as
 * they are by then.
 */
class MjcfKinematicsTest {
    private static final String[] KINDS = {"hinge", "slide", "hinge", "hinge", "slide", "ball"};

    @TempDir
    private Path folder;

    private record Turn(String kind, String name, double[] at, double[] axis, double ref) {}

    private record Part(String name, int parent, double[] at, double[] quaternion, List<Turn> joints) {}

    private static double[] times(double[] a, double[] b) {
        return new double[] {
            a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
            a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
            a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
            a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0]
        };
    }

    private static double[] turned(double[] q, double[] v) {
        double[] r = times(times(q, new double[] {0, v[0], v[1], v[2]}), new double[] {q[0], -q[1], -q[2], -q[3]});
        return new double[] {r[1], r[2], r[3]};
    }

    private static double[] quaternion(double[] axis, double angle) {
        double s = Math.sin(angle / 2);
        return new double[] {Math.cos(angle / 2), s * axis[0], s * axis[1], s * axis[2]};
    }

    private static double[] vector(SplittableRandom r) {
        return new double[] {r.nextDouble(-1, 1), r.nextDouble(-1, 1), r.nextDouble(-1, 1)};
    }

    private static double[] unit(double... v) {
        double n = 0;
        for (double x : v) {
            n += x * x;
        }
        double[] out = v.clone();
        for (int i = 0; i < v.length; i++) {
            out[i] /= Math.sqrt(n);
        }
        return out;
    }

    private static String text(double[] v) {
        StringBuilder s = new StringBuilder();
        for (double x : v) {
            s.append(x).append(' ');
        }
        return s.toString().strip();
    }

    private static List<Part> tree(SplittableRandom r) {
        List<Part> parts = new ArrayList<>();
        for (int b = 0; b < 4; b++) {
            List<Turn> joints = new ArrayList<>();
            int n = r.nextInt(0, 6), turns = 0, slides = 0;
            double[] shared = vector(r);
            for (int j = 0; j < n; j++) {
                String kind = KINDS[r.nextInt(KINDS.length)];
                turns += kind.equals("ball") ? 3 : kind.equals("hinge") ? 1 : 0;
                slides += kind.equals("slide") ? 1 : 0;
                if (turns > 3 || slides > 3) {
                    break; // more would be coordinates without inertia
                }
                double ref = kind.equals("ball") || r.nextInt(2) == 0 ? 0 : r.nextDouble(-1, 1);
                joints.add(new Turn(
                        kind, "b" + b + "q" + j, r.nextInt(2) == 0 ? shared : vector(r), unit(vector(r)), ref));
            }
            double[] q = unit(r.nextDouble(-1, 1), r.nextDouble(-1, 1), r.nextDouble(-1, 1), r.nextDouble(-1, 1));
            parts.add(new Part("b" + b, b - 1, vector(r), q, joints));
        }
        return parts;
    }

    private static String xml(List<Part> parts) {
        StringBuilder s = new StringBuilder("<mujoco><compiler angle=\"radian\"/><worldbody>");
        for (Part p : parts) {
            s.append("<body name=\"" + p.name + "\" pos=\"" + text(p.at) + "\" quat=\"" + text(p.quaternion) + "\">");
            s.append("<inertial pos=\"0 0 0\" mass=\"1\" diaginertia=\"1 1 1\"/>");
            for (Turn j : p.joints) {
                s.append("<joint name=\"" + j.name + "\" type=\"" + j.kind + "\" pos=\"" + text(j.at) + "\" axis=\""
                        + text(j.axis) + "\" ref=\"" + j.ref + "\"/>");
            }
        }
        return s.append("</body>".repeat(parts.size()) + "</worldbody></mujoco>")
                .toString();
    }

    @Test
    void bodiesAreWhereTheRuleOfMuJoCoPutsThem() {
        SplittableRandom r = new SplittableRandom(20);
        for (int n = 0; n < 60; n++) {
            List<Part> parts = tree(r);
            ModelFile m = MjcfModels.read(folder, xml(parts));
            State s = m.initial().copy();
            List<double[]> at = new ArrayList<>(), q = new ArrayList<>();
            for (Part p : parts) {
                double[] x = p.parent < 0 ? new double[3] : at.get(p.parent).clone();
                double[] u = p.parent < 0 ? new double[] {1, 0, 0, 0} : q.get(p.parent);
                double[] moved = turned(u, p.at);
                for (int i = 0; i < 3; i++) {
                    x[i] += moved[i];
                }
                u = times(u, p.quaternion);
                for (Turn j : p.joints) {
                    double value = r.nextDouble(-2, 2);
                    double[] ball =
                            unit(r.nextDouble(-1, 1), r.nextDouble(-1, 1), r.nextDouble(-1, 1), r.nextDouble(-1, 1));
                    set(m, s, p, j, value, ball);
                    double[] anchor = turned(u, j.at), axis = turned(u, j.axis);
                    if (j.kind.equals("slide")) {
                        for (int i = 0; i < 3; i++) {
                            x[i] += axis[i] * (value - j.ref);
                        }
                        continue;
                    }
                    u = times(u, j.kind.equals("ball") ? ball : quaternion(j.axis, value - j.ref));
                    double[] after = turned(u, j.at);
                    for (int i = 0; i < 3; i++) {
                        x[i] += anchor[i] - after[i];
                    }
                }
                at.add(x);
                q.add(u);
            }
            check(m, s, parts, at, q);
        }
    }

    private static void set(ModelFile m, State s, Part p, Turn j, double value, double[] ball) {
        if (j.kind.equals("ball")) {
            System.arraycopy(ball, 0, s.q, MjcfModels.coordinate(m, j.name + ".q0"), 4);
            return;
        }
        boolean own = m.model().joints().stream().anyMatch(x -> x.name().equals(j.name));
        if (own) {
            s.q[MjcfModels.coordinate(m, j.name + "." + j.name)] = value;
            return;
        }
        String joint = m.model().joints().stream()
                .filter(x -> x.name().startsWith(p.name))
                .filter(x -> Arrays.stream(x.mobility().coordinates())
                        .anyMatch(c -> c.name().equals(j.name)))
                .findFirst()
                .orElseThrow()
                .name();
        s.q[MjcfModels.coordinate(m, joint + "." + j.name)] = value;
    }

    private static void check(ModelFile m, State s, List<Part> parts, List<double[]> at, List<double[]> q) {
        double[] placed = MjcfModels.placements(m, s);
        for (int b = 0; b < parts.size(); b++) {
            int body = 12 * MjcfModels.body(m, parts.get(b).name);
            double[] r = new double[9];
            Rotations.fromQuaternion(q.get(b), 0, r, 0);
            for (int i = 0; i < 3; i++) {
                assertEquals(at.get(b)[i], placed[body + i], 1e-12);
            }
            for (int i = 0; i < 9; i++) {
                assertEquals(r[i], placed[body + 3 + i], 1e-12);
            }
        }
    }

    @Test
    void initialValuesAreTheReferenceValues() {
        SplittableRandom r = new SplittableRandom(21);
        for (int n = 0; n < 20; n++) {
            List<Part> parts = tree(r);
            ModelFile m = MjcfModels.read(folder, xml(parts));
            double[] placed = MjcfModels.placements(m, m.initial());
            double[] x = new double[3], u = {1, 0, 0, 0};
            for (Part p : parts) {
                double[] moved = turned(u, p.at);
                for (int i = 0; i < 3; i++) {
                    x[i] += moved[i];
                    assertEquals(x[i], placed[12 * MjcfModels.body(m, p.name) + i], 1e-12);
                }
                u = times(u, p.quaternion);
            }
        }
    }
}
