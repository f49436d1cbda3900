package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.io.results.RunFolder;
import org.condyle.text.ChannelId;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.plot.Curve;

/**
 * The figure of channels of runs: one panel a unit, in each a curve for every channel of every run.
 *
 * @param x      channel along the horizontal axis
 * @param y      channels upwards
 * @param names  of the curves, instead of those that are found; empty to find them
 */
public record RunFigure(List<RunFolder> runs, ChannelRequest x, List<ChannelRequest> y, List<String> names) {
    private static final int LONGEST_LABEL = 40;

    /** The label of the horizontal axis. */
    public String xLabel() {
        return x.of(runs.get(0)).label();
    }

    /** Time ends where it ends; other axes end at ticks, so that a curve does not lie on the frame. */
    public boolean overTime() {
        return x.name().equals("time");
    }

    /** One panel a unit; the label of each tells what its curves have in common. */
    public List<Panel> panels() {
        Map<String, List<ChannelRequest>> byUnit = new LinkedHashMap<>();
        for (ChannelRequest r : y) {
            byUnit.computeIfAbsent(r.of(runs.get(0)).unit(), u -> new ArrayList<>())
                    .add(r);
        }
        List<String> runNames = RunNames.of(runs);
        List<Panel> panels = new ArrayList<>();
        int curve = 0;
        for (List<ChannelRequest> requests : byUnit.values()) {
            List<Curve> curves = new ArrayList<>();
            for (ChannelRequest r : requests) {
                for (int i = 0; i < runs.size(); i++) {
                    String own = requests.size() == 1
                            ? runNames.get(i)
                            : runs.size() == 1 ? r.name() : r.name() + ", " + runNames.get(i);
                    String name = names.isEmpty() ? own : names.get(curve++ % names.size());
                    curves.add(new Curve(
                            name, x.of(runs.get(i)).values(), r.of(runs.get(i)).values()));
                }
            }
            panels.add(new Panel(AxisPlan.of(label(requests), true), curves));
        }
        return panels;
    }

    /** "spheres.force [N]"; of several channels the last or first words they share, else all names if they are few. */
    private String label(List<ChannelRequest> requests) {
        String unit = requests.get(0).of(runs.get(0)).unit();
        Set<String> all = new LinkedHashSet<>(), ends = new LinkedHashSet<>(), starts = new LinkedHashSet<>();
        for (ChannelRequest r : requests) {
            all.add(r.name());
            ChannelId id = ChannelId.parse(r.name());
            ends.add(id.quantity());
            starts.add(id.subject());
        }
        boolean one = all.size() == 1, start = starts.size() == 1 && !starts.contains("");
        String common =
                ends.size() == 1 ? ends.iterator().next() : starts.iterator().next();
        String name = !one && (ends.size() == 1 || start) ? common : String.join(", ", all);
        // a single name always stays: the drawing shrinks or shortens it
        String told = one || name.length() <= LONGEST_LABEL ? name : "";
        String label = new ChannelRequest.Shown(told, unit, new double[0]).label();
        return label.strip();
    }
}
