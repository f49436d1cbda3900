package org.condyle.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.app.shell.FolderGuard.Contents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rule by which all commands write into a folder. */
class FolderGuardTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    /** Knows {@code mine.txt} with the text "same" or "other", and {@code left.txt}. */
    private static final FolderGuard.Owner OWNER = new FolderGuard.Owner() {
        @Override
        public Contents contents(Path where) throws IOException {
            Path file = where.resolve("mine.txt");
            return !Files.exists(file)
                    ? Contents.NONE
                    : Files.readString(file).equals("same") ? Contents.SAME : Contents.other("the results of others");
        }

        @Override
        public boolean isLeft(Path file) {
            return FolderGuard.name(file).equals("left.txt");
        }
    };

    private void enter(boolean force) throws IOException {
        FolderGuard.enter(folder.resolve("out"), force, OWNER).close();
    }

    private void file(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve("out"));
        Files.writeString(folder.resolve("out").resolve(name), text);
    }

    private void refused(String words) throws IOException {
        String said = String.valueOf(
                assertThrows(UserException.class, () -> enter(false)).getMessage());
        assertTrue(said.contains(words) && said.contains("--out ") && said.contains("--force"), said);
        enter(true);
    }

    @Test
    void aFolderOfOnesOwnIsEntered() throws IOException {
        enter(false);
        file("left.txt", "");
        file(".DS_Store", "");
        enter(false);
        file("mine.txt", "same");
        file("letter.txt", "whatever else is there");
        enter(false);
    }

    @Test
    void aFolderOfOthersIsRefusedUnlessForced() throws IOException {
        file("letter.txt", "");
        refused("files that are not results of this command (letter.txt)");
        file("mine.txt", "other");
        refused("the folder contains the results of others");
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Files.writeString(folder.resolve("out"), "");
        UserException e = assertThrows(UserException.class, () -> enter(true));
        assertTrue(String.valueOf(e.getMessage()).contains("this is a file, not a folder"));
    }

    @Test
    void oneProcessIsInAFolderAtATime() throws IOException {
        Path out = folder.resolve("out");
        try (FolderGuard guard = FolderGuard.enter(out, false, OWNER)) {
            assertEquals(out, guard.folder());
            file("mine.txt", "same");
            UserException e = assertThrows(UserException.class, () -> enter(true));
            assertTrue(String.valueOf(e.getMessage()).contains("another condyle process is using"));
        }
        enter(false);
    }

    @Test
    void whatWasCreatedForNothingIsRemoved() throws IOException {
        Path deep = folder.resolve("a/b/c");
        FolderGuard.enter(deep, false, OWNER).close();
        assertFalse(Files.exists(folder.resolve("a")));
        try (FolderGuard guard = FolderGuard.enter(deep, false, OWNER)) {
            Files.writeString(guard.folder().resolve("mine.txt"), "same");
        }
        assertEquals("same", Files.readString(deep.resolve("mine.txt")));
        Path own = Files.createDirectories(folder.resolve("own"));
        FolderGuard.enter(own, false, OWNER).close();
        assertTrue(Files.exists(own), "it was there before");
    }
}
