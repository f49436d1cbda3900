package org.condyle.geometry.shape;

/** A convex shape that has nothing but flat faces, with their corners and normals. */
public interface FlatFaced extends Convex {
    /** Number of faces. */
    int faces();

    /** Corners of a face in order, seen from outside anticlockwise, three numbers each; not to be changed. */
    double[] face(int i);

    /** A component of the outward unit normal of a face. */
    double normal(int face, int k);
}
