package org.condyle.io.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import org.condyle.text.Quoted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is in a file: a message with its place, soon. */
class BrokenFilesTest {
    private static String message(String text) {
        return assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> assertThrows(DocumentException.class, () -> Document.parse("m.yaml", text))
                        .getMessage());
    }

    @Test
    void aTabInTheIndentationIsNamed() {
        assertEquals("m.yaml:2:1: a tab is used for indentation; use spaces", message("run:\n\tuntil: 1\n"));
    }

    @Test
    void aTabBetweenKeyAndValueIsFine() {
        assertEquals(
                "1 s",
                Document.parse("m", "until:\t1 s").find("until").orElseThrow().text());
    }

    @Test
    void duplicateKeysNameBothLines() {
        assertEquals("""
                m.yaml:3:3: parameters: key 'k' is given twice, first in line 2
                m.yaml:4:1: key 'parameters' is given twice, first in line 1""", message("parameters:\n  k: 1\n  k: 2\nparameters: {}\n"));
    }

    @Test
    void emptyFilesAreRefused() {
        assertEquals("m.yaml: the file is empty", message(""));
        assertEquals("m.yaml: the file is empty", message("\n  \n"));
        assertEquals("m.yaml: the file has comments but no keys", message("# nothing\n"));
        assertEquals("m.yaml: the file has comments but no keys", message("---\n...\n"));
    }

    @Test
    void theTopMustBeAMapping() {
        assertEquals(
                "m.yaml:1:1: the top level of a file must be a mapping (key: value), found a list", message("- a\n"));
        assertEquals(
                "m.yaml:1:1: the top level of a file must be a mapping (key: value), found 'hello'", message("hello"));
    }

    @Test
    void oneFileHoldsOneDocument() {
        assertEquals(
                "m.yaml:2:1: a second document begins here ('---'); a file can contain only one document",
                message("a: 1\n---\nb: 2\n"));
    }

    @Test
    void tagsAreRefusedAllAtOnce() {
        assertEquals("""
                m.yaml:1:4: a: tag '!!python/object' is not permitted; write the value without it
                m.yaml:2:4: b: tag '!mine' is not permitted; write the value without it
                m.yaml:3:4: c: tag '!!set' is not permitted; write the value without it""", message("a: !!python/object x\nb: !mine [1]\nc: !!set {x}\n"));
    }

    @Test
    void anAliasBombIsRefused() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 30; i++) {
            bomb.append("a").append(i).append(": &a").append(i).append(" [");
            bomb.append(("*a" + (i - 1) + ", ").repeat(10)).append("x]\n");
        }
        String message = message(bomb.toString());
        assertTrue(message.contains("more than 200000 values after aliases are expanded"), message);
        assertTrue(message.startsWith("m.yaml:6:10: a5.0: "), message);
    }

    @Test
    void aBombOfMergeKeysIsRefused() {
        StringBuilder bomb = new StringBuilder("base: &base {");
        for (int i = 0; i < 1000; i++) {
            bomb.append("k").append(i).append(": 1, ");
        }
        bomb.append("}\nall: {<<: [").append("*base, ".repeat(50_000)).append("]}\n");
        assertTrue(message(bomb.toString()).contains("after aliases are expanded"));
    }

    @Test
    void aValueCannotContainItself() {
        assertEquals("m.yaml:1:9: a.0: alias *a is used inside the value that it names", message("a: &a [ *a ]\n"));
    }

    @Test
    void anUnknownAliasIsCorrected() {
        assertEquals(
                "m.yaml:2:4: b: alias *kne has no anchor (&kne) before it; did you mean 'knee'?",
                message("a: &knee 1\nb: *kne\n"));
    }

    @Test
    void deepNestingIsRefusedNotOverflowing() {
        String deep = "a: " + "[".repeat(500_000);
        assertEquals(
                "values are nested more than 64 deep, which is the limit",
                message(deep).substring(message(deep).lastIndexOf(": ") + 2));
        StringBuilder blocks = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            blocks.append(" ".repeat(i)).append("k:\n");
        }
        assertTrue(message(blocks.toString()).contains("nested more than 64 deep"));
        assertTrue(message("a: " + "{b: ".repeat(100_000)).contains("nested more than 64 deep"));
        assertTrue(message("- ".repeat(100_000)).contains("nested more than 64 deep"));
        assertTrue(message("? ".repeat(100_000)).contains("a key must be text"));
    }

    @Test
    void depthHiddenInAliasesCounts() {
        StringBuilder text = new StringBuilder("a0: &a0 " + "[".repeat(20) + "]".repeat(20) + "\n");
        for (int i = 1; i < 10; i++) {
            text.append("a" + i + ": &a" + i + " " + "[".repeat(20) + "*a" + (i - 1) + "]".repeat(20) + "\n");
        }
        assertTrue(message(text.toString()).contains("nested more than 64 deep"));
    }

    @Test
    void tooManyValuesAreRefused() {
        assertTrue(message("a: [" + "1,".repeat(300_000) + "]").contains("more than 200000 values"));
    }

    @Test
    void aHugeTextIsRefused() {
        assertEquals("m.yaml: the text is larger than 2 MB", message("a: " + "x".repeat(10 << 20)));
    }

    @Test
    void aHugeFileIsRefused(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("big.yaml");
        Files.write(file, new byte[10 << 20]);
        DocumentException e = assertThrows(DocumentException.class, () -> Document.read(file));
        assertEquals(file + ": the file is larger than 2 MB, the limit", e.getMessage());
    }

    @Test
    void syntaxErrorsAreToldInPlainWords() {
        assertEquals("m.yaml:1:4: this quote is not closed", message("a: \"open\nb: 1\n"));
        assertEquals("m.yaml:1:4: this quote is not closed", message("a: 'open\nb: 1\n"));
        assertEquals(
                "m.yaml:3:1: expected ',' or '}': the '{' of line 1 is not closed, or a comma is missing",
                message("a: {b: 1,\n  c: 2\n"));
        assertEquals("m.yaml:1:8: a value is missing here, or a bracket above is not closed", message("a: [1, }"));
        assertEquals(
                "m.yaml:1:7: expected ',' or ']': the '[' of line 1 is not closed, or a comma is missing",
                message("a: [1 }"));
        assertTrue(message("a: b: c\n").startsWith("m.yaml:1:5: unexpected ':'; keys of one mapping"));
        assertTrue(message("run:\n  until:1\n  step: 2\n").startsWith("m.yaml:3:7: unexpected ':'"));
        assertEquals(
                "m.yaml:3:3: unexpected text: it does not fit the indentation of the lines above, or follows a value that has ended",
                message("a:\n    b: 1\n  c: 2\n"));
        assertEquals(
                "m.yaml:1:4: a value cannot begin with this character; put the value in quotes", message("a: @b\n"));
        assertEquals(
                "m.yaml:1:4: a value cannot begin with this character; put the value in quotes", message("a: `b\n"));
        assertEquals(
                "m.yaml:2:1: expected 'key: value'; is a ':' missing, or a quote not closed?", message("a: 1\nb\n"));
        assertTrue(message("a: \"\\q\"\n").startsWith("m.yaml:1:6: a '\\' between double quotes begins a code"));
        assertTrue(message("a: 1\n}\n").startsWith("m.yaml:2:1: "));
        assertTrue(message("a: - 1\n").contains("a list item ('- ...') cannot begin here"));
        assertEquals(
                "m.yaml: this version of YAML is not supported; remove the %YAML line",
                message("%YAML 9.9\n---\na: 1\n"));
        assertTrue(message("a: * 3\n").contains("a value that begins with '*' or '&' needs quotes"));
        assertTrue(message("a: !<unfinished 1\n").startsWith("m.yaml:1:"));
        assertTrue(message("{{x}}: 1\n").contains("a key must be text"));
        assertTrue(message("\"\": 1\n").contains("there is no key before this ':'"));
        assertTrue(message("a: &x b\n*x : 2\n").contains("an alias (*x) cannot be a key"));
        assertTrue(message("a: {<<: 5}\n").contains("'<<' merges a mapping or a list of mappings"));
    }

    @Test
    void aCommaInAnExpressionBetweenBracesNeedsQuotes() {
        assertEquals(
                "m.yaml:1:12: f.value: '= min(a' ends at the comma inside the parentheses;"
                        + " between { } or [ ] put quotes around a text with commas",
                message("f: {value: = min(a, b)}\n"));
    }

    @Test
    void bytesThatAreNotTextAreLocated() {
        assertEquals(
                "m.yaml:2:4: byte 0xE9 is not UTF-8 text; save the file as UTF-8",
                decoding("a: 1\nb: \u00e9\n".getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals(
                "m.yaml: the file is UTF-16; save it as UTF-8", decoding("a: 1".getBytes(StandardCharsets.UTF_16)));
        assertEquals(
                "m.yaml:2:3: found a NUL character; is this a binary file?",
                decoding("a: 1\nb:\0\n".getBytes(StandardCharsets.UTF_8)));
        assertEquals(
                "m.yaml:1:4: found the control character U+001B",
                decoding("a: \u001b[31m".getBytes(StandardCharsets.UTF_8)));
        assertEquals("m.yaml:1:4: found the control character U+D800", message("a: \ud800x"));
    }

    private static String decoding(byte[] bytes) {
        return assertThrows(DocumentException.class, () -> TextFile.decode("m.yaml", bytes))
                .getMessage();
    }

    @Test
    void aByteOrderMarkIsSkipped() {
        byte[] bytes = "\ufeffa: \u03bc\n".getBytes(StandardCharsets.UTF_8);
        Entry a = Document.parse("m", TextFile.decode("m", bytes)).find("a").orElseThrow();
        assertEquals("\u03bc", a.text());
        assertEquals(new Position("m", 1, 1), a.keyAt());
    }

    @Test
    void controlCharactersOfUsersDoNotReachTheTerminal() {
        assertTrue(message("a: \"\\e[31m\"\n\"\\e[2J\": {}\n\"\\e[2J\": {}\n")
                .contains("key '\\u001b[2J' is given twice"));
    }

    @Test
    void aLargeOrdinaryFileIsReadSoon() {
        StringBuilder text = new StringBuilder("parameters:\n");
        for (int i = 0; i < 60_000; i++) {
            text.append("  a").append(i).append(": ").append(i).append(" N*m  # note\n");
        }
        Document d = assertTimeoutPreemptively(Duration.ofSeconds(60), () -> Document.parse("m", text.toString()));
        assertEquals(60_000, d.find("parameters").orElseThrow().children().size());
    }

    /** Any text is either read or refused with our own exception. */
    @Test
    void randomTextNeverEscapes() {
        String pieces =
                "a b: - [ ] { } , \n \n  \n \t ' \" # & * ! | > % @ ` ? : ~ << --- ... &x *x !t \\ = ( ) 1 \u00e9 \0";
        String[] words = pieces.split(" ", -1);
        long seed = 20261115;
        SplittableRandom random = new SplittableRandom(seed);
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            for (int n = 0; n < 20_000; n++) {
                StringBuilder text = new StringBuilder();
                int length = random.nextInt(25);
                for (int i = 0; i < length; i++) {
                    text.append(words[random.nextInt(words.length)]).append(random.nextInt(3) == 0 ? " " : "");
                }
                try {
                    Document.parse("m", text.toString()).with("a.b.0", text.toString());
                } catch (DocumentException expected) {
                    assertTrue(expected.problems().hasErrors());
                } catch (RuntimeException | Error e) {
                    throw new AssertionError("seed " + seed + ", text: " + Quoted.of(text.toString()), e);
                }
            }
        });
    }
}
