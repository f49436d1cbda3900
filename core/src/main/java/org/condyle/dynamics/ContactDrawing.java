package org.condyle.dynamics;

import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;

/** Shows contacts without compliance. */
public final class ContactDrawing {
    private ContactDrawing() {}

    /** What is closed of an element, with its forces. */
    public static void draw(int element, State s, Workspace w, SceneSketch sketch) {
        RigidContacts c = w.contacts;
        assert !c.closed(s) || w.holds(Stage.ACCELERATIONS);
        double[] forces = new double[3];
        for (int i = c.firstOf(element); i < c.firstOf(element + 1); i++) {
            if (c.mode(s, i) != RigidContacts.OPEN && c.rowOf[i] >= 0) {
                for (int k = 0; k < 3; k++) {
                    forces[k] = c.force(w, i, k);
                }
                c.element(i).draw(c.candidateOf[i], s, w.motion, forces, sketch);
            }
        }
    }
}
