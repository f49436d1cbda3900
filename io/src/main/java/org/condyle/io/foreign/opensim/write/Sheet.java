package org.condyle.io.foreign.opensim.write;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.expression.UserFunction;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problems;
import org.condyle.io.foreign.Loss;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.foreign.XmlNumbers;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.read.Parameters;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.jspecify.annotations.Nullable;

/** What the writers of one export share: the model that is written, the tree that it is written to, names, losses. */
final class Sheet {
    final ModelFile file;
    final Model model;
    final Part values;
    /** Reads the entries of the file again: numbers, places, names. */
    final ReaderContext r;

    final Losses losses = new Losses();
    final OsimNames names;
    /** The element {@code Model}. */
    final XmlElement out;

    /** Files that the model names, by the name in the new model: where they are written in the old one. */
    final Map<String, Entry> files = new LinkedHashMap<>();

    private final IdentityHashMap<UserFunction, Entry> curves = new IdentityHashMap<>();
    private final Map<String, XmlElement> sets = new LinkedHashMap<>();
    private final List<String> taken = new ArrayList<>();

    Sheet(Description source, ModelFile file, XmlElement out) {
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
    }

    /** The curve of the model file that a function is; null for other functions. */
    @Nullable
    Entry curve(UserFunction f) {
        return curves.get(f);
    }

    /** The objects of a set of the model, which is made when it is asked for first. */
    XmlElement set(String setName) {
        return sets.computeIfAbsent(setName, k -> {
            XmlElement set = out.add(k);
            set.put("name", k.toLowerCase(java.util.Locale.ROOT));
            return set.add("objects");
        });
    }

    /** A new object of a set; names of forces must be unique in OpenSim. */
    XmlElement object(String setName, String className, String name) {
        XmlElement e = set(setName).add(className);
        String wanted = OsimNames.clean(name), free = wanted;
        for (int i = 2; taken.contains(setName + "/" + free); i++) {
            free = wanted + "_" + i;
        }
        taken.add(setName + "/" + free);
        e.put("name", free);
        return e;
    }

    String bodyName(int index) {
        return model.bodies().get(index).name();
    }

    /** The path of a body in OpenSim. */
    String bodyPath(int index) {
        return index == 0 ? "/ground" : "/bodyset/" + OsimNames.clean(bodyName(index));
    }

    Optional<Joint> joint(String name) {
        return model.joint(name);
    }

    /** Something that OpenSim cannot express and that can change a result. */
    void matters(Entry e, String what, String meaning) {
        lose(e, what, meaning, true);
    }

    /** Something that OpenSim cannot express and that changes no motion. */
    void harmless(Entry e, String what, String meaning) {
        lose(e, what, meaning, false);
    }

    private void lose(Entry e, String what, String meaning, boolean matters) {
        losses.add(new Loss(what, e.path(), e.keyAt().line() > 0 ? e.keyAt() : e.at(), meaning, matters));
    }

    Position place() {
        return Position.in(file.name());
    }

    static void numbers(XmlElement e, String child, double... all) {
        e.add(child).setText(XmlNumbers.of(all));
    }

    static void text(XmlElement e, String child, String text) {
        e.add(child).setText(text);
    }
}
