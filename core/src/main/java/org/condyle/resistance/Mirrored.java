package org.condyle.resistance;

import org.condyle.function.ScalarFunction;

/**
 * Data of a right joint for the left one. The mirror is the plane xz of the joint axes: the azimuth φ and the torsion ψ
 * change their signs, the polar angle θ does not. Joint axes of the left side are those whose pole has the azimuth -φₙ.
 */
public final class Mirrored {
    private static final double TURN = 2 * Math.PI;

    private Mirrored() {}

    /** θ_s(-φ, -ψ). */
    public static Contour contour(Contour right) {
        return new Contour() {
            @Override
            public void jet(double phi, double cos, double sin, double psi, double[] out) {
                right.jet(other(phi), cos, -sin, -psi, out);
                out[1] = -out[1];
                out[2] = -out[2];
            }

            @Override
            public boolean dependsOnTorsion() {
                return right.dependsOnTorsion();
            }

            @Override
            public Contour forThread() {
                Contour copy = right.forThread();
                return copy == right ? this : contour(copy);
            }
        };
    }

    /** f(-φ, θ); ten coefficients stay ten coefficients. */
    public static MomentField field(MomentField right) {
        if (right instanceof EnginField engin) {
            double[] c = engin.coefficients().clone();
            for (int odd : new int[] {2, 4, 7, 9}) { // those with an odd power of sin φ
                c[odd] = -c[odd];
            }
            return new EnginField(c);
        }
        return new MomentField() {
            @Override
            public void jet(double phi, double cos, double sin, double theta, double[] out) {
                right.jet(other(phi), cos, -sin, theta, out);
                out[1] = -out[1];
            }

            @Override
            public void integrals(double phi, double cos, double sin, double from, double to, double[] out) {
                right.integrals(other(phi), cos, -sin, from, to, out);
                out[1] = -out[1];
            }

            @Override
            public MomentField forThread() {
                MomentField copy = right.forThread();
                return copy == right ? this : field(copy);
            }
        };
    }

    /** -M(-ψ): a moment about the bone. */
    public static ScalarFunction moment(ScalarFunction right) {
        return new Odd(right);
    }

    private static double other(double phi) {
        return phi > 0 ? TURN - phi : 0;
    }

    private record Odd(ScalarFunction right) implements ScalarFunction {
        @Override
        public double value(double angle) {
            return -right.value(-angle);
        }

        @Override
        public double slope(double angle) {
            return right.slope(-angle);
        }

        @Override
        public double integral(double angle) {
            return right.integral(-angle);
        }

        @Override
        public ScalarFunction forThread() {
            ScalarFunction copy = right.forThread();
            return copy == right ? this : new Odd(copy);
        }
    }
}
