package org.condyle.contact;

import org.condyle.contact.law.NormalLaw;
import org.condyle.math.Relaxation;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;

/**
 * A layer that relaxes: each of its springs has a past of its own. With the pressure F(u) that a spring of deflection u has when it is
 * quick, and the branches rᵢ = F - zᵢ of its {@link Relaxation},
 *
 * <pre>  p = g F + Σ gᵢ rᵢ,   ṙᵢ = Ḟ - rᵢ/τᵢ  </pre>
 *
 * From the last accepted step on F goes along a straight line to what it is now, for which the branches are exact:
 *
 * <pre>  rᵢ ← rᵢ e^(-h/τᵢ) + ΔF τᵢ/h (1 - e^(-h/τᵢ))  </pre>
 *
 * This is of second order in the step, so that steps are at most a fifth of the shortest time. A contact never pulls: where p would be
 * negative the surface is left behind, deeper than nothing presses it, and comes back with p = 0. It is touched again where the other
 * surface reaches it, inside a step, at the place on the straight lines where they meet.
 *
 * <p>A spring stores g W(u) + Σ gᵢ (W(u) - W(λᵢ) - zᵢ (u - λᵢ)) with F(λᵢ) = zᵢ and the energy W of F, and loses Σ gᵢ (u - λᵢ) rᵢ/τᵢ, which
 * is never negative; of a linear layer that is p∞²/2k + Σ qᵢ²/2kᵢ and Σ qᵢ²/(kᵢ τᵢ).
 *
 * <p>Memory: the time, the number of springs with a past, the largest F so far, F of each spring, and its branches. F is negative where the surface was left
 * behind, and 0 of a spring without a past. Until a run begins there is no time: the layer is then what it is after a long time.
 */
final class LayerHistory implements History {
    /** Part of the shortest time that a step may last. */
    private static final double STEP = 0.2;

    private static final double FORGOTTEN = 1e-9; // of the largest pressure so far
    private static final int HEAD = 3;

    private final NormalLaw law;
    private final Relaxation relaxation;
    private final boolean relaxed; // what overlaps at the start has done so for ever
    private final ContactGeometry geometry;
    private final int at;
    private final int first;
    private final int each;
    private final double[] decay;
    private final double[] kept;
    private final double[] branch; // of the place looked at last
    private double[] memory = {};
    private boolean begun;
    private double step;
    private double ramp; // Σ gᵢ keptᵢ
    private double quick; // F of the place looked at last
    private double pressure;
    private double deflection;

    private double stiffness;
    private double greatest; // deflection since the instant began
    private boolean left; // whether the surface was left behind
    private boolean[] listed = {};
    private double layStored;
    private double layLost;

    /** @param at where its memory begins */
    LayerHistory(NormalLaw law, Relaxation relaxation, boolean relaxed, ContactGeometry geometry, int at) {
        this.law = law;
        this.relaxation = relaxation;
        this.relaxed = relaxed;
        this.geometry = geometry;
        this.at = at;
        first = at + HEAD;
        each = 1 + relaxation.terms();
        decay = new double[relaxation.terms()];
        kept = new double[relaxation.terms()];
        branch = new double[relaxation.terms()];
    }

    /** Numbers of memory. */
    static int memories(Relaxation relaxation, ContactGeometry geometry) {
        return HEAD + (1 + relaxation.terms()) * geometry.springs();
    }

    /** How long steps may be while it remembers something [s]. */
    double longestStep() {
        return STEP * relaxation.shortest();
    }

    /** Whether any spring has a past. */
    boolean remembers(State s) {
        return s.memory[at + 1] > 0;
    }

    @Override
    public void begin(State s) {
        memory = s.memory;
        greatest = 0;
        double before = memory[at];
        begun = before != Past.NEVER;
        step = begun ? Math.max(s.time - before, -relaxation.shortest()) : 0;
        ramp = over(step, decay, kept);
    }

    /** Fills e^(-h/τ) and (1 - e^(-h/τ)) τ/h; returns the sum of gᵢ times the latter. */
    private double over(double h, double[] decays, double[] keeps) {
        double sum = 0;
        for (int i = 0; i < decays.length; i++) {
            double x = h / relaxation.time(i);
            decays[i] = Math.exp(-x);
            keeps[i] = Relaxation.kept(x);
            sum += relaxation.share(i) * keeps[i];
        }
        return sum;
    }

    private double quick(double depth) {
        return law.force(stiffness, depth, 0, 1);
    }

    @Override
    public void press(int place, double k, double depth, double rate) {
        stiffness = k;
        double now = quick(depth);
        deflection = Math.max(0, depth);
        if (!begun) {
            quick = now;
            pressure = relaxation.rest() * now;
            java.util.Arrays.fill(branch, 0);
            left = false;
            return;
        }
        int m = first + each * place;
        double before = Math.abs(memory[m]), free = free(m, before);
        left = now <= free;
        if (left) {
            leave(m, before, free);
            greatest = Math.max(greatest, deflection);
            return;
        }
        greatest = Math.max(greatest, deflection);
        quick = now;
        boolean wasLeft = memory[m] <= 0 && step > 0;
        double start = wasLeft ? earlier(depth - rate * step) : before;
        if (start >= before) {
            go(m, before, now, decay, kept);
        } else {
            touch(m, before, free, (before - start) / (before - start + now - free));
        }
    }

    /** F where the pressure is zero at the end of the step. */
    private double free(int m, double before) {
        double held = 0;
        for (int i = 0; i < branch.length; i++) {
            held += relaxation.share(i) * memory[m + 1 + i] * decay[i];
        }
        return Math.max(0, (ramp * before - held) / (relaxation.rest() + ramp));
    }

    /** F at an earlier depth; of one that was not yet reached, how far away it was. */
    private double earlier(double depth) {
        return depth < 0 ? stiffness * depth : quick(depth);
    }

    private void leave(int m, double before, double free) {
        go(m, before, free, decay, kept);
        quick = free;
        pressure = 0;
        deflection = free > 0 ? law.depthOf(stiffness, free) : 0;
    }

    /** Branches and pressure after F has gone along a straight line. */
    private void go(int m, double from, double to, double[] decays, double[] keeps) {
        pressure = relaxation.rest() * to;
        for (int i = 0; i < branch.length; i++) {
            branch[i] = memory[m + 1 + i] * decays[i] + (to - from) * keeps[i];
            pressure += relaxation.share(i) * branch[i];
        }
    }

    /** The surface comes back by itself over a part of the step, then it is pressed. */
    private void touch(int m, double before, double free, double part) {
        double middle = before + part * (free - before), to = quick;
        pressure = relaxation.rest() * to;
        for (int i = 0; i < branch.length; i++) {
            double x = step / relaxation.time(i), late = (1 - part) * x;
            double r = memory[m + 1 + i] * Math.exp(-part * x) + (middle - before) * Relaxation.kept(part * x);
            branch[i] = r * Math.exp(-late) + (to - middle) * Relaxation.kept(late);
            pressure += relaxation.share(i) * branch[i];
        }
    }

    @Override
    public double pressure() {
        return pressure;
    }

    @Override
    public double stored() {
        double sum = relaxation.rest() * law.potential(stiffness, deflection);
        for (int i = 0; i < branch.length; i++) {
            sum += relaxation.share(i) * law.stretched(stiffness, deflection, quick - branch[i]);
        }
        return sum;
    }

    @Override
    public double lost() {
        double sum = 0;
        for (int i = 0; i < branch.length; i++) {
            double forgotten = law.depthOf(stiffness, quick - branch[i]);
            sum += relaxation.share(i) * (deflection - forgotten) * branch[i] / relaxation.time(i);
        }
        return sum;
    }

    /**
     * Adds up what springs store and lose that nothing presses now.
     *
     * @param pressed how many entries of the set press
     */
    void lookAtDents(State s, double k, ContactSet set, int pressed) {
        layStored = layLost = 0;
        if (!remembers(s)) {
            return;
        }
        stiffness = k;
        mark(set, pressed);
        for (int i = 0; i < listed.length; i++) {
            int m = first + each * i;
            if (!listed[i] && memory[m] != 0) {
                double before = Math.abs(memory[m]);
                leave(m, before, free(m, before));
                greatest = Math.max(greatest, deflection);
                double area = geometry.springArea(i);
                layStored += area * stored();
                layLost += area * lost();
            }
        }
    }

    /** The greatest deflection of a spring that was looked at at this instant, pressed or not [m]. */
    double greatest() {
        return greatest;
    }

    double storedInDents() {
        return layStored;
    }

    double lostInDents() {
        return layLost;
    }

    private void mark(ContactSet set, int count) {
        if (listed.length == 0) {
            listed = new boolean[geometry.springs()];
        }
        java.util.Arrays.fill(listed, false);
        for (int i = 0; i < count; i++) {
            listed[set.spring[i]] = true;
        }
    }

    /** The end of a step becomes the past. */
    void commit(State s, double k, ContactSet set, PairForces forces) {
        begin(s);
        stiffness = k;
        mark(set, set.count);
        double most = memory[at + 2];
        for (int i = 0; i < set.count; i++) {
            int m = first + each * set.spring[i];
            press(set.spring[i], k, set.depth[i], forces.approach(set, i));
            if (!begun) { // what overlaps at the start was pressed this moment, or long ago
                java.util.Arrays.fill(branch, relaxed ? 0 : quick);
            }
            most = Math.max(most, quick);
            memory[m] = left ? -quick : quick;
            System.arraycopy(branch, 0, memory, m + 1, branch.length);
        }
        int remembered = 0;
        for (int i = 0; i < listed.length; i++) {
            int m = first + each * i;
            double before = Math.abs(memory[m]);
            if (!listed[i] && before > 0) {
                leave(m, before, free(m, before));
                memory[m] = -quick;
                System.arraycopy(branch, 0, memory, m + 1, branch.length);
            }
        }
        for (int i = 0; i < listed.length; i++) {
            int m = first + each * i;
            if (memory[m] > 0 || memory[m] < -FORGOTTEN * most) {
                remembered++;
            } else {
                java.util.Arrays.fill(memory, m, m + each, 0);
            }
        }
        memory[at] = s.time;
        memory[at + 1] = remembered;
        memory[at + 2] = most;
    }
}
