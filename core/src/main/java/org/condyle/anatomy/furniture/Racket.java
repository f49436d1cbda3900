package org.condyle.anatomy.furniture;

import static org.condyle.anatomy.furniture.Pieces.Y;
import static org.condyle.anatomy.furniture.Pieces.Z;
import static org.condyle.anatomy.furniture.Pieces.at;
import static org.condyle.anatomy.furniture.Pieces.part;
import static org.condyle.anatomy.furniture.Pieces.point;

import java.util.List;

/**
 * Tennis racket and ball. The racket lies in the plane of x and y with its origin in the grip; 685 mm long, head 340 by 260 mm (rules of the
 * ITF: at most 737 and 318 mm). The ball has 67 mm diameter.
 */
final class Racket {
    private static final double CENTRE = 0.435, HALF_LENGTH = 0.165, HALF_WIDTH = 0.125;

    private Racket() {}

    static Furniture racket() {
        int n = 40;
        double[][] ring = new double[n][];
        for (int i = 0; i < n; i++) {
            double angle = 2 * Math.PI * i / n;
            ring[i] = at(HALF_WIDTH * StrictMath.cos(angle), CENTRE + HALF_LENGTH * StrictMath.sin(angle), 0);
        }
        Loft frame = new Loft().tube(Z, 0.011, 0.0065, 10, true, ring);
        for (int side = -1; side <= 1; side += 2) {
            frame.tube(
                    Z,
                    0.010,
                    0.006,
                    8,
                    false,
                    at(side * 0.010, 0.07, 0),
                    at(side * 0.022, 0.17, 0),
                    at(side * 0.052, 0.27, 0),
                    at(side * 0.072, 0.295, 0));
        }
        frame.tube(
                Z,
                0.010,
                0.005,
                8,
                false,
                at(-0.068, 0.292, 0),
                at(-0.03, 0.276, 0),
                at(0.03, 0.276, 0),
                at(0.068, 0.292, 0));
        Loft grip = new Loft()
                .lathe(
                        at(0, 0, 0),
                        8,
                        at(0.010, -0.090),
                        at(0.019, -0.086),
                        at(0.0175, -0.07),
                        at(0.0165, 0.09),
                        at(0.014, 0.10),
                        at(0.012, 0.104));
        Loft strings = new Loft();
        for (int i = -6; i <= 6; i++) {
            double x = 0.0175 * i, y = HALF_LENGTH * Math.sqrt(1 - x * x / (HALF_WIDTH * HALF_WIDTH));
            strings.tube(Z, 0.0007, 0.0007, 4, false, at(x, CENTRE - y, 0), at(x, CENTRE + y, 0));
        }
        for (int i = -7; i <= 7; i++) {
            double y = 0.0205 * i, x = HALF_WIDTH * Math.sqrt(1 - y * y / (HALF_LENGTH * HALF_LENGTH));
            strings.tube(Y, 0.0007, 0.0007, 4, false, at(-x, CENTRE + y, 0), at(x, CENTRE + y, 0));
        }
        return new Furniture(
                "racket",
                "tennis racket",
                List.of(part(Material.METAL, frame), part(Material.RUBBER, grip), part(Material.STRING, strings)),
                List.of(
                        point("grip", 0, 0, 0, "middle of the grip"),
                        point("sweet spot", 0, CENTRE, 0, "middle of the strings"),
                        point("tip", 0, 0.607, 0, "far end of the frame")));
    }

    static Furniture ball() {
        double r = 0.0335;
        int n = 12;
        double[][] profile = new double[n - 1][];
        for (int i = 1; i < n; i++) {
            double angle = Math.PI * i / n;
            profile[i - 1] = at(r * StrictMath.sin(angle), -r * StrictMath.cos(angle));
        }
        Loft felt = new Loft().lathe(at(0, 0, 0), 20, profile);
        int m = 48;
        double[][] seam = new double[m][];
        for (int i = 0; i < m; i++) { // a curve of two waves about the ball
            double s = 2 * Math.PI * i / m, a = 0.72, b = 0.28;
            double x = a * StrictMath.cos(s) + b * StrictMath.cos(3 * s);
            double y = a * StrictMath.sin(s) - b * StrictMath.sin(3 * s);
            double z = 2 * Math.sqrt(a * b) * StrictMath.sin(2 * s);
            double size = 0.992 * r / Math.sqrt(x * x + y * y + z * z);
            seam[i] = at(size * x, size * y, size * z);
        }
        Loft line = new Loft().tube(at(0.31, 0.59, 0.74), 0.001, 0.001, 4, true, seam);
        return new Furniture(
                "ball",
                "tennis ball",
                List.of(part(Material.FELT, felt), part(Material.STRING, line)),
                List.of(point("centre", 0, 0, 0, "its middle")));
    }
}
