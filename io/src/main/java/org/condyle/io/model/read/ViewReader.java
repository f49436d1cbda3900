package org.condyle.io.model.read;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.results.View;

/** Reads from where pictures of a model look at it. */
public final class ViewReader {
    private static final List<String> WORDS =
            Stream.concat(View.SIDES.stream(), Parts.SIGNED_AXES.stream()).toList();

    private static final ValueType FROM =
            ValueType.either(ValueType.choice(WORDS), ValueType.listOf(ValueType.quantity(""), 2, 3));

    private static final List<String> FILLS = List.of("all", "surfaces");

    private static final MappingType VIEW = MappingType.mapping("view", "from where pictures look at the model")
            .key(
                    "from",
                    FROM,
                    "a side, or the direction from the model to the reader; without it, the direction in which moving"
                            + " parts hide each other least")
            .key("follow", ValueType.reference("body"), "a body that stays in the middle")
            .key("bones", ValueType.choice(View.BONES), "how bones are shown first (solid)")
            .key(
                    "fills",
                    ValueType.choice(FILLS),
                    "what fills the picture: all that moves, or the surfaces that can touch (all)");

    public static final ValueType SHAPE =
            ValueType.either(ValueType.choice(WORDS), ValueType.listOf(ValueType.quantity(""), 2, 3), VIEW);

    private ViewReader() {}

    /** What a file says, once the bodies are known. */
    public static View read(ReaderContext r, Part model) {
        Optional<Entry> given = model.find("view");
        if (given.isEmpty()) {
            return View.USUAL;
        }
        Entry view = given.get();
        if (!view.isMapping()) {
            return from(r, view);
        }
        View seen = view.child("from")
                .map(e -> from(r, e))
                .orElse(View.USUAL)
                .showing(
                        view.child("bones").map(Entry::text).orElse("solid"),
                        view.child("fills").map(Entry::text).orElse("all").equals("surfaces"));
        Optional<Entry> body = view.child("follow");
        return body.isPresent() && r.names.body(body.get()) > 0
                ? seen.following(body.get().text())
                : seen;
    }

    private static View from(ReaderContext r, Entry e) {
        if (e.isScalar() && View.SIDES.contains(e.text())) {
            return new View(e.text(), List.of(), "");
        }
        return new View("", Arrays.stream(r.frames.direction(e)).boxed().toList(), "");
    }
}
