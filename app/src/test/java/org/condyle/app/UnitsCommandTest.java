package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A joint with a stop, as a user meets its units and what he changed. */
class UnitsCommandTest {
    private static final String LEG = """
            condyle: 1
            title: A leg with a stop
            parameters: {weight: 4.0 kg}
            bodies: {shank: {mass: = weight, centre: [0, -0.25, 0], inertia: {zz: 0.1}}}
            joints:
              knee: {type: pin, child: shank, limits: {upper: 0 deg, stiffness: 5 kN*m, damping: 5 N*m*s, impact: 0.5}}
            initial: {knee: {angle: -60 deg}}
            run: {until: 0.6 s}
            outputs:
              bent: {value: min(knee.angle), unit: deg, says: how far the knee bends}
              turned: range(knee.angle)
              lost: dissipated(knee.upper)
              hits: count(knee.upper)
            claims:
              torque: {says: the stop holds, test: "first(knee.upper).maxForce < 1000 [N*m]"}
              early: {says: it never stops, test: count(knee.upper) < 1, expected: contradicted, because: it falls}
            """;

    @TempDir
    private Path folder;

    private Command run(String... more) throws IOException {
        Path model = Files.writeString(folder.resolve("leg.yaml"), LEG);
        List<String> args = new ArrayList<>(
                List.of("run", model.toString(), "--out", folder.resolve("out").toString()));
        args.addAll(List.of(more));
        return Command.run(args.toArray(new String[0]));
    }

    private String report() throws IOException {
        return Files.readString(folder.resolve("out/report.html"));
    }

    @Test
    void theStopOfAnAngleIsToldInRadiansAndTorques() throws IOException {
        Command c = run();
        assertEquals(0, c.code(), c.all());
        assertTrue(
                c.out()
                        .matches(
                                "(?s).*\n {2}knee.upper: 1 contact, impact [0-9.]+ rad/s, [0-9.]+ mrad, [0-9.]+ N\\*m,.*"),
                c.out());
        assertTrue(c.out().contains("\n  bent    -60 deg\n"), c.out());
        assertTrue(c.out().matches("(?s).*\n {2}turned {2}6[0-9.]+ deg\n.*"), c.out());
        assertTrue(c.out().matches("(?s).*\n {2}lost {4}[0-9.]+ J\n {2}hits {4}1\n.*"), c.out());
        assertTrue(c.out().matches("(?s).*claim torque: holds \\([0-9.]+ N\\*m; .*"), c.out());
        String page = report();
        assertTrue(
                page.contains("&#160;rad/s</td>") && page.contains("&#160;N·m</td>"), "units in the table of contacts");
        assertFalse(page.contains("&#160;m/s</td>"));
        assertTrue(page.contains("<div class=\"quiet\">how far the knee bends</div>"));
    }

    @Test
    void anImpactAtAnAngleIsToldInRadiansPerSecond() throws IOException {
        Command c = run("--set", "run.contact=impulsive", "--set", "claims=~");
        assertEquals(0, c.code(), c.all());
        assertTrue(
                c.out().matches("(?s).*knee.upper: 1 impact at 0\\.[0-9]+ s, speed [0-9.]+ rad/s, [0-9.]+ J lost\n.*"),
                c.out());
        assertTrue(report().contains("&#160;N·m·s</td>"));
    }

    @Test
    void theReportShowsWhatWasRunAndWhatTheFileSays() throws IOException {
        run();
        assertFalse(report().contains("<h2>Changed for this run</h2>"));
        assertFalse(report().contains("<mark>"));
        run("--set", "parameters.weight=3 kg", "--force");
        String page = report();
        int section = page.indexOf("<h2>Changed for this run</h2>"), results = page.indexOf("<h2>Results</h2>");
        assertTrue(section > page.indexOf("<h2>Curves</h2>") && section < results, "after scene and curves");
        assertTrue(
                page.contains(
                        "<code>parameters.weight</code></th><td data-what=\"in the file:\"><code>4.0 kg</code></td>"
                                + "<td data-what=\"in this run:\"><code>3 kg</code></td><td data-what=\"by\">--set</td>"),
                page.substring(section, results));
        String text = page.substring(page.indexOf("<pre"));
        assertTrue(
                text.contains(
                        "<mark><span class=\"yk\">parameters</span>: {<span class=\"yk\">weight</span>: <span class=\"yn\">3 kg</span>}</mark>"),
                text);
        assertTrue(text.contains("← in the file: 4.0 kg"), text);
    }
}
