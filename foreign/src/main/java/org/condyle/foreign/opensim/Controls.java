package org.condyle.foreign.opensim;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.condyle.foreign.ControlSetFile;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlTree;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.ControlCourse;

/**
 * What drives the actuators, muscles among them: functions of time of a {@code PrescribedController}, nodes or tables of a {@code
 * ControlSetController}. An actuator that no controller drives has the control 0 in OpenSim; several controllers add up.
 */
final class Controls {
    /** How many controls a {@code BodyActuator} has. */
    static final int OF_BODY_ACTUATOR = 6;

    private final Osim osim;
    /** The controls by the names of their actuators: a formula, a number or a table each. */
    private final Map<String, List<Entry>> all = new LinkedHashMap<>();

    private boolean learnt;

    Controls(Osim osim) {
        this.osim = osim;
    }

    /** The name of one of its controls, as tables of controls have it. */
    static String ofBodyActuator(String name, int control) {
        return name + "_" + control;
    }

    /** The value of the key {@code control} of an actuator. */
    Entry of(XmlElement actuator) {
        return of(actuator, Osim.name(actuator));
    }

    /** The same of one of its controls, by name. */
    Entry of(XmlElement actuator, String control) {
        learn();
        List<Entry> given = all.getOrDefault(control, List.of());
        if (given.isEmpty()) {
            return Draft.word(actuator.at(), "0");
        }
        if (given.size() == 1) {
            return given.get(0);
        }
        if (given.stream().anyMatch(Entry::isMapping)) {
            osim.losses.matters(actuator, "several controllers drive it and add up; only the first one is kept");
            return given.get(0);
        }
        List<String> terms =
                given.stream().map(e -> e.text().replaceFirst("^= ", "")).toList();
        return Draft.word(actuator.at(), "= (" + String.join(") + (", terms) + ")");
    }

    /** Reads the controllers; those that cannot be translated are told. */
    void learn() {
        if (learnt) {
            return;
        }
        learnt = true;
        for (XmlElement c : osim.set("ControllerSet")) {
            if (!isOn(c)) {
                osim.losses.harmless(c, "is switched off in the file and left out");
                continue;
            }
            switch (c.name()) {
                case "PrescribedController" -> prescribed(c);
                case "ControlSetController" -> controlSet(c);
                default ->
                    osim.losses.matters(
                            c, "this kind of controller is not known; what it controls gets no control from it");
            }
        }
    }

    static boolean isOn(XmlElement controller) {
        return controller.flag("enabled", !controller.flag("isDisabled", false));
    }

    /** Names of all actuators of the model. */
    private List<String> actuators() {
        List<XmlElement> forces = new ArrayList<>(osim.set("ForceSet"));
        forces.addAll(osim.set("ActuatorSet"));
        return forces.stream()
                .filter(f -> f.name().matches(".*(Actuator|Muscle|Muscle_Deprecated)"))
                .flatMap(Controls::controlsOf)
                .toList();
    }

    private static Stream<String> controlsOf(XmlElement actuator) {
        String name = Osim.name(actuator);
        return actuator.name().equals("BodyActuator")
                ? IntStream.range(0, OF_BODY_ACTUATOR).mapToObj(i -> ofBodyActuator(name, i))
                : Stream.of(name);
    }

    /** The actuators that a controller names: a list of names or paths, or all. */
    private List<String> actuatorsOf(XmlElement c) {
        String text = Sockets.path(c, "actuators", "actuator_list");
        List<String> names = Arrays.stream(text.strip().split("\\s+", 0))
                .map(Sockets::last)
                .filter(n -> !n.isEmpty())
                .toList();
        if (names.stream().anyMatch(n -> n.equalsIgnoreCase("ALL"))) {
            return actuators();
        }
        List<String> known = actuators();
        return names.stream().flatMap(n -> spread(n, known)).toList();
    }

    /** A {@code BodyActuator} that is named as a whole stands for all of its controls. */
    private static Stream<String> spread(String name, List<String> known) {
        List<String> parts = IntStream.range(0, OF_BODY_ACTUATOR)
                .mapToObj(i -> ofBodyActuator(name, i))
                .toList();
        return !known.contains(name) && known.containsAll(parts) ? parts.stream() : Stream.of(name);
    }

    private void add(XmlElement c, String actuator, Entry control) {
        if (actuators().contains(actuator)) {
            all.computeIfAbsent(actuator, k -> new ArrayList<>()).add(control);
        } else {
            osim.losses.harmless(c, "controls '" + actuator + "', which is no actuator of the model");
        }
    }

    /** A function with the name of an actuator is for this one; others follow the order of the list. */
    private void prescribed(XmlElement c) {
        List<String> listed = actuatorsOf(c);
        List<XmlElement> functions = c.child("ControlFunctions")
                .or(() -> c.child("FunctionSet"))
                .map(XmlElement::objects)
                .orElse(List.of());
        List<String> done = new ArrayList<>();
        for (int i = 0; i < functions.size(); i++) {
            XmlElement f = functions.get(i);
            String own = Sockets.last(f.attribute("name", ""));
            String actuator = listed.contains(own) || i >= listed.size() ? own : listed.get(i);
            add(c, actuator, function(f, actuator));
            done.add(actuator);
        }
        String file = c.text("controls_file", "");
        if (!file.isBlank() && !file.equals("Unassigned")) {
            columns(c, file, between(c), "hold", done);
        }
    }

    /** A function of time; lines and steps through points become tables, at whose rows the steps of a run end. */
    private Entry function(XmlElement f, String actuator) {
        boolean line = f.name().equals("PiecewiseLinearFunction"),
                steps = f.name().equals("PiecewiseConstantFunction");
        boolean lineInside = f.name().equals("GCVSpline") && Osim.number(f, "half_order", 3) == 1;
        double[] x = f.child("x").map(XmlElement::numbers).orElse(new double[0]);
        if (x.length < 2 || !(line || steps || lineInside)) {
            String formula = osim.functions.formula(f, "t", actuator + "_control");
            return Draft.word(f.at(), Functions.isNumber(formula) ? formula : "= " + formula);
        }
        Draft d = new Draft(f.at()).set("times", f.at(), x, "");
        d.set("values", f.at(), f.child("y").map(XmlElement::numbers).orElse(new double[0]), "");
        if (steps) {
            d.set("interpolation", f.at(), "previous");
        }
        return d.set("outside", f.at(), line ? "line" : "hold").entry();
    }

    /** Degree of the spline through the rows of a file; 0 holds a row up to the next one. */
    private String between(XmlElement c) {
        double method = Osim.number(c, "interpolation_method", 1);
        if (method > 1) {
            osim.losses.matters(
                    c, "its file is interpolated by a cubic spline whose ends differ a little from those in OpenSim");
        }
        return method == 0 ? "previous" : method == 1 ? "linear" : "spline";
    }

    private void controlSet(XmlElement c) {
        String file = c.text("controls_file", "");
        if (file.isBlank() || file.equals("Unassigned")) {
            osim.losses.harmless(c, "names no file of controls");
        } else if (file.toLowerCase(Locale.ROOT).endsWith(".sto")) {
            columns(c, file, "linear", "line", List.of());
        } else if (isThere(c, file)) {
            List<String> listed = actuatorsOf(c);
            ControlSetFile.of(osim.files.xml(file, "a ControlSet of OpenSim")).forEach((actuator, course) -> {
                if (listed.isEmpty() || listed.contains(actuator)) {
                    add(c, actuator, entry(course));
                }
            });
        }
    }

    private boolean isThere(XmlElement c, String file) {
        if (!osim.files.has(file)) {
            osim.losses.matters(c, "the file '" + file + "' is not beside the model; what it controls gets no control");
        }
        return osim.files.has(file);
    }

    private static Entry entry(ControlCourse c) {
        Position at = c.at();
        if (c.isConstant()) {
            return Draft.quantity(at, c.values()[0], "");
        }
        Draft d = new Draft(at).set("times", at, c.times(), "").set("values", at, c.values(), "");
        if (c.steps()) {
            d.set("interpolation", at, "next");
        }
        return d.set("outside", at, c.extrapolate() ? "line" : "hold").entry();
    }

    /** A table of the file for each actuator that it has a column for, except those that have a control already. */
    private void columns(XmlElement c, String file, String between, String outside, List<String> except) {
        if (!isThere(c, file)) {
            return;
        }
        List<String> listed = actuatorsOf(c), labels = labels(file);
        for (String label : labels) {
            String actuator = ControlCourse.actuator(label);
            boolean time = label.equals("time") || label.equals("t");
            if (time || except.contains(actuator) || !(listed.isEmpty() || listed.contains(actuator))) {
                continue;
            }
            Draft d = new Draft(c.at()).set("file", Draft.quoted(c.at(), file));
            d.set("column", Draft.quoted(c.at(), label));
            if (labels.contains("t") && !labels.contains("time")) {
                d.set("time", c.at(), "t");
            }
            add(
                    c,
                    actuator,
                    d.set("interpolation", c.at(), between)
                            .set("outside", c.at(), outside)
                            .entry());
        }
    }

    /** The labels of the columns of a storage file, in the line after its header. */
    private List<String> labels(String file) {
        String text = new String(osim.files.folder().read("file", file, XmlTree.LIMIT), StandardCharsets.UTF_8);
        int header = text.toLowerCase(Locale.ROOT).indexOf("endheader");
        String below = header < 0 ? text : text.substring(header + "endheader".length());
        return below.lines()
                .filter(l -> !l.isBlank())
                .findFirst()
                .map(l -> List.of(l.strip().split("\\s+", 0)))
                .orElse(List.of());
    }
}
