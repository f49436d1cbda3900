package org.condyle.dynamics;

import org.condyle.mechanics.Joint;
import org.condyle.mechanics.State;

/** What is done joint by joint to whole configurations. */
public final class Configurations {
    private Configurations() {}

    /** out = q ⊕ increment; out may be q. */
    public static void advance(Mechanism mechanism, double[] q, double[] increment, double[] out) {
        for (Joint j : mechanism.joints) {
            j.mobility().advance(q, j.qAt(), increment, j.vAt(), out, j.qAt());
        }
    }

    /** Unit quaternions and the like. True if anything was moved. */
    public static boolean tidy(Mechanism mechanism, State s) {
        boolean moved = false;
        for (Joint j : mechanism.joints) {
            moved |= j.mobility().tidy(s.q, j.qAt());
        }
        return moved;
    }
}
