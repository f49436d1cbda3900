package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.ForeignFormat;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.Losses;

/** Models of OpenSim, {@code <OpenSimDocument Version="..."><Model>}. */
public final class OpenSimFormat implements ForeignFormat {
    private static final int OLDEST = 10900;
    private static final double[] GRAVITY = {0, -9.80665, 0};

    @Override
    public String rootElement() {
        return "OpenSimDocument";
    }

    @Override
    public Entry translate(XmlElement root, ForeignFiles files, Losses losses) {
        XmlElement model = root.child("Model").orElseThrow(() -> root.problem(noModel(root)));
        Defaults.fillIn(root, model);
        String version = root.attribute("Version", "");
        int number = version.matches("[0-9]{1,9}") ? Integer.parseInt(version) : 0;
        Osim osim = new Osim(model, number, files, losses);
        if (version.matches("[0-9]{1,9}") && number < OLDEST) {
            losses.matters(root, "the file is older than version " + OLDEST + "; parts of it may be misunderstood");
        }
        header(osim, version);
        osim.frames.learn(model);
        JointSet.read(osim);
        osim.coordinates.write();
        osim.frames.write();
        Markers.read(osim);
        Wraps.read(osim);
        ContactSurfaces.read(osim);
        Geometry.read(osim);
        Forces.read(osim);
        Constraints.read(osim);
        Components.reportOthers(osim);
        if (!osim.out.has("bodies")) {
            osim.out.set("bodies", new Draft(model.at()).entry()); // a beginning, in which only the ground is
        }
        return osim.out.entry();
    }

    private static String noModel(XmlElement root) {
        String found = root.children().stream().map(XmlElement::name).limit(5).collect(Collectors.joining(", "));
        return "there is no Model in the file" + (found.isEmpty() ? "" : ", but " + found)
                + "; give the .osim file of a model";
    }

    /** Title, credits, units and gravity. */
    private static void header(Osim osim, String version) {
        XmlElement m = osim.model;
        Draft out = osim.out;
        out.set("condyle", m.at(), "1");
        String name = Osim.name(m);
        out.text("title", m.at(), name.isEmpty() ? osim.files.file() : name);
        List<String> source = new ArrayList<>();
        for (String key : List.of("credits", "publications")) {
            String text = m.text(key, "").replaceAll("\\s+", " ").strip();
            if (!text.isEmpty() && !text.equalsIgnoreCase("unassigned")) {
                source.add(text);
            }
        }
        if (!source.isEmpty()) {
            out.text("source", m.at(), String.join(" ", source));
        }
        out.set("notes", Draft.list(m.at(), notes(osim, version)));
        double[] g = Osim.vector(m, "gravity", GRAVITY);
        if (Spot.isZero(g)) {
            out.set("gravity", m.at(), "none").set("up", m.at(), "y");
        } else {
            out.set("gravity", m.child("gravity").orElse(m).at(), g, "m/s^2");
        }
        out.mapping("run", m.at()).set("until", m.at(), 1, "s"); // a model of OpenSim says nothing about a run
    }

    private static List<Entry> notes(Osim osim, String version) {
        List<Entry> notes = new ArrayList<>();
        notes.add(Draft.quoted(
                osim.model.at(), "translated from " + osim.files.file() + ", an OpenSim model of version " + version));
        unit(osim, "length_units", "meters", notes);
        unit(osim, "force_units", "N", notes);
        return notes;
    }

    /** OpenSim itself computes in metres and newtons, whatever stands here. */
    private static void unit(Osim osim, String key, String usual, List<Entry> notes) {
        XmlElement m = osim.model;
        String unit = m.text(key, usual).strip();
        String word = unit.toLowerCase(Locale.ROOT);
        boolean si = List.of("meters", "meter", "m", "metres", "n", "newton", "newtons", "unassigned")
                .contains(word);
        if (!si) {
            notes.add(Draft.quoted(m.at(), key + " of the file: " + unit));
            m.child(key)
                    .ifPresent(e -> osim.losses.matters(
                            e, "numbers are read as metres and newtons, as OpenSim does, whatever this says"));
        }
    }
}
