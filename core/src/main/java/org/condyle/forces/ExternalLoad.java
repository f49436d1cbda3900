package org.condyle.forces;

import java.util.Arrays;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.ForceElement.PartlyDefined;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.Tangents;
import org.jspecify.annotations.Nullable;

/**
 * A measured load on a body, such as a ground reaction: force, point of application and free torque over time, linear between
 * the rows of a table. Force and torque are in the axes of one body, the point is in the frame of another (or of the ground);
 * without a point the force acts at the origin of the body that it is on. The ExternalForce of OpenSim. Steps end at the
 * rows, where the slopes jump. What it brings in is booked as work.
 */
public final class ExternalLoad
        implements ForceElement.Prescribed, Drawn, ForceElement.StepLimit, PartlyDefined, Linearised {
    /** What holds before the first row and after the last. */
    public enum Outside {
        /** Nothing: a run must not go there. */
        REFUSE,
        /** The nearest row. */
        HOLD,
        /** No load. */
        ZERO
    }

    private static final double ROUNDING = 1e-9; // of a time that is at a row, as a part of the length of the table

    private final int body;
    private final int forceAxes;
    private final int pointAxes;
    private final double[] times;
    private final double @Nullable [][] force;
    private final double @Nullable [][] point;
    private final double @Nullable [][] torque;
    private final Outside outside;

    private final double[] raw = new double[3];
    private final double[] f = new double[3]; // in the world
    private final double[] t = new double[3];
    private final double[] x = new double[3];
    private final double[] local = new double[3];
    private final double[] v = new double[3];

    /**
     * @param body      on which it acts
     * @param forceAxes body in whose axes force and torque are given
     * @param pointAxes body in whose frame the point is given
     * @param times     two or more, increasing [s]
     * @param force     x, y, z at every time [N]; null for none, torque alike [N·m]
     * @param point     x, y, z at every time [m]; null for the origin of the body
     */
    public ExternalLoad(
            int body,
            int forceAxes,
            int pointAxes,
            double[] times,
            double @Nullable [][] force,
            double @Nullable [][] point,
            double @Nullable [][] torque,
            Outside outside) {
        if (times.length < 2) {
            throw new IllegalArgumentException("a table of loads needs at least 2 rows, has " + times.length);
        }
        for (int i = 1; i < times.length; i++) {
            if (!(times[i] > times[i - 1])) {
                throw new IllegalArgumentException("times of loads must increase: number " + (i + 1) + " is " + times[i]
                        + " after " + times[i - 1]);
            }
        }
        check("force", force, times.length);
        check("point", point, times.length);
        check("torque", torque, times.length);
        this.body = body;
        this.forceAxes = forceAxes;
        this.pointAxes = pointAxes;
        this.times = times;
        this.force = force;
        this.point = point;
        this.torque = torque;
        this.outside = outside;
    }

    private static void check(String what, double @Nullable [][] columns, int rows) {
        if (columns == null) {
            return;
        }
        if (columns.length != 3) {
            throw new IllegalArgumentException("a " + what + " has three components, not " + columns.length);
        }
        for (double[] c : columns) {
            if (c.length != rows) {
                throw new IllegalArgumentException(
                        "the " + what + " has " + c.length + " numbers in a component for " + rows + " times");
            }
            for (int i = 0; i < rows; i++) {
                if (!Double.isFinite(c[i])) {
                    throw new IllegalArgumentException("the " + what + " is not finite in row " + (i + 1));
                }
            }
        }
    }

    /** The body on which it acts. */
    public int body() {
        return body;
    }

    private double first() {
        return times[0];
    }

    private double last() {
        return times[times.length - 1];
    }

    private double slack() {
        return ROUNDING * (last() - first());
    }

    private boolean isRefused(double time) {
        return outside == Outside.REFUSE && (time < first() - slack() || time > last() + slack());
    }

    /** Row at or before the time, not the last. */
    private int row(double time) {
        int i = Arrays.binarySearch(times, time);
        return Math.max(0, Math.min(i >= 0 ? i : -i - 2, times.length - 2));
    }

    /** Load at a time into {@code out}: zero where there is none. */
    private void interpolate(double time, double @Nullable [][] columns, double[] out) {
        boolean outsideTable = time < first() || time > last();
        if (columns == null || (outsideTable && outside == Outside.ZERO)) {
            Arrays.fill(out, 0);
            return;
        }
        if (isRefused(time)) {
            Arrays.fill(out, Double.NaN);
            return;
        }
        int i = row(time);
        double part = Math.max(0, Math.min(1, (time - times[i]) / (times[i + 1] - times[i])));
        for (int k = 0; k < 3; k++) {
            double[] c = columns[k];
            out[k] = c[i] + part * (c[i + 1] - c[i]);
        }
    }

    /** Force, torque and point in the world, material point of the body. */
    private void look(State state, Motion m) {
        interpolate(state.time, force, raw);
        m.direction(forceAxes, raw, f, 0);
        interpolate(state.time, torque, raw);
        m.direction(forceAxes, raw, t, 0);
        if (point == null) {
            Arrays.fill(local, 0);
            m.position(body, local, x, 0);
            return;
        }
        interpolate(state.time, point, raw);
        m.position(pointAxes, raw, x, 0);
        m.materialPoint(body, x, 0, local, 0);
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        look(state, motion);
        forces.addForce(body, local, f[0], f[1], f[2]);
        if (torque != null) {
            forces.addCouple(body, t[0], t[1], t[2], motion);
        }
    }

    @Override
    public void addTangents(State state, Motion motion, Tangents out) {
        look(state, motion);
        LoadTangents.add(motion, body, forceAxes, point == null ? body : pointAxes, x, f, t, out);
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        look(state, motion);
        motion.velocity(body, local, v, 0);
        double power = f[0] * v[0] + f[1] * v[1] + f[2] * v[2];
        motion.spin(body, v, 0);
        return power + t[0] * v[0] + t[1] * v[1] + t[2] * v[2];
    }

    @Override
    public double longestStep(State state, Motion motion) {
        double now = state.time + slack();
        if (now < first()) {
            return first() - state.time;
        }
        return now >= last() ? Double.POSITIVE_INFINITY : times[row(now) + 1] - state.time;
    }

    @Override
    public String whyUndefined(State state, Motion motion) {
        return isRefused(state.time)
                ? "its table has times from " + first() + " s to " + last() + " s, and the time is " + state.time
                        + " s; shorten the run, or write 'outside: hold' or 'outside: zero'"
                : "";
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        look(state, motion);
        sketch.arrow(x[0], x[1], x[2], f[0], f[1], f[2]);
    }

    /** Force, point and torque in the world. */
    @Override
    public List<Signal> signals() {
        return List.of(
                signal("fx", Dimension.FORCE, f, 0),
                signal("fy", Dimension.FORCE, f, 1),
                signal("fz", Dimension.FORCE, f, 2),
                signal("x", Dimension.LENGTH, x, 0),
                signal("y", Dimension.LENGTH, x, 1),
                signal("z", Dimension.LENGTH, x, 2),
                signal("mx", Dimension.TORQUE, t, 0),
                signal("my", Dimension.TORQUE, t, 1),
                signal("mz", Dimension.TORQUE, t, 2));
    }

    private Signal signal(String name, Dimension dimension, double[] from, int k) {
        return new Signal(name, dimension, (state, m) -> {
            look(state, m);
            return from[k];
        });
    }

    @Override
    public ForceElement forThread() {
        return new ExternalLoad(body, forceAxes, pointAxes, times, force, point, torque, outside);
    }
}
