package org.condyle.io.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.anatomy.Visual;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Scope;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.View;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.simulate.Start;
import org.condyle.simulate.StateFrames;
import org.condyle.simulate.event.Event;
import org.jspecify.annotations.Nullable;

/**
 * A description that has been compiled: one case of a model, ready to run.
 *
 * @param mechanism the model, compiled
 * @param start     what is given of the start
 * @param outputs   the scalar results
 * @param view      from where pictures look at it
 * @param visuals   what they show on bodies beside their shapes
 * @param absent    names of parts that the file knows and this case of it does not have: what speaks of them drops out
 */
public record ModelFile(
        Description description,
        Mechanism mechanism,
        boolean planar,
        Start start,
        RunSettings run,
        List<Event> events,
        Map<String, Output> outputs,
        Set<String> absent,
        List<Claim> claims,
        Scope parameters,
        View view,
        List<Visual> visuals,
        Problems warnings) {
    /** What it was asked for by. */
    public String name() {
        return description.name();
    }

    public String title() {
        return description.model().text("title");
    }

    public String source() {
        return description.model().text("source");
    }

    public List<String> notes() {
        return description.model().texts("notes");
    }

    /** Patterns of the channels to record; empty for the usual ones. */
    public List<Entry> channels() {
        Entry record = description.model().entry("record");
        return record.isMapping() ? record.child("channels").map(Entry::items).orElse(List.of()) : record.items();
    }

    /** The curves that tell most, as the file asks for them; null if it does not. */
    public @Nullable Entry picture() {
        return description.model().find("picture").orElse(null);
    }

    /** Formulas of channels, by the names of the channels that they make. */
    public Map<String, Entry> formulas() {
        return description.model().entries("formulas");
    }

    /** The plots that the file asks for, by name. */
    public Map<String, Entry> plots() {
        return description.model().entries("plots");
    }

    /** Units that channels are shown in, by name or pattern. */
    public Map<String, Entry> units() {
        return description.model().entries("units");
    }

    /** The entries of the file with the case and the settings laid over them, for places in messages. */
    public Entry root() {
        return description.model().entry();
    }

    /** A run of it, for pictures. */
    public Filmed filmed(StateFrames film) {
        return new Filmed(mechanism, film, planar, view, visuals);
    }

    public Model model() {
        return mechanism.model();
    }

    /** The start as given, before assembly. */
    public State initial() {
        return start.state();
    }

    /** Names of all events that a run can list: those of the file, and what elements and contacts tell. */
    public List<String> eventNames() {
        List<String> names = new ArrayList<>(events.stream().map(Event::name).toList());
        model().forces().forEach((name, force) -> {
            for (int i = 0; force instanceof Switching s && i < s.switches(); i++) {
                if (!s.switchName(i).isEmpty()) {
                    names.add(Event.nameAt(name, s.switchName(i)));
                }
            }
            if (force instanceof ContactElement) { // compliant it never happens, but the file may ask
                names.add(Event.nameAt(name, Event.RESTS));
            }
        });
        model().unilaterals().forEach((name, u) -> {
            for (int c = 0; c < u.candidates(); c++) {
                names.add(Event.nameAt(u.placeName(name, c), Event.RESTS));
            }
        });
        return names;
    }
}
