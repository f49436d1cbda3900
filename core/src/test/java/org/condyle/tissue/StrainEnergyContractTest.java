package org.condyle.tissue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.math.Mat3;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** What every strain energy promises. A new one extends this first. */
abstract class StrainEnergyContractTest {
    abstract StrainEnergy energy();

    private double value(double[] f) {
        Invariants i = new Invariants();
        i.of(f, 0);
        return i.energy(energy());
    }

    private double[] gradient(double[] f) {
        Invariants i = new Invariants();
        i.of(f, 0);
        double[] inverse = new double[9], out = new double[9];
        Mat3.inverse(f, 0, inverse, 0);
        i.gradient(energy(), f, inverse, out);
        return out;
    }

    private static double[] nearUnit(Chance chance) {
        double[] f = chance.numbers(9, 0.3);
        for (int i = 0; i < 3; i++) {
            f[4 * i] += 1;
        }
        return f;
    }

    @Test
    void stressIsTheDerivativeOfTheEnergy() {
        Chance chance = new Chance(11);
        for (int trial = 0; trial < 20; trial++) {
            double[] f = nearUnit(chance), g = gradient(f);
            for (int k = 0; k < 9; k++) {
                double h = 1e-3, x = f[k];
                double[] w = {1.0 / 12, -8.0 / 12, 8.0 / 12, -1.0 / 12};
                double[] at = {-2, -1, 1, 2};
                double slope = 0;
                for (int n = 0; n < 4; n++) {
                    f[k] = x + at[n] * h;
                    slope += w[n] * value(f) / h;
                }
                f[k] = x;
                assertEquals(slope, g[k], 1e-7 * energy().shearModulus(), chance::toString);
            }
        }
    }

    @Test
    void turningBeforeOrAfterCostsNothing() {
        Chance chance = new Chance(12);
        double[] f = nearUnit(chance), r = chance.rotation();
        double scale = 1e-12 * energy().shearModulus();
        assertEquals(value(f), value(Mat3.times(r, f)), scale);
        assertEquals(value(f), value(Mat3.times(f, r)), scale);
        assertArrayEquals(Mat3.times(r, gradient(f)), gradient(Mat3.times(r, f)), scale);
    }

    @Test
    void relaxedItHasNoEnergyAndOnlyPressure() {
        assertEquals(0, value(Mat3.identity()), 1e-15 * energy().shearModulus());
        double[] g = gradient(Mat3.identity());
        assertArrayEquals(new double[] {g[0], 0, 0, 0, g[0], 0, 0, 0, g[0]}, g, 1e-12 * energy().shearModulus());
        assertTrue(!energy().resistsVolume() || Math.abs(g[0]) < 1e-12 * energy().shearModulus());
    }

    @Test
    void smallShearMeetsItsModulus() {
        double s = 1e-4;
        double[] f = {1, s, 0, 0, 1, 0, 0, 0, 1};
        assertEquals(0.5 * energy().shearModulus() * s * s, value(f), 1e-7 * energy().shearModulus() * s * s);
    }

    @Test
    void isochoricStretchesCostEnergy() {
        Chance chance = new Chance(13);
        for (int trial = 0; trial < 20; trial++) {
            double[] f = nearUnit(chance);
            double scale = 1 / Math.cbrt(Mat3.determinant(f, 0));
            for (int k = 0; k < 9; k++) {
                f[k] *= scale;
            }
            assertTrue(value(f) > 0, chance::toString);
        }
    }
}
