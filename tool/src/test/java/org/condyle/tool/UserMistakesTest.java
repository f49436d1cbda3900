package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.document.DocumentException;
import org.condyle.tool.motion.AngleUnit;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What users do by mistake with files of loads and with setup files ends in a message with the way out. */
class UserMistakesTest {
    private static final String LOADS = """
            <ExternalLoads><objects><ExternalForce name="push"><applied_to_body>lower</applied_to_body>
            <force_identifier>F</force_identifier></ExternalForce></objects><datafile>loads.sto</datafile></ExternalLoads>
            """;
    private static final String SETUP = SmallArm.id("<external_loads_file>loads.xml</external_loads_file>");

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        SmallArm.writeTo(folder);
        write("loads.xml", LOADS);
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private AnalysisResult run(String setup) {
        return Tools.run(SetupFile.parse("setup.xml", setup, folder));
    }

    private String refused(String setup) {
        return assertThrows(DocumentException.class, () -> run(setup)).getMessage();
    }

    /** Rows every 10 ms from 0 to a time, but those between two times. */
    private static String rows(double until, double from, double to) {
        StringBuilder s = new StringBuilder("loads\nendheader\ntime\tFx\tFy\tFz\n");
        for (int i = 0; i <= Math.round(100 * until); i++) {
            double t = 0.01 * i;
            if (t <= from || t >= to) {
                s.append(t).append("\t1\t2\t3\n");
            }
        }
        return s.toString();
    }

    @Test
    void aGapInAFileOfForcesIsToldWithItsLineAndItsTimes() throws IOException {
        write("loads.sto", rows(1, 0.305, 0.495));
        List<String> told = run(SETUP).warnings();
        assertEquals(1, told.size(), told.toString());
        // three lines of header, 31 rows to 0.3 s: the row behind the gap is in line 35
        assertTrue(
                told.get(0)
                        .contains("loads.sto:35: no rows between 0.3 s and 0.5 s, while the others are 0.01 s apart"),
                told.get(0));
        write("loads.sto", rows(1, 2, 2));
        assertEquals(List.of(), run(SETUP).warnings());
    }

    @Test
    void aMotionThatGoesOnBeyondTheForcesIsTold() throws IOException {
        write("loads.sto", rows(0.4, 2, 2));
        List<String> told = run(SETUP).warnings();
        assertEquals(1, told.size(), told.toString());
        assertTrue(told.get(0).contains("the loads are from 0 s to 0.4 s, the motion is from 0 s to 1 s"), told.get(0));
    }

    @Test
    void aTableOfForcesThatIsNotThereIsToldWithAWayOutThatExists() {
        String told = refused(SETUP);
        assertTrue(told.contains("there is no file 'loads.sto'") && told.contains("Put the table beside"), told);
    }

    @Test
    void aTableCanTakeThePlaceOfTheOneThatTheLoadsName() throws IOException {
        write("other.sto", rows(1, 2, 2));
        SetupFile setup = SetupFile.parse("setup.xml", SETUP, folder);
        setup.set("external_loads_file", "other.sto");
        assertTrue(Tools.run(setup).tables().size() > 0); // there is no loads.sto
        SetupFile alone = SetupFile.parse("setup.xml", SmallArm.id(""), folder);
        alone.set("external_loads_file", "other.sto");
        String told =
                assertThrows(DocumentException.class, () -> Tools.run(alone)).getMessage();
        assertTrue(told.contains("other.sto is the table of loads whose bodies the file of loads names"), told);
    }

    @Test
    void aPathOfAnotherComputerMeansTheFileOfThatNameBesideTheSetup() throws IOException {
        write("loads.sto", rows(1, 2, 2));
        double[] here = run(SETUP).tables().get(0).columns().get(0).values();
        for (String path : new String[] {"C:\\Users\\anna\\loads.xml", "/home/anna/study/loads.xml"}) {
            AnalysisResult r = run(SETUP.replace("loads.xml", path));
            assertArrayEquals(here, r.tables().get(0).columns().get(0).values());
            assertTrue(
                    r.warnings().stream()
                            .anyMatch(w -> w.contains("is a name of another computer; the file 'loads.xml' beside")),
                    r.warnings().toString());
        }
        write("loads.xml", LOADS.replace("loads.sto", "/home/anna/loads.sto"));
        assertArrayEquals(here, run(SETUP).tables().get(0).columns().get(0).values());
        String told = refused(SETUP.replace("loads.xml", "/home/anna/away.xml"));
        assertTrue(told.contains("is not a relative name"), told);
    }

    @Test
    void namesThatLeadToTheRootOfTheFileSystemAreRefused() throws IOException {
        String up = "../".repeat(folder.toAbsolutePath().getNameCount());
        write("loads.xml", LOADS.replace("loads.sto", up + "etc/passwd"));
        String told = refused(SETUP);
        assertTrue(told.contains("leads to the root of the file system"), told);
        assertTrue(!told.contains("root:"), told); // nothing of it is shown
        String model = refused(SmallArm.id("").replace("arm.yaml", up + "etc/passwd"));
        assertTrue(model.contains("leads to the root") && model.contains("--model FILE"), model);
        Files.createDirectories(folder.resolve("below"));
        write("loads.sto", rows(1, 2, 2));
        write("loads.xml", LOADS.replace("loads.sto", "below/../loads.sto"));
        assertEquals(List.of(), run(SETUP).warnings());
    }

    @Test
    void metresThatAreMillimetresAreNotToBeTrusted() throws IOException {
        write("arm.trc", SmallArm.markers("Elbow", "Wrist", 1e6)); // says mm, is micrometres
        List<String> why = run(SmallArm.ik("")).distrust();
        assertTrue(why.stream().anyMatch(w -> w.contains("mm for m")), why.toString());
    }

    @Test
    void lengthsOfCoordinatesInMillimetresAreDoubted() throws IOException {
        String slide =
                SmallArm.MODEL.replace("{type: pin, names: [elbow_angle]", "{type: slider, names: [elbow_angle]");
        write("arm.yaml", slide);
        write("arm.mot", SmallArm.motion("shoulder_angle", "elbow_angle", true)); // 51.6 "degrees" at most
        List<String> told = run(SmallArm.id("")).warnings();
        assertTrue(
                told.toString().contains("elbow_angle reaches 51.57 m; lengths are taken as metres"), told.toString());
    }

    @Test
    void namesOfMarkersThatAllDifferAreToldWithTheirNeighboursInTheModel() throws IOException {
        write("arm.trc", SmallArm.markers("R_Elbow", "R_Wrist", 1000));
        String told = refused(SmallArm.ik(""));
        assertTrue(told.contains("R_Elbow (nearest: Elbow), R_Wrist (nearest: Wrist)"), told);
    }

    @Test
    void anglesWithoutAUnitThatCouldBeRadiansAreDoubted() throws IOException {
        String small = "m\nendheader\ntime\ta\tb\tc\n";
        AngleUnit unit =
                new AngleUnit("walk.mot", AngleUnit.stated(small.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        unit.see("hip", new double[] {0.5, 3});
        unit.see("knee", new double[] {-2, 0});
        unit.see("ankle", new double[] {0.1});
        List<String> warnings = new java.util.ArrayList<>();
        assertTrue(unit.inDegrees(warnings));
        assertTrue(warnings.toString().contains("are they in radians? Write inDegrees=yes or no"), warnings.toString());
    }

    @Test
    void aModelOrATableOrNothingInPlaceOfASetupIsToldSo() {
        assertTrue(notXml("arm.yaml", SmallArm.MODEL).contains("a model is given with --model"));
        assertTrue(notXml("arm.trc", SmallArm.markers("a", "b", 1))
                .contains("a table is given with --coordinates or --markers"));
        assertTrue(notXml("setup.xml", " \n").contains("the file is empty"));
    }

    private String notXml(String name, String text) {
        return assertThrows(DocumentException.class, () -> SetupFile.parse(name, text, folder))
                .getMessage();
    }
}
