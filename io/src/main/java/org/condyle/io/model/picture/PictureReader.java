package org.condyle.io.model.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.condyle.anatomy.BodyName;
import org.condyle.anatomy.Figure;
import org.condyle.anatomy.Landmark;
import org.condyle.anatomy.Side;
import org.condyle.anatomy.Visual;
import org.condyle.anatomy.furniture.Furniture;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.math.Rotations;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * Reads what pictures show on bodies. A bone is stretched between two places of its body; with one place alone it keeps the size of an
 * adult, times {@code size}, and its axes follow {@code front} and {@code up}.
 */
public final class PictureReader {
    private static final ValueType PLACE = ValueType.either(ValueType.text(), Parts.vector(Parts.LENGTH));

    private static final MappingType KEYS = MappingType.mapping(
                    "bone", "a bone or a thing that pictures show on a body; nothing can touch it")
            .key("bone", ValueType.reference("bone"), "a bone, or a group of bones")
            .key("furniture", ValueType.reference("furniture"), "or a piece of furniture")
            .key(
                    "from",
                    PLACE,
                    "place of its first landmark: a joint, marker or frame of the body, or a point in the body",
                    "[0, 0, 0]")
            .key("to", PLACE, "place of its second landmark; without it, the bone has the size of an adult")
            .key(
                    "landmarks",
                    ValueType.listOf(ValueType.text(), 2, 2),
                    "the two landmarks of the bone; without them, the ends of its length")
            .key("front", Parts.DIRECTION, "direction of the body in which the front of the bone points", "x")
            .key(
                    "up",
                    Parts.DIRECTION,
                    "direction of the body in which the upper end points, where 'to' does not say it;"
                            + " without it, the direction that pictures show upwards")
            .key("side", ValueType.choice("right", "left"), "side of the human body", "right")
            .key("size", ValueType.number(), "size without 'to', relative to that of an adult of 1.75 m", "1")
            .key("width", ValueType.number(), "size across its length, relative to the size along it", "1")
            .key("colour", ValueType.text(), "colour, as '#e8dcc4'")
            .example("#e8dcc4")
            .key("opacity", ValueType.number(), "1 is solid, 0 is invisible", "1");

    /** The word for bones that the name of a body tells. */
    public static final String BY_NAME = "by-name";

    /** The key {@code picture} of a body: one of them, several, or {@link #BY_NAME}. */
    public static final ValueType OF_BODY =
            ValueType.either(KEYS, ValueType.listOf(KEYS, 1, Integer.MAX_VALUE), ValueType.choice(BY_NAME));

    /** An entry of {@code pictures}: for the ground, and for what comes beside the bodies. */
    public static final MappingType NAMED = MappingType.mapping(
                    "named bone", "a bone or a thing that is drawn on a body or the ground")
            .key("on", ValueType.reference("body"), "the body that carries it", Model.GROUND)
            .including(KEYS);

    private final ReaderContext r;
    private final Model parts;
    private final List<Visual> visuals = new ArrayList<>();
    private final NamedBones named;

    private PictureReader(ReaderContext r, Model parts) {
        this.r = r;
        this.parts = parts;
        named = new NamedBones(parts, visuals::add);
    }

    /** All that is to be seen on the bodies of a model that was built. */
    public static List<Visual> read(ReaderContext r, Part model, Model built) {
        boolean any = !model.entries("pictures").isEmpty()
                || model.entries("bodies").values().stream()
                        .anyMatch(b -> b.child("picture").isPresent());
        if (!any) {
            return List.of();
        }
        PictureReader reader = new PictureReader(r, built);
        r.eachBody(model, (body, v) -> {
            Integer index = r.names.bodies.get(body);
            if (index != null) { // else it has been reported
                reader.ofBody(v, body, index);
            }
        });
        model.each("pictures", (name, v) -> reader.add(v, r.names.body(v.entry("on"))));
        return List.copyOf(reader.visuals);
    }

    private void ofBody(Part v, String body, int index) {
        if (!v.has("picture") || !v.entry("picture").isScalar()) {
            v.parts("picture").forEach(p -> add(p, index));
            return;
        }
        Optional<BodyName> name = BodyName.of(body);
        if (name.isEmpty()) {
            r.problems.error(
                    Code.UNKNOWN_NAME,
                    v.entry("picture"),
                    "no bone is known for a body with the name " + Quoted.of(body),
                    "give 'bone', 'from' and 'to'; names that are known are such as femur_r, left_thigh, torso");
            return;
        }
        named.add(index, name.get());
    }

    private void add(Part v, int body) {
        Figure figure = figure(v);
        if (figure == null) {
            return;
        }
        Landmark first = figure.from(), second = figure.to();
        if (v.has("landmarks")) {
            List<Entry> words = v.list("landmarks");
            Landmark a = landmark(figure, words.get(0)), b = landmark(figure, words.get(1));
            if (a == null || b == null) {
                return;
            }
            first = a;
            second = b;
        }
        Side side = Side.valueOf(v.text("side").toUpperCase(Locale.ROOT));
        if (side == Side.LEFT && !figure.sided()) {
            r.problems.error(
                    Code.NO_EFFECT,
                    v.entry("side"),
                    "there is no left and right of '" + figure.name() + "'",
                    "remove it");
        }
        double[] start = place(v.entry("from"), body);
        double width = r.quantities.positive(v, "width", "");
        double size = r.quantities.positive(v, "size", "");
        double[] front = r.frames.direction(v.entry("front"));
        double[] up = v.has("up") ? r.frames.direction(v.entry("up")) : parts.up();
        double[] axis = Vec3.minus(second.at(side), first.at(side));
        try {
            double[] end = v.has("to") ? place(v.entry("to"), body) : Vec3.plus(start, size, turned(axis, front, up));
            String colour = colour(v);
            double opacity = r.quantities.within(v, "opacity", 0, 1);
            figure.between(side, first, second, start, end, front, up, width)
                    .forEach(p -> visuals.add(p.on(body, colour, opacity)));
        } catch (ModelException e) {
            r.problems.error(Code.MODEL_REFUSED, v.entry(), String.valueOf(e.getMessage()));
        }
    }

    private @Nullable Figure figure(Part v) {
        if (v.has("bone") == v.has("furniture")) {
            r.problems.error(
                    v.has("bone") ? Code.KEYS_CLASH : Code.MISSING_KEY, v.entry(), "give either 'bone' or 'furniture'");
            return null;
        }
        String key = v.has("bone") ? "bone" : "furniture";
        List<String> known = v.has("bone")
                ? Figure.bones()
                : Furniture.all().stream().map(Furniture::name).toList();
        String name = v.text(key);
        if (!known.contains(name)) {
            String hint = DidYouMean.hint(name, known, v.has("bone") ? key : "piece");
            r.problems.error(
                    Code.UNKNOWN_NAME,
                    v.entry(key),
                    "there is no " + key + " " + Quoted.of(name),
                    hint.isEmpty() ? "known bones: " + String.join(", ", known) : hint);
            return null;
        }
        return v.has("bone") ? Figure.bone(name) : Furniture.named(name);
    }

    private @Nullable Landmark landmark(Figure figure, Entry word) {
        Landmark found = figure.marks().get(word.text());
        if (found == null) {
            r.problems.error(
                    Code.UNKNOWN_NAME,
                    word,
                    "'" + figure.name() + "' has no landmark " + Quoted.of(word.text()),
                    DidYouMean.hint(word.text(), figure.marks().keySet(), "landmark"));
        }
        return found;
    }

    private String colour(Part v) {
        if (!v.has("colour")) {
            return "";
        }
        String colour = v.text("colour");
        if (!colour.matches("#[0-9a-fA-F]{6}")) {
            r.problems.error(
                    Code.WRONG_WORD, v.entry("colour"), "must be # and six hexadecimal digits", "as in '#e8dcc4'");
        }
        return colour;
    }

    /** A place in the frame of a body: a point, or what has a name on it. */
    private double[] place(Entry e, int body) {
        if (!e.isScalar()) {
            return r.quantities.inSpace(
                    e, Parts.LENGTH); // pictures of planar models may stand before and behind the plane
        }
        Map<String, double[]> known = places(body);
        double[] found = known.get(e.text());
        if (found == null) {
            String name = parts.bodies().get(body).name();
            r.problems.unknown(e, "joint, marker or frame on '" + name + "'", e.text(), known.keySet());
            return new double[3];
        }
        return found;
    }

    private Map<String, double[]> places(int body) {
        Map<String, double[]> out = new LinkedHashMap<>();
        for (Joint j : parts.joints()) {
            if (j.child() == body) {
                out.put(j.name(), j.inChild().origin());
            } else if (j.parent() == body) {
                out.put(j.name(), BodyTree.atZero(j).origin());
            }
        }
        parts.markers().forEach((name, m) -> putIfOn(body, name, m, out));
        parts.frames().forEach((name, m) -> putIfOn(body, name, m, out));
        return out;
    }

    private static void putIfOn(
            int body, String name, org.condyle.mechanics.Landmark place, Map<String, double[]> out) {
        if (place.body() == body) {
            out.putIfAbsent(name, place.frame().origin());
        }
    }

    /** A vector of the bone in the body, when its axes x and y are turned towards two directions. */
    private static double[] turned(double[] v, double[] front, double[] up) {
        double[] x = Rotations.unit(front), y = Vec3.plus(up, -Vec3.dot(up, x), x);
        if (!(Vec3.length(y) > 1e-3)) {
            throw new ModelException(
                    "'front' and 'up' are parallel, so the turn of the bone is not known; give another direction");
        }
        y = Rotations.unit(y);
        double[] z = Vec3.cross(x, y);
        double[] out = new double[3];
        for (int i = 0; i < 3; i++) {
            out[i] = v[0] * x[i] + v[1] * y[i] + v[2] * z[i];
        }
        return out;
    }
}
