package org.condyle.view.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.document.DocumentException;
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
                List.of("flores", "hertz"), RunNames.of(List.of(run("a", "m/x", "flores"), run("b", "m/x", "hertz"))));
        assertEquals(List.of("x", "hertz"), RunNames.of(List.of(run("a", "m/x", ""), run("b", "m/x", "hertz"))));
        assertEquals(List.of("x", "y"), RunNames.of(List.of(run("a", "m/x", "one"), run("b", "m/y.yaml", "one"))));
        assertEquals(
                List.of("x", "x, two", "y, two"),
                RunNames.of(List.of(run("a", "x", ""), run("b", "x", "two"), run("c", "y", "two"))));
        assertEquals(List.of("a", "b"), RunNames.of(List.of(run("a", "x", ""), run("b", "x", ""))));
    }

    @Test
    void runsOfOneCaseAreToldApartByWhatWasChanged() throws IOException {
        String flores = "\"contacts.s.law\": \"flores\", \"run.until\": \"1 s\"";
        RunFolder plain = run("a", "x", "one"), one = run("b", "x", "one", flores);
        RunFolder other = run("c", "x", "one", flores.replace("flores", "hertz"));
        assertEquals(List.of("law=flores", "law=hertz"), RunNames.of(List.of(one, other)));
        assertEquals(
                List.of("x", "law=flores, until=1 s", "law=hertz, until=1 s"), RunNames.of(List.of(plain, one, other)));
        RunFolder two = run("d", "x", "two", flores);
        assertEquals(
                List.of("one, law=flores", "one, law=hertz", "two, law=flores"), RunNames.of(List.of(one, other, two)));
    }

    @Test
    void changesOfWhatIsKeptOrAlikeInBothDoNotTellRunsApart() throws IOException {
        String kept = "\"record\": \"[a]\", \"run.until\": \"1 s\"";
        assertEquals(
                List.of("a", "b"),
                RunNames.of(List.of(run("a", "x", "", kept), run("b", "x", "", kept.replace("[a]", "[b]")))));
        assertEquals(
                List.of("l.k=1", "r.k=1"),
                RunNames.of(List.of(run("a", "x", "", "\"l.k\": \"1\""), run("b", "x", "", "\"r.k\": \"1\""))));
    }
}
