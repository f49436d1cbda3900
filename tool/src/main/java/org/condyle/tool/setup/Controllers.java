package org.condyle.tool.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.condyle.foreign.ControlSetFile;
import org.condyle.foreign.XmlElement;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.ControlCourse;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * The controllers of a setup, which become {@code controls} of a model file: a {@code ControlSetController} with its file of controls
 * (a ControlSet or a table), a {@code PrescribedController} with such a file or with functions of time.
 */
public final class Controllers {
    private static final String SET = "ControllerSet";
    private static final String FILE = "controls_file";
    private static final SetupKeys KEYS = new SetupKeys()
            .key(FILE, "")
            .key("actuator_list", "")
            .key("ControlFunctions", "")
            .key("interpolation_method", "")
            .withoutEffect("isDisabled", "enabled", "enable_controller", "controls_list", "socket_.*", "connectee.*");

    private @Nullable Path file;
    private @Nullable Position fileAt;
    private final List<Function> functions = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();

    /** A control that a function of time gives. */
    private record Function(String actuator, double[] times, double[] values, Position at) {}

    private Controllers() {}

    /** Those of a setup that are switched on. */
    public static Controllers of(Setup setup) {
        Controllers all = new Controllers();
        for (XmlElement c : setup.objects(SET)) {
            boolean off = c.flag("isDisabled", false) || !c.flag("enabled", true) || !c.flag("enable_controller", true);
            if (off) {
                continue;
            }
            switch (c.name()) {
                case "ControlSetController", "PrescribedController" -> all.add(setup.part(c, KEYS), c);
                default ->
                    all.remarks.add(c.at() + ": the controller " + c.name()
                            + " is ignored; known are ControlSetController and PrescribedController");
            }
        }
        return all;
    }

    private void add(Setup part, XmlElement c) {
        Optional<Path> named = part.path(FILE);
        if (named.isPresent()) {
            if (file != null) {
                throw part.problem(FILE, "a second file of controls; put all controls into one file");
            }
            file = named.get();
            fileAt = part.at(FILE);
        }
        List<String> actuators = part.words("actuator_list");
        List<XmlElement> given = part.objects("ControlFunctions");
        for (int i = 0; i < given.size(); i++) {
            XmlElement f = given.get(i);
            String name = f.attribute("name", "").strip();
            String actuator = name.isEmpty() && i < actuators.size() ? actuators.get(i) : name;
            if (actuator.isEmpty()) {
                throw f.problem("has no name; it must be that of an actuator");
            }
            functions.add(function(f, actuator.substring(actuator.lastIndexOf('/') + 1)));
        }
        if (named.isEmpty() && given.isEmpty()) {
            remarks.add(c.at() + ": " + c.name() + " has neither controls_file nor functions, and controls nothing");
        }
    }

    private static Function function(XmlElement f, String actuator) {
        switch (f.name()) {
            case "Constant" -> {
                double value = f.number("value", 0);
                return new Function(actuator, new double[] {0, 1}, new double[] {value, value}, f.at());
            }
            case "PiecewiseLinearFunction" -> {
                double[] x = f.numbers(f.text("x", "")), y = f.numbers(f.text("y", ""));
                if (x.length < 2 || x.length != y.length) {
                    throw f.problem("needs two or more x and as many y, has " + x.length + " and " + y.length);
                }
                return new Function(actuator, x, y, f.at());
            }
            default ->
                throw f.problem(Quoted.of(f.name()) + " cannot be a control of " + Quoted.of(actuator)
                        + " here; write a Constant or a PiecewiseLinearFunction, or a table as controls_file");
        }
    }

    /** Whether there is anything to lay over a model. */
    public boolean isEmpty() {
        return file == null && functions.isEmpty();
    }

    public Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    /** What a person should know. */
    public List<String> remarks() {
        return List.copyOf(remarks);
    }

    /** Entries to lay over a model: {@code controls}, and {@code control} of single forces. */
    public Entry overlay() {
        Position from = at();
        Draft draft = new Draft(from);
        if (file != null) {
            String name = String.valueOf(file.getFileName());
            Draft controls = draft.mapping("controls", from).text("file", from, name);
            if (!name.toLowerCase(Locale.ROOT).endsWith(".xml")) {
                controls.set("outside", from, "hold");
            }
        }
        for (Function f : functions) {
            Draft control =
                    draft.mapping("forces", from).mapping(f.actuator, from).mapping("control", from);
            control.set("times", from, f.times, "s");
            control.set("values", from, f.values, "");
            control.set("outside", from, "hold");
        }
        return draft.entry();
    }

    /** Where the file is named. */
    public Position at() {
        return fileAt != null ? fileAt : functions.get(0).at();
    }

    /** Actuators that functions control. */
    public List<String> actuators() {
        return functions.stream().map(Function::actuator).toList();
    }

    /** All actuators that are controlled, known to a model or not. */
    public Set<String> controlled() {
        Set<String> names = new LinkedHashSet<>(actuators());
        if (file != null) {
            String name = file.toString();
            byte[] bytes = SetupFolder.bytes(name, file, DataTable.LIMIT);
            if (name.toLowerCase(Locale.ROOT).endsWith(".xml")) {
                names.addAll(ControlSetFile.read(name, bytes).keySet());
            } else {
                DataTable.readWithGaps(name, bytes).columns().stream()
                        .map(ControlCourse::actuator)
                        .forEach(names::add);
            }
        }
        return names;
    }
}
