package org.condyle.app.shell;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.FolderLock;
import org.jspecify.annotations.Nullable;

/**
 * The folder that {@code --out} names, and the one rule by which all commands write into it. It is checked before the work whose results
 * would have no place in it:
 *
 * <ol>
 *   <li>it can be created and written, and no other process uses it;
 *   <li>with {@code --force} nothing else is asked;
 *   <li>results that the command may replace, those of the same work, are overwritten, whatever else is in the folder;
 *   <li>results of other work are not, and neither is a folder with files that are no results of the command.
 * </ol>
 *
 * The command knows by its {@link Owner} what the folder contains. While the guard is open, other processes are kept out.
 */
public final class FolderGuard implements AutoCloseable {
    private static final int PROBE = 1 << 16; // bytes
    private static final int LISTED = 4;
    private static final String WAY_OUT = "; give another folder with --out, or --force to write into this one";

    /** Files that systems and killed processes leave, and that nobody misses. */
    private static final String NOBODYS =
            "\\.condyle\\.lock|\\.DS_Store|desktop\\.ini|Thumbs\\.db|" + AtomicFile.BESIDE;

    /** Recognises the results of a command. */
    public interface Owner {
        /** What the folder, which exists, contains. */
        Contents contents(Path folder) throws IOException;

        /** Whether a file may remain from work of the same kind that did not come to its results. */
        default boolean isLeft(Path file) {
            return false;
        }
    }

    /**
     * Results that were found.
     *
     * @param other in words, if they are those of other work
     */
    public record Contents(boolean results, @Nullable String other) {
        /** No results that the command knows. */
        public static final Contents NONE = new Contents(false, null);

        /** Results of the same work. */
        public static final Contents SAME = new Contents(true, null);

        /** Results of other work: "the results of another run (leg.yaml)". */
        public static Contents other(String words) {
            return new Contents(true, words);
        }
    }

    private final Path folder;
    private final List<Path> made;
    private final FolderLock lock;

    private FolderGuard(Path folder, List<Path> made, FolderLock lock) {
        this.folder = folder;
        this.made = made;
        this.lock = lock;
    }

    /** Creates the folder if need be, keeps other processes out of it, and checks what it contains. */
    public static FolderGuard enter(Path folder, boolean force, Owner owner) throws IOException {
        List<Path> made = missing(folder);
        prepare(folder);
        FolderGuard guard = new FolderGuard(folder, made, lock(folder));
        try {
            guard.lock.clear();
            check(folder, force, owner);
            return guard;
        } catch (IOException | RuntimeException e) {
            guard.close();
            throw e;
        }
    }

    /** Creates the folder if need be, and makes sure that it can be written. */
    public static void prepare(Path folder) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new UserException("--out " + folder + ": this is a file, not a folder");
        }
        Path probe = folder.resolve(".probe");
        try {
            AtomicFile.write(probe, out -> out.write(new byte[PROBE]));
            Files.delete(probe);
        } catch (IOException e) {
            throw new UserException("--out " + folder + ": this folder is not writable (" + reason(e)
                    + "), so nothing was run; give another folder, or free some space");
        }
    }

    /** Refuses a folder whose contents belong to others. */
    public static void check(Path folder, boolean force, Owner owner) throws IOException {
        if (force) {
            return;
        }
        Contents found = owner.contents(folder);
        if (found.other() != null) {
            throw new UserException("--out " + folder + ": the folder contains " + found.other() + WAY_OUT);
        }
        if (!found.results()) {
            refuseForeign(folder, owner);
        }
    }

    private static void refuseForeign(Path folder, Owner owner) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> foreign = files.filter(f -> !name(f).matches(NOBODYS) && !owner.isLeft(f))
                    .sorted()
                    .toList();
            if (!foreign.isEmpty()) {
                throw new UserException(
                        "--out " + folder + ": the folder contains files that are not results of this command ("
                                + listed(foreign) + ")" + WAY_OUT);
            }
        }
    }

    private static FolderLock lock(Path folder) throws IOException {
        try {
            return FolderLock.take(folder);
        } catch (FolderLock.BusyException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }

    /** The folder and those above it that do not exist, the lowest first. */
    private static List<Path> missing(Path folder) {
        List<Path> all = new ArrayList<>();
        for (Path p = folder.toAbsolutePath(); p != null && !Files.exists(p); p = p.getParent()) {
            all.add(p);
        }
        return all;
    }

    /** The folder, which exists. */
    public Path folder() {
        return folder;
    }

    /** Lets other processes in. A folder that was created for results that did not come is removed. */
    @Override
    public void close() throws IOException {
        try {
            if (!made.isEmpty() && isEmpty(folder, FolderLock.FILE)) {
                Files.deleteIfExists(folder.resolve(FolderLock.FILE)); // while it is locked: nobody else can have it
                for (Path p : made) {
                    if (!isEmpty(p, "")) {
                        break;
                    }
                    Files.delete(p);
                }
            }
        } finally {
            lock.close();
        }
    }

    private static boolean isEmpty(Path folder, String but) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.allMatch(f -> name(f).equals(but));
        }
    }

    /** Plain words for an exception whose message may be nothing but the name of a file. */
    private static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "no permission";
        }
        String said = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
        return said == null || said.isBlank() ? "no such folder, or a file has this name" : said;
    }

    private static String listed(List<Path> files) {
        String names = files.stream().limit(LISTED).map(FolderGuard::name).collect(Collectors.joining(", "));
        return files.size() <= LISTED ? names : names + " and " + (files.size() - LISTED) + " more";
    }

    /** Last name of a path. */
    public static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
