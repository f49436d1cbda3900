package org.condyle.app;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Stiffness;
import org.condyle.io.model.Experiment;

/** Estimates how fast a model can move, so that a fixed step can be judged before the run. */
final class TimeScales {
    private TimeScales() {}

    static List<String> describe(Experiment e) {
        List<String> lines = new ArrayList<>();
        if (e.assembly().freedoms() == 0) {
            lines.add("time scale: that of its guides; the model has no freedom of its own");
            return lines;
        }
        double rate = Stiffness.fastestRate(e.mechanism(), e.start());
        if (!(rate > 0)) {
            lines.add("time scale: nothing pulls back or damps at the start");
            return lines;
        }
        lines.add("time scale: fastest rate at the start about " + two(rate) + " rad/s (period "
                + two(2 * Math.PI / rate) + " s); an explicit fixed step should stay below "
                + two(1 / rate) + " s");
        double step = e.file().run().options().step();
        if (step * rate > 2) {
            lines.add("warning: run.step " + Terminal.number(step) + " s is too long for that");
        }
        return lines;
    }

    /** An estimate deserves two digits. */
    private static String two(double x) {
        return new java.math.BigDecimal(x).round(new java.math.MathContext(2)).toString();
    }
}
