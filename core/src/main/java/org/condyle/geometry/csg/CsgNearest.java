package org.condyle.geometry.csg;

import java.util.Arrays;
import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.tree.SampleTree;

/** Searches on one {@link Csg}; belongs to one thread. */
final class CsgNearest implements SampleTree.Score {
    private final Csg csg;
    private final int n;
    private final double[][] frame; // origin and axes of each leaf, as SurfacePair has them
    private final double[][] foot; // of the asking point on each leaf: point, normal, hint
    private final double[] away; // signed distance of the asking point from each leaf
    private final double[] stack;
    private final int[] owner;
    private final double[][] scratch;
    private final double[][] none;
    private final double[] local = new double[3];
    private final double[] here = new double[9]; // point and normal of up to two leaves at an edge
    private final double[] edge = new double[3];
    private final double[] tangent = new double[3];
    private double px;
    private double py;
    private double pz;
    private int sample = -1; // of the surface, nearest to the asking point
    private final double[] tensor = new double[CurvatureTensor.SIZE];
    private double size = Double.NaN;
    private SampleTree samples = SampleTree.NONE;
    private SampleTree.Search search = samples.new Search(true);
    private int active;

    CsgNearest(Csg csg) {
        this.csg = csg;
        n = csg.leaves.size();
        frame = new double[n][12];
        foot = new double[n][];
        scratch = new double[n][];
        none = new double[n][];
        away = new double[n];
        stack = new double[n + 1];
        owner = new int[n + 1];
        for (int i = 0; i < n; i++) {
            Csg.Leaf leaf = csg.leaves.get(i);
            System.arraycopy(leaf.frame().origin(), 0, frame[i], 0, 3);
            System.arraycopy(leaf.frame().rotation(), 0, frame[i], 3, 9);
            int hint = leaf.shape().hintSize();
            foot[i] = new double[6 + hint];
            scratch[i] = new double[6 + hint];
            none[i] = new double[hint];
            Arrays.fill(none[i], Double.NaN);
        }
    }

    /** Signed distance from leaf i; writes its nearest point and outward normal (of the whole) in the whole's frame. */
    private double leaf(int i, double x, double y, double z, double[] out) {
        Csg.Leaf leaf = csg.leaves.get(i);
        double[] f = frame[i];
        Placement.toLocal(f, x, y, z, local, 0);
        double d = leaf.shape().project(local[0], local[1], local[2], none[i], 0, out);
        Placement.turn(f, out[3], out[4], out[5], out, 3);
        Placement.toWorld(f, out[0], out[1], out[2], out, 0);
        if (leaf.sign() < 0) {
            for (int k = 3; k < 6; k++) {
                out[k] = -out[k];
            }
        }
        return leaf.sign() * d;
    }

    double value(double x, double y, double z) {
        for (int i = 0; i < n; i++) {
            away[i] = leaf(i, x, y, z, scratch[i]);
        }
        return combine();
    }

    /** The value and its gradient, the normal of the leaf it came from. */
    double value(double x, double y, double z, double[] gradient) {
        double f = value(x, y, z);
        System.arraycopy(scratch[active], 3, gradient, 0, 3);
        return f;
    }

    /** Minimum and maximum of what is in {@code away}; {@code active} is the leaf it came from. */
    private double combine() {
        int top = 0;
        for (int c : csg.program) {
            if (c >= 0) {
                stack[top] = away[c];
                owner[top++] = c;
            } else {
                top--;
                boolean second = c == Csg.MINIMUM ? stack[top] < stack[top - 1] : stack[top] > stack[top - 1];
                if (second) {
                    stack[top - 1] = stack[top];
                    owner[top - 1] = owner[top];
                }
            }
        }
        active = owner[0];
        return stack[0];
    }

    double project(double x, double y, double z, double[] out) {
        measure();
        px = x;
        py = y;
        pz = z;
        sample = -1;
        double inside = value(x, y, z) < 0 ? -1 : 1;
        int nearestLeaf = active;
        for (int i = 0; i < n; i++) {
            System.arraycopy(scratch[i], 0, foot[i], 0, foot[i].length);
        }
        double best = Double.POSITIVE_INFINITY;
        double nx = foot[nearestLeaf][3], ny = foot[nearestLeaf][4], nz = foot[nearestLeaf][5];
        boolean smooth = false;
        for (int i = 0; i < n; i++) {
            double[] p = foot[i];
            double d = far(p, x, y, z);
            if (d < best && onSurface(p[0], p[1], p[2])) {
                best = d;
                smooth = true;
                System.arraycopy(p, 0, out, 0, 6);
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                // a curve on both surfaces is no nearer than either of them
                if (Math.max(far(foot[i], x, y, z), far(foot[j], x, y, z)) >= best) {
                    continue;
                }
                for (int start = 0; start < 3; start++) {
                    double[] s = start == 0 ? foot[i] : start == 1 ? foot[j] : samples.points();
                    System.arraycopy(s, start < 2 ? 0 : nearestSample(), edge, 0, 3);
                    if (alongEdge(i, j, x, y, z)) {
                        double d = far(edge, x, y, z);
                        if (d < best && onSurface(edge[0], edge[1], edge[2])) {
                            best = d;
                            smooth = false;
                            System.arraycopy(edge, 0, out, 0, 3);
                        }
                    }
                }
                for (int k = 0; k < j; k++) {
                    if (far(foot[k], x, y, z) < best && corner(i, j, k, x, y, z)) {
                        double d = far(edge, x, y, z);
                        if (d < best && onSurface(edge[0], edge[1], edge[2])) {
                            best = d;
                            smooth = false;
                            System.arraycopy(edge, 0, out, 0, 3);
                        }
                    }
                }
            }
        }
        if (mayBeNearer(best, x, y, z)) {
            System.arraycopy(samples.points(), nearestSample(), edge, 0, 3);
            if (best == Double.POSITIVE_INFINITY || far(edge, x, y, z) < best - 1e-12 * size) {
                overLeaf(x, y, z);
                best = far(edge, x, y, z);
                smooth = false;
                System.arraycopy(edge, 0, out, 0, 3);
            }
        }
        if (!smooth) {
            if (best > 1e-12 * size) {
                out[3] = inside * (x - out[0]) / best;
                out[4] = inside * (y - out[1]) / best;
                out[5] = inside * (z - out[2]) / best;
            } else { // on an edge every normal between its faces is right
                out[3] = nx;
                out[4] = ny;
                out[5] = nz;
            }
        }
        return inside * best;
    }

    /** Whether a leaf comes nearer than what was found, at a place that another cuts away: then some other place of it may too. */
    private boolean mayBeNearer(double best, double x, double y, double z) {
        for (int i = 0; i < n; i++) {
            if (far(foot[i], x, y, z) < best - 1e-12 * size) {
                return true;
            }
        }
        return false;
    }

    /** Slides {@code edge}, a point of the surface, over the leaf it is on for as long as that leads nearer to (x, y, z). */
    private void overLeaf(double x, double y, double z) {
        value(edge[0], edge[1], edge[2]);
        int on = active;
        double[] q = scratch[on];
        double d = far(edge, x, y, z), part = 1;
        for (int k = 0; k < 60 && part > 1e-6; k++) {
            leaf(on, edge[0], edge[1], edge[2], q);
            double dx = x - edge[0], dy = y - edge[1], dz = z - edge[2];
            double up = dx * q[3] + dy * q[4] + dz * q[5];
            double tx = part * (dx - up * q[3]), ty = part * (dy - up * q[4]), tz = part * (dz - up * q[5]);
            leaf(on, edge[0] + tx, edge[1] + ty, edge[2] + tz, q);
            double qx = q[0], qy = q[1], qz = q[2], next = far(q, x, y, z);
            if (next < d - 1e-15 * size && onSurface(qx, qy, qz)) {
                edge[0] = qx;
                edge[1] = qy;
                edge[2] = qz;
                d = next;
            } else {
                part *= 0.4;
            }
        }
    }

    /** Later than construction, which needs values before there is a box. */
    private void measure() {
        if (Double.isNaN(size)) {
            double[] box = new double[6];
            csg.bounds(box);
            double diagonal = Math.hypot(box[3] - box[0], Math.hypot(box[4] - box[1], box[5] - box[2]));
            size = Double.isFinite(diagonal) ? diagonal : 1;
            samples = csg.samples();
            search = samples.new Search(true);
        }
    }

    private static double far(double[] p, double x, double y, double z) {
        double dx = p[0] - x, dy = p[1] - y, dz = p[2] - z;
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    private boolean onSurface(double x, double y, double z) {
        return Math.abs(value(x, y, z)) <= 1e-11 * size;
    }

    /**
     * Moves {@code edge} to the point of the curve common to leaves i and j that is nearest to (x, y, z), downhill from where
     * it is: steps along the curve by the secant method, each halved until it leads nearer. False if there is no curve.
     */
    private boolean alongEdge(int i, int j, double x, double y, double z) {
        if (!ontoEdge(i, j)) {
            return false;
        }
        double d = far(edge, x, y, z), bend = 1;
        for (int k = 0; k < 60; k++) {
            double px = edge[0], py = edge[1], pz = edge[2], tx = tangent[0], ty = tangent[1], tz = tangent[2];
            double slope = tx * (x - px) + ty * (y - py) + tz * (z - pz);
            double step = Math.max(-0.2 * size, Math.min(0.2 * size, slope / bend));
            boolean nearer = false;
            for (int half = 0; half < 30 && !nearer && Math.abs(step) > 1e-14 * size; half++) {
                edge[0] = px + step * tx;
                edge[1] = py + step * ty;
                edge[2] = pz + step * tz;
                nearer = ontoEdge(i, j) && far(edge, x, y, z) <= d;
                step = nearer ? step : 0.4 * step;
            }
            if (!nearer) {
                edge[0] = px;
                edge[1] = py;
                edge[2] = pz;
                return true;
            }
            d = far(edge, x, y, z);
            double now = tangent[0] * (x - edge[0]) + tangent[1] * (y - edge[1]) + tangent[2] * (z - edge[2]);
            bend = Math.max(0.02, Math.min(50, (slope - now) / step));
            if (Math.abs(step) <= 1e-14 * size || Math.abs(now) <= 1e-14 * size) {
                return true;
            }
        }
        return true;
    }

    /** Moves {@code edge} onto both surfaces by their tangent planes; writes the curve's direction. */
    private boolean ontoEdge(int i, int j) {
        for (int k = 0; k < 30; k++) {
            double di = leaf(i, edge[0], edge[1], edge[2], scratch[i]);
            double dj = leaf(j, edge[0], edge[1], edge[2], scratch[j]);
            double[] a = scratch[i], b = scratch[j];
            double c = a[3] * b[3] + a[4] * b[4] + a[5] * b[5], sine = 1 - c * c;
            if (!(sine > 1e-8)) {
                return false; // the surfaces touch, or are the same
            }
            double root = 1 / Math.sqrt(sine);
            tangent[0] = root * (a[4] * b[5] - a[5] * b[4]);
            tangent[1] = root * (a[5] * b[3] - a[3] * b[5]);
            tangent[2] = root * (a[3] * b[4] - a[4] * b[3]);
            if (Math.abs(di) + Math.abs(dj) <= 1e-14 * size) {
                return true;
            }
            double u = (di - c * dj) / sine, v = (dj - c * di) / sine;
            for (int m = 0; m < 3; m++) {
                edge[m] -= u * a[3 + m] + v * b[3 + m];
            }
        }
        return Math.abs(value(edge[0], edge[1], edge[2])) <= 1e-11 * size;
    }

    /** Moves {@code edge} from the asking point to where three leaves meet. */
    private boolean corner(int i, int j, int k, double x, double y, double z) {
        edge[0] = x;
        edge[1] = y;
        edge[2] = z;
        for (int step = 0; step < 40; step++) {
            double p = leaf(i, edge[0], edge[1], edge[2], scratch[i]);
            double q = leaf(j, edge[0], edge[1], edge[2], scratch[j]);
            double r = leaf(k, edge[0], edge[1], edge[2], scratch[k]);
            System.arraycopy(scratch[i], 3, here, 0, 3);
            System.arraycopy(scratch[j], 3, here, 3, 3);
            System.arraycopy(scratch[k], 3, here, 6, 3);
            if (!(Math.abs(org.condyle.math.Mat3.determinant(here, 0)) > 1e-6)) {
                return false;
            }
            if (Math.abs(p) + Math.abs(q) + Math.abs(r) <= 1e-14 * size) {
                return true;
            }
            org.condyle.math.Mat3.solve(here, 0, p, q, r, local, 0);
            for (int m = 0; m < 3; m++) {
                edge[m] -= local[m];
            }
        }
        return Math.abs(value(edge[0], edge[1], edge[2])) <= 1e-11 * size;
    }

    /** Where in the samples' points the nearest one begins; sought once for an asking point, and only if wanted. */
    private int nearestSample() {
        if (sample < 0) {
            search.run(this, Double.POSITIVE_INFINITY);
            int best = 0;
            for (int i = 1; i < search.count; i++) {
                best = search.value[i] < search.value[best] ? i : best;
            }
            sample = 3 * search.start[best];
        }
        return sample;
    }

    @Override
    public double at(double x, double y, double z) {
        double dx = x - px, dy = y - py, dz = z - pz;
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    /** That of the leaf the point is on; infinite where it is on two. */
    void curvature(double x, double y, double z, double[] out) {
        value(x, y, z);
        measure();
        int on = active;
        for (int i = 0; i < n; i++) {
            if (i != on && Math.abs(away[i]) <= 1e-9 * size && onCommon(i, on)) {
                CurvatureTensor.infinite(out);
                return;
            }
        }
        Csg.Leaf leaf = csg.leaves.get(on);
        double[] f = frame[on];
        Placement.toLocal(f, x, y, z, local, 0);
        leaf.shape().curvature(local[0], local[1], local[2], tensor);
        CurvatureTensor.turn(tensor, f, leaf.sign(), out);
    }

    private boolean onCommon(int i, int j) {
        double[] a = scratch[i], b = scratch[j];
        return a[3] * b[3] + a[4] * b[4] + a[5] * b[5] < 1 - 1e-9; // not merely two parts that share a face
    }
}
