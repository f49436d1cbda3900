package org.condyle.io.foreign.opensim.write;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/** Writes forces and couples that are functions of time as {@code PrescribedForce}. */
final class PrescribedWriter {
    private final Sheet sheet;
    private final Formulas formulas;
    private final FunctionWriter functions;

    PrescribedWriter(Sheet sheet, Formulas formulas, FunctionWriter functions) {
        this.sheet = sheet;
        this.formulas = formulas;
        this.functions = functions;
    }

    void write(String name, Part v) {
        boolean couple = v.variant().equals("couple");
        List<Entry> value = v.entry("value").isList() ? v.list("value") : List.of(v.entry("value"));
        List<Entry> point = couple ? List.of() : v.list("point");
        boolean against = couple
                && v.entry()
                        .child("against")
                        .filter(a -> !a.text().equals("ground"))
                        .isPresent();
        if (!ofTime(value) || !ofTime(point) || against) {
            sheet.matters(
                    v.entry(),
                    v.variant(),
                    "a PrescribedForce of OpenSim acts against the ground and depends on time only; it is left out");
            return;
        }
        XmlElement e = sheet.object("ForceSet", "PrescribedForce", couple ? name.replaceAll("-torque$", "") : name);
        Sheet.text(e, "socket_frame", sheet.bodyPath(sheet.r.names.body(v.entry("on"))));
        boolean body = !couple && v.text("axes").equals("body");
        Sheet.text(e, "forceIsGlobal", Boolean.toString(!body));
        Sheet.text(e, "pointIsGlobal", Boolean.toString(!point.isEmpty()));
        if (couple) {
            three(e, "torqueFunctions", value.size() == 1 ? List.of() : value, value.size() == 1 ? value : List.of());
            return;
        }
        three(e, "forceFunctions", value, List.of());
        XmlElement points = set(e, "pointFunctions");
        double[] at = v.entry()
                .child("at")
                .map(a -> sheet.r.quantities.vector(a, "m"))
                .orElse(new double[3]);
        for (int i = 0; i < 3; i++) {
            if (i < point.size()) {
                function(points, point.get(i));
            } else {
                Sheet.numbers(points.add("Constant"), "value", point.isEmpty() ? at[i] : 0);
            }
        }
    }

    /** Three functions; a couple in the plane has only the last one. */
    private void three(XmlElement e, String property, List<Entry> first, List<Entry> last) {
        XmlElement list = set(e, property);
        List<@Nullable Entry> all = new ArrayList<>(first);
        while (all.size() + last.size() < 3) {
            all.add(null);
        }
        all.addAll(last);
        for (@Nullable Entry f : all) {
            if (f == null) {
                Sheet.numbers(list.add("Constant"), "value", 0);
            } else {
                function(list, f);
            }
        }
    }

    private static XmlElement set(XmlElement e, String property) {
        XmlElement set = e.add("FunctionSet");
        set.put("name", property);
        return set.add("objects");
    }

    private boolean ofTime(List<Entry> all) {
        return all.stream().allMatch(e -> formulas.parse(e, List.of("t")) != null);
    }

    private void function(XmlElement list, Entry e) {
        @Nullable Expression x = formulas.parse(e, List.of("t"));
        if (x != null) {
            double from = sheet.file.run().from(),
                    to = Math.max(sheet.file.run().until(), from + 1e-3);
            functions.write(list, new FunctionWriter.Formula(e, x, 0, from, to), 1);
        }
    }
}
