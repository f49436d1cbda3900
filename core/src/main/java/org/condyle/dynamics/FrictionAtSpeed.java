package org.condyle.dynamics;

import org.condyle.mechanics.contact.Collision;
import org.condyle.mechanics.contact.DryFriction;

/**
 * Coefficients of friction of a step of time, or of an impact, that depend on the mean speed of sliding in it: a fixed point, as that speed
 * follows from the impulses. It is a contraction while friction changes no speed by more than the scale on which the coefficient changes.
 */
final class FrictionAtSpeed {
    private static final double SAME = 1e-10; // change of a coefficient that is none, of 1 and itself
    private static final int MOST_PASSES = 20;
    private static final int WHOLE = 3; // passes that take the new coefficient as it is

    private FrictionAtSpeed() {}

    /** Whether another pass is worth it after one has changed a coefficient. */
    static boolean goesOn(int pass) {
        return pass < MOST_PASSES;
    }

    /** The coefficient for another pass; the old one if it is as good. */
    static double next(DryFriction f, double old, double speed, int pass) {
        double mu = f.over(speed);
        return Math.abs(mu - old) <= SAME * (1 + mu) ? old : pass < WHOLE ? mu : 0.5 * (mu + old);
    }

    /** Coefficients at the speeds before. */
    static void begin(RigidContacts c, int[] candidate, Collision collision) {
        for (int k = 0; k < collision.contacts; k++) {
            DryFriction f = c.element(candidate[k]).friction();
            if (f.variesOver()) {
                collision.friction[k] = f.over(
                        Math.hypot(along(collision, collision.before, k, 1), along(collision, collision.before, k, 2)));
            }
        }
    }

    /** Coefficients at the mean speeds of the impulses found last; true if any has changed and should be tried. */
    static boolean follow(RigidContacts c, int[] candidate, Collision collision, int pass) {
        boolean changed = false;
        for (int k = 0; k < collision.contacts && goesOn(pass); k++) {
            DryFriction f = c.element(candidate[k]).friction();
            if (f.variesOver()) {
                double x = along(collision, collision.before, k, 1) + along(collision, collision.after, k, 1);
                double y = along(collision, collision.before, k, 2) + along(collision, collision.after, k, 2);
                double old = collision.friction[k];
                collision.friction[k] = next(f, old, 0.5 * Math.hypot(x, y), pass);
                changed |= collision.friction[k] != old;
            }
        }
        return changed;
    }

    private static double along(Collision collision, double[] u, int k, int tangent) {
        int r = collision.rowAt[k] + tangent;
        return r < collision.rowAt[k + 1] ? u[r] : 0;
    }

    /** Coefficients of what takes part in a step, at the velocities of the rows that were assembled last. */
    static void read(Workspace w, boolean[] takesPart, double[] friction) {
        RigidContacts c = w.contacts;
        for (int i = 0; i < friction.length; i++) {
            DryFriction f = c.element(i).friction();
            boolean varies = takesPart[i] && f.variesOver();
            friction[i] = varies ? f.over(Math.hypot(c.velocity(w, i, 1), c.velocity(w, i, 2))) : f.slides();
        }
    }
}
