package org.condyle.mechanics;

/**
 * A surface of triangles.
 *
 * @param vertices x, y, z of each vertex [m]
 * @param corners  three vertex numbers a triangle, counter-clockwise seen from outside
 */
public record Triangles(double[] vertices, int[] corners) {
    public Triangles {
        if (vertices.length % 3 != 0 || corners.length % 3 != 0) {
            throw new IllegalArgumentException("vertices and corners come in threes, were " + vertices.length + " and "
                    + corners.length + " numbers");
        }
        for (int c : corners) {
            if (c < 0 || 3 * c >= vertices.length) {
                throw new IllegalArgumentException(
                        "a triangle names vertex " + c + " of " + vertices.length / 3 + " vertices");
            }
        }
    }

    public int faces() {
        return corners.length / 3;
    }

    public int points() {
        return vertices.length / 3;
    }
}
