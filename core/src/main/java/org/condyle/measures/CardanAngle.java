package org.condyle.measures;

import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;

/**
 * One of three angles α, β, γ that turn a frame of body A into a frame of body B: about axis i of A, then about the
 * turned axis j, then about axis k of B. E. S. Grood and W. J. Suntay, "A joint coordinate system for the clinical
 * description of three-dimensional motions: application to the knee", Journal of Biomechanical Engineering 105 (1983)
 * 136-144: e₁ is fixed in A, e₃ in B, and e₂ is perpendicular to both.
 *
 * <pre>  α̇ = (e₁ - d e₃)·ω/(1 - d²)      β̇ = e₂·ω      γ̇ = (e₃ - d e₁)·ω/(1 - d²)      d = e₁·e₃  </pre>
 *
 * Sequences with three different axes (Cardan) have β in [-π/2, π/2], those that begin and end with the same one (Euler)
 * in [0, π]. At the ends of that range e₁ and e₃ are parallel and α and γ are not defined. α and γ lie in (-π, π] and jump
 * there: a law must keep away from it.
 */
public final class CardanAngle extends AngleBetween {
    private final int i;
    private final int j;
    private final int k;
    private final boolean euler;
    private final double sign; // +1 if i, j, k or its mirror runs with x, y, z; -1 against
    private final int which;

    /**
     * From a frame of A to one of B.
     *
     * @param sequence three letters of x, y, z without a letter twice in a row
     * @param which    0, 1, 2 for α, β, γ
     */
    public CardanAngle(int a, Frame inA, int b, Frame inB, String sequence, int which) {
        super(a, inA, b, inB);
        if (!sequence.matches("[xyz]{3}") || sequence.matches("(.)\\1.|.(.)\\2")) {
            throw new IllegalArgumentException(
                    "a sequence has three letters of x, y, z and none twice in a row, such as" + " xyz or zxz, was '"
                            + sequence + "'");
        }
        if (which < 0 || which > 2) {
            throw new IllegalArgumentException("a sequence has the angles 0, 1, 2; there is no " + which);
        }
        i = sequence.charAt(0) - 'x';
        j = sequence.charAt(1) - 'x';
        euler = sequence.charAt(2) == sequence.charAt(0);
        k = euler ? 3 - i - j : sequence.charAt(2) - 'x';
        sign = (j - i + 3) % 3 == 1 ? 1 : -1;
        this.which = which;
    }

    /** Of a joint. */
    public CardanAngle(Joint joint, String sequence, int which) {
        this(joint.parent(), joint.inParent(), joint.child(), joint.inChild(), sequence, which);
    }

    /** Sign of e₁ × e₃ along e₂. */
    private double across() {
        return euler ? 1 : -sign;
    }

    @Override
    double look(double[] s) {
        loadAxes(s, i, euler ? i : k);
        if (which == 1) {
            lookAcross(s, across());
        } else {
            double d = Vectors.dot(s, AXES, s, AXES + 3), own = 1 / (1 - d * d), other = -d * own;
            for (int n = 0; n < 3; n++) {
                s[GRADIENT + n] = own * s[axis() + n] + other * s[otherAxis() + n];
            }
        }
        return euler ? eulerAngle(s) : cardanAngle(s);
    }

    /** Where e₁ stands for α, e₃ for γ. */
    private int axis() {
        return which == 0 ? AXES : AXES + 3;
    }

    private int otherAxis() {
        return which == 0 ? AXES + 3 : AXES;
    }

    private double cardanAngle(double[] s) {
        return switch (which) {
            case 0 -> Math.atan2(-sign * entry(s, j, k), entry(s, k, k));
            case 1 -> Math.atan2(sign * entry(s, i, k), Math.hypot(entry(s, i, i), entry(s, i, j)));
            default -> Math.atan2(-sign * entry(s, i, j), entry(s, i, i));
        };
    }

    private double eulerAngle(double[] s) {
        return switch (which) {
            case 0 -> Math.atan2(entry(s, j, i), -sign * entry(s, k, i));
            case 1 -> Math.atan2(Math.hypot(entry(s, i, j), entry(s, i, k)), entry(s, i, i));
            default -> Math.atan2(entry(s, i, j), sign * entry(s, i, k));
        };
    }

    @Override
    void gradientRate(double[] s) {
        if (which == 1) {
            rateAcross(s, across());
            return;
        }
        double d = Vectors.dot(s, AXES, s, AXES + 3), rate = cosineRate(s), inverse = 1 / (1 - d * d);
        int own = axis(), other = otherAxis();
        for (int n = 0; n < 3; n++) {
            double top = s[own + 6 + n] - rate * s[other + n] - d * s[other + 6 + n];
            s[GRADIENT_RATE + n] = inverse * (top + 2 * d * rate * s[GRADIENT + n]);
        }
    }
}
