package org.condyle.measures;

import org.condyle.math.Check;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Tangents;
import org.condyle.mechanics.tangent.Wrenches;

/**
 * The distance of two material points, with d = x_B - x_A and u = d/|d|. Where the points coincide there is no direction,
 * and no push.
 *
 * <pre>  value = |d|        rate = u·ḋ        curvature = (|ḋ|² - (u·ḋ)²)/|d|  </pre>
 */
public final class PointDistance implements Measure, MeasureTangents.Straight {
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
    public void addRowTangents(Motion m, Measure.Reading now, double effort, double[] scratch, Tangents out) {
        addRowTangents(m, now.scratch, 0, effort, scratch, out);
    }

    @Override
    public void rateByPlace(Motion m, Measure.Reading now, Wrenches bodies, double[] scratch, double[] byPlace) {
        rateByPlace(m, now.scratch, 0, bodies, scratch, byPlace);
    }

    /** δu = (1 - u uᵀ)/|d| δd, and the moments of u about origins that it moves away from. */
    void addRowTangents(Motion m, double[] s, int k, double effort, double[] lever, Tangents out) {
        if (!(s[k + 6] > 0)) {
            return;
        }
        double f = effort / s[k + 6];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                lever[6 + 3 * i + j] = f * ((i == j ? 1 : 0) - s[k + i] * s[k + j]);
            }
        }
        double fx = effort * s[k], fy = effort * s[k + 1], fz = effort * s[k + 2];
        m.direction(b, atB, lever, 0);
        out.addTurnedLever(b, lever, 0, fx, fy, fz);
        m.direction(b, atB, lever, 3);
        out.addPoint(b, b, lever, lever, 6, 1);
        m.direction(a, atA, lever, 3);
        out.addPoint(b, a, lever, lever, 6, -1);
        m.direction(a, atA, lever, 0);
        out.addTurnedLever(a, lever, 0, -fx, -fy, -fz);
        out.addPoint(a, a, lever, lever, 6, 1);
        m.direction(b, atB, lever, 3);
        out.addPoint(a, b, lever, lever, 6, -1);
    }

    /** δ(u·ḋ) at constant spins: δu·ḋ, and u·(ω × δr) of the levers that turn. */
    void rateByPlace(Motion m, double[] s, int k, Wrenches bodies, double[] lever, double[] byPlace) {
        double rate = rate(s, k), inverse = s[k + 6] > 0 ? 1 / s[k + 6] : 0;
        for (int end = 0; end < 2; end++) {
            int body = end == 0 ? a : b, at = 6 * bodies.indexOf(body);
            double sign = end == 0 ? -1 : 1;
            m.direction(body, end == 0 ? atA : atB, lever, 0);
            m.spin(body, lever, 3);
            // u·(ω × δr) = (u × ω)·δr
            lever[6] = s[k + 1] * lever[5] - s[k + 2] * lever[4];
            lever[7] = s[k + 2] * lever[3] - s[k] * lever[5];
            lever[8] = s[k] * lever[4] - s[k + 1] * lever[3];
            for (int i = 0; i < 3; i++) {
                double across = sign * inverse * (s[k + 3 + i] - rate * s[k + i]);
                byPlace[at + 3 + i] += across;
                lever[6 + i] = sign * lever[6 + i] + across;
            }
            // δr = θ × r, so that w·δr = (r × w)·θ
            byPlace[at] += lever[1] * lever[8] - lever[2] * lever[7];
            byPlace[at + 1] += lever[2] * lever[6] - lever[0] * lever[8];
            byPlace[at + 2] += lever[0] * lever[7] - lever[1] * lever[6];
        }
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
