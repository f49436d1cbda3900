package org.condyle.geometry.cartilage;

import org.condyle.math.Check;
import org.condyle.mechanics.Triangles;

/**
 * The two facets of the patella with the ridge between them. Origin in the middle of the ridge, x lateral, y proximal, z out of the
 * bone, towards the femur.
 *
 * <pre>  z = -tan a (√(x² + c²) - c) - y²/(2 R),   c = r tan a  </pre>
 *
 * with the slope a of the facet on that side; each facet goes over into the ridge of radius r.
 *
 * @param width         along x [m]
 * @param height        along y [m]
 * @param medialSlope   angle of the medial facet against the plane of the patella [rad]
 * @param lateralSlope  the same of the lateral facet [rad]
 * @param ridgeRadius   r [m]
 * @param lengthRadius  R along the ridge [m]; positive is convex
 */
public record PatellarCartilage(
        double width, double height, double medialSlope, double lateralSlope, double ridgeRadius, double lengthRadius) {
    private static final double FULLNESS = 2.3;

    public PatellarCartilage {
        Check.positive("width of the facets [m]", width);
        Check.positive("height of the facets [m]", height);
        Check.within("slope of the medial facet [rad]", medialSlope, 0.01, 1);
        Check.within("slope of the lateral facet [rad]", lateralSlope, 0.01, 1);
        Check.positive("radius of the ridge [m]", ridgeRadius);
        Check.positive("radius along the ridge [m]", Math.abs(lengthRadius));
    }

    /** Height over the middle of the ridge [m]. */
    public double height(double x, double y) {
        double slope = Math.tan(x < 0 ? medialSlope : lateralSlope), c = ridgeRadius * slope;
        return -slope * (Math.sqrt(x * x + c * c) - c) - y * y / (2 * lengthRadius);
    }

    public Triangles triangles(int faces) {
        return Sheet.over(0.5 * width, 0.5 * height, FULLNESS, Sheet.rings(faces), this::height);
    }
}
