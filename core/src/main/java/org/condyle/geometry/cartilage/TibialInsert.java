package org.condyle.geometry.cartilage;

import org.condyle.math.Check;
import org.condyle.mechanics.Triangles;

/**
 * The hollow top of a tibial insert, as prostheses have it: a circle across that is turned about an axis above. Origin at the lowest
 * place, x lateral, y anterior, z proximal, out of the insert.
 *
 * <pre>  z = R_y - √((R_y - R_x + √(R_x² - x²))² - y²)  </pre>
 *
 * @param width          along x [m]
 * @param depth          along y [m]
 * @param coronalRadius  R_x, of the circle across [m]
 * @param sagittalRadius R_y, from front to back at the lowest place [m]
 */
public record TibialInsert(double width, double depth, double coronalRadius, double sagittalRadius) {
    private static final double FULLNESS = 2.5;

    public TibialInsert {
        Check.positive("width of the insert [m]", width);
        Check.positive("depth of the insert [m]", depth);
        Check.positive("coronal radius of the insert [m]", coronalRadius);
        Check.positive("sagittal radius of the insert [m]", sagittalRadius);
        double side = 0.5 * width, edge = sagittalRadius - coronalRadius;
        if (side > coronalRadius || 0.5 * depth > edge + Math.sqrt(coronalRadius * coronalRadius - side * side)) {
            throw new IllegalArgumentException("an insert of " + 1e3 * width + " mm by " + 1e3 * depth
                    + " mm goes beyond its circles of " + 1e3 * coronalRadius + " mm and " + 1e3 * sagittalRadius
                    + " mm; make it smaller or the radii larger");
        }
    }

    /** Height over the lowest place [m]. */
    public double height(double x, double y) {
        double radius = sagittalRadius - coronalRadius + Math.sqrt(coronalRadius * coronalRadius - x * x);
        return sagittalRadius - Math.sqrt(radius * radius - y * y);
    }

    public Triangles triangles(int faces) {
        return Sheet.over(0.5 * width, 0.5 * depth, FULLNESS, Sheet.rings(faces), this::height);
    }
}
