package org.condyle.foreign.mjcf;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.XmlElement;
import org.condyle.io.foreign.Losses;

/**
 * The model with its parts: each {@code <include file="..."/>} is replaced by what is inside the root element of that
 * file. As in MuJoCo, names of files are relative to the main file, and a file is included at most once. A file that is not there is
 * looked for beside the part that names it.
 */
final class Expansion {
    private static final int DEEPEST = 8;
    private static final int MOST_FILES = 100;
    /** Many times what a large model has; about 1.3 kB of memory are needed for each. */
    private static final int MOST_ELEMENTS = 100_000;

    private final ForeignFiles files;
    private final Beside beside;
    private final Losses losses;
    private final Set<String> included = new HashSet<>();
    private int elements;

    private Expansion(ForeignFiles files, Losses losses) {
        this.files = files;
        this.beside = new Beside(files, losses);
        this.losses = losses;
    }

    static XmlElement of(XmlElement root, ForeignFiles files, Losses losses) {
        Expansion expansion = new Expansion(files, losses);
        expansion.included.add(files.plain(files.file().substring(files.file().lastIndexOf('/') + 1)));
        XmlElement whole = new XmlElement(root.name(), root.at(), null);
        root.attributes().forEach(whole::put);
        expansion.copyChildren(root, whole, 0);
        return whole;
    }

    private void copyChildren(XmlElement from, XmlElement to, int depth) {
        for (XmlElement child : from.children()) {
            if (child.name().equals("include")) {
                include(child, to, depth + 1);
                continue;
            }
            if (++elements > MOST_ELEMENTS) {
                throw child.problem("the model with all included files has more than " + MOST_ELEMENTS + " elements");
            }
            XmlElement copy = new XmlElement(child.name(), child.at(), to);
            child.attributes().forEach(copy::put);
            copyChildren(child, copy, depth);
        }
    }

    private void include(XmlElement e, XmlElement to, int depth) {
        String written = e.attribute("file", "");
        if (written.isBlank()) {
            throw e.problem("an include needs the name of a file: <include file=\"part.xml\"/>");
        }
        Optional<String> file = beside.find(e, written);
        if (file.isEmpty()) {
            losses.matters(
                    e,
                    "the file \"" + written + "\" " + beside.reason(written)
                            + ": what it would add is missing; put it there, or remove the include");
            return;
        }
        if (!included.add(files.plain(file.get()))) {
            throw e.problem("\"" + written + "\" is included a second time, or includes itself; include a file once");
        }
        if (depth > DEEPEST || included.size() > MOST_FILES) {
            throw e.problem("includes more than " + DEEPEST + " levels deep or more than " + MOST_FILES + " files");
        }
        copyChildren(files.xml(file.get(), "an MJCF file"), to, depth);
    }
}
