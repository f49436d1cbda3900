package org.condyle.forces;

import org.condyle.forces.BushingLaw.Axes;
import org.condyle.forces.BushingLaw.Turning;
import org.condyle.function.ScalarFunction;
import org.condyle.math.BodyFixedXyz;
import org.condyle.math.Rotations;

/**
 * Force and couple on the second frame of a bushing about its origin, in axes of the first frame. With the speeds y = (ḋ, ω), what resists
 * is r = C x + φ(x) + D y, of which p belongs to displacements and q to turns.
 *
 * <pre>
 *   axes of the first frame:  f = -p,    τ = -(J⁻ᵀ (C x + φ)_θ + (D y)_ω)
 *   in the middle:            f = -E p,  τ = -(J⁻ᵀ ((C x + φ)_θ - ½ J(θ/2)ᵀ (f × d)) + E (D y)_ω),  E = exp(½[θ])
 * </pre>
 *
 * In the middle d is replaced by Eᵀ d, ḋ by its rate, ω by Eᵀ ω. Scratch of one thread.
 */
final class BushingWrench {
    /** Force and couple on the second frame. */
    final double[] wrench = new double[6];

    /** Their derivative along the last direction asked for. */
    final double[] slope = new double[6];

    private final BushingLaw law;
    private final boolean middle;
    private final double[] d = new double[6]; // displacement, its rate
    private final double[] omega = new double[3];
    private final double[] x = new double[6];
    private final double[] y = new double[6];
    private final double[] elastic = new double[6]; // C x + φ
    private final double[] viscous = new double[6]; // D y
    private final double[] p = new double[3];
    private final double[] lever = new double[3]; // f × d
    private final double[] couple = new double[3];
    private final double[] turned = new double[3];
    private final double[] eta = new double[3]; // spin of the axes in the middle
    private final double[] rate = new double[3]; // θ̇
    private final AxisSeries inverse = new AxisSeries();
    private final AxisSeries half = new AxisSeries();
    private final AxisSeries turn = new AxisSeries();
    private final double[] dTheta = new double[3];
    private final double[] dHalf = new double[3];
    private final double[] shiftOfAxes = new double[3];
    private final double[] dx = new double[6];
    private final double[] dy = new double[6];
    private final double[] dElastic = new double[6];
    private final double[] dViscous = new double[6];
    private final double[] one = new double[3];
    private final double[] two = new double[3];
    private final double[] three = new double[3];

    BushingWrench(BushingLaw law) {
        this.law = law;
        middle = law.axes() == Axes.MIDDLE;
    }

    /**
     * Looks at an instant.
     *
     * @param shift    d and its rate
     * @param relative rotation from the second frame to the first
     * @param spin     relative angular velocity from {@code at}
     */
    void look(double[] shift, double[] relative, double[] spin, int at) {
        System.arraycopy(shift, 0, d, 0, 6);
        System.arraycopy(spin, at, omega, 0, 3);
        System.arraycopy(shift, 0, x, 0, 3);
        System.arraycopy(shift, 3, y, 0, 3);
        System.arraycopy(omega, 0, y, 3, 3);
        if (law.turning() == Turning.ANGLES) {
            BodyFixedXyz.angles(relative, 0, x, 3);
            BodyFixedXyz.rates(x, 3, omega[0], omega[1], omega[2], y, 3);
        } else {
            Rotations.toVector(relative, 0, x, 3);
        }
        if (middle) {
            inverse.leftInverse(x, 3).apply(omega, 0, rate, 0);
            half.left(x, 3, 0.5).apply(rate, 0, eta, 0);
            AxisSeries.cross(eta, 0, d, 0, one);
            for (int i = 0; i < 3; i++) {
                eta[i] *= 0.5;
                one[i] = d[3 + i] - 0.5 * one[i]; // ḋ as the axes in the middle see it
            }
            turn.exponential(x, 3, 0.5).transposed();
            turn.apply(d, 0, x, 0);
            turn.apply(one, 0, y, 0);
            turn.apply(omega, 0, y, 3);
        }
        resist(x, y, elastic, viscous);
        for (int i = 0; i < 6; i++) {
            ScalarFunction curve = law.curves()[i];
            elastic[i] += curve == null ? 0 : curve.value(x[i]);
        }
    }

    private void resist(double[] place, double[] speed, double[] out, double[] loss) {
        for (int i = 0; i < 6; i++) {
            double sum = 0, lost = 0;
            for (int j = 0; j < 6; j++) {
                sum += law.stiffness()[6 * i + j] * place[j];
                lost += law.damping()[6 * i + j] * speed[j];
            }
            out[i] = sum;
            loss[i] = lost;
        }
    }

    /** Fills {@link #wrench}. */
    void press() {
        for (int i = 0; i < 3; i++) {
            p[i] = elastic[i] + viscous[i];
            wrench[i] = -p[i];
        }
        if (law.turning() == Turning.ANGLES) {
            coupleOfAngles();
            return;
        }
        System.arraycopy(elastic, 3, couple, 0, 3);
        System.arraycopy(viscous, 3, turned, 0, 3);
        if (middle) {
            turn.exponential(x, 3, 0.5);
            turn.apply(wrench, 0, wrench, 0);
            turn.apply(viscous, 3, turned, 0);
            AxisSeries.cross(wrench, 0, d, 0, lever);
            half.left(x, 3, 0.5).transposed().apply(lever, 0, one, 0);
            for (int i = 0; i < 3; i++) {
                couple[i] -= 0.5 * one[i];
            }
        }
        inverse.leftInverse(x, 3).transposed().apply(couple, 0, one, 0);
        for (int i = 0; i < 3; i++) {
            wrench[3 + i] = -(one[i] + turned[i]);
        }
    }

    /** couple = -Nᵀ r with ẋ = N ω as {@link BodyFixedXyz#rates} has it. */
    private void coupleOfAngles() {
        double first = -elastic[3] - viscous[3], second = -elastic[4] - viscous[4], third = -elastic[5] - viscous[5];
        double c1 = Math.cos(x[3]), s1 = Math.sin(x[3]);
        double across = (third - Math.sin(x[4]) * first) / Math.cos(x[4]);
        wrench[3] = first;
        wrench[4] = c1 * second - s1 * across;
        wrench[5] = s1 * second + c1 * across;
    }

    /**
     * Fills {@link #slope} after {@link #press}, for the rotation vector.
     *
     * @param shift small change of d and of its rate, six numbers
     * @param way   small turn of the second frame, and change of the angular velocity, six numbers
     */
    void moveAlong(double[] shift, double[] way) {
        inverse.leftInverse(x, 3).apply(way, 0, dTheta, 0);
        System.arraycopy(dTheta, 0, dx, 3, 3);
        if (middle) {
            moveInTheMiddle(shift, way);
        } else {
            System.arraycopy(shift, 0, dx, 0, 3);
            System.arraycopy(shift, 3, dy, 0, 3);
            System.arraycopy(way, 3, dy, 3, 3);
        }
        resist(dx, dy, dElastic, dViscous);
        for (int i = 0; i < 6; i++) {
            ScalarFunction curve = law.curves()[i];
            dElastic[i] += curve == null ? 0 : curve.slope(x[i]) * dx[i];
        }
        for (int i = 0; i < 3; i++) {
            slope[i] = -(dElastic[i] + dViscous[i]);
            one[i] = dElastic[3 + i];
            slope[3 + i] = -dViscous[3 + i];
        }
        if (middle) {
            turn.exponential(x, 3, 0.5);
            turn.apply(slope, 0, slope, 0);
            turn.apply(slope, 3, slope, 3);
            AxisSeries.cross(shiftOfAxes, 0, wrench, 0, two);
            AxisSeries.cross(shiftOfAxes, 0, turned, 0, three);
            for (int i = 0; i < 3; i++) {
                slope[i] += two[i];
                slope[3 + i] -= three[i];
            }
            AxisSeries.cross(slope, 0, d, 0, two);
            AxisSeries.cross(wrench, 0, shift, 0, three);
            for (int i = 0; i < 3; i++) {
                two[i] += three[i];
            }
            half.left(x, 3, 0.5).transposed().apply(two, 0, two, 0);
            half.addSlope(dHalf, lever, 0, two);
            for (int i = 0; i < 3; i++) {
                one[i] -= 0.5 * two[i];
            }
        }
        inverse.leftInverse(x, 3).transposed().apply(one, 0, one, 0);
        inverse.addSlope(dTheta, couple, 0, one);
        for (int i = 0; i < 3; i++) {
            slope[3 + i] -= one[i];
        }
    }

    /** Fills dx and dy: with η' = ½ J(θ/2) δθ, δ(Eᵀ u) = Eᵀ(δu - η' × u). */
    private void moveInTheMiddle(double[] shift, double[] way) {
        for (int i = 0; i < 3; i++) {
            dHalf[i] = 0.5 * dTheta[i];
        }
        half.left(x, 3, 0.5).apply(dHalf, 0, shiftOfAxes, 0);
        // δη = ½ (δJ θ̇ + J δθ̇), δθ̇ = δJ⁻¹ ω + J⁻¹ δω
        inverse.apply(way, 3, two, 0);
        inverse.addSlope(dTheta, omega, 0, two);
        half.apply(two, 0, two, 0);
        half.addSlope(dHalf, rate, 0, two);
        for (int i = 0; i < 3; i++) {
            two[i] *= 0.5;
        }
        turn.exponential(x, 3, 0.5).transposed();
        AxisSeries.cross(eta, 0, d, 0, one);
        for (int i = 0; i < 3; i++) {
            one[i] = d[3 + i] - one[i];
        }
        AxisSeries.cross(shiftOfAxes, 0, one, 0, three);
        AxisSeries.cross(two, 0, d, 0, one);
        for (int i = 0; i < 3; i++) {
            three[i] = shift[3 + i] - three[i] - one[i];
        }
        AxisSeries.cross(eta, 0, shift, 0, one);
        for (int i = 0; i < 3; i++) {
            three[i] -= one[i];
        }
        turn.apply(three, 0, dy, 0);
        AxisSeries.cross(shiftOfAxes, 0, omega, 0, one);
        AxisSeries.cross(shiftOfAxes, 0, d, 0, two);
        for (int i = 0; i < 3; i++) {
            one[i] = way[3 + i] - one[i];
            two[i] = shift[i] - two[i];
        }
        turn.apply(one, 0, dy, 3);
        turn.apply(two, 0, dx, 0);
    }

    double energy() {
        double sum = 0;
        for (int i = 0; i < 6; i++) {
            ScalarFunction curve = law.curves()[i];
            // elastic has the curve's force as well, which is not linear
            double force = curve == null ? elastic[i] : elastic[i] - curve.value(x[i]);
            sum += 0.5 * force * x[i] + (curve == null ? 0 : curve.integral(x[i]));
        }
        return sum;
    }

    double loss() {
        double sum = 0;
        for (int i = 0; i < 6; i++) {
            sum += viscous[i] * y[i];
        }
        return Math.max(0, sum); // a semidefinite matrix may give -1e-20
    }
}
