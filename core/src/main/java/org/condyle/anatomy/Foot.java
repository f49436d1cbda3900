package org.condyle.anatomy;

import static org.condyle.anatomy.Page.Y;
import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/**
 * Foot, whole and in the parts that models move against each other. Origin in the centre of the ankle; the heel is 50 mm behind it, the tip
 * of the big toe 183 mm before it, the sole 66 mm below the ankle. Joints are left as grooves.
 */
final class Foot {
    private static final String FORM = "Gray's Anatomy, 41st ed. (2016): form";
    private static final String SIZES = "Hawes and Sovak, Ergonomics 37 (1994) 1213-1226: length and breadth of feet";

    /** Base, middle and head of the five metatarsals, then the tips of the toes: x, y, z; last the radius of the shaft. */
    private static final double[][][] RAYS = {
        {{70, -34, -18}, {100, -47, -20}, {125, -57, -20}, {153, -60, -17}, {178, -62, -14}, {8, 0, 0}},
        {{70, -28, -4}, {103, -44, -4}, {131, -58, -4}, {158, -58, -2}, {172, -63, -1}, {4.6, 0, 0}},
        {{67, -31, 8}, {99, -47, 9}, {126, -59, 11}, {151, -59, 13}, {164, -63, 14}, {4.4, 0, 0}},
        {{60, -38, 19}, {92, -51, 22}, {118, -60, 25}, {141, -60, 27}, {153, -63, 28}, {4.4, 0, 0}},
        {{50, -46, 29}, {81, -56, 34}, {108, -61, 39}, {127, -61, 41}, {138, -63, 42}, {4.6, 0, 0}},
    };

    private Foot() {}

    /** Body with the trochlea, neck and head. */
    private static void addTalus(Form f) {
        f.blend(0).cap(0.25).sweep(Y, at(-2, -1, -11, 16.5, 18.5), at(-2, -1, 0, 15.5, 17.5), at(-2, -1, 11, 17, 19.5));
        f.blend(4).carve().ellipsoid(-8, -36, 3, 24, 20, 22);
        f.blend(8).sweep(Y, at(6, -9, -2, 9.5, 12), at(24, -13, -7, 8.5, 10), at(34, -17, -10, 10.5, 13));
        f.blend(5).ball(-20, -13, -2, 6);
        f.blend(4).ellipsoid(0, -11, 13, 7, 7, 5);
    }

    /** Heel with its tuberosity, the shelf of the talus and the front end. */
    private static void addCalcaneus(Form f) {
        f.blend(0)
                .sweep(
                        Y,
                        at(-38, -47, 3, 19, 13),
                        at(-22, -42, 4, 16, 12),
                        at(-4, -37, 6, 13, 13),
                        at(14, -38, 9, 13, 12),
                        at(26, -39, 12, 11.5, 11));
        f.blend(6).ellipsoid(-33, -57, -4, 10, 8, 7);
        f.blend(6).ellipsoid(10, -28, -13, 11, 4.5, 8, 15, 0, -10);
        f.blend(6).ellipsoid(-4, -23, 4, 15, 8, 11, 0, 0, -20);
    }

    /** Navicular, cuboid, the three cuneiforms and the metatarsals. */
    private static void addMidfoot(Form f) {
        f.blend(0).ellipsoid(48, -23, -13, 7.5, 14, 17, 0, 12, -15);
        f.blend(3).ball(46, -31, -27, 6);
        f.blend(3).ellipsoid(45, -41, 18, 15, 12, 12, 0, -10, -10);
        f.blend(3).ellipsoid(61, -32, -19, 10, 13.5, 8.5, 0, 0, -15);
        f.blend(3).ellipsoid(59, -26, -5, 9, 11, 7, 0, 0, -15);
        f.blend(3).ellipsoid(57, -29, 6, 10, 11, 6.5, 0, -8, -15);
        for (int i = 0; i < RAYS.length; i++) {
            double[] a = RAYS[i][0], b = RAYS[i][1], c = RAYS[i][2];
            double r = RAYS[i][5][0], wide = 1.75 * r;
            f.blend(3)
                    .sweep(
                            Y,
                            at(a[0], a[1], a[2], i == 0 ? 13 : 8.5, i == 0 ? 8.5 : 6.8),
                            at(
                                    0.75 * a[0] + 0.25 * b[0],
                                    0.75 * a[1] + 0.25 * b[1],
                                    0.75 * a[2] + 0.25 * b[2],
                                    1.25 * r,
                                    1.15 * r),
                            at(b[0], b[1], b[2], r, r),
                            at(
                                    0.2 * b[0] + 0.8 * c[0],
                                    0.2 * b[1] + 0.8 * c[1],
                                    0.2 * b[2] + 0.8 * c[2],
                                    1.15 * r,
                                    1.1 * r),
                            at(c[0], c[1], c[2], Math.min(9.5, wide), Math.min(10, 0.9 * wide)));
        }
        f.blend(3).sweep(Y, at(50, -47, 33, 6), at(43, -51, 38, 4.5));
        f.blend(1).ellipsoid(123, -66, -25, 5, 3.5, 3.5).ellipsoid(123, -66, -15, 5, 3.5, 3.5);
    }

    /** Phalanges: two of the big toe, three of the others, the last two of which are short. */
    private static void addToes(Form f) {
        for (int i = 0; i < RAYS.length; i++) {
            double[] c = RAYS[i][2], d = RAYS[i][3], e = RAYS[i][4];
            double r = i == 0 ? 7 : 4.2;
            double gap = i == 0 ? 11 : 8;
            double length = Math.sqrt((d[0] - c[0]) * (d[0] - c[0]) + (d[2] - c[2]) * (d[2] - c[2]));
            double s = gap / length;
            double[] start = {c[0] + s * (d[0] - c[0]), c[1] + s * (d[1] - c[1]), c[2] + s * (d[2] - c[2])};
            f.blend(0.5);
            phalanx(f, start, d, 1.25 * r, 0.72 * r, r);
            if (i == 0) {
                phalanx(f, new double[] {d[0] + 9, d[1], d[2] + 1}, e, 1.15 * r, 0.7 * r, 0.75 * r);
            } else {
                double[] m = {0.5 * (d[0] + e[0]), 0.5 * (d[1] + e[1]) + 1, 0.5 * (d[2] + e[2])};
                f.ellipsoid(m[0] - 1, m[1] + 1, m[2], 4.6, 3.8, 3.9);
                f.ellipsoid(e[0] + 1, e[1], e[2], 4.6, 3, 3.8);
            }
        }
    }

    private static void phalanx(Form f, double[] a, double[] b, double base, double middle, double head) {
        f.sweep(
                Z,
                at(a[0], a[1], a[2], base, 0.9 * base),
                at(0.5 * (a[0] + b[0]), 0.5 * (a[1] + b[1]) + 0.8, 0.5 * (a[2] + b[2]), middle, 0.9 * middle),
                at(b[0], b[1], b[2], head, 0.85 * head));
    }

    private static Page ankle(Page page) {
        return page.sided()
                .point("ankle centre", 0, 0, 0, "on the axis between the malleoli")
                .source(FORM)
                .source(SIZES);
    }

    static Page foot() {
        Form f = new Form();
        addTalus(f);
        f.blend(1.5);
        addCalcaneus(f);
        addMidfoot(f);
        addToes(f);
        return heel(toes(ankle(new Page("foot", "all bones of the foot", f)).mesh(2.4, 1700)))
                .between("heel", "toe tip");
    }

    static Page talus() {
        Form f = new Form();
        addTalus(f);
        return ankle(new Page("talus", "ankle bone", f))
                .mesh(2.6, 320)
                .between("ankle centre", "head")
                .on("trochlea", -2, 15, 0, "its highest point, under the tibia")
                .on("head", 45, -20, -12, "joint with the navicular");
    }

    static Page calcaneus() {
        Form f = new Form();
        addCalcaneus(f);
        return heel(ankle(new Page("calcaneus", "heel bone", f)))
                .mesh(2.8, 320)
                .between("heel", "cuboid facet")
                .on("cuboid facet", 36, -39, 13, "front end");
    }

    static Page midfoot() {
        Form f = new Form();
        addMidfoot(f);
        return ankle(new Page("midfoot", "navicular, cuboid, cuneiforms and metatarsals", f))
                .mesh(2.4, 800)
                .between("navicular", "second metatarsal head")
                .on("navicular", 41, -20, -12, "joint with the talus")
                .on("second metatarsal head", 138, -60, -4, "ball of the foot")
                .on("first metatarsal head", 134, -59, -20, "ball of the big toe")
                .on("fifth metatarsal base", 40, -52, 40, "its tuberosity");
    }

    static Page toesOnly() {
        Form f = new Form();
        addToes(f);
        return toes(ankle(new Page("toes", "phalanges", f))).mesh(2, 520).between("toe joint", "toe tip");
    }

    private static Page heel(Page page) {
        return page.on("heel", -51, -47, 3, "tuberosity of the calcaneus: insertion of the Achilles tendon");
    }

    private static Page toes(Page page) {
        return page.point("toe joint", 125, -58, 5, "middle of the joints of the toes")
                .on("toe tip", 184, -62, -13, "tip of the big toe");
    }
}
