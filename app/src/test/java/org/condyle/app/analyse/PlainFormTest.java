package org.condyle.app.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.condyle.tool.Tools;
import org.condyle.tool.along.MotionAnalyses;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** What follows from the one declaration of a plain form. */
class PlainFormTest {
    private static String help() {
        return new CommandLine(new AnalyseCommand()).setUsageHelpWidth(400).getUsageMessage(CommandLine.Help.Ansi.OFF);
    }

    @Test
    void theHelpHasEveryWordAndExample() {
        String help = help();
        assertTrue(help.contains("or one of: " + PlainForm.words()), help);
        for (PlainForm f : PlainForm.values()) {
            assertTrue(help.contains(f.example()), f.example());
        }
        assertTrue(help.contains(GaitOptions.EXAMPLE), help);
        assertTrue(help.contains("to every free coordinate, for static-optimisation and gait"), help);
        assertTrue(help.contains("\"1e-3 s^2\", for static-optimisation;"), help);
        assertTrue(help.contains("Exit codes: 0 done; 2 bad input; 3 stopped early; 4 "), help);
        assertFalse(help.contains("bundle"), help);
    }

    @Test
    void everyFormIsAToolWithAnalysesThatAreKnown() {
        for (PlainForm f : PlainForm.values()) {
            assertTrue(Tools.names().contains(f.tool()), f.tool());
            assertTrue(
                    MotionAnalyses.names().containsAll(f.analyses()),
                    f.analyses().toString());
            assertEquals(f, PlainForm.of(f.word()).orElseThrow());
        }
        assertTrue(PlainForm.of("nothing").isEmpty());
    }

    @Test
    void thePagesListEveryForm() throws IOException {
        String command = Files.readString(Path.of("..", "docs", "command.md")),
                analyses = Files.readString(Path.of("..", "docs", "analyses.md"));
        String words = String.join(
                ", ",
                Arrays.stream(PlainForm.values()).map(f -> "`" + f.word() + "`").toList());
        assertTrue(command.contains("one of the words " + words + " makes"), words);
        for (PlainForm f : PlainForm.values()) {
            assertTrue(analyses.contains("| `condyle analyse " + f.word() + "` |"), f.word());
        }
    }
}
