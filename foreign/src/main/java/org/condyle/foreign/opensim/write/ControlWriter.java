package org.condyle.foreign.opensim.write;

import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.model.ControlReader;
import org.condyle.io.model.read.InputTable;
import org.jspecify.annotations.Nullable;

/** Writes controls that are numbers, formulas of time or tables as one {@code PrescribedController}; others depend on the motion. */
public final class ControlWriter {
    private final Sheet sheet;
    private @Nullable XmlElement list; // of the actuators
    private @Nullable XmlElement objects; // the functions, in the same order

    ControlWriter(Sheet sheet) {
        this.sheet = sheet;
    }

    /** Lets the controller drive an actuator, whose element has been written. A control of 0 is what OpenSim gives without one. */
    public void write(XmlElement actuator, String name, Part v) {
        @Nullable InputTable table = ControlReader.table(sheet.r, name, v);
        Entry control = v.entry("control");
        double constant = ControlReader.constant(sheet.r, name, v);
        if (table != null) {
            points(add(actuator), control, table);
            return;
        }
        @Nullable
        Expression x =
                Double.isNaN(constant) && control.isScalar() ? sheet.formulas.parse(control, List.of("t")) : null;
        if (x != null) {
            sheet.functions.ofTime(add(actuator), control, x);
        } else if (Double.isNaN(constant)) {
            sheet.matters(
                    control,
                    "control",
                    "a PrescribedController of OpenSim depends on time only; the control is 0 there");
        } else if (constant != 0) {
            FunctionWriter.constant(add(actuator), constant);
        }
    }

    /** Where the function of an actuator goes. */
    private XmlElement add(XmlElement actuator) {
        XmlElement names = list, all = objects;
        if (names == null || all == null) {
            XmlElement c = sheet.object("ControllerSet", "PrescribedController", "controls");
            Sheet.text(c, "enabled", "true");
            names = c.add("actuator_list");
            XmlElement set = c.add("FunctionSet");
            set.put("name", "ControlFunctions");
            all = set.add("objects");
            list = names;
            objects = all;
        }
        names.setText((names.text() + " " + actuator.attribute("name", "")).strip());
        return all;
    }

    private void points(XmlElement parent, Entry control, InputTable table) {
        int n = table.rows();
        boolean next = table.between() == InputTable.Between.NEXT;
        double[] x = new double[next ? n + 1 : n], y = new double[x.length];
        for (int i = 0; i < n; i++) {
            x[next ? i + 1 : i] = table.time(i);
            y[i] = table.value(i);
        }
        if (next) { // the value of a row begins where the row before is
            x[0] = x[1] - 1;
            y[n] = y[n - 1];
        }
        boolean line = table.outside() == InputTable.Outside.LINE;
        XmlElement f = parent.add(
                switch (table.between()) {
                    case SPLINE -> "SimmSpline";
                    case LINEAR -> line ? "PiecewiseLinearFunction" : "GCVSpline";
                    default -> "PiecewiseConstantFunction";
                });
        if (f.name().equals("GCVSpline")) {
            Sheet.numbers(f, "half_order", 1);
            Sheet.numbers(f, "error_variance", 0);
        }
        Sheet.numbers(f, "x", x);
        Sheet.numbers(f, "y", y);
        if (table.between() == InputTable.Between.SPLINE) {
            sheet.matters(control, "control", "the spline through the rows of its table has other ends in OpenSim");
        }
        if (table.outside() == InputTable.Outside.ZERO) {
            sheet.matters(control, "control", "outside of its table the control keeps the last value in OpenSim");
        }
    }
}
