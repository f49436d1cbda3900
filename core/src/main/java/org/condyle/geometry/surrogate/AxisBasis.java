package org.condyle.geometry.surrogate;

/** Functions of one coordinate, of which there are as many as nodes; a table is a sum of their products. */
interface AxisBasis {
    int size();

    /** Where samples are taken, rising. */
    double node(int i);

    /** How many functions are not zero at a place. */
    int support();

    /**
     * Writes values and slopes of the functions that are not zero.
     *
     * @return number of the first of them
     */
    int at(double x, double[] values, double[] slopes);

    /** Whether the functions are 1 at their own node and 0 at all others, so that samples are coefficients. */
    boolean cardinal();
}
