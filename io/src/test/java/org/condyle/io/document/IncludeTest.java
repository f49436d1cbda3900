package org.condyle.io.document;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IncludeTest {
    @TempDir
    Path top;

    private Path write(String name, String text) throws IOException {
        Path file = top.resolve("models").resolve(name);
        Files.createDirectories(top.resolve("models/sub"));
        return Files.writeString(file, text);
    }

    private String message(String text) throws IOException {
        Path file = write("m.yaml", text);
        String message = assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> assertThrows(DocumentException.class, () -> Document.read(file))
                        .getMessage());
        return message.replace(top.resolve("models") + "/", "")
                .replace(top.resolve("models").toString(), "<models>");
    }

    private static String text(Document d, String path) {
        return d.find(path).orElseThrow().text();
    }

    @Test
    void theIncludingFileWins() throws IOException {
        write("arm.yaml", "bodies: {arm: {mass: 2, length: 1}}\nrecord: [a, b]\ngravity: 9.81\ncontacts: {c: 1}\n");
        write("sub/hand.yaml", "include: finger.yaml\nbodies: {arm: {mass: 3}, hand: {mass: 0.4}}\n");
        write("sub/finger.yaml", "bodies: {finger: {mass: 0.1}}\n");
        Path file = write(
                "m.yaml",
                "include: [arm.yaml, sub/hand.yaml]\nbodies: {arm: {length: 7}}\nrecord: [c]\ngravity: ~\ncontacts:\n");
        Document d = Document.read(file);
        assertEquals("3", text(d, "bodies.arm.mass"), "a later include wins over an earlier one");
        assertEquals("7", text(d, "bodies.arm.length"));
        assertEquals("0.1", text(d, "bodies.finger.mass"));
        assertEquals(1, d.find("record").orElseThrow().items().size());
        assertTrue(d.find("gravity").isEmpty(), "~ takes away what was included");
        assertEquals("1", text(d, "contacts.c"), "an empty key adds nothing and takes nothing");
        assertTrue(d.find("include").isEmpty());
        assertEquals(
                top.resolve("models/sub/hand.yaml") + ":2:22",
                d.find("bodies.arm.mass").orElseThrow().at().toString());
    }

    @Test
    void circlesAreNamed() throws IOException {
        write("a.yaml", "include: b.yaml\n");
        write("b.yaml", "include: a.yaml\n");
        assertEquals(
                "b.yaml:1:10: include: files include each other in a cycle: a.yaml -> b.yaml -> a.yaml",
                message("include: a.yaml\n"));
        assertEquals(
                "m.yaml:1:10: include: files include each other in a cycle: m.yaml -> m.yaml",
                message("include: ./m.yaml\n"));
    }

    @Test
    void deepChainsAreRefused() throws IOException {
        for (int i = 0; i < 20; i++) {
            write("c" + i + ".yaml", "include: c" + (i + 1) + ".yaml\n");
        }
        write("c20.yaml", "a: 1\n");
        assertEquals("c7.yaml:1:10: include: includes are nested more than 8 deep", message("include: c0.yaml\n"));
        assertEquals("1", text(Document.read(top.resolve("models/c13.yaml")), "a"));
    }

    @Test
    void aLadderOfIncludesTakesNoTime() throws IOException {
        for (int i = 0; i < 7; i++) {
            for (String side : List.of("l", "r")) {
                write(side + i + ".yaml", "include: [l" + (i + 1) + ".yaml, r" + (i + 1) + ".yaml]\n");
            }
        }
        write("l7.yaml", "a: 1\n");
        write("r7.yaml", "a: 2\n");
        assertEquals("2", text(Document.read(top.resolve("models/l0.yaml")), "a"));
    }

    @Test
    void nothingOutsideTheFolderIsRead() throws IOException {
        Files.writeString(top.resolve("secret.yaml"), "a: 1\n");
        Files.createDirectories(top.resolve("models"));
        Files.createSymbolicLink(top.resolve("models/link.yaml"), top.resolve("secret.yaml"));
        Files.createSymbolicLink(top.resolve("models/up"), top);
        String out = " is outside of <models>; files are read only from that folder and its subfolders";
        assertEquals("m.yaml:1:10: include: include '../secret.yaml'" + out, message("include: ../secret.yaml\n"));
        assertEquals(
                "m.yaml:1:10: include: include 'sub/../../secret.yaml'" + out,
                message("include: sub/../../secret.yaml\n"));
        assertEquals("m.yaml:1:10: include: include 'link.yaml'" + out, message("include: link.yaml\n"));
        assertEquals("m.yaml:1:10: include: include 'up/secret.yaml'" + out, message("include: up/secret.yaml\n"));
        String absolute = " is not a relative name; files are read from <models> only";
        assertEquals("m.yaml:1:10: include: include '/etc/passwd'" + absolute, message("include: /etc/passwd\n"));
        assertEquals("m.yaml:1:10: include: include 'C:/x.yaml'" + absolute, message("include: 'C:/x.yaml'\n"));
        assertEquals("m.yaml:1:10: include: include 'http://x/y'" + absolute, message("include: http://x/y\n"));
        assertEquals("m.yaml:1:10: include: include '~/x.yaml'" + absolute, message("include: ~/x.yaml\n"));
        assertEquals(
                "m.yaml:1:10: include: include 'a\\b.yaml': write '/' between folder names, not '\\'",
                message("include: a\\b.yaml\n"));
    }

    @Test
    void wrongIncludesAreExplainedTogether() throws IOException {
        write("arm.yaml", "a: 1\n");
        assertEquals("""
                m.yaml:1:11: include.0: include 'arn.yaml' not found in <models>; did you mean 'arm.yaml'?
                m.yaml:1:31: include.2: 'arm.yaml' is included twice
                m.yaml:1:41: include.3: must be a file name or a list of file names, found a mapping
                m.yaml:1:49: include.4: include '.' is not a file name""", message("include: [arn.yaml, arm.yaml, arm.yaml, {b: 1}, .]\n"));
        Files.createDirectory(top.resolve("models/dir"));
        assertEquals("m.yaml:1:10: include: include 'dir' cannot be read: it is a folder", message("include: dir\n"));
        write("broken.yaml", "a: [\n");
        assertTrue(message("include: broken.yaml\n").startsWith("broken.yaml:2:1: a value is missing here"));
        assertEquals(
                "m:1:1: include needs a model file; this model was given as text, without a folder",
                assertThrows(DocumentException.class, () -> Document.parse("m", "include: x.yaml"))
                        .getMessage());
    }

    @Test
    void missingFilesAreExplained() throws IOException {
        write("knee.yaml", "a: 1\n");
        String folder = top.resolve("models").toString();
        assertEquals(
                folder + "/kne.yaml: file not found; did you mean 'knee.yaml'?",
                assertThrows(DocumentException.class, () -> Document.read(Path.of(folder, "kne.yaml")))
                        .getMessage());
        assertEquals(
                folder + ": this is a folder; give the name of a file",
                assertThrows(DocumentException.class, () -> Document.read(Path.of(folder)))
                        .getMessage());
    }

    @Test
    void aPipeDoesNotHoldUsUp() throws Exception {
        write("x.yaml", "a: 1");
        Path pipe = top.resolve("models/pipe.yaml");
        Process mkfifo = new ProcessBuilder("mkfifo", pipe.toString()).start();
        org.junit.jupiter.api.Assumptions.assumeTrue(mkfifo.waitFor() == 0);
        assertEquals(
                "m.yaml:1:10: include: include 'pipe.yaml' cannot be read: not a regular file",
                message("include: pipe.yaml\n"));
        assertTimeoutPreemptively(
                Duration.ofSeconds(60), () -> assertThrows(DocumentException.class, () -> Document.read(pipe)));
    }

    @Test
    void dataFilesGoThroughTheSameDoor() throws IOException {
        write("gate.csv", "time\n0\n");
        write("sub/hand.yaml", "motion: wave.csv\n");
        write("sub/wave.csv", "time\n1\n");
        Path file = write("m.yaml", "include: sub/hand.yaml\ngood: gate.csv\nbad: gait.csv\nworse: ../x.csv\n");
        Document d = Document.read(file).with("set", "gate.csv");
        assertArrayEquals(
                "time\n0\n".getBytes(StandardCharsets.UTF_8),
                d.read(d.find("good").orElseThrow(), "data file", 100));
        assertArrayEquals(
                "time\n0\n".getBytes(StandardCharsets.UTF_8),
                d.read(d.find("set").orElseThrow(), "data file", 100));
        assertArrayEquals(
                "time\n1\n".getBytes(StandardCharsets.UTF_8),
                d.read(d.find("motion").orElseThrow(), "data file", 100));
        assertEquals(
                file + ":3:6: bad: data file 'gait.csv' not found in " + top.resolve("models")
                        + "; did you mean 'gate.csv'?",
                assertThrows(DocumentException.class, () -> d.read(d.find("bad").orElseThrow(), "data file", 100))
                        .getMessage());
        assertTrue(assertThrows(
                        DocumentException.class, () -> d.read(d.find("worse").orElseThrow(), "data file", 100))
                .getMessage()
                .contains("is outside of"));
        ResourceRoot root = ResourceRoot.folder(top.resolve("models"));
        assertTrue(assertThrows(DocumentException.class, () -> root.read("mesh", "gate.csv", 3))
                .getMessage()
                .contains("mesh 'gate.csv' is larger than"));
    }

    @Test
    void theLibraryIsReadFromAJarAndFromAFolder() throws IOException {
        Path jar = top.resolve("library.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String folder : List.of("lib/", "lib/elbow/")) {
                out.putNextEntry(new JarEntry(folder));
            }
            out.putNextEntry(new JarEntry("lib/elbow/arm.yaml"));
            out.write("include: ../common.yaml\na: 1\n".getBytes(StandardCharsets.UTF_8));
            out.putNextEntry(new JarEntry("lib/common.yaml"));
            out.write("b: 2\n".getBytes(StandardCharsets.UTF_8));
        }
        Path folder = top.resolve("classes");
        Files.createDirectories(folder.resolve("lib/elbow"));
        Files.writeString(folder.resolve("lib/elbow/arm.yaml"), "include: ../common.yaml\na: 1\n");
        Files.writeString(folder.resolve("lib/common.yaml"), "b: 2\n");
        for (Path place : List.of(jar, folder)) {
            try (URLClassLoader loader =
                    new URLClassLoader(new URL[] {place.toUri().toURL()}, null)) {
                ResourceRoot library = ResourceRoot.classPath(
                        "library", loader::getResource, "lib", List.of("elbow/arm.yaml", "common.yaml"));
                Document d = Document.read(library, "elbow/arm.yaml");
                assertEquals("2", text(d, "b"));
                assertEquals(
                        "library:elbow/arm.yaml:2:4",
                        d.find("a").orElseThrow().at().toString());
                Path own = write("own.yaml", "include: elbow/arm.yaml\na: 5\n");
                Document mixed = Document.read(own, library);
                assertEquals("5", text(mixed, "a"));
                assertEquals("2", text(mixed, "b"));
                assertEquals(
                        "library:elbow/amr.yaml: file 'elbow/amr.yaml' not found in the library; did you mean 'elbow/arm.yaml'?",
                        assertThrows(DocumentException.class, () -> Document.read(library, "elbow/amr.yaml"))
                                .getMessage());
                assertThrows(DocumentException.class, () -> library.read("file", "elbow", 100));
                assertThrows(DocumentException.class, () -> library.read("file", "../lib/common.yaml", 100));
            }
        }
    }
}
