package org.condyle.analyse.motion;

/**
 * Equations A x = b solved for as many of the unknowns as they determine (Gauss-Jordan, in the order of the rows, with the
 * largest entry of a row as its pivot): x_p = b_r - Σ a_rf x_f over the free unknowns f. A row that repeats those before it is left
 * out, whatever its right side says. Nothing is allocated after construction.
 */
public final class Elimination {
    /** Part of a row's largest entry below which what remains of it is rounding. */
    private static final double DEPENDENT = 1e-10;

    private final int n;
    private final int most;
    private final double[][] a; // n entries, the right side, then how the row is combined of the rows given
    private final int[] pivot; // column of each row
    private final int[] free;
    private final boolean[] isPivot;
    private int rows;
    private int given;

    public Elimination(int n, int most) {
        this.n = n;
        this.most = most;
        a = new double[most][n + 1 + most];
        pivot = new int[most];
        free = new int[n];
        isPivot = new boolean[n];
    }

    public void clear() {
        rows = 0;
        given = 0;
        java.util.Arrays.fill(isPivot, false);
    }

    /** Takes the next equation; false if it repeats earlier ones. */
    public boolean add(double[] row, double right) {
        double[] x = rows < most ? a[rows] : a[most - 1];
        int number = given++;
        double size = 0;
        for (int k = 0; k < n; k++) {
            x[k] = row[k];
            size = Math.max(size, Math.abs(row[k]));
        }
        x[n] = right;
        java.util.Arrays.fill(x, n + 1, x.length, 0);
        x[n + 1 + number] = 1;
        for (int r = 0; r < rows; r++) {
            subtract(x, a[r], x[pivot[r]]);
        }
        int best = 0;
        for (int k = 1; k < n; k++) {
            if (Math.abs(x[k]) > Math.abs(x[best])) {
                best = k;
            }
        }
        if (!(Math.abs(x[best]) > DEPENDENT * size)) {
            return false;
        }
        double inverse = 1 / x[best];
        for (int k = 0; k < x.length; k++) {
            x[k] *= inverse;
        }
        x[best] = 1;
        for (int r = 0; r < rows; r++) {
            subtract(a[r], x, a[r][best]);
            a[r][best] = 0;
        }
        pivot[rows++] = best;
        isPivot[best] = true;
        return true;
    }

    private static void subtract(double[] x, double[] y, double factor) {
        if (factor != 0) {
            for (int k = 0; k < x.length; k++) {
                x[k] -= factor * y[k];
            }
        }
    }

    /** How many unknowns are determined by the others. */
    public int rank() {
        return rows;
    }

    /** Lists the free unknowns; returns how many there are. */
    public int listFree() {
        int count = 0;
        for (int k = 0; k < n; k++) {
            if (!isPivot[k]) {
                free[count++] = k;
            }
        }
        return count;
    }

    public int free(int i) {
        return free[i];
    }

    public int pivot(int r) {
        return pivot[r];
    }

    public double factor(int r, int column) {
        return a[r][column];
    }

    public double right(int r) {
        return a[r][n];
    }

    /** Multiplier of the equation that was given as the {@code number}-th, for a gradient that is Σ λ row. */
    double multiplier(int number, double[] gradient) {
        double sum = 0;
        for (int r = 0; r < rows; r++) {
            sum += gradient[pivot[r]] * a[r][n + 1 + number];
        }
        return sum;
    }
}
