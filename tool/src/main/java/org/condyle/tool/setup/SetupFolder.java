package org.condyle.tool.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/**
 * The folder of a setup file, from which the files that it names are found. A setup file comes from others: it may name files
 * beside, below and above itself, but no absolute ones, and none by way of the root of the file system, from where all files can
 * be reached.
 *
 * @param setup  the setup file as messages call it
 * @param folder where it is
 */
public record SetupFolder(String setup, Path folder) {

    /**
     * The file that a setup file names.
     *
     * @param at   where the name is written
     * @param key  of the setup file, for the way out
     * @param tell takes what a person should know
     */
    Path named(Position at, String key, String name, Consumer<String> tell) {
        String plain = name.strip().replace('\\', '/'); // files from Windows
        if (plain.matches("[A-Za-z]:.*") || plain.startsWith("/") || plain.startsWith("~")) {
            String last = plain.substring(plain.lastIndexOf('/') + 1);
            if (last.length() > 2 && Files.exists(folder.resolve(path(at, key, last)))) {
                tell.accept(key + ": " + Quoted.of(name) + " is a name of another computer; the file " + Quoted.of(last)
                        + " beside " + setup + " is read instead");
                return folder.resolve(last).normalize();
            }
            throw new DocumentException(
                    Code.BAD_FILE_NAME,
                    at,
                    key + ": " + Quoted.of(name) + " is not a relative name",
                    "setup files may name files relative to" + " themselves only. " + wayOut(key));
        }
        Path file = path(at, key, plain);
        if (climbsToRoot(file)) {
            throw new DocumentException(
                    Code.BAD_FILE_NAME,
                    at,
                    key + ": " + Quoted.of(name) + " leads to the root of the file system",
                    "setup files may name files near" + " themselves only. " + wayOut(key));
        }
        Path found = folder.resolve(file).normalize();
        if (!Files.exists(found)) {
            throw missing(at, key, name, found);
        }
        return found;
    }

    private boolean climbsToRoot(Path file) {
        int depth = folder.toAbsolutePath().normalize().getNameCount();
        for (Path step : file) {
            depth += step.toString().equals("..") ? -1 : step.toString().equals(".") ? 0 : 1;
            if (depth <= 0) {
                return true;
            }
        }
        return false;
    }

    /** The file that a command names: in the current folder, or otherwise beside the setup file. */
    Path given(String key, String name) {
        Position at = Position.in(Quoted.plain(option(key, name), 200));
        Path file = path(at, key, name.strip());
        Path beside = folder.resolve(file);
        Path found = !Files.exists(file) && Files.exists(beside) ? beside : file;
        if (!Files.exists(found)) {
            throw missing(at, key, name, found);
        }
        return found;
    }

    private DocumentException missing(Position at, String key, String name, Path looked) {
        Path last = looked.getFileName();
        String file = last == null ? name : last.toString();
        if (Files.exists(folder.resolve(file))) {
            return new DocumentException(
                    Code.FILE_MISSING,
                    at,
                    key + ": there is no file " + Quoted.of(name) + ", but a file of this name is beside " + setup,
                    "did you mean " + (key.equals("datafile") ? Quoted.of(file) : option(key, file)) + "?");
        }
        Path parent = looked.toAbsolutePath().normalize().getParent();
        String hint = DidYouMean.nearestFile(file, parent == null ? List.of() : ResourceRoot.namesIn(parent))
                .or(() -> DidYouMean.nearestFile(file, ResourceRoot.namesIn(folder)))
                .map(near -> "; did you mean " + Quoted.of(near) + "?")
                .orElse("");
        return new DocumentException(
                Code.FILE_MISSING,
                at,
                key + ": there is no file " + Quoted.of(name) + (parent == null ? "" : " in " + parent)
                        + (hint.isEmpty() ? "." : hint) + " " + wayOut(key));
    }

    /** What a command can do; a table of loads is named by the file of the loads alone. */
    private String wayOut(String key) {
        return key.equals("datafile")
                ? "Put the table beside " + setup + ", and write its name there, or give it with --loads TABLE"
                : "Give another one with " + option(key, "FILE");
    }

    /** How a command gives a key. */
    static String option(String key, String value) {
        return switch (key) {
            case "model_file" -> "--model " + value;
            case "marker_file" -> "--markers " + value;
            case "IKTaskSet" -> "--weights " + value;
            case "force_set_files" -> "--actuators " + value;
            case "task_set_file" -> "--tasks " + value;
            case "states_file" -> "--states " + value;
            case "coordinates_file" -> "--coordinates " + value;
            case "external_loads_file" -> "--loads " + value;
            case "AnalysisSet.StaticOptimization.smoothness" -> "--smoothness " + value;
            default -> "--set " + key + "=" + value;
        };
    }

    private static Path path(Position at, String key, String name) {
        if (name.isBlank() || name.length() > 1000 || name.chars().anyMatch(c -> c < ' ' || c == 0x7F)) {
            throw new DocumentException(Code.BAD_FILE_NAME, at, key + ": " + Quoted.of(name) + " is not a file name");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new DocumentException(
                    Code.BAD_FILE_NAME, at, key + ": " + Quoted.of(name) + " is not a file name: " + e.getReason());
        }
    }

    /** All bytes of a regular file; a pipe would wait for a writer, perhaps for ever. */
    public static byte[] bytes(String name, Path file, long limit) {
        Position at = Position.in(name);
        if (!Files.exists(file)) {
            throw new DocumentException(Code.FILE_MISSING, at, "there is no such file");
        }
        if (!Files.isRegularFile(file)) {
            throw new DocumentException(
                    Code.WRONG_FILE, at, Files.isDirectory(file) ? "this is a folder" : "this is not a regular file");
        }
        try {
            if (Files.size(file) > limit) {
                throw new DocumentException(
                        Code.OVER_LIMIT, at, "the file is larger than " + (limit >> 20) + " MB, the limit");
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new DocumentException(Code.FILE_UNREADABLE, at, "the file cannot be read: " + e.getMessage());
        }
    }
}
