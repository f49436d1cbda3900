package org.condyle.foreign;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.document.TextFile;
import org.condyle.io.foreign.ControlCourse;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.Translated;
import org.condyle.io.foreign.XmlFiles;
import org.condyle.io.model.read.ForeignFile;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** Files in XML for the reader of models: the models of all formats, control sets, and the parser for meshes. */
public final class ForeignXml implements XmlFiles {
    private static final List<ForeignFormat> FORMATS =
            ServiceLoader.load(ForeignFormat.class, ForeignFormat.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();

    @Override
    public Translated model(String name, Path file, @Nullable Path root) {
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
        ForeignFiles files = new ForeignFiles(ResourceRoot.folder(folder), relative, name);
        Losses losses = new Losses();
        if (!TextFile.isUtf8(bytes)) {
            losses.harmless(tree, "the file is not UTF-8 text; its letters are read as those of the code windows-1252");
        }
        Entry model = losses.tellingParts(() -> format.translate(tree, files, losses));
        return new Translated(model, files.folder(), files.file(), losses);
    }

    @Override
    public Map<String, ControlCourse> controlSet(String file, byte[] bytes) {
        return ControlSetFile.read(file, bytes);
    }

    @Override
    public void parse(String file, String kind, Reader text, Handler handler) {
        new SafeXml(file, kind).read(text, handler);
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
}
