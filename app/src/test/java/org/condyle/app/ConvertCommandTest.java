package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.app.shell.ExitCode;
import org.condyle.io.SharedData;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.MarkerTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command convert with files of all formats, and with mistakes that people make. */
class ConvertCommandTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static Command done(String... args) {
        Command c = Command.run(args);
        assertEquals(ExitCode.DONE, c.code(), c.all());
        return c;
    }

    private DataTable table(String name) throws IOException {
        return DataTable.readWithGaps(name, Files.readAllBytes(folder.resolve(name)));
    }

    /** One marker on a circle in the plane z up, in mm, with a gap of two frames; another that is missing once. */
    private String markers() throws IOException {
        StringBuilder s =
                new StringBuilder("PathFileType\t4\t(X/Y/Z)\twalk.trc\nDataRate\tCameraRate\tNumFrames\tNumMarkers\t"
                        + "Units\tOrigDataRate\tOrigDataStartFrame\tOrigNumFrames\n100\t100\t101\t2\tmm\t100\t1\t101\n"
                        + "Frame#\tTime\tHeel\t\t\tToe\t\t\n\t\tX1\tY1\tZ1\tX2\tY2\tZ2\n\n");
        for (int i = 0; i <= 100; i++) {
            double t = 0.01 * i;
            s.append(i + 1).append('\t').append(t);
            s.append(i == 40 || i == 41 ? "\t\t\t" : String.format(Locale.ROOT, "\t%.12f\t%.12f\t500", x(t), y(t)));
            s.append(i == 70 ? "\tNaN\tNaN\tNaN\n" : "\t100\t200\t300\n");
        }
        return write("walk.trc", s.toString());
    }

    private static double x(double t) {
        return 300 * Math.cos(2 * Math.PI * t);
    }

    private static double y(double t) {
        return 300 * Math.sin(2 * Math.PI * t);
    }

    @Test
    void aTurnWithoutAUnitIsRefusedAsItWouldBeRadians() throws IOException {
        Command c = Command.run("convert", markers(), "-o", file("a.trc"), "--rotate", "x -90");
        assertEquals(2, c.code());
        assertTrue(c.err().contains("the angle needs a unit, as in \"x -90 deg\""), c.err());
    }

    @Test
    void markersAreTurnedSoThatYPointsUp() throws IOException {
        String in = markers();
        done("convert", in, "-o", file("a.trc"), "--rotate", "x -90 deg");
        done("convert", in, "-o", file("b.trc"), "--axes", "x z -y", "--unit", "m");
        for (String name : List.of("a.trc", "b.trc")) {
            MarkerTable turned = MarkerTable.read(name, Files.readAllBytes(folder.resolve(name)));
            double[] p = new double[3];
            turned.position(10, 0, p, 0);
            assertArrayEquals(new double[] {x(0.1) / 1000, 0.5, -y(0.1) / 1000}, p, 1e-15);
            assertEquals(3, turned.missing());
            assertEquals(List.of("Heel", "Toe"), turned.names());
        }
        assertTrue(Files.readString(folder.resolve("a.trc")).contains("\tmm\t"));
        assertTrue(Files.readString(folder.resolve("b.trc")).contains("\tm\t"));
    }

    @Test
    void gapsAreFilledOnlyOnRequestAndNeverSpread() throws IOException {
        String in = markers();
        Command kept = done("convert", in, "-o", file("kept.sto"), "--low-pass", "10 Hz", "--rate", "200 Hz");
        DataTable t = table("kept.sto");
        assertEquals(201, t.rows());
        double[] heel = t.column("Heel_x");
        for (int i = 0; i < 201; i++) {
            double time = t.column("time")[i];
            assertEquals(time > 0.39 + 1e-9 && time < 0.42 - 1e-9, Double.isNaN(heel[i]), "at " + time);
        }
        assertTrue(kept.out().contains("% missing"), kept.out());
        done("convert", in, "-o", file("filled.sto"), "--fill", "0.05 s", "--from", "0.2 s", "--to", "0.6 s");
        DataTable filled = table("filled.sto");
        assertEquals(41, filled.rows());
        assertEquals(0.2, filled.column("time")[0]);
        assertEquals(x(0.4) / 1000, filled.column("Heel_x")[20], 4e-6);
    }

    @Test
    void aFilterKeepsSlowMotionAndTakesFastAway() throws IOException {
        StringBuilder s = new StringBuilder("n\nendheader\ntime\tslow\tfast\n");
        for (int i = 0; i <= 2000; i++) {
            double t = 0.001 * i;
            s.append(String.format(
                    Locale.ROOT, "%.3f\t%.15f\t%.15f%n", t, Math.sin(2 * Math.PI * t), Math.sin(400 * Math.PI * t)));
        }
        done("convert", write("w.sto", s.toString()), "-o", file("f.csv"), "--low-pass", "20 Hz");
        DataTable f = table("f.csv");
        assertEquals(Math.sin(2 * Math.PI * 0.6), f.column("slow")[600], 1e-4);
        assertEquals(0, f.column("fast")[601], 1e-3);
    }

    @Test
    void tablesGoBetweenFormatsAndUnits() throws IOException {
        String csv = write("q.csv", "time [s],knee_angle [deg],pelvis_tx [mm]\n0,90,100\n0.1,45,50\n");
        done("convert", csv, "-o", file("q.mot"));
        DataTable q = table("q.mot");
        assertFalse(q.inDegrees());
        assertArrayEquals(new double[] {Math.PI / 2, Math.PI / 4}, q.column("knee_angle"), 1e-15);
        assertArrayEquals(new double[] {0.1, 0.05}, q.column("pelvis_tx"), 1e-15);
        done("convert", file("q.mot"), "-o", file("d.mot"), "--degrees", "--rename", "knee_angle=knee_angle_r");
        DataTable d = table("d.mot");
        assertTrue(d.inDegrees());
        assertArrayEquals(new double[] {90, 45}, d.column("knee_angle_r"), 1e-13);
        assertArrayEquals(new double[] {0.1, 0.05}, d.column("pelvis_tx"), 1e-15);
        done("convert", markers(), "-o", file("m.csv"));
        done("convert", file("m.csv"), "-o", file("m.trc"));
        MarkerTable m = MarkerTable.read("m.trc", Files.readAllBytes(folder.resolve("m.trc")));
        assertEquals(List.of("Heel", "Toe"), m.names());
        assertEquals(3, m.missing());
    }

    @Test
    void gapsOfAForceFileAreNamed() throws IOException {
        String in = write(
                "grf.mot",
                "g\nendheader\ntime\tground_force_vx\tground_force_vy\tground_force_vz\n0\t1\t2\t3\n0.1\t1\tNaN\t3\n"
                        + "0.2\t1\tnan\t3\n0.3\t1\t2\t3\n");
        Command c = done("convert", in, "-o", file("o.mot"), "--rotate", "z 90 deg");
        assertTrue(
                c.err().contains("grf.mot:5: warning: ground_force_vy: 2 numbers are missing, up to line 6"), c.err());
        assertArrayEquals(
                new double[] {-2, Double.NaN, Double.NaN, -2}, table("o.mot").column("ground_force_vx"));
        assertArrayEquals(new double[] {1, 1, 1, 1}, table("o.mot").column("ground_force_vy"));
    }

    @Test
    void wrongUnitsAreNoticedAndCanBeCorrected() throws IOException {
        String in = write("wrong.trc", Files.readString(Path.of(markers())).replace("\tmm\t", "\tm\t"));
        Command c = done("convert", in, "-o", file("w.trc"));
        assertTrue(
                c.err().contains("the largest coordinate is 500 m; the file says m, but are its numbers in mm?"),
                c.err());
        done("convert", in, "-o", file("right.trc"), "--read-unit", "mm");
        MarkerTable right = MarkerTable.read("right.trc", Files.readAllBytes(folder.resolve("right.trc")));
        assertEquals(0.5, right.largest(), 1e-15);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -o a.xlsx                            | the ending must be .trc, .csv, .sto or .mot
            -o a.sto --rotate up                 | write an axis and an angle such as "x -90 deg"
            -o a.sto --rotate x_90_mm            | 90 mm is a length
            -o a.sto --axes x_y_-z               | would mirror the laboratory
            -o a.sto --axes x_x_z                | uses an axis twice
            -o a.sto --axes x_z_-y --rotate x_1  | give one of them
            -o a.sto --what forces               | --what selects a part of a C3D file
            -o a.sto --what nothing              | write markers, analog, forces or all
            -o a.sto --low-pass 60_Hz            | the cut-off must be below half the sampling rate, which is 50
            -o a.sto --low-pass 6_s              | 6 s is a time
            -o a.sto --rate 0_Hz                 | the value must be greater than 0
            -o a.sto --from 5_s                  | there are no rows between 5.0 s
            -o a.sto --rename Hele=x             | there is no marker 'Hele'; did you mean 'Heel'?
            -o a.sto --degrees                   | the file has no angles
            -o a.sto --unit inch                 | write m, cm or mm
            -o walk.trc                          | this is the file to read
            """)
    void mistakesAreExplained(String options, String said) throws IOException {
        markers();
        List<String> args = new ArrayList<>(List.of("convert", file("walk.trc")));
        for (String word : options.split(" ", -1)) {
            String text = word.replace('_', ' ');
            args.add(word.matches("\\w+\\.\\w+") ? file(word) : text);
        }
        Command c = Command.run(args.toArray(new String[0]));
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains(said), c.err());
        assertFalse(Files.exists(folder.resolve("a.sto")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            a.csv | Frame,x\\n1,2\\n            | the first column is 'Frame', but it must be the time
            a.csv | time,x\\n0,1\\n0,2\\n       | 0.0 is the same as in line 2; the column must increase
            a.csv | time;x\\n0;1,5\\n1;2,5\\n   | '1,5' is not a number; write a decimal point
            a.csv | time\\n0\\n1\\n             | there is nothing to convert
            a.csv | time [ms],x\\n0,1\\n1,2\\n  | the time is in 'ms'; it must be in s
            a.txt | time,x\\n0,1\\n             | the ending of the file must be .c3d, .trc, .csv, .sto or .mot
            a.sto | time\\ta\\n0\\t1\\n         | there is no line 'endheader'
            a.trc | Marker\\n1\\n               | is this a file of markers?
            a.c3d | nothing                     | this is not a C3D file
            """)
    void wrongFilesAreExplained(String name, String text, String said) throws IOException {
        Command c = Command.run(
                "convert", write(name, text.replace("\\n", "\n").replace("\\t", "\t")), "-o", file("out.mot"));
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains(said), c.err());
    }

    @Test
    void tablesWithoutVectorsCannotBeTurnedOrBecomeMarkers() throws IOException {
        String in = write("q.mot", "q\nendheader\ntime\tknee\n0\t1\n1\t2\n");
        Command c = Command.run("convert", in, "-o", file("a.mot"), "--rotate", "x 90 deg");
        assertTrue(c.code() == ExitCode.BAD_INPUT && c.err().contains("there are no vectors to rotate"), c.all());
        c = Command.run("convert", in, "-o", file("a.trc"));
        assertTrue(c.code() == ExitCode.BAD_INPUT && c.err().contains("there are no positions to write"), c.all());
    }

    @Test
    void existingFilesAreKept() throws IOException {
        String in = markers(), out = write("old.trc", "precious");
        Command c = Command.run("convert", in, "-o", out);
        assertTrue(c.code() == ExitCode.BAD_INPUT && c.err().contains("this file exists"), c.all());
        assertEquals("precious", Files.readString(Path.of(out)));
        done("convert", in, "-o", out, "--force", "--quiet");
    }

    /** The files are not ours to ship; see the tests of the readers. */
    @Test
    void aC3dFileBecomesMarkersForcesAndChannels() throws IOException {
        Path c3d = SharedData.path("formats/walking2.c3d");
        String in = String.valueOf(c3d);
        Command c = done("convert", in, "-o", file("w.trc"), "--rotate", "x -90 deg");
        assertTrue(c.out().contains("44 markers, 1249 rows from 0 s to 4.992 s, 250 Hz, "), c.out());
        done("convert", in, "-o", file("w.mot"), "--rotate", "x -90 deg", "--threshold", "30 N", "--rate", "250 Hz");
        DataTable forces = table("w.mot");
        assertEquals(19, forces.columns().size());
        assertTrue(forces.has("ground_force_2_vy") && forces.has("ground_torque_1_z"), forces.toString());
        double most = 0;
        for (double y : forces.column("ground_force_2_vy")) {
            most = Math.max(most, y);
            assertTrue(y > -5, "the ground pulls with " + y);
        }
        assertTrue(most > 600 && most < 2000, "largest force " + most + " N");
        done("convert", in, "-o", file("all.csv"), "--what", "all", "--rotate", "x -90 deg", "--unit", "mm");
        assertEquals(13, table("all-analog.csv").columns().size());
        assertEquals(133, table("all-markers.csv").columns().size());
        Command choose = Command.run("convert", in, "-o", file("one.csv"));
        assertTrue(choose.code() == ExitCode.BAD_INPUT && choose.err().contains("choose with --what"), choose.all());
    }
}
