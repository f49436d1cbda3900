package org.condyle.io.measured;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import org.condyle.fit.JointAxes;
import org.condyle.fit.JointFit;
import org.condyle.fit.JointFitter;
import org.condyle.fit.SinusBasis;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeasuredFileTest {
    private static final double[] SINUS = {1.2, 0.1, -0.2, 0.05, 0.15, 0.1, 0.2, 0, -0.1, -0.1};
    private static final JointAxes AXES = new JointAxes(1, 1.2);
    private static final double[] CENTRE = {0.4, 0.3, 1.5}; // in front of sensors at z = 0

    private static MeasuredFile read(String text, MeasuredFile.Options options) {
        return MeasuredFile.parse("m.csv", text, Path.of("."), options);
    }

    private static String refused(String text) {
        return refused(text, MeasuredFile.Options.PLAIN);
    }

    private static String refused(String text, MeasuredFile.Options options) {
        return assertThrows(DocumentException.class, () -> read(text, options).track())
                .problems()
                .render();
    }

    private static double[] direction(int i, int n) {
        double phi = 2 * Math.PI * i / n;
        return JointAxes.direction(phi, SinusBasis.at(phi, SINUS));
    }

    private static double[] at(double[] joint) {
        double[] u = AXES.toFixed(joint);
        return new double[] {CENTRE[0] + u[0], CENTRE[1] + u[1], CENTRE[2] + u[2]};
    }

    private static String row(Object... cells) {
        StringBuilder out = new StringBuilder();
        for (Object c : cells) {
            out.append(out.isEmpty() ? "" : ",")
                    .append(c instanceof Double d ? String.format(Locale.ROOT, "%.9f", d) : c);
        }
        return out.append('\n').toString();
    }

    @Test
    void aMissingColumnIsNamedWithTheLineOfTheHeader() {
        String said = refused("# measured on Monday\ntime [s],x [mm],y [mm]\n0,1,2\n");
        assertTrue(said.contains("m.csv:2") && said.contains("z: the column is missing"), said);
        assertTrue(said.contains("time, x, y"), said);
        String none = refused("time,a\n0,1\n");
        assertTrue(none.contains("m.csv:1") && none.contains("there are no measured points"), none);
    }

    @Test
    void notANumberIsRefusedWithItsLine() {
        String said = refused("x,y,z\n0,1,2\n0,NaN,2\n");
        assertTrue(said.contains("m.csv:3") && said.contains("'NaN' is not a finite number"), said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            x,y,z;300,1,1;1,1,1                 | m.csv:2 | write the unit behind the name of the column: x [mm]
            phi,theta;1,1;40,90                 | m.csv:3 | phi [deg]
            x [kg],y,z;1,1,1                    | m.csv:1 | the unit [kg] does not fit; this column is a length
            x [mmm],y,z;1,1,1                   | m.csv:1 | the unit [mmm]
            ux,uy,uz;1,0,0;0,0,0                | m.csv:3 | a direction cannot be 0, 0, 0
            x,y,z,contour;1,1,1,2               | m.csv:2 | write 1 for a point on the contour and 0 for others
            x,y,z,moment;1,1,1,2                | m.csv:1 | add a column 'contour'
            d1,d2,d3;1,1,1                      | m.csv:1 | distances need the places of the sensors
            x,y,z,emitter;1,1,1,1               | m.csv:1 | time: the column is missing
            x,y,z,emitter,time;1,1,1,1.5,0      | m.csv:2 | 1.5 is not the number of an emitter
            x,y,z,emitter,time;1,1,1,1,0;1,1,1,1,0 | m.csv:3 | emitter 1 was already read at this time, in line 2
            """)
    void whatIsWrongIsToldWithItsLine(String table, String where, String said) {
        String text = refused(table.replace(';', '\n') + "\n");
        assertTrue(text.contains(where) && text.contains(said), text);
    }

    @Test
    void distancesThatDoNotMeetAreNamedOrLeftOut() {
        String text = "# sensors: 165x110 cm\nd1,d2,d3,d4\n2,2,2,2\n0.1,0.1,0.1,0.1\n2,0,0,2\n";
        String said = refused(text);
        assertTrue(said.contains("m.csv:4") && said.contains("the distances do not meet in a point"), said);
        assertTrue(said.contains("m.csv:5") && said.contains("only 2 of the 4 sensors have a reading"), said);
        MeasuredFile f = read(text, new MeasuredFile.Options("", 0, true, false));
        assertEquals(1, f.samples());
        assertEquals(
                "2 of 3 rows have no position and are left out.", f.warnings().get(0));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void distancesGiveTheSameJointAsDirections(boolean three) {
        int n = 60;
        StringBuilder far = new StringBuilder("# sensors: 165x110 cm\nd1 [cm],d2 [cm],d3 [cm],d4 [cm]\n");
        StringBuilder turned = new StringBuilder("phi [deg],theta [deg]\n");
        double[][] sensors = {{0, 0, 0}, {1.65, 0, 0}, {0, 1.1, 0}, {1.65, 1.1, 0}};
        for (int i = 0; i < n; i++) {
            double[] p = at(direction(i, n)), a = JointAxes.angles(AXES.toFixed(direction(i, n)));
            Object[] d = new Object[4];
            for (int k = 0; k < 4; k++) {
                d[k] = 100
                        * Math.sqrt(
                                Math.pow(p[0] - sensors[k][0], 2) + Math.pow(p[1] - sensors[k][1], 2) + p[2] * p[2]);
            }
            d[i % 4] = i % 5 == 0 ? 0.0 : d[i % 4]; // blocked
            far.append(row(d));
            turned.append(row(Math.toDegrees(a[0]), Math.toDegrees(a[1])));
        }
        MeasuredFile.Options options = new MeasuredFile.Options("", 0, false, three);
        JointFit one = JointFitter.fit(read(far.toString(), options).track(), null, AXES, false);
        JointFit two = JointFitter.fit(read(turned.toString(), options).track(), null, AXES, false);
        assertArrayEquals(CENTRE, one.centre(), 1e-8);
        assertArrayEquals(SINUS, one.sinus().coefficients(), 1e-7);
        assertArrayEquals(SINUS, two.sinus().coefficients(), 1e-8);
    }

    /** Emitters about the axis of the segment, the rows of one sample after each other. */
    private static String cuff(int emitters, int swappedSample, double wild) {
        Random random = new Random(1);
        StringBuilder out = new StringBuilder("sample,emitter,x,y,z\n");
        for (int i = 0; i < 60; i++) {
            double[] u = direction(i, 60);
            JointAxes turn = JointAxes.ofPole(u);
            for (int e = 0; e < emitters; e++) {
                double angle = 2 * Math.PI * e / emitters, r = 0.05;
                double[] local = {r * Math.cos(angle), r * Math.sin(angle), 0.8 + 0.02 * (e % 3) + 0.004 * e};
                double[] p = at(turn.toFixed(local));
                int said = i == swappedSample && e < 2 ? 1 - e : e;
                double x = p[0] + 1e-4 * random.nextGaussian() + (i == 7 && e == 2 ? wild : 0);
                out.append(row(i + 1, said + 1, x, p[1] + 1e-4 * random.nextGaussian(), p[2]));
            }
        }
        return out.toString();
    }

    @Test
    void swappedEmittersAreNamedWithTheirLines() {
        String said = refused(cuff(6, 20, 0));
        // sample 21 begins after the header and 20 samples of 6 rows
        assertTrue(said.contains("m.csv:122"), said);
        assertTrue(said.contains("emitters 1 and 2 are swapped in the lines 122 and 123"), said);
        assertTrue(said.contains("the distances between the emitters change by"), said);
    }

    @Test
    void twoSwappedEmittersAreFoundByTheirRadii() {
        String said = refused(cuff(2, 20, 0));
        assertTrue(
                said.contains("m.csv:42") && said.contains("emitters 1 and 2 are swapped in the lines 42 and 43"),
                said);
        assertEquals(60, read(cuff(2, -1, 0), MeasuredFile.Options.PLAIN).samples());
    }

    @Test
    void aCuffGivesTheJointAndLosesAWildReading() {
        MeasuredFile plain = read(cuff(6, -1, 0.03), MeasuredFile.Options.PLAIN);
        assertTrue(
                plain.warnings().get(0).matches("Line 46: emitter 3 is .* --robust would leave it out\\."),
                plain.warnings().toString());
        MeasuredFile f = read(cuff(6, -1, 0.03), new MeasuredFile.Options("", 0, true, false));
        assertTrue(
                f.warnings().get(0).endsWith("and is left out."), f.warnings().toString());
        assertEquals(6, f.emitters());
        JointFit fit = JointFitter.fit(f.track(), null, AXES, true);
        assertNotNull(fit.sphere());
        assertArrayEquals(CENTRE, fit.centre(), 2e-4);
        for (int i = 0; i < 12; i++) {
            assertEquals(
                    SinusBasis.at(0.5 * i, SINUS), fit.sinusAt(0.5 * i, 0.95).value(), 1e-3);
        }
    }

    @Test
    void theQuaternionOfTheFileTurnsToThePole() {
        StringBuilder turned = new StringBuilder("ux,uy,uz\n");
        for (int i = 0; i < 40; i++) {
            double[] u = AXES.toFixed(direction(i, 40));
            turned.append(row(u[0], u[1], u[2]));
        }
        JointFit fit = JointFitter.fit(
                read(turned.toString(), MeasuredFile.Options.PLAIN).track(), null, AXES, false);
        double[] q = JointYaml.quaternion(fit);
        double[] z = {
            2 * (q[1] * q[3] + q[0] * q[2]), 2 * (q[2] * q[3] - q[0] * q[1]), 1 - 2 * (q[1] * q[1] + q[2] * q[2])
        };
        assertArrayEquals(AXES.pole(), z, 1e-15);
        double[] x = {
            1 - 2 * (q[2] * q[2] + q[3] * q[3]), 2 * (q[1] * q[2] + q[0] * q[3]), 2 * (q[1] * q[3] - q[0] * q[2])
        };
        assertArrayEquals(AXES.toFixed(new double[] {1, 0, 0}), x, 1e-15);
    }
}
