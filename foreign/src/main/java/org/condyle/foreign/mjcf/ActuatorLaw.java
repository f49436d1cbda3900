package org.condyle.foreign.mjcf;

import java.util.Arrays;
import java.util.function.DoubleSupplier;
import org.condyle.io.document.Draft;
import org.jspecify.annotations.Nullable;

/**
 * The force of an actuator that is no muscle: gain and bias, each a number, a part along the length and a part along the speed.
 *
 * @param gains g₀, g₁, g₂
 * @param bias  b₀, b₁, b₂
 * @param time  in which an activation follows the control [s]; 0 for none
 * @param lag   what is lost of the delay; empty for nothing
 */
record ActuatorLaw(double[] gains, double[] bias, double time, String lag) {
    /** Null for muscles and for what has no counterpart. */
    static @Nullable ActuatorLaw of(ActuatorKeys a, DoubleSupplier inertia) {
        return switch (a.element().name()) {
            case "motor" -> new ActuatorLaw(new double[] {1, 0, 0}, new double[3], 0, "");
            case "position" -> position(a, inertia);
            case "velocity" -> {
                double kv = a.number("kv", 1);
                yield new ActuatorLaw(new double[] {kv, 0, 0}, new double[] {0, 0, -kv}, 0, "");
            }
            case "damper" -> new ActuatorLaw(new double[] {0, 0, -a.number("kv", 1)}, new double[3], 0, "");
            case "cylinder" -> {
                double diameter = a.number("diameter", 0);
                double area = diameter > 0 ? Math.PI * diameter * diameter / 4 : a.number("area", 1);
                yield delayed(new double[] {area, 0, 0}, a.numbers("bias", 0, 0, 0), a.number("timeconst", 1));
            }
            case "general" -> general(a);
            default -> null;
        };
    }

    private static ActuatorLaw position(ActuatorKeys a, DoubleSupplier inertia) {
        double kp = a.number("kp", 1), kv = a.number("kv", 0), ratio = a.number("dampratio", 0);
        if (ratio > 0) {
            double gear = a.parameters("gear", 1, 0, 0, 0, 0, 0)[0];
            kv = 2 * ratio * Math.sqrt(kp * inertia.getAsDouble()) / Math.abs(gear == 0 ? 1 : gear);
        }
        return delayed(new double[] {kp, 0, 0}, new double[] {0, -kp, -kv}, a.number("timeconst", 0));
    }

    private static @Nullable ActuatorLaw general(ActuatorKeys a) {
        String gain = a.text("gaintype", "fixed"), bias = a.text("biastype", "none"), lag = a.text("dyntype", "none");
        boolean known = (gain.equals("fixed") || gain.equals("affine"))
                && (bias.equals("none") || bias.equals("affine"))
                && (lag.equals("none") || lag.startsWith("filter"));
        if (!known) {
            return null;
        }
        double[] g = Arrays.copyOf(a.parameters("gainprm", 1, 0, 0, 0, 0, 0, 0, 0, 0, 0), 3);
        double[] b = Arrays.copyOf(a.parameters("biasprm", new double[10]), 3);
        double time = a.parameters("dynprm", 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)[0];
        return delayed(
                gain.equals("fixed") ? new double[] {g[0], 0, 0} : g,
                bias.equals("none") ? new double[3] : b,
                lag.equals("none") ? 0 : time);
    }

    /** A servo with a delay follows its control at once. */
    private static ActuatorLaw delayed(double[] gains, double[] bias, double time) {
        ActuatorLaw plain = new ActuatorLaw(gains, bias, Math.max(0, time), "");
        return plain.time > 0 && !plain.isPlain()
                ? new ActuatorLaw(
                        gains,
                        bias,
                        0,
                        "the delay of a servo is missing: it follows its control at once, MuJoCo's after a time of "
                                + (float) time + " s")
                : plain;
    }

    /** Whether the force is the control times a number. */
    boolean isPlain() {
        return gains[1] == 0 && gains[2] == 0 && bias[0] == 0 && bias[1] == 0 && bias[2] == 0;
    }

    double gain() {
        return gains[0];
    }

    /** The force as a formula; the control is {@code u}, the length {@code gear} times {@code value}. */
    String formula(String u, String value, String rate, double gear) {
        String g = affine(gains, value, rate, gear), b = affine(bias, value, rate, gear);
        return "= (" + g + ")*" + u + (b.equals("0") ? "" : " + " + b);
    }

    private static String affine(double[] c, String value, String rate, double gear) {
        StringBuilder text = new StringBuilder(c[0] == 0 && (c[1] != 0 || c[2] != 0) ? "" : Draft.number(c[0]));
        for (int k = 1; k < 3; k++) {
            if (c[k] != 0) {
                text.append(text.length() == 0 ? "" : " + ")
                        .append("(")
                        .append(Draft.number(c[k] * gear))
                        .append(")*")
                        .append(k == 1 ? value : rate);
            }
        }
        return text.toString();
    }
}
