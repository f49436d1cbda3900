package org.condyle.anatomy;

import static org.condyle.anatomy.Page.X;
import static org.condyle.anatomy.Page.Y;
import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/** The seven cervical vertebrae with axis and atlas. Origin in the joint with the thorax; 124 mm to the joint with the skull. */
final class CervicalSpine {
    /** Of C7 to C3: x, y of the middle of the body, tilt forwards [degrees], length and drop of the spinous process. */
    private static final double[][] LEVELS = {
        {3, 10, 22, 34, 8}, {9, 28, 18, 27, 8}, {14, 45, 10, 20, 6}, {17, 62, 3, 17, 5}, {17, 79, -3, 16, 5}
    };

    private CervicalSpine() {}

    static Page page() {
        Form f = new Form().symmetric();
        for (int i = 0; i < LEVELS.length; i++) {
            double[] l = LEVELS[i];
            new Vertebra(24 - 1.1 * i, 16.5 - 0.2 * i, 13.5, 19, l[3], l[4], 4.5, 26 - 0.6 * i, -3)
                    .add(f, l[0], l[1], l[2]);
        }
        // axis: body with the dens, heavy spinous process
        f.at(16, 97, 0, 0, 0, 4, 1)
                .blend(0)
                .sweep(Z, at(1, -6, 0, 9, 8), at(0, 6, 0, 8, 7), at(0, 17, 0, 5.2, 5.2), at(0, 25, 0, 4.6, 4.6));
        f.blend(3).ellipsoid(-1, 5, 12, 7.5, 5, 8);
        f.blend(2.5)
                .sweep(
                        Y,
                        at(-5, 2, 10, 4.5, 4),
                        at(-14, -1, 13, 5, 3.6),
                        at(-24, -3, 7, 5.5, 3.4),
                        at(-29, -4, 1, 6, 3.4));
        f.blend(3).sweep(Y, at(-28, -4, 0, 6.5, 4), at(-40, -9, 2, 6, 4.2));
        f.blend(2).sweep(X, at(-14, -2, 12, 4), at(-16, -12, 13, 3.6));
        // atlas: a ring with two lateral masses
        f.home().at(14, 112, 0, 0, 0, 6, 1);
        f.blend(0).ellipsoid(-3, 0, 18, 10, 8.5, 7, 0, 15, 0);
        f.blend(3).sweep(Y, at(-2, 0, 18, 4), at(7, 1, 10, 4, 3.2), at(10, 1, 0, 4.6, 3.4));
        f.blend(3).sweep(Y, at(-8, 0, 19, 4), at(-20, 0, 16, 3.6, 3.2), at(-29, 0, 8, 3.8, 3.2), at(-33, 0, 0, 4.6, 4));
        f.blend(3).sweep(Y, at(-4, 0, 22, 4.6), at(-7, -1, 36, 4));
        f.blend(2).carve().ellipsoid(-3, 14, 20, 12, 8.5, 8);
        f.home();
        return new Page("cervical spine", "seven cervical vertebrae", f)
                .mesh(2.4, 1400)
                .between("cervicothoracic joint", "atlanto-occipital joint")
                .point("cervicothoracic joint", 0, 0, 0, "middle of the disc above the first thoracic vertebra")
                .point("atlanto-occipital joint", 11, 121, 0, "middle between the joints of the skull")
                .on("C7 spinous process", -48, 15, 0, "the prominent vertebra")
                .on("atlas transverse process", 8, 113, 40, "tip of the right transverse process of the atlas")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(
                        "Panjabi et al., Spine 16 (1991) 861-869: bodies 17 to 23 mm wide, 16 mm deep, canal 22 to 25 mm wide");
    }
}
