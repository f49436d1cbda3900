package org.condyle.measures.wrap;

/**
 * A torus about z by the rules of OpenSim: an endless cylinder in the place of the tube where the line passes the centre
 * circle most closely ({@link RingPoint}), on its side towards the hole. OpenSim's equation for that place is off by a factor
 * of two; here it is the right one. The rule for the cylinder is OpenSim's or the exact one.
 */
final class TubeRule extends SegmentRule {
    static final int GONE = -2;
    private static final int ENDS = RingPoint.ROOM;
    private static final int OWN = ENDS + 6;

    private final double radius;
    private final Side side;
    private final SegmentRule cylinder;

    TubeRule(WrapShape.Torus shape, Side side, boolean exact) {
        radius = shape.radius();
        this.side = side;
        cylinder = exact
                ? new HelixRule(new WrapShape.Cylinder(shape.tube(), Double.POSITIVE_INFINITY), Side.X)
                : new ReferenceCylinder(shape.tube(), Double.POSITIVE_INFINITY, Side.X);
    }

    @Override
    int room() {
        return OWN + cylinder.room();
    }

    @Override
    int attempt(double[] s, int p, int out, int work) {
        RingPoint.find(s, p, radius, work);
        return lay(s, p, out, work);
    }

    /** At the place number n where the line comes near to the circle; {@link #GONE} if there are fewer. */
    int attempt(double[] s, int p, int n, int out, int work) {
        return RingPoint.find(s, p, radius, n, work) ? lay(s, p, out, work) : GONE;
    }

    private int lay(double[] s, int p, int out, int work) {
        if (!side.holds(s, work + RingPoint.NEAREST)) {
            return NONE;
        }
        RingPoint.into(s, work, p, work + ENDS);
        RingPoint.into(s, work, p + 3, work + ENDS + 3);
        int code = cylinder.attempt(s, work + ENDS, out, work + OWN);
        if (code < WRAPPED) {
            return code;
        }
        RingPoint.outOf(s, work, s, out + R1);
        RingPoint.outOf(s, work, s, out + R2);
        return WRAPPED;
    }

    @Override
    void trace(double[] s, int p, int result, int work, double[] points) {
        RingPoint.find(s, p, radius, work);
        RingPoint.into(s, work, result + R1, work + ENDS);
        RingPoint.into(s, work, result + R2, work + ENDS + 3);
        CylinderSides.helix(s, work + ENDS, work + ENDS + 3, s[result + EXTRA], points);
        for (int i = 0; i < points.length; i += 3) {
            RingPoint.outOf(s, work, points, i);
        }
    }
}
