package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;

/** The impacts of a run so far, and the energy that they took. */
final class ImpactLog {
    private static final int MOST_LISTED = 10_000;
    private static final int PACKED = 6;

    private final List<String> places; // names that can stand in the list, for checkpoints
    private final List<Impact> impacts = new ArrayList<>();
    private long dropped;
    private double lost;

    ImpactLog(List<String> places) {
        this.places = List.copyOf(places);
    }

    void add(Impact impact) {
        lost += impact.energyLost();
        list(impact);
    }

    /** Lists an impact whose energy is booked elsewhere. */
    void list(Impact impact) {
        if (impacts.size() < MOST_LISTED) {
            impacts.add(impact);
        } else {
            dropped++;
        }
    }

    /** Energy that went in an impact and is not told with any of its contacts. */
    void lose(double energy) {
        lost += energy;
    }

    List<Impact> list() {
        return List.copyOf(impacts);
    }

    /** Energy that all impacts took [J]. */
    double lost() {
        return lost;
    }

    void warn(List<String> warnings) {
        if (dropped > 0) {
            warnings.add(dropped + " further impacts were counted but not listed");
        }
    }

    /** What a checkpoint needs. */
    void pack(List<Double> out) {
        out.add((double) dropped);
        out.add(lost);
        out.add((double) impacts.size());
        for (Impact i : impacts) {
            out.add(i.time());
            out.add((double) places.indexOf(i.at()));
            out.add(i.speedBefore());
            out.add(i.speedAfter());
            out.add(i.energyLost());
            out.add(i.impulse());
        }
    }

    /** Takes over what was packed; returns where it ends. */
    int unpack(double[] packed, int at) {
        dropped = (long) packed[at];
        lost = packed[at + 1];
        int listed = (int) packed[at + 2], k = at + 3;
        impacts.clear();
        for (; impacts.size() < listed; k += PACKED) {
            impacts.add(new Impact(
                    packed[k],
                    places.get((int) packed[k + 1]),
                    packed[k + 2],
                    packed[k + 3],
                    packed[k + 4],
                    packed[k + 5]));
        }
        return k;
    }
}
