package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code condyle laxity}: its words, its page, its summary, and what it refuses. */
class LaxityCommandTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    private String out() {
        return folder.resolve("out").toString();
    }

    @Test
    void pageAndSummaryTellTheSameKnee() throws IOException {
        Command c = Command.run(
                "laxity",
                "knee/laxity",
                "--flexions",
                "0,30 deg",
                "--steps",
                "2",
                "--cut",
                "ACL=ACL-anterior,ACL-posterior",
                "--samples",
                "2",
                "--out",
                out());
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertTrue(c.out().contains("22.629"), c.out()); // anterior drawer without the ACL [mm]
        assertTrue(
                c.out().contains("holds: the ACL is the main restraint of an anterior drawer (85 %) (91.9 % at 30 deg"),
                c.out());
        JsonNode summary = JsonMapper.shared().readTree(Files.readString(folder.resolve("out/summary.json")));
        assertEquals("laxity", summary.path("tool").asString());
        assertEquals(
                0.02262917,
                summary.path("knees")
                        .path(1)
                        .path("tests")
                        .path(3)
                        .path("anterior")
                        .path("anterior")
                        .asDouble(),
                2e-8);
        String page = Files.readString(folder.resolve("out/report.html"));
        assertTrue(page.contains("Without ACL") && page.contains("90 % of the samples"), page.substring(0, 500));
        assertFalse(page.contains("<script"), "a page without scripts");
    }

    private void refused(String said, String... options) {
        String[] all = new String[options.length + 4];
        System.arraycopy(options, 0, all, 2, options.length);
        all[0] = "laxity";
        all[1] = options.length > 0 && options[0].equals("--planar") ? "knee/planar" : "knee/laxity";
        if (all[1].equals("knee/planar")) {
            all[2] = "--quiet";
        }
        all[options.length + 2] = "--out";
        all[options.length + 3] = out();
        Command c = Command.run(all);
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.all().contains(said), c.all());
        assertFalse(Files.exists(folder.resolve("out")), "nothing is left");
    }

    @Test
    void wrongOptionsAreRefusedWithTheWayOut() {
        refused("the angles must rise", "--flexions", "30,15 deg");
        refused("write three loads, such as", "--loads", "100 N");
        refused("loads must be greater than 0", "--loads", "100 N,-10 N*m,5 N*m");
        refused("write NAME=FIBRE,FIBRE", "--cut", "ACL");
        refused("must be right or left", "--side", "west");
        refused("must be lateral-anterior-proximal or", "--axes", "xyz");
        refused("must be between 0 and 50 %", "--slack", "80 %");
        refused("the model has no body 'shank'", "--femur", "femur", "--tibia", "shank");
        refused("no fibre 'ACL' joins femur and tibia", "--cut", "ACL=ACL");
        refused("is planar", "--planar");
    }
}
