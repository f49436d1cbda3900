package org.condyle.dynamics.stepping;

import java.util.Arrays;
import org.condyle.integrate.NonsmoothOptions;

/**
 * The way out of deep overlaps, at position level: velocities do not change. What presses, or closed in until others stopped it, is moved apart at once, as if bodies had been
 * stopped where their surfaces met, as far as the losses of its island pay for that, which are what they are even if the step was not solved.
 * Where nothing will ever pay, or there are so many bodies that steps are seldom solved, a fifth is moved whatever it costs.
 */
public final class Separation {
    private static final double SHARE = 0.2; // of an overlap that one step removes
    private static final double DEEP = 10; // permitted overlaps, in which nothing should rest
    private static final double REST = 0.01; // of the permitted overlap, in a step

    private static final double SMALL = 1e-3; // of the permitted overlap
    private static final double SMALLEST = 1e-10; // [m or rad]

    private double[] wanted = new double[64];
    private double[] cost = new double[64];
    private double energy;

    /**
     * Finds what to move; {@link ContactWork#share} is the part of each displacement to make.
     *
     * @param pays whether losses must pay
     * @return false if nothing is to be moved
     */
    public boolean find(StepContacts s, ContactWork work, double h, NonsmoothOptions options, boolean pays) {
        int n = s.contacts();
        if (wanted.length < n) {
            wanted = new double[2 * n];
            cost = new double[2 * n];
        }
        energy = 0;
        double most = 0;
        for (int c = 0; c < n; c++) {
            boolean stopped = s.impulse(c, 0) > 0 || s.before(c, 0) < 0; // by itself, or by others that press
            wanted[c] = way(s, c, pays && stopped, h, options);
            most = Math.max(most, wanted[c]);
        }
        if (!(most > 0)) {
            return false;
        }
        if (pays) {
            pay(s, work, h, options);
        } else {
            for (int c = 0; c < n; c++) {
                work.forgive(c);
            }
            ask(s, work);
        }
        for (int c = 0; c < n; c++) {
            energy -= work.share(c) * cost[c];
        }
        return true;
    }

    /** Asks what the ways cost and lets losses pay, but where nothing ever will. */
    private void pay(StepContacts s, ContactWork work, double h, NonsmoothOptions options) {
        if (!work.known()) {
            work.addUp(s);
        }
        work.addCredit();
        ask(s, work);
        boolean unpaid = false;
        for (int c = 0; c < s.contacts(); c++) {
            if (work.share(c) < 1 && stuck(s, c, h, options)) {
                work.forgive(c);
                unpaid = true;
            }
        }
        if (unpaid) {
            for (int c = 0; c < s.contacts(); c++) {
                if (work.forgiven(c)) {
                    wanted[c] = way(s, c, false, h, options);
                }
            }
            ask(s, work);
        }
    }

    /** Change of displacements in a sweep that is none; what converges slowly is still far more away from where it goes [m or rad]. */
    public static double small(NonsmoothOptions options) {
        return Math.max(SMALLEST, SMALL * options.penetration());
    }

    /** Energy that the displacements found last give, negative if they cost some [J]. */
    public double energy() {
        return energy;
    }

    private void ask(StepContacts s, ContactWork work) {
        Arrays.fill(cost, 0, s.contacts(), 0);
        s.displace(wanted, cost);
        work.ask(cost);
    }

    /** By how much a contact must be moved apart, beside what its velocity does; negative if it may come closer. */
    private static double way(StepContacts s, int c, boolean once, double h, NonsmoothOptions options) {
        double more = s.depth(c) - options.penetration();
        return (once ? more : SHARE * more) - h * Math.max(0, s.after(c, 0));
    }

    /** Whether a contact rests in an overlap as deep as one that a run may begin with, so that nothing will ever pay for its way out. */
    private static boolean stuck(StepContacts s, int c, double h, NonsmoothOptions options) {
        double moves = h * Math.max(Math.abs(s.before(c, 0)), Math.abs(s.after(c, 0)));
        return s.depth(c) > DEEP * options.penetration() && moves < REST * options.penetration();
    }
}
