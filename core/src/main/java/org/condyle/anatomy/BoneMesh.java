package org.condyle.anatomy;

import org.condyle.mechanics.Triangles;

/**
 * A surface for pictures: triangles [m], and the outward normal of the form itself at each vertex, so that few faces look smooth.
 *
 * @param normals x, y, z of a unit vector for each vertex
 */
public record BoneMesh(Triangles triangles, double[] normals) {
    /** The mirror image in the plane z = 0, with faces that still run counter-clockwise seen from outside. */
    public BoneMesh mirrored() {
        double[] v = triangles.vertices().clone(), n = normals.clone();
        int[] c = triangles.corners().clone();
        for (int i = 2; i < v.length; i += 3) {
            v[i] = -v[i];
            n[i] = -n[i];
        }
        for (int i = 0; i < c.length; i += 3) {
            int second = c[i + 1];
            c[i + 1] = c[i + 2];
            c[i + 2] = second;
        }
        return new BoneMesh(new Triangles(v, c), n);
    }
}
