package org.condyle.tool.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlText;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/**
 * A setup file of one of OpenSim's tools, or one that was made from the options of a command. Values that came from a command
 * are told apart from those of the file, because their files are looked for in the current folder first.
 */
public final class SetupFile {
    private static final String KIND = "a setup file of OpenSim";
    private static final String DOCUMENT = "OpenSimDocument";

    private final String name;
    private final XmlElement tool;
    private final SetupFolder folder;
    private final IdentityHashMap<XmlElement, String> given = new IdentityHashMap<>();
    private final Problems warnings = new Problems();
    private String loadsTable = "";

    private SetupFile(String name, XmlElement tool, SetupFolder folder) {
        this.name = name;
        this.tool = tool;
        this.folder = folder;
    }

    /** Reads a file; the first element below the document is the tool. */
    public static SetupFile read(Path file) {
        String name = file.toString();
        Path parent = file.toAbsolutePath().getParent();
        return of(name, SetupXml.read(file, KIND), new SetupFolder(name, parent == null ? Path.of("") : parent));
    }

    /** Reads the text of a file that would lie in a folder. */
    public static SetupFile parse(String name, String text, Path folder) {
        return of(name, SetupXml.parse(name, KIND, text), new SetupFolder(name, folder));
    }

    /** An empty setup of a tool, to be filled by {@link #set}. */
    public static SetupFile empty(String toolName, String name) {
        Position at = Position.in("the command");
        XmlElement tool = new XmlElement(toolName, at, null);
        tool.put("name", name);
        return new SetupFile(name, tool, new SetupFolder("the current folder", Path.of("")));
    }

    private static SetupFile of(String name, XmlElement root, SetupFolder folder) {
        XmlElement tool = root;
        if (root.name().equals(DOCUMENT)) {
            tool = root.children().stream()
                    .findFirst()
                    .orElseThrow(() -> root.problem(
                            "the document is empty; it should contain a tool such as" + " InverseKinematicsTool"));
        }
        if (tool.name().equals("Model")) {
            throw new DocumentException(
                    Code.WRONG_FILE,
                    tool.at(),
                    "this is a model, not a setup file",
                    "run it with 'condyle run', or give it as --model of an analysis");
        }
        return new SetupFile(name, tool, folder);
    }

    /** As it was asked for. */
    public String name() {
        return name;
    }

    /** Class of the tool as the file writes it. */
    public String toolName() {
        return tool.name();
    }

    /** The name that the file gives the tool or its results; OpenSim begins the names of results with it. */
    public String label() {
        String own =
                tool.text("results_file_basename", tool.attribute("name", "")).strip();
        return own.equalsIgnoreCase("default") ? "" : own;
    }

    public Position at() {
        return tool.at();
    }

    /** The text as it is after {@link #set}. */
    public String text() {
        return XmlText.of(tool);
    }

    public SetupFolder folder() {
        return folder;
    }

    /** What is odd in the file. */
    public Problems warnings() {
        return warnings;
    }

    void warn(Position at, String message) {
        warnings.add(Problem.warning(Code.BAD_SETUP, at, "", message));
    }

    /** A table that a command gave in place of the one that the file of external loads names. */
    Optional<String> loadsTable() {
        return loadsTable.isEmpty() ? Optional.empty() : Optional.of(loadsTable);
    }

    /** The keys of the tool. */
    public Setup setup(SetupKeys keys) {
        return new Setup(this, tool, keys);
    }

    /**
     * Changes a key, as {@code --set} asks. A path leads into elements below by their class or their name:
     * {@code AnalysisSet.JointReaction.express_in_frame}; {@code objects} on the way may be left out.
     * A table for {@code external_loads_file} takes the place of the {@code datafile} of the loads.
     */
    public void set(String path, String value) {
        if (path.strip().equals("external_loads_file") && value.strip().matches("(?i).*\\.(mot|sto|csv)")) {
            loadsTable = value.strip();
            return;
        }
        Position option = Position.in(Quoted.plain(SetupFolder.option(path.strip(), value), 200));
        List<String> steps = List.of(path.strip().split("\\.", -1));
        if (steps.stream().anyMatch(String::isBlank) || steps.size() > 20) {
            throw new DocumentException(
                    Code.BAD_SETTING,
                    option,
                    "write keys separated by dots, such as AnalysisSet.JointReaction.joint_names=knee_r");
        }
        XmlElement here = tool;
        for (String step : steps.subList(0, steps.size() - 1)) {
            XmlElement from = here;
            here = below(here, step)
                    .orElseThrow(() -> new DocumentException(Code.UNKNOWN_KEY, option, noSuch(from, step)));
        }
        String key = steps.get(steps.size() - 1);
        XmlElement parent = here;
        if (!key.matches("[A-Za-z_][A-Za-z0-9_]*")) {
            throw new DocumentException(Code.BAD_SETTING, option, Quoted.of(key) + " cannot be a key of a setup file");
        }
        XmlElement target = parent.child(key).orElseGet(() -> parent.add(key));
        if (!target.children().isEmpty()) {
            throw new DocumentException(
                    Code.BAD_SETTING,
                    option,
                    Quoted.of(key) + " has keys of its own",
                    "change one of them: " + key + ".KEY=VALUE");
        }
        target.setText(value.strip());
        given.put(target, path.strip());
    }

    /**
     * Changes the time range, under the keys of the tool.
     *
     * @param from first time [s]; minus infinity leaves it as it is
     * @param to   last time; infinity leaves it as it is
     */
    public void setTimes(double from, double to) {
        if (tool.name().matches("InverseKinem.*|InverseDynamicsTool")) {
            String[] now = tool.text("time_range", "").strip().split("[\\s,]+", 0);
            boolean two = now.length == 2;
            set(
                    "time_range",
                    (Double.isInfinite(from) ? two ? now[0] : "-Inf" : Double.toString(from)) + " "
                            + (Double.isInfinite(to) ? two ? now[1] : "Inf" : Double.toString(to)));
            return;
        }
        if (!Double.isInfinite(from)) {
            set("initial_time", Double.toString(from));
        }
        if (!Double.isInfinite(to)) {
            set("final_time", Double.toString(to));
        }
    }

    /** Adds an analysis to the set of the tool. */
    public void addAnalysis(String type) {
        XmlElement set = tool.child("AnalysisSet").orElseGet(() -> tool.add("AnalysisSet"));
        set.child("objects").orElseGet(() -> set.add("objects")).add(type).put("name", type);
    }

    private static Optional<XmlElement> below(XmlElement from, String step) {
        List<XmlElement> reach = new ArrayList<>(from.children());
        from.child("objects").ifPresent(o -> reach.addAll(o.children()));
        return reach.stream()
                .filter(e -> e.name().equals(step) || e.attribute("name", "").equals(step))
                .findFirst();
    }

    private static String noSuch(XmlElement from, String step) {
        List<String> known = new ArrayList<>();
        from.children().forEach(c -> known.add(c.name()));
        from.child("objects").ifPresent(o -> o.children().forEach(c -> known.add(c.name())));
        return "there is no " + Quoted.of(step) + " in " + from.name() + DidYouMean.hint(step, known, "element");
    }

    /** The path by which a command gave the value of an element; empty if the file has it. */
    Optional<String> given(XmlElement element) {
        return Optional.ofNullable(given.get(element));
    }

    /** Values that came from the command, by their paths. */
    public List<String> givenKeys() {
        List<String> keys = new ArrayList<>(given.values());
        Collections.sort(keys);
        return keys;
    }
}
