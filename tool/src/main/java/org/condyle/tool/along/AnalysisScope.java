package org.condyle.tool.along;

import java.util.Locale;
import org.condyle.analyse.motion.Instant;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;

/**
 * What an analysis is made from.
 *
 * @param setup   its keys
 * @param instant the instants that it will see
 * @param rows    how many there will be
 * @param result  for what it wants to tell
 */
public record AnalysisScope(Setup setup, Instant instant, int rows, ResultBuilder result) {
    /** The keys that every analysis of OpenSim has. */
    public static SetupKeys keys() {
        return new SetupKeys()
                .key("on", "true")
                .key("start_time", "-Inf")
                .key("end_time", "Inf")
                .key("in_degrees", "true")
                .withoutEffect("step_interval", "defaults");
    }

    public ToolModel model() {
        return result.model();
    }

    /** Names of files: {@code SinglePin_JointReaction_ReactionLoads.sto}. */
    public String file(String what) {
        return result.prefix() + setup.name().replaceAll("[^A-Za-z0-9_.-]", "_") + "_" + what + ".sto";
    }

    /** Unit of an angle or a length, per second to some power. */
    public static String unit(boolean length, boolean degrees, int rates) {
        String base = length ? "m" : degrees ? "deg" : "rad";
        return rates == 0 ? base : rates == 1 ? base + "/s" : String.format(Locale.ROOT, "%s/s^%d", base, rates);
    }
}
