package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Model;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.DeGroote2016;

/**
 * The words by which tables of states call what forces have of their own: {@code /forceset/soleus_r/fiber_length}, in older tables
 * {@code soleus_r.fiber_length}, in ours also {@code soleus_r.fibre-length}. Muscles after De Groote have the force of their tendon
 * in tables of OpenSim, {@code normalized_tendon_force}, from which the fibre length follows.
 */
public final class InternalLabels {
    private static final String TENDON_FORCE = "normalized_tendon_force";

    private final List<Slot> all = new ArrayList<>();
    private final Map<String, Slot> byName = new LinkedHashMap<>();

    /**
     * One state.
     *
     * @param force name of the force
     * @param word  how OpenSim calls it, {@code fiber_length}
     * @param unit  that it is written in
     * @param at    its place in z
     */
    public record Slot(String force, String word, String unit, int at) {
        /** {@code /forceset/soleus_r/fiber_length}. */
        public String path() {
            return "/forceset/" + force + "/" + word;
        }

        /** Whether the table has the force of the tendon over the largest isometric force in place of the fibre length. */
        public boolean isTendonForce() {
            return word.equals(TENDON_FORCE);
        }
    }

    InternalLabels(Model model) {
        model.forces().forEach((name, force) -> {
            if (force instanceof Internal internal) {
                Internal.Variables own = internal.internals();
                for (int i = 0; i < own.count(); i++) {
                    add(name, own.states().get(i), own.at() + i);
                }
            }
            if (force instanceof Muscle m && m.law() instanceof DeGroote2016 && m.stateAt() >= 0) {
                byName.put(name + "." + TENDON_FORCE, new Slot(name, TENDON_FORCE, "", m.stateAt()));
            }
        });
    }

    private void add(String force, Internal.Variable v, int at) {
        String word = v.name().replace("fibre", "fiber").replace('-', '_');
        Slot slot = new Slot(force, word, v.dimension().unit(), at);
        all.add(slot);
        byName.put(force + "." + word, slot);
        byName.put(force + "." + v.name(), slot);
    }

    /** All states in the order of the model. */
    public List<Slot> all() {
        return List.copyOf(all);
    }

    /** The state that a column is of. */
    public Optional<Slot> find(String column) {
        String[] parts = column.split("/", 0);
        String name = parts.length > 2 ? parts[parts.length - 2] + "." + parts[parts.length - 1] : column;
        return Optional.ofNullable(byName.get(name));
    }
}
