package org.condyle.geometry.freeform;

/**
 * The rows of a lookup table, one for each node of a net over (u, v), in memory or in a file. A row has fourteen values: u, v,
 * the point (3), the outward unit normal n (3), the unit tangent t along u (3), and b = n × t (3).
 *
 * <p>Shared by threads; {@link #cells} gives each thread its own access.
 */
public interface LookupTable {
    /** Values in a row. */
    int WIDTH = 14;

    /** Where the point begins in a row; the normal follows. */
    int POINT = 2;

    int NORMAL = 5;
    int TANGENT = 8;
    int BINORMAL = 11;

    /** Nodes along u. */
    int rows();

    /** Nodes along v. */
    int columns();

    /** Access for one thread. */
    Cells cells();

    /** Shows all nodes, in any order. */
    void each(Visitor visitor);

    /** Memory of its nodes, or of those that one thread keeps [bytes]. */
    long memoryBytes();

    /** What searches have read from a file so far [bytes]; a table in memory reads nothing. */
    default long bytesRead() {
        return 0;
    }

    /** What a search reads. It answers the same whatever was asked before. */
    interface Cells {
        /** out = rows of the nodes (i, j), (i, j+1), (i+1, j), (i+1, j+1), for 0 ≤ i ≤ rows - 2; allocates nothing. */
        void read(int i, int j, double[] out);
    }

    /** Sees one node after the other. */
    @FunctionalInterface
    interface Visitor {
        /** The row of node (i, j) begins at {@code at}. */
        void node(int i, int j, double[] values, int at);
    }
}
