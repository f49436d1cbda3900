package org.condyle.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Recording;

/** The plots of a recording: channels of one unit and size together, a few to a plot, no more plots than a person looks at. */
final class Plots {
    private static final int MOST_CURVES = 6;
    private static final int MOST_PLOTS = 12;
    private static final double CLOSE = 100;
    private static final int WIDTH = 520;
    private static final int HEIGHT = 320;

    private final Recording recording;
    private final List<List<Integer>> groups = new ArrayList<>();
    private final List<String> notDrawn = new ArrayList<>();

    Plots(Recording recording) {
        this.recording = recording;
        Map<String, List<List<Integer>>> byUnit = new LinkedHashMap<>();
        for (int c = 0; c < recording.channels().size(); c++) {
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
        if (groups.size() < MOST_PLOTS) {
            groups.add(channels);
        } else {
            channels.forEach(c -> notDrawn.add(recording.channels().get(c).name()));
        }
    }

    /** Names of the channels for which there was no room. */
    List<String> notDrawn() {
        return notDrawn;
    }

    List<String> svgs() {
        double[] time = recording.times();
        List<String> svgs = new ArrayList<>();
        for (List<Integer> group : groups) {
            List<Curve> curves = new ArrayList<>();
            for (int c : group) {
                curves.add(new Curve(recording.channels().get(c).name(), time, recording.column(c)));
            }
            Channel first = recording.channels().get(group.get(0));
            String unit = "[" + Text.unit(first.unit()) + "]";
            String names = String.join(", ", curves.stream().map(Curve::name).toList());
            svgs.add(new SvgPlot(names + " over time", "time [s]", unit, curves, WIDTH, HEIGHT).svg());
        }
        return svgs;
    }
}
