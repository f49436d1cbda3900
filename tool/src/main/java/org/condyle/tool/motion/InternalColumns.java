package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Settling;
import org.condyle.mechanics.State;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.DeGroote2016;
import org.condyle.tool.motion.InternalLabels.Slot;
import org.condyle.tool.result.Finding;

/**
 * States that forces have of their own, row by row: as a table gives them, or, where it does not, activations as at the start of the
 * model and fibres in static equilibrium with their tendons. A table with some of the states of a muscle is refused, because a
 * column was forgotten or misspelled; muscles of which it has none are told.
 */
public final class InternalColumns {
    private final Map<Slot, double[]> columns;
    private final Workspace w;
    private final List<Settling> settled = new ArrayList<>();
    private final State still;
    private final List<Finding> remarks = new ArrayList<>();

    /**
     * @param columns     of a table; empty if it has none
     * @param file        of the table, for messages
     * @param equilibrium fibres are put into equilibrium even where the table has their lengths
     */
    InternalColumns(ToolModel model, Map<Slot, double[]> columns, String file, boolean equilibrium) {
        this.columns = new LinkedHashMap<>(columns);
        Mechanism m = model.mechanism();
        w = new Workspace(m);
        still = m.model().newState();
        Set<Integer> given = new LinkedHashSet<>();
        columns.keySet().forEach(s -> given.add(s.at()));
        List<Slot> wanted = model.internals().all();
        List<String> missing = new ArrayList<>();
        Set<String> known = new LinkedHashSet<>(), unknown = new LinkedHashSet<>();
        columns.keySet().forEach(s -> known.add(s.force()));
        for (Slot slot : wanted) {
            if (!given.contains(slot.at()) && !(equilibrium && isSettled(m, slot))) {
                if (known.contains(slot.force())) {
                    missing.add(slot.path());
                } else {
                    unknown.add(slot.force());
                }
            }
        }
        if (!missing.isEmpty()) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    Position.in(file),
                    "states of muscles and other forces are missing: " + MotionFile.listed(missing)
                            + ". Add the columns, or leave out all of this kind; fibre lengths are also found with"
                            + " solve_for_equilibrium_for_auxiliary_states");
        }
        settleWhatIsNotGiven(m, given, equilibrium);
        if (!given.isEmpty() && !unknown.isEmpty()) {
            remarks.add(Finding.warning(file + " has no states of " + MotionFile.listed(List.copyOf(unknown))
                    + ": their activations are those of the start of the model, and fibres are in equilibrium with their"
                    + " tendons"));
        }
        if (given.isEmpty() && !wanted.isEmpty()) {
            remarks.add(Finding.warning(
                    Finding.Topic.MUSCLE_STATES,
                    file
                            + " has no states of muscles: activations are those of the start of the model, and fibres are in"
                            + " equilibrium with their tendons (static optimisation uses neither)"));
        }
    }

    /** Of a table of states, or of none: then states that the model file gives stay, and fibres are put into equilibrium. */
    public static InternalColumns of(ToolModel model, Optional<MotionFile> table, boolean equilibrium) {
        return table.map(t -> new InternalColumns(model, t.internals(), t.file(), equilibrium))
                .orElseGet(() -> new InternalColumns(model, equilibrium));
    }

    private InternalColumns(ToolModel model, boolean equilibrium) {
        columns = Map.of();
        w = new Workspace(model.mechanism());
        still = model.model().newState();
        Set<Integer> given = new LinkedHashSet<>();
        boolean[] inFile = model.file().start().givenInternals();
        for (int k = 0; k < inFile.length; k++) {
            if (inFile[k]) {
                given.add(k);
            }
        }
        settleWhatIsNotGiven(model.mechanism(), given, equilibrium);
    }

    private static boolean isSettled(Mechanism m, Slot slot) {
        if (m.model().forces().get(slot.force()) instanceof Settling own) {
            for (int at : own.settledAtStart()) {
                if (at == slot.at()) {
                    return true;
                }
            }
        }
        return false;
    }

    private void settleWhatIsNotGiven(Mechanism m, Set<Integer> given, boolean equilibrium) {
        for (int e = 0; e < m.forceNames().size(); e++) {
            if (w.element(e) instanceof Settling own) {
                for (int at : own.settledAtStart()) {
                    if (equilibrium || !given.contains(at)) {
                        settled.add(own);
                        break;
                    }
                }
            }
        }
    }

    /** What a person should know. */
    public List<Finding> remarks() {
        return List.copyOf(remarks);
    }

    /** Sets z of a state whose pose is known. */
    public void at(int row, State s) {
        columns.forEach((slot, x) -> {
            if (!slot.isTendonForce()) {
                s.z[slot.at()] = x[row];
            }
        });
        boolean byTendon = columns.keySet().stream().anyMatch(Slot::isTendonForce);
        if (settled.isEmpty() && !byTendon) {
            return;
        }
        still.set(s);
        Arrays.fill(still.v, 0); // static: fibres in equilibrium do not move
        Dynamics.place(still, w);
        Dynamics.fillRates(w);
        columns.forEach((slot, x) -> {
            if (slot.isTendonForce()) {
                still.z[slot.at()] = fibre(slot, x[row]);
            }
        });
        settled.forEach(own -> own.settle(still, w.motion, false));
        System.arraycopy(still.z, 0, s.z, 0, s.z.length);
    }

    /** The fibre that belongs to the force of its tendon. */
    private double fibre(Slot slot, double tendonForce) {
        int index = w.mechanism.forceNames().indexOf(slot.force());
        if (w.element(index) instanceof Muscle m && m.law() instanceof DeGroote2016 law) {
            Measure.Reading now = new Measure.Reading(m.measure());
            m.measure().read(still, w.motion, now);
            return law.fibreLength(now.value, tendonForce);
        }
        throw new IllegalStateException(slot.path() + " is of no muscle after De Groote");
    }
}
