package org.condyle.mechanics.tangent;

import java.util.Arrays;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Motion;

/** Forces on a few rigid bodies as wrenches: moment about the origin of each body, and force, in world axes. Bodies are listed as they are named. */
public final class Wrenches implements ForceReceiver {
    /** Bodies named since {@link #begin}. */
    public int count;

    /** Their numbers. */
    public int[] body = new int[4];

    /** (τ, f) of each of them. */
    public double[] wrench = new double[24];

    /** Whether something acted on a generalised velocity, which is in no wrench. */
    public boolean generalised;

    private double[] placement = new double[0];

    /** Forgets all forces; those to come act at these places. */
    public void begin(Motion motion) {
        placement = motion.placement;
        count = 0;
        generalised = false;
    }

    /** Index of a body, which is added to the list if it is not there yet. */
    public int indexOf(int which) {
        for (int i = 0; i < count; i++) {
            if (body[i] == which) {
                return i;
            }
        }
        if (count == body.length) {
            body = Arrays.copyOf(body, 2 * count);
            wrench = Arrays.copyOf(wrench, 12 * count);
        }
        body[count] = which;
        Arrays.fill(wrench, 6 * count, 6 * count + 6, 0);
        return count++;
    }

    @Override
    public void addForce(int which, double[] pointLocal, double fx, double fy, double fz) {
        int k = 6 * addLever(which, pointLocal, fx, fy, fz);
        wrench[k + 3] += fx;
        wrench[k + 4] += fy;
        wrench[k + 5] += fz;
    }

    @Override
    public void addDirectionForce(int which, double[] directionLocal, double nx, double ny, double nz) {
        addLever(which, directionLocal, nx, ny, nz);
    }

    /** τ += (A d) × n. */
    private int addLever(int which, double[] d, double nx, double ny, double nz) {
        int at = Motion.SIZE * which + 3, i = indexOf(which), k = 6 * i;
        double[] a = placement;
        double x = a[at] * d[0] + a[at + 1] * d[1] + a[at + 2] * d[2];
        double y = a[at + 3] * d[0] + a[at + 4] * d[1] + a[at + 5] * d[2];
        double z = a[at + 6] * d[0] + a[at + 7] * d[1] + a[at + 8] * d[2];
        wrench[k] += y * nz - z * ny;
        wrench[k + 1] += z * nx - x * nz;
        wrench[k + 2] += x * ny - y * nx;
        return i;
    }

    /** τ += axial vector of G Aᵀ. */
    @Override
    public void addMatrixForce(int which, double[] matrix, int at, double factor) {
        addMatrix(which, matrix, at, factor, 6 * indexOf(which));
    }

    private void addMatrix(int which, double[] g, int at, double factor, int k) {
        double[] a = placement;
        int r = Motion.SIZE * which + 3;
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3, l = (i + 2) % 3;
            double sum = 0;
            for (int c = 0; c < 3; c++) {
                sum += g[at + 3 * l + c] * a[r + 3 * j + c] - g[at + 3 * j + c] * a[r + 3 * l + c];
            }
            wrench[k + i] += factor * sum;
        }
    }

    /** The dual (f, G) of a body as {@link org.condyle.mechanics.Forces} has it. */
    public void addDual(int which, double[] dual, int at) {
        int k = 6 * indexOf(which);
        for (int i = 0; i < 3; i++) {
            wrench[k + 3 + i] += dual[at + i];
        }
        addMatrix(which, dual, at + 3, 1, k);
    }

    @Override
    public void addCouple(int which, double tx, double ty, double tz, Motion motion) {
        int k = 6 * indexOf(which);
        wrench[k] += tx;
        wrench[k + 1] += ty;
        wrench[k + 2] += tz;
    }

    @Override
    public void addGeneralised(int index, double value) {
        generalised = true;
    }
}
