package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.Losses;

/** What the parts of one translation share: the model, the entries that are made of it, and who is called how. */
final class Osim {
    final XmlElement model;
    final ForeignFiles files;
    final Losses losses;
    /** Of the file, such as 40000; 0 if it does not say. */
    final int version;
    /** The model file under construction. */
    final Draft out;

    final Names names;
    final FrameTable frames;
    final Coordinates coordinates;
    final Functions functions;
    final Controls controls;
    final Paths paths;
    final Muscles muscles;
    private final Map<String, List<XmlElement>> sets = new HashMap<>();
    /** Contact surfaces by their names in OpenSim. */
    final Map<String, ContactSurfaces.Known> surfaces = new HashMap<>();
    /** Meshes that are there already, by body and file. */
    final Set<String> meshes = new HashSet<>();
    /** Bodies that have a shape of their own in pictures. */
    final Set<String> drawn = new HashSet<>();
    /** Surfaces for wrapping: names in the model file by those in OpenSim. */
    final Map<String, String> wraps = new HashMap<>();

    Osim(XmlElement model, int version, ForeignFiles files, Losses losses) {
        this.model = model;
        this.files = files;
        this.losses = losses;
        this.version = version;
        out = new Draft(model.at());
        names = new Names(losses);
        frames = new FrameTable(this);
        coordinates = new Coordinates(this);
        functions = new Functions(this);
        controls = new Controls(this);
        paths = new Paths(this);
        muscles = new Muscles(this);
    }

    /** A part of the model file, such as {@code section("joints", e)}, in which the entry of an element goes. */
    Draft section(String key, XmlElement e) {
        return out.mapping(key, e.at());
    }

    /** The objects of a set of the model, {@code <ForceSet><objects>}; a set can be in a file of its own. */
    List<XmlElement> set(String name) {
        return sets.computeIfAbsent(name, this::collect);
    }

    private List<XmlElement> collect(String name) {
        List<XmlElement> all = new ArrayList<>();
        for (XmlElement set : model.children(name)) {
            String file = set.attribute("file", set.text("file", ""));
            all.addAll(set.objects());
            if (!file.isBlank()) {
                all.addAll(ofFile(set, name, file.strip()));
            }
        }
        all.addAll(Components.of(model, name));
        return all;
    }

    private List<XmlElement> ofFile(XmlElement set, String name, String file) {
        if (!files.has(file)) {
            losses.matters(set, "the file '" + file + "' is not beside the model; what it contains is missing");
            return List.of();
        }
        XmlElement root = files.xml(file, "a " + name + " of OpenSim");
        return (root.name().equals(name) ? root : root.child(name).orElse(root)).objects();
    }

    static String name(XmlElement e) {
        return e.attribute("name", "").strip();
    }

    /** The element of a property, for messages; the owner if it is not there. */
    static XmlElement at(XmlElement e, String property) {
        return e.child(property).orElse(e);
    }

    static Position place(XmlElement e, String property) {
        return at(e, property).at();
    }

    /** A new force with the name of its element. */
    Draft force(XmlElement e, String type) {
        return force(e, name(e), type);
    }

    Draft force(XmlElement e, String wanted, String type) {
        return section("forces", e)
                .mapping(names.part(e, wanted, "force"), e.at())
                .set("type", e.at(), type);
    }

    /** The coordinate that a force acts along. */
    Coordinates.Known coordinate(XmlElement e) {
        return coordinates.find(e, Sockets.path(e, "coordinate", "coordinate"));
    }

    /** A point of a frame as a place of the model file. */
    Entry point(XmlElement e, String frame, String property) {
        return frames.find(e, frame).at(vector(e, property, 0, 0, 0)).entry(e.at());
    }

    /** A number that must be one. */
    static double number(XmlElement e, String property, double missing) {
        return e.finite(property, missing);
    }

    /** Numbers that must be numbers, as many as the values for a missing property. */
    static double[] vector(XmlElement e, String property, double... missing) {
        double[] all = e.numbers(property, missing);
        for (double v : all) {
            if (!Double.isFinite(v)) {
                throw at(e, property).problem("must consist of finite numbers, has " + v);
            }
        }
        return all;
    }
}
