package org.condyle.foreign.mjcf;

import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;

/** Where an element is: {@code pos} and one of five ways to give an orientation, in the frame of its parent. */
record Placing(Compiler compiler) {
    private static final List<String> WAYS = List.of("quat", "euler", "axisangle", "xyaxes", "zaxis");
    private static final double[][] AXES = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

    Frame frame(Attributes a) {
        return new Frame(a.vector("pos", 0, 0, 0), rotation(a));
    }

    double[] rotation(Attributes a) {
        Map<String, String> given = a.nearest(WAYS);
        String way = ""; // quat is the one that the others replace
        for (String w : WAYS) {
            way = given.containsKey(w) ? w : way;
        }
        XmlElement e = a.element();
        double[] n = way.isEmpty() ? new double[0] : e.numbers(given.getOrDefault(way, ""));
        for (double x : n) {
            if (!Double.isFinite(x) || Math.abs(x) > 1e30) {
                throw e.problem(way + " must be finite numbers");
            }
        }
        return switch (way) {
            case "" -> Mat3.identity();
            case "quat" -> quaternion(e, need(e, way, n, 4));
            case "euler" -> euler(need(e, way, n, 3));
            case "axisangle" -> {
                double[] axis = unit(e, way, need(e, way, n, 4));
                yield Rotations.about(axis[0], axis[1], axis[2], compiler.angle(n[3]));
            }
            case "zaxis" -> toZ(unit(e, way, need(e, way, n, 3)));
            default -> xyAxes(e, need(e, way, n, 6));
        };
    }

    private static double[] need(XmlElement e, String way, double[] numbers, int count) {
        if (numbers.length != count) {
            throw e.problem(way + " needs " + count + " numbers, has " + numbers.length);
        }
        return numbers;
    }

    /** From a quaternion of any length. */
    static double[] quaternion(XmlElement e, double... q) {
        double length = Math.hypot(Math.hypot(q[0], q[1]), Math.hypot(q[2], q[3]));
        if (!(length > 1e-12)) {
            throw e.problem("a quaternion of length zero is no orientation");
        }
        double[] unit = {q[0] / length, q[1] / length, q[2] / length, q[3] / length};
        double[] out = new double[9];
        Rotations.fromQuaternion(unit, 0, out, 0);
        return out;
    }

    /** Turns about the moving axes for small letters, about the fixed ones for capital letters. */
    private double[] euler(double[] angles) {
        double[] out = Mat3.identity();
        for (int i = 0; i < 3; i++) {
            char letter = compiler.eulerSequence().charAt(i);
            double[] axis = AXES["xyz".indexOf(Character.toLowerCase(letter))];
            double[] turn = Rotations.about(axis[0], axis[1], axis[2], compiler.angle(angles[i]));
            out = Character.isLowerCase(letter) ? Mat3.times(out, turn) : Mat3.times(turn, out);
        }
        return out;
    }

    /** The first vector is x; y is the second without its part along x. */
    private static double[] xyAxes(XmlElement e, double[] n) {
        double[] x = unit(e, "xyaxes", n[0], n[1], n[2]);
        double along = x[0] * n[3] + x[1] * n[4] + x[2] * n[5];
        double[] y = unit(e, "xyaxes", n[3] - along * x[0], n[4] - along * x[1], n[5] - along * x[2]);
        double[] z = {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
        return new double[] {x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]};
    }

    /** The smallest turn that takes z to a direction; half a turn about x if it is -z. */
    static double[] toZ(double[] z) {
        double across = Math.hypot(z[0], z[1]);
        if (across < 1e-14) {
            return Rotations.about(1, 0, 0, z[2] > 0 ? 0 : Math.PI);
        }
        return Rotations.about(-z[1] / across, z[0] / across, 0, Math.atan2(across, z[2]));
    }

    /** The first three numbers as a direction. */
    static double[] unit(XmlElement e, String what, double... v) {
        double[] three = {v[0], v[1], v[2]};
        double length = Math.hypot(Math.hypot(v[0], v[1]), v[2]);
        if (!(length > 1e-12)) {
            throw e.problem(what + " needs a direction, which must not be zero");
        }
        for (int i = 0; i < 3; i++) {
            three[i] /= length;
        }
        return three;
    }
}
