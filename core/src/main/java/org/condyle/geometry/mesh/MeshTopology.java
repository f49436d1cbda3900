package org.condyle.geometry.mesh;

import java.util.Arrays;
import org.condyle.mechanics.ModelException;

/**
 * Neighbours of faces. Faces with inverted orientation are flipped until all faces of a connected piece agree; a closed
 * mesh that is inverted is flipped as a whole; the orientation of an open mesh is kept.
 */
final class MeshTopology {
    /** Faces beyond edge k of face f (from corner k to corner k+1) at 3f+k; -1 where the mesh ends. */
    final int[] neighbours;
    /** Edges that only one face has. */
    final int openEdges;
    /** Vertices at the end of such an edge. */
    final boolean[] rim;
    /** Faces whose corners were exchanged. */
    final int turned;

    private final double[] vertices;
    private final int[] corners;

    /** Finds neighbours and turns faces of {@code corners} in place. */
    MeshTopology(double[] vertices, int[] corners) {
        this.vertices = vertices;
        this.corners = corners;
        neighbours = new int[corners.length];
        openEdges = connect();
        rim = new boolean[vertices.length / 3];
        for (int e = 0; e < corners.length; e++) {
            if (neighbours[e] < 0) {
                rim[corners[e]] = rim[corners[next(e)]] = true;
            }
        }
        boolean[] flip = disagreeing();
        int count = 0;
        for (int f = 0; f < flip.length; f++) {
            count += flip[f] ? 1 : 0;
        }
        boolean insideOut = volume(flip) < 0 && openEdges == 0;
        for (int f = 0; f < flip.length; f++) {
            if (flip[f] ^ insideOut) {
                turn(f);
            }
        }
        turned = insideOut ? flip.length - count : count;
    }

    private int connect() {
        Arrays.fill(neighbours, -1);
        EdgeTable waiting = new EdgeTable(corners.length);
        int open = 0;
        for (int e = 0; e < corners.length; e++) {
            int a = corners[e], b = corners[next(e)];
            int other = waiting.first(a, b, e);
            if (other == e) {
                open++;
            } else if (neighbours[other] >= 0) {
                throw new ModelException("mesh: more than two faces share the edge from " + at(a) + " to " + at(b)
                        + " m; contact needs a surface without such edges: give the parts as separate meshes");
            } else {
                neighbours[other] = e / 3;
                neighbours[e] = other / 3;
                open--;
            }
        }
        return open;
    }

    private String at(int v) {
        return "(" + vertices[3 * v] + ", " + vertices[3 * v + 1] + ", " + vertices[3 * v + 2] + ")";
    }

    private static int next(int e) {
        return e % 3 == 2 ? e - 2 : e + 1;
    }

    /** Which faces to turn so that all run like the first of their piece. */
    private boolean[] disagreeing() {
        int faces = corners.length / 3;
        boolean[] flip = new boolean[faces];
        boolean[] seen = new boolean[faces];
        int[] queue = new int[faces];
        for (int start = 0; start < faces; start++) {
            if (seen[start]) {
                continue;
            }
            int head = 0, tail = 0, turnedHere = 0;
            queue[tail++] = start;
            seen[start] = true;
            while (head < tail) {
                int f = queue[head++];
                turnedHere += flip[f] ? 1 : 0;
                for (int e = 3 * f; e < 3 * f + 3; e++) {
                    int g = neighbours[e];
                    if (g < 0) {
                        continue;
                    }
                    boolean wanted = flip[f] ^ sameDirection(e, g);
                    if (!seen[g]) {
                        seen[g] = true;
                        flip[g] = wanted;
                        queue[tail++] = g;
                    } else if (flip[g] != wanted) {
                        throw new ModelException("mesh: the surface near " + at(corners[e])
                                + " m has only one side (a Möbius strip) and cannot be used for contact");
                    }
                }
            }
            if (2 * turnedHere > tail) { // the majority is right
                for (int i = 0; i < tail; i++) {
                    flip[queue[i]] = !flip[queue[i]];
                }
            }
        }
        return flip;
    }

    private boolean sameDirection(int e, int g) {
        for (int i = 3 * g; i < 3 * g + 3; i++) {
            if (corners[i] == corners[e] && corners[next(i)] == corners[next(e)]) {
                return true;
            }
        }
        return false;
    }

    private double volume(boolean[] flip) {
        double sum = 0;
        double[] v = vertices;
        for (int f = 0; f < flip.length; f++) {
            int a = 3 * corners[3 * f], b = 3 * corners[3 * f + 1], c = 3 * corners[3 * f + 2];
            double six = v[a] * (v[b + 1] * v[c + 2] - v[b + 2] * v[c + 1])
                    + v[a + 1] * (v[b + 2] * v[c] - v[b] * v[c + 2])
                    + v[a + 2] * (v[b] * v[c + 1] - v[b + 1] * v[c]);
            sum += flip[f] ? -six : six;
        }
        return sum;
    }

    private void turn(int f) {
        int c = corners[3 * f + 1];
        corners[3 * f + 1] = corners[3 * f + 2];
        corners[3 * f + 2] = c;
        int n = neighbours[3 * f];
        neighbours[3 * f] = neighbours[3 * f + 2];
        neighbours[3 * f + 2] = n;
    }
}
