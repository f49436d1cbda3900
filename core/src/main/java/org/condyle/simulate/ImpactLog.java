package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;

/** The impacts of a run so far, and the energy that they took. */
final class ImpactLog {
    private static final int MOST_LISTED = 10_000;
    private static final int PACKED = 6;

    private final List<String> places; // names that can stand in the list, for checkpoints
    private final List<Impact> impacts = new ArrayList<>();
    private final Tally more;
    private double lost;

    ImpactLog(List<String> places) {
        this.places = List.copyOf(places);
        more = new Tally(places);
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
            more.add(impact.at());
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

    /** How often what is hit was hit after the list was full. */
    java.util.Map<String, Long> omitted() {
        return more.counts();
    }

    /** What a checkpoint needs. */
    void pack(List<Double> out) {
        more.pack(out);
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
        int k = more.unpack(packed, at);
        lost = packed[k];
        int listed = (int) packed[k + 1];
        k += 2;
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
