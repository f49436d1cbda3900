package org.condyle.anatomy;

import static org.condyle.anatomy.Page.X;
import static org.condyle.anatomy.Page.Y;
import static org.condyle.anatomy.Page.Z;
import static org.condyle.anatomy.Page.at;

import org.condyle.anatomy.form.Form;

/**
 * One vertebra of a symmetric form: body, arch with its canal, spinous, transverse and articular processes. Origin in the middle of the body.
 *
 * @param width      of the body, side to side [mm]
 * @param depth      of the body, front to back
 * @param height     of the body
 * @param canal      width of the canal
 * @param spine      length of the spinous process
 * @param spineDrop  how far its tip is lower than its root
 * @param spineTall  half of its height at the tip
 * @param transverse distance of the tip of the transverse process from the middle
 * @param sweepBack  how far that tip lies behind its root
 */
record Vertebra(
        double width,
        double depth,
        double height,
        double canal,
        double spine,
        double spineDrop,
        double spineTall,
        double transverse,
        double sweepBack) {

    /** Adds it with the middle of its body at x, y, tilted forwards [degrees]. */
    void add(Form f, double x, double y, double tilt) {
        f.at(x, y, 0, 0, 0, -tilt, 1);
        double a = 0.5 * width, b = 0.5 * depth, h = 0.5 * height, c = 0.5 * canal;
        double back = -b - 1.15 * c, root = back - 0.9 * c, pillar = 1.15 * c + 3;
        // body with a waist
        f.blend(0)
                .cap(0.12)
                .sweep(
                        Z,
                        at(0, -h + 1, 0, a, b),
                        at(0, -0.5 * h, 0, 0.93 * a, 0.94 * b),
                        at(0, 0.5 * h, 0, 0.92 * a, 0.94 * b),
                        at(0, h - 1, 0, 0.98 * a, 0.99 * b));
        // pedicle and lamina about the canal, spinous process
        double r = Math.min(4.5, 0.17 * height + 0.6);
        f.blend(2.5)
                .sweep(
                        Y,
                        at(-b + 3, 0.3 * h, 0.62 * a, 1.35 * r, r),
                        at(-b - 0.5 * c, 0.25 * h, c + 2.6, 1.3 * r, 0.9 * r),
                        at(back - 0.2 * c, 0, 0.9 * c + 2, 1.5 * r, 0.85 * r),
                        at(root, -0.3 * h, 1, 1.7 * r, 0.9 * r));
        f.blend(3)
                .sweep(
                        Y,
                        at(root, -0.35 * h, 0, 1.5 * r, 0.8 * r),
                        at(root - 0.5 * spine, -0.35 * h - 0.45 * spineDrop, 0, 0.8 * r + 0.5 * spineTall, 2.6),
                        at(root - spine + 3, -0.35 * h - spineDrop, 0, spineTall, 3));
        // transverse process
        f.blend(3)
                .sweep(
                        Y,
                        at(-b - 0.7 * c, 0.15 * h, pillar, 1.2 * r, r),
                        at(-b - 0.7 * c - 0.6 * sweepBack, 0.2 * h, 0.55 * (pillar + transverse), 0.95 * r, 0.75 * r),
                        at(-b - 0.7 * c - sweepBack, 0.3 * h, transverse - 3, 1.1 * r, 0.9 * r));
        // articular processes, up and down
        f.blend(3).sweep(X, at(back + 1, 0.2 * h, pillar, r), at(back - 1.2, h + 1.5, pillar + 1, 0.95 * r, 1.05 * r));
        f.blend(2)
                .sweep(
                        X,
                        at(back - 1, -0.2 * h, pillar - 1.5, r),
                        at(back - 2.6, -h - 2, pillar - 1.8, 0.8 * r, 0.95 * r));
        f.home();
    }
}
