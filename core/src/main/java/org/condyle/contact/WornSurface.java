package org.condyle.contact;

import java.util.Arrays;

/**
 * What is worn off a surface, face by face.
 *
 * @param name    of the surface
 * @param face    number of each face that can wear among the triangles of the surface
 * @param depth   [m]
 * @param volume  of each face [m³]: depth times area, of the areas that the faces had when they wore
 * @param byForce the sum of k F and the way over all springs [m³], which is the same volume in another way
 */
public record WornSurface(String name, int[] face, double[] depth, double[] volume, double byForce) {
    public WornSurface {
        if (face.length != depth.length || face.length != volume.length) {
            throw new IllegalArgumentException("the columns of '" + name + "' differ in their rows");
        }
    }

    /** All that is worn off [m³]. */
    public double wholeVolume() {
        return Arrays.stream(volume).sum();
    }

    /** Linear wear: the greatest depth [m]. */
    public double greatest() {
        return Arrays.stream(depth).max().orElse(0);
    }

    /** The depth of each triangle of a surface that has so many; 0 where none can wear. */
    public double[] byTriangle(int triangles) {
        double[] out = new double[triangles];
        for (int i = 0; i < face.length; i++) {
            out[face[i]] = depth[i];
        }
        return out;
    }
}
