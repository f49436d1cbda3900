package org.condyle.analyse.motion;

import org.condyle.dynamics.BodyAccelerations;
import org.condyle.math.Check;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;

/**
 * Position, velocity and acceleration of a point of a body, seen from the ground or from another body or frame:
 *
 * <pre>
 *   p = Rᵀ d,   d = x - o
 *   ṗ = Rᵀ (ẋ - ȯ - ω × d)
 *   p̈ = Rᵀ (ẍ - ö - α × d - ω × (ω × d) - 2 ω × (ẋ - ȯ - ω × d))
 * </pre>
 *
 * OpenSim's PointKinematics measures the position from the other body, but writes velocity and acceleration against the ground,
 * along the axes of the other body: {@link Rates#AGAINST_GROUND}.
 */
public final class PointKinematics {
    /** Against what velocities and accelerations are measured when a frame is given. */
    public enum Rates {
        /** The frame, with its turning: the motion that an observer in the frame sees. */
        RELATIVE,
        /** The ground, but written along the axes of the frame. */
        AGAINST_GROUND
    }

    private final Instant instant;
    private final int body;
    private final double[] point;
    private final Landmark frame;
    private final Rates rates;
    private final BodyAccelerations accelerations;
    private final double[] axes = new double[9];
    private final double[] d = new double[3];
    private final double[] v = new double[3];
    private final double[] a = new double[3];
    private final double[] s = new double[3];

    /**
     * @param point      in the frame of the body [m]
     * @param relativeTo {@code ground}, a body or a frame of the model
     */
    public PointKinematics(Instant instant, String body, double[] point, String relativeTo, Rates rates) {
        Model model = instant.mechanism().model();
        this.instant = instant;
        this.body = ReferenceFrames.body(model, body);
        this.point = Check.tuple("point of body '" + body + "' [m]", point, 3);
        frame = ReferenceFrames.find(model, relativeTo);
        this.rates = rates;
        accelerations = new BodyAccelerations(instant.workspace);
    }

    /** Writes p [m]. */
    public void position(double[] out, int at) {
        Motion motion = instant.workspace.motion;
        motion.position(body, point, out, at);
        motion.position(frame.body(), frame.frame().origin(), d, 0);
        subtract(out, at, d);
        turn(motion, out, at);
    }

    /** Writes ṗ [m/s]. */
    public void velocity(double[] out, int at) {
        relativeVelocity(out, at);
        turn(instant.workspace.motion, out, at);
    }

    /** In the axes of the world. */
    private void relativeVelocity(double[] out, int at) {
        Motion motion = instant.workspace.motion;
        motion.velocity(body, point, out, at);
        if (rates == Rates.RELATIVE) {
            double[] o = frame.frame().origin();
            motion.position(body, point, d, 0);
            motion.position(frame.body(), o, v, 0);
            subtract(d, 0, v);
            motion.velocity(frame.body(), o, v, 0);
            subtract(out, at, v);
            motion.spin(frame.body(), s, 0);
            cross(s, d, -1, out, at);
        }
    }

    /** Writes p̈ [m/s²]; the instant must have accelerations. */
    public void acceleration(double[] out, int at) {
        accelerations.update();
        accelerations.point(body, point, out, at);
        if (rates == Rates.RELATIVE) {
            relativeVelocity(a, 0); // leaves d and the spin s
            cross(s, a, -2, out, at);
            accelerations.point(frame.body(), frame.frame().origin(), v, 0);
            subtract(out, at, v);
            accelerations.angular(frame.body(), v, 0);
            cross(v, d, -1, out, at);
            v[0] = v[1] = v[2] = 0;
            cross(s, d, 1, v, 0);
            cross(s, v, -1, out, at);
        }
        turn(instant.workspace.motion, out, at);
    }

    private void turn(Motion motion, double[] out, int at) {
        ReferenceFrames.axes(motion, frame, axes);
        ReferenceFrames.along(axes, out, at);
    }

    private static void subtract(double[] x, int at, double[] y) {
        x[at] -= y[0];
        x[at + 1] -= y[1];
        x[at + 2] -= y[2];
    }

    /** out += factor a × b. */
    private static void cross(double[] a, double[] b, double factor, double[] out, int at) {
        out[at] += factor * (a[1] * b[2] - a[2] * b[1]);
        out[at + 1] += factor * (a[2] * b[0] - a[0] * b[2]);
        out[at + 2] += factor * (a[0] * b[1] - a[1] * b[0]);
    }
}
