package org.condyle.io.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.condyle.analyse.LimitCycle;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.CoordinateRef;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Cycle;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Joint;
import org.jspecify.annotations.Nullable;

/** The {@code cycle} of a run that looks for a motion which repeats itself. */
final class CycleReader {
    static final MappingType SHAPE = MappingType.mapping("cycle", "a motion that repeats from one event to the next")
            .need(
                    "event",
                    ValueType.reference("event"),
                    "the event at which a cycle begins and ends; the initial state is just after it")
            .need(
                    "unknowns",
                    ValueType.listOf(ValueType.reference("coordinate")),
                    "coordinates that, with their speeds, determine the cycle")
            .key(
                    "mirror",
                    ValueType.mapOf(ValueType.reference("joint")),
                    "joints that are exchanged from one event to the next",
                    "{}")
            .example("{left: right}")
            .key("tolerance", ValueType.number(), "largest difference of the unknowns at two events, in SI", "1e-9");

    private CycleReader() {}

    static @Nullable Cycle read(ReaderContext r, Part model, Part run, boolean wanted) {
        if (!run.has("cycle")) {
            if (wanted) {
                r.problems.error(
                        Code.MISSING_KEY,
                        run.entry("analysis"),
                        "needs 'cycle' with its event and unknowns",
                        "see condyle explain run.cycle");
            }
            return null;
        }
        if (!wanted) {
            r.problems.error(Code.NO_EFFECT, run.entry("cycle"), "can be used only with analysis: limit-cycle");
        }
        Part v = run.part("cycle");
        String event = v.text("event");
        Set<String> events = model.entries("events").keySet();
        if (!events.contains(event)) {
            r.problems.unknown(v.entry("event"), "event", event, events);
        }
        Map<String, String> mirror = new HashMap<>();
        v.entries("mirror").forEach((one, e) -> {
            same(r, e, one, e.text());
            mirror.put(one, e.text());
            mirror.put(e.text(), one);
        });
        List<Entry> list = v.list("unknowns");
        if (list.isEmpty()) {
            r.problems.error(Code.EMPTY, v.entry("unknowns"), "contains no coordinate");
        }
        int n = list.size();
        int[] q = new int[n], u = new int[n], qAfter = new int[n], uAfter = new int[n];
        for (int i = 0; i < n; i++) {
            CoordinateRef c = r.names.coordinate(list.get(i));
            Joint j = c.joint();
            if (j == null) {
                continue; // has been reported
            }
            Joint after = Objects.requireNonNullElse(r.names.joints.get(mirror.getOrDefault(j.name(), j.name())), j);
            q[i] = j.qAt() + c.which();
            u[i] = j.vAt() + c.which();
            qAfter[i] = after.qAt() + c.which();
            uAfter[i] = after.vAt() + c.which();
        }
        return new Cycle(
                event,
                list.stream().map(Entry::text).toList(),
                new LimitCycle.Unknowns(q, u, qAfter, uAfter),
                r.quantities.positive(v, "tolerance", ""));
    }

    private static void same(ReaderContext r, Entry e, String one, String other) {
        for (String name : List.of(one, other)) {
            if (!r.names.joints.containsKey(name)) {
                r.problems.unknown(e, "joint", name, r.names.joints.keySet());
                return;
            }
        }
        String a = Objects.requireNonNull(r.names.joints.get(one)).mobility().type();
        String b = Objects.requireNonNull(r.names.joints.get(other)).mobility().type();
        if (!a.equals(b)) {
            r.problems.error(
                    Code.WRONG_KIND,
                    e,
                    "'" + one + "' is " + a + " and '" + other + "' " + b,
                    "joints that are exchanged must be of the same type");
        }
    }
}
