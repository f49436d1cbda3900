package org.condyle.tool.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/**
 * A file of external loads, usually ground reactions: forces of a table that act on bodies. It becomes forces of the type
 * {@code external-load} of a model file.
 *
 * @param file  as messages call it
 * @param loads those that act
 * @param off   names of those that the file switches off
 * @param data  the table
 */
public record ExternalLoads(String file, List<Load> loads, List<String> off, Path data) {
    private static final String KEY = "external_loads_file";

    /**
     * One load.
     *
     * @param force  what the names of the three columns begin with; empty for none, as for the other two
     * @param source the element, for messages
     */
    public record Load(
            String name,
            String body,
            String force,
            String point,
            String torque,
            String forceAxes,
            String pointAxes,
            XmlElement source) {}

    /** The loads of a setup; empty if it names none. */
    public static Optional<ExternalLoads> of(Setup setup) {
        Optional<String> table = setup.file().loadsTable();
        if (table.isPresent() && !setup.has(KEY)) {
            throw setup.problem(
                    KEY,
                    "is missing: --loads " + table.get()
                            + " is the table of loads whose bodies the file of loads names");
        }
        return setup.path(KEY).map(file -> read(setup, file));
    }

    private static ExternalLoads read(Setup setup, Path file) {
        String name = file.toString();
        XmlElement set = SetupXml.set(file, "a file of external loads", "ExternalLoads");
        List<Load> loads = new ArrayList<>();
        List<String> off = new ArrayList<>();
        for (XmlElement e : SetupXml.objects(set)) {
            if (e.name().equals("ExternalForce") || e.name().equals("PrescribedForce")) {
                Load load = load(e, loads.size() + 1);
                if (e.flag("isDisabled", false) || !e.flag("appliesForce", true)) {
                    off.add(load.name());
                } else {
                    loads.add(load);
                }
            }
        }
        Path folder = file.toAbsolutePath().getParent();
        SetupFolder beside = new SetupFolder(name, folder == null ? Path.of("") : folder);
        Optional<String> table = setup.file().loadsTable();
        if (table.isPresent()) {
            return new ExternalLoads(name, loads, off, setup.file().folder().given(KEY, table.get()));
        }
        String data = set.text("datafile", "");
        if (data.isEmpty() || data.equalsIgnoreCase("unassigned")) {
            throw set.problem("datafile is missing: the table with the forces");
        }
        Position at = set.child("datafile").map(XmlElement::at).orElse(set.at());
        return new ExternalLoads(
                name,
                loads,
                off,
                beside.named(at, "datafile", data, m -> setup.file().warn(at, m)));
    }

    private static Load load(XmlElement e, int number) {
        String body = named(e, "applied_to_body", named(e, "body_name", ""));
        if (body.isEmpty()) {
            throw e.problem("applied_to_body is missing: the body that the force acts on");
        }
        return new Load(
                e.attribute("name", "").isBlank()
                        ? "external-load-" + number
                        : e.attribute("name", "").strip(),
                body,
                named(e, "force_identifier", ""),
                named(e, "point_identifier", ""),
                named(e, "torque_identifier", ""),
                named(e, "force_expressed_in_body", "ground"),
                named(e, "point_expressed_in_body", "ground"),
                e);
    }

    private static String named(XmlElement e, String key, String orElse) {
        String text = e.text(key, orElse).strip();
        return text.equalsIgnoreCase("unassigned") ? orElse : text;
    }

    /** A mapping {@code forces} to lay over a model. */
    public Entry forces(DataTable table, Collection<String> namesInUse, String tableName) {
        Draft draft = new Draft(Position.in(file));
        Set<String> used = new HashSet<>(namesInUse);
        for (Load load : loads) {
            Position at = load.source().at();
            String name = load.name().replaceAll("[^A-Za-z0-9_ -]", "_");
            for (int k = 2; !used.add(name); k++) {
                name = load.name().replaceAll("[^A-Za-z0-9_ -]", "_") + "_" + k;
            }
            Draft f = draft.mapping("forces", at).mapping(name, at);
            f.set("type", at, "external-load");
            f.text("on", at, load.body());
            f.text("file", at, tableName);
            columns(f, "force", load, load.force(), table);
            columns(f, "point", load, f.has("force") ? load.point() : "", table);
            columns(f, "torque", load, load.torque(), table);
            if (!f.has("force") && !f.has("torque")) {
                throw load.source().problem("neither force_identifier nor torque_identifier is given");
            }
            f.text("force-axes", at, load.forceAxes());
            f.text("point-axes", at, load.pointAxes());
            f.set("outside", at, "hold");
        }
        return draft.entry();
    }

    /** OpenSim takes the columns that begin with the identifier; they must be three. */
    private static void columns(Draft f, String what, Load load, String identifier, DataTable table) {
        if (identifier.isEmpty()) {
            return;
        }
        XmlElement at = load.source().child(what + "_identifier").orElse(load.source());
        List<String> found = table.columns().stream()
                .filter(c -> !c.equals("time") && c.startsWith(identifier))
                .toList();
        List<String> exact = found.stream()
                .filter(c -> c.length() == identifier.length() + 1)
                .toList();
        List<String> three = found.size() == 3 ? found : exact;
        if (three.size() != 3) {
            throw at.problem(wrong(identifier, found, table));
        }
        table.requireComplete(three);
        f.set(
                what,
                Draft.list(
                        at.at(), three.stream().map(c -> Draft.word(at.at(), c)).toList()));
    }

    private static String wrong(String identifier, List<String> found, DataTable table) {
        String inFile = " in " + table.file();
        if (!found.isEmpty()) {
            return "the columns that begin with " + Quoted.of(identifier) + inFile + " are "
                    + String.join(", ", found.subList(0, Math.min(6, found.size())))
                    + "; they must be three: its x, y and z";
        }
        List<String> prefixes = table.columns().stream()
                .filter(c -> c.matches("(?i).*x"))
                .map(c -> c.substring(0, c.length() - 1))
                .toList();
        String near = DidYouMean.nearest(identifier, prefixes)
                .map(n -> "; did you mean " + Quoted.of(n) + "?")
                .orElse(prefixes.isEmpty() ? "" : "; there are " + String.join(", ", prefixes));
        return "no column begins with " + Quoted.of(identifier) + inFile + near;
    }
}
