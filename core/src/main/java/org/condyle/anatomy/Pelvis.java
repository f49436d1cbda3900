package org.condyle.anatomy;

import static org.condyle.anatomy.Page.X;
import static org.condyle.anatomy.Page.Y;
import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;
import static org.condyle.anatomy.Page.row;

import org.condyle.anatomy.form.Form;

/**
 * Pelvis with sacrum and coccyx, tilted as in standing: the anterior superior spines are above the symphysis. Origin in the middle between the
 * centres of the hips, which are 176 mm apart; 240 mm between the anterior superior spines, 268 mm between the crests, 220 mm high.
 */
final class Pelvis {
    private Pelvis() {}

    static Page page() {
        Form f = new Form().symmetric();
        // sacrum and coccyx: half width to the side, half thickness
        f.blend(0)
                .sweep(
                        Z,
                        at(-55, 100, 0, 50, 10),
                        at(-67, 82, 0, 56, 12.5),
                        at(-81, 57, 0, 40, 10),
                        at(-89, 30, 0, 25, 8.5),
                        at(-84, 4, 0, 18, 7),
                        at(-75, -14, 0, 9, 5),
                        at(-66, -28, 0, 5, 4));
        f.blend(6).cap(0.3).sweep(Z, at(-46, 106, 0, 25, 17), at(-60, 87, 0, 23, 14));
        f.blend(5).sweep(X, at(-78, 90, 0, 7), at(-92, 64, 0, 6), at(-97, 38, 0, 4.5), at(-90, 14, 0, 3.5));
        for (double[] hole : new double[][] {{-71, 72, 24}, {-83, 50, 19}, {-88, 28, 15}, {-84, 9, 12}}) {
            f.blend(3).carve().ellipsoid(hole[0] + 14, hole[1] + 4, hole[2], 9, 5.5, 5.5, 0, 0, 25);
        }
        // ilium: rows from the acetabulum to the crest, columns from front to back
        f.blend(4)
                .sheet(
                        row(at(24, 30, 82, 8), at(2, 34, 78, 9), at(-22, 34, 68, 9), at(-44, 42, 54, 8)),
                        row(at(33, 52, 104, 4.5), at(4, 66, 103, 3.2), at(-34, 64, 82, 4), at(-70, 54, 52, 7)),
                        row(at(42, 74, 117, 4.5), at(12, 97, 122, 2.6), at(-36, 98, 104, 2.8), at(-88, 76, 50, 7)),
                        row(at(45, 80, 119, 5), at(17, 122, 130, 4), at(-44, 132, 110, 4), at(-94, 108, 54, 6)));
        f.blend(5)
                .sweep(
                        X,
                        at(47, 76, 119, 5.5),
                        at(40, 98, 125, 5),
                        at(18, 122, 131, 6),
                        at(-10, 132, 128, 5.5),
                        at(-42, 134, 112, 5.5),
                        at(-74, 130, 82, 5.5),
                        at(-97, 110, 56, 6),
                        at(-103, 92, 46, 6.5),
                        at(-100, 78, 43, 6));
        f.blend(6).ball(33, 38, 92, 6);
        // acetabulum with its rim
        f.blend(8).ellipsoid(-3, 4, 74.5, 31, 33, 18.5);
        f.blend(5).sweep(Y, at(-14, 12, 72, 22), at(-34, 32, 62, 13));
        // joint with the sacrum
        f.blend(6).ellipsoid(-74, 72, 50, 15, 22, 7, 0, 0, 30);
        // superior ramus, body of the pubis, inferior ramus, ischium with tuberosity and spine
        f.blend(8).sweep(Y, at(16, 6, 68, 12), at(34, 9, 46, 7.5, 7), at(44, 2, 24, 7.5, 7), at(46, -8, 10, 11, 8));
        f.blend(5).sweep(X, at(46, -6, 7, 8, 8.5), at(41, -22, 7, 8, 8.5), at(36, -32, 8, 7, 8.5));
        f.blend(6).ellipsoid(41, -17, 13, 7, 19, 10, 0, 0, -15);
        f.blend(4).ball(49, 4, 24, 4.5);
        f.blend(5)
                .sweep(
                        X,
                        at(36, -32, 12, 8, 6),
                        at(21, -50, 26, 8, 5.5),
                        at(0, -66, 42, 9, 6.5),
                        at(-20, -76, 54, 12, 10));
        f.blend(7)
                .sweep(
                        X,
                        at(-20, -10, 70, 16, 11),
                        at(-30, -34, 66, 13, 10),
                        at(-34, -56, 62, 17, 13),
                        at(-27, -72, 57, 17, 13));
        f.blend(6).sweep(Y, at(-32, -14, 60, 8), at(-42, -19, 54, 4));
        f.blend(2.5).carve().ball(0, 0, 88, 25.5);
        f.blend(4).carve().ellipsoid(5, -20, 88, 9, 16, 19);
        return new Page("pelvis", "hip bones, sacrum and coccyx", f)
                .mesh(3.5, 2300)
                .between("hip midpoint", "lumbosacral joint")
                .point("hip midpoint", 0, 0, 0, "middle between the centres of the hips")
                .point("hip centre", 0, 0, 88, "centre of the right acetabulum; the left one has the opposite z")
                .point("lumbosacral joint", -40, 113, 0, "middle of the disc between sacrum and fifth lumbar vertebra")
                .on("anterior superior iliac spine", 52, 76, 120, "front end of the right crest")
                .on("posterior superior iliac spine", -108, 92, 46, "back end of the right crest")
                .on("iliac crest", 4, 136, 131, "its highest point on the right")
                .on("pubic symphysis", 52, -4, 8, "upper edge, on the right")
                .on("ischial tuberosity", -28, -88, 57, "where one sits, on the right")
                .on("sacral base", -42, 108, 0, "upper face of the sacrum")
                .on("coccyx", -64, -32, 0, "its tip")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(
                        "Bell, Pedersen and Brand, J Biomech 23 (1990) 617-621: hip centres 30 % of the width between the spines below and"
                                + " 19 % behind them, 36 % of it to each side of the other spine")
                .source("Reynolds, Snow and Young, FAA-AM-82-9 (1982): spatial geometry of the human pelvis");
    }
}
