package org.condyle.analyse.muscle;

import java.util.ArrayList;
import java.util.List;
import org.condyle.mechanics.Model;
import org.condyle.optimise.OptimumStatus;

/**
 * What is to be known about the frames of a static optimisation: where the motion was out of reach and which coordinate lacked how
 * much, how much of it reserves had to do, which muscles were at full strength.
 */
public final class MotionReport {
    private static final double TRUSTED = 1e-6; // violation of the conditions of an optimum
    private static final int LISTED = 12;

    private final List<String> actuators;
    private final String[] names;
    private final ReserveShares shares;
    private final double[] lacking;
    private final double[] lackingAt;
    private final double[] lackingLoad;
    private final int[] full;
    private int frames;
    private int infeasible;
    private double firstInfeasible = Double.NaN;
    private int unsolved;
    private double firstUnsolved = Double.NaN;
    private double worstOptimality;

    /** @param names of the generalised velocities, for people */
    public MotionReport(Model model, List<String> actuators, List<String> names) {
        this.actuators = List.copyOf(actuators);
        int n = model.speeds();
        this.names = names.toArray(String[]::new);
        shares = new ReserveShares(model, names);
        lacking = new double[n];
        lackingAt = new double[n];
        lackingLoad = new double[n];
        full = new int[actuators.size()];
    }

    /** Takes a frame. */
    public void add(MotionFrame f) {
        frames++;
        worstOptimality = Math.max(worstOptimality, f.optimality());
        if (f.status() == OptimumStatus.INFEASIBLE) {
            firstInfeasible = infeasible++ == 0 ? f.time() : firstInfeasible;
        } else if (f.status() != OptimumStatus.OPTIMAL || !(f.optimality() <= TRUSTED)) {
            firstUnsolved = unsolved++ == 0 ? f.time() : firstUnsolved;
        }
        for (int k = 0; k < names.length; k++) {
            shares.add(k, f.loads[k], f.reserves[k], f.driven[k]);
            if (f.status() == OptimumStatus.INFEASIBLE && Math.abs(f.missing[k]) > Math.abs(lacking[k])) {
                lacking[k] = f.missing[k];
                lackingAt[k] = f.time();
                lackingLoad[k] = f.loads[k];
            }
        }
        for (int i = 0; i < full.length; i++) {
            full[i] += f.sides[i] > 0 ? 1 : 0;
        }
    }

    /** Number of frames in which the motion was out of reach. */
    public int infeasible() {
        return infeasible;
    }

    /** Largest violation of the conditions of an optimum over all frames, relative. */
    public double worstOptimality() {
        return worstOptimality;
    }

    /** Largest moment of reserves along a velocity over its largest load; 0 where nothing else acts. */
    public double reserveShare(int speed) {
        return shares.share(speed);
    }

    /** Why the results are not to be trusted; empty if they are. */
    public List<String> distrust() {
        return distrust("");
    }

    /**
     * The same, with how the caller adds reserve actuators.
     *
     * @param adding ends the sentence that asks for them; may be empty
     */
    public List<String> distrust(String adding) {
        List<String> out = new ArrayList<>();
        if (infeasible > 0) {
            List<String> each = new ArrayList<>();
            for (int k = 0; k < names.length; k++) {
                if (Math.abs(lacking[k]) > 1e-9 * Math.max(1, shares.largestLoad(k))) {
                    each.add(names[k] + " lacks " + (float) lacking[k] + " " + shares.unit(k) + " of "
                            + (float) lackingLoad[k] + " " + shares.unit(k) + " at t = " + (float) lackingAt[k] + " s");
                }
            }
            out.add(frames(infeasible, firstInfeasible) + "the actuators cannot make the motion within their bounds: "
                    + String.join(", ", each)
                    + "; add reserve actuators to these coordinates, or look for errors in loads and motion" + adding);
        }
        if (unsolved > 0) {
            out.add(frames(unsolved, firstUnsolved) + "no optimum was found (its conditions are violated by up to "
                    + (float) worstOptimality + ")");
        }
        return out;
    }

    private String frames(int count, double first) {
        return "in " + count + " of " + frames + " frames, the first at t = " + (float) first + " s, ";
    }

    /** What needs to be known. */
    public List<String> warnings() {
        List<String> out = new ArrayList<>(shares.warnings());
        List<String> strained = new ArrayList<>();
        for (int i = 0; i < full.length; i++) {
            if (full[i] > 0) {
                strained.add(actuators.get(i) + " " + full[i]);
            }
        }
        if (!strained.isEmpty()) {
            int more = strained.size() - LISTED;
            out.add("actuators at their largest control, with the number of such frames of " + frames + ": "
                    + String.join(", ", strained.subList(0, Math.min(LISTED, strained.size())))
                    + (more > 0 ? " and " + more + " more" : ""));
        }
        return out;
    }
}
