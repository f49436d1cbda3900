package org.condyle.anatomy;

import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/**
 * Hand, hanging with the palm forwards. Origin in the centre of the wrist; 185 mm to the tip of the middle finger. Joints are
 * left as grooves.
 */
final class Hand {
    /** Of each finger, the thumb first: base of the metacarpal (x, y, z), its direction in the plane of the hand and forwards [degrees], lengths, radius. */
    private static final double[][] RAYS = {
        {8, -25, 17, 40, 26, 45, 32, 0, 23, 5},
        {0, -30, 12, 6, 4, 66, 40, 24, 18, 4.7},
        {-1, -31, 2, 1, 5, 64, 44, 28, 19, 4.7},
        {0, -30, -7, -4, 6, 57, 41, 27, 19, 4.4},
        {1, -28, -15, -10, 8, 53, 33, 19, 17, 4.2},
    };

    private Hand() {}

    static Page page() {
        Form f = new Form();
        // proximal row: scaphoid, lunate, triquetrum, pisiform; distal row: trapezium, trapezoid, capitate, hamate
        f.blend(1.5).ellipsoid(3, -9, 11, 7, 11, 7.5, 25, 0, 0);
        f.ellipsoid(0, -7, -1, 8, 7, 7.5);
        f.ellipsoid(-1, -10, -13, 7, 7.5, 7, -25, 0, 0);
        f.ellipsoid(9, -11, -16, 4.5, 5, 4.5);
        f.ellipsoid(5, -22, 15, 7.5, 7, 7.5);
        f.ellipsoid(0, -24, 8.5, 7, 7, 5);
        f.ellipsoid(0, -21, 0, 8, 11, 6.5);
        f.ellipsoid(1, -22, -10, 8, 9, 7.5, -15, 0, 0);
        f.blend(3).ellipsoid(9, -24, -8, 5, 4, 3);
        for (int i = 0; i < RAYS.length; i++) {
            finger(f, RAYS[i], i == 0);
        }
        return new Page("hand", "all bones of the hand", f)
                .sided()
                .mesh(2, 1700)
                .between("wrist centre", "middle knuckle")
                .point("wrist centre", 0, 0, 0, "middle of the joint with the radius")
                .on("middle knuckle", -3, -104, 3, "head of the third metacarpal")
                .on("pisiform", 13, -12, -16, "on the side of the little finger")
                .on("middle finger tip", 33, -180, 4, "tip of the middle finger")
                .on("thumb tip", 46, -94, 66, "tip of the thumb")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source("Buryanov and Kotiuk, Int J Morphol 28 (2010) 755-758: lengths of metacarpals and phalanges");
    }

    private static void finger(Form f, double[] ray, boolean thumb) {
        double x = ray[0], y = ray[1], z = ray[2];
        double sideways = ray[3], forwards = ray[4];
        for (int k = 0; k < 4; k++) {
            double length = ray[5 + k];
            if (length == 0) {
                continue;
            }
            double r = ray[9] * (k == 0 ? 1 : k == 1 ? 0.95 : k == 2 ? 0.82 : 0.68);
            f.at(x, y, z, -sideways, 0, forwards, 1);
            double base = k == 0 ? 1.5 : 1.45, gap = k == 0 ? 0 : 0.35 * r;
            f.blend(0.5)
                    .sweep(
                            Z,
                            at(0, -gap - 1.2 * r, 0, base * r, base * 0.95 * r),
                            at(-0.4, -0.3 * length, 0, 0.92 * r, 0.86 * r),
                            at(-0.6, -0.6 * length, 0, 0.8 * r, 0.78 * r),
                            at(
                                    0,
                                    -(length - (k == 3 ? 0.9 : 1.25) * r),
                                    0,
                                    (k == 3 ? 1 : 1.25) * r,
                                    (k == 3 ? 0.7 : 1.2) * r));
            double s = StrictMath.sin(StrictMath.toRadians(sideways)),
                    c = StrictMath.cos(StrictMath.toRadians(sideways));
            double sf = StrictMath.sin(StrictMath.toRadians(forwards)),
                    cf = StrictMath.cos(StrictMath.toRadians(forwards));
            x += length * c * sf;
            y -= length * c * cf;
            z += length * s;
            forwards += thumb ? 6 : 9;
            sideways *= thumb ? 0.75 : 0.9;
        }
        f.home();
    }
}
