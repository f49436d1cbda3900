package org.condyle.anatomy;

import static org.condyle.anatomy.Page.X;
import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/**
 * Femur. Origin in the centre of the head; the line to the middle of the epicondyles (the mechanical axis) is vertical. Head of
 * 47 mm, offset of the shaft 42 mm, angle between neck and shaft 127 degrees, anteversion 12 degrees, valgus of the shaft 6 degrees,
 * anterior bow of some 1.2 m radius, width over the epicondyles 82 mm, posterior condyles of 20 mm radius.
 */
final class Femur {
    private Femur() {}

    static Page page() {
        Form f = new Form();
        // shaft: half widths forwards and sideways
        f.blend(0)
                .sweep(
                        X,
                        at(-9, -34, 44, 15, 14),
                        at(-7, -62, 41, 16, 16),
                        at(-1, -95, 36, 14.5, 14.5),
                        at(6, -150, 29, 13.8, 13.4),
                        at(9, -215, 21, 13.8, 13.2),
                        at(8, -285, 13, 14.4, 14.4),
                        at(6, -335, 7, 16, 19),
                        at(4, -372, 3, 18.5, 28),
                        at(1, -398, 1, 19, 34));
        // linea aspera
        f.blend(5)
                .sweep(
                        X,
                        at(-14, -110, 34, 2.5),
                        at(-8, -165, 27, 3.6),
                        at(-6, -215, 21, 3.8),
                        at(-7, -270, 15, 3.2),
                        at(-9, -310, 11, 2));
        // neck, head
        f.blend(12).sweep(X, at(-9.5, -42, 45, 16, 17), at(-6, -27, 29, 12.5, 15.5), at(-2, -9, 9, 15, 16));
        f.blend(3).ball(0, 0, 0, 23.5);
        // greater trochanter with its tip turned backwards and inwards, crest, lesser trochanter
        f.blend(9).ellipsoid(-8, -38, 60, 17, 23, 10.5, -8, 0, 0);
        f.blend(6).ellipsoid(-20, -19, 54, 10, 14, 9, -20, 0, 12);
        f.blend(5).sweep(X, at(-24, -22, 52, 6), at(-25, -45, 43, 4.5), at(-22, -66, 33, 5));
        f.blend(6).ellipsoid(-20, -75, 28, 8, 11, 8);
        f.blend(6).carve().ellipsoid(-22, -24, 36, 7, 11, 8);
        // condyles: posterior radius 20, flatter in front; the medial one longer and diverging backwards
        f.blend(9)
                .sweep(
                        Z,
                        at(-14, -409, 25, 11, 19.5),
                        at(2, -410, 24, 14, 22.5),
                        at(18, -406, 19, 14, 22),
                        at(27, -393, 16, 11, 15));
        f.blend(9)
                .sweep(
                        Z,
                        at(-16, -408, -27, 11, 20),
                        at(0, -410, -25, 14, 23),
                        at(16, -405, -18, 13, 22),
                        at(23, -393, -14, 10, 15));
        f.blend(4).ellipsoid(-13, -409, 25, 20.5, 20.5, 13.5).ellipsoid(-14, -408, -26.5, 20.5, 20.5, 13.5);
        // epicondyles
        f.blend(8).ellipsoid(-3, -404, 35, 12, 13, 6);
        f.blend(8).ellipsoid(-3, -402, -36, 12, 14, 6);
        f.blend(7).ball(-8, -388, -33, 5);
        // trochlea, intercondylar notch, patellar groove
        f.blend(12).ellipsoid(13, -394, 2, 17, 20, 25);
        f.blend(6)
                .carve()
                .sweep(
                        Z,
                        at(-46, -425, -1, 10, 22),
                        at(-22, -426, -1, 10.5, 21),
                        at(-4, -434, -1, 9.5, 17),
                        at(6, -443, 0, 6, 9));
        f.blend(7)
                .carve()
                .sweep(
                        Z,
                        at(53, -362, 3, 15),
                        at(52, -382, 3, 17),
                        at(49, -401, 2, 17),
                        at(40, -421, 1, 16),
                        at(26, -441, 0, 13),
                        at(10, -453, 0, 11));
        return new Page("femur", "thigh bone", f)
                .sided()
                .mesh(3.6, 900)
                .between("hip centre", "knee centre")
                .point("hip centre", 0, 0, 0, "centre of the head")
                .point("knee centre", 0, -408, 0, "middle between the epicondyles")
                .on("head", 0, 16.6, -16.6, "top of the head, inwards")
                .on("greater trochanter", -8, -38, 70, "its lateral face: insertion of gluteus medius")
                .on("lesser trochanter", -26, -77, 24, "insertion of iliopsoas")
                .on("lateral epicondyle", -3, -404, 41, "origin of the lateral collateral ligament")
                .on("medial epicondyle", -3, -402, -42, "origin of the medial collateral ligament")
                .on("lateral condyle", 0, -433, 24, "its lowest point")
                .on("medial condyle", 0, -433, -25, "its lowest point")
                .on("patellar groove", 32, -394, 2, "where the patella glides")
                .point("patella centre", 42.5, -389, 3, "middle of the patella in extension")
                .source("Gray's Anatomy, 41st ed. (2016): form and proportions")
                .source(
                        "Noble et al., Clin Orthop 235 (1988) 148-165: head 46 mm, offset 43 mm, neck-shaft angle 125 degrees")
                .source(
                        "Eckhoff et al., J Bone Joint Surg Am 87 Suppl 2 (2005) 71-80: condyles as cylinders of 20 mm radius");
    }
}
