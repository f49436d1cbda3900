package org.condyle.joints;

import org.condyle.math.BodyFixedXyz;
import org.condyle.mechanics.Mobility;

/**
 * A joint that turns freely, with three angles R = Rx Ry Rz as coordinates and the angular velocity in the axes of the parent as speeds. The
 * rates of the angles are infinite where angle-y is ±90°. What its origin does is up to the joint.
 */
abstract class TurnedByAngles implements Mobility {
    private static final Coordinate[] ANGLES = SpaceCoordinates.angles(), SPIN = SpaceCoordinates.spin();

    @Override
    public final Coordinate[] coordinates() {
        return ANGLES;
    }

    @Override
    public final Coordinate[] speeds() {
        return SPIN;
    }

    @Override
    public final void rates(double[] q, int qAt, double[] v, int vAt, double[] out, int at) {
        BodyFixedXyz.rates(q, qAt, v[vAt], v[vAt + 1], v[vAt + 2], out, at);
    }

    @Override
    public final void advance(double[] q, int qAt, double[] increment, int from, double[] out, int at) {
        BodyFixedXyz.advance(q, qAt, increment[from], increment[from + 1], increment[from + 2], out, at);
    }

    @Override
    public final int plainCoordinates() {
        return 0;
    }

    @Override
    public final Layout layout() {
        return Layout.spin(0);
    }
}
