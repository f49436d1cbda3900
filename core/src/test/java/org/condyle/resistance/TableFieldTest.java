package org.condyle.resistance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.condyle.scenes.Shoulder;
import org.junit.jupiter.api.Test;

/** A moment field from a table, against the field that it was sampled from. */
class TableFieldTest {
    private static final double FIRST = 1, LAST = 2.9;

    private static TableField sampled(MomentField of, int azimuths, int rows) {
        double[] phi = new double[azimuths], theta = new double[rows];
        double[][] f = new double[rows][azimuths];
        for (int k = 0; k < azimuths; k++) {
            phi[k] = 2 * Math.PI * k / azimuths;
        }
        for (int i = 0; i < rows; i++) {
            theta[i] = FIRST + i * (LAST - FIRST) / (rows - 1);
            for (int k = 0; k < azimuths; k++) {
                f[i][k] = of.value(phi[k], theta[i]);
            }
        }
        return new TableField(phi, theta, f);
    }

    private static double worst(MomentField a, MomentField b) {
        double worst = 0;
        for (int i = 0; i < 720; i++) {
            for (int j = 0; j <= 190; j++) {
                double phi = Math.toRadians(0.5 * i), theta = FIRST + 0.01 * j;
                worst = Math.max(worst, Math.abs(a.value(phi, theta) - b.value(phi, theta)));
            }
        }
        return worst;
    }

    /** Every 5 degrees and 0.05 rad, of a field of some 10 N·m. */
    @Test
    void betweenTheNodesItIsTheFieldAndConvergesWithTheFourthOrder() {
        MomentField mean = Shoulder.field();
        double coarse = worst(sampled(mean, 36, 20), mean), fine = worst(sampled(mean, 72, 39), mean);
        assertTrue(fine < 3.7e-4, () -> "largest error " + fine + " N*m");
        double order = Math.log(coarse / fine) / Math.log(2);
        assertTrue(order > 3.5, () -> "order " + order);
    }

    @Test
    void slopesAreThoseOfTheValuesAlsoBeyondTheTable() {
        TableField table = sampled(Shoulder.field(), 36, 20);
        Chance c = new Chance(5);
        double[] jet = new double[3];
        double h = 1e-6;
        for (int i = 0; i < 300; i++) {
            double phi = c.in(-7, 14), theta = c.in(0.7, 3.1);
            table.jet(phi, Math.cos(phi), Math.sin(phi), theta, jet);
            assertEquals((table.value(phi + h, theta) - table.value(phi - h, theta)) / (2 * h), jet[1], 1e-6);
            assertEquals((table.value(phi, theta + h) - table.value(phi, theta - h)) / (2 * h), jet[2], 1e-6);
            assertEquals(table.value(phi, theta), table.value(phi + 2 * Math.PI, theta), 1e-12);
        }
    }

    @Test
    void integralsAreThoseOfTheValues() {
        TableField table = sampled(Shoulder.field(), 36, 20);
        Chance c = new Chance(6);
        double[] area = new double[2], jet = new double[3];
        for (int i = 0; i < 40; i++) {
            double phi = c.in(0, 7), from = c.in(0.7, 3.1), to = c.in(0.7, 3.1);
            table.integrals(phi, Math.cos(phi), Math.sin(phi), from, to, area);
            double value = 0, slope = 0;
            int n = 4000;
            for (int k = 0; k < n; k++) {
                table.jet(phi, 0, 0, from + (k + 0.5) * (to - from) / n, jet);
                value += jet[0] * (to - from) / n;
                slope += jet[1] * (to - from) / n;
            }
            assertEquals(value, area[0], 1e-6);
            assertEquals(slope, area[1], 1e-6);
        }
    }

    @Test
    void tablesThatAreTooSmallOrGoRoundTwiceAreRefused() {
        double[][] f = new double[4][3];
        double[] theta = {1, 1.5, 2, 2.5};
        assertThrows(
                IllegalArgumentException.class, () -> new TableField(new double[] {0, 1}, theta, new double[4][2]));
        assertThrows(
                IllegalArgumentException.class,
                () -> new TableField(new double[] {0, 1, 2}, new double[] {1, 2, 3}, new double[3][3]));
        assertThrows(IllegalArgumentException.class, () -> new TableField(new double[] {0, 3, 2 * Math.PI}, theta, f));
    }
}
