package org.condyle.contact.law;

import java.util.Arrays;
import org.condyle.math.Check;

/**
 * Forces per area on a boundary at the distance d &gt; 0 from a support with normal n, v the velocity against it: A. Tatone,
 * A. Contento and A. Di Egidio, "Soft and rigid impact", 1st International Conference on Computational Contact Mechanics,
 * Lecce 2009.
 *
 * <pre>
 *  repulsion  p_r (d₀/d)^ν n
 *  adhesion  -p_a ((d₀/d)^n_a - (d₀/d)^n_r) n, in the source 3 and 6
 *  damping   -b_d (d₀/d)^ν_d (n·v) n
 *  friction  -b_f (d₀/d)^ν_f (1 - a tanh(v·e/v_a)) (I - n nᵀ) v
 * </pre>
 *
 * Adhesion is zero at d₀ and largest at d₀ (n_r/n_a)^(1/(n_r - n_a)): p_a/4 at 2^(1/3) d₀ for 3 and 6. Friction is viscous: a body creeps down any slope. Positive
 * anisotropy a eases the way along the direction e, fixed in the support, and hinders the way back. There is no law at
 * d ≤ 0: even exponents would pull there.
 *
 * @param repulsion pressure p_r at the distance d₀ [Pa]
 * @param range     d₀ [m]
 * @param damping   b_d [Pa·s/m]
 * @param friction  b_f [Pa·s/m]
 */
public record DistanceLaw(
        double repulsion,
        double range,
        double damping,
        double friction,
        Adhesion adhesion,
        Exponents exponents,
        Anisotropy anisotropy) {
    private static final int LARGEST_WHOLE = 64;

    public DistanceLaw {
        Check.notNegative("distance repulsion [Pa]", repulsion);
        Check.positive("distance range [m]", range);
        Check.notNegative("distance damping [Pa*s/m]", damping);
        Check.notNegative("distance friction-viscosity [Pa*s/m]", friction);
    }

    /**
     * What pulls beyond d₀ and pushes at smaller distances.
     *
     * @param pressure p_a [Pa]
     * @param pull     n_a, more than 1, or its energy has no end
     * @param push     n_r, more than n_a
     */
    public record Adhesion(double pressure, double pull, double push) {
        public static final Adhesion NONE = of(0);

        public Adhesion {
            Check.notNegative("distance adhesion [Pa]", pressure);
            if (!(pull > 1 && push > pull && push < Double.POSITIVE_INFINITY)) {
                throw new IllegalArgumentException(
                        "distance adhesion-exponent must be > 1 and adhesion-repulsion-exponent larger than it,"
                                + " were " + pull + " and " + push);
            }
        }

        /** With the exponents of the source. */
        public static Adhesion of(double pressure) {
            return new Adhesion(pressure, 3, 6);
        }

        private boolean usual() {
            return pull == 3 && push == 6;
        }

        /** The largest traction [Pa]. */
        public double most() {
            if (usual()) {
                return 0.25 * pressure;
            }
            double r = Math.pow(pull / push, 1 / (push - pull));
            return -traction(r);
        }

        /** Positive pushes [Pa]. */
        private double traction(double r) {
            if (usual()) {
                double cube = r * r * r;
                return -(pressure * cube * (1 - cube));
            }
            return -(pressure * (Math.pow(r, pull) - Math.pow(r, push)));
        }

        /** Its energy per area over d, from d to infinity [J/m³]. */
        private double potential(double r) {
            if (usual()) {
                double cube = r * r * r;
                return -(pressure * cube * (0.5 - 0.2 * cube));
            }
            return -(pressure * (Math.pow(r, pull) / (pull - 1) - Math.pow(r, push) / (push - 1)));
        }
    }

    /** Exponents of repulsion, damping and friction; the first must be more than 1, or its energy has no end. */
    public record Exponents(double repulsion, double damping, double friction) {
        public static final Exponents USUAL = new Exponents(8, 8, 8);

        public Exponents {
            if (!(repulsion > 1)) {
                throw new IllegalArgumentException("distance repulsion-exponent must be > 1, was " + repulsion);
            }
            Check.notNegative("distance damping-exponent [-]", damping);
            Check.notNegative("distance friction-exponent [-]", friction);
        }
    }

    /**
     * Friction that depends on the way.
     *
     * @param amount    a, from -1 to 1; 0 for the same friction every way
     * @param direction e, in the frame of the body that carries the support
     * @param speed     v_a, how fast the one friction becomes the other [m/s]
     */
    public record Anisotropy(double amount, double[] direction, double speed) {
        public static final Anisotropy NONE = new Anisotropy(0, new double[] {1, 0, 0}, 1e-3);

        public Anisotropy {
            Check.within("distance friction-anisotropy [-]", amount, -1, 1);
            direction = Check.tuple("distance forward [-]", direction, 3);
            Check.positive("distance anisotropy-speed [m/s]", speed);
        }
    }

    /** Repulsion alone, with the exponent 8. */
    public static DistanceLaw repelling(double repulsion, double range) {
        return new DistanceLaw(repulsion, range, 0, 0, Adhesion.NONE, Exponents.USUAL, Anisotropy.NONE);
    }

    /** The same, damped and with friction. */
    public DistanceLaw with(double dampingHere, double frictionHere) {
        return new DistanceLaw(repulsion, range, dampingHere, frictionHere, adhesion, exponents, anisotropy);
    }

    public boolean dissipates() {
        return damping > 0 || friction > 0;
    }

    /**
     * Pressure of the laws that store energy, positive pushes away [Pa].
     *
     * @param r d₀/d
     * @param power its power with the exponent of the repulsion
     */
    public double pressure(double r, double power) {
        double p = repulsion * power;
        return adhesion.pressure() == 0 ? p : p + adhesion.traction(r);
    }

    /** Their energy per area, ψ = ∫ p from d to infinity [J/m²]. */
    public double potential(double r, double power) {
        double psi = repulsion * power / (exponents.repulsion() - 1);
        if (adhesion.pressure() != 0) {
            psi += adhesion.potential(r);
        }
        return psi * range / r;
    }

    /** The factor of friction that depends on the way; {@code along} is the component of the velocity along e. */
    public double easing(double along) {
        return anisotropy.amount() == 0 ? 1 : 1 - anisotropy.amount() * Math.tanh(along / anisotropy.speed());
    }

    /** out = r^n of many numbers; whole exponents by squaring, all numbers together, some ten times as fast. */
    public static void powers(double[] r, double n, double[] square, double[] out) {
        int whole = (int) n;
        if (whole != n || whole > LARGEST_WHOLE) {
            for (int i = 0; i < r.length; i++) {
                out[i] = Math.pow(r[i], n);
            }
            return;
        }
        System.arraycopy(r, 0, square, 0, r.length);
        Arrays.fill(out, 1);
        for (; whole > 0; whole >>= 1) {
            if ((whole & 1) != 0) {
                multiply(out, square);
            }
            if (whole > 1) {
                multiply(square, square);
            }
        }
    }

    /** a *= b, number by number. */
    private static void multiply(double[] a, double[] b) {
        for (int i = 0; i < a.length; i++) {
            a[i] *= b[i];
        }
    }
}
