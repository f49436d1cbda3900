package org.condyle.dynamics;

import java.util.Locale;
import org.condyle.dynamics.tree.MotionBounds;
import org.condyle.dynamics.tree.SlowMembers;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Unilateral;
import org.condyle.mechanics.UnilateralManyBody;

/** Whether bodies could pass through each other between two contact searches. */
final class TunnellingCheck {
    private final Workspace w;
    private final MotionBounds courses;
    private final boolean[] watched; // elements that have another side
    private final boolean some; // of them
    private final SlowMembers calm;
    private final int[] pair = new int[2];
    private int element = -1; // that allowed no more
    private int manyBody = -1;
    private double longest;

    TunnellingCheck(Workspace w) {
        this.w = w;
        courses = new MotionBounds(w.mechanism.tree, w.kinematics, w.motion);
        watched = new boolean[w.contacts.elements()];
        boolean any = false;
        for (int e = 0; e < watched.length; e++) {
            watched[e] = element(e).passable();
            any |= watched[e];
        }
        some = any;
        calm = new SlowMembers(w.mechanism.tree, w.manyBodyContacts);
    }

    boolean passable() {
        return some || !calm.always();
    }

    private Unilateral element(int e) {
        return w.contacts.element(w.contacts.firstOf(e));
    }

    /** As {@link TimeStepping#longestStep}. */
    double longestStep(State s, double wanted, boolean looked) {
        longest = Double.POSITIVE_INFINITY;
        element = manyBody = -1;
        if (!some && calm.calm(s.v, wanted)) {
            return longest;
        }
        w.kinematics.move(s.v);
        courses.find();
        for (int e = 0; e < watched.length; e++) {
            if (watched[e]) {
                if (!looked) {
                    element(e).find(s, w.motion);
                }
                double h = element(e).longestStep(w.motion, courses.course);
                if (h < longest) {
                    longest = h;
                    element = e;
                }
            }
        }
        for (int k = 0; k < w.manyBodyContacts.length; k++) {
            double h = w.manyBodyContacts[k].longestStep(w.motion, courses.course, Math.min(wanted, longest), pair);
            if (h < longest) {
                longest = h;
                manyBody = k;
                element = -1;
            }
        }
        return longest;
    }

    /** Who allowed no longer step. */
    String fastest() {
        return String.format(
                Locale.ROOT,
                "%s so fast, for their thickness, that one could pass through the other between two contact searches; a"
                        + " step of %.2g s is needed",
                names(),
                longest);
    }

    private String names() {
        if (manyBody >= 0) {
            UnilateralManyBody c = w.manyBodyContacts[manyBody];
            Surface a = c.surfaces().get(pair[0]), b = c.surfaces().get(pair[1]);
            return "'" + a.name() + "' and '" + b.name() + "' move";
        }
        return element < 0 ? "bodies move" : "the surfaces of contact '" + w.contacts.elementName(element) + "' move";
    }
}
