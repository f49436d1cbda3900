package org.condyle.app;

import static org.condyle.app.NotGreen.doubted;
import static org.condyle.app.NotGreen.refused;
import static org.condyle.app.NotGreen.warned;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Markers and force platforms of the library, spoilt as users spoil theirs: no analysis of them may end green. */
class WrongMeasurementTest {
    @TempDir
    private static Path folder;

    @TempDir
    private Path out;

    @BeforeAll
    static void measure() throws IOException {
        for (String room : List.of("leg", "knee")) {
            try (Stream<Path> files = Files.list(Path.of("..", "models", room))) {
                for (Path f : files.filter(f -> f.getFileName().toString().matches("(leg|squat).*"))
                        .toList()) {
                    Files.copy(f, folder.resolve(f.getFileName()));
                }
            }
        }
        convert("squat.trc", "--rotate", "x -90 deg");
        convert("squat-forces.mot", "--rotate", "x -90 deg");
        convert("not-turned.mot");
        for (String name : List.of("squat", "leg-extension")) {
            Path place = folder.resolve("condyle-out/" + name + "-ik");
            Command ik = Command.run("analyse", file(name + "-ik.xml"), "--out", place.toString());
            assertEquals(ExitCode.DONE, ik.code(), ik.all());
            assertEquals("", ik.err()); // good data stay green
        }
    }

    private static void convert(String to, String... more) {
        Command c =
                Command.run(Stream.concat(Stream.of("convert", file("squat.c3d"), "-o", file(to)), Arrays.stream(more))
                        .toArray(String[]::new));
        assertEquals(ExitCode.DONE, c.code(), c.all());
    }

    private static String file(String name) {
        return folder.resolve(name).toString();
    }

    private static void change(String from, String to, UnaryOperator<String> how) throws IOException {
        Files.writeString(folder.resolve(to), how.apply(Files.readString(folder.resolve(from))));
    }

    /** Changes numbers of a row: columns by their place. */
    private interface RowChange {
        void change(int row, String[] cells);
    }

    private static void changeRows(String from, String to, int firstLine, RowChange how) throws IOException {
        change(from, to, text -> {
            String[] lines = text.split("\n", -1);
            for (int i = firstLine; i < lines.length; i++) {
                String[] cells = lines[i].split("\t", -1);
                if (cells.length > 3) {
                    how.change(i - firstLine, cells);
                    lines[i] = String.join("\t", cells);
                }
            }
            return String.join("\n", lines);
        });
    }

    /** Rows of markers begin in line 7; the ten markers are in the order of the setup file. */
    private static void exchange(String to, int a, int b, int from, int until) throws IOException {
        changeRows("leg-extension.trc", to, 6, (row, cells) -> {
            for (int k = 2; row >= from && row < until && k < 5; k++) {
                String x = cells[3 * a + k];
                cells[3 * a + k] = cells[3 * b + k];
                cells[3 * b + k] = x;
            }
        });
    }

    private static String[] ik(String markers) {
        return new String[] {"analyse", file("leg-extension-ik.xml"), "--markers", file(markers)};
    }

    @Test
    void labelsThatAreExchangedAreNamed() throws IOException {
        exchange("knee.trc", 3, 4, 0, 121);
        Command knee = doubted("marker R.Knee.Out is 106.2 mm from its place in the model at ", out, ik("knee.trc"));
        assertTrue(
                knee.err().contains("R.Knee.Out and R.Knee.In seem to be exchanged in 121 of 121 frames (0.000 s to"),
                knee.all());
        assertTrue(knee.err().contains("the marker error there is 0.858 mm rms instead of 47.0 mm"), knee.all());
        exchange("shank.trc", 1, 6, 0, 121);
        Command shank = doubted("marker R.Thigh.Up is 392.4 mm from its place", out, ik("shank.trc"));
        assertTrue(shank.err().contains("R.Thigh.Up and R.Shank.Up seem to be exchanged in 121 of"), shank.all());
    }

    @Test
    void labelsThatAreExchangedInFiveFramesAreNamed() throws IOException {
        exchange("ankle.trc", 8, 9, 50, 55);
        Command ankle = warned("marker errors are 8.291 mm rms and at most 92.07 mm", out, ik("ankle.trc"));
        assertTrue(
                ankle.err().contains("R.Ankle.In and R.Ankle.Out seem to be exchanged in 5 of 121 frames (0.5000 s to"),
                ankle.all());
    }

    @Test
    void aMarkerThatIsSomewhereElseIsWarnedOfAndNotCalledExchanged() throws IOException {
        changeRows(
                "leg-extension.trc",
                "off.trc",
                6,
                (row, cells) -> cells[3 * 5 + 3] = Double.toString(Double.parseDouble(cells[3 * 5 + 3]) + 60));
        Command c = warned("marker errors are ", out, ik("off.trc"));
        assertTrue(c.err().contains("mm (R.Tuberosity at "), c.all());
        assertTrue(!c.err().contains("exchanged"), c.all());
    }

    @Test
    void markersOfAnotherUnitAreNotToBeTrusted() throws IOException {
        change("leg-extension.trc", "metres.trc", t -> t.replace("\tmm\t", "\tcm\t"));
        doubted("markers of the model are ", out, ik("metres.trc"));
    }

    @Test
    void boundsThatAreNoneAreRefused() {
        refused(
                "marker_error_max_limit: must be above 0 m, was 0.0; Inf is no limit",
                "analyse",
                file("leg-extension-ik.xml"),
                "--set",
                "marker_error_max_limit=0");
        refused(
                "residual_trusted: must be above 0, was -1.0",
                "analyse",
                file("squat-id.xml"),
                "--set",
                "residual_trusted=-1");
    }

    private static void loads(String name, String table) throws IOException {
        change("squat-loads.xml", name, t -> t.replace("squat-forces.mot", table));
    }

    private static String[] id(String setup, String loads) {
        return new String[] {"analyse", file(setup), "--loads", file(loads)};
    }

    @Test
    void theSquatOfTheLibraryIsGreen() throws IOException {
        Command c = Command.run("analyse", file("squat-id.xml"), "--out", out.toString());
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertEquals("", c.err());
        NotGreen.assertBanner("good", out);
    }

    @Test
    void forcesInTheAxesOfTheLaboratoryAreNotToBeTrusted() throws IOException {
        loads("not-turned.xml", "not-turned.mot");
        String first =
                "motion and external loads do not belong together: a free root has the residuals pelvis_list 702";
        Command c = doubted(first, out, id("squat-id.xml", "not-turned.xml"));
        assertTrue(c.err().contains("pelvis_ty 747.8 N at t = 1.100 s"), c.all());
        doubted(first, out, id("squat-reactions.xml", "not-turned.xml"));
    }

    @Test
    void forcesInKilonewtonsAreNotToBeTrusted() throws IOException {
        changeRows("squat-forces.mot", "kilo.mot", 7, (row, cells) -> {
            for (int k = 1; k < 4; k++) {
                cells[k] = Double.toString(Double.parseDouble(cells[k]) / 1000);
            }
        });
        loads("kilo.xml", "kilo.mot");
        doubted("motion and external loads do not belong together", out, id("squat-id.xml", "kilo.xml"));
    }

    @Test
    void missingForcesAreWarnedOf() throws IOException {
        change("squat-id.xml", "no-loads.xml", t -> t.replaceAll("<external_loads_file>.*", ""));
        Command c = warned(
                "no external loads act, and the model has a free root, which nothing but residuals holds: ",
                out,
                "analyse",
                file("no-loads.xml"));
        assertTrue(c.err().contains("pelvis_ty 738.9 N at t = 0.9600 s"), c.all());
        assertTrue(c.err().contains("100 % is the weight of the model, 659.2 N"), c.all());
    }

    @Test
    void aPointInTheAxesOfTheFootIsWarnedOf() throws IOException {
        change(
                "squat-loads.xml",
                "foot.xml",
                t -> t.replace("<point_expressed_in_body>ground", "<point_expressed_in_body>foot"));
        Command c =
                warned("residuals at a free root that no load explains: pelvis_", out, id("squat-id.xml", "foot.xml"));
        assertTrue(c.err().contains("pelvis_list 64.95 N*m at t = 1.010 s"), c.all());
    }

    /** It leaves the residuals as they are. */
    @Test
    void aForceOnAnotherBodyIsWarnedOf() throws IOException {
        change("squat-loads.xml", "femur.xml", t -> t.replace("<applied_to_body>foot", "<applied_to_body>femur"));
        Command c = warned("the external load ground acts 0.", out, id("squat-id.xml", "femur.xml"));
        assertTrue(c.err().contains(" m from the body femur at t = "), c.all());
        refused("load_point_limit: must be above 0 m", "analyse", file("squat-id.xml"), "--set", "load_point_limit=0");
    }

    @Test
    void forcesOfOtherTimesAreRefusedAndShortOnesWarnedOf() throws IOException {
        changeRows(
                "squat-forces.mot",
                "later.mot",
                7,
                (row, cells) ->
                        cells[0] = String.format(Locale.ROOT, "%.4f", Double.parseDouble(cells[0].strip()) + 10));
        loads("later.xml", "later.mot");
        String first = "later.mot: the loads are from 10 s to 12.005 s, the motion is from ";
        refused(first, id("squat-id.xml", "later.xml"));
        refused(first, id("squat-reactions.xml", "later.xml"));
        change(
                "squat-forces.mot",
                "short.mot",
                t -> Arrays.stream(t.split("\n", -1))
                        .limit(208)
                        .collect(java.util.stream.Collectors.joining("\n", "", "\n"))
                        .replaceFirst("nRows=\\d+", "nRows=201"));
        loads("short.xml", "short.mot");
        Command c = warned("", out, id("squat-id.xml", "short.xml"));
        assertTrue(
                c.err().contains("short.mot: the loads are from 0 s to 1 s, the motion is from 0 s to 2 s"), c.all());
    }

    @Test
    void timesThatAFilterCannotResampleAreRefused() throws IOException {
        changeRows(
                "condyle-out/squat-ik/squat_ik.mot",
                "jitter.mot",
                7,
                (row, cells) -> cells[0] = row == 100 ? "0.9900005" : cells[0]);
        refused(
                "jitter.mot: the low-pass filter needs equal time steps, and in the smallest one of the file, ",
                "analyse",
                file("squat-id.xml"),
                "--coordinates",
                file("jitter.mot"));
    }

    @Test
    void residualMotorsDoNotHideForcesInOtherAxes() throws IOException {
        StringBuilder all = new StringBuilder("<ForceSet><objects>");
        for (String c : List.of(
                "pelvis_tilt",
                "pelvis_list",
                "pelvis_rotation",
                "pelvis_tx",
                "pelvis_ty",
                "pelvis_tz",
                "hip_flexion",
                "hip_adduction",
                "hip_rotation",
                "knee_angle",
                "ankle_angle",
                "subtalar_angle")) {
            all.append("<CoordinateActuator name='m_" + c + "'><coordinate>" + c
                    + "</coordinate><optimal_force>1000</optimal_force></CoordinateActuator>");
        }
        Files.writeString(folder.resolve("motors.xml"), all.append("</objects></ForceSet>"));
        loads("not-turned.xml", "not-turned.mot");
        doubted(
                "motion and external loads do not belong together",
                out,
                "analyse",
                "static-optimisation",
                "--model",
                file("leg.yaml"),
                "--coordinates",
                file("condyle-out/squat-ik/squat_ik.mot"),
                "--loads",
                file("not-turned.xml"),
                "--actuators",
                file("motors.xml"));
    }
}
