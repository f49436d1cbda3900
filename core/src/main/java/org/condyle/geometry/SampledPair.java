package org.condyle.geometry;

import java.util.Arrays;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.ContactSet;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;

/**
 * A finite surface A against any surface B that knows its nearest point: the deepest point of A in B. Samples of A are
 * searched by their distance from B, the best few and the remembered point are refined by Newton's method on A (tangent
 * step, back to the surface by A's own projection) to a common normal; the Hessian is the sum of both curvatures, of which
 * an edge of B has that of its distance. One contact. On an edge of A Newton's method becomes a descent along the gradient,
 * which is slower and good to about a millionth of the size.
 *
 * <p>What the samples cannot see, they miss: of two places whose depths differ by less than the square of the spacing over
 * the radius of curvature, either may be taken.
 */
final class SampledPair extends SurfacePair implements SampleTree.Score {
    private final Projection first;
    private final Projection second;
    private final SampleTree tree;
    private final SampleTree.Search search;
    private final double size;
    private final int hintA;
    private final int hintB;
    private final double[] hint; // of B, carried from look to look within one search
    private final double[] none;
    private final double[] onA;
    private final double[] trial;
    private final double[] onB;
    private final double[] best; // projection on A of the deepest so far
    private final double[] normal = new double[3]; // of B, in A's frame
    private final double[] beyond = new double[3]; // that of B on the far side of a ridge
    private final double[] world = new double[6];
    private final double[] tensorA = new double[CurvatureTensor.SIZE];
    private final double[] tensorB = new double[CurvatureTensor.SIZE];
    private final double[] form = new double[3];
    private final double[] tangents = new double[6];
    private final GapCurvature gap = new GapCurvature();

    SampledPair(Surface one, Surface other) {
        this(one, other, tree((Projection) one.shape()));
    }

    private SampledPair(Surface one, Surface other, SampleTree tree) {
        super(one, other);
        first = (Projection) one.shape();
        second = (Projection) other.shape();
        this.tree = tree;
        search = tree.new Search(false);
        double[] box = new double[6];
        first.bounds(box);
        size = Math.hypot(box[3] - box[0], Math.hypot(box[4] - box[1], box[5] - box[2]));
        hintA = first.hintSize();
        hintB = second.hintSize();
        hint = new double[Math.max(1, hintB)];
        none = new double[Math.max(1, hintA)];
        Arrays.fill(none, Double.NaN);
        onA = new double[6 + hintA];
        trial = new double[6 + hintA];
        best = new double[6 + hintA];
        onB = new double[6 + hintB];
    }

    private static SampleTree tree(Projection shape) {
        if (shape instanceof Patch p) {
            return p.tree();
        }
        if (shape instanceof SampledSurface t) {
            return t.tree();
        }
        if (shape instanceof Csg c) {
            return c.samples();
        }
        double[] box = new double[6];
        shape.bounds(box);
        double size = Math.hypot(box[3] - box[0], Math.hypot(box[4] - box[1], box[5] - box[2]));
        return SampleTree.of(shape.triangles(0.002 * size));
    }

    @Override
    public int candidates() {
        return 1;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        boolean warm = memory[at] == 1; // the first number says whether there is something
        Arrays.fill(hint, Double.NaN);
        double deepest = Double.POSITIVE_INFINITY;
        if (warm) {
            System.arraycopy(memory, at + 4 + hintA, hint, 0, hintB);
            first.project(memory[at + 1], memory[at + 2], memory[at + 3], hintA > 0 ? memory : none, at + 4, onA);
            deepest = refine();
            System.arraycopy(onA, 0, best, 0, onA.length);
        }
        search.run(this, deepest);
        double[] p = tree.points();
        for (int i = 0; i < search.count; i++) {
            if (deepest < Double.POSITIVE_INFINITY && search.leadsTo(i, best[0], best[1], best[2])) {
                continue;
            }
            int s = 3 * search.start[i];
            first.project(p[s], p[s + 1], p[s + 2], none, 0, onA);
            double d = refine();
            if (d < deepest - 1e-14 * size) {
                deepest = d;
                System.arraycopy(onA, 0, best, 0, onA.length);
            }
        }
        double d = at(best[0], best[1], best[2]);
        toWorld(a, best[0], best[1], best[2], world, 0);
        turn(a, normal[0], normal[1], normal[2], world, 3);
        double half = 0.5 * d;
        out.clear();
        out.gap = d;
        out.add(
                world[0] - half * world[3],
                world[1] - half * world[4],
                world[2] - half * world[5],
                -world[3],
                -world[4],
                -world[5],
                -d,
                0,
                0);
    }

    /** Distance of a point of A's frame from B; keeps B's projection and its normal in A's frame. */
    @Override
    public double at(double x, double y, double z) {
        double dx = x - r[0], dy = y - r[1], dz = z - r[2];
        double d = second.project(
                r[3] * dx + r[6] * dy + r[9] * dz,
                r[4] * dx + r[7] * dy + r[10] * dz,
                r[5] * dx + r[8] * dy + r[11] * dz,
                hint,
                0,
                onB);
        System.arraycopy(onB, 6, hint, 0, hintB);
        turn(r, onB[3], onB[4], onB[5], normal, 0);
        return d;
    }

    /** Slides the point in {@code onA} over A to where it is deepest nearby; returns its distance from B. */
    private double refine() {
        double d = at(onA[0], onA[1], onA[2]);
        double slope = basis(), stride = 2 * tree.spacing;
        for (int k = 0; k < 50 && slope > 1e-14; k++) {
            double facing = onA[3] * normal[0] + onA[4] * normal[1] + onA[5] * normal[2];
            double gu = normal[0] * tangents[0] + normal[1] * tangents[1] + normal[2] * tangents[2];
            double gv = normal[0] * tangents[3] + normal[1] * tangents[4] + normal[2] * tangents[5];
            boolean edge = !hessian(d, facing);
            double su = -(form[1] * gu - form[2] * gv), sv = -(form[0] * gv - form[2] * gu);
            double determinant = form[0] * form[1] - form[2] * form[2];
            su /= determinant;
            sv /= determinant;
            double length = Math.sqrt(su * su + sv * sv);
            if (!(length < 2 * tree.spacing)) { // no bottom in sight: some way downhill
                boolean known = length < Double.POSITIVE_INFINITY;
                su = 2 * tree.spacing * (known ? su / length : -gu / slope);
                sv = 2 * tree.spacing * (known ? sv / length : -gv / slope);
                length = 2 * tree.spacing;
            }
            double oldX = normal[0], oldY = normal[1], oldZ = normal[2];
            // on an edge of A, straight down: the projection leads back to the edge, some way along it
            double part = edge ? stride : 1;
            double wayX = edge ? -oldX : su * tangents[0] + sv * tangents[3];
            double wayY = edge ? -oldY : su * tangents[1] + sv * tangents[4];
            double wayZ = edge ? -oldZ : su * tangents[2] + sv * tangents[5];
            boolean moved = false;
            double next = d;
            System.arraycopy(normal, 0, beyond, 0, 3);
            for (int half = 0; half < 20 && !moved; half++) {
                first.project(
                        onA[0] + part * wayX,
                        onA[1] + part * wayY,
                        onA[2] + part * wayZ,
                        hintA > 0 ? onA : none,
                        hintA > 0 ? 6 : 0,
                        trial);
                next = at(trial[0], trial[1], trial[2]);
                // the last steps gain less than rounding hides: there a flatter place is a better one
                double hoped = edge ? 0 : -part * (gu * su + gv * sv);
                moved = next < d - 1e-16 * size - 0.1 * hoped
                        || (next <= d + 1e-15 * size && steepness(trial) < 0.7 * slope);
                part *= moved ? 1 : 0.4;
                if (normal[0] * oldX + normal[1] * oldY + normal[2] * oldZ < 1 - 1e-6) {
                    System.arraycopy(normal, 0, beyond, 0, 3);
                }
            }
            stride = edge ? 2 * part : stride;
            if (!moved) {
                // A ridge of the distance lies across the way: inside B where two of its faces are equally near.
                next = alongRidge(d, gu, gv);
                if (!(next < d)) {
                    normal[0] = oldX;
                    normal[1] = oldY;
                    normal[2] = oldZ;
                    return d;
                }
            }
            System.arraycopy(trial, 0, onA, 0, onA.length);
            d = next;
            slope = basis();
            if (length < 1e-15 * size) {
                return d;
            }
        }
        return d;
    }

    /**
     * One step downhill for both sides of a ridge: against the shortest combination of the slope here and the slope just
     * {@code beyond}, which the failed steps have found (the two-element bundle of nonsmooth descent). Returns the
     * distance at {@code trial}, or d if there is no way down.
     */
    private double alongRidge(double d, double gu, double gv) {
        double hu = beyond[0] * tangents[0] + beyond[1] * tangents[1] + beyond[2] * tangents[2];
        double hv = beyond[0] * tangents[3] + beyond[1] * tangents[4] + beyond[2] * tangents[5];
        double du = gu - hu, dv = gv - hv, square = du * du + dv * dv;
        if (square < 1e-6) {
            return d;
        }
        double part = Math.min(1, Math.max(0, (gu * du + gv * dv) / square));
        double wu = gu - part * du, wv = gv - part * dv, length = Math.sqrt(wu * wu + wv * wv);
        if (length < 1e-9) {
            return d;
        }
        double step = tree.spacing / length;
        for (int half = 0; half < 24; half++) {
            first.project(
                    onA[0] - step * (wu * tangents[0] + wv * tangents[3]),
                    onA[1] - step * (wu * tangents[1] + wv * tangents[4]),
                    onA[2] - step * (wu * tangents[2] + wv * tangents[5]),
                    hintA > 0 ? onA : none,
                    hintA > 0 ? 6 : 0,
                    trial);
            double next = at(trial[0], trial[1], trial[2]);
            if (next < d - 1e-13 * size) {
                return next;
            }
            step *= 0.4;
        }
        return d;
    }

    private double steepness(double[] p) {
        double facing = p[3] * normal[0] + p[4] * normal[1] + p[5] * normal[2];
        double x = normal[0] - facing * p[3], y = normal[1] - facing * p[4], z = normal[2] - facing * p[5];
        return Math.sqrt(x * x + y * y + z * z);
    }

    /** Two unit tangents of A where the point is; returns the slope of the distance there. */
    private double basis() {
        double x = onA[3], y = onA[4], z = onA[5];
        double sign = Math.copySign(1, z), p = -1 / (sign + z), q = x * y * p; // as GapCurvature has it
        tangents[0] = 1 + sign * x * x * p;
        tangents[1] = sign * q;
        tangents[2] = -sign * x;
        tangents[3] = q;
        tangents[4] = sign + y * y * p;
        tangents[5] = -y;
        return steepness(onA);
    }

    /** form = uu, vv, uv of the second derivatives of the distance along A, made positive; false on an edge of A. */
    private boolean hessian(double d, double facing) {
        first.curvature(onA[0], onA[1], onA[2], tensorA);
        second.curvature(onB[0], onB[1], onB[2], tensorB);
        double auu = quadratic(tensorA, false, 0, 0), avv = quadratic(tensorA, false, 3, 3);
        double auv = quadratic(tensorA, false, 0, 3);
        double buu = quadratic(tensorB, true, 0, 0), bvv = quadratic(tensorB, true, 3, 3);
        double buv = quadratic(tensorB, true, 0, 3);
        // seen from d away B is rounder or sharper: K (1 + d K)⁻¹
        double m = 1 + d * buu, n = 1 + d * bvv, o = d * buv, determinant = m * n - o * o;
        if (!Double.isFinite(determinant)) { // an edge or a corner of B, which from d away is round
            bendOfB(1e-3 * Math.abs(d));
            buu = form[0];
            bvv = form[1];
            buv = form[2];
        } else if (determinant > 0.01) {
            double uu = (buu * n - buv * o) / determinant, vv = (bvv * m - buv * o) / determinant;
            buv = (buv * m - buu * o) / determinant;
            buu = uu;
            bvv = vv;
        }
        form[0] = buu - facing * auu;
        form[1] = bvv - facing * avv;
        form[2] = buv - facing * auv;
        double flat = 1e-6 / size;
        if (!(form[0] > flat && form[1] > flat && form[0] * form[1] - form[2] * form[2] > 1e-6 * form[0] * form[1])
                || !Double.isFinite(form[0] + form[1])) {
            makePositive();
        }
        return Double.isFinite(auu + avv + auv);
    }

    /** Turns what bends down in {@code form} up: where it is steepest across a valley a long step along it stays possible. */
    private void makePositive() {
        double mean = 0.5 * (form[0] + form[1]), half = 0.5 * (form[0] - form[1]);
        double radius = Math.sqrt(half * half + form[2] * form[2]), least = 0.1 / size;
        double most = Math.max(Math.abs(mean + radius), least), fewest = Math.max(Math.abs(mean - radius), least);
        double spread = radius > 0 ? 0.5 * (most - fewest) / radius : 0;
        form[0] = 0.5 * (most + fewest) + spread * half;
        form[1] = 0.5 * (most + fewest) - spread * half;
        form[2] *= spread;
    }

    /** form = uu, vv, uv of the second derivatives of the distance from B in A's tangent plane, by differences. */
    private void bendOfB(double step) {
        double x = normal[0], y = normal[1], z = normal[2];
        for (int t = 0; t < 6; t += 3) {
            double du = 0, dv = 0;
            for (int side = 1; side > -2; side -= 2) {
                double s = side * step;
                at(onA[0] + s * tangents[t], onA[1] + s * tangents[t + 1], onA[2] + s * tangents[t + 2]);
                du += side * (normal[0] * tangents[0] + normal[1] * tangents[1] + normal[2] * tangents[2]);
                dv += side * (normal[0] * tangents[3] + normal[1] * tangents[4] + normal[2] * tangents[5]);
            }
            form[t / 3] = (t == 0 ? du : dv) / (2 * step);
            form[2] = (t == 0 ? dv : form[2] * 2 * step + du) / (t == 0 ? 2 * step : 4 * step);
        }
        normal[0] = x;
        normal[1] = y;
        normal[2] = z;
    }

    private double quadratic(double[] k, boolean ofB, int t, int s) {
        double tx = tangents[t], ty = tangents[t + 1], tz = tangents[t + 2];
        double sx = tangents[s], sy = tangents[s + 1], sz = tangents[s + 2];
        if (ofB) {
            double x = r[3] * tx + r[6] * ty + r[9] * tz, y = r[4] * tx + r[7] * ty + r[10] * tz;
            tz = r[5] * tx + r[8] * ty + r[11] * tz;
            tx = x;
            ty = y;
            x = r[3] * sx + r[6] * sy + r[9] * sz;
            y = r[4] * sx + r[7] * sy + r[10] * sz;
            sz = r[5] * sx + r[8] * sy + r[11] * sz;
            sx = x;
            sy = y;
        }
        return k[0] * tx * sx
                + k[1] * ty * sy
                + k[2] * tz * sz
                + k[3] * (tx * sy + ty * sx)
                + k[4] * (tx * sz + tz * sx)
                + k[5] * (ty * sz + tz * sy);
    }

    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        place(motion);
        double[] p = contacts.point, n = contacts.normal;
        int i = 3 * entry;
        double half = 0.5 * contacts.depth[entry];
        gap.begin(n, i);
        gap.add(first, a, p[i] + half * n[i], p[i + 1] + half * n[i + 1], p[i + 2] + half * n[i + 2]);
        gap.add(second, b, p[i] - half * n[i], p[i + 1] - half * n[i + 1], p[i + 2] - half * n[i + 2]);
        gap.principal(out);
    }

    @Override
    public double deepest() {
        return Math.min(first.halfThickness(), second.halfThickness());
    }

    @Override
    public int memories() {
        return 4 + hintA + hintB;
    }

    @Override
    public void remember(Motion motion, ContactSet contacts, double[] memory, int at) {
        place(motion);
        double[] p = contacts.point, n = contacts.normal;
        double half = 0.5 * contacts.depth[0];
        toLocal(a, p[0] + half * n[0], p[1] + half * n[1], p[2] + half * n[2], memory, at + 1);
        first.project(memory[at + 1], memory[at + 2], memory[at + 3], none, 0, onA);
        Arrays.fill(hint, Double.NaN);
        at(onA[0], onA[1], onA[2]);
        memory[at] = 1;
        System.arraycopy(onA, 6, memory, at + 4, hintA);
        System.arraycopy(onB, 6, memory, at + 4 + hintA, hintB);
    }

    @Override
    public ContactGeometry forThread() {
        return new SampledPair(surfaceA, surfaceB, tree);
    }
}
