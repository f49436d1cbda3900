package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.AskedPlot.Measured;
import org.condyle.io.results.ResultFiles;
import org.condyle.io.results.RunFolder;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Columns of data files in plots. */
class MeasuredPlotsTest {
    private static final String MODEL = """
            condyle: 1
            gravity: none
            bodies: {a: {mass: 1, inertia: {zz: 1}}}
            joints: {hinge: {type: pin, child: a}}
            initial: {hinge: {speed: 1}}
            run: {until: 0.1 s}
            plots:
              speeds: {x: hinge.angle, x-unit: deg, y: hinge.speed, y-unit: deg/s, measured: {film: MEASURED}}
            """;
    private static final String FILM = """
            # of a film
            angle [deg],speed [deg/s],spread,one [deg/s],two [deg/s],mass [kg],name
            0,57,6,50,60,1,1
            10,,6,40,,1,1
            20,58,0,,,1,1
            """;
    private static final String STATES = """
            film
            version=1
            inDegrees=yes
            nRows=2
            nColumns=3
            endheader
            time\tangle\tspeed
            0\t0\t60
            1\t90\t30
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void files() throws IOException {
        Files.writeString(folder.resolve("film.csv"), FILM);
        Files.writeString(folder.resolve("film.sto"), STATES);
    }

    private RunResult run(String measured) throws IOException {
        Path model = folder.resolve("m.yaml");
        Files.writeString(model, MODEL.replace("MEASURED", measured));
        ModelFile file = Description.of("m.yaml", Document.read(model)).compile("", List.of());
        return new Experiment(file).run("", Listener.NONE, null, c -> java.util.Map.of());
    }

    private Measured measured(String how) throws IOException {
        return run(how).shown().plots().get(0).measured().get(0);
    }

    private static double[] degrees(double... x) {
        return java.util.Arrays.stream(x).map(Math::toRadians).toArray();
    }

    @Test
    void columnsAreReadInTheUnitsOfTheirHeadersWithGaps() throws IOException {
        Measured film = measured("{file: film.csv, x: angle, y: speed}");
        assertEquals("film", film.label());
        assertEquals("film.csv", film.file());
        assertArrayEquals(degrees(0, 10, 20), film.x(), 1e-15);
        assertArrayEquals(degrees(57, Double.NaN, 58), film.y(), 1e-15);
        assertEquals(0, film.low().length);
    }

    @Test
    void aDeviationMakesABand() throws IOException {
        Measured film = measured("{file: film.csv, x: angle, y: speed, deviation: spread, y-unit: deg/s}");
        assertArrayEquals(degrees(51, Double.NaN, 58), film.low(), 1e-15);
        assertArrayEquals(degrees(63, Double.NaN, 58), film.high(), 1e-15);
    }

    @Test
    void severalColumnsMakeABandAroundTheirMeanWhereTheyHaveNumbers() throws IOException {
        Measured film = measured("{file: film.csv, x: angle, y: [one, two, speed]}");
        assertArrayEquals(degrees((50 + 60 + 57) / 3.0, 40, 58), film.y(), 1e-15);
        assertArrayEquals(degrees(50, 40, 58), film.low(), 1e-15);
        assertArrayEquals(degrees(60, 40, 58), film.high(), 1e-15);
    }

    @Test
    void aFileWithoutUnitsHasSiUnitsAndTheAnglesThatItSays() throws IOException {
        Measured film = measured("{file: film.sto, x: angle, y: speed}");
        assertArrayEquals(degrees(0, 90), film.x(), 1e-15);
        assertArrayEquals(degrees(60, 30), film.y(), 1e-15);
        assertArrayEquals(
                new double[] {0, 90},
                measured("{file: film.sto, x: angle, y: speed, x-unit: rad}").x(),
                0);
    }

    @Test
    void theSummaryKeepsThem() throws IOException {
        RunResult r = run("{file: film.csv, x: angle, y: speed, deviation: spread, y-unit: deg/s}");
        Path out = folder.resolve("out");
        Files.createDirectory(out);
        ResultFiles.write(r, out);
        Measured read = RunFolder.read(out).plots().get(0).measured().get(0);
        Measured was = r.shown().plots().get(0).measured().get(0);
        assertEquals(was.label() + was.file(), read.label() + read.file());
        assertArrayEquals(was.x(), read.x(), 0);
        assertArrayEquals(was.y(), read.y(), 0);
        assertArrayEquals(was.low(), read.low(), 0);
        assertArrayEquals(was.high(), read.high(), 0);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {file: film2.csv, x: angle, y: speed}                        | m.yaml:8 | data file 'film2.csv' not found
            {file: film.csv, x: angel, y: speed}                         | m.yaml:8 | there is no column 'angel' in film.csv
            {file: film.csv, y: speed}                                   | m.yaml:8 | has no column 'hinge.angle', which the horizontal axis shows
            {file: film.csv, x: angle, y: spread}                        | film.csv:2 | column 'spread' has no unit
            {file: film.csv, x: angle, y: mass}                          | film.csv:2 | column 'mass' is in kg
            {file: film.csv, x: angle, y: spread, y-unit: kg}            | m.yaml:8 | is the unit of column 'spread'
            {file: film.csv, x: angle, y: spread, y-unit: furlong}       | m.yaml:8 | furlong
            {file: film.csv, x: angle, y: [one, two], deviation: spread} | m.yaml:8 | is the deviation from one column, and there are 2
            {file: film.csv, x: angle, y: []}                            | m.yaml:8 | contains no column
            """)
    void whatIsWrongIsToldWithItsPlace(String how, String at, String said) {
        String message = assertThrows(DocumentException.class, () -> run(how)).getMessage();
        assertTrue(message.contains(at + ":") && message.contains(said), message);
    }

    @Test
    void aNegativeDeviationIsToldWithItsLine() throws IOException {
        Files.writeString(folder.resolve("film.csv"), FILM.replace("20,58,0,", "20,58,-1,"));
        String message = assertThrows(
                        DocumentException.class,
                        () -> run("{file: film.csv, x: angle, y: speed, deviation: spread, y-unit: deg/s}"))
                .getMessage();
        assertTrue(message.contains("film.csv:5: ") && message.contains("must not be negative"), message);
    }
}
