package org.condyle.io.foreign.opensim.write;

import java.util.Map;
import java.util.Set;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.model.LigamentTable;

/** Writes the forces: each goes to the writer of its kind. A path that is only measured becomes a {@code PathActuator}. */
final class ForceWriter {
    /** Forces that are written with the path that they act along. */
    private static final Set<String> ALONG_PATHS = Set.of("ligament", "motor", "muscle", "spring", "damper");

    private final Sheet sheet;
    private final PathWriter paths;
    private final SpringWriter springs;
    private final BushingWriter bushings;
    private final LigamentWriter ligaments;
    private final MuscleWriter muscles;
    private final MotorWriter motors;
    private final PrescribedWriter prescribed;

    ForceWriter(Sheet sheet, FrameWriter frames, Formulas formulas, JointAngles angles, FunctionWriter functions) {
        this.sheet = sheet;
        paths = new PathWriter(sheet, formulas, functions);
        bushings = new BushingWriter(sheet, frames);
        springs = new SpringWriter(sheet, formulas, angles, paths, bushings);
        ligaments = new LigamentWriter(sheet, paths, formulas, functions);
        ControlWriter controls = new ControlWriter(sheet, formulas, functions);
        muscles = new MuscleWriter(sheet, paths, formulas, functions, controls);
        motors = new MotorWriter(sheet, formulas, angles, paths, controls);
        prescribed = new PrescribedWriter(sheet, formulas, functions);
    }

    void write() {
        sheet.r.controls.read(sheet.values);
        sheet.values.each("forces", this::force);
        sheet.values.entries("measures").forEach(this::measure);
    }

    private void force(String name, Part v) {
        switch (v.variant()) {
            case "spring", "damper" -> springs.spring(name, v);
            case "coordinate-limit" -> springs.limit(name, v);
            case "torque" -> springs.torque(name, v);
            case "ligament" -> ligaments.write(name, v);
            case "ligaments" -> LigamentTable.rows(sheet.r, v).forEach(ligaments::write);
            case "muscle" -> muscles.write(name, v);
            case "motor", "body-torque-motor", "point-motor" -> motors.write(name, v);
            case "bushing" -> bushings.bushing(name, v);
            case "force", "couple" -> prescribed.write(name, v);
            case "external-load" ->
                sheet.matters(
                        v.entry(),
                        "external-load",
                        "OpenSim reads loads with the setup file of an analysis, not with the model");
            default -> sheet.matters(v.entry(), v.variant(), "OpenSim has no such force; it is left out");
        }
    }

    /** A path keeps its line; other measures exist for the forces along them. */
    private void measure(String name, Entry e) {
        String type = e.child("type").map(Entry::text).orElse("");
        if (type.equals("path") && !isUsed(name)) {
            XmlElement f = sheet.object("ForceSet", "PathActuator", name);
            Sheet.numbers(f, "optimal_force", 0);
            paths.write(f, e);
        }
        e.child("limits")
                .ifPresent(l -> sheet.matters(l, "limits", "OpenSim has no stops of measures; they are left out"));
    }

    /** A path along which a force acts has been written with that force. */
    private boolean isUsed(String measure) {
        for (Map.Entry<String, Entry> f : sheet.values.entries("forces").entrySet()) {
            boolean along = f.getValue()
                    .child("on")
                    .filter(o -> o.isScalar() && o.text().equals(measure))
                    .isPresent();
            String type = f.getValue().child("type").map(Entry::text).orElse("");
            if (along && ALONG_PATHS.contains(type)) {
                return true;
            }
        }
        return false;
    }
}
