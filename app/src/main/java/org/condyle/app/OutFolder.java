package org.condyle.app;

import java.nio.file.Files;
import java.nio.file.Path;

/** The folder that {@code --out} names. */
final class OutFolder {
    private OutFolder() {}

    /** Refuses a file early: before the work whose results would find no place. */
    static void check(Path out) {
        if (Files.exists(out) && !Files.isDirectory(out)) {
            throw new UserException("--out " + out + ": this is a file, not a folder");
        }
    }
}
