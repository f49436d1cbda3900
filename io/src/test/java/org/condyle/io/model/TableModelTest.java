package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.SpherePatch;
import org.condyle.geometry.freeform.SurfaceSampler;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.lookup.DirectAccessTable;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lookup tables as a model file says them. */
class TableModelTest {
    /** A ball slides over the patch of a large sphere, beside its top, and crosses many cells. */
    private static final String HILL = """
            condyle: 1
            gravity: [0, 0, 9.81]
            bodies: {ball: {density: 2000, shape: {sphere: {radius: 2 cm}}, at: [1 cm, 5 mm, -11.95 cm]}}
            surfaces:
              hill: {shape: {table: {%s}}}
            contacts: {roll: {between: [ball, hill], law: hunt-crossley, stiffness: 1e6, restitution: 0.5}}
            initial: {ball: {x.speed: 0.05 m/s}}
            run: {until: 0.1 s, accuracy: 1e-7}
            record: {every: 5 ms, channels: [ball.x, ball.y, ball.z, ball.spin-y, roll.depth, roll.force]}
            outputs: {x: last(ball.x)}
            """;

    @TempDir
    private Path folder;

    private ModelFile read(String text) {
        Document document = Document.parse("m.yaml", text, ResourceRoot.folder(folder));
        return Description.of("m.yaml", document, text).compile();
    }

    private RunResult run(String table) {
        RunResult r = new Experiment(read(HILL.formatted(table))).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private static double[] numbers(RunResult result) {
        Recording r = result.recording();
        double[] out = new double[r.rows() * r.channels().size()];
        for (int i = 0, n = 0; i < r.rows(); i++) {
            for (int c = 0; c < r.channels().size(); c++) {
                out[n++] = r.value(c, i);
            }
        }
        return out;
    }

    private void write(String name, int n) throws IOException {
        DirectAccessTable.write(folder.resolve(name), sampler(n));
    }

    private static SurfaceSampler sampler(int n) {
        return new SurfaceSampler(new ParametricShape(SpherePatch.below(0.1)), n, n);
    }

    private void text(String name, int n) throws IOException {
        List<String> lines = new ArrayList<>(List.of("u,v,x [m],y [m],z [m],nx,ny,nz,tx,ty,tz,bx,by,bz"));
        sampler(n).each((i, j, row, at) -> {
            StringBuilder line = new StringBuilder();
            for (int k = 0; k < 14; k++) {
                line.append(k == 0 ? "" : ",").append(row[at + k]);
            }
            lines.add(line.toString());
        });
        Files.write(folder.resolve(name), lines);
    }

    /** Whole, behind windows, from a text and from a binary file: every number of the recording is the same. */
    @Test
    void runsAreTheSameToTheLastBitWhereverTheTableIs() throws IOException {
        String of = "of: {sphere: {radius: 0.1}}, points: [101, 101]";
        RunResult whole = run(of);
        double[] wanted = numbers(whole);
        assertTrue(whole.outputs().get("x") > 0.014, "it has moved: " + whole.outputs());
        assertEquals(
                List.of("lookup table of 'hill': 101 x 101 points in memory, 1142512 bytes"),
                whole.outcome().notes());
        for (int window : new int[] {3, 5, 11}) {
            RunResult r = run(of + ", window: " + window);
            assertArrayEquals(wanted, numbers(r), 0);
            String note = r.outcome().notes().get(0);
            assertTrue(
                    note.startsWith("lookup table of 'hill': 101 x 101 points in a file of 1165248 bytes; window of "
                            + window + " x " + window + " records, " + 448 * window * window + " bytes, read "),
                    note);
        }
        write("hill.bin", 101);
        text("hill.csv", 101);
        String[] files = {
            "file: hill.bin, points: [101, 101]",
            "file: hill.bin, points: [101, 101], window: 3",
            "file: hill.csv",
            "file: hill.csv, window: 5"
        };
        double[] first = numbers(run(files[0]));
        for (String file : files) {
            assertArrayEquals(first, numbers(run(file)), 0);
        }
        assertArrayEquals(wanted, first, 1e-12); // the same but for the limits of its thickness
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "of: {sphere: {radius: 0.1}} | table: needs 'points', the numbers of points along u and v",
                "of: {sphere: {radius: 0.1}}, points: [1, 9] | points.0: must be a whole number from 2 to 20000, was 1",
                "of: {sphere: {radius: 0.1}}, points: [9.5, 9] | points.0: must be a whole number from 2 to 20000, was 9.5",
                "of: {sphere: {radius: 0.1}}, points: [9, 9], window: 4 | window: must be an odd number from 3 to 1001, so that the current cell is in the middle, was 4",
                "of: {sphere: {radius: 0.1, theta: [0, 90 deg]}}, points: [9, 9] | theta of a sphere patch must increase between 0 and 180 deg, was 0.0 to 90.0 deg",
                "of: {sphere: {radius: 0.1}}, points: [20000, 20000] | a lookup table of 20000 x 20000 points does not fit in memory as a whole; use a window",
                "file: none.bin, points: [9, 9] | lookup table 'none.bin' not found",
                "file: ball.bin | table: needs 'points', the numbers of points along u and v",
                "file: ball.bin, points: [9, 11] | ball.bin: the file has 11200 bytes, 25 records; 9 x 11 points need 30 records of 448 bytes",
                "file: ball.csv, points: [9, 8] | points: ball.csv has 9 x 9 points",
                "points: [9, 9] | one of of, file must be given"
            })
    void wrongTablesAreRefused(String keys, String said) throws IOException {
        write("ball.bin", 9);
        text("ball.csv", 9);
        String told = assertThrows(DocumentException.class, () -> read(HILL.formatted(keys)))
                .getMessage();
        assertTrue(told.contains(said), told);
    }

    /** Mistakes in a text file are told with their line. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "12 | 0.125 | bent | t.csv:12: u: 'bent' is not a number",
                "12 | 0.125, | nan, | t.csv:12: u: 'nan' is not a finite number; fill the gap or remove the row",
                "12 | 0.125, | 0.126, | t.csv:12: u: 0.126 is not the 0.125 of the other points of row 2 of the net, which must be rectangular",
                "1 | bx,by,bz | bx,by,b | t.csv: there is no column 'bz'",
                "1 | z [m] | z [s] | t.csv:1: column 'z' is in s; m is needed",
                "1 | nx, | nx [m], | t.csv:1: column 'nx' is in m; a number is needed",
                "40 | 0. | # 0. | t.csv:11: the points are no rectangular net: 80 rows, of which the first 9 have the same u",
            })
    void mistakesInATextTableAreToldWithTheirLine(int line, String from, String to, String said) throws IOException {
        text("t.csv", 9);
        List<String> lines = new ArrayList<>(Files.readAllLines(folder.resolve("t.csv")));
        String before = lines.get(line - 1);
        lines.set(line - 1, before.replaceFirst(java.util.regex.Pattern.quote(from), to));
        assertTrue(!lines.get(line - 1).equals(before), before);
        Files.write(folder.resolve("t.csv"), lines);
        String told = assertThrows(DocumentException.class, () -> read(HILL.formatted("file: t.csv")))
                .getMessage();
        assertTrue(told.contains(said), told);
    }
}
