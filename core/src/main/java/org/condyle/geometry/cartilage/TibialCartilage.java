package org.condyle.geometry.cartilage;

import org.condyle.math.Check;
import org.condyle.mechanics.Triangles;

/**
 * One plateau of the tibia. Origin in its middle, x lateral, y anterior, z proximal, out of the bone.
 *
 * <pre>  z = x²/(2 R_x) + y²/(2 R_y) + H exp(-((x - x_e)/w_x)² - (y/w_y)²)  </pre>
 *
 * A radius is positive where the plateau is hollow and negative where it is convex. The last term is the side of the
 * intercondylar eminence, which the inner border runs up.
 *
 * @param width          along x [m]
 * @param depth          along y [m]
 * @param coronalRadius  R_x in the middle [m]
 * @param sagittalRadius R_y in the middle [m]
 * @param eminence       height H [m]
 * @param eminenceAt     where its crest is, x_e [m]
 * @param eminenceWidth  w_x [m]
 * @param eminenceDepth  w_y [m]
 */
public record TibialCartilage(
        double width,
        double depth,
        double coronalRadius,
        double sagittalRadius,
        double eminence,
        double eminenceAt,
        double eminenceWidth,
        double eminenceDepth) {
    private static final double FULLNESS = 2.5;

    public TibialCartilage {
        Check.positive("width of the plateau [m]", width);
        Check.positive("depth of the plateau [m]", depth);
        Check.positive("coronal radius of the plateau [m]", Math.abs(coronalRadius));
        Check.positive("sagittal radius of the plateau [m]", Math.abs(sagittalRadius));
        Check.notNegative("height of the eminence [m]", eminence);
        Check.positive("width of the eminence [m]", eminenceWidth);
        Check.positive("depth of the eminence [m]", eminenceDepth);
    }

    /** Height over the middle of the plateau without eminence [m]. */
    public double height(double x, double y) {
        double u = (x - eminenceAt) / eminenceWidth, v = y / eminenceDepth;
        return x * x / (2 * coronalRadius) + y * y / (2 * sagittalRadius) + eminence * Math.exp(-u * u - v * v);
    }

    public Triangles triangles(int faces) {
        return Sheet.over(0.5 * width, 0.5 * depth, FULLNESS, Sheet.rings(faces), this::height);
    }
}
