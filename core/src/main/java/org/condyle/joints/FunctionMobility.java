package org.condyle.joints;

import java.util.Arrays;
import org.condyle.expression.Expression;
import org.condyle.expression.Line;
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
    private static final double SAME = 1e-9; // so far from z, or across it, an axis still is

    private final Coordinate[] coordinates;
    private final Expression[] functions;
    private final double[][] axes;

    private final CoordinateFunction[] parts = new CoordinateFunction[6];
    private final double[] x; // where the parts were looked at last
    private boolean looked;
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
            parts[i] = new CoordinateFunction(functions[i], coordinates);
        }
        x = new double[coordinates.length];
    }

    @Override
    public String type() {
        return "function";
    }

    @Override
    public boolean isCoupled(int coordinate) {
        return Arrays.stream(functions)
                .flatMap(f -> Line.of(f).stream())
                .noneMatch(line -> line.slot() == coordinate && Math.abs(line.slope()) == 1);
    }

    @Override
    public Coordinate[] coordinates() {
        return coordinates;
    }

    /** Values of the functions and the axes of the three turns; R ends in {@code turned}. Nothing is done twice for the same q. */
    private void look(double[] q, int qAt) {
        boolean same = looked;
        for (int i = 0; i < x.length; i++) {
            same &= x[i] == q[qAt + i];
            x[i] = q[qAt + i];
        }
        if (same) {
            return;
        }
        looked = true;
        for (CoordinateFunction part : parts) {
            part.look(x);
        }
        Pose.zero(turned, 0, 9);
        turned[0] = turned[4] = turned[8] = 1;
        for (int k = 0; k < 3; k++) {
            if (parts[k].isZero()) {
                continue;
            }
            double[] a = axes[k];
            Mat3.times(turned, 0, a[0], a[1], a[2], turnAxis[k], 0);
            Rotations.about(a[0], a[1], a[2], parts[k].value, single);
            Mat3.times(turned, 0, single, 0, product, 0);
            System.arraycopy(product, 0, turned, 0, 9);
        }
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        look(q, qAt);
        System.arraycopy(turned, 0, pose, at, 9);
        for (int i = 0; i < 3; i++) {
            pose[at + 9 + i] = parts[3].value * axes[3][i] + parts[4].value * axes[4][i] + parts[5].value * axes[5][i];
        }
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        look(q, qAt);
        Pose.zero(subspace, at, 6 * x.length);
        Pose.zero(bias, biasAt, 6);
        double wx = 0, wy = 0, wz = 0; // angular velocity of the turns so far
        for (int k = 0; k < 3; k++) {
            CoordinateFunction part = parts[k];
            if (part.depends().length == 0) {
                continue;
            }
            part.move(x, v, vAt);
            double[] a = turnAxis[k];
            double rate = 0;
            for (int j : part.depends()) {
                rate += part.slope[j] * v[vAt + j];
                for (int i = 0; i < 3; i++) {
                    subspace[at + 6 * j + i] += part.slope[j] * a[i];
                }
            }
            bias[biasAt] += part.bend * a[0] + rate * (wy * a[2] - wz * a[1]);
            bias[biasAt + 1] += part.bend * a[1] + rate * (wz * a[0] - wx * a[2]);
            bias[biasAt + 2] += part.bend * a[2] + rate * (wx * a[1] - wy * a[0]);
            wx += rate * a[0];
            wy += rate * a[1];
            wz += rate * a[2];
        }
        for (int k = 3; k < 6; k++) {
            CoordinateFunction part = parts[k];
            if (part.depends().length == 0) {
                continue;
            }
            part.move(x, v, vAt);
            for (int i = 0; i < 3; i++) {
                for (int j : part.depends()) {
                    subspace[at + 6 * j + 3 + i] += part.slope[j] * axes[k][i];
                }
                bias[biasAt + 3 + i] += part.bend * axes[k][i];
            }
        }
    }

    @Override
    public Mobility forThread() {
        return new FunctionMobility(coordinates, functions, axes);
    }

    /** The xy plane if all turns but those by zero are about z, and nothing shifts along z. */
    @Override
    public Plane plane() {
        for (int k = 0; k < 6; k++) {
            double along = Math.abs(axes[k][2]);
            if (k < 3 ? !parts[k].isZero() && along < 1 - SAME : parts[k].depends().length > 0 && along > SAME) {
                return Plane.NONE;
            }
        }
        return Plane.XY;
    }

    @Override
    public boolean hasOwnNames() {
        return true;
    }
}
