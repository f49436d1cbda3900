package org.condyle.geometry.meshpair;

import org.condyle.geometry.mesh.Mesh;

/**
 * First hit of a ray on the faces of a mesh, without a tree: from a face near by, over edges to the face that the line of the
 * ray goes through. If the {@link FreePrisms} of that face says that the ray meets no other one, its hit is the first, with
 * the same digits as {@link RayHits} finds it; if the line goes through behind the beginning, there is none. Otherwise it is
 * not known.
 *
 * <p>Scratch of one thread.
 */
final class RayWalk {
    static final int UNKNOWN = -1;
    static final int MISS = 0;
    static final int HIT = 1;

    private static final int MOST_STEPS = 24;

    private final double[] flat;
    private final int[] neighbours;
    private final FreePrisms prisms;
    private final double reach;

    /** How far the hit is [m]. */
    double distance;
    /** The face that the line goes through, if it was found; where the walk ended otherwise. */
    int face;

    RayWalk(Mesh mesh, FreePrisms prisms, double reach) {
        flat = mesh.flat;
        neighbours = mesh.neighbours;
        this.prisms = prisms;
        this.reach = reach;
    }

    /** Follows a ray from a place along a unit vector; operations are those of {@link RayHits#lookAt}. */
    int follow(double ox, double oy, double oz, double dx, double dy, double dz, int start) {
        double[] v = flat;
        int f = start;
        for (int step = 0; step < MOST_STEPS; step++) {
            int o = 12 * f;
            double ex = v[o + 3], ey = v[o + 4], ez = v[o + 5], gx = v[o + 6], gy = v[o + 7], gz = v[o + 8];
            double px = dy * gz - dz * gy, py = dz * gx - dx * gz, pz = dx * gy - dy * gx;
            double det = ex * px + ey * py + ez * pz;
            double tx = ox - v[o], ty = oy - v[o + 1], tz = oz - v[o + 2];
            double sign = det < 0 ? -1 : 1, size = sign * det;
            double qx = ty * ez - tz * ey, qy = tz * ex - tx * ez, qz = tx * ey - ty * ex;
            double s = sign * (tx * px + ty * py + tz * pz), t = sign * (dx * qx + dy * qy + dz * qz);
            double w = size - s - t, least = Math.min(Math.min(s, t), w);
            if (least >= FreePrisms.EDGE * size) {
                face = f;
                return judge(f, det, size, (gx * qx + gy * qy + gz * qz) / det + 0.0);
            }
            if (least >= 0) {
                break; // too near an edge
            }
            int next = neighbours[3 * f + (least == t ? 0 : least == w ? 1 : 2)];
            if (next < 0) {
                break;
            }
            f = next;
        }
        face = f;
        return UNKNOWN;
    }

    /** What is certain if the line goes through a face, at a distance that is negative behind the beginning. */
    private int judge(int f, double det, double size, double at) {
        double[] known = prisms.limits;
        int o = FreePrisms.STRIDE * f;
        if (!(size >= known[o + 1])) {
            return UNKNOWN;
        }
        // The normal of the face is along e × g, and det = -d · (e × g): the ray comes from before the face if det > 0.
        boolean ahead = at >= 0;
        int prism = (size >= known[o] ? 0 : 2) + (ahead == det > 0 ? 1 : 0);
        double free = known[o + 2 + prism];
        if (!(free >= 0)) {
            free = prisms.height(f, prism);
        }
        if (ahead) {
            distance = at;
            return at <= free ? at <= reach ? HIT : MISS : UNKNOWN;
        }
        return reach - at <= free ? MISS : UNKNOWN;
    }
}
