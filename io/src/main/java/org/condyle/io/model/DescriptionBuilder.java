package org.condyle.io.model;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problems;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.document.ValueType;
import org.condyle.io.foreign.YamlFile;
import org.condyle.io.model.build.Keys;
import org.condyle.io.model.build.PartBuilder;
import org.condyle.io.model.read.ForeignWords;

/**
 * A whole model, written in Java: the sections, keys and units are those of the model file, and each is checked as it is set ({@link
 * Keys}).
 *
 * <pre>{@code
 * Description leg = Description.builder("leg")
 *         .parameter("heavy", 4, "kg")
 *         .body("leg", b -> b.set("mass", formula("heavy")).list("centre", 0, -0.26, 0).part("inertia", i -> i.set("zz", 0.13)))
 *         .joint("knee", "pin", j -> j.set("child", "leg"))
 *         .force("tissue", "spring", f -> f.set("on", "knee").set("stiffness", 1.5, "N*m").set("damping", 0.5))
 *         .initial("knee", "angle", 60, "deg")
 *         .run(r -> r.set("until", 6))
 *         .build();
 * }</pre>
 *
 * Sections without a method are written with {@link #named} or {@link #part}, other keys with {@link #set}.
 */
public final class DescriptionBuilder extends Keys<DescriptionBuilder> {
    private static final String FILE = "(Java)";

    private final String name;
    private final boolean whole;
    private ResourceRoot folder = ResourceRoot.folder(Path.of(""));

    DescriptionBuilder(String name) {
        super(ModelShape.MODEL, false, Position.in(name), "");
        this.name = name;
        whole = true;
        set("condyle", 1);
    }

    private DescriptionBuilder(ValueType kind, Position at, String path) {
        super(kind, true, at, path);
        name = "";
        whole = false;
    }

    /** A mapping of changes to be laid over a model. */
    static Entry changes(Consumer<DescriptionBuilder> changes) {
        DescriptionBuilder all = new DescriptionBuilder(ModelShape.MODEL, caller(), "");
        changes.accept(all);
        return all.entry();
    }

    @Override
    protected DescriptionBuilder self() {
        return this;
    }

    /** The folder in which the files are that the model names, such as meshes and tables; by default the current one. */
    public DescriptionBuilder folder(Path ofFiles) {
        folder = ResourceRoot.folder(ofFiles);
        return this;
    }

    public DescriptionBuilder title(String text) {
        return set("title", text);
    }

    /** The model is planar, in the plane of x and y. */
    public DescriptionBuilder planar() {
        return set("plane", "xy");
    }

    /** A parameter in SI units, or without a unit. */
    public DescriptionBuilder parameter(String parameter, double value) {
        return part("parameters", p -> p.set(parameter, value));
    }

    public DescriptionBuilder parameter(String parameter, double value, String unit) {
        return part("parameters", p -> p.set(parameter, value, unit));
    }

    /** A parameter as a quantity such as {@code "5 kg"}, or as a {@link #formula}. */
    public DescriptionBuilder parameter(String parameter, String quantity) {
        return part("parameters", p -> p.set(parameter, quantity));
    }

    /** A part of any section, such as {@code wraps} or {@code markers}. */
    public DescriptionBuilder named(String section, String part, Consumer<PartBuilder> keys) {
        return part(section, s -> s.part(part, keys));
    }

    private DescriptionBuilder named(String section, String part, String tag, String word, Consumer<PartBuilder> keys) {
        return part(section, s -> s.part(part, p -> keys.accept(p.set(tag, word))));
    }

    public DescriptionBuilder material(String material, Consumer<PartBuilder> keys) {
        return named("materials", material, keys);
    }

    public DescriptionBuilder body(String body, Consumer<PartBuilder> keys) {
        return named("bodies", body, keys);
    }

    public DescriptionBuilder surface(String surface, Consumer<PartBuilder> keys) {
        return named("surfaces", surface, keys);
    }

    /** A joint of a type such as {@code pin}. */
    public DescriptionBuilder joint(String joint, String type, Consumer<PartBuilder> keys) {
        return named("joints", joint, "type", type, keys);
    }

    /** Changes a joint in a case. */
    public DescriptionBuilder joint(String joint, Consumer<PartBuilder> keys) {
        return named("joints", joint, keys);
    }

    /** A constraint of a type such as {@code distance}. */
    public DescriptionBuilder constraint(String constraint, String type, Consumer<PartBuilder> keys) {
        return named("constraints", constraint, "type", type, keys);
    }

    /** Changes a constraint in a case. */
    public DescriptionBuilder constraint(String constraint, Consumer<PartBuilder> keys) {
        return named("constraints", constraint, keys);
    }

    /** A measure of a type such as {@code distance}. */
    public DescriptionBuilder measure(String measure, String type, Consumer<PartBuilder> keys) {
        return named("measures", measure, "type", type, keys);
    }

    /** Changes a measure in a case. */
    public DescriptionBuilder measure(String measure, Consumer<PartBuilder> keys) {
        return named("measures", measure, keys);
    }

    /** A descriptor of a type such as {@code helical-axis}. */
    public DescriptionBuilder descriptor(String descriptor, String type, Consumer<PartBuilder> keys) {
        return named("descriptors", descriptor, "type", type, keys);
    }

    /** A force of a type such as {@code spring} or {@code ligament}. */
    public DescriptionBuilder force(String force, String type, Consumer<PartBuilder> keys) {
        return named("forces", force, "type", type, keys);
    }

    /** Changes a force in a case. */
    public DescriptionBuilder force(String force, Consumer<PartBuilder> keys) {
        return named("forces", force, keys);
    }

    /** A contact with a law such as {@code hertz}. */
    public DescriptionBuilder contact(String contact, String law, Consumer<PartBuilder> keys) {
        return named("contacts", contact, "law", law, keys);
    }

    /** A contact of rigid surfaces, or changes of a contact in a case. */
    public DescriptionBuilder contact(String contact, Consumer<PartBuilder> keys) {
        return named("contacts", contact, keys);
    }

    public DescriptionBuilder event(String event, Consumer<PartBuilder> keys) {
        return named("events", event, keys);
    }

    /** What is given of the start of a joint or a free body. */
    public DescriptionBuilder initial(String joint, Consumer<PartBuilder> keys) {
        return named("initial", joint, keys);
    }

    /** A coordinate at the start [rad or m]. */
    public DescriptionBuilder initial(String joint, String coordinate, double value) {
        return initial(joint, i -> i.set(coordinate, value));
    }

    public DescriptionBuilder initial(String joint, String coordinate, double value, String unit) {
        return initial(joint, i -> i.set(coordinate, value, unit));
    }

    /** A coordinate at the start as a quantity such as {@code "60 deg"}, or as a {@link #formula}. */
    public DescriptionBuilder initial(String joint, String coordinate, String quantity) {
        return initial(joint, i -> i.set(coordinate, quantity));
    }

    public DescriptionBuilder run(Consumer<PartBuilder> keys) {
        return part("run", keys);
    }

    /** Names of channels; * matches any text without a dot. */
    public DescriptionBuilder record(String... channels) {
        return list("record", channels);
    }

    public DescriptionBuilder record(Consumer<PartBuilder> keys) {
        return part("record", keys);
    }

    /** A scalar result, such as {@code min(knee.angle)}. */
    public DescriptionBuilder output(String output, String formula) {
        return part("outputs", o -> o.set(output, formula));
    }

    public DescriptionBuilder output(String output, Consumer<PartBuilder> keys) {
        return named("outputs", output, keys);
    }

    /** An expected result with a test such as {@code first-swing in [-50 deg, -30 deg]}. */
    public DescriptionBuilder claim(String claim, String says, String test) {
        return claim(claim, c -> c.set("says", says).set("test", test));
    }

    public DescriptionBuilder claim(String claim, Consumer<PartBuilder> keys) {
        return named("claims", claim, keys);
    }

    /** A variation: what is set is laid over the model, and {@link #without} takes away. */
    public DescriptionBuilder inCase(String caseName, Consumer<DescriptionBuilder> changes) {
        return part("cases", all -> {
            DescriptionBuilder one = new DescriptionBuilder(ModelShape.CASE, caller(), "cases." + caseName);
            changes.accept(one);
            all.set(caseName, one.entry());
        });
    }

    /** A case of an included model that this one does not have. */
    public DescriptionBuilder withoutCase(String caseName) {
        return part("cases", all -> all.without(caseName));
    }

    /** The model as a value. Throws what is missing; units and names are checked by {@link Description#compile}. */
    public Description build() {
        if (!whole) {
            throw new IllegalStateException("this is a part of a model; build the model that it belongs to");
        }
        Document document = Document.of(name, entry(), folder, FILE);
        Problems problems = new Problems(ForeignWords::answer);
        ModelShape.MODEL.read(document.root(), problems);
        problems.throwIfErrors();
        return Description.of(name, document, YamlFile.text(document.root()));
    }
}
