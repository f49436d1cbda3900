package org.condyle.joints;

import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.math.Check;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Mobility;

/**
 * A joint whose pose is any smooth function of its coordinates (OpenSim's CustomJoint): three turns about given axes, one
 * after the other, R = R₁(f₁) R₂(f₂) R₃(f₃), and a shift f₄ a₄ + f₅ a₅ + f₆ a₆. Each fᵢ is an expression of the
 * coordinates, slot i of the expression being coordinate i. Needs second derivatives: splines and formulas have them.
 */
public final class FunctionMobility implements Mobility {
    private final Coordinate[] coordinates;
    private final Expression[] functions;
    private final double[][] axes;

    private final Evaluator[] evaluators = new Evaluator[6];
    private final double[] x;
    private final double[] unit;
    private final double[] still;
    private final double[] jet = new double[3];
    private final double[] value = new double[6];
    private final double[] bend = new double[6]; // second derivative along the motion
    private final double[][] slope; // ∂f / ∂q
    private final double[] turned = new double[9];
    private final double[] single = new double[9];
    private final double[] product = new double[9];
    private final double[][] turnAxis = new double[3][3]; // after the turns before it

    /**
     * @param functions three turns [rad], then three shifts [m]
     * @param axes      of the turns and of the shifts, in F
     */
    public FunctionMobility(Coordinate[] coordinates, Expression[] functions, double[][] axes) {
        if (functions.length != 6 || axes.length != 6) {
            throw new IllegalArgumentException("a function joint needs 3 turns and 3 shifts with their axes, has "
                    + functions.length + " functions and " + axes.length + " axes");
        }
        Check.positive("function joint: number of coordinates", coordinates.length);
        this.coordinates = coordinates.clone();
        this.functions = functions.clone();
        this.axes = new double[6][];
        for (int i = 0; i < 6; i++) {
            this.axes[i] = Rotations.unit(axes[i]);
            evaluators[i] = functions[i].evaluator();
        }
        int n = coordinates.length;
        x = new double[n];
        unit = new double[n];
        still = new double[n];
        slope = new double[6][n];
    }

    @Override
    public String type() {
        return "function";
    }

    @Override
    public Coordinate[] coordinates() {
        return coordinates;
    }

    @Override
    public Coordinate[] speeds() {
        return coordinates;
    }

    /** Values of the functions and the axes of the three turns; R ends in {@code turned}. */
    private void turn(double[] q, int qAt) {
        System.arraycopy(q, qAt, x, 0, x.length);
        for (int i = 0; i < 6; i++) {
            value[i] = evaluators[i].value(x);
        }
        Pose.zero(turned, 0, 9);
        turned[0] = turned[4] = turned[8] = 1;
        for (int k = 0; k < 3; k++) {
            double[] a = axes[k];
            Mat3.times(turned, 0, a[0], a[1], a[2], turnAxis[k], 0);
            Rotations.about(a[0], a[1], a[2], value[k], single);
            Mat3.times(turned, 0, single, 0, product, 0);
            System.arraycopy(product, 0, turned, 0, 9);
        }
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        turn(q, qAt);
        System.arraycopy(turned, 0, pose, at, 9);
        for (int i = 0; i < 3; i++) {
            pose[at + 9 + i] = value[3] * axes[3][i] + value[4] * axes[4][i] + value[5] * axes[5][i];
        }
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        turn(q, qAt);
        derivatives(v, vAt);
        int n = x.length;
        Pose.zero(subspace, at, 6 * n);
        Pose.zero(bias, biasAt, 6);
        double wx = 0, wy = 0, wz = 0; // angular velocity of the turns so far
        for (int k = 0; k < 3; k++) {
            double[] a = turnAxis[k], s = axes[3 + k];
            double rate = 0;
            for (int j = 0; j < n; j++) {
                rate += slope[k][j] * v[vAt + j];
                for (int i = 0; i < 3; i++) {
                    subspace[at + 6 * j + i] += slope[k][j] * a[i];
                    subspace[at + 6 * j + 3 + i] += slope[3 + k][j] * s[i];
                }
            }
            bias[biasAt] += bend[k] * a[0] + rate * (wy * a[2] - wz * a[1]);
            bias[biasAt + 1] += bend[k] * a[1] + rate * (wz * a[0] - wx * a[2]);
            bias[biasAt + 2] += bend[k] * a[2] + rate * (wx * a[1] - wy * a[0]);
            for (int i = 0; i < 3; i++) {
                bias[biasAt + 3 + i] += bend[3 + k] * s[i];
            }
            wx += rate * a[0];
            wy += rate * a[1];
            wz += rate * a[2];
        }
    }

    private void derivatives(double[] v, int vAt) {
        int n = x.length;
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < n; j++) {
                unit[j] = 1;
                evaluators[i].jet(x, unit, still, jet);
                unit[j] = 0;
                slope[i][j] = jet[1];
            }
            System.arraycopy(v, vAt, unit, 0, n);
            evaluators[i].jet(x, unit, still, jet);
            Pose.zero(unit, 0, n);
            bend[i] = jet[2];
        }
    }

    @Override
    public Mobility forThread() {
        return new FunctionMobility(coordinates, functions, axes);
    }
}
