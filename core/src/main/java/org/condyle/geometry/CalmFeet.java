package org.condyle.geometry;

/**
 * Where a foot is far enough from the edges of its face that no other face can be nearer, so that none need be looked at.
 *
 * <p>Let normals of the surface in a ball around face f differ by no more than α + κ|p - q| between p on f and q
 * elsewhere: a curvature κ and a kink α at edges. If α + κ|p - q| stays below 45 degrees, a closed surface is one sheet
 * there (a second one that looks the same way would need one between them that looks against), and it leaves the tangent
 * plane of p by at most α (s - μ) + κ s²/2 at the distance s, where μ is the distance of p from the edges of f. A point at
 * distance d from its foot p is nearer to q only if s² < 2 d times that, which no s allows once μ > α d / (2 (1 - κ d)).
 *
 * <p>α and κ are taken from six normals a patch, and doubled. Open surfaces have no calm feet: their sheets may lie upon
 * each other.
 */
final class CalmFeet {
    /** Faces around that take part. */
    private static final int COUNT = FaceNeighbourhood.SIZE - 1;

    /** α, κ, radius of the ball, least altitude of each face, and how far its patch may lie aside of it. */
    private final double[] calm;

    private static final int STRIDE = 5;

    CalmFeet(Mesh mesh, FaceNeighbourhood around) {
        int faces = mesh.faces();
        calm = new double[STRIDE * faces];
        double[] samples = new double[36 * faces];
        for (int f = 0; f < faces; f++) {
            mesh.curved.samples(mesh.flat, f, samples, 36 * f);
        }
        for (int f = 0; f < faces; f++) {
            int at = STRIDE * f, list = FaceNeighbourhood.SIZE * f;
            double curvature = 0;
            for (int i = 0; i < COUNT; i++) {
                curvature = Math.max(curvature, turn(mesh.disc, f, around.near[list + i]));
            }
            double kink = 0, widest = 0;
            for (int i = -1; i < COUNT; i++) {
                int g = i < 0 ? f : around.near[list + i];
                for (int k = 36 * f; k < 36 * f + 18; k += 6) { // the corners are the extremes of f
                    for (int l = 36 * g; l < 36 * g + 36; l += 6) {
                        double angle = apart(samples, k + 3, l + 3);
                        kink = Math.max(kink, angle - curvature * apart(samples, k, l));
                        widest = Math.max(widest, angle);
                    }
                }
            }
            calm[at] = 2 * kink;
            calm[at + 1] = 2 * curvature;
            calm[at + 2] = mesh.closed() && widest < 0.5
                    ? Math.min(around.complete[f], around.distance[list + COUNT])
                    : Double.NEGATIVE_INFINITY;
            double[] v = mesh.flat;
            int o = 12 * f;
            double a = v[o + 9], b = v[o + 11], c = a + b - 2 * v[o + 10];
            calm[at + 3] = Math.sqrt((a * b - v[o + 10] * v[o + 10]) / Math.max(a, Math.max(b, c)));
            calm[at + 4] = 2 * mesh.curved.aside[f];
        }
    }

    /** Turn of the normal for the way from the middle of one face to that of another. */
    private static double turn(double[] disc, int f, int g) {
        return f == g ? 0 : apart(disc, 8 * f + 4, 8 * g + 4) / apart(disc, 8 * f, 8 * g);
    }

    private static double apart(double[] a, int i, int j) {
        double x = a[i] - a[j], y = a[i + 1] - a[j + 1], z = a[i + 2] - a[j + 2];
        return Math.sqrt(x * x + y * y + z * z);
    }

    /**
     * Whether a foot inside face f is the nearest point of the whole mesh.
     *
     * @param least least barycentric coordinate of the foot
     * @param reach how far from the middle of the face a nearer point could be at most
     */
    boolean at(int f, double least, double distance, double reach) {
        int at = STRIDE * f;
        double bend = 1 - calm[at + 1] * distance;
        return reach <= calm[at + 2]
                && bend > 0.5
                && 2 * bend * (least * calm[at + 3] - calm[at + 4]) > calm[at] * distance;
    }
}
