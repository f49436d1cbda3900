package org.condyle.foreign.mjcf;

import java.util.List;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.Losses;

/** What the parts of one translation share: the model, the entries that are made of it, and who is called how. */
final class Mjcf {
    /** With all parts that it includes. */
    final XmlElement root;

    final ForeignFiles files;
    final Losses losses;
    final Compiler compiler;
    final DefaultClasses defaults;
    final Options options;
    final Names names;
    final Meshes meshes;
    final Scene scene;
    final Coordinates coordinates = new Coordinates();
    /** The model file under construction. */
    final Draft draft;

    Mjcf(XmlElement root, ForeignFiles files, Losses losses) {
        this.root = root;
        this.files = files;
        this.losses = losses;
        compiler = new Compiler(root, losses);
        defaults = new DefaultClasses(root);
        options = new Options(root, losses);
        names = new Names(losses);
        meshes = new Meshes(root, defaults, compiler, files, losses);
        scene = SceneReader.read(root, defaults, compiler, names, losses);
        draft = new Draft(root.at());
    }

    /** The elements of all sections of this name. */
    List<XmlElement> section(String name) {
        return root.children(name).stream().flatMap(s -> s.children().stream()).toList();
    }

    /** The attributes of an element that is in no body. */
    Attributes attributes(XmlElement e, String tag) {
        return new Attributes(e, tag, defaults.find(e, DefaultClasses.MAIN));
    }

    /** A part of the model file. */
    Draft part(String section, Position at, String name) {
        return draft.mapping(section, at).mapping(name, at);
    }

    /** A new force. */
    Draft force(Position at, String name, String type) {
        return part("forces", at, name).set("type", at, type);
    }

    /**
     * A spring with a damper, or a damper alone.
     *
     * @param name  a type is added to it
     * @param angle whether it acts along an angle
     */
    void spring(XmlElement e, String name, String on, double stiffness, double damping, double rest, boolean angle) {
        Position at = e.at();
        String type = stiffness > 0 ? "spring" : "damper";
        Draft d = force(at, names.part(e, name + "_" + type), type).set("on", at, on);
        if (stiffness > 0) {
            d.set("stiffness", at, stiffness, angle ? "N*m" : "N/m");
            d.set("rest", at, rest, angle ? "rad" : "m");
        }
        if (damping > 0) {
            d.set("damping", at, damping, angle ? "N*m*s" : "N*s/m");
        }
    }
}
