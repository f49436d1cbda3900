package org.condyle.io.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is made of files: once for each content, and never of another file. */
class AssetsTest {
    @TempDir
    Path folder;

    private static String text(Document d, String path, String form) {
        return d.asset(
                d.find(path).orElseThrow(), "file", 1000, form, bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    private Document model() throws IOException {
        Files.writeString(folder.resolve("data.csv"), "of the model");
        Path file = folder.resolve("model.yaml");
        Files.writeString(file, "own: data.csv\n");
        return Document.read(file);
    }

    /** External loads of an analysis are in the folder of its setup, which may have files of the same names. */
    @Test
    void filesOfOneNameInTwoFoldersAreTwo() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("data.csv"), "of the setup");
        Entry overlay = Document.parse("setup.xml", "{theirs: data.csv}").root();
        Document both = model().mergeFrom(overlay, "setup.xml", ResourceRoot.folder(other));
        assertEquals("of the model", text(both, "own", "text"));
        assertEquals("of the setup", text(both, "theirs", "text"));
    }

    @Test
    void aFileIsReadOnce() throws IOException {
        Document d = model();
        assertEquals("of the model", text(d, "own", "text"));
        Files.delete(folder.resolve("data.csv"));
        assertEquals("of the model", text(d.with("more", "1"), "own", "text"));
        assertEquals(1, d.assetsMade());
    }

    /** One run must not mix two contents. */
    @Test
    void aFileThatChangesBetweenTwoFormsIsRefused() throws IOException {
        Document d = model();
        text(d, "own", "text");
        Files.writeString(folder.resolve("data.csv"), "of somebody else");
        String said = String.valueOf(assertThrows(DocumentException.class, () -> text(d, "own", "another form"))
                .getMessage());
        assertTrue(said.contains("own: the file was changed after it was read"), said);
    }
}
