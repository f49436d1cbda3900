package org.condyle.io.data.c3d;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Files that a writer of our own made, in all forms of the format. */
class C3dFileTest {
    private static final int[] NONE = {};

    private static C3dSample walk(C3dBytes.Processor processor, boolean real) {
        C3dSample s = new C3dSample(processor, real);
        s.samplesPerFrame = 2;
        s.firstFrame = 41;
        s.points = new double[][] {
            {1, -2.5, 1000, 0, 7, 8, 9, -1}, {1.5, -3, 1001, 0.5, 0, 0, 0, 0}, {2, 3, 4, 1, 5, 6, 7, 0}
        };
        s.analog = new double[][] {{100, -200}, {101, -201}, {102, -202}, {103, -203}, {104, -204}, {105, -205}};
        s.texts("POINT", "LABELS", "HEEL", "TOE").texts("POINT", "UNITS", "mm");
        s.texts("ANALOG", "LABELS", "EMG", "force").texts("ANALOG", "UNITS", "V", "N");
        s.reals("ANALOG", "GEN_SCALE", NONE, 0.5).reals("ANALOG", "SCALE", new int[] {2}, 0.25, 4);
        return s.words("ANALOG", "OFFSET", new int[] {2}, 50, -20);
    }

    private static String message(byte[] bytes) {
        return assertThrows(
                        DocumentException.class,
                        () -> C3dFile.read("a.c3d", bytes).markers())
                .getMessage();
    }

    @ParameterizedTest
    @CsvSource({"INTEL, true", "INTEL, false", "DEC, true", "DEC, false", "MIPS, true", "MIPS, false"})
    void allProcessorsAndNumbersGiveTheSame(C3dBytes.Processor processor, boolean real) {
        C3dFile file = C3dFile.read("walk.c3d", walk(processor, real).bytes());
        MarkerTable points = file.markers();
        assertEquals(List.of("HEEL", "TOE"), points.names());
        assertEquals(100, file.rate());
        assertEquals(41, file.firstFrame());
        assertArrayEquals(new double[] {0, 0.01, 0.02}, points.times());
        assertArrayEquals(new double[] {0.001, 0.0015, 0.002}, points.coordinate(0, 0), 1e-18);
        assertArrayEquals(new double[] {-0.0025, -0.003, 0.003}, points.coordinate(0, 1), 1e-18);
        assertArrayEquals(new double[] {1, 1.001, 0.004}, points.coordinate(0, 2), 1e-15);
        assertTrue(points.isMissing(0, 1) && points.isMissing(1, 1) && !points.isMissing(2, 1));
        DataTable analog = file.analog();
        assertEquals(200, file.analogRate());
        assertArrayEquals(new double[] {0, 0.005, 0.01, 0.015, 0.02, 0.025}, analog.column("time"), 1e-17);
        assertArrayEquals(new double[] {6.25, 6.375, 6.5, 6.625, 6.75, 6.875}, analog.column("EMG"));
        assertArrayEquals(new double[] {-360, -362, -364, -366, -368, -370}, analog.column("force"));
        assertEquals("V", analog.unit("EMG"));
        assertEquals("", file.warnings().render());
    }

    @Test
    void unsignedSamplesAreReadAsSuch() {
        C3dSample s = walk(C3dBytes.Processor.INTEL, false);
        s.texts("ANALOG", "FORMAT", "UNSIGNED").words("ANALOG", "OFFSET", new int[] {2}, 32768, 65000);
        s.analog = new double[][] {{40000, 65000}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}};
        DataTable analog = C3dFile.read("a.c3d", s.bytes()).analog();
        assertEquals((40000 - 32768) * 0.125, analog.column("EMG")[0]);
        assertEquals(0, analog.column("force")[0]);
    }

    /** A dimension ends at 255: names and scales go on in LABELS2 and SCALE2. */
    @Test
    void longListsAreContinued() {
        C3dSample s = new C3dSample(C3dBytes.Processor.INTEL, true);
        s.analog = new double[1][300];
        Arrays.fill(s.analog[0], 1);
        String[] names = new String[300];
        double[] scales = new double[300];
        Arrays.setAll(names, i -> "c" + i);
        Arrays.setAll(scales, i -> i + 1);
        s.texts("ANALOG", "LABELS", Arrays.copyOf(names, 255));
        s.texts("ANALOG", "LABELS2", Arrays.copyOfRange(names, 255, 300));
        s.reals("ANALOG", "SCALE", new int[] {255}, Arrays.copyOf(scales, 255));
        s.reals("ANALOG", "SCALE2", new int[] {45}, Arrays.copyOfRange(scales, 255, 300));
        DataTable analog = C3dFile.read("a.c3d", s.bytes()).analog();
        assertEquals(List.of(names), analog.columns().subList(1, 301));
        assertEquals(300, analog.column("c299")[0]);
    }

    @ParameterizedTest
    @EnumSource(C3dBytes.Processor.class)
    void moreFramesThanAWordCanCount(C3dBytes.Processor processor) {
        C3dSample s = new C3dSample(processor, false);
        s.points = new double[70_000][];
        Arrays.setAll(s.points, i -> new double[] {i % 1000 + 1, 2, 3, 0});
        s.trialFields = true;
        C3dFile file = C3dFile.read("long.c3d", s.texts("POINT", "UNITS", "mm").bytes());
        assertEquals(70_000, file.frames());
        assertEquals(1, file.markers().coordinate(0, 0)[69_999], 1e-12);
        assertEquals("", file.warnings().render());
        s = new C3dSample(processor, false);
        s.points = new double[70_000][];
        Arrays.fill(s.points, new double[] {100, 2, 3, 0});
        file = C3dFile.read("long.c3d", s.texts("POINT", "UNITS", "mm").bytes());
        assertEquals(70_000, file.frames());
        assertEquals(
                "long.c3d: warning: the header ends counting at 65535 frames; all 70000 frames of the file are read",
                file.warnings().render());
    }

    @Test
    void namesThatAreMissingOrDoubleGetNumbers() {
        C3dSample s = walk(C3dBytes.Processor.INTEL, true).texts("POINT", "LABELS", "A", "A");
        C3dFile file = C3dFile.read("a.c3d", s.bytes());
        assertEquals(List.of("A", "A_2"), file.markers().names());
        assertEquals(
                "a.c3d: warning: two of POINT:LABELS are 'A'; the second is called 'A_2' here",
                file.warnings().render());
        s.texts("POINT", "LABELS", "A", "");
        assertEquals(
                List.of("A", "point2"),
                C3dFile.read("a.c3d", s.bytes()).markers().names());
    }

    @Test
    void lengthsThatDoNotFitTheirUnitAreWarnedOf() {
        C3dFile file = C3dFile.read(
                "a.c3d",
                walk(C3dBytes.Processor.INTEL, true)
                        .texts("POINT", "UNITS", "m")
                        .bytes());
        file.markers();
        assertEquals(
                "a.c3d: warning: the largest coordinate is 1.00e+03 m; the file says m, but are its numbers in mm?",
                file.warnings().render());
    }

    @Test
    void brokenFilesAreExplained() {
        byte[] good = walk(C3dBytes.Processor.INTEL, true).bytes();
        assertEquals("a.c3d: the file is empty", message(new byte[0]));
        assertEquals("a.c3d: this is not a C3D file: its second byte must be 0x50", message(new byte[9000]));
        assertEquals("a.c3d: the file ends after 2 of 3 frames", message(Arrays.copyOf(good, good.length - 1)));
        byte[] b = good.clone();
        b[512 + 3] = 7;
        assertTrue(message(b).contains("the processor type 7"), message(b));
        b = good.clone();
        b[0] = (byte) 200;
        assertTrue(message(b).contains("the file ends inside of the parameter section"), message(b));
        C3dSample s = walk(C3dBytes.Processor.INTEL, true);
        s.points = new double[0][];
        assertEquals("a.c3d: the file has no points", message(s.bytes()));
        assertThrows(DocumentException.class, () -> C3dFile.read("a.c3d", good).reactions());
    }
}
