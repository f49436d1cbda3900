package org.condyle.tool.motion;

import java.util.List;

/** Guesses the kind of a table by the names of its columns, for files that were given in the wrong place. */
final class LooksLike {
    private LooksLike() {}

    /** Words to be appended to a message; empty if nothing can be said. */
    static String hint(List<String> columns) {
        int forces = 0, moments = 0, states = 0, markers = 0;
        for (String c : columns) {
            forces += c.matches("(?i).*(force|torque|cop|grf).*_?[vp]?[xyz]$") ? 1 : 0;
            moments += c.matches(".*_(moment|force)$") ? 1 : 0;
            states += c.matches("/.*|.*\\.(activation|fiber_length)") ? 1 : 0;
            markers += c.matches(".*_(tx|ty|tz)$|.*_[xyz]$") ? 1 : 0;
        }
        int half = Math.max(1, columns.size() / 2);
        if (forces >= half) {
            return " (it looks like measured ground reactions, which belong into external loads)";
        }
        if (moments >= half) {
            return " (it looks like a result of inverse dynamics)";
        }
        if (states >= half) {
            return " (it looks like states of a model)";
        }
        return markers >= half ? " (it looks like positions of markers)" : "";
    }
}
