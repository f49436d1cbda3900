package org.condyle.geometry.mesh;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.condyle.mechanics.Triangles;

/**
 * A surface after wear: each vertex goes inwards by the mean of the depths of the faces around it, weighted with their areas. Across an edge of more
 * than 60 degrees no mean is taken: the rim of a flat that wears sinks as its middle does. The volume that is lost is the sum of depth times area
 * of all faces, to first order in the depth.
 */
public final class WornMesh {
    private static final double SIDE = 0.5; // cosine between the way of a vertex and the normal of a face that counts

    private WornMesh() {}

    /** The triangles of a mesh, numbered from 0 in the order of {@link Mesh#faceIds}; a mesh that is made of them has the same numbers. */
    public static Triangles asIs(Mesh mesh) {
        int[] order = order(mesh), corners = new int[mesh.corners.length];
        for (int i = 0; i < order.length; i++) {
            System.arraycopy(mesh.corners, 3 * order[i], corners, 3 * i, 3);
        }
        return new Triangles(mesh.vertices.clone(), corners);
    }

    /**
     * The same after wear.
     *
     * @param depth of each triangle, by its number in {@link Mesh#faceIds} [m]
     */
    public static Triangles of(Mesh mesh, double[] depth) {
        Triangles out = asIs(mesh);
        double[] way = new double[mesh.vertices.length], area = new double[mesh.points()], sum = area.clone();
        double[] areas = new double[mesh.faces()];
        for (int f = 0; f < areas.length; f++) {
            double gram =
                    mesh.flat[12 * f + 9] * mesh.flat[12 * f + 11] - mesh.flat[12 * f + 10] * mesh.flat[12 * f + 10];
            areas[f] = 0.5 * Math.sqrt(Math.max(0, gram));
            for (int k = 0; k < 3; k++) {
                for (int i = 0; i < 3; i++) {
                    way[3 * mesh.corners[3 * f + k] + i] +=
                            areas[f] * depth[mesh.faceIds[f]] * mesh.normals.face[3 * f + i];
                }
            }
        }
        for (int v = 0; v < area.length; v++) {
            MeshNormals.unit(way, 3 * v);
        }
        for (int f = 0; f < areas.length; f++) {
            for (int k = 0; k < 3; k++) {
                int v = mesh.corners[3 * f + k];
                double side = 0;
                for (int i = 0; i < 3; i++) {
                    side += way[3 * v + i] * mesh.normals.face[3 * f + i];
                }
                if (side > SIDE) {
                    area[v] += areas[f];
                    sum[v] += areas[f] * depth[mesh.faceIds[f]];
                }
            }
        }
        for (int v = 0; v < area.length; v++) {
            double by = area[v] > 0 ? sum[v] / area[v] : 0;
            for (int i = 0; i < 3; i++) {
                out.vertices()[3 * v + i] -= by * way[3 * v + i];
            }
        }
        return out;
    }

    private static int[] order(Mesh mesh) {
        return IntStream.range(0, mesh.faces())
                .boxed()
                .sorted(Comparator.comparingInt(f -> mesh.faceIds[f]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
