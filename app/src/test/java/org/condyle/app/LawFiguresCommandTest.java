package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code condyle plot --law}. */
class LawFiguresCommandTest {
    @TempDir
    Path dir;

    private Command plot(String... args) {
        String[] all = new String[args.length + 3];
        all[0] = "plot";
        System.arraycopy(args, 0, all, 1, args.length);
        all[args.length + 1] = "-o";
        all[args.length + 2] = dir.resolve("f.svg").toString();
        return Command.run(all);
    }

    @Test
    void lawsOfAllKindsAreDrawnWithTheirUnits() throws IOException {
        String[][] asked = {
            {"contact/two-spheres", "spheres", "depth [mm]", "force [N]"},
            {"contact/foundation", "ball-floor", "depth [10⁻³ mm]", "pressure [10⁻³ MPa]"},
            {"walking/compass-gait:compliant", "ahead", "sliding speed [m/s]", "friction / normal force"},
            {"soft/adhesion", "support", "distance [mm]", "traction [kPa]"},
            {"knee/spatial", "LCL,MCL-deep", "strain [%]", "tension [N]"},
        };
        for (String[] a : asked) {
            Command c = plot(a[0], "--law", a[1], "--force");
            assertEquals(0, c.code(), c.err());
            String svg = Files.readString(dir.resolve("f.svg"));
            assertTrue(svg.contains(a[2]) && svg.contains(a[3]), a[0] + ": " + svg.substring(0, 400));
        }
    }

    @Test
    void whatCannotBeDrawnIsToldWithTheWayOut() {
        Command unknown = plot("knee/spatial", "--law", "MCL-deap");
        assertEquals(2, unknown.code());
        assertTrue(unknown.err().contains("no contact or force 'MCL-deap'; did you mean 'MCL-deep'?"), unknown.err());
        Command muscle = plot("arm/two-muscle-elbow", "--law", "flexor");
        assertTrue(muscle.err().contains("for muscles there is --muscle"), muscle.err());
        Command both = plot("knee/spatial", "--law", "LCL", "--muscle", "x");
        assertTrue(both.err().contains("exclude each other"), both.err());
        Command slow = plot("contact/two-spheres", "--law", "spheres", "--speed", "-1");
        assertTrue(slow.err().contains("--speed and --mass must be greater than 0"), slow.err());
        Command lost = plot("arm/two-muscle-elbow", "--muscle", "flexor", "--speed", "1");
        assertTrue(lost.err().contains("--speed is an option for laws: --law"), lost.err());
    }
}
