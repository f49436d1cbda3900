package org.condyle.tool;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Published files of other programs. They are not ours to ship: whoever has them puts them into shared/data. */
public final class SharedData {
    private SharedData() {}

    /** A folder of the data; the test is skipped where it is not. */
    public static Path folder(String name) {
        return find("shared/data/" + name);
    }

    /** A folder of the cases that were held out while the tools were written; the test is skipped where it is not. */
    public static Path heldOut(String name) {
        return find("shared/cases/" + name);
    }

    private static Path find(String name) {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            Path found = p.resolve(name);
            if (Files.isDirectory(found)) {
                return found;
            }
        }
        assumeTrue(false, "the folder " + name + " is not above the repository");
        throw new AssertionError();
    }
}
