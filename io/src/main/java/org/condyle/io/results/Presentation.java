package org.condyle.io.results;

import java.util.List;
import java.util.Map;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Units;
import org.condyle.simulate.Channel;
import org.jspecify.annotations.Nullable;

/**
 * How the author wants a run to be shown, and what was run instead of what the file says. Results are stored in SI
 * units; code that displays or writes them converts them here.
 *
 * @param channelUnits units of channels that the file asks for, by name; the others are shown in their own
 * @param meanings     what outputs mean, by name, where the file says it
 * @param changes      what the case and the settings changed
 * @param notes        lines of the model text that were changed, from 0, and what the file has there
 * @param plots        plots that the file asks for, in its order
 * @param over         channel over which all curves are drawn, that of a quasi-static analysis; empty for the time
 */
public record Presentation(
        Map<String, String> channelUnits,
        Map<String, String> meanings,
        List<Change> changes,
        Map<Integer, String> notes,
        List<AskedPlot> plots,
        String over) {
    /** Nothing special: SI units, and the file as it stands. */
    public static final Presentation PLAIN = new Presentation(Map.of(), Map.of(), List.of(), Map.of(), List.of(), "");

    /**
     * A value that was not run as it stands in the file.
     *
     * @param before one line of YAML; null if the file does not have it
     * @param after  null if it was taken away
     * @param by     what changed it: "--set", or the case
     */
    public record Change(
            String path, @Nullable String before, @Nullable String after, String by) {}

    public String unit(Channel channel) {
        return channelUnits.getOrDefault(channel.name(), channel.unit());
    }

    /** A value of a channel, from SI to the unit it is shown in. */
    public double of(Channel channel, double si) {
        String unit = channelUnits.get(channel.name());
        return unit == null ? si : in(unit, si);
    }

    /** How many SI units one of this unit is; 1 for plain numbers. */
    public static double size(String unit) {
        return unit.isEmpty() ? 1 : Units.parse(unit).si();
    }

    /** Whether numbers of two units can be expressed in one of them. */
    public static boolean agree(String a, String b) {
        try {
            return a.equals(b)
                    || Units.parse(a).dimension().agrees(Units.parse(b).dimension());
        } catch (ExpressionException e) {
            return false;
        }
    }

    /** A number in SI units, expressed in another unit. */
    public static double in(String unit, double si) {
        double size = size(unit);
        return size == 1 ? si : si / size;
    }
}
