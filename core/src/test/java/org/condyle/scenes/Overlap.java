package org.condyle.scenes;

import java.util.function.DoubleUnaryOperator;

/**
 * How deep two convex solids overlap, judged without any search for contact: for a unit direction n, h_A(n) + h_B(-n) is by how much
 * B would have to move along n to be clear of A. One direction in which it is at most ε proves that the overlap is at most ε,
 * however the direction was found; so the search below may be simple. What it returns is an upper bound of the overlap.
 *
 * <p>Directions tried: that of last time, normals of faces, the line of centres, products of edges; then, since h restricted to a plane
 * of directions is convex, a nested golden section about the best ones.
 */
public final class Overlap {
    private static final double GOLDEN = 0.5 * (Math.sqrt(5) - 1);
    private static final int CUTS = 34; // 0.618^34 = 8e-8 of the width
    private static final int SPREAD = 400;

    private final Solid a;
    private final Solid b;
    private final double[] ra = new double[9];
    private final double[] rb = new double[9];
    private final double[] apart = new double[3]; // from A's centre to B's
    private final double[] best = {0, 0, 1};
    private double least;
    private long looks;

    public Overlap(Solid a, Solid b) {
        this.a = a;
        this.b = b;
    }

    /** Where A and B are: places of centres, and rotations by rows. */
    public void place(double[] pa, double[] rotationA, double[] pb, double[] rotationB) {
        System.arraycopy(rotationA, 0, ra, 0, 9);
        System.arraycopy(rotationB, 0, rb, 0, 9);
        for (int i = 0; i < 3; i++) {
            apart[i] = pb[i] - pa[i];
        }
    }

    /** An upper bound of the overlap, negative for a gap [m]; no better one is looked for once it is at most {@code enough}. */
    public double depth(double enough) {
        double centres = Solid.length(apart[0], apart[1], apart[2]);
        if (centres > a.radius() + b.radius()) {
            return a.radius() + b.radius() - centres;
        }
        least = Double.POSITIVE_INFINITY;
        if (look(best[0], best[1], best[2]) <= enough || quick(enough) || edges(enough)) {
            return least;
        }
        for (double width : new double[] {0.02, 0.3, 1}) {
            refine(best.clone(), width);
            if (least <= enough) {
                return least;
            }
        }
        everywhere();
        return least;
    }

    /** Evaluations of directions so far. */
    public long looks() {
        return looks;
    }

    private boolean quick(double enough) {
        look(apart[0], apart[1], apart[2]);
        for (double[] n : a.faces()) {
            turned(ra, n, 1);
        }
        for (double[] n : b.faces()) {
            turned(rb, n, -1);
        }
        return least <= enough;
    }

    private void turned(double[] r, double[] n, double sign) {
        double[] w = BodyScene.apply(r, n);
        look(sign * w[0], sign * w[1], sign * w[2]);
    }

    private boolean edges(double enough) {
        for (double[] ea : a.edges()) {
            double[] wa = BodyScene.apply(ra, ea);
            for (double[] eb : b.edges()) {
                double[] n = Solid.cross(wa, BodyScene.apply(rb, eb));
                if (Solid.dot(n, n) > 1e-12) {
                    look(n[0], n[1], n[2]);
                    look(-n[0], -n[1], -n[2]);
                }
            }
            if (least <= enough) {
                return true;
            }
        }
        return false;
    }

    /** Directions all over the sphere, and the best of them refined. */
    private void everywhere() {
        for (int i = 0; i < SPREAD; i++) {
            double z = 1 - (2 * i + 1.0) / SPREAD, r = Math.sqrt(1 - z * z), t = i * Math.PI * (3 - Math.sqrt(5));
            double before = least;
            double x = r * Math.cos(t), y = r * Math.sin(t);
            if (value(x, y, z) < Math.max(2 * before, before + 1e-3)) {
                refine(new double[] {x, y, z}, 0.15);
            }
        }
        refine(best.clone(), 0.01);
    }

    private double look(double x, double y, double z) {
        double l = Solid.length(x, y, z);
        if (l == 0) {
            return Double.POSITIVE_INFINITY;
        }
        double d = value(x / l, y / l, z / l);
        if (d < least) {
            least = d;
            best[0] = x / l;
            best[1] = y / l;
            best[2] = z / l;
        }
        return d;
    }

    private double value(double x, double y, double z) {
        looks++;
        return along(a, ra, x, y, z) + along(b, rb, -x, -y, -z) - (x * apart[0] + y * apart[1] + z * apart[2]);
    }

    private static double along(Solid s, double[] r, double x, double y, double z) {
        return s.support()
                .of(r[0] * x + r[3] * y + r[6] * z, r[1] * x + r[4] * y + r[7] * z, r[2] * x + r[5] * y + r[8] * z);
    }

    /** Golden section in a golden section over the directions n + s t₁ + u t₂ with |s|, |u| up to the width. */
    private void refine(double[] n, double width) {
        double[] t = Solid.unit(Math.abs(n[0]) < 0.6 ? new double[] {0, -n[2], n[1]} : new double[] {n[2], 0, -n[0]});
        double[] u = Solid.cross(n, t);
        least(width, x -> inner(n, t, u, x, width));
    }

    private double inner(double[] n, double[] t, double[] u, double s, double width) {
        return least(width, x -> at(n, t, u, s, x));
    }

    /** Least value found by golden section between -width and width. */
    private static double least(double width, DoubleUnaryOperator f) {
        double low = -width, high = width, x1 = high - GOLDEN * (high - low), x2 = low + GOLDEN * (high - low);
        double f1 = f.applyAsDouble(x1), f2 = f.applyAsDouble(x2);
        for (int i = 0; i < CUTS; i++) {
            if (f1 < f2) {
                high = x2;
                x2 = x1;
                f2 = f1;
                x1 = high - GOLDEN * (high - low);
                f1 = f.applyAsDouble(x1);
            } else {
                low = x1;
                x1 = x2;
                f1 = f2;
                x2 = low + GOLDEN * (high - low);
                f2 = f.applyAsDouble(x2);
            }
        }
        return Math.min(f1, f2);
    }

    /** Not divided by the length of the direction, which keeps it convex. */
    private double at(double[] n, double[] t, double[] u, double s, double r) {
        double x = n[0] + s * t[0] + r * u[0], y = n[1] + s * t[1] + r * u[1], z = n[2] + s * t[2] + r * u[2];
        return look(x, y, z) * Solid.length(x, y, z);
    }

    /** By how much a solid is below a floor through a point with an outward unit normal [m]. */
    public static double below(Solid s, double[] place, double[] rotation, double[] floor) {
        double nx = floor[3], ny = floor[4], nz = floor[5];
        double height = nx * (place[0] - floor[0]) + ny * (place[1] - floor[1]) + nz * (place[2] - floor[2]);
        return along(s, rotation, -nx, -ny, -nz) - height;
    }
}
