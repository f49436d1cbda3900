package org.condyle.foreign.opensim.write;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.expression.UserFunction;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlNumbers;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.foreign.Loss;
import org.condyle.io.foreign.Losses;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.read.Parameters;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.jspecify.annotations.Nullable;

/** What the writers of one export share: the model that is written, the tree that it is written to, names, losses. */
public final class Sheet {
    public final ModelFile file;
    public final Model model;
    public final Part values;
    /** Reads the entries of the file again: numbers, places, names. */
    public final ReaderContext r;

    public final Losses losses = new Losses();
    public final OsimNames names;
    /** The element {@code Model}. */
    public final XmlElement out;

    /** Files that the model names, by the name in the new model: where they are written in the old one. */
    public final Map<String, Entry> files = new LinkedHashMap<>();

    public final BodyWriter bodies;
    public final FrameWriter frames;
    public final Formulas formulas;
    public final FunctionWriter functions;
    public final CoordinateWriter coordinates;
    public final PathWriter paths;
    public final ControlWriter controls;
    private final JointAngles angles;
    private final IdentityHashMap<UserFunction, Entry> curves = new IdentityHashMap<>();
    private final Map<String, XmlElement> sets = new LinkedHashMap<>();
    private final List<String> taken = new ArrayList<>();

    public Sheet(Description source, ModelFile file, XmlElement out) {
        this.file = file;
        this.out = out;
        model = file.model();
        Problems problems = new Problems();
        values = file.description().model();
        Parameters parameters = (Parameters) file.parameters(); // a plain scope for everybody but readers
        r = new ReaderContext(source.document(), problems, parameters, file.planar(), Model.builder("export"));
        for (int i = 0; i < model.bodies().size(); i++) {
            Body b = model.bodies().get(i);
            r.names.bodies.put(b.name(), i);
        }
        model.joints().forEach(j -> r.names.joints.put(j.name(), j));
        r.names.measures.putAll(model.measures());
        values.entries("curves").forEach((name, e) -> {
            UserFunction f = file.parameters().function(name);
            if (f != null) {
                curves.put(f, e);
            }
        });
        names = new OsimNames(this);
        bodies = new BodyWriter(this);
        frames = new FrameWriter(this);
        formulas = new Formulas(this);
        angles = new JointAngles(this);
        functions = new FunctionWriter(this);
        coordinates = new CoordinateWriter(this);
        paths = new PathWriter(this);
        controls = new ControlWriter(this);
    }

    /** The curve of the model file that a function is; null for other functions. */
    @Nullable
    Entry curve(UserFunction f) {
        return curves.get(f);
    }

    /** The objects of a set of the model, which is made when it is asked for first. */
    public XmlElement set(String setName) {
        return sets.computeIfAbsent(setName, k -> {
            XmlElement set = out.add(k);
            set.put("name", k.toLowerCase(java.util.Locale.ROOT));
            return set.add("objects");
        });
    }

    /** A new object of a set; names of forces must be unique in OpenSim. */
    public XmlElement object(String setName, String className, String name) {
        XmlElement e = set(setName).add(className);
        String wanted = OsimNames.clean(name), free = wanted;
        for (int i = 2; taken.contains(setName + "/" + free); i++) {
            free = wanted + "_" + i;
        }
        taken.add(setName + "/" + free);
        e.put("name", free);
        return e;
    }

    public String bodyName(int index) {
        return model.bodies().get(index).name();
    }

    /** The path of a body in OpenSim. */
    public String bodyPath(int index) {
        return index == 0 ? "/ground" : "/bodyset/" + OsimNames.clean(bodyName(index));
    }

    public Optional<Joint> joint(String name) {
        return model.joint(name);
    }

    /** Something that OpenSim cannot express and that can change a result. */
    public void matters(Entry e, String what, String meaning) {
        lose(e, what, meaning, true);
    }

    /** Something that OpenSim cannot express and that changes no motion. */
    public void harmless(Entry e, String what, String meaning) {
        lose(e, what, meaning, false);
    }

    private void lose(Entry e, String what, String meaning, boolean matters) {
        losses.add(new Loss(what, e.path(), e.keyAt().line() > 0 ? e.keyAt() : e.at(), meaning, matters));
    }

    public static void numbers(XmlElement e, String child, double... all) {
        e.add(child).setText(XmlNumbers.of(all));
    }

    public static void text(XmlElement e, String child, String text) {
        e.add(child).setText(text);
    }

    /** A number of a part; its default where the part does not give it. */
    public double number(Part v, String key, String unit) {
        return r.quantities.quantity(v, key, unit);
    }

    /** A number of an entry in SI units, whatever they are. */
    public double number(Entry e, String key, double missing) {
        return e.child(key).map(x -> r.quantities.quantity(x, "*")).orElse(missing);
    }

    /** A vector of an entry; zero where it is not given. */
    public double[] vector(Entry e, String key) {
        return e.child(key).map(x -> r.quantities.vector(x, "m")).orElse(new double[3]);
    }

    /** A direction as the file has it, which need not be a unit vector. */
    public double[] direction(Entry e) {
        return e.isScalar() ? r.frames.direction(e) : r.quantities.vector(e, "");
    }

    /** A word of an entry, or what stands for a missing one. */
    public static String word(Entry e, String key, String missing) {
        return e.child(key).map(Entry::text).orElse(missing);
    }

    public static boolean is(Entry e, String key, String word) {
        return e.child(key).filter(x -> x.isScalar() && x.text().equals(word)).isPresent();
    }

    /** The entries of a list; a missing one has none. */
    public static List<Entry> list(Entry e, String key) {
        return e.child(key).map(Entry::items).orElse(List.of());
    }

    /** Some keys of a mapping. */
    public static Entry only(Entry e, String... keys) {
        Map<String, Entry> kept = new LinkedHashMap<>(e.children());
        kept.keySet().retainAll(List.of(keys));
        return Entry.of(e.at(), e.path(), kept);
    }

    /** The measure of this name; null if there is none. */
    public @Nullable Entry measure(String name) {
        return values.entries("measures").get(name);
    }

    /** The entry with the path of a force: its own, or that of the measure that it acts along; null if there is no such measure. */
    public @Nullable Entry line(Part v) {
        return v.entry().child("on").isEmpty()
                ? v.entry()
                : measure(Texts.formula(v.entry("on")).strip());
    }

    /** The coordinate that a text means, by itself or by a measure of the angle of a joint; null if it means none. */
    public Formulas.@Nullable Ref coordinate(String text) {
        Formulas.@Nullable Ref plain = formulas.coordinate(text);
        return plain == null ? angles.coordinate(text) : plain;
    }
}
