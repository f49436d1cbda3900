package org.condyle.foreign;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.foreign.ControlCourse;

/**
 * The {@code ControlSet} of OpenSim: for each actuator nodes of time and value. Between nodes a control is a straight line, or with
 * {@code use_steps} the value of the later node; outside of them it goes on along the line if {@code extrapolate} says so.
 */
public final class ControlSetFile {
    private ControlSetFile() {}

    /** The controls of a file, by the names of their actuators. */
    public static Map<String, ControlCourse> read(String file, byte[] bytes) {
        return of(XmlTree.read(file, "a ControlSet of OpenSim", bytes));
    }

    /** The controls below the root element of a file. */
    public static Map<String, ControlCourse> of(XmlElement root) {
        XmlElement set = root.name().equals("ControlSet")
                ? root
                : root.child("ControlSet")
                        .orElseThrow(() -> root.problem("there is no ControlSet in the file; give a file of controls"));
        Map<String, ControlCourse> out = new LinkedHashMap<>();
        for (XmlElement e : set.objects()) {
            ControlCourse c = course(e);
            if (out.put(c.actuator(), c) != null) {
                throw e.problem("there are two controls for '" + c.actuator() + "'");
            }
        }
        return out;
    }

    private static ControlCourse course(XmlElement e) {
        String actuator = ControlCourse.actuator(e.attribute("name", ""));
        if (actuator.isEmpty()) {
            throw e.problem("has no name; it must be that of an actuator");
        }
        return switch (e.name()) {
            case "ControlConstant" ->
                new ControlCourse(
                        actuator,
                        new double[0],
                        new double[] {e.finite("x", e.finite("value", 0))},
                        false,
                        false,
                        e.at());
            case "ControlLinear" -> linear(e, actuator);
            default -> throw e.problem("this kind of control is not known; known are ControlLinear, ControlConstant");
        };
    }

    private static ControlCourse linear(XmlElement e, String actuator) {
        if (e.flag("filter_on", false)) {
            throw e.problem("is filtered; write the filtered values as nodes, and 'false' in filter_on");
        }
        List<XmlElement> nodes = new ArrayList<>(e.child("x_nodes")
                .or(() -> e.child("nodes"))
                .map(XmlElement::children)
                .orElse(List.of()));
        if (nodes.size() == 1 && nodes.get(0).name().equals("objects")) {
            nodes = nodes.get(0).children();
        }
        if (nodes.isEmpty()) {
            throw e.problem("has no nodes");
        }
        double[] times = new double[nodes.size()], values = new double[nodes.size()];
        for (int i = 0; i < times.length; i++) {
            XmlElement node = nodes.get(i);
            times[i] = node.finite("t", node.finite("time", 0));
            values[i] = node.finite("value", 0);
            if (i > 0 && !(times[i] > times[i - 1])) {
                throw node.problem(
                        "the times of nodes must increase, but " + times[i] + " s follows " + times[i - 1] + " s");
            }
        }
        return new ControlCourse(
                actuator, times, values, e.flag("use_steps", false), e.flag("extrapolate", true), e.at());
    }
}
