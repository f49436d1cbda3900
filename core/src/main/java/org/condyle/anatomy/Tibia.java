package org.condyle.anatomy;

import static org.condyle.anatomy.Page.X;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/**
 * Tibia. Origin in the centre of the knee, between the epicondyles of the femur; the plateau is 28 mm below, 75 mm wide, 50 mm deep, with a
 * posterior slope of 7 degrees. 370 mm from the plateau to the tip of the malleolus.
 */
final class Tibia {
    private Tibia() {}

    static Page page() {
        Form f = new Form();
        // shaft: a triangle whose corner, the crest, points forwards
        f.blend(0)
                .cap(0.2)
                .sweep(
                        X,
                        at(-4, -50, 0, 20, 30, 0, -0.03),
                        at(-3, -68, 0, 20, 23, 0.05, 0),
                        at(-1, -95, -1, 17.5, 16, 0.12, 0),
                        at(1, -140, -2, 15.5, 12.8, 0.16, 0),
                        at(1, -200, -3, 14.5, 12, 0.16, 0),
                        at(0, -260, -3, 12.8, 11.3, 0.12, 0),
                        at(-1, -312, -2, 12, 11.5, 0.05, 0),
                        at(-2, -350, -1, 14.5, 14, 0, -0.03),
                        at(-2, -382, 2, 18, 19.5, 0, -0.06));
        // plateau: two condyles
        f.blend(6)
                .cap(0.45)
                .sweep(X, at(-5, -56, 15, 15, 15), at(-7, -45, 18, 21, 18.5), at(-7, -31.5, 18.5, 22, 18.5));
        f.blend(6).cap(0.45).sweep(X, at(-5, -56, -15, 16, 16), at(-6, -45, -18, 23, 19), at(-6, -31.5, -18.5, 24, 19));
        f.blend(8).ellipsoid(2, -46, 0, 21, 14, 24);
        f.blend(3).cut(0, -27.5, 0, -0.122, 1, 0);
        f.blend(3).carve().ellipsoid(-5, 30, -19, 70, 60.5, 62);
        // eminence with two tubercles
        f.blend(5).ellipsoid(-4, -30, -5, 8, 5.5, 3);
        f.blend(4).ellipsoid(-6, -30, 5, 6, 4.5, 3);
        // tuberosity, crest below it, tubercle of the iliotibial tract
        f.blend(8).ellipsoid(19, -67, 3, 6.5, 14, 8.5, 0, 0, 12);
        f.blend(6).ball(12, -46, 27, 6);
        // facet of the fibula, medial malleolus, plafond, notch of the fibula
        f.blend(7).ball(-18, -49, 29, 7);
        f.blend(7)
                .sweep(
                        X,
                        at(-2, -344, -7, 9, 7),
                        at(-1, -366, -16.5, 13, 8),
                        at(1, -382, -20.5, 12, 7),
                        at(2, -391, -21.5, 8, 5.5));
        f.blend(2).carve().sweep(X, at(0, -398, 5, 19.5), at(0, -398, 40, 19.5));
        f.blend(5).carve().sweep(X, at(-3, -335, 25, 8, 7), at(-3, -392, 30, 11, 9));
        return new Page("tibia", "shin bone", f)
                .sided()
                .mesh(3.4, 800)
                .between("knee centre", "ankle centre")
                .point("knee centre", 0, 0, 0, "middle between the epicondyles of the femur")
                .point("ankle centre", 0, -397, 0, "middle between the malleoli")
                .on("medial plateau", -6, -30, -19, "deepest point of the medial plateau")
                .on("lateral plateau", -6, -29, 19, "middle of the lateral plateau")
                .on("medial edge", -6, -42, -38, "widest point of the medial condyle")
                .on("lateral edge", -7, -42, 37, "widest point of the lateral condyle")
                .on("eminence", -4, -25, -5, "medial intercondylar tubercle")
                .on("tuberosity", 26, -68, 3, "insertion of the patellar ligament")
                .on("medial malleolus", 2, -397, -22, "its tip")
                .on("fibular facet", -21, -54, 32, "joint with the head of the fibula")
                .on("fibular notch", -3, -370, 19, "joint with the lower end of the fibula")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(
                        "Hitt et al., J Bone Joint Surg Am 85 Suppl 4 (2003) 115-122: plateau about 75 mm wide and 50 mm deep in men")
                .source(
                        "Hashemi et al., J Bone Joint Surg Am 90 (2008) 2724-2734: posterior slopes of the plateaus, 4 to 7 degrees");
    }
}
