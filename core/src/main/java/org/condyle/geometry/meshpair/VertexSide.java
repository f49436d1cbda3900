package org.condyle.geometry.meshpair;

import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshSprings;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/** The vertices of one mesh inside another surface, those that are deepest around. Scratch of one thread. */
final class VertexSide {
    /** A corner is where at least so many creases end. */
    private static final int CORNER = 3;

    private final Mesh mesh;
    private final boolean deforms;
    private final NearestPointShape master;
    private final MeshSprings points;
    private final FoundationSide side;
    private final boolean[] corner;
    /** Neighbours of vertex v: around[first[v]] to around[first[v + 1]]. */
    private final int[] around;

    private final int[] first;
    /** Depth of each vertex in the search at hand, 0 if it is not inside. */
    private final double[] depth;

    private VertexSide(
            Mesh mesh,
            boolean deforms,
            NearestPointShape master,
            MeshSprings points,
            boolean[] corner,
            int[] around,
            int[] first) {
        this.mesh = mesh;
        this.deforms = deforms;
        this.master = master;
        this.points = points;
        this.corner = corner;
        this.around = around;
        this.first = first;
        side = FoundationSide.of(points, deforms, master, FaceArea.WHOLE);
        depth = new double[mesh.points()];
    }

    /** The vertices of a surface that is a mesh. */
    static VertexSide of(Surface surface, NearestPointShape master) {
        Mesh mesh = (Mesh) surface.shape();
        int[] creases = new int[mesh.points()];
        for (int e = 0; e < mesh.corners.length; e++) {
            if (mesh.normals.crease[e]) { // both faces of an edge count it
                creases[mesh.corners[e]]++;
                creases[mesh.corners[e % 3 == 2 ? e - 2 : e + 1]]++;
            }
        }
        boolean[] corner = new boolean[creases.length];
        for (int i = 0; i < corner.length; i++) {
            corner[i] = creases[i] >= 2 * CORNER;
        }
        int[] first = new int[creases.length + 1];
        for (int c : mesh.corners) {
            first[c + 1] += 2;
        }
        for (int i = 0; i < creases.length; i++) {
            first[i + 1] += first[i];
        }
        int[] around = new int[first[creases.length]];
        int[] next = first.clone();
        for (int c = 0; c < mesh.corners.length; c++) {
            int face = 3 * (c / 3);
            around[next[mesh.corners[c]]++] = mesh.corners[face + (c + 1 - face) % 3];
            around[next[mesh.corners[c]]++] = mesh.corners[face + (c + 2 - face) % 3];
        }
        return new VertexSide(mesh, surface.deforms(), master, MeshSprings.atVertices(mesh), corner, around, first);
    }

    VertexSide forThread() {
        return new VertexSide(mesh, deforms, master, points, corner, around, first);
    }

    /** Mean length of the edges. */
    double edge() {
        double sum = 0;
        for (int f = 0; f < mesh.faces(); f++) {
            sum += Math.sqrt(mesh.flat[12 * f + 9]) + Math.sqrt(mesh.flat[12 * f + 11]);
        }
        return sum / (2 * mesh.faces());
    }

    /** Adds the deepest; arguments as those of {@link FoundationSide#find}. */
    void find(double[] s, double[] m, double sign, int features, ContactSet out) {
        int from = out.count;
        side.find(s, m, sign, 1, features, out);
        for (int i = from; i < out.count; i++) {
            depth[out.feature[i] - features] = out.depth[i];
        }
        for (int i = from; i < out.count; i++) {
            int v = out.feature[i] - features;
            if (!corner[v] && !deepestAround(v)) {
                out.area[i] = -1; // to be sifted out
            }
        }
        for (int i = from; i < out.count; i++) {
            depth[out.feature[i] - features] = 0;
        }
        sift(out, from);
    }

    private boolean deepestAround(int v) {
        for (int at = first[v]; at < first[v + 1]; at++) {
            int w = around[at];
            if (depth[w] > depth[v] || (depth[w] == depth[v] && w < v)) {
                return false;
            }
        }
        return true;
    }

    /** Drops the entries that were marked by an area below zero. */
    static void sift(ContactSet out, int first) {
        int kept = first;
        for (int i = first; i < out.count; i++) {
            if (out.area[i] < 0) {
                continue;
            }
            System.arraycopy(out.point, 3 * i, out.point, 3 * kept, 3);
            System.arraycopy(out.normal, 3 * i, out.normal, 3 * kept, 3);
            out.depth[kept] = out.depth[i];
            out.area[kept] = out.area[i];
            out.feature[kept++] = out.feature[i];
        }
        out.count = kept;
    }
}
