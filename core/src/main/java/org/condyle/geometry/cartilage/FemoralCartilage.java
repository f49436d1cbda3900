package org.condyle.geometry.cartilage;

import org.condyle.math.Check;
import org.condyle.mechanics.Triangles;

/**
 * Articular surface of the distal femur: two condyles with the notch between them, which join in front to the groove of the
 * patella. Origin in the middle of the axis through the centres of the posterior condyles; x lateral, y anterior, z
 * proximal. The surface is a radius r(x, θ) about this axis; θ is 0 in the distal direction, 90° in the anterior one.
 *
 * <ul>
 *   <li>Condyles have a posterior circle about the axis and a distal circle, which touch at an angle of their own; across, a circle.
 *   <li>The bottom of the groove is a circle about a centre before and above the axis. Across, the groove is a cosine
 *       between its bottom and its two ridges.
 *   <li>Condyles go over into ridges where both have the same radius, and the circle across into the cosine over {@link #BLEND}.
 * </ul>
 *
 * After A. P. Monk and others, Bone and Joint Journal 96-B (2014): the posterior facets, the lateral distal facet and the floor of the
 * groove fit circles of one radius, also across; the medial distal circle is 35 % larger. F. Iranpour and others, Clin Orthop
 * 468 (2010) 782-788: the deepest points of the groove fit a circle of 23 mm.
 *
 * @param medial          medial condyle
 * @param lateral         lateral condyle
 * @param spacing         between the middles of the condyles [m]
 * @param coronalRadius   of both condyles, across [m]
 * @param condyleWidth    of the cartilage of a condyle [m]
 * @param grooveRadius    of the circle of the deepest points [m]
 * @param grooveOffset    of its centre from the axis, below its radius [m]
 * @param grooveDirection θ of that centre [rad]
 * @param ridgeSpacing    between the ridges of the groove [m]
 */
public record FemoralCartilage(
        Condyle medial,
        Condyle lateral,
        double spacing,
        double coronalRadius,
        double condyleWidth,
        double grooveRadius,
        double grooveOffset,
        double grooveDirection,
        double ridgeSpacing) {
    /**
     * Numbers of one side.
     *
     * @param posteriorRadius of the circle about the axis [m]
     * @param distalRadius    of the circle before it [m]
     * @param transition      θ where the circles touch [rad]
     * @param ridge           height of the ridge over the bottom of the groove [m]
     */
    public record Condyle(double posteriorRadius, double distalRadius, double transition, double ridge) {
        public Condyle {
            Check.positive("posterior radius of a condyle [m]", posteriorRadius);
            Check.within("distal radius of a condyle [m]", distalRadius, 0.5 * posteriorRadius, 2.5 * posteriorRadius);
            Check.within("transition of a condyle [rad]", transition, -1.5, 0.5);
            Check.positive("height of a ridge [m]", ridge);
        }

        /** out = the radius and its slope by θ; returns the second derivative. */
        double radius(double theta, double[] out) {
            double a = distalRadius - posteriorRadius, angle = theta - transition;
            if (angle <= 0) {
                out[0] = posteriorRadius;
                out[1] = 0;
                return 0;
            }
            double s = a * Math.sin(angle), c = a * Math.cos(angle);
            double root = Math.sqrt(distalRadius * distalRadius - s * s);
            out[0] = root - c;
            out[1] = s - s * c / root;
            return c - bend(s, c, root);
        }
    }

    static final double BACK = Math.toRadians(-150); // where the cartilage ends
    static final double TOP = Math.toRadians(126);
    private static final double NOTCH = Math.toRadians(46); // where the notch begins, and the groove is complete
    private static final double NOTCH_ROUND = Math.toRadians(28); // until it is as wide as it will be
    private static final double[] BLEND = {Math.toRadians(18), NOTCH};
    private static final double END_ROUND = Math.toRadians(22); // the ends of the sheet become narrower over this
    private static final double NARROW = 0.45; // to this part
    private static final double SMOOTH = 4e-3; // of the transition from condyle to ridge [m]
    private static final double RIDGE_RIM = 5.5e-3; // of the cartilage beyond a ridge [m]
    private static final double VALLEY = 0.4; // where the sides of the notch go over into each other, part of its width
    private static final double END = 0.85; // of the circle across, part of its radius
    private static final int SAMPLES = 400;
    /** Numbers that {@link #jet} writes. */
    static final int JET = 6;

    public FemoralCartilage {
        Check.positive("spacing of the condyles [m]", spacing);
        Check.positive("coronal radius [m]", coronalRadius);
        Check.within("width of a condyle [m]", condyleWidth, 0, Math.min(spacing, 1.7 * coronalRadius));
        Check.positive("radius of the groove [m]", grooveRadius);
        Check.within("offset of the groove [m]", grooveOffset, 0, 0.99 * grooveRadius);
        Check.within("direction of the groove [rad]", grooveDirection, 1, 2.5);
        double apart = 2 * VALLEY * (spacing - condyleWidth), widest = spacing + condyleWidth - 2 * RIDGE_RIM;
        Check.within("spacing of the ridges [m]", ridgeSpacing, apart, widest); // beyond the notch, on the sheet
    }

    /** Distance of the surface from the axis [m]. */
    public double radius(double x, double theta) {
        double[] jet = new double[JET];
        jet(x < 0, Math.abs(x), theta, jet);
        return jet[0];
    }

    /**
     * out = r, r_a, r_θ, r_aa, r_aθ, r_θθ where a = |x| on the medial or the lateral side; second derivatives jump where pieces meet. The
     * surface goes on beyond its borders and in the notch, where nothing is drawn. Allocates nothing.
     */
    void jet(boolean isMedial, double a, double theta, double[] out) {
        double range = BLEND[1] - BLEND[0], t = Math.min(Math.max((theta - BLEND[0]) / range, 0), 1);
        double part = t * t * (3 - 2 * t), part1 = 6 * t * (1 - t) / range;
        double part2 = t > 0 && t < 1 ? 6 * (1 - 2 * t) / (range * range) : 0;
        double narrowing = 0.5 * (ridgeSpacing - spacing);
        double middle = 0.5 * spacing + narrowing * part, middle1 = narrowing * part1, middle2 = narrowing * part2;
        // in the notch both sides go over into each other, so that the surface is smooth across the middle, too
        double valley = VALLEY * (spacing - condyleWidth), w = Math.min(a / valley, 1);
        double soft = w < 1 ? valley * (3 + 6 * w * w - w * w * w * w) / 8 : a;
        double soft1 = (3 * w - w * w * w) / 2, soft2 = 1.5 * (1 - w * w) / valley;
        double other = 0, other1 = 0, other2 = 0;
        if (w < 1) {
            crest(isMedial ? lateral : medial, theta, out);
            other = out[0];
            other1 = out[1];
            other2 = out[2];
        }
        crest(isMedial ? medial : lateral, theta, out);
        double crest = out[0], crestT = out[1], crestTT = out[2], crestA = 0, crestAA = 0, crestAT = 0;
        if (w < 1) {
            double mix = w * w * (3 - 2 * w) - 1, mix1 = 6 * w * (1 - w) / valley;
            double apart = 0.5 * (crest - other), apart1 = 0.5 * (crestT - other1);
            crest += mix * apart;
            crestT += mix * apart1;
            crestTT += mix * 0.5 * (crestTT - other2);
            crestA = mix1 * apart;
            crestAT = mix1 * apart1;
            crestAA = 6 * (1 - 2 * w) / (valley * valley) * apart;
        }
        double over = crest - out[3], overT = crestT - out[4], overTT = crestTT - out[5]; // the bottom of the groove
        // the circle across, continued by its tangent
        double inward = middle - soft, size = Math.abs(inward), inside = Math.min(size, END * coronalRadius);
        double high = Math.sqrt(coronalRadius * coronalRadius - inside * inside);
        double round = coronalRadius - high + (size - inside) * inside / high;
        double round1 = Math.copySign(inside / high, inward);
        double round2 = size > inside ? 0 : coronalRadius * coronalRadius / (high * high * high);
        double roundA = -round1 * soft1, roundT = round1 * middle1;
        double roundAA = round2 * soft1 * soft1 - round1 * soft2, roundAT = -round2 * soft1 * middle1;
        double roundTT = round2 * middle1 * middle1 + round1 * middle2;
        if (inward <= 0 || part == 0) {
            out[0] = crest - round;
            out[1] = crestA - roundA;
            out[2] = crestT - roundT;
            out[3] = crestAA - roundAA;
            out[4] = crestAT - roundAT;
            out[5] = crestTT - roundTT;
            return;
        }
        // the cosine across the groove: 0 on the ridge, 1 at the bottom
        double k = Math.PI / middle,
                phase = k * (middle - a),
                half = 0.5 * Math.sin(phase),
                bend = 0.5 * Math.cos(phase);
        double bell = 0.5 - bend, phaseT = k * a * middle1 / middle, phaseAT = k * middle1 / middle;
        double phaseTT = k * a * (middle2 - 2 * middle1 * middle1 / middle) / middle;
        double bellA = -half * k,
                bellT = half * phaseT,
                bellAA = bend * k * k,
                bellAT = half * phaseAT - bend * k * phaseT;
        double bellTT = bend * phaseT * phaseT + half * phaseTT, rest = 1 - part;
        double deep = over * bell, deepA = crestA * bell + over * bellA, deepT = overT * bell + over * bellT;
        double deepAA = crestAA * bell + 2 * crestA * bellA + over * bellAA;
        double deepAT = crestAT * bell + crestA * bellT + overT * bellA + over * bellAT;
        double deepTT = overTT * bell + 2 * overT * bellT + over * bellTT;
        out[0] = crest - rest * round - part * deep;
        out[1] = crestA - rest * roundA - part * deepA;
        out[2] = crestT - rest * roundT - part * deepT + part1 * (round - deep);
        out[3] = crestAA - rest * roundAA - part * deepAA;
        out[4] = crestAT - rest * roundAT - part * deepAT + part1 * (roundA - deepA);
        out[5] = crestTT - rest * roundTT - part * deepTT + 2 * part1 * (roundT - deepT) + part2 * (round - deep);
    }

    /**
     * The highest line of a condyle and of the ridge before it, then the bottom of the groove: each with its first and second
     * derivative by θ.
     */
    private void crest(Condyle side, double theta, double[] out) {
        out[2] = side.radius(theta, out);
        double angle = theta - grooveDirection, s = grooveOffset * Math.sin(angle), c = grooveOffset * Math.cos(angle);
        double root = Math.sqrt(grooveRadius * grooveRadius - s * s);
        out[3] = c + root;
        out[4] = -s - s * c / root;
        out[5] = -c - bend(s, c, root);
        double ridge = out[3] + side.ridge(),
                above = ridge - out[0],
                above1 = out[4] - out[1],
                above2 = out[5] - out[2];
        double near = Math.max(SMOOTH - Math.abs(above), 0), share = Math.copySign(near / (2 * SMOOTH), above);
        if (above > 0) {
            out[0] = ridge;
            out[1] = out[4];
            out[2] = out[5];
        }
        out[0] += near * near / (4 * SMOOTH);
        out[1] -= share * above1;
        out[2] += (near > 0 ? above1 * above1 / (2 * SMOOTH) : 0) - share * above2;
    }

    /** d/dθ of s c/root, where c is ds/dθ. */
    private static double bend(double s, double c, double root) {
        return (c * c - s * s) / root + s * s * c * c / (root * root * root);
    }

    /** |x| of the inner border: the notch. */
    private double inner(double theta) {
        double part = Math.min(Math.max((NOTCH - theta) / NOTCH_ROUND, 0), 1);
        return 0.5 * (spacing - condyleWidth) * Math.sqrt(part * (2 - part)) * wide(theta, BACK)
                + narrowed(theta, BACK, 0.5 * spacing);
    }

    /** |x| of the outer border. */
    private double outer(double theta) {
        double part = smoothstep(BLEND[0], BLEND[1] + 0.3, theta), top = wide(theta, TOP), back = wide(theta, BACK);
        double condyle = 0.5 * spacing + 0.5 * condyleWidth * back;
        double ridge = (0.5 * ridgeSpacing + RIDGE_RIM) * top;
        return (1 - part) * condyle + part * ridge;
    }

    /** 1, and towards an end of the sheet less. */
    private static double wide(double theta, double end) {
        double t = Math.min(Math.abs(theta - end) / END_ROUND, 1);
        return NARROW + (1 - NARROW) * Math.sqrt(t * (2 - t));
    }

    private static double narrowed(double theta, double end, double middle) {
        return (1 - wide(theta, end)) * middle;
    }

    private static double smoothstep(double from, double to, double x) {
        double t = Math.min(Math.max((x - from) / (to - from), 0), 1);
        return t * t * (3 - 2 * t);
    }

    /** Two strips from back to front, which share their inner border where there is no notch; vertices repeat there. */
    public Triangles triangles(int faces) {
        double[] theta = new double[SAMPLES + 1], way = new double[SAMPLES + 1];
        double width = 0;
        for (int i = 0; i <= SAMPLES; i++) {
            theta[i] = BACK + (TOP - BACK) * i / SAMPLES;
            width += (outer(theta[i]) - inner(theta[i])) / (SAMPLES + 1);
            if (i > 0) {
                double r0 = ridge(theta[i - 1]), r1 = ridge(theta[i]);
                way[i] = way[i - 1] + Math.hypot(r1 - r0, 0.5 * (r0 + r1) * (theta[i] - theta[i - 1]));
            }
        }
        double size = Math.sqrt(4 * way[SAMPLES] * width / faces);
        int rows = Math.max(4, (int) Math.round(way[SAMPLES] / size));
        int columns = Math.max(2, (int) Math.round(width / size));
        double[] points = new double[6 * (rows + 1) * (columns + 1)];
        int[] corners = new int[12 * rows * columns];
        int at = 0, strip = (rows + 1) * (columns + 1);
        for (int side = 0; side < 2; side++) {
            int sample = 0;
            for (int i = 0; i <= rows; i++) {
                double wanted = way[SAMPLES] * i / rows;
                while (sample < SAMPLES - 1 && way[sample + 1] < wanted) {
                    sample++;
                }
                double part = (wanted - way[sample]) / (way[sample + 1] - way[sample]);
                double angle = theta[sample] + part * (theta[sample + 1] - theta[sample]);
                row(side, angle, columns, points, 3 * (side * strip + i * (columns + 1)));
                if (i > 0) {
                    at = strip(corners, at, side, side * strip + i * (columns + 1), columns);
                }
            }
        }
        return new Triangles(points, corners);
    }

    private double ridge(double theta) {
        double[] jet = new double[JET];
        crest(lateral, theta, jet);
        return jet[0];
    }

    private void row(int side, double theta, int columns, double[] points, int at) {
        double inner = inner(theta), outer = outer(theta), sign = side == 0 ? -1 : 1;
        double[] jet = new double[JET];
        for (int j = 0; j <= columns; j++) {
            double across = inner + (outer - inner) * j / columns;
            jet(side == 0, across, theta, jet);
            double r = jet[0];
            points[at + 3 * j] = sign * across + 0.0; // no -0
            points[at + 3 * j + 1] = r * Math.sin(theta);
            points[at + 3 * j + 2] = -r * Math.cos(theta);
        }
    }

    /** The faces between a row and the one before it, seen from outside; side 0 has x in the other direction. */
    private static int strip(int[] corners, int at, int side, int row, int columns) {
        int k = at, before = row - columns - 1;
        for (int j = 0; j < columns; j++) {
            int a = before + j, b = before + j + 1, c = row + j + 1, d = row + j;
            int[] quad = side == 1 ? new int[] {a, d, c, a, c, b} : new int[] {a, c, d, a, b, c};
            System.arraycopy(quad, 0, corners, k, 6);
            k += 6;
        }
        return k;
    }
}
