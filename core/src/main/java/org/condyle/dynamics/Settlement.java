package org.condyle.dynamics;

import java.util.ArrayList;
import java.util.List;
import org.condyle.mechanics.Settling;
import org.condyle.mechanics.State;

/** Puts internal states that adapt within moments into equilibrium with a pose: fibres of muscles with their tendons. */
public final class Settlement {
    private Settlement() {}

    /**
     * Settles all elements at the start of a run, except those of whose states one was given.
     *
     * @param given marks the entries of z that were given
     * @return what a person should know, a sentence each
     */
    public static List<String> atStart(Mechanism mechanism, State s, boolean[] given) {
        List<String> remarks = new ArrayList<>();
        if (mechanism.model().forces().values().stream().noneMatch(Settling.class::isInstance)) {
            return remarks;
        }
        Workspace w = new Workspace(mechanism);
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        int settled = 0;
        List<String> names = mechanism.forceNames();
        for (int e = 0; e < names.size(); e++) {
            if (w.element(e) instanceof Settling own && own.settledAtStart().length > 0 && isOpen(own, given)) {
                String remark = own.settle(s, w.motion, false);
                settled++;
                if (!remark.isEmpty()) {
                    remarks.add("'" + names.get(e) + "' at the start: " + remark);
                }
            }
        }
        if (settled > 0) {
            remarks.add(0, settledRemark(settled));
        }
        return remarks;
    }

    private static String settledRemark(int count) {
        return "the start has the fibres of " + count + (count == 1 ? " muscle" : " muscles")
                + " in equilibrium with their tendons";
    }

    private static boolean isOpen(Settling own, boolean[] given) {
        for (int at : own.settledAtStart()) {
            if (given[at]) {
                return false;
            }
        }
        return true;
    }

    /** Settles all elements wholly, for a model at rest whose bodies were placed last. */
    public static void atRest(State s, Workspace w) {
        for (Settling own : w.abilities.settling) {
            own.settle(s, w.motion, true);
        }
    }
}
