package org.condyle.foreign.opensim;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.XmlTree;
import org.condyle.io.SharedData;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.YamlFile;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;

/** Models of OpenSim for tests: texts of our own, and published files where they are. */
final class Osims {
    /** A translated text. */
    record Translated(Entry tree, Losses losses, Document document) {
        ModelFile read() {
            return Description.of("model.osim", document, YamlFile.text(tree), new Losses())
                    .compile();
        }

        ModelFile with(List<Map.Entry<String, String>> settings) {
            return Description.of("model.osim", document, YamlFile.text(tree), new Losses())
                    .compile("", settings);
        }

        PosedModel posed() {
            return new PosedModel(read());
        }

        /** The model file written and read again. */
        PosedModel written() {
            Document again = Document.parse("model.yaml", YamlFile.text(tree));
            return new PosedModel(
                    Description.of("model.yaml", again, YamlFile.text(tree)).compile());
        }

        /** All losses, one a line: whether it matters, class, meaning. */
        String told() {
            StringBuilder out = new StringBuilder();
            losses.all()
                    .forEach(l -> out.append(l.matters() ? "! " : "  ")
                            .append(l.element())
                            .append(": ")
                            .append(l.meaning())
                            .append('\n'));
            return out.toString();
        }
    }

    private Osims() {}

    static Translated translate(String text) {
        return translate(text, Path.of("").toAbsolutePath());
    }

    static Translated translate(String text, Path folder) {
        Losses losses = new Losses();
        ResourceRoot beside = ResourceRoot.folder(folder);
        Entry tree = new OpenSimFormat()
                .translate(
                        XmlTree.read("model.osim", "an OpenSim model", text),
                        new ForeignFiles(beside, "model.osim", "model.osim"),
                        losses);
        return new Translated(tree, losses, Document.of("model.osim", tree, beside, "model.osim"));
    }

    /** A model of version 4 with the given parts of it. */
    static String modern(String parts) {
        return "<OpenSimDocument Version=\"40000\"><Model name=\"test\">" + parts + "</Model></OpenSimDocument>";
    }

    /** The folder of the published files; the test is skipped where they are not. */
    static Path shared() {
        return SharedData.folder();
    }

    static Description source(String relative) {
        return Library.find(SharedData.path(relative).toString());
    }

    static PosedModel posed(String relative) {
        return new PosedModel(source(relative).compile("", List.of()));
    }
}
