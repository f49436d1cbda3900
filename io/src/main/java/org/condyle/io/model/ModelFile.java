package org.condyle.io.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.dynamics.Mechanism;
import org.condyle.io.document.Edit;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.model.read.Parameters;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.simulate.Start;
import org.condyle.simulate.event.Event;
import org.jspecify.annotations.Nullable;

/**
 * A model file that has been read: one case of it, ready to run.
 *
 * @param name         what it was asked for by
 * @param caseName     empty for the model as it stands
 * @param changes      what {@code --set} changed, path to value as given
 * @param mechanism    the model, compiled
 * @param start        what is given of the start
 * @param channels     patterns of the channels to record; empty for the usual ones
 * @param picture      the curves that tell most, as the file asks for them; null if it does not
 * @param formulas     formulas of channels, by the names of the channels that they make
 * @param plots        the plots that the file asks for, by name
 * @param units        units that channels are shown in, by name or pattern
 * @param outputs      the scalar results
 * @param absent       names of parts that the file knows and this case of it does not have: what speaks of them drops out
 * @param text         the file as it was read
 * @param edits        what the case and the settings changed in it
 * @param root         its entries with the case and the settings laid over them, for places in messages
 * @param again        reads the file once more, for runs beside this one
 */
public record ModelFile(
        String name,
        String caseName,
        Map<String, String> changes,
        String title,
        String source,
        List<String> notes,
        Mechanism mechanism,
        boolean planar,
        Start start,
        RunSettings run,
        List<Event> events,
        List<Entry> channels,
        @Nullable Entry picture,
        Map<String, Entry> formulas,
        Map<String, Entry> plots,
        Map<String, Entry> units,
        Map<String, Output> outputs,
        Set<String> absent,
        List<Claim> claims,
        List<String> cases,
        Parameters parameters,
        Problems warnings,
        String text,
        List<Edit> edits,
        Entry root,
        Again again) {
    /** The same file with the same settings in another case, and with further settings. */
    public interface Again {
        ModelFile read(String caseName, List<Map.Entry<String, String>> further);
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
