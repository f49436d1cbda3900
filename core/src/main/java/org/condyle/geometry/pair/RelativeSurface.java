package org.condyle.geometry.pair;

import java.util.Arrays;
import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.tree.SampleTree;

/** A surface B as seen from the frame of another, A: how far points are from it, and which way. Scratch of one thread. */
final class RelativeSurface implements SampleTree.Score {
    final NearestPointShape shape;
    /** B's own projection of the point looked at last. */
    final double[] foot;
    /** B's normal there, in A's frame. */
    final double[] normal = new double[3];

    private final double[] local = new double[3];
    private final double[] r; // B's frame seen from A
    private final double[] hint; // carried from look to look within one search
    private final int hintSize;

    /** @param r where B's frame is in A's; kept, and read at every look */
    RelativeSurface(NearestPointShape shape, double[] r) {
        this.shape = shape;
        this.r = r;
        hintSize = shape.hintSize();
        hint = new double[Math.max(1, hintSize)];
        foot = new double[6 + hintSize];
    }

    /** Begins a search that knows nothing. */
    void forget() {
        Arrays.fill(hint, Double.NaN);
    }

    /** Begins a search with what {@link #remember} has kept. */
    void recall(double[] memory, int at) {
        System.arraycopy(memory, at, hint, 0, hintSize);
    }

    void remember(double[] memory, int at) {
        System.arraycopy(foot, 6, memory, at, hintSize);
    }

    /** Signed distance of a point of A's frame from B, as searches want it. */
    @Override
    public double at(double x, double y, double z) {
        place(x, y, z);
        return seen(shape.glance(local[0], local[1], local[2], hint, 0, foot));
    }

    /** The same, of the nearest place in any case. */
    double exactly(double x, double y, double z) {
        place(x, y, z);
        return seen(shape.project(local[0], local[1], local[2], hint, 0, foot));
    }

    private void place(double x, double y, double z) {
        double dx = x - r[0], dy = y - r[1], dz = z - r[2];
        for (int i = 0; i < 3; i++) {
            local[i] = r[3 + i] * dx + r[6 + i] * dy + r[9 + i] * dz;
        }
    }

    private double seen(double d) {
        System.arraycopy(foot, 6, hint, 0, hintSize);
        Placement.turn(r, foot[3], foot[4], foot[5], normal, 0);
        return d;
    }

    /** k(t, s) for two tangents of A's frame and a curvature tensor of B's. */
    double quadratic(double[] k, double[] tangents, int t, int s) {
        double tx = tangents[t], ty = tangents[t + 1], tz = tangents[t + 2];
        double sx = tangents[s], sy = tangents[s + 1], sz = tangents[s + 2];
        return CurvatureTensor.quadratic(
                k,
                r[3] * tx + r[6] * ty + r[9] * tz,
                r[4] * tx + r[7] * ty + r[10] * tz,
                r[5] * tx + r[8] * ty + r[11] * tz,
                r[3] * sx + r[6] * sy + r[9] * sz,
                r[4] * sx + r[7] * sy + r[10] * sz,
                r[5] * sx + r[8] * sy + r[11] * sz);
    }
}
