package org.condyle.anatomy;

import static org.condyle.anatomy.Page.Y;
import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/**
 * Humerus. Origin in the centre of the head; the centre of the elbow is 295 mm below. Head of 47 mm, which lies 11 mm inwards and 5 mm behind the axis of
 * the shaft (retroversion of some 25 degrees), width over the epicondyles 66 mm.
 */
final class Humerus {
    private Humerus() {}

    static Page page() {
        Form f = new Form();
        f.blend(0)
                .sweep(
                        Z,
                        at(5, -18, 11, 18, 17),
                        at(5, -40, 11, 15.5, 15),
                        at(5, -68, 10.5, 12, 12.5),
                        at(4, -110, 8, 11.2, 11.5),
                        at(3, -160, 6, 10.8, 10.5),
                        at(3, -205, 4, 11.5, 9.5),
                        at(4, -245, 2, 16, 8.5),
                        at(4, -270, 1, 24, 8),
                        at(2, -283, 0, 26, 7));
        // head, medial and backwards, and the two tubercles with the groove between them
        f.blend(4).ball(0, 0, 0, 23.5);
        f.blend(9).ellipsoid(4, -12, 21, 16, 21, 11.5, 12, 0, 0);
        f.blend(6).ellipsoid(20, -14, 10, 7, 12, 7);
        f.blend(4).carve().sweep(Z, at(26, -2, 21, 4.5), at(25, -20, 20, 4.5), at(21, -42, 18, 4), at(18, -60, 16, 2));
        // deltoid tuberosity
        f.blend(8).ellipsoid(7, -128, 16, 6, 26, 5, 0, 0, 0);
        // capitulum, trochlea as a spool, epicondyles with their ridges
        f.blend(5).ball(7, -295, 15, 11);
        f.blend(4).sweep(Y, at(1, -296, 6, 9.5), at(1, -296, -4, 9), at(1, -297, -12, 11.5), at(1, -298, -17, 13));
        f.blend(6).ellipsoid(-1, -286, -28, 6, 9, 7, 20, 0, 0);
        f.blend(6).ellipsoid(0, -285, 25, 6, 9, 6, -20, 0, 0);
        // fossae of the olecranon and the coronoid process
        f.blend(4).carve().ellipsoid(-9, -277, -3, 9, 11, 11);
        f.blend(4).carve().ellipsoid(14, -277, -5, 7, 8, 8);
        return new Page("humerus", "bone of the upper arm", f)
                .sided()
                .mesh(3, 760)
                .between("shoulder centre", "elbow centre")
                .point("shoulder centre", 0, 0, 0, "centre of the head")
                .point("elbow centre", 1, -296, -1, "middle of trochlea and capitulum, on the axis of flexion")
                .on("head", -11, 16, -12, "its highest point, inwards and backwards")
                .on("greater tubercle", 4, -10, 32, "insertion of supraspinatus, infraspinatus and teres minor")
                .on("lesser tubercle", 27, -14, 10, "insertion of subscapularis")
                .on("deltoid tuberosity", 8, -128, 21, "insertion of deltoid")
                .on("lateral epicondyle", 0, -287, 31, "origin of the extensors of the wrist")
                .on("medial epicondyle", -1, -289, -35, "origin of the flexors of the wrist")
                .on("capitulum", 17, -299, 15, "joint with the radius")
                .on("trochlea", 1, -305, -4, "joint with the ulna")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(
                        "Boileau and Walch, J Bone Joint Surg Br 79 (1997) 857-865: head 46 mm, inclination 130 degrees,"
                                + " retroversion 18 degrees on average with a wide range")
                .source(
                        "Robertson et al., J Bone Joint Surg Am 82 (2000) 1594-1602: head and neck in three dimensions");
    }
}
