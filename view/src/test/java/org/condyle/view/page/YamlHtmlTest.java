package org.condyle.view.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class YamlHtmlTest {
    /** Marks are the only tags: without them the text is as if it had been escaped as a whole. */
    private static void onlyMarks(String yaml) {
        String unmarked = YamlHtml.html(yaml).replaceAll("<span class=\"y[knsfc]\">|</span>", "");
        assertEquals(Text.escape(yaml), unmarked);
    }

    @Test
    void keysTextsNumbersFormulasAndCommentsAreMarked() {
        assertEquals(
                "<span class=\"yk\">mass</span>: <span class=\"yn\">7 kg</span> <span class=\"yc\"># heavy</span>",
                YamlHtml.html("mass: 7 kg # heavy"));
        assertEquals(
                "{<span class=\"yk\">at</span>: [<span class=\"yn\">0</span>, <span class=\"yf\">= h + r</span>, "
                        + "<span class=\"yn\">-1.5e-3</span>], <span class=\"yk\">law</span>: hertz}",
                YamlHtml.html("{at: [0, = h + r, -1.5e-3], law: hertz}"));
        assertEquals(
                "<span class=\"yk\">&quot;a b&quot;</span>: <span class=\"ys\">&#39;it&#39;&#39;s&#39;</span>",
                YamlHtml.html("\"a b\": 'it''s'"));
        assertEquals("- one-two", YamlHtml.html("- one-two"));
        assertEquals(
                "<span class=\"yk\">notes</span>: <span class=\"ys\">|</span>\n<span class=\"ys\">  a: 1 # b</span>\n<span class=\"yk\">c</span>: d",
                YamlHtml.html("notes: |\n  a: 1 # b\nc: d"));
    }

    @Test
    void everyModelOfTheLibraryIsShownLetterByLetter() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("../models"))) {
            List<Path> all = files.filter(f -> f.toString().endsWith(".yaml")).toList();
            assertTrue(all.size() > 10);
            for (Path f : all) {
                onlyMarks(Files.readString(f));
            }
        }
    }

    @Test
    void aMillionDigitsThatAreNoNumberAreLookedThroughOnce() {
        String digits = "9".repeat(1_000_000);
        assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
            onlyMarks("notes: [" + digits + "x!]");
            onlyMarks("notes: [" + digits + "." + digits + "!]");
            onlyMarks("notes: " + " ".repeat(1_000_000) + "!");
        });
    }

    @Test
    void noTextBreaksOut() {
        onlyMarks("");
        onlyMarks("\"</pre><script>alert(1)</script>");
        SplittableRandom chance = new SplittableRandom(99);
        String letters = "ab:#'\"|>{}[],-= \n\r\t<&1.\\\u202e\ud83d\ude00";
        for (int trial = 0; trial < 3000; trial++) {
            StringBuilder s = new StringBuilder();
            for (int k = chance.nextInt(40); k > 0; k--) {
                int at = chance.nextInt(letters.length() - 1);
                s.append(
                        at >= letters.length() - 2 ? letters.substring(letters.length() - 2) : "" + letters.charAt(at));
            }
            onlyMarks(s.toString());
        }
    }
}
