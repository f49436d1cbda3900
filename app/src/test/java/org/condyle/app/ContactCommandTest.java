package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.condyle.app.text.ContactLines;
import org.condyle.expression.Dimension;
import org.condyle.simulate.Episode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the command tells of contacts. */
class ContactCommandTest {
    private static final String SPHERES = """
            condyle: 1
            title: Two spheres
            gravity: none
            parameters: {speed: 0.15 m/s}
            bodies:
              left:  {mass: 92 g, shape: {sphere: {radius: 20 mm}}, at: [-21 mm, 0, 0]}
              right: {mass: 92 g, shape: {sphere: {radius: 20 mm}}, at: [21 mm, 0, 0]}
            surfaces: {floor: {shape: {half-space: {normal: y, offset: -1 m}}}}
            contacts:
              spheres: {between: [left, right], law: flores, restitution: 0.7, stiffness: 5.5e9 N/m^1.5}
              fallen:  {between: [left, floor], law: flores, restitution: 0.7, stiffness: 5.5e9 N/m^1.5}
            initial: {left: {velocity: [= speed, 0, 0]}, right: {velocity: [= -speed, 0, 0]}}
            run: {until: 20 ms}
            claims: {rebound: {says: slower, test: first(contacts).restitution < 0.7}}
            """;

    @TempDir
    private Path folder;

    private Command run(String... more) throws IOException {
        Path model = Files.writeString(folder.resolve("spheres.yaml"), SPHERES);
        List<String> args = new ArrayList<>(
                List.of("run", model.toString(), "--out", folder.resolve("out").toString()));
        args.addAll(List.of(more));
        return Command.run(args.toArray(new String[0]));
    }

    private JsonNode summary() throws IOException {
        return JsonMapper.builder().build().readTree(Files.readString(folder.resolve("out/summary.json")));
    }

    @Test
    void aPairThatTouchedHasItsLine() throws IOException {
        Command c = run();
        assertEquals(0, c.code(), c.all());
        assertTrue(
                c.out().contains("\n  spheres: 1 contact, impact 0.3 m/s, 13.4 um, 302 N, restitution 0.683\n"),
                c.out());
        assertFalse(c.out().contains("fallen"), c.out());
        assertEquals("", c.err());
        assertEquals(1, summary().get("contacts").size());
        String report = Files.readString(folder.resolve("out/report.html"));
        assertTrue(report.contains("<h2>Contacts</h2>") && report.contains("<th scope=\"row\">spheres</th>"));
    }

    @Test
    void aWarningGoesToStandardErrorAndChangesNoExitCode() throws IOException {
        for (String[] how : new String[][] {{}, {"--quiet"}, {"--json"}}) {
            List<String> more = new ArrayList<>(List.of(
                    "--set",
                    "run.integrator=rk4",
                    "--set",
                    "run.step=1e-4",
                    "--set",
                    "run.ledger=1",
                    "--set",
                    "claims=~"));
            more.addAll(List.of(how));
            Command c = run(more.toArray(new String[0]));
            assertEquals(0, c.code(), c.all());
            assertTrue(c.err().startsWith("warning: contact 'spheres' at t = 0.00666"), c.all());
            assertTrue(c.err().contains("is not resolved"), c.err());
            assertFalse(c.out().contains("note:"), c.out());
            assertEquals(how.length > 0 && how[0].equals("--quiet"), c.out().isEmpty());
        }
        String report = Files.readString(folder.resolve("out/report.html"));
        assertTrue(report.indexOf("is not resolved") < report.indexOf("<h2>Energy balance</h2>"));
    }

    @Test
    void aContactThatWouldLeaveOnTheOtherSideEndsTheRunWithThree() throws IOException {
        Command c = run("--set", "parameters.speed=15", "--set", "contacts.spheres.stiffness=1e3");
        assertEquals(3, c.code(), c.all());
        assertTrue(c.err().contains("contact 'spheres' is ") && c.err().contains("could pass through it"), c.err());
        assertTrue(c.err().contains("the results up to that time are in " + folder.resolve("out")), c.err());
        assertEquals("failed", summary().get("outcome").asString());
        assertEquals(0, summary().get("claims").size());
        assertEquals("spheres", summary().get("contacts").get(0).get("pair").asString());
        assertTrue(summary().get("contacts").get(0).get("end").isNull());
        assertTrue(Files.readAllLines(folder.resolve("out/recording.csv")).size() > 2);
        assertTrue(c.out().contains("  spheres: 1 contact, impact 30 m/s, ")
                && c.out().contains(", still touching\n"));
    }

    @Test
    void aClaimWithoutItsContactSaysWhyItFails() throws IOException {
        Command c = run("--set", "claims.rebound.test=contact(spheres, 2).restitution < 0.7");
        assertEquals(1, c.code(), c.all());
        String why = "contact(spheres, 2).restitution is not a number: 'spheres' touched once";
        assertTrue(
                c.out().contains("NOT as expected (NaN; contact(spheres, 2).restitution < 0.7)\n    " + why), c.out());
        JsonNode claim = summary().get("claims").get(0);
        assertTrue(claim.get("value").isNull());
        assertEquals(why, claim.get("because").asString());
    }

    @Test
    void checkListsSurfacesAndHowContactsAreFound() throws IOException {
        Path model = Files.writeString(folder.resolve("spheres.yaml"), SPHERES);
        Command c = Command.run("check", model.toString());
        assertEquals(0, c.code(), c.all());
        String expected = """
                surfaces: 3
                  left  (sphere on left)
                  right  (sphere on right)
                  floor  (half-space on ground)
                contacts: 2
                  spheres  (left and right: closed form)
                  fallen  (left and floor: nearest point of the centre)
                """;
        assertTrue(c.out().contains(expected.indent(2)), c.out());
        JsonNode facts = JsonMapper.builder()
                .build()
                .readTree(Command.run("check", model.toString(), "--json").out());
        assertEquals("half-space", facts.get("surfaces").get(2).get("shape").asString());
        assertEquals("ground", facts.get("surfaces").get(2).get("body").asString());
        assertEquals("closed form", facts.get("contacts").get(0).get("method").asString());
        assertEquals("left", facts.get("contacts").get(1).get("between").get(0).asString());
    }

    @Test
    void checkTellsAPressureFromAPoint() throws IOException {
        Path model = Files.writeString(folder.resolve("pad.yaml"), """
                condyle: 1
                title: Ball on a pad
                materials: {pad: {young: 5 MPa, poisson: 0.45, thickness: 3 mm}}
                bodies: {ball: {mass: 1 kg, shape: {mesh: {of: {sphere: {radius: 2 cm}}, faces: 500}}, material: pad, at: [0, 5 cm, 0]}}
                surfaces: {floor: {shape: {half-space: {normal: y}}, material: rigid}}
                contacts: {pad: {between: [ball, floor], law: foundation}}
                run: {until: 1 ms}
                """);
        Command c = Command.run("check", model.toString());
        assertEquals(0, c.code(), c.all());
        assertTrue(c.out().contains("  pad  (ball and floor: springs on the faces of a mesh)\n"), c.out());
    }

    @Test
    void manyContactsAndPairsAreBrief() {
        List<Episode> contacts = new ArrayList<>();
        contacts.add(new Episode("ball", 0, 1, 4.2, 1.98e-3, 11622.85, 0.81 * 4.2, 1));
        contacts.add(new Episode("ball", 2, 3, 3.4, 1e-3, 9000, 0.8 * 3.4, 1));
        contacts.add(new Episode("ball", 4, Double.NaN, 0.1, 1e-4, 90, Double.NaN, 0));
        for (int k = 0; k < 8; k++) {
            contacts.add(new Episode("p" + k, 0, 1, 0, 0.25, 1e-8, Double.NaN, 0));
        }
        List<String> lines = ContactLines.of(contacts, pair -> Dimension.LENGTH);
        assertEquals(7, lines.size());
        assertEquals(
                "ball: 3 contacts, impact up to 4.2 m/s, 1.98 mm, 11600 N, restitution 0.8 to 0.81, still touching",
                lines.get(0));
        assertEquals("p0: 1 contact, impact 0 m/s, 0.25 m, 1.000000e-08 N", lines.get(1));
        assertEquals("and 3 contacts of 3 more pairs", lines.get(6));
        assertEquals("3.14 nm", ContactLines.small(3.1415e-9, "m"));
    }
}
