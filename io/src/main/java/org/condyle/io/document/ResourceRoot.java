package org.condyle.io.document;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * The only access to files that a document names: everything below one folder, on disk or on the class path, and
 * nothing outside of it. Names are relative, with '/' between folders.
 */
public abstract class ResourceRoot {
    private static final int MOST_NAMES = 2000;

    ResourceRoot() {}

    /** Files below a folder on disk; a symbolic link that is outside of it is refused. */
    public static ResourceRoot folder(Path folder) {
        return new FolderRoot(folder);
    }

    /** Files of which some are not in the folder but given here, by their names. */
    public static ResourceRoot with(Map<String, byte[]> files) {
        return new PackedRoot(folder(Path.of("")), Map.copyOf(files), Map.of());
    }

    /**
     * A file did not travel with a document that was sent to this machine. It may well exist at home: this is no mistake of the
     * document.
     */
    public static final class AbsentException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        AbsentException(String file) {
            super(file + " is not among the files that were sent");
        }
    }

    /**
     * Resources below a package-like prefix of the class path.
     *
     * @param name shown in messages, such as {@code library}
     * @param find finds a resource by its whole name; of a module, only its own classes can
     * @param index relative names of the resources, for "did you mean"; may be empty
     */
    public static ResourceRoot classPath(
            String name, Function<String, @Nullable URL> find, String prefix, Collection<String> index) {
        return new ClassPathRoot(name, find, prefix, index);
    }

    /**
     * All bytes of a file.
     *
     * @param what how messages call it: "data file", "mesh"
     * @param limit largest size accepted [bytes]
     */
    public final byte[] read(String what, String relative, long limit) {
        return open(what, relative, (in, at, name) -> readUpTo(in, limit, at, name));
    }

    /** Copies a file that may be large to another place; gives its hash. */
    final String copy(String what, String relative, Path to) {
        return open(what, relative, (in, at, name) -> {
            DigestInputStream hashed = new DigestInputStream(in, Fingerprint.digest());
            Files.copy(hashed, to, StandardCopyOption.REPLACE_EXISTING);
            return Fingerprint.hash(hashed.getMessageDigest());
        });
    }

    /** Does something with an open file. */
    private interface Use<T> {
        T of(InputStream in, Position at, String name) throws IOException;
    }

    private <T> T open(String what, String relative, Use<T> use) {
        String name = what + " " + Quoted.of(relative);
        String clean = clean(name, relative);
        Position at = Position.in(display(clean));
        try (InputStream in = stream(clean)) {
            if (in == null && !isComplete()) {
                throw new AbsentException(display(clean));
            }
            if (in == null) {
                throw new DocumentException(Code.FILE_MISSING, at, name + " not found in " + name(), hint(clean));
            }
            return use.of(in, at, name);
        } catch (OutsideException e) {
            throw outside(name);
        } catch (IOException e) {
            throw new DocumentException(Code.FILE_UNREADABLE, at, name + " cannot be read: " + reason(e));
        }
    }

    public final boolean has(String relative) {
        try (InputStream in = stream(clean("file " + Quoted.of(relative), relative))) {
            return in != null;
        } catch (IOException e) {
            return false;
        }
    }

    /** The same for what may be no name of a file at all, such as some value of a document. */
    final boolean holds(String relative) {
        try {
            return has(relative);
        } catch (DocumentException e) {
            return false;
        }
    }

    /** The folder as people know it. */
    public abstract String name();

    /** A file in it as messages name it. */
    abstract String display(String clean);

    /** The same, whatever folder this is and wherever it is seen from. */
    String relative(String clean) {
        return display(clean);
    }

    /** False if a file may exist although it is not here. */
    boolean isComplete() {
        return true;
    }

    /** The file, or null when there is none. */
    abstract @Nullable InputStream stream(String clean) throws IOException;

    /** Names of the files beside {@code clean}. */
    abstract List<String> beside(String clean);

    /** Relative name without '.' and '..'; refuses whatever would leave the folder. */
    final String clean(String name, String relative) {
        Position at = Position.in(name());
        if (relative.isBlank() || relative.length() > 1000 || relative.chars().anyMatch(c -> c < ' ' || c == 0x7F)) {
            throw new DocumentException(Code.BAD_FILE_NAME, at, name + " is not a file name");
        }
        if (relative.indexOf('\\') >= 0) {
            throw new DocumentException(Code.BAD_FILE_NAME, at, name + ": write '/' between folder names, not '\\'");
        }
        if (relative.startsWith("/") || relative.startsWith("~") || relative.indexOf(':') >= 0) {
            throw new DocumentException(
                    Code.BAD_FILE_NAME,
                    at,
                    name + " is not a relative name",
                    "files are read from " + name() + " only");
        }
        Deque<String> parts = new ArrayDeque<>();
        for (String part : relative.strip().split("/", -1)) {
            if (part.equals("..")) {
                if (parts.pollLast() == null) {
                    throw outside(name);
                }
            } else if (!part.isEmpty() && !part.equals(".")) {
                parts.add(part);
            }
        }
        if (parts.isEmpty()) {
            throw new DocumentException(Code.BAD_FILE_NAME, at, name + " is not a file name");
        }
        return String.join("/", parts);
    }

    /** Names of the files in a folder, for suggestions: the first of very many, none if there is no such folder. */
    public static List<String> namesIn(@Nullable Path folder) {
        if (folder == null || !Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.limit(MOST_NAMES)
                    .map(f -> f.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /**
     * Files tell their size, so that a large one is in memory once; what grows meanwhile is read to its end all the
     * same.
     */
    static byte[] readUpTo(InputStream in, long limit, Position at, String name) throws IOException {
        int expected = (int) Math.min(in.available(), limit);
        byte[] bytes = new byte[expected];
        int got = in.readNBytes(bytes, 0, expected);
        byte[] more = in.readNBytes((int) Math.min(limit + 1 - got, Integer.MAX_VALUE - 8));
        if ((long) got + more.length > limit) {
            throw new DocumentException(
                    Code.OVER_LIMIT, at, name + " is larger than " + (limit >> 20) + " MB, the limit");
        }
        if (got == expected && more.length == 0) {
            return bytes;
        }
        byte[] all = Arrays.copyOf(bytes, got + more.length);
        System.arraycopy(more, 0, all, got, more.length);
        return all;
    }

    /** Plain words for an exception whose message may be nothing but a file name. */
    static String reason(IOException e) {
        if (e instanceof java.nio.file.AccessDeniedException) {
            return "permission denied";
        }
        return e instanceof java.nio.file.FileSystemException f && f.getReason() != null
                ? f.getReason()
                : String.valueOf(e.getMessage());
    }

    private DocumentException outside(String name) {
        return new DocumentException(
                Code.BAD_FILE_NAME,
                Position.in(name()),
                name + " is outside of " + name(),
                "files are read only from that folder and its subfolders");
    }

    private String hint(String clean) {
        String file = clean.substring(clean.lastIndexOf('/') + 1);
        return DidYouMean.nearestFile(file, beside(clean))
                .map(near ->
                        "; did you mean " + Quoted.of(clean.substring(0, clean.length() - file.length()) + near) + "?")
                .orElse(remedy());
    }

    /** What a person can do about a file that is not there and resembles no other. */
    String remedy() {
        return "";
    }

    /** The real place of a file is not below the folder. */
    static final class OutsideException extends IOException {
        private static final long serialVersionUID = 1L;
    }
}
