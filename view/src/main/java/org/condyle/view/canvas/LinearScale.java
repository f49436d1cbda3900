package org.condyle.view.canvas;

import java.util.List;

/** A linear axis with round ticks. */
public record LinearScale(Axis axis) implements Scale {
    private static final double MOST_EMPTY = 0.12; // of an axis between its end and the data
    private static final double MARGIN = 0.04;
    private static final double TURN = 360;

    /** An end that the plan fixes stays; a free one goes to the next tick if {@code round} and if that is not far. */
    public static LinearScale over(double low, double high, int mostTicks, boolean round, AxisPlan plan) {
        Axis a = Axis.over(low, high, mostTicks, round);
        double span = high - low, from = a.low(), to = a.high();
        boolean widened = a.high() - a.low() > 5 * span; // around what hardly varies
        if (round && !widened) {
            from = low - from > MOST_EMPTY * span ? low - MARGIN * span : from;
            to = to - high > MOST_EMPTY * span ? high + MARGIN * span : to;
        }
        from = Double.isNaN(plan.low()) ? from : plan.low();
        to = Double.isNaN(plan.high()) ? to : plan.high();
        if (to - from == TURN && plan.label().endsWith("[deg]")) { // parts of a turn
            return new LinearScale(mostTicks > 8 ? new Axis(from, to, 45, 0, 0) : new Axis(from, to, 9, 1, 0));
        }
        return new LinearScale(new Axis(from, to, a.step10(), a.unit10(), a.exponent()));
    }

    @Override
    public double place(double x) {
        return axis.place(x);
    }

    @Override
    public List<Tick> ticks() {
        return axis.ticks().stream()
                .map(t -> new Tick(place(t.doubleValue()), axis.label(t)))
                .toList();
    }

    @Override
    public String labelled(String label) {
        return axis.labelled(label);
    }
}
