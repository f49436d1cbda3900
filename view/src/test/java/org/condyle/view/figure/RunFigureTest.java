package org.condyle.view.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.FolderName;
import org.condyle.io.results.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFigureTest {
    @TempDir
    Path dir;

    private RunFolder run(String folder, String model, String caseName) throws IOException {
        return run(folder, model, caseName, "");
    }

    /** @param changes as JSON, without the braces */
    private RunFolder run(String folder, String model, String caseName, String changes) throws IOException {
        Path place = Files.createDirectories(dir.resolve(folder));
        Files.writeString(
                place.resolve("recording.csv"),
                "time [s],knee.angle [rad],hip.angle [rad],knee.bend [rad],knee.force [N],ratio [1],\"a, b [odd] [m]\"\n"
                        + "0,0,1,0,10,0.5,1\n0.5,3.141592653589793,2,0,20,0.25,2\n");
        Files.writeString(
                place.resolve("summary.json"),
                "{\"model\": \"" + model + "\", \"case\": \"" + caseName + "\", \"changes\": {" + changes
                        + "}, \"outcome\": \"completed\"}");
        return RunFolder.read(place);
    }

    /** In a folder with the name that the command gives by itself. */
    private RunFolder usual(String folder, String model, String caseName) throws IOException {
        return usual(folder, model, caseName, "");
    }

    private RunFolder usual(String folder, String model, String caseName, String changes) throws IOException {
        Map<String, String> told = new LinkedHashMap<>();
        for (String one : changes.isEmpty() ? new String[0] : changes.split(", (?=\")")) {
            String[] parts = one.replace("\"", "").split(": ", 2);
            if (!parts[0].equals("record")) {
                told.put(parts[0], parts[1]);
            }
        }
        String brief = model.replaceAll(".*/", "").replace(".yaml", "");
        return run(folder + "/" + FolderName.of(brief, caseName, told), model, caseName, changes);
    }

    private static RunFigure figure(List<RunFolder> runs, String x, String y) {
        return new RunFigure(runs, ChannelRequest.one(x, runs.get(0)), ChannelRequest.list(y, runs.get(0)), List.of());
    }

    @Test
    void unitsInBracketsConvert() throws IOException {
        RunFolder run = run("a", "leg", "");
        Panel p = figure(List.of(run), "time[ms]", "knee.angle[deg]").panels().get(0);
        assertEquals("knee.angle [deg]", p.y().label());
        assertEquals(180, p.curves().get(0).y()[1], 1e-12);
        assertEquals(500, p.curves().get(0).x()[1], 1e-12);
        assertEquals(
                "ratio [%]",
                figure(List.of(run), "time", "ratio[%]").panels().get(0).y().label());
        assertEquals(
                "ratio",
                figure(List.of(run), "time", "ratio").panels().get(0).y().label());
        assertEquals("time [µs]", figure(List.of(run), "time[us]", "ratio").xLabel());
    }

    @Test
    void unitsThatDoNotFitAreRefusedWithTheReason() throws IOException {
        RunFolder run = run("a", "leg", "");
        String wrong = assertThrows(
                        DocumentException.class,
                        () -> figure(List.of(run), "time", "knee.force[mm]").panels())
                .getMessage();
        assertTrue(wrong.contains("the channel is in [N], a force"), wrong);
        String unknown = assertThrows(
                        DocumentException.class,
                        () -> figure(List.of(run), "time", "knee.force[kg*q]").panels())
                .getMessage();
        assertTrue(unknown.contains("unknown unit 'q'"), unknown);
    }

    @Test
    void oneUnitOnePanel() throws IOException {
        RunFolder run = run("a", "leg", "");
        List<Panel> panels =
                figure(List.of(run), "time", "knee.angle,knee.force,hip.angle").panels();
        assertEquals(2, panels.size());
        assertEquals(List.of("knee.angle", "hip.angle"), panels.get(0).names());
        assertEquals("angle [rad]", panels.get(0).y().label());
        assertEquals("knee.force [N]", panels.get(1).y().label());
        assertEquals(
                "knee [rad]",
                figure(List.of(run), "time", "knee.angle,knee.bend")
                        .panels()
                        .get(0)
                        .y()
                        .label());
    }

    @Test
    void aNameWithCommasAndBracketsIsTakenAsItIs() throws IOException {
        RunFolder run = run("a", "leg", "");
        assertEquals(
                "a, b [odd] [m]",
                figure(List.of(run), "time", "a, b [odd]").panels().get(0).y().label());
    }

    @Test
    void runsAreToldApartByWhatDiffers() throws IOException {
        assertEquals(
                List.of("flores", "hertz"),
                RunNames.of(List.of(usual("a", "m/x", "flores"), usual("b", "m/x", "hertz"))));
        assertEquals(List.of("x", "hertz"), RunNames.of(List.of(usual("a", "m/x", ""), usual("b", "m/x", "hertz"))));
        assertEquals(List.of("x", "y"), RunNames.of(List.of(usual("a", "m/x", "one"), usual("b", "m/y.yaml", "one"))));
        assertEquals(
                List.of("x", "x, two", "y, two"),
                RunNames.of(List.of(usual("a", "x", ""), usual("b", "x", "two"), usual("c", "y", "two"))));
        assertEquals(List.of("a", "b"), RunNames.of(List.of(run("a", "x", ""), run("b", "x", ""))));
    }

    @Test
    void runsOfOneCaseAreToldApartByWhatWasChanged() throws IOException {
        String flores = "\"contacts.s.law\": \"flores\", \"run.until\": \"1 s\"";
        RunFolder plain = usual("a", "x", "one"), one = usual("b", "x", "one", flores);
        RunFolder other = usual("c", "x", "one", flores.replace("flores", "hertz"));
        assertEquals(List.of("law=flores", "law=hertz"), RunNames.of(List.of(one, other)));
        assertEquals(
                List.of("x", "law=flores, until=1 s", "law=hertz, until=1 s"), RunNames.of(List.of(plain, one, other)));
        RunFolder two = usual("d", "x", "two", flores);
        assertEquals(
                List.of("one, law=flores", "one, law=hertz", "two, law=flores"), RunNames.of(List.of(one, other, two)));
    }

    @Test
    void aFolderThatAPersonNamedNamesItsRun() throws IOException {
        String cut = "\"forces.ligaments.without\": \"[ACL-anterior]\"";
        RunFolder whole = usual("1", "knee/spatial", ""), without = run("drawer-no-acl", "knee/spatial", "", cut);
        assertEquals(List.of("spatial", "drawer-no-acl"), RunNames.of(List.of(whole, without)));
        assertEquals(
                List.of("whole", "drawer-no-acl"), RunNames.of(List.of(run("whole", "knee/spatial", ""), without)));
        // two folders of one name do not tell runs apart
        RunFolder again = run("2/drawer-no-acl", "knee/spatial", "nurbs", cut);
        assertEquals(2, Set.copyOf(RunNames.of(List.of(without, again))).size());
    }

    @Test
    void changesOfWhatIsKeptOrAlikeInBothDoNotTellRunsApart() throws IOException {
        String kept = "\"record\": \"[a]\", \"run.until\": \"1 s\"";
        RunFolder a = usual("a", "x", "", kept), b = usual("b", "x", "", kept.replace("[a]", "[b]"));
        assertEquals(List.of(a.path().toString(), b.path().toString()), RunNames.of(List.of(a, b)));
        assertEquals(
                List.of("l.k=1", "r.k=1"),
                RunNames.of(List.of(usual("a", "x", "", "\"l.k\": \"1\""), usual("b", "x", "", "\"r.k\": \"1\""))));
    }
}
