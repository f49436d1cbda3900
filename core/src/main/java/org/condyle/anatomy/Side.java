package org.condyle.anatomy;

/** Side of the body. Bones are described for the right side; the left one is the mirror image in the plane z = 0. */
public enum Side {
    RIGHT(1),
    LEFT(-1);

    /** Sign of z. */
    final int sign;

    Side(int sign) {
        this.sign = sign;
    }
}
