package org.condyle.io.model.read;

import java.util.List;
import java.util.Optional;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ModelException;

/** The positions of the parts of a model in its file, for errors that are found after reading. */
public final class EntryLocator {
    private EntryLocator() {}

    /** A complaint of the mechanics at the part it blames; at the file as a whole if it blames none. */
    public static Problem problem(Entry root, ModelException e) {
        return problem(Code.MODEL_REFUSED, root, e);
    }

    /** The same, if more is known of the kind of the complaint. */
    public static Problem problem(Code code, Entry root, ModelException e) {
        for (String list : List.of("joints", "constraints", "forces", "contacts", "surfaces", "bodies")) {
            // A stop is called knee.upper, a corner of a contact sole.2: the part is what stands before the dot.
            Optional<Entry> part =
                    root.child(list).flatMap(l -> l.child(e.part().replaceFirst("\\..*$", "")));
            if (part.isPresent()) {
                return Problem.error(code, part.get().keyAt(), part.get().path(), String.valueOf(e.getMessage()));
            }
        }
        return Problem.error(code, Position.in(root.at().file()), "", String.valueOf(e.getMessage()));
    }

    /** The entry of a path: a measure or a force of this name; the whole file if none is written there. */
    public static Entry path(Entry root, String name) {
        for (String list : List.of("measures", "forces")) {
            Optional<Entry> part = root.child(list).flatMap(l -> l.child(name));
            if (part.isPresent()) {
                return part.get();
            }
        }
        return root;
    }

    /** A complaint at a key; at the last key above it that was written if it was not. */
    public static Problem problem(Code code, Entry root, String path, String message) {
        Entry at = root;
        for (String step : path.split("\\.", -1)) {
            Optional<Entry> next = at.child(step);
            if (next.isEmpty()) {
                break;
            }
            at = next.get();
        }
        return Problem.error(code, at.at(), path, message);
    }
}
