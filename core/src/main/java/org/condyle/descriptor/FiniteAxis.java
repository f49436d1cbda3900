package org.condyle.descriptor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Descriptor;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * The axis of the one screw that brings a body from where it was at the first instant of a run to where it is, seen from another body A
 * (C. W. Spoor and F. E. Veldpaus, Journal of Biomechanics 13 (1980) 391-393):
 *
 * <pre>
 *   x → M x + d,   a = (M₃₂ - M₂₃, M₁₃ - M₃₁, M₂₁ - M₁₂),   φ = atan2(|a|, tr M - 1),   n = a/|a|,   t = n·d
 *   foot of the perpendicular from the origin   s = ½ (d' + cot(φ/2) n × d'),   d' = d - t n
 * </pre>
 *
 * In the plane s is the finite (Reuleaux) centre. Near half a turn n is the longest column of M + 1. Angles run from 0 to half a turn. Not a number
 * where the angle is below a bound.
 */
public final class FiniteAxis implements Descriptor {
    /** Smaller turns have no axis [rad]. */
    public static final double SMALLEST = 1e-6;

    private static final double HALF_TURN = 0.01; // |a| below which n is taken from M + 1, if the turn is no small one

    private final RelativeMotion relative;
    private final Axis axis;
    private final int memoryAt;
    private final double smallest;
    private final double shown;
    private final double[] m = new double[9], d = new double[3], n = new double[3], foot = new double[3];
    private double angle, along;

    /**
     * For a model that is being built, which gives it memory: of the frame in body B seen from the frame in body A.
     *
     * @param pierced  normal in A's frame of a plane through its origin that the axis is cut with
     * @param smallest smaller turns have no axis [rad]
     * @param shown    length of the line in pictures [m]
     */
    public static FiniteAxis in(
            Model.Builder model,
            int bodyA,
            Frame inA,
            int bodyB,
            Frame inB,
            double[] pierced,
            double smallest,
            double shown) {
        int at = model.memory(Motion.SIZE, Double.NaN);
        return new FiniteAxis(new RelativeMotion(bodyA, inA, bodyB, inB), pierced, at, smallest, shown);
    }

    private FiniteAxis(RelativeMotion relative, double[] pierced, int memoryAt, double smallest, double shown) {
        this.relative = relative;
        this.memoryAt = memoryAt;
        this.smallest = Check.positive("smallest turn of an axis [rad]", smallest);
        this.shown = Check.positive("length of an axis in pictures [m]", shown);
        axis = new Axis(pierced);
    }

    @Override
    public void begin(State s, Motion motion) {
        relative.place(motion);
        System.arraycopy(relative.place, 0, s.memory, memoryAt, Motion.SIZE);
    }

    private boolean look(State s, Motion motion) {
        relative.place(motion);
        double[] now = relative.place, first = s.memory;
        int f = memoryAt;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) { // M = R R₀ᵀ
                int r = 3 + 3 * i, q = f + 3 + 3 * j;
                m[3 * i + j] = now[r] * first[q] + now[r + 1] * first[q + 1] + now[r + 2] * first[q + 2];
            }
        }
        for (int i = 0; i < 3; i++) {
            d[i] = now[i] - m[3 * i] * first[f] - m[3 * i + 1] * first[f + 1] - m[3 * i + 2] * first[f + 2];
        }
        n[0] = m[7] - m[5];
        n[1] = m[2] - m[6];
        n[2] = m[3] - m[1];
        double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]), trace = m[0] + m[4] + m[8] - 1;
        angle = Math.atan2(length, trace);
        if (!(angle >= smallest)) {
            return false;
        }
        if (length < HALF_TURN && trace < 0) {
            nearHalfTurn();
        } else {
            for (int i = 0; i < 3; i++) {
                n[i] /= length;
            }
        }
        along = n[0] * d[0] + n[1] * d[1] + n[2] * d[2];
        double cot = 1 / Math.tan(0.5 * angle);
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3, k = (i + 2) % 3;
            foot[i] = 0.5 * (d[i] - along * n[i] + cot * (n[j] * d[k] - n[k] * d[j]));
        }
        return true;
    }

    /** M + Mᵀ + (1 - tr M) 1 = 2 (1 - cos φ) n nᵀ: the longest column, on the side of the turn. */
    private void nearHalfTurn() {
        double x = n[0], y = n[1], z = n[2], diagonal = 1 - m[0] - m[4] - m[8], best = 0;
        int longest = 0;
        for (int j = 0; j < 3; j++) {
            if (m[4 * j] > m[4 * longest]) {
                longest = j;
            }
        }
        for (int i = 0; i < 3; i++) {
            n[i] = m[3 * i + longest] + m[3 * longest + i] + (i == longest ? diagonal : 0);
            best += n[i] * n[i];
        }
        double scale = (x * n[0] + y * n[1] + z * n[2] < 0 ? -1 : 1) / Math.sqrt(best);
        for (int i = 0; i < 3; i++) {
            n[i] *= scale;
        }
    }

    private Signal told(String name, Dimension dimension, DoubleSupplier value) {
        return new Signal(name, dimension, (s, motion) -> look(s, motion) ? value.getAsDouble() : Double.NaN, true);
    }

    @Override
    public List<Signal> signals() {
        List<Signal> list = new ArrayList<>();
        list.add(new Signal("angle", Dimension.ANGLE, (s, motion) -> {
            look(s, motion);
            return angle;
        }));
        list.add(told("along", Dimension.LENGTH, () -> along));
        for (int i = 0; i < 3; i++) {
            int k = i;
            list.add(told("n" + Axis.XYZ[k], Dimension.NONE, () -> n[k]));
            list.add(told(Axis.XYZ[k], Dimension.LENGTH, () -> foot[k]));
            list.add(told("pierce." + Axis.XYZ[k], Dimension.LENGTH, () -> axis.pierced(n, foot, k)));
        }
        return list;
    }

    @Override
    public void draw(State s, Motion motion, SceneSketch sketch) {
        if (look(s, motion)) {
            axis.draw(relative, motion, n, foot, shown, sketch);
        }
    }

    @Override
    public Descriptor forThread() {
        return new FiniteAxis(relative.copy(), axis.plane(), memoryAt, smallest, shown);
    }
}
