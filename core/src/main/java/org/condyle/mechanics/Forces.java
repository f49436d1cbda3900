package org.condyle.mechanics;

import java.util.Arrays;
import org.condyle.math.Mat3;

/**
 * Where elements put their forces: for each body the dual of its place, f for p and G for A (twelve numbers), and one
 * number for each generalised velocity. A force f at the material point X adds f and f Xᵀ, so that its power is
 * f·ẋ = f·ṗ + G:Ȧ whatever the body is made of.
 */
public final class Forces implements ForceReceiver {
    /** (f, G) of each body; body b begins at {@link Motion#SIZE}·b. */
    public final double[] dual;
    /** Force or torque along each generalised velocity. */
    public final double[] generalised;

    private final double[] column = new double[3];

    public Forces(int bodies, int speeds) {
        dual = new double[Motion.SIZE * bodies];
        generalised = new double[speeds];
    }

    /** Their power at a motion: Σ f·ṗ + G:Ȧ over the bodies, and what acts on speeds directly [W]. */
    public double power(State state, Motion motion) {
        double sum = 0;
        for (int k = 0; k < dual.length; k++) {
            sum += dual[k] * motion.rate[k];
        }
        for (int k = 0; k < generalised.length; k++) {
            sum += generalised[k] * state.v[k];
        }
        return sum;
    }

    /** Adds so many times other forces. */
    public void add(Forces others, double factor) {
        for (int k = 0; k < dual.length; k++) {
            dual[k] += factor * others.dual[k];
        }
        for (int k = 0; k < generalised.length; k++) {
            generalised[k] += factor * others.generalised[k];
        }
    }

    public void clear() {
        Arrays.fill(dual, 0);
        Arrays.fill(generalised, 0);
    }

    @Override
    public void addForce(int body, double[] pointLocal, double fx, double fy, double fz) {
        addForce(dual, Motion.SIZE * body, pointLocal, fx, fy, fz);
    }

    /** The same into any array of twelve numbers that begins at {@code at}. */
    static void addForce(double[] dual, int at, double[] pointLocal, double fx, double fy, double fz) {
        double x = pointLocal[0], y = pointLocal[1], z = pointLocal[2];
        dual[at] += fx;
        dual[at + 1] += fy;
        dual[at + 2] += fz;
        dual[at + 3] += fx * x;
        dual[at + 4] += fx * y;
        dual[at + 5] += fx * z;
        dual[at + 6] += fy * x;
        dual[at + 7] += fy * y;
        dual[at + 8] += fy * z;
        dual[at + 9] += fz * x;
        dual[at + 10] += fz * y;
        dual[at + 11] += fz * z;
    }

    /** G += n dᵀ. */
    @Override
    public void addDirectionForce(int body, double[] directionLocal, double nx, double ny, double nz) {
        int at = Motion.SIZE * body;
        addForce(dual, at, directionLocal, nx, ny, nz);
        dual[at] -= nx;
        dual[at + 1] -= ny;
        dual[at + 2] -= nz;
    }

    /** Force at the place x of the world, which is on {@code body} now. */
    public void addForceAt(int body, double[] x, int xAt, double fx, double fy, double fz, Motion motion) {
        motion.materialPoint(body, x, xAt, column, 0);
        addForce(body, column, fx, fy, fz);
    }

    /** G = ½ [τ]ₓ A⁻ᵀ. */
    @Override
    public void addCouple(int body, double tx, double ty, double tz, Motion motion) {
        addCouple(dual, Motion.SIZE * body, motion.placement, Motion.SIZE * body + 3, tx, ty, tz, column);
    }

    static void addCouple(
            double[] dual, int at, double[] placement, int aAt, double tx, double ty, double tz, double[] column) {
        // row i of ½[τ]ₓ A⁻ᵀ is A⁻¹ applied to row i of ½[τ]ₓ
        Mat3.solve(placement, aAt, 0, -0.5 * tz, 0.5 * ty, column, 0);
        addRow(dual, at + 3, column);
        Mat3.solve(placement, aAt, 0.5 * tz, 0, -0.5 * tx, column, 0);
        addRow(dual, at + 6, column);
        Mat3.solve(placement, aAt, -0.5 * ty, 0.5 * tx, 0, column, 0);
        addRow(dual, at + 9, column);
    }

    private static void addRow(double[] dual, int at, double[] row) {
        dual[at] += row[0];
        dual[at + 1] += row[1];
        dual[at + 2] += row[2];
    }

    @Override
    public void addMatrixForce(int body, double[] matrix, int at, double factor) {
        addMatrix(dual, Motion.SIZE * body + 3, matrix, at, factor);
    }

    static void addMatrix(double[] dual, int dualAt, double[] matrix, int at, double factor) {
        for (int k = 0; k < 9; k++) {
            dual[dualAt + k] += factor * matrix[at + k];
        }
    }

    @Override
    public void addGeneralised(int index, double value) {
        generalised[index] += value;
    }
}
