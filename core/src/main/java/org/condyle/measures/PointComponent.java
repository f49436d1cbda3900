package org.condyle.measures;

import org.condyle.math.Check;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * A component of a marker: the point x of one body along an axis n of the world or of another body, from a point x₀ of
 * that body.
 *
 * <pre>  value = n·(x - x₀)        curvature = 2 ṅ·(ẋ - ẋ₀)  </pre>
 *
 * Seen from a body that deforms, n is a material direction and stretches with the body.
 */
public final class PointComponent implements Measure {
    private final int body;
    private final double[] at;
    private final int seenFrom;
    private final double[] origin;
    private final double[] axis;

    /** @param axis direction in the body that it is seen from, or in the world for the ground; made a unit vector */
    public PointComponent(int body, double[] at, int seenFrom, double[] origin, double[] axis) {
        this.body = body;
        this.at = Check.tuple("marker point [m]", at, 3);
        this.seenFrom = seenFrom;
        this.origin = Check.tuple("marker origin [m]", origin, 3);
        this.axis = Rotations.unit(Check.tuple("marker axis [-]", axis, 3));
    }

    @Override
    public Kind kind() {
        return Kind.LENGTH;
    }

    @Override
    public int room() {
        return 12; // x - x₀ and its rate, n and its rate
    }

    @Override
    public void read(State state, Motion motion, Measure.Reading reading) {
        double[] s = reading.scratch;
        motion.difference(seenFrom, origin, body, at, s, 0);
        motion.direction(seenFrom, axis, s, 6);
        motion.directionRate(seenFrom, axis, s, 9);
        reading.value = Vectors.dot(s, 6, s, 0);
        reading.rate = Vectors.dot(s, 6, s, 3) + Vectors.dot(s, 9, s, 0);
    }

    @Override
    public void push(Measure.Reading reading, double effort, ForceReceiver forces) {
        double[] s = reading.scratch;
        double fx = effort * s[6], fy = effort * s[7], fz = effort * s[8];
        forces.addForce(body, at, fx, fy, fz);
        forces.addForce(seenFrom, origin, -fx, -fy, -fz);
        forces.addDirectionForce(seenFrom, axis, effort * s[0], effort * s[1], effort * s[2]);
    }

    @Override
    public double curvature(Measure.Reading reading) {
        return 2 * Vectors.dot(reading.scratch, 9, reading.scratch, 3);
    }
}
