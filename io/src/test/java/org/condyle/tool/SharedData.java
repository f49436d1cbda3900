package org.condyle.tool;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Published files of other programs. They are not ours to ship: whoever has them puts them into shared/data. */
public final class SharedData {
    private SharedData() {}

    /** A folder of the data; the test is skipped where it is not. */
    public static Path folder(String name) {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            Path found = p.resolve("shared/data").resolve(name);
            if (Files.isDirectory(found)) {
                return found;
            }
        }
        assumeTrue(false, "the folder shared/data/" + name + " is not above the repository");
        throw new AssertionError();
    }
}
