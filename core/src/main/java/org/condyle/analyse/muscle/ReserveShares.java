package org.condyle.analyse.muscle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;

/** How much of the load of each coordinate reserves supply over a motion, where other actuators act as well. */
public final class ReserveShares {
    /** Part of the largest load of a coordinate that reserves may supply before the others are not what moves it. */
    public static final double LIMIT = 0.05;

    private static final double ROUNDING = 1e-9;

    private final String[] names;
    private final String[] units;
    private final double[] largestLoad;
    private final double[] largestReserve;
    private final boolean[] driven;

    /** @param names of the generalised velocities, for people */
    public ReserveShares(Model model, List<String> names) {
        int n = model.speeds();
        this.names = names.toArray(String[]::new);
        units = new String[n];
        for (Joint j : model.joints()) {
            for (int k = 0; k < j.mobility().speeds().length; k++) {
                units[j.vAt() + k] = j.mobility().speeds()[k].dimension().isTurning() ? "N·m" : "N";
            }
        }
        largestLoad = new double[n];
        largestReserve = new double[n];
        driven = new boolean[n];
    }

    /**
     * Takes what happens along a velocity at an instant.
     *
     * @param load     what the motion takes [N or N·m]
     * @param reserves what reserves supply of it
     * @param byOthers whether an actuator that is no reserve acts, too
     */
    public void add(int speed, double load, double reserves, boolean byOthers) {
        largestLoad[speed] = Math.max(largestLoad[speed], Math.abs(load));
        largestReserve[speed] = Math.max(largestReserve[speed], Math.abs(reserves));
        driven[speed] |= byOthers;
    }

    /** Whether an arm is more than rounding: muscles inside a body do not act on its root, but their arms there are not exactly 0. */
    static boolean acts(double arm, double longest) {
        return Math.abs(arm) > ROUNDING * longest;
    }

    /** Takes the equations of an instant with the efforts of the actuators [N or N·m]. */
    public void add(ActuatorBalance balance, double[] efforts) {
        double[] longest = new double[efforts.length];
        for (int row = 0; row < balance.rows(); row++) {
            for (int i = 0; i < efforts.length; i++) {
                longest[i] = Math.max(longest[i], Math.abs(balance.arm(row, i)));
            }
        }
        for (int row = 0; row < balance.rows(); row++) {
            double reserves = 0;
            boolean byOthers = false;
            for (int i = 0; i < efforts.length; i++) {
                reserves += balance.isReserve(i) ? balance.arm(row, i) * efforts[i] : 0;
                byOthers |= !balance.isReserve(i) && acts(balance.arm(row, i), longest[i]);
            }
            add(balance.speed(row), balance.load(row), reserves, byOthers);
        }
    }

    double largestLoad(int speed) {
        return largestLoad[speed];
    }

    String unit(int speed) {
        return units[speed];
    }

    /** Largest moment of reserves along a velocity over its largest load; 0 where nothing else acts. */
    public double share(int speed) {
        return driven[speed] && largestLoad[speed] > 0 ? largestReserve[speed] / largestLoad[speed] : 0;
    }

    /** A sentence about the coordinates of which they supply more than {@link #LIMIT}, the worst first. */
    public List<String> warnings() {
        List<Integer> much = new ArrayList<>();
        for (int k = 0; k < names.length; k++) {
            if (share(k) > LIMIT) {
                much.add(k);
            }
        }
        much.sort(Comparator.comparingDouble(k -> -share(k)));
        if (much.size() < 2) {
            return much.stream()
                    .map(k ->
                            "reserves supply up to " + (float) largestReserve[k] + " " + units[k] + " along " + names[k]
                                    + ", " + Math.round(100 * share(k))
                                    + " % of its largest load: the other actuators do not make this motion alone")
                    .toList();
        }
        return List.of("reserves supply more than " + Math.round(100 * LIMIT)
                + " % of the largest load of " + much.size()
                + " coordinates, so that the other actuators do not make this motion alone: "
                + much.stream()
                        .map(k -> names[k] + " " + (float) largestReserve[k] + " " + units[k] + " ("
                                + Math.round(100 * share(k)) + " %)")
                        .collect(Collectors.joining(", ")));
    }
}
