package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Profiles through points of a data file, as a model file says them: the planar knee of a user. */
class ProfileModelTest {
    /** The femur of the planar knee, a circle of 23 mm about (-12, 21.2) mm, above a flat tibia. */
    private static final String KNEE = """
            condyle: 1
            plane: xy
            gravity: none
            bodies: {tibia: {mass: 4 kg, inertia: {zz: 0.0672}, at: [-0.012, -0.213]}}
            surfaces:
              femur: {shape: {profile: {%s}}}
              plateau: {on: tibia, shape: {line: {offset: 212.5 mm}}}
            contacts: {knee: {between: [femur, plateau], stiffness: 1.2678e6}}
            run: {until: 1 us}
            record: [knee.depth]
            outputs: {depth: first(knee.depth)}
            """;

    /** 23 mm - (21.2 mm + 0.5 mm). */
    private static final double DEPTH = 0.0013;

    @TempDir
    private Path folder;

    private ModelFile read(String text) {
        Document document = Document.parse("m.yaml", text, ResourceRoot.folder(folder));
        return Description.of("m.yaml", document, text).compile();
    }

    private double depth(String profile) {
        RunResult r = new Experiment(read(KNEE.formatted(profile))).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r.outputs().get("depth");
    }

    private String refused(String profile) {
        return assertThrows(DocumentException.class, () -> read(KNEE.formatted(profile)))
                .getMessage();
    }

    private void write(String name, Stream<String> lines) {
        try {
            Files.write(folder.resolve(name), lines.toList());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Points of the femur in millimetres; the first of them at an angle [deg]. */
    private void arc(String name, int n, double from, double to) {
        write(
                name,
                Stream.concat(
                        Stream.of("# sagittal section", "x [mm], y [mm]"),
                        Stream.iterate(0, i -> i + 1).limit(n).map(i -> {
                            double a = Math.toRadians(from + (to - from) * i / (n - 1));
                            return String.format(
                                    Locale.ROOT, "%.17g, %.17g", -12 + 23 * Math.cos(a), 21.2 + 23 * Math.sin(a));
                        })));
    }

    @Test
    void pointsOfAFileMakeTheClosedFormsCircle() {
        arc("round.csv", 180, 0, 358);
        assertEquals(DEPTH, depth("file: round.csv, x: x, y: y, closed: true"), 2e-10);
        assertEquals(DEPTH, depth("file: round.csv, x: x, y: y, closed: true, about: [-12 mm, 21.2 mm]"), 1e-15);
        // the centre need not be that of the circle
        String beside = "file: round.csv, x: x, y: y, closed: true, about: [-10 mm, 19 mm]";
        assertEquals(DEPTH, depth(beside), 2e-9);
        assertEquals(DEPTH, depth(beside + ", through: shape-preserving"), 2e-6);
        arc("under.csv", 81, -30, -150); // clockwise, and from right to left
        assertEquals(DEPTH, depth("file: under.csv, x: x, y: y, about: [-12 mm, 21.2 mm]"), 1e-15);
        assertEquals(DEPTH, depth("file: under.csv, x: x, y: y, solid: above, through: not-a-knot"), 1e-8);
        arc("turn.csv", 181, 0, 360); // its last point is its first
        assertEquals(DEPTH, depth("file: turn.csv, x: x, y: y, about: [-12 mm, 21.2 mm]"), 1e-9);
    }

    @Test
    void anglesAndRadiiOfAFileHaveTheirUnits() {
        write(
                "polar.csv",
                Stream.concat(
                        Stream.of("theta [deg]; r [cm]"),
                        Stream.iterate(-170, a -> a + 10).limit(17).map(a -> a + "; 2.3")));
        String polar = KNEE.formatted("file: polar.csv, angle: theta, radius: r")
                .replace("femur: {", "femur: {at: [-12 mm, 21.2 mm], ");
        RunResult r = new Experiment(read(polar)).run("", Listener.NONE, null, c -> Map.of());
        assertEquals(DEPTH, r.outputs().get("depth"), 1e-15);
    }

    @Test
    void theFemurOfMoeinzadehTouchesWithItsKnownMaximum() {
        // y' of their femur is distal: turned by half a turn its top looks down, 43.1360 mm below the origin
        String text = KNEE.formatted("polynomial: [0.04014, -0.247621, -6.889185, -270.4456, -8589.942],"
                        + " from: -40 mm, to: 33 mm")
                .replace("femur: {", "femur: {at: [0, 42.5 mm], orientation: {axis: z, angle: 180 deg}, ");
        RunResult r = new Experiment(read(text)).run("", Listener.NONE, null, c -> Map.of());
        assertEquals(0.0431360 - 0.0425 - 0.0005, r.outputs().get("depth"), 5e-8);
    }

    /** What users of a data file get wrong; each message has the line of the file that is to be mended. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "0,0;1,1;1,2 | x: x, y: y | m.yaml:6:45: surfaces.femur.shape.profile.x: in line 4 of p.csv: x must increase from point to point, or decrease throughout; for a curve that turns back give 'about', or 'closed: true'",
                "0,0;1,1;x,2 | x: x, y: y | p.csv:4: x: 'x' is not a number",
                "0,0;1,1;2 | x: x, y: y | p.csv:4: this row has 1 cells, the header 2",
                "0,0;1,nan;2,1 | x: x, y: y | p.csv:3: y: 'nan' is not a finite number; fill the gap or remove the row",
                "0,0 | x: x, y: y | a profile needs 2 to 10000 points, has 1",
                "0,0;1,1;2,2 | x: X, y: y | surfaces.femur.shape.profile.x: there is no column 'X'; did you mean 'x'?",
                "0,0;1,0;1,1;0,0 | x: x, y: y, closed: true | in line 5 of p.csv: repeats the first point; a closed curve needs each point once",
                "0,0;1,0;1,0;0,1 | x: x, y: y, closed: true | in line 4 of p.csv: repeats the point before it",
                "1,0;1,1;1,0.5 | x: x, y: y, about: [0, 0] | in line 4 of p.csv: the angle about the centre must increase from point to point, or decrease throughout; move the centre 'about'",
                "1,0;0,1;0,0 | x: x, y: y, about: [0, 0] | in line 4 of p.csv: the point is the centre 'about', so it has no angle",
                "1,0;0,1;-1,0;0,-1;1,-0.1;1,0.5 | x: x, y: y, about: [0, 0] | in line 7 of p.csv: the curve goes around the centre more than once",
                "1,0;0,1;-1,0;0,-1;1,0 | x: x, y: y, about: [0, 0], closed: true | in line 6 of p.csv: the curve closes itself before this point; each point is given once",
                "0,1;1,0;2,1 | angle: x, radius: y | in line 3 of p.csv: must be > 0 m",
                "0,1;2,1;1,1 | angle: x, radius: y | in line 4 of p.csv: must be larger than the number before it; numbers of 'angle' must increase",
                "0,1;1,1;2,1 | angle: x, radius: y, about: [0, 0] | surfaces.femur.shape.profile.about: cannot be used with this kind of profile; remove it",
                "0,1;1,1;2,1 | x: [0, 1], y: y | surfaces.femur.shape.profile.x: must be the name of a column of p.csv, found a list"
            })
    void mistakesInAFileAreToldWithTheirLine(String rows, String keys, String said) {
        write("p.csv", Stream.concat(Stream.of("x,y"), Stream.of(rows.split(";"))));
        String told = refused("file: p.csv, " + keys);
        assertTrue(told.contains(said), told);
    }

    @Test
    void aFileMustExistAndHoldLengths() {
        write("s.csv", Stream.of("x [s], y [m]", "0, 0", "1, 1"));
        String told = refused("file: s.csv, x: x, y: y");
        assertTrue(told.contains("column 'x' of s.csv is in s; m is needed"), told);
        told = refused("file: t.csv, x: x, y: y");
        assertTrue(told.contains("data file 't.csv' not found"), told);
        told = refused("x: x, y: y");
        assertTrue(told.contains("names a column, but there is no 'file'; give the file, or a list of numbers"), told);
        told = refused("x: [0, 1, 1], y: [0, 1, 2]");
        assertTrue(told.contains("m.yaml:6:39: surfaces.femur.shape.profile.x.2: x must increase"), told);
    }

    /** The points of a femur with a zigzag of 0.05 mm, over the polar angle: the contact is as deep as with the circle, and not at the nearest tooth. */
    @Test
    void measuredPointsAreSmoothed() {
        write(
                "noisy.csv",
                Stream.concat(
                        Stream.of("x [mm], y [mm]"),
                        java.util.stream.IntStream.rangeClosed(0, 80).mapToObj(i -> {
                            double angle = Math.toRadians(200 + 140.0 * i / 80), r = 23 + (i % 2 == 0 ? 0.05 : -0.05);
                            return String.format(
                                    Locale.ROOT, "%.9f, %.9f", r * Math.cos(angle) - 12, r * Math.sin(angle) + 21.2);
                        })));
        String points = "file: noisy.csv, x: x, y: y, about: [-12 mm, 21.2 mm]";
        assertTrue(Math.abs(depth(points) - DEPTH) > 3e-5, "a tooth");
        assertEquals(DEPTH, depth(points + ", smooth: 0.05 mm"), 3e-6);
        for (String[] wrong : new String[][] {
            {"through: shape-preserving, smooth: 0.1 mm", "is a natural spline and cannot be used with through"},
            {"smooth: -1 mm", "must"},
            {"smooth: 3 N", "a length"}
        }) {
            String told = refused(points + ", " + wrong[0]);
            assertTrue(told.contains(wrong[1]), told);
        }
        String told = refused("x: [0, 1, 1, 0], y: [0, 0, 1, 1], closed: true, smooth: 1 mm");
        assertTrue(told.contains("cannot be used with a closed curve"), told);
    }
}
