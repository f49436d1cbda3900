package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A knee as a user brings it: profiles and ligaments in CSV files, first with mistakes in them. */
class UserKneeTest {
    private static final String MODEL = """
            condyle: 1
            plane: xy
            gravity: none
            bodies:
              femur: {mass: 9 kg, inertia: {zz: 0.14 kg*m^2}}
              tibia: {mass: 4 kg, inertia: {zz: 0.0672 kg*m^2}}
            joints: {hip: {type: weld, child: femur}}
            surfaces:
              condyle: {on: femur, shape: {profile: {file: condyle.csv, x: x, y: y, about: [0, 0], through: shape-preserving}, at: [-12 mm, 21.2 mm]}}
              plateau: {on: tibia, shape: {profile: {file: plateau.csv, x: x, y: y, through: natural}}}
            contacts:
              tibiofemoral: {between: [condyle, plateau], law: hunt-crossley, restitution: 0.7, stiffness: 1.27e6 N/m^1.5}
            forces:
              ligaments: {type: ligaments, file: ligaments.csv, between: [femur, tibia], law: quadratic}
              push: {type: force, on: tibia, axes: body, value: ["= if(t < 0.1, 50 N*sin(pi*t/0.1), 0)", 0]}
            initial: {tibia: {at: [-121.62 mm, -187.67 mm], angle: -30 deg}}
            run: {until: 0.1 s, accuracy: 1e-9}
            record: [tibia.angle, tibiofemoral.force, ACL.tension]
            outputs: {first: first(tibiofemoral).start}
            """;

    private static final String LIGAMENTS = """
            name, femur-x [mm], femur-y [mm], tibia-x [mm], tibia-y [mm], stiffness [N/m^2], slack-length [mm]
            ACL, -18.1, 20.3,   3.4, 211.8, 30e6, 27.5
            PCL, -15.8, 14.7, -30.0, 206.3, 35e6, 30.6
            MCL,  -3.8, 24.3,  -5.5, 185.3, 15e6, 57.4
            LCL, -15.0, 21.3, -25.0, 176.3, 15e6, 59.9
            """;

    @TempDir
    Path folder;

    private String condyle = "";
    private String plateau = "";

    @BeforeEach
    void profiles() {
        StringBuilder arc = new StringBuilder("x [mm], y [mm]\n");
        for (int i = 0; i <= 40; i++) {
            double a = Math.toRadians(20 - 5.5 * i);
            arc.append(23 * Math.cos(a)).append(", ").append(23 * Math.sin(a)).append('\n');
        }
        condyle = arc.toString();
        StringBuilder flat = new StringBuilder("x [mm], y [mm]\n");
        for (int i = -5; i <= 5; i++) {
            flat.append(10 * i).append(", 212.5\n");
        }
        plateau = flat.toString();
    }

    private ModelFile read(String ligaments) throws IOException {
        Path model = folder.resolve("my-knee.yaml");
        Files.writeString(model, MODEL);
        Files.writeString(folder.resolve("condyle.csv"), condyle);
        Files.writeString(folder.resolve("plateau.csv"), plateau);
        Files.writeString(folder.resolve("ligaments.csv"), ligaments);
        return Library.find(model.toString()).compile("", List.of());
    }

    private static void assertSays(String message, String... parts) {
        for (String part : parts) {
            assertTrue(message.contains(part), () -> "'" + part + "' is missing in: " + message);
        }
    }

    @Test
    void mistakesAreReportedTogetherWithFileAndLine() throws IOException {
        String wrong = LIGAMENTS
                .replace("-15.8, 14.7", "-15.8, 14;7")
                .replace("MCL,  -3.8", "ACL,  -3.8")
                .replace("15e6, 59.9", "15e6, -59.9");
        String message = String.valueOf(
                assertThrows(DocumentException.class, () -> read(wrong)).getMessage());
        assertSays(message, "ligaments.csv:3", "ligaments.csv:4", "ligaments.csv:5");
        String inches = LIGAMENTS.replace("stiffness [N/m^2]", "stiffness [lbf/in]");
        assertSays(
                String.valueOf(assertThrows(DocumentException.class, () -> read(inches))
                        .getMessage()),
                "ligaments.csv:1",
                "lbf");
        condyle = condyle.replaceFirst("\n[^\n]*\n", "\nabc, 7.8\n");
        assertSays(
                String.valueOf(assertThrows(DocumentException.class, () -> read(LIGAMENTS))
                        .getMessage()),
                "condyle.csv:2");
    }

    @Test
    void theMendedKneeRuns() throws IOException {
        RunResult run = new Experiment(read(LIGAMENTS)).run("test", Listener.NONE, null, c -> Map.of());
        assertEquals(Outcome.End.COMPLETED, run.outcome().end(), run.outcome().message());
        assertTrue(run.recording().max("ACL.tension") > 1, "the ligament is taut for a while");
        double touch = Objects.requireNonNull(run.outputs().get("first"));
        assertTrue(touch > 0.03 && touch < 0.06, () -> "touches at " + touch + " s");
    }
}
