package org.condyle.io.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.data.Csv;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvTest {
    private static final List<String> FORMULAS = List.of(
            "=cmd|' /C calc'!A0",
            "@SUM(1+1)",
            "=HYPERLINK(1)",
            "+1+cmd|' /C calc'!A0",
            "-2+3",
            "-max(x)",
            "\t=1",
            "'=1",
            "''@x");

    @TempDir
    Path dir;

    /** Spreadsheets run what begins with these signs; an apostrophe makes it text. */
    @Test
    void textThatASpreadsheetWouldRunBeginsWithAnApostrophe() {
        for (String f : FORMULAS) {
            String cell = Csv.text(f);
            String inside =
                    cell.startsWith("\"") ? cell.substring(1, cell.length() - 1).replace("\"\"", "\"") : cell;
            assertEquals("'" + f, inside);
            assertEquals(f, Csv.original(inside));
        }
    }

    @Test
    void numbersAndOtherTextStayAsTheyAre() {
        for (String s : List.of(
                "-5", "+5.", "-1.5e-3", "-.5", "-Infinity", "knee.angle [rad]", "", "it's", "'quoted'", "a=b")) {
            assertEquals(s, Csv.text(s));
            assertEquals(s, Csv.original(s));
        }
        assertEquals("\"a,b\"", Csv.text("a,b"));
    }

    @Test
    void recordingsReadBackUnderTheirOwnNames() throws IOException {
        StringBuilder text = new StringBuilder("time [s]");
        FORMULAS.forEach(f -> text.append(',').append(Csv.text(f + " [m]")));
        text.append("\n0").append(",1".repeat(FORMULAS.size())).append('\n');
        Files.writeString(dir.resolve("recording.csv"), text);
        Files.writeString(dir.resolve("summary.json"), "{}");
        RunFolder read = RunFolder.read(dir);
        for (String f : FORMULAS) {
            assertTrue(read.has(f), f);
        }
    }
}
