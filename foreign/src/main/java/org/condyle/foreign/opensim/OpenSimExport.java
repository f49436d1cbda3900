package org.condyle.foreign.opensim;

import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlText;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.Losses;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;

/**
 * A model as a file of OpenSim, version 4.
 *
 * @param document the root element {@code OpenSimDocument}
 * @param losses   what OpenSim cannot express, with places in the model file
 * @param files    meshes that the model names: by their names relative to the new file, where they are named in the model file
 */
public record OpenSimExport(XmlElement document, Losses losses, Map<String, Entry> files) {
    private static final String VERSION = "40000";

    /** Writes a case of a model file that has been read. */
    public static OpenSimExport of(Description source, ModelFile file) {
        XmlElement root = new XmlElement("OpenSimDocument", Position.in(file.name()), null);
        root.put("Version", VERSION);
        XmlElement out = root.add("Model");
        out.put("name", file.title().isEmpty() ? source.shortName() : file.title());
        Sheet sheet = new Sheet(source, file, out);
        header(sheet);
        sheet.bodies.write();
        JointSet.write(sheet);
        Constraints.write(sheet);
        Markers.write(sheet);
        Wraps.write(sheet);
        Forces.write(sheet);
        ContactSurfaces.write(sheet);
        sheet.frames.writeOthers();
        remainder(sheet);
        return new OpenSimExport(root, sheet.losses, sheet.files);
    }

    /** The file. */
    public String text() {
        return XmlText.of(document);
    }

    private static void header(Sheet sheet) {
        if (!sheet.file.source().isEmpty()) {
            Sheet.text(sheet.out, "credits", sheet.file.source());
        }
        Sheet.text(sheet.out, "length_units", "meters");
        Sheet.text(sheet.out, "force_units", "N");
        Sheet.numbers(sheet.out, "gravity", sheet.model.gravity());
    }

    /** What has no place in a model of OpenSim. */
    private static void remainder(Sheet sheet) {
        Map<String, Entry> top = sheet.values.entry().children();
        for (String key : List.of("events", "inputs")) {
            if (top.containsKey(key)) {
                sheet.matters(top.get(key), key, "a model of OpenSim has no " + key + "; they are left out");
            }
        }
        for (String key : List.of("outputs", "claims", "formulas", "plots", "record", "picture")) {
            if (top.containsKey(key)) {
                sheet.harmless(top.get(key), key, "what is computed and recorded is not a part of a model of OpenSim");
            }
        }
    }
}
