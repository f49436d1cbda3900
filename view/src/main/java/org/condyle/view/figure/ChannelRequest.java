package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.io.results.RunFolder;
import org.condyle.text.ChannelId;
import org.condyle.view.page.Text;

/**
 * A channel as a person asks for it: {@code knee.angle}, or {@code knee.angle[deg]} to see it in another unit.
 *
 * @param unit empty for the unit of the recording
 */
public record ChannelRequest(String name, String unit) {

    /** The numbers of a channel in the unit they are shown in. */
    public record Shown(String name, String unit, double[] values) {
        /** "knee.angle [rad]"; a plain number has no unit to tell. */
        public String label() {
            return unit.isEmpty() || unit.equals("1") ? name : name + " [" + printed(unit) + "]";
        }
    }

    /** Reads a list with commas between; a name that itself holds commas or brackets is taken if the run has it. */
    public static List<ChannelRequest> list(String text, RunFolder run) {
        if (run.has(text)) {
            return List.of(new ChannelRequest(text, ""));
        }
        List<ChannelRequest> all = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            if (!part.isBlank()) {
                all.add(one(part.strip(), run));
            }
        }
        return all;
    }

    /** Reads one request. */
    public static ChannelRequest one(String text, RunFolder run) {
        int bracket = text.lastIndexOf('[');
        boolean plain = run.has(text) || bracket <= 0 || !text.endsWith("]");
        return plain
                ? new ChannelRequest(text, "")
                : new ChannelRequest(
                        text.substring(0, bracket).strip(),
                        text.substring(bracket + 1, text.length() - 1).strip());
    }

    /** This request by the name of today, if the name is the spelling of an earlier version and the run has the new one. */
    public ChannelRequest current(RunFolder run) {
        String today = ChannelId.current(name);
        return run.has(name) || !run.has(today) ? this : new ChannelRequest(today, unit);
    }

    /**
     * The channel of a run.
     *
     * @throws DocumentException if it was not recorded, or cannot be expressed in this unit
     */
    public Shown of(RunFolder run) {
        RunFolder.Series s = run.series(name);
        if (unit.isEmpty() || unit.equals(s.unit())) {
            return new Shown(s.name(), s.unit(), s.values());
        }
        Quantity from = unit(s.unit()), to = unit(unit);
        if (!from.dimension().agrees(to.dimension())) {
            throw problem(
                    "the channel is in [" + s.unit() + "], " + from.dimension().describe() + "; [" + unit
                            + "] is the unit of " + to.dimension().describe());
        }
        double[] values = new double[s.values().length];
        for (int i = 0; i < values.length; i++) {
            values[i] = s.values()[i] * from.si() / to.si();
        }
        return new Shown(s.name(), unit, values);
    }

    private Quantity unit(String text) {
        try {
            return text.isEmpty() ? new Quantity(1, Dimension.NONE) : Units.parse(text);
        } catch (ExpressionException e) {
            throw problem(String.valueOf(e.getMessage()));
        }
    }

    private DocumentException problem(String message) {
        return new DocumentException(Code.WRONG_UNIT, Position.in(name + "[" + unit + "]"), message);
    }

    /** As in books: "µm", "N·m", "m/s²". */
    private static String printed(String unit) {
        return Text.unit(unit).replaceAll("\\bu(?=[ms]\\b)", "µ");
    }
}
