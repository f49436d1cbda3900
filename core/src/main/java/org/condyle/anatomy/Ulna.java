package org.condyle.anatomy;

import static org.condyle.anatomy.Page.Y;
import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/** Ulna. Origin in the centre of the elbow; 260 mm long. The notch about the trochlea opens forwards, between olecranon and coronoid process. */
final class Ulna {
    private Ulna() {}

    static Page page() {
        Form f = new Form();
        f.blend(0)
                .sweep(
                        Z,
                        at(-15, 6, -5, 10, 8),
                        at(-17, -10, -5, 9, 8),
                        at(-12, -28, -5, 9.5, 10),
                        at(-8, -50, -5, 8, 8.5, 0.06, 0),
                        at(-6, -90, -6, 6.6, 7.6, 0.14, 0),
                        at(-5, -140, -7, 6, 6.8, 0.14, 0),
                        at(-5, -190, -8, 5.2, 5.6, 0.08, 0),
                        at(-4, -222, -9, 5, 5),
                        at(-3, -236, -9, 7.4, 7.4));
        // olecranon and its beak, coronoid process, notch of the radius
        f.blend(6).ellipsoid(-11, 12, -5, 10, 8, 10.5);
        f.blend(5).ellipsoid(1, 13, -5, 6, 4, 8, 0, 0, -25);
        f.blend(7).sweep(Z, at(-8, -20, -5, 10.5, 9), at(7, -14.5, -5, 7.5, 4));
        f.blend(4).ball(-4, -25, 3, 6);
        f.blend(2).carve().sweep(Y, at(0, 0, -26, 12), at(0, 0, -5, 11), at(0, 0, 14, 12));
        f.blend(3).carve().ball(4, -24, 15, 12);
        // styloid process
        f.blend(4).sweep(Z, at(-7, -238, -12, 3.4), at(-8, -247, -12.5, 2.6));
        return new Page("ulna", "bone of the forearm on the side of the little finger", f)
                .sided()
                .mesh(2.6, 440)
                .between("elbow centre", "head")
                .point("elbow centre", 0, 0, 0, "centre of the notch, on the axis of flexion")
                .on("olecranon", -14, 20, -5, "insertion of triceps")
                .on("coronoid process", 13, -13, -5, "its tip")
                .on("radial notch", -2, -24, 6, "joint with the head of the radius")
                .on("styloid process", -8, -250, -12.5, "its tip")
                .on("head", -2, -243, -8, "lower end, at the wrist")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(
                        "Trotter and Gleser, Am J Phys Anthropol 10 (1952) 463-514: lengths of long bones against stature");
    }
}
