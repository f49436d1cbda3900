package org.condyle.io.freeform;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.condyle.geometry.freeform.Net;
import org.condyle.geometry.freeform.NurbsSurface;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetFilesTest {
    /** A quarter of a cylinder of radius 20 mm and length 30 mm. */
    static final String QUARTER = """
            A quarter of a cylinder as entity 128                                   S      1
            1H,,1H;,7Hcyl.igs,7Hcyl.igs,4Hhand,4Hhand,32,38,6,308,15,7Hcyl.igs,1.,2,G      1
            2HMM,1,0.1,15H20260101.000000,1E-6,30.,4Hhand,4Hhand,11,0;              G      2
                 128       1       0       0       0       0       0       000000000D      1
                 128       0       0       3       0                               0D      2
            128,2,1,2,1,0,0,0,0,0,0.,0.,0.,1.,1.,1.,0.,0.,1.,1.,1.,                1P      1
            0.7071067811865476,1.,1.,7.071067811865476D-1,1.,20.,0.,0.,20.,        1P      2
            20.,0.,0.,20.,0.,20.,0.,30.,20.,20.,30.,0.,20.,30.,0.,1.,0.,1.;        1P      3
            S      1G      2D      2P      3                                        T      1
            """;

    private static NetFile read(String name, String text) {
        return NetFormat.read(name, text.getBytes(StandardCharsets.UTF_8), 0);
    }

    private static double[] at(NetFile f, double u, double v) {
        int[] d = f.degrees();
        double[] jet = new double[18];
        assertTrue(d != null && f.knotsU() != null && f.knotsV() != null);
        new NurbsSurface(d[0], d[1], f.knotsU(), f.knotsV(), f.points(), f.weights()).jet(u, v, jet);
        return new double[] {jet[0], jet[1], jet[2]};
    }

    @Test
    void igesIsReadWithItsUnit() {
        NetFile f = read("cyl.igs", QUARTER);
        assertArrayEquals(new double[] {0.014142135624, 0.014142135624, 0.0075}, at(f, 0.5, 0.25), 1e-12);
        assertArrayEquals(new double[] {0.018595766, 0.007361894, 0.015}, at(f, 0.25, 0.5), 1e-9);
        assertTrue(f.warnings().isEmpty());
        for (double u = 0; u <= 1; u += 0.1) {
            double[] x = at(f, u, 0.7);
            assertEquals(0.02, Math.hypot(x[0], x[1]), 1e-15);
        }
        double[] metres = at(read("cyl.iges", QUARTER.replace("1.,2,G", "1.,6,G")), 0.3, 0.4);
        assertEquals(1000 * at(f, 0.3, 0.4)[0], metres[0], 1e-12);
    }

    /** Turned by 90 deg about z and shifted: (x, y, z) becomes (1 - y, 2 + x, 3 + z) mm. */
    @Test
    void transformationsAndTrimmingOfIges() {
        String moved = QUARTER.replace(
                        "     128       1       0       0       0       0       0       000000000D      1",
                        "     128       1       0       0       0       0       3       000000000D      1")
                .replace(
                        "128,2,1,2,1",
                        "     124       4       0       0       0       0       0       000000000D      3\n"
                                + "     124       0       0       1       0                               0D      4\n"
                                + "     142       4       0       0       0       0       0       000000000D      5\n"
                                + "     142       0       0       1       0                               0D      6\n"
                                + "128,2,1,2,1")
                .replace(
                        "S      1G",
                        "124,0.,-1.,0.,1.,1.,0.,0.,2.,0.,0.,1.,3.;                              3P      4\nS      1G");
        NetFile f = read("moved.igs", moved);
        double[] x = at(read("cyl.igs", QUARTER), 0.3, 0.4), y = at(f, 0.3, 0.4);
        assertArrayEquals(new double[] {0.001 - x[1], 0.002 + x[0], 0.003 + x[2]}, y, 1e-15);
        assertEquals(1, f.warnings().size());
        assertTrue(
                f.warnings().get(0).contains("142 (curves on surfaces)"),
                f.warnings().get(0));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            128       1       0 ; 120       1       0 | entity 120 (surfaces of revolution)
            3       0           ; 7       0           | may have been cut
            1.,2,G              ; 1.,3,G              |
            7.071067811865476D-1; 7.071067811865476X-1| a number is needed, found '7.071067811865476X-1'
            128,2,1,2,1         ; 128,9,9,2,1         | needs
            """)
    void wrongIgesSaysWhere(String change, String message) {
        String[] words = change.split(";");
        String text = QUARTER.replaceAll(java.util.regex.Pattern.quote(words[0].strip()), words[1].strip());
        if (message == null || message.isBlank()) { // a unit by its name is right
            assertEquals(0.0075, at(read("cyl.igs", text), 0.5, 0.25)[2], 1e-15);
            return;
        }
        DocumentException e = assertThrows(DocumentException.class, () -> read("cyl.igs", text));
        assertTrue(e.problems().render().contains(message), e.problems().render());
        assertTrue(e.problems().render().contains("cyl.igs"), e.problems().render());
    }

    @Test
    void aNetThatIsWrittenIsReadBack() throws IOException {
        Random random = new Random(2);
        for (int n = 0; n < 20; n++) {
            Net net = Net.even(
                    1 + random.nextInt(4), 1 + random.nextInt(4), 1 + random.nextInt(5), 1 + random.nextInt(5));
            double[] p = random.doubles(net.points().length).toArray(),
                    w = random.doubles(net.weights().length).toArray();
            Net given = new Net(net.degreeU(), net.degreeV(), net.knotsU(), net.knotsV(), p, w);
            StringWriter out = new StringWriter();
            NetTable.write(given, "some points", out);
            NetFile f = read("a.nurbs", out.toString());
            assertArrayEquals(p, f.points());
            assertArrayEquals(w, f.weights());
            assertArrayEquals(net.knotsU(), f.knotsU());
            assertArrayEquals(net.knotsV(), f.knotsV());
            assertArrayEquals(new int[] {net.degreeU(), net.degreeV()}, f.degrees());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0,1,0,1,0 ; | point (0, 1) is missing; the net has 2 x 2 points
            1,1,1,1,0 ; 1,0,1,1,0 | point (1, 0) is given in line 4 already
            1,1,1,1,0 ; 1,1.5,1,1,0 | must be a whole number from 0 to 999, was 1.5
            x [mm] ; x [kg] | column 'x' is in kg
            i,j ; i,k | there is no column
            """)
    void wrongTablesSayWhere(String change, String message) {
        String[] words = (change + " ").split(";");
        String good = "i,j,x [mm],y [mm],z [mm]\n0,0,0,0,0\n0,1,0,1,0\n1,0,1,0,0\n1,1,1,1,0\n";
        assertEquals(0.001, read("net.csv", good).points()[10], 1e-18);
        String text = good.replace(words[0].strip(), words[1].strip());
        DocumentException e = assertThrows(DocumentException.class, () -> read("net.csv", text));
        assertTrue(e.problems().render().contains(message), e.problems().render());
    }
}
