package org.condyle.anatomy;

import static org.condyle.anatomy.Page.Y;
import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/**
 * Thorax: twelve vertebrae, twelve pairs of ribs with their cartilages, and the sternum. Origin in the joint with the lumbar spine; 273 mm to
 * the joint with the cervical spine. 272 mm wide and 195 mm deep at the eighth rib; one can look through between the ribs.
 */
final class Thorax {
    /**
     * Of each rib: where it is farthest to the side (x, y, z), where bone ends and cartilage begins, and where the cartilage ends. The
     * tenth joins the cartilage above; the last two end freely.
     */
    private static final double[][][] RIBS = {
        {{6, 250, 66}, {44, 238, 38}, {54, 232, 18}},
        {{6, 228, 92}, {70, 204, 44}, {78, 208, 18}},
        {{4, 206, 110}, {86, 174, 50}, {92, 184, 15}},
        {{4, 180, 121}, {98, 146, 58}, {101, 163, 15}},
        {{4, 154, 128}, {106, 118, 68}, {108, 144, 15}},
        {{4, 128, 133}, {108, 90, 80}, {112, 127, 14}},
        {{2, 102, 135}, {104, 62, 92}, {113, 116, 12}},
        {{-2, 76, 136}, {92, 38, 104}, {106, 80, 70}},
        {{-8, 52, 134}, {76, 16, 114}, {97, 55, 84}},
        {{-16, 30, 128}, {54, -2, 118}, {80, 30, 99}},
        {{-30, 16, 114}, {18, -18, 116}, {24, -22, 112}},
        {{-46, 8, 88}, {-28, -10, 102}, {-26, -12, 104}},
    };

    private Thorax() {}

    /** Middle of the body of a thoracic vertebra, 1 to 12, and its tilt forwards: a kyphosis of 40 degrees. */
    private static double[] level(int i) {
        double s = (12 - i) / 11.0;
        double y = 13 + 250 * s * (1.19 - 0.19 * s); // taller vertebrae below
        double x = 2 - 150 * s * (1 - s) + 4 * s;
        double tilt = -20 + 42 * s;
        return new double[] {x, y, tilt};
    }

    static Page page() {
        Form f = new Form().symmetric();
        for (int i = 12; i >= 1; i--) {
            double[] l = level(i);
            double s = (12 - i) / 11.0;
            double drop = i > 10 ? 5 : i < 3 ? 12 : 22;
            new Vertebra(
                            39 - 11 * s - 8 * s * (1 - s),
                            32 - 15 * s,
                            21.5 - 6.5 * s,
                            18,
                            i > 10 ? 24 : 30,
                            drop,
                            i > 10 ? 7 : 4,
                            i > 10 ? 22 : 32,
                            12)
                    .add(f, l[0], l[1], l[2]);
        }
        for (int i = 1; i <= 12; i++) {
            rib(f, i);
        }
        // sternum: manubrium, body, xiphoid process
        f.blend(2).sweep(Z, at(53, 245, 0, 24, 5.5), at(61, 226, 0, 24, 6), at(72, 206, 0, 14, 5.5));
        f.blend(2)
                .sweep(
                        Z,
                        at(73, 203, 0, 14, 5.5),
                        at(90, 172, 0, 15, 5),
                        at(104, 138, 0, 18, 5),
                        at(110, 116, 0, 13, 4.5));
        f.blend(3).sweep(Z, at(110, 112, 0, 8, 3.6), at(111, 92, 0, 4, 3.2));
        f.blend(3).carve().ball(51, 259, 0, 11);
        return new Page("thorax", "thoracic vertebrae, ribs and sternum", f)
                .mesh(3.8, 5100)
                .between("thoracolumbar joint", "cervicothoracic joint")
                .point("thoracolumbar joint", 0, 0, 0, "middle of the disc below the twelfth vertebra")
                .point("cervicothoracic joint", 8, 273, 0, "middle of the disc above the first vertebra")
                .on("suprasternal notch", 53, 248, 0, "upper edge of the sternum")
                .point("sternoclavicular joint", 54, 252, 22, "on the right")
                .on("xiphoid process", 111, 88, 0, "lower end of the sternum")
                .on("T8 spinous process", -92, 86, 0, "tip of the eighth spinous process")
                .on("eighth rib", -2, 76, 139, "widest point on the right")
                .source("Gray's Anatomy, 41st ed. (2016): form")
                .source("Gayzik et al., J Biomech 41 (2008) 1545-1554: form of ribs and cage")
                .source("Panjabi et al., Spine 16 (1991) 888-901: bodies of thoracic vertebrae");
    }

    /** From the vertebra backwards to the angle, round the side and down to the front. */
    private static void rib(Form f, int i) {
        double[] l = level(i);
        double[] side = RIBS[i - 1][0], end = RIBS[i - 1][1], tip = RIBS[i - 1][2];
        double tall = i == 1 ? 4.2 : i > 10 ? 4.8 : 6.4, thin = i == 1 ? 6 : 3.6;
        double depth = 16 - 5.0 * (12 - i) / 11;
        double back = l[0] - depth - (i == 1 ? 14 : i > 10 ? 18 : 24);
        double angle = Math.min(0.55 * side[2], 30 + 3.2 * i);
        f.blend(1.5)
                .sweep(
                        Y,
                        at(l[0] - depth + 1, l[1] + 5, 13, 4.5, 4.5),
                        at(l[0] - depth - 12, l[1] + 4, 28, 4.2, 3.8),
                        at(back, l[1] - 2, angle, tall, thin),
                        at(0.62 * back + 0.38 * side[0], 0.55 * l[1] + 0.45 * side[1], 0.84 * side[2], tall, thin),
                        at(side[0], side[1], side[2], tall, thin),
                        at(
                                0.45 * side[0] + 0.55 * end[0],
                                0.42 * side[1] + 0.58 * end[1],
                                0.35 * side[2] + 0.65 * end[2] + 0.10 * side[2],
                                tall,
                                thin),
                        at(end[0], end[1], end[2], 1.05 * tall, 1.05 * thin));
        if (i <= 10) {
            double bend = i > 5 ? 0.72 : 0.5;
            f.blend(4)
                    .sweep(
                            Y,
                            at(end[0], end[1], end[2], tall, thin),
                            at(
                                    0.5 * (end[0] + tip[0]) + 4,
                                    bend * end[1] + (1 - bend) * tip[1],
                                    0.5 * (end[2] + tip[2]),
                                    0.85 * tall,
                                    thin),
                            at(tip[0], tip[1], tip[2], 0.85 * tall, thin));
        }
    }
}
