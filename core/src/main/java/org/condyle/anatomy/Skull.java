package org.condyle.anatomy;

import static org.condyle.anatomy.Page.X;
import static org.condyle.anatomy.Page.Y;
import static org.condyle.anatomy.Page.at;
import static org.condyle.anatomy.Page.row;

import org.condyle.anatomy.form.Form;

/**
 * Skull with mandible. Origin in the middle between the joints with the atlas; 182 mm long, 145 mm wide, 134 mm from the base to the vertex,
 * 132 mm between the cheek bones.
 */
final class Skull {
    private Skull() {}

    static Page page() {
        Form f = new Form().symmetric();
        // braincase: forehead, crown, sides, occiput, base
        f.blend(0).ellipsoid(12, 72, 0, 84, 62, 68);
        f.blend(30).ellipsoid(-32, 62, 0, 56, 52, 66);
        f.blend(25).ellipsoid(52, 66, 0, 43, 44, 52);
        f.blend(15).ellipsoid(-28, 18, 0, 40, 28, 50);
        f.blend(12).ellipsoid(12, 14, 0, 40, 22, 42);
        // hollow of the temple behind the orbit
        f.blend(10).carve().ellipsoid(56, 36, 68, 22, 26, 16, 0, -18, 0);
        // brow, cheek bone, arch
        f.blend(9)
                .sweep(Y, at(90, 46, 0, 8, 6), at(91, 47, 18, 5.5, 5.5), at(86, 47, 36, 5, 5.5), at(76, 41, 48, 5, 5));
        f.blend(6).sweep(Y, at(75, 40, 49, 6, 5), at(72, 24, 53, 6, 6), at(73, 8, 53, 10, 8), at(82, 1, 40, 11, 8));
        f.blend(5).sweep(Y, at(70, 9, 55, 6, 4), at(50, 6, 64, 4.5, 3), at(28, 8, 65, 4.5, 3), at(12, 11, 60, 5, 5));
        // upper jaw, nose, teeth
        f.blend(10).sweep(Y, at(70, 20, 22, 20, 20), at(76, -8, 17, 18, 19));
        f.blend(8).ellipsoid(72, -20, 0, 24, 14, 25);
        f.blend(6).sweep(X, at(91, 42, 0, 7, 7), at(95, 30, 0, 6, 6.5), at(98, 24, 0, 4, 6));
        f.blend(2.5)
                .sweep(Y, at(50, -37, 25, 7, 5), at(72, -38, 22, 7, 4.5), at(88, -38, 12, 7, 4), at(94, -38, 0, 7, 4));
        // mastoid process, joints of the atlas
        f.blend(6).sweep(X, at(-2, 10, 52, 13, 10), at(3, -10, 50, 9, 8), at(6, -19, 48, 6, 6));
        f.blend(4).ellipsoid(0, -2, 18, 11, 5, 6, 0, 25, 0);
        // orbits and opening of the nose as cones, ear canal, foramen magnum
        f.blend(4)
                .carve()
                .sweep(Y, at(112, 26, 36, 17, 19), at(86, 26, 31, 16, 18), at(62, 25, 25, 9, 10), at(46, 24, 20, 4, 4));
        f.blend(4)
                .carve()
                .sweep(Y, at(112, 2, 0, 15, 10.5), at(92, 3, 0, 15, 10.5), at(70, 4, 0, 12, 8), at(56, 4, 0, 7, 5));
        f.blend(3).carve().ball(14, 3, 64, 5);
        f.blend(4).carve().ellipsoid(-14, -4, 0, 17, 16, 14);
        // mandible: ramus, body with chin, lower teeth
        f.blend(0.5)
                .sheet(
                        row(at(14, 0, 52, 5), at(22, -6, 52, 3.5), at(34, -10, 52, 3), at(46, 2, 53, 3)),
                        row(at(14, -22, 51, 4), at(24, -24, 51, 3.2), at(36, -26, 50, 3.2), at(48, -22, 49, 4)),
                        row(at(18, -52, 50, 4.5), at(28, -50, 50, 3.6), at(40, -48, 48, 4), at(52, -46, 44, 5)),
                        row(at(24, -66, 49, 5), at(34, -68, 48, 5), at(44, -70, 46, 5), at(56, -72, 42, 6)));
        f.blend(6)
                .sweep(
                        Y,
                        at(32, -60, 48, 12, 5),
                        at(54, -63, 40, 15, 6),
                        at(74, -65, 30, 15, 6),
                        at(88, -67, 16, 15, 6),
                        at(94, -68, 0, 15, 7));
        f.blend(6).ellipsoid(97, -76, 5, 6, 8, 11);
        f.blend(2)
                .sweep(
                        Y,
                        at(52, -49, 27, 5.5, 5),
                        at(72, -50, 22.5, 5.5, 4.5),
                        at(87, -50, 12, 5.5, 4),
                        at(92, -50, 0, 5.5, 4));
        return new Page("skull", "skull with mandible", f)
                .mesh(4, 2600)
                .between("atlanto-occipital joint", "vertex")
                .point("atlanto-occipital joint", 0, -7, 0, "middle between the joints with the atlas")
                .on("vertex", 0, 134, 0, "highest point")
                .on("occiput", -87, 58, 0, "backmost point")
                .on("glabella", 100, 49, 0, "between the brows")
                .on("chin", 103, -76, 0, "front of the mandible")
                .on("zygomatic arch", 40, 7, 67, "widest point of the face, on the right")
                .point("orbit centre", 84, 26, 30, "right eye")
                .point("ear canal", 14, 3, 58, "on the right; with the lower edge of the orbit it is horizontal")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(
                        "Howells, Cranial Variation in Man, Papers of the Peabody Museum 67 (1973): length about 182 mm, breadth about 142 mm,"
                                + " height about 133 mm, breadth of the face about 132 mm");
    }
}
