package org.condyle.tool.motion;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.condyle.analyse.motion.CoordinateMotion;
import org.condyle.signal.FirLowPass;
import org.condyle.signal.Padding;
import org.condyle.signal.Resampling;
import org.condyle.signal.Samples;

/**
 * The motion that computed muscle control and residual reduction follow, made from a table as OpenSim does it: continued at both ends
 * by 60 rows (odd reflection), filtered by a sum over 50 rows on each side ({@link FirLowPass}) if there is a cut-off, and then
 * a spline through the rows, whose rates have a spline of their own.
 */
public final class TrackedMotion {
    private static final int PADDED = 60;
    private static final int HALF_FILTER = 50;
    private static final double EQUAL = 1e-6; // part of a time step that printing may cost

    private TrackedMotion() {}

    /**
     * The motion of a table, filtered as computed muscle control does.
     *
     * @param cutoff [Hz]; not positive for no filter
     */
    public static CoordinateMotion of(ToolModel model, MotionFile table, double cutoff) {
        double[] t = table.times();
        table.requireFilterable(cutoff);
        Map<String, Samples> samples = new LinkedHashMap<>();
        table.values().forEach((p, x) -> samples.put(p.name(), smooth(t, x, cutoff)));
        return new CoordinateMotion(
                model.model(), model.initial(), samples, CoordinateMotion.Differentiation.SPEEDS_ONCE);
    }

    /** One signal, padded and filtered. */
    static Samples smooth(double[] t, double[] x, double cutoff) {
        if (t.length < 3) {
            return new Samples(t, x);
        }
        boolean even = Resampling.isEven(t, EQUAL);
        double step = even ? (t[t.length - 1] - t[0]) / (t.length - 1) : Resampling.smallestStep(t);
        double[] times = even || cutoff <= 0 ? t : Resampling.grid(t[0], t[t.length - 1], step);
        double[] values = Arrays.equals(times, t) ? x : Resampling.at(new Samples(t, x), times);
        int count = Math.min(PADDED, times.length - 1);
        double[] padded = Padding.odd(values, count), at = Padding.odd(times, count);
        if (cutoff <= 0) {
            return new Samples(at, padded);
        }
        int half = Math.min(HALF_FILTER, padded.length - 1);
        return new Samples(at, new FirLowPass(half, step, cutoff).filter(padded));
    }
}
