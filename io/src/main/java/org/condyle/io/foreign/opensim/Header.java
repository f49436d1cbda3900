package org.condyle.io.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;

/** Title, credits, units and gravity. */
final class Header {
    private static final double[] GRAVITY = {0, -9.80665, 0};

    private final Osim osim;
    private final String version;

    Header(Osim osim, String version) {
        this.osim = osim;
        this.version = version;
    }

    void translate() {
        XmlElement m = osim.model;
        Draft out = osim.out;
        out.set("condyle", m.at(), "1");
        String name = m.attribute("name", "").strip();
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
        notes(out);
        double[] g = Osim.vector(m, "gravity", GRAVITY);
        if (Spot.isZero(g)) {
            out.set("gravity", m.at(), "none").set("up", m.at(), "y");
        } else {
            out.set("gravity", m.child("gravity").orElse(m).at(), g, "m/s^2");
        }
        run(out);
    }

    private void notes(Draft out) {
        XmlElement m = osim.model;
        List<Entry> notes = new ArrayList<>();
        notes.add(Draft.quoted(
                m.at(), "translated from " + osim.files.file() + ", an OpenSim model of version " + version));
        unit("length_units", "meters", notes);
        unit("force_units", "N", notes);
        out.set("notes", Draft.list(m.at(), notes));
    }

    /** OpenSim itself computes in metres and newtons, whatever stands here. */
    private void unit(String key, String usual, List<Entry> notes) {
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

    /** A model of OpenSim says nothing about a run; a second is a beginning. */
    private void run(Draft out) {
        out.mapping("run", osim.model.at()).set("until", osim.model.at(), 1, "s");
    }
}
