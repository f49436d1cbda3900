package org.condyle.anatomy.form;

/**
 * A solid that a {@link Form} is made of: the union of one or more parts, each with a box about it.
 *
 * <p>The distance is signed, negative inside. It need be a true distance near the surface only, to first order: transitions between
 * pieces have the width that was asked for where both surfaces are near.
 */
interface Piece {
    int parts();

    /** Least and greatest x, y, z of a part [mm]. */
    void box(int part, double[] out);

    double distance(int part, double x, double y, double z);
}
