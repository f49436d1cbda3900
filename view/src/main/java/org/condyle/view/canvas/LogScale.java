package org.condyle.view.canvas;

import java.util.ArrayList;
import java.util.List;
import org.condyle.view.page.Text;

/** A logarithmic axis: labels at powers of ten, and at 2 and 5 times them where the axis is short. */
public record LogScale(double low, double high, int every, boolean between) implements Scale {
    public static LogScale over(double least, double most, int mostTicks, boolean round) {
        boolean empty = !(least > 0 && least <= most);
        double low = empty ? 0 : log(least), high = empty ? 1 : log(most);
        if (high - low < 1e-9) {
            low -= 0.15;
            high += 0.15;
        }
        if (round && high - low > 1) {
            low = Math.floor(low + 1e-9);
            high = Math.ceil(high - 1e-9);
        }
        int every = (int) Math.max(1, Math.ceil((high - low) / mostTicks));
        return new LogScale(low, high, every, high - low < 1.7);
    }

    private static double log(double x) {
        return StrictMath.log10(x); // Math.log10 may differ in the last bit between machines
    }

    @Override
    public double place(double x) {
        return (log(x) - low) / (high - low);
    }

    @Override
    public List<Tick> ticks() {
        List<Tick> ticks = new ArrayList<>();
        for (int power = (int) Math.floor(low); power <= Math.ceil(high); power++) {
            double ten = Double.parseDouble("1e" + power);
            for (int k = 1; k <= (every == 1 ? 9 : 1); k++) {
                double place = place(k * ten);
                if (place >= -1e-9 && place <= 1 + 1e-9) {
                    boolean main = k == 1 && Math.floorMod(power, every) == 0, half = between && (k == 2 || k == 5);
                    ticks.add(new Tick(place, main || half ? label(k, power) : ""));
                }
            }
        }
        return ticks;
    }

    private String label(int k, int power) {
        return between ? Text.brief(k * Double.parseDouble("1e" + power)) : Text.powerOfTen(power);
    }

    @Override
    public String labelled(String label) {
        return label;
    }
}
