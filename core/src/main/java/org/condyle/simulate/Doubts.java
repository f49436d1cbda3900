package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;

/**
 * What force elements say about positions that were computed.
 *
 * @param warnings what to be careful about
 * @param distrust why the positions are not to be trusted; empty if nothing speaks against them
 */
public record Doubts(List<String> warnings, List<String> distrust) {
    public Doubts {
        warnings = List.copyOf(warnings);
        distrust = List.copyOf(distrust);
    }

    /** With a further warning; itself if that is empty. */
    public Doubts warning(String further) {
        if (further.isEmpty()) {
            return this;
        }
        List<String> all = new ArrayList<>(warnings);
        all.add(further);
        return new Doubts(all, distrust);
    }
}
