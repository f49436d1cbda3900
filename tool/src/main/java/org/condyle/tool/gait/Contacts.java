package org.condyle.tool.gait;

import java.util.ArrayList;
import java.util.List;

/** When a force of the ground acts: from a strike, where it rises above a threshold, to an off, where it falls below. */
final class Contacts {
    /** Shorter contacts and shorter gaps are noise at the threshold [s]. */
    private static final double SHORTEST = 0.05;

    /**
     * One contact.
     *
     * @param strike first time [s]
     * @param off    last time
     * @param begins whether the strike was seen; otherwise the foot stood there when the measurement began
     * @param ends   whether the off was seen
     */
    record Contact(double strike, double off, boolean begins, boolean ends) {}

    private Contacts() {}

    /** @param vertical force [N] */
    static List<Contact> of(double[] times, double[] vertical, double threshold) {
        List<int[]> runs = new ArrayList<>();
        for (int i = 0; i < times.length; i++) {
            if (!(vertical[i] > threshold)) {
                continue;
            }
            int[] last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
            if (last != null && times[i] - times[last[1]] < SHORTEST) {
                last[1] = i;
            } else {
                runs.add(new int[] {i, i});
            }
        }
        List<Contact> out = new ArrayList<>();
        for (int[] r : runs) {
            boolean begins = r[0] > 0, ends = r[1] < times.length - 1;
            if (times[r[1]] - times[r[0]] >= SHORTEST || !ends) { // one that the measurement cuts off may be long
                out.add(new Contact(times[r[0]], times[r[1]], begins, ends));
            }
        }
        return out;
    }
}
