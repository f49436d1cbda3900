package org.condyle.view.canvas;

import java.util.ArrayList;
import java.util.List;

/** An axis of names, each in the middle of its share of the axis. */
public record NamedScale(List<Tick> ticks) implements Scale {
    /**
     * A scale with these names.
     *
     * @param every of so many names one is written
     * @param down  from the high end to the low one
     */
    public static NamedScale of(List<String> names, int every, boolean down) {
        List<Tick> ticks = new ArrayList<>();
        for (int i = 0; i < names.size(); i += every) {
            double place = (i + 0.5) / names.size();
            ticks.add(new Tick(down ? 1 - place : place, names.get(i)));
        }
        return new NamedScale(List.copyOf(ticks));
    }

    /** Numbers have no place here. */
    @Override
    public double place(double x) {
        return Double.NaN;
    }

    @Override
    public String labelled(String label) {
        return label;
    }
}
