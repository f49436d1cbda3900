package org.condyle.view.canvas;

import java.util.List;

/** Places of values along an axis. */
public interface Scale {
    /**
     * A mark on the axis.
     *
     * @param place from 0 to 1 along the axis
     * @param label empty for the small ones between
     */
    record Tick(double place, String label) {}

    /** 0 at the low end and 1 at the high. */
    double place(double x);

    List<Tick> ticks();

    /** The label of the axis, with the power of ten that was taken out of its ticks. */
    String labelled(String label);
}
