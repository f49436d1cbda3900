package org.condyle.geometry.freeform;

/** A lookup table in memory: 112 bytes a node. */
public final class WholeTable implements LookupTable {
    private final int rows;
    private final int columns;
    private final double[] values; // v runs fastest

    private WholeTable(int rows, int columns) {
        long size = (long) WIDTH * rows * columns;
        if (size > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException("a lookup table of " + rows + " x " + columns
                    + " points does not fit in memory as a whole; use a window");
        }
        this.rows = rows;
        this.columns = columns;
        values = new double[(int) size];
    }

    /** All rows of another table. */
    public static WholeTable copyOf(LookupTable other) {
        WholeTable out = new WholeTable(other.rows(), other.columns());
        other.each((i, j, row, at) -> System.arraycopy(row, at, out.values, WIDTH * (i * out.columns + j), WIDTH));
        return out;
    }

    /**
     * A table of given values.
     *
     * @param values fourteen for each node; v runs fastest
     */
    public static WholeTable of(int rows, int columns, double[] values) {
        WholeTable out = new WholeTable(rows, columns);
        if (values.length != out.values.length) {
            throw new IllegalArgumentException("a lookup table of " + rows + " x " + columns + " points has "
                    + out.values.length + " values, not " + values.length);
        }
        System.arraycopy(values, 0, out.values, 0, values.length);
        return out;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public long memoryBytes() {
        return (long) Double.BYTES * values.length;
    }

    @Override
    public Cells cells() {
        return (i, j, out) -> {
            int a = WIDTH * (i * columns + j);
            System.arraycopy(values, a, out, 0, 2 * WIDTH);
            System.arraycopy(values, a + WIDTH * columns, out, 2 * WIDTH, 2 * WIDTH);
        };
    }

    @Override
    public void each(Visitor visitor) {
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                visitor.node(i, j, values, WIDTH * (i * columns + j));
            }
        }
    }

    @Override
    public String toString() {
        return rows + " x " + columns + " points in memory, " + 8L * values.length + " bytes";
    }
}
