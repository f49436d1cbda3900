package org.condyle.io.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.document.TextFile;
import org.condyle.io.foreign.ForeignFiles;
import org.condyle.io.foreign.ForeignFormat;
import org.condyle.io.foreign.Loss;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.foreign.XmlTree;
import org.condyle.io.foreign.YamlFile;
import org.condyle.io.foreign.mjcf.MjcfFormat;
import org.condyle.io.foreign.opensim.OpenSimFormat;
import org.condyle.io.model.read.ForeignFile;

/** Models of other programs as models like any other: translated when they are opened. */
public final class ForeignModels {
    private static final List<ForeignFormat> FORMATS = List.of(new OpenSimFormat(), new MjcfFormat());

    private ForeignModels() {}

    /** Opens a file of another program. */
    public static Library.Source read(String name, Path file) {
        Path absolute = file.toAbsolutePath();
        Path folder = absolute.getParent(), last = absolute.getFileName();
        if (folder == null || last == null) {
            throw new DocumentException(Position.in(name), "this is not a file");
        }
        return read(name, file, ResourceRoot.folder(folder));
    }

    /** Opens a copy of a file of another program, in the folder {@code here}; it comes from the folder {@code home}. */
    static Library.Source readCopy(String name, Path home, Path here) {
        Path copy = here.resolve(String.valueOf(Path.of(name).getFileName()));
        return read(name, copy, ResourceRoot.copyOf(home, here));
    }

    private static Library.Source read(String name, Path file, ResourceRoot beside) {
        String last = String.valueOf(file.getFileName());
        byte[] bytes = bytes(name, file);
        XmlElement root = XmlTree.read(name, "a model of another program", bytes);
        ForeignFormat format = FORMATS.stream()
                .filter(f -> f.rootElement().equalsIgnoreCase(root.name()))
                .findFirst()
                .orElseThrow(() -> ForeignFile.refusal(name, file));
        Losses losses = new Losses();
        if (!TextFile.isUtf8(bytes)) {
            losses.harmless(root, "the file is not UTF-8 text; its letters are read as those of the code windows-1252");
        }
        Entry tree = format.translate(root, new ForeignFiles(beside, last, name), losses);
        return new Library.Source(name, Document.of(name, tree, beside, last), YamlFile.text(tree), losses);
    }

    private static byte[] bytes(String name, Path file) {
        try {
            if (Files.size(file) > XmlTree.LIMIT) {
                throw new DocumentException(
                        Position.in(name), "the file is larger than " + (XmlTree.LIMIT >> 20) + " MB, the limit");
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new DocumentException(Position.in(name), "the file cannot be read: " + e.getMessage());
        }
    }

    /** A warning for each kind of loss that can change results. */
    static List<Problem> warnings(Losses losses) {
        return losses.groups().stream()
                .filter(g -> g.get(0).matters())
                .map(g -> {
                    Loss first = g.get(0);
                    String which = g.size() == 1
                            ? first.path()
                            : g.size() + " elements " + first.element() + ", first " + first.path();
                    return Problem.warning(first.at(), "", which + ": " + first.meaning());
                })
                .toList();
    }
}
