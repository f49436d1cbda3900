package org.condyle.geometry.pair;

import java.util.Arrays;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.math.Rotations;
import org.jspecify.annotations.Nullable;

/**
 * A point that slides over a surface A to where it is deepest in a surface B: Newton's method on A (tangent step, back to the
 * surface by A's own projection) to a common normal. On an edge of A it becomes a descent along the gradient, which is
 * slower and good to about a millionth of the size. On a lookup table its normals decide ({@link TableNormal}). Scratch of
 * one thread.
 */
final class SurfaceDescent {
    /** A's projection of where the point is. */
    final double[] onA;

    private final NearestPointShape first;
    private final RelativeSurface second;
    private final @Nullable TableNormal table;
    private final GapHessian bend;
    private final double size;
    private final double spacing;
    private final int hintA;
    private final double[] none;
    private final double[] trial;
    private final double[] normal; // of B, in A's frame
    private final double[] beyond = new double[3]; // that of B on the far side of a ridge
    private final double[] form;
    private final double[] tangents = new double[6];

    /**
     * @param size    of A
     * @param spacing of the samples that points begin at: no step is much longer
     */
    SurfaceDescent(NearestPointShape first, RelativeSurface second, double size, double spacing) {
        this.first = first;
        this.second = second;
        this.size = size;
        this.spacing = spacing;
        table = first instanceof SampledSurface t ? new TableNormal(t, second) : null;
        bend = new GapHessian(first, second, size);
        form = bend.form;
        normal = second.normal;
        hintA = first.hintSize();
        none = new double[Math.max(1, hintA)];
        Arrays.fill(none, Double.NaN);
        onA = new double[6 + hintA];
        trial = new double[6 + hintA];
    }

    /** Puts the point where A is nearest to a place. */
    void begin(double x, double y, double z) {
        first.project(x, y, z, none, 0, onA);
    }

    /** The same, with a hint from before. */
    void begin(double x, double y, double z, double[] memory, int hintAt) {
        first.project(x, y, z, hintA > 0 ? memory : none, hintAt, onA);
    }

    /** Moves the point in {@code onA} over A to where it is deepest nearby; returns its distance from B. */
    double refine() {
        if (table == null) {
            return slide();
        }
        if (table.refine(onA)) {
            return table.distance();
        }
        double d = slide();
        return table.refine(onA) ? table.distance() : d;
    }

    private double slide() {
        double d = second.at(onA[0], onA[1], onA[2]);
        double slope = basis(), stride = 2 * spacing;
        for (int k = 0; k < 50 && slope > 1e-14; k++) {
            double facing = onA[3] * normal[0] + onA[4] * normal[1] + onA[5] * normal[2];
            double gu = normal[0] * tangents[0] + normal[1] * tangents[1] + normal[2] * tangents[2];
            double gv = normal[0] * tangents[3] + normal[1] * tangents[4] + normal[2] * tangents[5];
            boolean edge = !bend.make(onA, tangents, d, facing);
            double su = -(form[1] * gu - form[2] * gv), sv = -(form[0] * gv - form[2] * gu);
            double determinant = form[0] * form[1] - form[2] * form[2];
            su /= determinant;
            sv /= determinant;
            double length = Math.sqrt(su * su + sv * sv);
            if (!(length < 2 * spacing)) { // no bottom in sight: some way downhill
                boolean known = length < Double.POSITIVE_INFINITY;
                su = 2 * spacing * (known ? su / length : -gu / slope);
                sv = 2 * spacing * (known ? sv / length : -gv / slope);
                length = 2 * spacing;
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
                next = second.at(trial[0], trial[1], trial[2]);
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
        double step = spacing / length;
        for (int half = 0; half < 24; half++) {
            first.project(
                    onA[0] - step * (wu * tangents[0] + wv * tangents[3]),
                    onA[1] - step * (wu * tangents[1] + wv * tangents[4]),
                    onA[2] - step * (wu * tangents[2] + wv * tangents[5]),
                    hintA > 0 ? onA : none,
                    hintA > 0 ? 6 : 0,
                    trial);
            double next = second.at(trial[0], trial[1], trial[2]);
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
        Rotations.tangents(onA[3], onA[4], onA[5], tangents);
        return steepness(onA);
    }
}
