package org.condyle.foreign.opensim.scale;

import java.util.Optional;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlNumbers;

/** Numbers of elements times factors. What a factor of one would not change keeps its text. */
final class Scaled {
    private Scaled() {}

    /** Multiplies the single number of a child. */
    static void number(XmlElement e, String child, double factor) {
        filled(e, child).ifPresent(c -> {
            double before = c.number(), after = before * factor;
            if (after != before) {
                c.setText(XmlNumbers.of(after));
            }
        });
    }

    /** Multiplies the numbers of a child one by one. */
    static void vector(XmlElement e, String child, double... factors) {
        filled(e, child).ifPresent(c -> {
            double[] before = c.numbers(factors.length), after = before.clone();
            boolean changed = false;
            for (int i = 0; i < after.length; i++) {
                after[i] *= factors[i];
                changed |= after[i] != before[i];
            }
            if (changed) {
                c.setText(XmlNumbers.of(after));
            }
        });
    }

    private static Optional<XmlElement> filled(XmlElement e, String child) {
        return e.child(child).filter(c -> !c.text().isEmpty());
    }

    static double mean(double... all) {
        double sum = 0;
        for (double x : all) {
            sum += x;
        }
        return sum / all.length;
    }
}
