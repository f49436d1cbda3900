package org.condyle.tool.setup;

import java.nio.file.Path;
import java.util.List;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlTree;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.TextFile;
import org.condyle.io.problem.Code;

/** Reads XML files of OpenSim's tools. Files that were cut out of a document and kept its last line are read all the same. */
public final class SetupXml {
    private static final String DOCUMENT = "OpenSimDocument";

    private SetupXml() {}

    /** @param kind what it should be, for messages */
    static XmlElement read(Path file, String kind) {
        String name = file.toString();
        return parse(name, kind, TextFile.decode(name, SetupFolder.bytes(name, file, XmlTree.LIMIT)));
    }

    /** An XML file as it is; {@code kind} is what it should be, for messages. */
    public static XmlElement whole(Path file, String kind) {
        String name = file.toString();
        return XmlTree.read(name, kind, SetupFolder.bytes(name, file, XmlTree.LIMIT));
    }

    /** The set of a file, which is its root or below it. */
    static XmlElement set(Path file, String kind, String name) {
        XmlElement root = read(file, kind);
        return root.name().equals(name)
                ? root
                : root.child(name).orElseThrow(() -> root.problem("there is no " + name + " in this file"));
    }

    /** The objects of a set, also those that stand in it without {@code objects}. */
    static List<XmlElement> objects(XmlElement set) {
        return set.child("objects").orElse(set).children();
    }

    static XmlElement parse(String name, String kind, String text) {
        String begin = text.stripLeading();
        if (begin.isEmpty()) {
            throw new DocumentException(Code.EMPTY, Position.in(name), "the file is empty", "it should be " + kind);
        }
        if (!begin.startsWith("<")) {
            String what = name.matches("(?i).*\\.ya?ml")
                    ? "; a model is given with --model, as in: condyle analyse ik --model MODEL --markers FILE"
                    : name.matches("(?i).*\\.(mot|sto|trc|csv|c3d)")
                            ? "; a table is given with --coordinates or --markers, as in: condyle analyse ik --model MODEL --markers"
                                    + " FILE"
                            : "";
            throw new DocumentException(
                    Code.WRONG_FILE, Position.in(name), "this is not XML", "it should be " + kind + what);
        }
        boolean cut = !text.contains("<" + DOCUMENT) && text.stripTrailing().endsWith("</" + DOCUMENT + ">");
        return XmlTree.read(name, kind, cut ? text.substring(0, text.lastIndexOf("</" + DOCUMENT)) : text);
    }
}
