package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs without compliance that end where rigid bodies have no answer. */
class ImpactCommandTest {
    private static final String BALL = """
            condyle: 1
            title: Ball
            parameters: {sunk: 5 mm}
            bodies: {ball: {mass: 1 kg, shape: {sphere: {radius: 2 cm}}, at: [0, = 2 cm - sunk, 0]}}
            surfaces: {floor: {shape: {half-space: {normal: y}}}}
            contacts: {touch: {between: [ball, floor], law: hertz, stiffness: 1e6, impact: 0}}
            run: {until: 0.1 s, contact: impulsive}
            record: [ball.y]
            """;

    @TempDir
    private Path folder;

    private Command run(String model, String... more) {
        List<String> args = new ArrayList<>(
                List.of("run", model, "--out", folder.resolve("out").toString()));
        args.addAll(List.of(more));
        return Command.run(args.toArray(new String[0]));
    }

    @Test
    void anOverlapAtTheStartIsBadInput() throws IOException {
        Path file = Files.writeString(folder.resolve("ball.yaml"), BALL);
        Command c = run(file.toString());
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(
                c.err().contains("ball.yaml:6:12: contacts.touch: 'touch' overlaps by 0.005 m at the start"), c.err());
        assertTrue(c.err().contains("without compliance, surfaces must not overlap"), c.err());
        assertFalse(c.err().contains("Exception"), c.err());
    }

    @Test
    void aSmallOneIsMovedApartWithAWarning() throws IOException {
        Path file = Files.writeString(folder.resolve("ball.yaml"), BALL);
        Command c = run(file.toString(), "--set", "parameters.sunk=10 um");
        assertEquals(0, c.code(), c.all());
        assertTrue(c.all().contains("which was removed: surfaces cannot overlap in a run without compliance"), c.all());
    }

    @Test
    void painlevesParadoxIsNamed() {
        Command c = run("impact/rod", "--case", "wedges", "--set", "events.wedged.stop=false");
        assertEquals(3, c.code(), c.all());
        assertTrue(c.err().contains("Painlevé's paradox at 'hits': sliding with friction 1.6"), c.err());
        assertTrue(c.err().contains("Use run: {contact: compliant}"), c.err());
    }
}
