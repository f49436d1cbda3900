package org.condyle.anatomy;

import org.condyle.anatomy.form.Form;

/** The five lumbar vertebrae. Origin in the joint with the sacrum; 183 mm to the joint with the thorax, with a lordosis of some 45 degrees. */
final class LumbarSpine {
    private static final String BODIES =
            "Panjabi et al., Spine 17 (1992) 299-306: bodies 41 to 49 mm wide, 34 mm deep, 27 mm high; canal 23 mm wide; spinous process";

    /** Of each level from below: x, y of the middle of the body, tilt forwards [degrees]. */
    private static final double[][] LEVELS = {{6, 19, 14}, {13, 55, 4}, {15, 92, -3}, {12, 128, -8}, {6, 164, -10}};

    private LumbarSpine() {}

    static Page page() {
        Form f = new Form().symmetric();
        for (int i = 0; i < LEVELS.length; i++) {
            double[] l = LEVELS[i];
            new Vertebra(49 - 1.7 * i, 35 - 0.5 * i, 28, 24, 30, 3, 10.5, i == 2 ? 44 : 40, 6).add(f, l[0], l[1], l[2]);
        }
        return new Page("lumbar spine", "five lumbar vertebrae", f)
                .mesh(3, 1700)
                .between("lumbosacral joint", "thoracolumbar joint")
                .point("lumbosacral joint", 0, 0, 0, "middle of the disc above the sacrum")
                .point("thoracolumbar joint", 2, 183, 0, "middle of the disc below the twelfth thoracic vertebra")
                .on("L3 spinous process", -60, 84, 0, "tip of the third spinous process")
                .on("L3 transverse process", -22, 96, 44, "tip of the right transverse process of the third")
                .on("L3 front", 32, 92, 0, "front of the third body")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(BODIES);
    }

    /** The third one alone, for models whose vertebrae move apart. */
    static Page vertebra() {
        Form f = new Form().symmetric();
        new Vertebra(45, 34, 28, 24, 30, 3, 10.5, 44, 6).add(f, 0, 0, 0);
        return new Page("lumbar vertebra", "the third lumbar vertebra", f)
                .mesh(2.8, 380)
                .between("lower end plate", "upper end plate")
                .point("body centre", 0, 0, 0, "middle of the body")
                .on("lower end plate", 0, -14, 0, "its middle")
                .on("upper end plate", 0, 14, 0, "its middle")
                .on("spinous process", -74, -8, 0, "its tip")
                .on("transverse process", -38, 4, 44, "tip of the right one")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source(BODIES);
    }
}
