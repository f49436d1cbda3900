package org.condyle.tool.motion;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/**
 * The times of a table of external loads. Loads are linear between rows and held before the first and after the last; where
 * rows are missing, or a motion goes on beyond them, that is told.
 */
final class LoadTimes {
    /** Steps that are larger than the usual one by this are a gap. */
    private static final double GAP = 3;

    private static final int LISTED = 5;

    private final DataTable table;
    private final double[] times;
    private final double step;

    LoadTimes(DataTable table) {
        this.table = table;
        times = table.has("time") ? table.column("time") : new double[0];
        double[] steps = new double[Math.max(0, times.length - 1)];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = times[i + 1] - times[i];
        }
        Arrays.sort(steps);
        step = steps.length == 0 ? 0 : steps[steps.length / 2];
    }

    /** Gaps between rows, each with the line behind it. */
    List<String> gaps() {
        List<String> out = new ArrayList<>();
        int more = 0;
        for (int i = 0; step > 0 && i + 1 < times.length; i++) {
            if (times[i + 1] - times[i] > GAP * step) {
                if (out.size() == LISTED) {
                    more++;
                    continue;
                }
                out.add(String.format(
                        Locale.ROOT,
                        "%s: no rows between %s s and %s s, while the others are %s s apart; the loads go in a straight"
                                + " line over this gap",
                        table.at(i + 1),
                        number(times[i]),
                        number(times[i + 1]),
                        number(step)));
            }
        }
        if (more > 0) {
            out.add(table.file() + ": and " + more + " more gaps");
        }
        return out;
    }

    /** Refuses loads of other times than the motion. */
    void requireAny(double from, double to) {
        if (times.length == 0) {
            return;
        }
        double first = times[0], last = times[times.length - 1];
        if (to < first - step || from > last + step) {
            throw new DocumentException(
                    Code.OUTSIDE_DATA,
                    Position.in(table.file()),
                    "the loads are from " + number(first) + " s to " + number(last) + " s, the motion is from "
                            + number(from) + " s to " + number(to)
                            + " s: they have no time in common",
                    "give the loads of this motion, or shift the times of one" + " of the tables");
        }
    }

    /** What is to be told about a motion with these times; empty if the table covers it. */
    String beyond(double[] motion) {
        if (times.length == 0 || motion.length == 0) {
            return "";
        }
        double from = motion[0], to = motion[motion.length - 1], first = times[0], last = times[times.length - 1];
        double half =
                motion.length < 2 ? 0 : 0.5 * (to - from) / (motion.length - 1); // rows are the nearest to the ends
        double slack = Math.max(step, half);
        if (from >= first - slack && to <= last + slack) {
            return "";
        }
        return String.format(
                Locale.ROOT,
                "%s: the loads are from %s s to %s s, the motion is from %s s to %s s; beyond the table its first or last"
                        + " row is held. Give the time range that was measured (--from %s --to %s), or a longer table",
                table.file(),
                number(first),
                number(last),
                number(from),
                number(to),
                number(Math.max(from, first)),
                number(Math.min(to, last)));
    }

    private static String number(double x) {
        return new BigDecimal(x)
                .round(new MathContext(6, RoundingMode.HALF_EVEN))
                .stripTrailingZeros()
                .toPlainString();
    }
}
