package org.condyle.io.model.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.condyle.io.document.Document;
import org.condyle.io.document.Problems;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.mechanics.Model;
import org.junit.jupiter.api.Test;

/**
 * Parts are made again only if an answer has changed that a {@link Memo} has noted. So whatever the makers of parts share must be noted: each
 * map and list that can be reached from what they are given is {@link Tracked}, or stands here with the reason why it need not be.
 */
class NotedDoorsTest {
    private static final Map<String, String> OTHERWISE = Map.ofEntries(
            Map.entry("ReaderContext.absent", "added to by tables of ligaments alone, which are made each time"),
            Map.entry("ReaderContext.meshGroups", "of meshes, which a surface that is looked up determines"),
            Map.entry("PartNames.renamed", "made together with the signals, which are noted"),
            Map.entry("Parameters.entries", "a door of the memo"),
            Map.entry("Parameters.values", "asked by doors of the memo"),
            Map.entry("Parameters.formulas", "asked by doors of the memo"),
            Map.entry("Parameters.missing", "of the parameter that is being evaluated"),
            Map.entry("Parameters.inputs", "asked by doors of the memo"),
            Map.entry("Parameters.inputFormulas", "asked by doors of the memo"),
            Map.entry("Parameters.inputFunctions", "asked by doors of the memo"),
            Map.entry("Parameters.curves", "asked by doors of the memo"),
            Map.entry("InputTables.tables", "what adds to it is made each time"),
            Map.entry("Controls.given", "what asks is made each time"),
            Map.entry("Controls.used", "what asks for a control is made each time"),
            Map.entry("Controls.actuators", "what asks for a control is made each time"),
            Map.entry("Controls.uses", "what asks for a control is made each time"));

    /** The scope of quantities knows no signals, so that nothing is looked up in it but parameters; all other scopes live for one formula. */
    private static final Set<Class<?>> PASSED_OVER = Set.of(Memo.class, Tracked.class, SignalScope.class);

    private static boolean isOurs(Class<?> type) {
        return type.getName().startsWith("org.condyle.io.model.") && !PASSED_OVER.contains(type);
    }

    /** Adds the fields of all that can be reached which hold several things and are not tracked. */
    private static void look(Object root, Set<String> untracked) throws IllegalAccessException {
        Deque<Object> open = new ArrayDeque<>();
        Set<Class<?>> seen = new HashSet<>();
        open.push(root);
        while (!open.isEmpty()) {
            Object o = open.pop();
            if (!seen.add(o.getClass())) {
                continue;
            }
            for (Field f : o.getClass().getDeclaredFields()) {
                if (Modifier.isStatic(f.getModifiers())) {
                    continue;
                }
                f.setAccessible(true);
                Object value = f.get(o);
                boolean several = Map.class.isAssignableFrom(f.getType())
                        || Collection.class.isAssignableFrom(f.getType())
                        || f.getType().isArray();
                if (several && !(value instanceof Tracked)) {
                    untracked.add(o.getClass().getSimpleName() + "." + f.getName());
                } else if (value != null && isOurs(value.getClass())) {
                    open.push(value);
                }
            }
        }
    }

    @Test
    void whateverMakersShareIsNoted() throws IllegalAccessException {
        Document document = Document.parse("small", "bodies: {rod: {mass: 1 kg}}");
        Problems problems = new Problems();
        ReaderContext r = new ReaderContext(
                document, problems, new Parameters(Map.of(), Map.of(), problems), false, Model.builder("small"));
        r.names.bodiesAreKnown(r.builder, List.of());
        Set<String> untracked = new TreeSet<>();
        look(r, untracked);
        assertTrue(untracked.size() > 10, "looked at " + untracked);
        look(new Surfaces(r), untracked);
        assertEquals(new TreeSet<>(OTHERWISE.keySet()), untracked);
    }
}
