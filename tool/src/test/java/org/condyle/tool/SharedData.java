package org.condyle.tool;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Published files of other programs. They are not ours to ship: whoever has them puts them into shared/data. */
public final class SharedData {
    private SharedData() {}

    /** A folder of the data; the test is skipped where it is not. */
    public static Path folder(String name) {
        return org.condyle.io.SharedData.path(name);
    }

    /** A folder of the cases that were held out while the tools were written; the test is skipped where it is not. */
    public static Path heldOut(String name) {
        Path found = org.condyle.io.SharedData.folder().resolveSibling("cases").resolve(name);
        assumeTrue(Files.isDirectory(found), "the folder shared/cases/" + name + " is not above the repository");
        return found;
    }
}
