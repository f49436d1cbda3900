package org.condyle.io.model.surface;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Tracked;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Surface;
import org.jspecify.annotations.Nullable;

/** All surfaces of a model: the shapes of bodies by the names of the bodies, and those under {@code surfaces}. */
public final class Surfaces {
    public static final MappingType SHAPE = MappingType.mapping(
                    "surface", "a shape on a body, for contacts and pictures")
            .including(Parts.FRAME)
            .including(Parts.REPEATED)
            .need("shape", ShapeCatalog.SHAPE, "its shape")
            .key("material", ValueType.reference("material"), "its material");

    /** A surface with what a contact wants to know of it. */
    public record Given(Surface surface, Materials.@Nullable Given material) {
        public String name() {
            return surface.name();
        }

        public boolean isMesh() {
            return surface.shape().sourceFaces() > 0;
        }

        public boolean isLayer() {
            return material != null && material.elastic().thickness() > 0;
        }
    }

    private final ReaderContext r;
    private final Map<String, Given> all;

    public Surfaces(ReaderContext r) {
        this.r = r;
        all = new Tracked<>(r.memo, "surfaces");
    }

    /** The surface that the shape of a body is. */
    public void ofBody(Entry at, String body, int index, ShapeCatalog.Form form, Materials.@Nullable Given material) {
        put(at, new Surface(body, index, form.frame(), form.shape()), material);
    }

    /** Those under {@code surfaces}; bodies must be known. */
    public void read(Part model, Materials materials) {
        r.eachPart(model, "surfaces", (name, v) -> r.memo.run("surfaces", name, v, () -> read(name, v, materials)));
    }

    private void read(String name, Part v, Materials materials) {
        try {
            Place place = r.frames.place(v);
            ShapeCatalog.Form form = ShapeCatalog.read(r, v.part("shape"));
            Frame frame = place.frame().then(form.frame());
            put(v.entry(), new Surface(name, place.body(), frame, form.shape()), materials.of(v));
        } catch (IllegalArgumentException | ModelException x) {
            r.problems.error(Code.MODEL_REFUSED, v.entry("shape"), String.valueOf(x.getMessage()));
        }
    }

    private void put(Entry at, Surface surface, Materials.@Nullable Given material) {
        if (surface.shape().drawnOnly() && surface.shape().triangles(1).faces() == 0) {
            return; // nothing to draw, which has been told
        }
        if (all.containsKey(surface.name())) {
            r.problems.error(
                    Code.SAME_NAME,
                    at,
                    "there is a surface '" + surface.name() + "' already: the shape of a body has the name of the body",
                    "choose another name");
            return;
        }
        all.put(surface.name(), new Given(surface, material));
        r.builder.surface(surface);
    }

    /** The surfaces that names, patterns with * and repeated bodies stand for, each once; problems where there are none. */
    public List<Given> among(List<Entry> names) {
        Set<Given> found = new LinkedHashSet<>();
        for (Entry e : names) {
            String text = r.repeats.containsKey(e.text()) ? e.text() + "-*" : e.text();
            if (!text.contains("*")) {
                Given one = find(e);
                found.addAll(one == null ? List.of() : List.of(one));
                continue;
            }
            Pattern p = Pattern.compile(Pattern.quote(text).replace("*", "\\E.*\\Q"));
            List<Given> matching = all.values().stream()
                    .filter(s -> p.matcher(s.name()).matches()
                            && !s.surface().shape().drawnOnly())
                    .toList();
            if (matching.isEmpty()) {
                r.problems.error(Code.NO_MATCH, e, "no surface matches '" + text + "'");
            }
            found.addAll(matching);
        }
        return List.copyOf(found);
    }

    /** The surface an entry names, null and a problem if there is none. */
    @Nullable
    public Given find(Entry e) {
        Given found = all.get(e.text());
        if (found != null && found.surface().shape().drawnOnly()) {
            r.problems.error(
                    Code.WRONG_KIND, e, "is only drawn and touches nothing", "remove 'drawn-only' from its mesh");
            return null;
        }
        if (found != null) {
            return found;
        }
        boolean shaped = r.document
                .find("bodies")
                .flatMap(b -> b.child(e.text()))
                .flatMap(b -> b.child("shape"))
                .isPresent();
        Integer n = r.repeats.get(e.text());
        if (r.names.isWritten("surfaces", e.text()) || (shaped && n == null)) {
            return null; // it is there but wrong, which has been said
        }
        if (n != null) {
            r.problems.error(
                    Code.WRONG_COUNT, e, "means " + n + " bodies", "name one of them, such as '" + e.text() + "-1'");
        } else if (r.names.bodies.containsKey(e.text())) {
            r.problems.error(
                    Code.WRONG_KIND,
                    e,
                    "has no shape",
                    "define one under 'bodies', or use the name of one of its surfaces under 'surfaces'");
        } else {
            r.problems.unknown(e, "surface", e.text(), all.keySet());
        }
        return null;
    }
}
