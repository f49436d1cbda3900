package org.condyle.io.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.condyle.io.data.TableFormat;
import org.condyle.io.data.c3d.CaptureFormat;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.foreign.Losses;
import org.condyle.io.model.read.ForeignFile;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/** The models that come with Condyle, inside the jar, under names such as {@code mechanisms/pendulum}. */
public final class Library {
    /** How files of studies end. */
    public static final String STUDY = ".study.yaml";

    private static final String FOLDER = "models";

    private Library() {}

    /** All files of the library, relative to it: what the jar (or the build folder) holds below its folder. */
    static List<String> files() {
        try {
            Path home = Path.of(Library.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (Files.isDirectory(home)) {
                Path folder = home.resolve(FOLDER);
                try (Stream<Path> walk = Files.walk(folder)) {
                    return walk.filter(Files::isRegularFile)
                            .map(p -> folder.relativize(p).toString().replace('\\', '/'))
                            .sorted()
                            .toList();
                }
            }
            try (ZipFile jar = new ZipFile(home.toFile())) {
                return jar.stream()
                        .filter(e -> !e.isDirectory() && e.getName().startsWith(FOLDER + "/"))
                        .map(e -> e.getName().substring(FOLDER.length() + 1))
                        .sorted()
                        .toList();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Names of the models: files without their ending. */
    public static List<String> names() {
        return named(f -> f.endsWith(".yaml") && !f.endsWith(STUDY), ".yaml");
    }

    /** Names of the studies: files without their ending. */
    public static List<String> studies() {
        return named(f -> f.endsWith(STUDY), STUDY);
    }

    private static List<String> named(Predicate<String> kind, String ending) {
        return files().stream()
                .filter(kind)
                .map(f -> f.substring(0, f.length() - ending.length()))
                .sorted()
                .toList();
    }

    /**
     * Files of the library that belong to a model: those that it names, and measurements and setup files for other commands, which bear its name.
     */
    public static Set<String> companions(String model) {
        Set<String> files = new TreeSet<>(Document.read(root(), model + ".yaml").named());
        files().stream()
                .filter(f -> f.startsWith(model + ".") || f.startsWith(model + "-"))
                .filter(f -> f.endsWith(".xml") || CaptureFormat.ALL.has(f) || TableFormat.ALL.has(f))
                .forEach(files::add);
        return files;
    }

    public static ResourceRoot root() {
        return ResourceRoot.classPath("library", name -> Library.class.getResource("/" + name), FOLDER, files());
    }

    /** The text of a file of the library. */
    public static String text(String file) {
        return new String(root().read("model", file, Document.LIMIT), StandardCharsets.UTF_8);
    }

    /** A model by file name or by its name in the library. */
    public static Description find(String name) {
        return find(name, null);
    }

    /**
     * The same.
     *
     * @param root below which the files of a model of another program are read; null for the folder that its format finds
     */
    public static Description find(String name, @Nullable Path root) {
        if (name.endsWith(STUDY) || studies().contains(name)) {
            throw isStudy(name);
        }
        Path path = Path.of(name);
        if (Files.exists(path) || name.endsWith(".yaml") || name.endsWith(".yml")) {
            if (!Files.exists(path) && names().contains(name.replaceAll("\\.ya?ml$", ""))) {
                return library(name.replaceAll("\\.ya?ml$", ""));
            }
            if (ForeignFile.isXml(path)) {
                return ForeignModels.read(name, path, root);
            }
            Document document = Document.read(path, root());
            if ((document.find("vary").isPresent() || document.find("study").isPresent())
                    && document.find("bodies").isEmpty()) {
                throw isStudy(name);
            }
            try {
                return Description.of(name, document, Files.readString(path), Losses.NONE);
            } catch (IOException e) {
                throw new DocumentException(
                        Code.FILE_UNREADABLE, Position.in(name), "the file cannot be read: " + e.getMessage());
            }
        }
        if (names().contains(name)) {
            return library(name);
        }
        String hint = DidYouMean.hint(name, names());
        throw new DocumentException(
                Code.FILE_MISSING,
                Position.in(name),
                "there is no such file, and no such model in the library",
                hint + "; 'condyle examples' lists the library");
    }

    private static DocumentException isStudy(String name) {
        return new DocumentException(
                Code.WRONG_FILE,
                Position.in(name),
                "this is a study, which runs a model many times",
                "run it with 'condyle study " + name + "'");
    }

    private static Description library(String name) {
        return Description.of(name, Document.read(root(), name + ".yaml"), text(name + ".yaml"), Losses.NONE);
    }
}
