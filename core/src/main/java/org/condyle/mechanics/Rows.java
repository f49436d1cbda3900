package org.condyle.mechanics;

import java.util.Arrays;

/**
 * Constraint equations under assembly. Each row has its value Φ, its gradient as a list of unit forces (twelve numbers
 * a body, one number a coordinate), ∂Φ/∂t, and the curvature κ: the part of Φ̈ that remains when all p̈, Ä, v̇ of the
 * gradient vanish.
 *
 * <pre>  Φ̇ = gradient·(ṗ, Ȧ, v) + Φ_t        Φ̈ = gradient·(p̈, Ä, v̇) + κ  </pre>
 */
public final class Rows implements ForceReceiver {
    private static final int SIZE = Motion.SIZE;

    private int count;
    public final double[] value;
    public final double[] timeRate;
    public final double[] curvature;

    // body entries of all rows one after the other; those of row r are entryAt[r] .. entryAt[r + 1]
    public final int[] entryAt;
    public int[] entryBody = new int[16];
    public double[] entryDual = new double[16 * SIZE];
    // and coordinate entries alike
    public final int[] termAt;
    public int[] termIndex = new int[16];
    public double[] termFactor = new double[16];

    /** True while nobody asks for the curvature of contacts, which is dear: only velocities are wanted. */
    public boolean straight;

    /** Temporary memory for the assembly of a row: constraints are shared by threads and own none. */
    public final double[] scratch = new double[24];

    private final double[] column = new double[3];
    private int entries;
    private int terms;

    public Rows(int rows) {
        value = new double[rows];
        timeRate = new double[rows];
        curvature = new double[rows];
        entryAt = new int[rows + 1];
        termAt = new int[rows + 1];
    }

    public void clear() {
        count = 0;
        entries = 0;
        terms = 0;
    }

    public int count() {
        return count;
    }

    /** Begins the next row with its Φ, ∂Φ/∂t and curvature. */
    public void row(double phi, double phiT, double kappa) {
        value[count] = phi;
        timeRate[count] = phiT;
        curvature[count] = kappa;
        entryAt[count] = entries;
        termAt[count] = terms;
        count++;
        entryAt[count] = entries;
        termAt[count] = terms;
    }

    /** Adds n·δx for the material point X of a body to the gradient of the current row. */
    @Override
    public void addForce(int body, double[] pointLocal, double nx, double ny, double nz) {
        if (body != Motion.GROUND) {
            int at = entry(body); // may move entryDual, so it comes first
            Forces.addForce(entryDual, at, pointLocal, nx, ny, nz);
        }
    }

    /** Adds n·δ(A d) for a material direction d of a body. */
    @Override
    public void addDirectionForce(int body, double[] directionLocal, double nx, double ny, double nz) {
        if (body != Motion.GROUND) {
            int at = entry(body);
            Forces.addForce(entryDual, at, directionLocal, nx, ny, nz);
            entryDual[at] -= nx;
            entryDual[at + 1] -= ny;
            entryDual[at + 2] -= nz;
        }
    }

    /** Adds factor·M:δA for the nine numbers of M to the gradient of the current row. */
    @Override
    public void addMatrixForce(int body, double[] matrix, int matrixAt, double factor) {
        if (body != Motion.GROUND) {
            int at = entry(body) + 3;
            Forces.addMatrix(entryDual, at, matrix, matrixAt, factor);
        }
    }

    @Override
    public void addCouple(int body, double tx, double ty, double tz, Motion motion) {
        if (body != Motion.GROUND) {
            int at = entry(body);
            Forces.addCouple(entryDual, at, motion.placement, SIZE * body + 3, tx, ty, tz, column);
        }
    }

    /** Adds factor·δq for the coordinate whose speed is v[index]. */
    @Override
    public void addGeneralised(int index, double factor) {
        if (terms == termIndex.length) {
            termIndex = Arrays.copyOf(termIndex, 2 * terms);
            termFactor = Arrays.copyOf(termFactor, 2 * terms);
        }
        termIndex[terms] = index;
        termFactor[terms++] = factor;
        termAt[count] = terms;
    }

    /** The dual of {@code body} in the current row, made if it is not there yet. */
    private int entry(int body) {
        for (int e = entryAt[count - 1]; e < entries; e++) {
            if (entryBody[e] == body) {
                return SIZE * e;
            }
        }
        if (entries == entryBody.length) { // grows in the first assemblies only
            entryBody = Arrays.copyOf(entryBody, 2 * entries);
            entryDual = Arrays.copyOf(entryDual, 2 * entries * SIZE);
        }
        Arrays.fill(entryDual, SIZE * entries, SIZE * (entries + 1), 0);
        entryBody[entries++] = body;
        entryAt[count] = entries;
        return SIZE * (entries - 1);
    }
}
