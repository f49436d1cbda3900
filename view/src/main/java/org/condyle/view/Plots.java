package org.condyle.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.simulate.Recording;

/** Which channels are drawn together: those of one unit and size, a few to a plot, no more plots than a person looks at. */
final class Plots {
    static final int MOST_PLOTS = 12;

    private static final int MOST_CURVES = 6;
    private static final double CLOSE = 100;

    private final Recording recording;
    private final List<List<Integer>> groups = new ArrayList<>();
    private final List<String> notDrawn = new ArrayList<>();
    private final int most;

    Plots(Recording recording, List<Integer> channels, int most) {
        this.recording = recording;
        this.most = most;
        Map<String, List<List<Integer>>> byUnit = new LinkedHashMap<>();
        for (int c : channels) {
            join(c, byUnit.computeIfAbsent(recording.channels().get(c).unit(), u -> new ArrayList<>()));
        }
        for (List<List<Integer>> sizes : byUnit.values()) {
            for (List<Integer> alike : sizes) {
                // as even as can be: eight curves make two plots of four, not six and two
                int plots = (alike.size() + MOST_CURVES - 1) / MOST_CURVES;
                for (int p = 0; p < plots; p++) {
                    add(alike.subList(p * alike.size() / plots, (p + 1) * alike.size() / plots));
                }
            }
        }
    }

    /** Puts a channel among those of its unit that are about as large: a depth of microns beside a step is a flat line. */
    private void join(int channel, List<List<Integer>> groups) {
        double size = size(channel);
        for (List<Integer> group : groups) {
            double other = size(group.get(0));
            if (size == 0 || (size < CLOSE * other && other < CLOSE * size)) {
                group.add(channel);
                return;
            }
        }
        groups.add(new ArrayList<>(List.of(channel)));
    }

    private double size(int channel) {
        double largest = 0;
        for (int r = 0; r < recording.rows(); r++) {
            double x = Math.abs(recording.value(channel, r));
            largest = x <= Axis.LARGEST ? Math.max(largest, x) : largest;
        }
        return largest;
    }

    private void add(List<Integer> channels) {
        if (groups.size() < most) {
            groups.add(channels);
        } else {
            channels.forEach(c -> notDrawn.add(recording.channels().get(c).name()));
        }
    }

    /** Channels of each plot. */
    List<List<Integer>> groups() {
        return groups;
    }

    /** Names of the channels for which there was no room. */
    List<String> notDrawn() {
        return notDrawn;
    }
}
