package org.condyle.mechanics.tangent;

import java.util.Arrays;
import org.condyle.mechanics.Motion;

/**
 * Derivatives of forces on rigid bodies, in blocks for pairs of bodies. The rows of a block are the wrench (τ, f) on body a: moment about the
 * origin of its frame, which moves with it, and force. Its columns are what moves body c: a small turn θ and the shift p of its origin, then
 * the changes of its spin ω and of the velocity ṗ of its origin. All are in world axes; θ and p are changed with ω and ṗ as they are. The
 * ground has no columns, and nobody asks for its rows.
 *
 * <p>Rates of internal states have rows for bodies alike.
 *
 * <p>Blocks are made when a pair is first named and used again and again: nothing is allocated while a run goes on.
 */
public final class Tangents {
    /** Numbers of a wrench. */
    public static final int ROWS = 6;
    /** Directions that a body can be moved in: three turns, three shifts, and as many velocities. */
    public static final int COLUMNS = 12;

    private static final int BLOCK = ROWS * COLUMNS;

    private final int bodies;
    private final int[] blockOf; // of a pair, one more than its number; 0 for none yet
    private int[] rowBody = new int[16];
    private int[] columnBody = new int[16];
    private double[] value = new double[16 * BLOCK];
    private int blocks;
    private int[] internal = new int[4]; // of a row, the place of the state in z
    private int[] internalBody = new int[4]; // of a row, the body whose motion it follows
    private double[] internalValue = new double[4 * COLUMNS];
    private int internalRows;
    private final double[] levers = new double[3];
    private final double[] spin = new double[3];
    private final double[] column = new double[6];
    private final double[] full = new double[36];

    public Tangents(int bodies) {
        this.bodies = bodies;
        blockOf = new int[bodies * bodies];
    }

    /** Makes all derivatives zero. */
    public void clear() {
        Arrays.fill(value, 0, blocks * BLOCK, 0);
        Arrays.fill(internalValue, 0, internalRows * COLUMNS, 0);
    }

    /** How many pairs of bodies have been named. */
    public int blocks() {
        return blocks;
    }

    /** The body whose wrench a block has. */
    public int rowBody(int block) {
        return rowBody[block];
    }

    /** The body whose motion a block follows. */
    public int columnBody(int block) {
        return columnBody[block];
    }

    /** One number of a block. */
    public double value(int block, int row, int column) {
        return value[BLOCK * block + COLUMNS * row + column];
    }

    /** out += block times twelve numbers of motion. */
    public void addProduct(int block, double[] motion, int at, double[] out, int outAt) {
        int k = BLOCK * block;
        for (int i = 0; i < ROWS; i++) {
            double sum = 0;
            for (int j = 0; j < COLUMNS; j++) {
                sum += value[k++] * motion[at + j];
            }
            out[outAt + i] += sum;
        }
    }

    /** False if a number is not finite. */
    public boolean finite() {
        double sum = 0;
        for (int k = 0; k < blocks * BLOCK; k++) {
            sum += value[k] - value[k];
        }
        for (int k = 0; k < internalRows * COLUMNS; k++) {
            sum += internalValue[k] - internalValue[k];
        }
        return sum == 0;
    }

    /** Adds to one derivative: of number {@code row} of the wrench on a body, by {@code column} of the motion of another or the same one. */
    public void add(int ofBody, int row, int byBody, int column, double derivative) {
        if (ofBody != Motion.GROUND && byBody != Motion.GROUND) {
            value[block(ofBody, byBody) + COLUMNS * row + column] += derivative;
        }
    }

    private int block(int a, int c) {
        int known = blockOf[bodies * a + c];
        if (known > 0) {
            return BLOCK * (known - 1);
        }
        if (blocks == rowBody.length) {
            rowBody = Arrays.copyOf(rowBody, 2 * blocks);
            columnBody = Arrays.copyOf(columnBody, 2 * blocks);
            value = Arrays.copyOf(value, 2 * blocks * BLOCK);
        }
        rowBody[blocks] = a;
        columnBody[blocks] = c;
        blockOf[bodies * a + c] = blocks + 1;
        return BLOCK * blocks++;
    }

    /**
     * Adds wrench ⊗ derivatives: a force along a fixed wrench whose size follows a scalar.
     *
     * @param wrench six numbers on body a
     * @param of     derivatives of the scalar by the motion of body c, twelve numbers
     */
    public void addOuter(int a, double[] wrench, int at, int c, double[] of, int ofAt) {
        if (a == Motion.GROUND || c == Motion.GROUND) {
            return;
        }
        int k = block(a, c);
        for (int i = 0; i < ROWS; i++) {
            double w = wrench[at + i];
            for (int j = 0; j < COLUMNS; j++) {
                value[k++] += w * of[ofAt + j];
            }
        }
    }

    /** Adds the derivatives of the rate of an internal state: a factor times those of a scalar by the motion of a body, twelve numbers. */
    public void addInternal(int z, int byBody, double[] of, int ofAt, double factor) {
        if (byBody == Motion.GROUND) {
            return;
        }
        int row = 0;
        while (row < internalRows && (internal[row] != z || internalBody[row] != byBody)) {
            row++;
        }
        if (row == internal.length) {
            internal = Arrays.copyOf(internal, 2 * row);
            internalBody = Arrays.copyOf(internalBody, 2 * row);
            internalValue = Arrays.copyOf(internalValue, 2 * row * COLUMNS);
        }
        if (row == internalRows) {
            internal[row] = z;
            internalBody[row] = byBody;
            internalRows++;
        }
        for (int j = 0; j < COLUMNS; j++) {
            internalValue[COLUMNS * row + j] += factor * of[ofAt + j];
        }
    }

    /** How many pairs of an internal state and a body that its rate follows have been named. */
    public int internalRows() {
        return internalRows;
    }

    /** The internal state of such a pair, its place in z. */
    public int internal(int row) {
        return internal[row];
    }

    /** The body of such a pair. */
    public int internalBody(int row) {
        return internalBody[row];
    }

    /** The rate of an internal state that follows from twelve numbers of motion. */
    public double internalProduct(int row, double[] motion, int at) {
        double sum = 0;
        for (int j = 0; j < COLUMNS; j++) {
            sum += internalValue[COLUMNS * row + j] * motion[at + j];
        }
        return sum;
    }

    /**
     * Adds the derivatives of a force between two bodies that does not depend on who looks at it, from what the motion of one of them does.
     *
     * @param moved  the body that was moved, whose wrench about its origin is {@code wrench}; the other has the opposite one
     * @param slopes derivatives of that wrench by the motion of {@code moved}, six rows of twelve
     */
    public void addPair(int moved, int other, double[] slopes, double[] wrench, Motion motion) {
        int m = Motion.SIZE * moved, o = Motion.SIZE * other;
        double[] place = motion.placement, rate = motion.rate;
        for (int i = 0; i < 3; i++) {
            levers[i] = place[m + i] - place[o + i]; // of the origin of the body moved
        }
        for (int j = 0; j < COLUMNS; j++) {
            double x = j == 3 ? 1 : 0, y = j == 4 ? 1 : 0, z = j == 5 ? 1 : 0;
            for (int i = 0; i < 6; i++) {
                column[i] = slopes[COLUMNS * i + j];
            }
            write(moved, other, moved, j, x, y, z, wrench);
        }
        motion.spin(moved, spin, 0);
        spread(slopes, spin, rate, m, full);
        motion.spin(other, spin, 0);
        addSpread(slopes, spin, rate, o, full);
        for (int j = 0; j < COLUMNS; j++) {
            boolean turns = j % 6 < 3;
            int axis = j % 3, from = j - axis; // of the three columns that this one is one of
            double ex = axis == 0 ? 1 : 0, ey = axis == 1 ? 1 : 0, ez = axis == 2 ? 1 : 0;
            for (int i = 0; i < 6; i++) {
                int row = COLUMNS * i;
                column[i] = -slopes[row + j];
                if (turns) { // both bodies turn together, and the one moved goes back: e × lever is the way of its
                    // origin
                    column[i] -= slopes[row + from + 3] * (ey * levers[2] - ez * levers[1])
                            + slopes[row + from + 4] * (ez * levers[0] - ex * levers[2])
                            + slopes[row + from + 5] * (ex * levers[1] - ey * levers[0]);
                }
            }
            if (j < 3) { // what turns together keeps its force, seen from itself
                for (int h = 0; h < 6; h += 3) {
                    column[h] += ey * wrench[h + 2] - ez * wrench[h + 1];
                    column[h + 1] += ez * wrench[h] - ex * wrench[h + 2];
                    column[h + 2] += ex * wrench[h + 1] - ey * wrench[h];
                }
                for (int i = 0; i < 6; i++) {
                    column[i] -= full[6 * i + j];
                }
            }
            double x = j == 3 ? -1 : 0, y = j == 4 ? -1 : 0, z = j == 5 ? -1 : 0;
            write(moved, other, other, j, x, y, z, wrench);
        }
    }

    /** out = slopes by velocities, applied to e × (ω, velocity of the origin) for the three turns e. */
    private static void spread(double[] slopes, double[] spin, double[] rate, int at, double[] out) {
        Arrays.fill(out, 0);
        addSpread(slopes, spin, rate, at, out, 0, 0, 0, 1);
    }

    /** The same of the other body, whose velocities count with the opposite sign where the body moved is. */
    private void addSpread(double[] slopes, double[] spin, double[] rate, int at, double[] out) {
        addSpread(slopes, spin, rate, at, out, levers[0], levers[1], levers[2], -1);
    }

    private static void addSpread(
            double[] slopes,
            double[] spin,
            double[] rate,
            int at,
            double[] out,
            double lx,
            double ly,
            double lz,
            double sign) {
        double wx = spin[0], wy = spin[1], wz = spin[2], vx = rate[at], vy = rate[at + 1], vz = rate[at + 2];
        for (int j = 0; j < 3; j++) {
            double ex = j == 0 ? 1 : 0, ey = j == 1 ? 1 : 0, ez = j == 2 ? 1 : 0;
            double tx = ey * wz - ez * wy, ty = ez * wx - ex * wz, tz = ex * wy - ey * wx;
            double ux = ey * vz - ez * vy + ty * lz - tz * ly;
            double uy = ez * vx - ex * vz + tz * lx - tx * lz;
            double uz = ex * vy - ey * vx + tx * ly - ty * lx;
            for (int i = 0; i < 6; i++) {
                int row = COLUMNS * i + 6;
                out[6 * i + j] += sign
                        * (slopes[row] * tx
                                + slopes[row + 1] * ty
                                + slopes[row + 2] * tz
                                + slopes[row + 3] * ux
                                + slopes[row + 4] * uy
                                + slopes[row + 5] * uz);
            }
        }
    }

    /** The change of the wrench on the body moved, and of the opposite one on the other, whose origin is a lever away that grows by (x, y, z). */
    private void write(int moved, int other, int by, int j, double x, double y, double z, double[] wrench) {
        if (by == Motion.GROUND) {
            return;
        }
        double[] d = column;
        if (moved != Motion.GROUND) {
            int k = block(moved, by) + j;
            for (int i = 0; i < 6; i++) {
                value[k + COLUMNS * i] += d[i];
            }
        }
        if (other != Motion.GROUND) {
            int k = block(other, by) + j;
            double lx = levers[0], ly = levers[1], lz = levers[2];
            double fx = wrench[3], fy = wrench[4], fz = wrench[5];
            value[k] -= d[0] + ly * d[5] - lz * d[4] + y * fz - z * fy;
            value[k + COLUMNS] -= d[1] + lz * d[3] - lx * d[5] + z * fx - x * fz;
            value[k + 2 * COLUMNS] -= d[2] + lx * d[4] - ly * d[3] + x * fy - y * fx;
            value[k + 3 * COLUMNS] -= d[3];
            value[k + 4 * COLUMNS] -= d[4];
            value[k + 5 * COLUMNS] -= d[5];
        }
    }
}
