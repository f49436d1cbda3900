package org.condyle.anatomy;

/** How many triangles a picture gets. */
public enum Resolution {
    /** For scenes: a whole skeleton has fewer than 30 000 triangles. */
    USUAL(1, 1),
    /** For pictures of one joint: four times as many. */
    FINE(0.6, 4);

    /** Factor of the cells in which the surface is found. */
    final double cells;
    /** Factor of the number of triangles. */
    final int faces;

    Resolution(double cells, int faces) {
        this.cells = cells;
        this.faces = faces;
    }
}
