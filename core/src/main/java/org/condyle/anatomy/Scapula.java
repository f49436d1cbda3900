package org.condyle.anatomy;

import static org.condyle.anatomy.Page.X;
import static org.condyle.anatomy.Page.Y;
import static org.condyle.anatomy.Page.at;
import static org.condyle.anatomy.Page.row;

import org.condyle.anatomy.form.Form;

/**
 * Scapula. Origin in the centre of the shoulder; written with its blade in the plane of y and z, then turned forwards by 32 degrees as it lies
 * on the thorax. 160 mm high, 102 mm from the glenoid to the medial border,
 * glenoid 36 mm high and 26 mm wide.
 */
final class Scapula {
    private static final double TURN = 32;

    private Scapula() {}

    static Page page() {
        Form f = new Form().at(0, 0, 0, 0, TURN, 0, 1);
        // blade: columns from the lateral border inwards, rows from the inferior angle upwards; hollow in front
        f.blend(0)
                .sheet(
                        row(
                                at(-6, -128, -100.5, 3),
                                at(-6, -129, -102.8, 3),
                                at(-6, -129, -105.2, 3),
                                at(-6, -128, -107.5, 3)),
                        row(
                                at(-4, -95, -76.9, 3.2),
                                at(-8, -97, -91, 2.4),
                                at(-8, -98, -104, 2.4),
                                at(-5, -98, -117, 2.4)),
                        row(
                                at(-2, -58, -53.3, 3.6),
                                at(-9, -58, -79.2, 2.3),
                                at(-10, -58, -102.8, 2.3),
                                at(-5, -58, -125.2, 2.4)),
                        row(
                                at(0, -22, -37, 4.5),
                                at(-8, -20, -69.8, 2.3),
                                at(-10, -18, -100.5, 2.3),
                                at(-5, -15, -128.8, 2.4)),
                        row(at(0, 8, -38, 4), at(-5, 10, -69.8, 2.3), at(-6, 15, -98.1, 2.3), at(-3, 18, -119.3, 2.4)),
                        row(
                                at(1, 17, -43, 2.5),
                                at(-2, 17, -69.8, 2.4),
                                at(-3, 24, -93.4, 2.4),
                                at(-1, 30, -107.5, 3)));
        // lateral and medial borders
        f.blend(4)
                .sweep(
                        X,
                        at(-1, -28, -36, 5.5),
                        at(-3, -62, -54.4, 4.2),
                        at(-4, -95, -75.7, 4),
                        at(-6, -124, -99.3, 3.6));
        f.blend(3)
                .sweep(
                        X,
                        at(-6, -124, -106.4, 3.2),
                        at(-5, -95, -117, 2.8),
                        at(-5, -55, -126.4, 2.8),
                        at(-5, -16, -130, 3),
                        at(-2, 24, -113.4, 2.8));
        // neck and glenoid
        f.blend(8).sweep(Y, at(0, -2, -46.2, 11, 8), at(0, -3, -35, 14, 10), at(0, -4, -29, 17.5, 12.5));
        f.blend(2).cut(0, -4, -25.5, 0.08, 0.06, 1);
        f.blend(2).carve().ball(0, -2, 7, 35);
        // spine and acromion, coracoid process
        f.blend(4)
                .sheet(
                        row(
                                at(-6, -12, -124.1, 2.5),
                                at(-10, -10, -104, 2.4),
                                at(-10, -5, -74.5, 2.4),
                                at(-8, 2, -48.5, 4)),
                        row(
                                at(-8, -11, -125.2, 3),
                                at(-21, -5, -104, 2.4),
                                at(-28, 5, -74.5, 2.4),
                                at(-26, 14, -48.5, 3.2)),
                        row(
                                at(-9, -10, -125.2, 3),
                                at(-25, -3, -104, 4),
                                at(-36, 9, -74.5, 4.6),
                                at(-40, 20, -44, 4.6)));
        f.blend(6)
                .sweep(
                        Y,
                        at(-38, 17, -53.3, 5, 6),
                        at(-40, 25, -32, 5, 10),
                        at(-31, 31, -15, 4.8, 13),
                        at(-13, 33, -8, 4.6, 13),
                        at(1, 33, -10, 4, 9));
        f.blend(6)
                .sweep(
                        Y,
                        at(2, 8, -42, 8, 8),
                        at(8, 20, -40, 7, 8),
                        at(19, 25, -35, 5, 7.5),
                        at(30, 20, -24, 4.4, 6.5),
                        at(35, 14, -18, 4.2, 5.5));
        f.home();
        double c = StrictMath.cos(StrictMath.toRadians(TURN)), s = StrictMath.sin(StrictMath.toRadians(TURN));
        return new Page("scapula", "shoulder blade", f)
                .sided()
                .mesh(2.5, 860)
                .between("inferior angle", "acromion")
                .point("shoulder centre", 0, 0, 0, "centre of the head of the humerus")
                .on("glenoid", s * -27, -4, c * -27, "middle of the socket")
                .on("acromion", c * -14 + s * 4, 34, s * 14 + c * 4, "its lateral tip")
                .on("coracoid process", c * 38 + s * -16, 12, -s * 38 + c * -16, "its tip")
                .on("inferior angle", c * -6 + s * -104, -132, s * 6 + c * -104, "lowest point")
                .on("superior angle", c * -1 + s * -107.5, 33, s * 1 + c * -107.5, "highest inner point")
                .on(
                        "root of the spine",
                        c * -9 + s * -129,
                        -11,
                        s * 9 + c * -129,
                        "where the spine meets the medial border")
                .on("clavicular facet", c * -12 + s * -14, 36, s * 12 + c * -14, "joint with the clavicle")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(
                        "von Schroeder et al., Clin Orthop 383 (2001) 131-139: 155 mm high, spine 134 mm to the acromion, glenoid 36 by 29 mm")
                .source("Wu et al., J Biomech 38 (2005) 981-992: landmarks");
    }
}
