package org.condyle.io.data.c3d;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.math.Rotations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A known force at a known point of a plate that stands anywhere in the laboratory, with a known moment about its
 * normal: what each type of plate measures then follows by the laws of statics, and the reader must find the three again.
 */
class ForcePlateTest {
    private static final double WIDTH = 0.4, LENGTH = 0.6; // along x and y of the plate
    private static final double[] ORIGIN = {0.012, -0.007, -0.045}; // from the sensors to the surface [m]
    private static final double A = 0.12, B = 0.2; // sensors of type 3 [m]
    private static final double[] F = {31, -47, -812}; // in plate axes, whose z points down [N]
    private static final double[] P = {0.071, -0.113, 0}; // in plate axes, from the middle [m]
    private static final double T = 6.5; // about the normal [N m]

    private final double[] axes;
    private final double[] middle = {1.2, 0.4, 0.02};

    ForcePlateTest() {
        SplittableRandom random = new SplittableRandom(11);
        double[] u = Rotations.unit(new double[] {random.nextDouble(), random.nextDouble(), random.nextDouble()});
        axes = Rotations.about(u[0], u[1], u[2], 2.1);
    }

    private double[] lab(double[] v, boolean point) {
        double[] out = new double[3];
        for (int i = 0; i < 3; i++) {
            out[i] = axes[3 * i] * v[0] + axes[3 * i + 1] * v[1] + axes[3 * i + 2] * v[2] + (point ? middle[i] : 0);
        }
        return out;
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    /** Moment about the origin of the sensors: the point lies at origin + P as seen from there. */
    private static double[] momentAt(double[] origin) {
        double[] r = {origin[0] + P[0], origin[1] + P[1], origin[2] + P[2]};
        double[] m = cross(r, F);
        return new double[] {m[0], m[1], m[2] + T};
    }

    /** Channels in N and N mm; type 3 shares the forces out to its sensors so that sums and moments are right. */
    private double[] channels(int type) {
        double[] m = momentAt(ORIGIN);
        return switch (type) {
            case 1 -> new double[] {F[0], F[1], F[2], 1000 * P[0], 1000 * P[1], 1000 * T};
            case 2 -> new double[] {F[0], F[1], F[2], 1000 * m[0], 1000 * m[1], 1000 * m[2]};
            case 3 -> {
                m = momentAt(new double[] {0, 0, ORIGIN[2]});
                // z1 + z2 = (Fz + Mx/b)/2, z2 + z3 = (Fz + My/a)/2, z1 + z3 = Fz/2 as one of many ways
                double s12 = (F[2] + m[0] / B) / 2, s23 = (F[2] + m[1] / A) / 2, s13 = F[2] / 2;
                double z1 = (s12 + s13 - s23) / 2, z2 = s12 - z1, z3 = s13 - z1, z4 = F[2] - z1 - z2 - z3;
                double fy14 = F[1] / 2 + 10, fy23 = F[1] - fy14;
                double difference = (m[2] - A * (fy14 - fy23)) / B; // fx34 - fx12
                yield new double[] {(F[0] - difference) / 2, (F[0] + difference) / 2, fy14, fy23, z1, z2, z3, z4};
            }
            default -> { // the inverse of the matrix below
                double[] w = {F[0], F[1], F[2], 1000 * m[0], 1000 * m[1], 1000 * m[2]};
                yield new double[] {w[0] / 2, w[1] / 2, w[2] / 4 - w[0] / 8, w[3] / 100, w[4] / 100, w[5] / 50};
            }
        };
    }

    private C3dSample file(int type, C3dBytes.Processor processor) {
        C3dSample s = new C3dSample(processor, true);
        s.points = new double[][] {{1, 1, 1, 0}, {1, 1, 1, 0}};
        double[] c = channels(type), none = new double[c.length];
        s.analog = new double[][] {c, none};
        s.texts("POINT", "UNITS", "mm");
        double w = WIDTH / 2, l = LENGTH / 2;
        double[] corners = new double[12];
        double[][] local = {{w, l, 0}, {-w, l, 0}, {-w, -l, 0}, {w, -l, 0}};
        for (int k = 0; k < 4; k++) {
            double[] at = lab(local[k], true);
            for (int i = 0; i < 3; i++) {
                corners[3 * k + i] = 1000 * at[i];
            }
        }
        s.words("FORCE_PLATFORM", "USED", new int[0], 1).words("FORCE_PLATFORM", "TYPE", new int[] {1}, type);
        s.reals("FORCE_PLATFORM", "CORNERS", new int[] {3, 4, 1}, corners);
        double x = type == 3 ? A : ORIGIN[0], y = type == 3 ? B : ORIGIN[1];
        s.reals("FORCE_PLATFORM", "ORIGIN", new int[] {3, 1}, 1000 * x, 1000 * y, 1000 * ORIGIN[2]);
        int[] used = new int[c.length];
        java.util.Arrays.setAll(used, i -> i + 1);
        s.words("FORCE_PLATFORM", "CHANNEL", new int[] {c.length, 1}, used);
        if (type == 4) {
            double[] matrix = new double[36]; // rows run fastest
            double[] diagonal = {2, 2, 4, 100, 100, 50};
            for (int i = 0; i < 6; i++) {
                matrix[7 * i] = diagonal[i];
            }
            matrix[2] = 1; // the force along z listens to the first channel, too
            s.reals("FORCE_PLATFORM", "CAL_MATRIX", new int[] {6, 6, 1}, matrix);
        }
        return s;
    }

    private static double[] vector(DataTable t, String name, int row) {
        return new double[] {t.column(name + "x")[row], t.column(name + "y")[row], t.column(name + "z")[row]};
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void everyTypeFindsForcePointAndMoment(int type) {
        for (C3dBytes.Processor processor : C3dBytes.Processor.values()) {
            GroundReactions reactions =
                    C3dFile.read("p.c3d", file(type, processor).bytes()).reactions();
            DataTable at = reactions.atPressure(0);
            assertArrayEquals(lab(F, false), vector(at, "ground_force_1_v", 0), 1e-4);
            assertArrayEquals(lab(P, true), vector(at, "ground_force_1_p", 0), 1e-6);
            assertArrayEquals(lab(new double[] {0, 0, T}, false), vector(at, "ground_torque_1_", 0), 2e-4);
            DataTable middle = reactions.atMiddle();
            double[] m = cross(P, F);
            m[2] += T;
            assertArrayEquals(this.middle, vector(middle, "ground_force_1_p", 0), 1e-6);
            assertArrayEquals(lab(m, false), vector(middle, "ground_torque_1_", 0), 2e-4);
            assertEquals("N*m", at.unit("ground_torque_1_x"));
        }
    }

    @Test
    void anEmptyPlateHasItsMiddleAndNoNaN() {
        DataTable at = C3dFile.read("p.c3d", file(2, C3dBytes.Processor.INTEL).bytes())
                .reactions()
                .atPressure(0);
        assertArrayEquals(new double[3], vector(at, "ground_force_1_v", 1));
        assertArrayEquals(middle, vector(at, "ground_force_1_p", 1), 1e-6);
    }

    @Test
    void belowAThresholdAPlateIsUnloaded() {
        GroundReactions r =
                C3dFile.read("p.c3d", file(2, C3dBytes.Processor.INTEL).bytes()).reactions();
        assertArrayEquals(new double[3], vector(r.atPressure(900), "ground_force_1_v", 0));
        assertArrayEquals(new double[3], vector(r.atPressure(900), "ground_force_1_p", 0));
        assertTrue(vector(r.atPressure(800), "ground_force_1_v", 0)[0] != 0);
    }

    @Test
    void momentsInNewtonMetresAreSoTaken() {
        C3dSample s = file(2, C3dBytes.Processor.INTEL);
        for (int i = 3; i < 6; i++) {
            s.analog[0][i] /= 1000;
        }
        s.texts("ANALOG", "UNITS", "N", "N", "N", "N.m", "N.m", "N.m");
        DataTable at = C3dFile.read("p.c3d", s.bytes()).reactions().atPressure(0);
        assertArrayEquals(lab(P, true), vector(at, "ground_force_1_p", 0), 1e-6);
    }

    @Test
    void wrongPlatesAreExplained() {
        C3dSample s = file(2, C3dBytes.Processor.INTEL).words("FORCE_PLATFORM", "TYPE", new int[] {1}, 7);
        assertEquals("p.c3d: force plate 1 has type 7; the types 1, 2, 3 and 4 are read", message(s));
        s = file(2, C3dBytes.Processor.INTEL);
        s.words("FORCE_PLATFORM", "CHANNEL", new int[] {6, 1}, 1, 2, 3, 4, 5, 77);
        assertEquals("p.c3d: force plate 1 uses channel 77; the file has 6 channels", message(s));
        s = file(2, C3dBytes.Processor.INTEL).words("FORCE_PLATFORM", "USED", new int[0], 300);
        assertTrue(message(s).contains("each plate needs 6 channels"), message(s));
        s = file(2, C3dBytes.Processor.INTEL).reals("FORCE_PLATFORM", "CORNERS", new int[] {3, 4, 1}, new double[12]);
        assertTrue(message(s).contains("not the corners of a rectangle"), message(s));
        s = file(4, C3dBytes.Processor.INTEL).words("FORCE_PLATFORM", "CAL_MATRIX", new int[] {1}, 1);
        assertTrue(message(s).contains("needs a FORCE_PLATFORM:CAL_MATRIX of 6 × 6"), message(s));
        assertEquals(List.of(), C3dFile.read("p.c3d", none()).plates());
    }

    private static byte[] none() {
        C3dSample s = new C3dSample(C3dBytes.Processor.INTEL, true);
        s.points = new double[][] {{1, 2, 3, 0}};
        return s.bytes();
    }

    private static String message(C3dSample s) {
        return assertThrows(
                        DocumentException.class,
                        () -> C3dFile.read("p.c3d", s.bytes()).reactions())
                .getMessage();
    }
}
