package org.condyle.tool.setup;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SetupFileTest {
    private static final SetupKeys KEYS = new SetupKeys()
            .key("model_file", "")
            .key("time_range", "")
            .key("accuracy", "1e-5")
            .key("report_errors", "true")
            .key("output_motion_file", "")
            .key("AnalysisSet", "")
            .withoutEffect("body\\d_.*");

    @TempDir
    private Path folder;

    private Setup setup(String keys) {
        return file(keys).setup(KEYS);
    }

    private SetupFile file(String keys) {
        return SetupFile.parse(
                "s.xml",
                "<OpenSimDocument Version=\"40000\"><Tool name='walk'>\n" + keys + "</Tool></OpenSimDocument>",
                folder);
    }

    @Test
    void aMissingOrEmptyKeyHasItsDefault() {
        Setup s = setup("<accuracy>  </accuracy>");
        assertEquals(1e-5, s.number("accuracy"));
        assertTrue(s.flag("report_errors"));
        assertFalse(s.has("model_file"));
    }

    @Test
    void unassignedInAnyCaseMeansNone() {
        assertFalse(setup("<model_file> Unassigned </model_file>").has("model_file"));
        assertFalse(
                setup("<model_file>UNASSIGNED</model_file>").path("model_file").isPresent());
    }

    @Test
    void infinityIsANumber() {
        assertEquals(
                Double.POSITIVE_INFINITY,
                setup("<accuracy> infinity </accuracy>").number("accuracy"));
        assertArrayEquals(
                new double[] {Double.NEGATIVE_INFINITY, 2},
                setup("<time_range> -Inf 2 </time_range>").numbers("time_range"));
    }

    @Test
    void anUnknownKeyIsToldWithTheNearestOne() {
        Setup s = setup("<acuracy>1</acuracy><body1_spring>1</body1_spring>");
        String told = s.file().warnings().render();
        assertTrue(told.contains("s.xml:2"), told);
        assertTrue(told.contains("did you mean 'accuracy'?"), told);
        assertFalse(told.contains("body1"), told);
    }

    @Test
    void wrongValuesAreToldWithTheirLine() {
        assertTrue(message(() -> setup("<accuracy>fine</accuracy>").number("accuracy"))
                .startsWith("s.xml:2"));
        assertTrue(message(() -> setup("<accuracy>1 2</accuracy>").number("accuracy"))
                .contains("needs one number, has 2"));
        assertTrue(message(() -> setup("<report_errors>yes</report_errors>").flag("report_errors"))
                .contains("must be true or false"));
        assertTrue(message(() -> TimeRange.of(setup("<time_range>2 1</time_range>"), "time_range"))
                .contains("ends (1.0 s) before it begins (2.0 s)"));
    }

    @Test
    void filesAreFoundFromTheSetupFile() throws IOException {
        Path below = Files.createDirectories(folder.resolve("setups"));
        Files.writeString(folder.resolve("leg.osim"), "x");
        SetupFile f = SetupFile.parse("s.xml", "<Tool><model_file>../leg.osim</model_file></Tool>", below);
        assertEquals(
                folder.resolve("leg.osim"),
                f.setup(KEYS).requiredPath("model_file", "model").normalize());
        SetupFile windows = SetupFile.parse("s.xml", "<Tool><model_file>..\\leg.osim</model_file></Tool>", below);
        assertTrue(windows.setup(KEYS).path("model_file").isPresent());
    }

    @Test
    void absoluteNamesAreRefusedWithTheWayOut() {
        for (String name : List.of("/etc/passwd", "C:\\data\\leg.osim", "~/leg.osim")) {
            String told =
                    message(() -> setup("<model_file>" + name + "</model_file>").path("model_file"));
            assertTrue(told.contains("--model FILE"), told);
        }
    }

    @Test
    void aMissingFileThatLiesBesideTheSetupFileIsProposed() throws IOException {
        Files.writeString(folder.resolve("leg.osim"), "x");
        String told = message(
                () -> setup("<model_file>../model/leg.osim</model_file>").path("model_file"));
        assertTrue(told.contains("did you mean --model leg.osim?"), told);
    }

    @Test
    void valuesOfTheCommandReplaceThoseOfTheFileAndAreFoundBesideIt() throws IOException {
        Files.writeString(folder.resolve("leg.osim"), "x");
        SetupFile f =
                file("<model_file>other.osim</model_file><AnalysisSet><objects><JointReaction name='a'/></objects>"
                        + "</AnalysisSet>");
        f.set("model_file", "leg.osim");
        f.set("accuracy", "0.5");
        f.set("AnalysisSet.JointReaction.joint_names", "knee_r");
        Setup s = f.setup(KEYS);
        assertEquals(folder.resolve("leg.osim"), s.requiredPath("model_file", "model"));
        assertEquals(0.5, s.number("accuracy"));
        assertEquals("knee_r", s.objects("AnalysisSet").get(0).text("joint_names", ""));
        assertTrue(
                message(() -> f.set("AnalysisSet.JointRaction.on", "true")).contains("did you mean 'JointReaction'?"));
        f.set("accuracy", "x");
        assertTrue(message(() -> s.number("accuracy")).startsWith("--set accuracy=x"));
    }

    @Test
    void foldersOfResultsAreLeftOut() {
        assertEquals(
                "a.mot",
                setup("<output_motion_file>../../x/a.mot</output_motion_file>")
                        .outputName("output_motion_file", "b", ".mot"));
        assertEquals("b.mot", setup("").outputName("output_motion_file", "b", ".mot"));
        assertTrue(message(() -> setup("<output_motion_file>..</output_motion_file>")
                        .outputName("output_motion_file", "b", ".mot"))
                .contains("cannot be the name of a file"));
    }

    @Test
    void rowsOfATimeRangeAreTheNearestOnes() {
        double[] t = {-2e-7, 0.01, 0.02, 0.03};
        assertArrayEquals(
                new int[] {0, 3},
                TimeRange.of(setup("<time_range>0 0.02</time_range>"), "time_range")
                        .rows(t, "data"));
        assertTrue(message(() -> TimeRange.of(setup("<time_range>1 2</time_range>"), "time_range")
                        .rows(t, "a.mot"))
                .contains("no row of a.mot lies in the time range 1.0 s to 2.0 s"));
    }

    @Test
    void aModelIsNoSetupFile() {
        assertTrue(message(() -> SetupFile.parse("m.osim", "<OpenSimDocument><Model/></OpenSimDocument>", folder))
                .contains("this is a model"));
    }

    static String message(org.junit.jupiter.api.function.Executable e) {
        return assertThrows(DocumentException.class, e).getMessage();
    }
}
