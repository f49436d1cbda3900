package org.condyle.geometry.deforming;

import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.shape.Profile;

/**
 * A circle of a planar model, deformed. In searches it is an ellipsoid about it, which meets others of the plane where
 * the ellipse does; but it is not curved along z.
 */
public final class DeformedCircle extends DeformedBall implements Profile {
    public DeformedCircle(CircleProfile circle) {
        super(circle, circle.radius(), circle.radius(), circle.radius(), true);
    }

    @Override
    public double bend(double[] projected, double[] scratch) {
        curvature(projected[0], projected[1], projected[2], scratch);
        double x = -projected[4], y = projected[3];
        return CurvatureTensor.quadratic(scratch, x, y, 0, x, y, 0);
    }
}
