package org.condyle.view.canvas;

/**
 * An axis as it is asked for.
 *
 * @param label beside the axis, with the unit: "depth [mm]"
 * @param low   where it begins; NaN to follow the data
 * @param high  where it ends; NaN to follow the data
 * @param log   logarithmic; values that are not positive have no place
 * @param round whether ends that follow the data move out to the next tick
 */
public record AxisPlan(String label, double low, double high, boolean log, boolean round) {
    public AxisPlan {
        if (low >= high) {
            throw new IllegalArgumentException("the limits of an axis must increase, were " + low + ", " + high);
        }
        if (log && (low <= 0 || high <= 0)) {
            throw new IllegalArgumentException("a logarithmic axis needs limits above 0, were " + low + ", " + high);
        }
    }

    /** A linear axis that follows the data. */
    public static AxisPlan of(String label, boolean round) {
        return new AxisPlan(label, Double.NaN, Double.NaN, false, round);
    }

    /** Whether a value can be on the axis, limits aside. */
    public boolean takes(double x) {
        return Math.abs(x) <= Axis.LARGEST && (!log || x > 0);
    }

    /** Whether a value lies between the limits. */
    public boolean within(double x) {
        return !(x < low) && !(x > high);
    }

    public Scale scale(double least, double most, int mostTicks) {
        double from = Double.isNaN(low) ? least : low, to = Double.isNaN(high) ? most : high;
        boolean free = Double.isNaN(low) && Double.isNaN(high);
        return log
                ? LogScale.over(from, to, mostTicks, round && free)
                : LinearScale.over(from, to, mostTicks, round, this);
    }
}
