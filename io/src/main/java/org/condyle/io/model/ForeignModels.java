package org.condyle.io.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.document.TextFile;
import org.condyle.io.foreign.ForeignFiles;
import org.condyle.io.foreign.ForeignFormat;
import org.condyle.io.foreign.Loss;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.foreign.XmlTree;
import org.condyle.io.foreign.YamlFile;
import org.condyle.io.model.read.ForeignFile;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** Models of other programs as models like any other: translated when they are opened. */
public final class ForeignModels {
    /** A format is above this package, because it writes models as well as it reads them. */
    private static final List<ForeignFormat> FORMATS =
            ServiceLoader.load(ForeignFormat.class, ForeignFormat.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();

    private ForeignModels() {}

    /**
     * Opens a file of another program.
     *
     * @param root below which its files are read; null for the folder that its format finds
     */
    public static Description read(String name, Path file, @Nullable Path root) {
        Path absolute = file.toAbsolutePath().normalize();
        Path own = absolute.getParent();
        if (own == null) {
            throw new DocumentException(Code.WRONG_FILE, Position.in(name), "this is not a file");
        }
        Path given = root == null ? null : root.toAbsolutePath().normalize();
        if (given != null && !(Files.isDirectory(given) && absolute.startsWith(given))) {
            throw new DocumentException(
                    Code.BAD_FILE_NAME,
                    Position.in(name),
                    "--root " + root + " must be a folder that contains the model, below it or in it");
        }
        byte[] bytes = bytes(name, file);
        XmlElement tree = XmlTree.read(name, "a model of another program", bytes);
        ForeignFormat format = format(name, file, tree);
        Path folder = given == null ? format.folder(tree, own) : given;
        String relative = folder.relativize(absolute).toString().replace('\\', '/');
        return read(name, format, tree, bytes, new ForeignFiles(ResourceRoot.folder(folder), relative, name));
    }

    private static ForeignFormat format(String name, Path file, XmlElement tree) {
        if (tree.name().equals("mujocoinclude")) {
            throw tree.problem(
                    "this is a part of a MuJoCo model, which other files include (<include file=\"...\"/>); open one of"
                            + " those, whose root is <mujoco>");
        }
        return FORMATS.stream()
                .filter(f -> f.rootElement().equalsIgnoreCase(tree.name()))
                .findFirst()
                .orElseThrow(() -> ForeignFile.refusal(name, file));
    }

    private static Description read(
            String name, ForeignFormat format, XmlElement root, byte[] bytes, ForeignFiles files) {
        Losses losses = new Losses();
        if (!TextFile.isUtf8(bytes)) {
            losses.harmless(root, "the file is not UTF-8 text; its letters are read as those of the code windows-1252");
        }
        Entry tree = tellingParts(losses, () -> format.translate(root, files, losses));
        Document document = Document.of(name, tree, files.folder(), files.file());
        return Description.of(name, document, YamlFile.text(tree), losses);
    }

    /** Does something, and where it fails names the parts of the model that are missing, which may be the cause. */
    static <T> T tellingParts(Losses losses, Supplier<T> action) {
        try {
            return action.get();
        } catch (DocumentException e) {
            Problems all = new Problems();
            all.addAll(e.problems());
            losses.thatMatter().stream()
                    .filter(l -> l.element().equals("include"))
                    .forEach(l -> all.add(Problem.warning(Code.LEFT_OUT, l.at(), "", l.meaning())));
            throw new DocumentException(all);
        }
    }

    private static byte[] bytes(String name, Path file) {
        try {
            if (Files.size(file) > XmlTree.LIMIT) {
                throw new DocumentException(
                        Code.OVER_LIMIT,
                        Position.in(name),
                        "the file is larger than " + (XmlTree.LIMIT >> 20) + " MB, the limit");
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new DocumentException(
                    Code.FILE_UNREADABLE, Position.in(name), "the file cannot be read: " + e.getMessage());
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
                    return Problem.warning(Code.LEFT_OUT, first.at(), "", which + ": " + first.meaning());
                })
                .toList();
    }
}
