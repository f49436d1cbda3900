package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.State;
import org.condyle.text.Quoted;

/** Asks force elements after each step whether there is something to be careful about; each of them says it once. */
final class Cautions {
    private final List<String> names;
    private final ForceElement.Cautious[] elements;
    private final String[] said;
    private final Workspace w;

    Cautions(Mechanism mechanism, Workspace w) {
        this.w = w;
        names = new ArrayList<>();
        List<ForceElement.Cautious> list = new ArrayList<>();
        int index = 0;
        for (String name : mechanism.model().forces().keySet()) {
            if (w.element(index++) instanceof ForceElement.Cautious e && e.mayCaution()) {
                names.add(name);
                list.add(e);
            }
        }
        elements = list.toArray(ForceElement.Cautious[]::new);
        said = new String[elements.length];
        java.util.Arrays.fill(said, "");
    }

    /** At the start and after a settled step. */
    void look(State s, Listener listener) {
        if (elements.length == 0) {
            return;
        }
        boolean placed = false;
        for (int i = 0; i < elements.length; i++) {
            if (!said[i].isEmpty()) {
                continue;
            }
            if (!placed) {
                Dynamics.place(s, w);
                Dynamics.fillRates(w);
                placed = true;
            }
            String caution = elements[i].caution(s, w.motion);
            if (!caution.isEmpty()) {
                said[i] = Quoted.of(names.get(i)) + ": " + caution;
                listener.warned(said[i]);
            }
        }
    }

    void warn(List<String> list) {
        for (String text : said) {
            if (!text.isEmpty()) {
                list.add(text);
            }
        }
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        for (int i = 0; i < said.length; i++) {
            said[i] = tape.pass(said[i]);
        }
    }
}
