package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.State;
import org.condyle.text.Quoted;

/**
 * Asks force elements after each step whether there is something to be careful about; each of them says it once. Quantities with a
 * bound are followed to the end, so that the farthest value can be told.
 */
final class Cautions {
    private final List<String> names;
    private final ForceElement.Cautious[] elements;
    private final String[] said;
    private final BoundWatch bounds = new BoundWatch();
    private final Workspace w;

    Cautions(Mechanism mechanism, Workspace w) {
        this.w = w;
        names = new ArrayList<>();
        List<ForceElement.Cautious> list = new ArrayList<>();
        int index = 0;
        for (String name : mechanism.model().forces().keySet()) {
            if (w.element(index++) instanceof ForceElement.Cautious e) {
                bounds.add(name, e.bounds());
                if (e.mayCaution()) {
                    names.add(name);
                    list.add(e);
                }
            }
        }
        elements = list.toArray(ForceElement.Cautious[]::new);
        said = new String[elements.length];
        java.util.Arrays.fill(said, "");
    }

    /**
     * For positions at rest, where nobody follows contacts otherwise: how deep they are, and how far apart if they touch at this start,
     * which has been placed.
     */
    void followContacts(State start) {
        int index = 0;
        for (String name : w.mechanism.model().forces().keySet()) {
            if (w.element(index++) instanceof ContactElement c) {
                boolean touches = c.depth(start, w.motion) > 0;
                bounds.add(
                        name,
                        touches
                                ? List.of(DepthBounds.deepest(c), DepthBounds.apart(c))
                                : List.of(DepthBounds.deepest(c)));
            }
        }
    }

    /** At the start and after a settled step. */
    void look(State s, Listener listener) {
        boolean asks = !bounds.isEmpty();
        for (String text : said) {
            asks |= text.isEmpty();
        }
        if (asks) {
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            placed(s, listener);
        }
    }

    /** The same where the workspace has been placed at the state. */
    void placed(State s, Listener listener) {
        bounds.look(s, w.motion);
        for (int i = 0; i < elements.length; i++) {
            String caution = said[i].isEmpty() ? elements[i].caution(s, w.motion) : "";
            if (!caution.isEmpty()) {
                said[i] = Quoted.of(names.get(i)) + ": " + caution;
                listener.warned(said[i]);
            }
        }
    }

    /** Why the run is not to be trusted. */
    List<String> distrust() {
        return bounds.distrust();
    }

    void warn(List<String> list) {
        for (String text : said) {
            if (!text.isEmpty()) {
                list.add(text);
            }
        }
        list.addAll(bounds.warnings());
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        for (int i = 0; i < said.length; i++) {
            said[i] = tape.pass(said[i]);
        }
        bounds.remember(tape);
    }
}
