package org.condyle.app.shell;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.FolderLock;

/** The folder that {@code --out} names: looked at before the work whose results would find no place in it. */
public final class OutFolder {
    private static final int PROBE = 1 << 16; // bytes
    private static final int TOLD = 4;
    private static final String WAY_OUT = "; give another folder with --out, or --force to write into this one";

    /** What systems and killed runs leave, and no one misses. */
    private static final String NOBODYS =
            "\\.condyle\\.lock|\\.DS_Store|desktop\\.ini|Thumbs\\.db|" + AtomicFile.BESIDE;

    private OutFolder() {}

    /** Makes the folder if need be, and makes sure that it can be written. */
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

    /** Keeps others out until it is closed, or the process ends. */
    public static FolderLock lock(Path folder) throws IOException {
        try {
            return FolderLock.take(folder);
        } catch (FolderLock.BusyException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }

    /** Plain words for what may be nothing but the name of a class or of a file. */
    public static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "no permission";
        }
        String said = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
        return said == null || said.isBlank() ? "no such folder, or a file has this name" : said;
    }

    /** Refuses a folder with files that {@code known} does not know. */
    public static void refuseForeign(Path folder, Predicate<Path> known) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> foreign = files.filter(f -> !name(f).matches(NOBODYS) && !known.test(f))
                    .sorted()
                    .toList();
            if (!foreign.isEmpty()) {
                throw new UserException(
                        "--out " + folder + ": the folder contains files that are not results of this command ("
                                + listed(foreign) + ")" + WAY_OUT);
            }
        }
    }

    public static UserException holds(Path folder, String what) {
        return new UserException("--out " + folder + ": the folder contains " + what + WAY_OUT);
    }

    private static String listed(List<Path> files) {
        String names = files.stream().limit(TOLD).map(OutFolder::name).collect(Collectors.joining(", "));
        return files.size() <= TOLD ? names : names + " and " + (files.size() - TOLD) + " more";
    }

    public static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
