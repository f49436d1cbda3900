package org.condyle.anatomy;

import static org.condyle.anatomy.Page.X;
import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/** Radius. Origin in the middle of the dish of its head, which is 23 mm wide; 235 mm to the wrist, bowed outwards, 33 mm wide below. */
final class Radius {
    private Radius() {}

    static Page page() {
        Form f = new Form();
        f.blend(0)
                .sweep(
                        Z,
                        at(0, -9, 0, 8.5, 8.5),
                        at(0, -20, -1, 6.8, 6.8),
                        at(0, -40, -1, 7, 7),
                        at(0, -75, 4, 6.6, 6.6, -0.1, 0),
                        at(-1, -120, 7, 7.2, 6.4, -0.14, 0),
                        at(-1, -165, 5, 7.4, 6.4, -0.1, 0),
                        at(1, -200, 1, 10.5, 7.6),
                        at(2, -220, -1, 15, 9.5, 0, -0.03),
                        at(1, -227, -1, 15, 9));
        f.blend(3).sweep(X, at(0, -1, 0, 11.5, 11.5), at(0, -9.5, 0, 11.2, 11.2));
        f.blend(1.5).cut(0, 0, 0, 0, 1, 0);
        f.blend(2).carve().ball(0, 18, 0, 20);
        // tuberosity of the biceps, styloid process, tubercle on the back
        f.blend(5).ellipsoid(3, -33, -6, 5, 9, 4.5);
        f.blend(5).sweep(X, at(1, -222, 11, 6.5), at(1, -238, 13, 3.4));
        f.blend(4).ellipsoid(-8, -218, 1, 3, 8, 3);
        f.blend(3).carve().ellipsoid(1, -246, -3, 12, 14, 18);
        f.blend(3).carve().ball(-1, -224, -23, 9);
        return new Page("radius", "bone of the forearm on the side of the thumb", f)
                .sided()
                .mesh(2.6, 440)
                .between("head centre", "wrist centre")
                .point("head centre", 0, 0, 0, "middle of the dish, under the capitulum")
                .point("wrist centre", 1, -236, -2, "middle of the joint with the carpus")
                .on("head", 0, -5, 11.7, "its rim, outwards")
                .on("tuberosity", 5, -33, -10, "insertion of biceps")
                .on("styloid process", 1, -242, 13, "its tip")
                .on("dorsal tubercle", -11, -218, 1, "tubercle of Lister")
                .on("ulnar notch", 0, -221, -15, "joint with the head of the ulna")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(
                        "Ten Berg et al., Surg Radiol Anat 38 (2016) 801-807: head 23.0 mm wide, with a deviation of 1.7 mm");
    }
}
