package org.condyle.io.mesh;

import java.util.Arrays;
import org.condyle.io.data.Doubles;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Triangles;

/**
 * Takes vertices and faces as a file gives them, in any order, and refuses what cannot be a mesh. Faces of more than
 * three corners become fans around their first corner, which is right for convex faces.
 */
final class MeshBuilder {
    private static final int MOST = Integer.MAX_VALUE / 3 - 8;

    private final String file;
    private final boolean text;
    private final int base;
    private final Doubles vertices = new Doubles();
    private final Ints corners = new Ints();
    private int faceCorners;
    private int first;
    private int last;
    private long largest = -1;
    private long largestAt;

    /**
     * @param text places are lines; otherwise bytes
     * @param base number that the file gives to its first vertex
     */
    MeshBuilder(String file, boolean text, int base) {
        this.file = file;
        this.text = text;
        this.base = base;
    }

    DocumentException problem(long at, String message) {
        return text
                ? new DocumentException(Code.BAD_MESH, new Position(file, (int) at, 0), message)
                : new DocumentException(Code.BAD_MESH, Position.in(file), "at byte " + at + ": " + message);
    }

    int triangles() {
        return corners.size() / 3;
    }

    int points() {
        return vertices.size() / 3;
    }

    /** Coordinate {@code i} of all of them. */
    double coordinate(int i) {
        return vertices.get(i);
    }

    /** A vertex; {@code number} is how messages call it. */
    void vertex(double x, double y, double z, long at, long number) {
        if (!Double.isFinite(x) || !Double.isFinite(y) || !Double.isFinite(z)) {
            throw problem(
                    at,
                    "vertex " + number + " is not finite: " + x + ", " + y + ", " + z
                            + "; repair the mesh or remove the vertex and its faces");
        }
        if (points() >= MOST) {
            throw problem(at, "the mesh has more than " + MOST + " vertices");
        }
        vertices.add(x);
        vertices.add(y);
        vertices.add(z);
    }

    void vertex(double x, double y, double z, long at) {
        vertex(x, y, z, at, points() + (long) base);
    }

    void beginFace() {
        faceCorners = 0;
    }

    /** The next corner of the face: the vertex {@code index}, counted from 0, which may come later in the file. */
    void corner(long index, long at) {
        if (index < 0 || index >= MOST) {
            throw noVertex(index, at);
        }
        if (index > largest) {
            largest = index;
            largestAt = at;
        }
        int corner = (int) index;
        if (faceCorners == 0) {
            first = corner;
        } else if (faceCorners >= 2) {
            triangle(first, last, corner, at);
        }
        faceCorners++;
        last = corner;
    }

    void endFace(long at) {
        if (faceCorners < 3) {
            throw problem(at, "a face needs 3 corners or more, this one has " + faceCorners);
        }
    }

    private void triangle(int a, int b, int c, long at) {
        if (corners.size() / 3 >= MOST) {
            throw problem(at, "the mesh has more than " + MOST + " triangles");
        }
        corners.add(a);
        corners.add(b);
        corners.add(c);
    }

    private DocumentException noVertex(long index, long at) {
        String range = index < 0
                ? "numbers begin at " + base
                : points() == 0 ? "there is none before it" : "there are " + base + " to " + (points() - 1L + base);
        return problem(
                at,
                "a face refers to vertex " + (index + base) + ", but " + range + "; the file is damaged or cut off");
    }

    /**
     * The mesh in metres.
     *
     * @param usedOnly leaves out vertices that no face names
     */
    Triangles build(double scale, boolean usedOnly) {
        if (largest >= points()) {
            throw noVertex(largest, largestAt);
        }
        if (corners.size() == 0) {
            throw new DocumentException(
                    Code.BAD_MESH,
                    Position.in(file),
                    "the mesh has no faces" + (points() > 0 ? ", only " + points() + " points" : ""),
                    "export the surface as triangles");
        }
        double[] v = vertices.toArray();
        int[] c = corners.toArray();
        if (usedOnly) {
            v = used(v, c);
        }
        for (int i = 0; scale != 1 && i < v.length; i++) {
            v[i] *= scale;
            if (!Double.isFinite(v[i])) {
                throw new DocumentException(
                        Code.BAD_MESH,
                        Position.in(file),
                        "coordinates times scale " + scale + " are too large",
                        "is the scale right?");
            }
        }
        return new Triangles(v, c);
    }

    /** The vertices in use, in their old order; renumbers {@code c}. */
    private static double[] used(double[] v, int[] c) {
        int[] number = new int[v.length / 3];
        for (int i : c) {
            number[i] = 1;
        }
        double[] out = new double[v.length];
        int n = 0;
        for (int i = 0; i < number.length; i++) {
            if (number[i] == 1) {
                System.arraycopy(v, 3 * i, out, 3 * n, 3);
                number[i] = n++;
            }
        }
        for (int i = 0; i < c.length; i++) {
            c[i] = number[c[i]];
        }
        return Arrays.copyOf(out, 3 * n);
    }
}
