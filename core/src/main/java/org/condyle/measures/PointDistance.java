package org.condyle.measures;

import org.condyle.math.Check;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.GradientSlopes;
import org.condyle.mechanics.tangent.SecondDerivative;

/**
 * The distance of two material points, with d = x_B - x_A and u = d/|d|. Where the points coincide there is no direction,
 * and no push.
 *
 * <pre>  value = |d|        rate = u·ḋ        curvature = (|ḋ|² - (u·ḋ)²)/|d|  </pre>
 */
public final class PointDistance implements Measure, SecondDerivative {
    /** Numbers kept of a reading: u, ḋ, |d|. */
    static final int ROOM = 7;

    private final int a;
    private final double[] atA;
    private final int b;
    private final double[] atB;

    public PointDistance(int a, double[] atA, int b, double[] atB) {
        this.a = a;
        this.atA = Check.tuple("point on a body [m]", atA, 3);
        this.b = b;
        this.atB = Check.tuple("point on a body [m]", atB, 3);
    }

    /** Writes u, ḋ, |d|; returns the distance. */
    double read(Motion motion, double[] s, int k) {
        motion.difference(a, atA, b, atB, s, k);
        double dx = s[k], dy = s[k + 1], dz = s[k + 2];
        double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        double inverse = length > 0 ? 1 / length : 0;
        s[k] = dx * inverse;
        s[k + 1] = dy * inverse;
        s[k + 2] = dz * inverse;
        s[k + 6] = length;
        return length;
    }

    static double rate(double[] s, int k) {
        return s[k] * s[k + 3] + s[k + 1] * s[k + 4] + s[k + 2] * s[k + 5];
    }

    void push(double[] s, int k, double effort, ForceReceiver forces) {
        double fx = effort * s[k], fy = effort * s[k + 1], fz = effort * s[k + 2];
        forces.addForce(a, atA, -fx, -fy, -fz);
        forces.addForce(b, atB, fx, fy, fz);
    }

    static double curvature(double[] s, int k) {
        double rate = rate(s, k);
        double across = s[k + 3] * s[k + 3] + s[k + 4] * s[k + 4] + s[k + 5] * s[k + 5] - rate * rate;
        return s[k + 6] > 0 ? across / s[k + 6] : 0;
    }

    @Override
    public Kind kind() {
        return Kind.LENGTH;
    }

    @Override
    public int room() {
        return ROOM;
    }

    @Override
    public void read(State state, Motion motion, Measure.Reading reading) {
        reading.value = read(motion, reading.scratch, 0);
        reading.rate = rate(reading.scratch, 0);
    }

    @Override
    public void push(Measure.Reading reading, double effort, ForceReceiver forces) {
        push(reading.scratch, 0, effort, forces);
    }

    @Override
    public double curvature(Measure.Reading reading) {
        return curvature(reading.scratch, 0);
    }

    @Override
    public void addSecondDerivative(Motion m, Measure.Reading now, GradientSlopes out) {
        addSecondDerivative(m, now.scratch, 0, out);
    }

    /** δu = (1 - u uᵀ)/|d| δd, and the moments of u about origins that it moves away from. */
    void addSecondDerivative(Motion m, double[] s, int k, GradientSlopes out) {
        if (!(s[k + 6] > 0)) {
            return;
        }
        double[] lever = out.scratch(15);
        double f = 1 / s[k + 6], ux = s[k], uy = s[k + 1], uz = s[k + 2];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                lever[6 + 3 * i + j] = f * ((i == j ? 1 : 0) - s[k + i] * s[k + j]);
            }
        }
        m.direction(b, atB, lever, 0);
        out.addTurnedLever(b, lever, 0, ux, uy, uz);
        m.direction(b, atB, lever, 3);
        out.addPoint(b, b, lever, lever, 6, 1);
        m.direction(a, atA, lever, 3);
        out.addPoint(b, a, lever, lever, 6, -1);
        m.direction(a, atA, lever, 0);
        out.addTurnedLever(a, lever, 0, -ux, -uy, -uz);
        out.addPoint(a, a, lever, lever, 6, 1);
        m.direction(b, atB, lever, 3);
        out.addPoint(a, b, lever, lever, 6, -1);
    }

    @Override
    public boolean isLine() {
        return true;
    }

    @Override
    public void draw(State state, Motion motion, double tension, SceneSketch sketch) {
        double[] x = new double[6];
        motion.position(a, atA, x, 0);
        motion.position(b, atB, x, 3);
        sketch.line(x[0], x[1], x[2], x[3], x[4], x[5], tension);
    }
}
