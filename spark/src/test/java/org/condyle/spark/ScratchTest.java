package org.condyle.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchTest {
    @TempDir
    private Path temporary;

    private Path left(String name, Duration age) throws IOException {
        Path folder = Files.createDirectories(temporary.resolve(name).resolve("blockmgr-1/0a"))
                .getParent()
                .getParent();
        Files.writeString(folder.resolve("blockmgr-1/0a/block"), "rows");
        Files.setLastModifiedTime(folder, FileTime.from(Instant.now().minus(age)));
        return folder;
    }

    @Test
    void isForItsOwnerAloneAndGoneAtTheEnd() throws IOException {
        Path folder;
        try (Scratch scratch = Scratch.in(temporary)) {
            folder = scratch.folder;
            Files.writeString(
                    Files.createDirectories(folder.resolve("blockmgr-2")).resolve("block"), "rows");
            if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
                assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)));
            }
        }
        assertFalse(Files.exists(folder));
    }

    @Test
    void removesWhatKilledProcessesLeftAndNothingElse() throws IOException {
        Path killed = left("condyle-spark-1", Duration.ofHours(1)), fresh = left("condyle-spark-2", Duration.ZERO);
        Path foreign = left("spark-3", Duration.ofHours(1));
        try (Scratch working = Scratch.in(temporary)) {
            assertFalse(Files.exists(killed));
            Files.setLastModifiedTime(
                    working.folder, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
            try (Scratch second = Scratch.in(temporary)) {
                assertTrue(Files.exists(working.folder) && Files.exists(second.folder));
            }
            assertTrue(Files.exists(fresh) && Files.exists(foreign));
        }
    }
}
