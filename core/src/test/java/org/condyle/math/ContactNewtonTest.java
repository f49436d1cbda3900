package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ContactNewtonTest {
    private static final double G = 0.01; // speed that gravity gives in a step [m/s]

    /** A column of unit cubes of mass 1 on the ground, four contacts between each two. */
    private static ContactSystem column(int cubes, double friction, Random chance) {
        ContactSystem s = new ContactSystem();
        s.clear(cubes + 1, 3);
        for (int k = 0; k < cubes; k++) {
            int below = k == 0 ? cubes : k - 1;
            for (int corner = 0; corner < 4; corner++) {
                int c = s.add(below, k, friction);
                double x = (corner & 1) - 0.5, y = (corner >> 1) - 0.5;
                for (int r = 0; r < 3; r++) {
                    double[] d = {r == 1 ? 1 : 0, r == 2 ? 1 : 0, r == 0 ? 1 : 0};
                    side(s, s.at(c, r), d, x, y, 0.5, below == cubes ? 0 : -1);
                    side(s, s.at(c, r) + ContactSystem.BODY, d, x, y, -0.5, 1);
                }
                s.bias[c] = 0;
            }
            for (int m = 0; m < 6; m++) {
                s.velocity[6 * k + m] = m == 2 ? -G : chance == null ? 0 : 0.3 * G * chance.nextGaussian();
            }
        }
        return s;
    }

    private static void side(ContactSystem s, int at, double[] d, double x, double y, double z, double sign) {
        double[] row = {d[0], d[1], d[2], y * d[2] - z * d[1], z * d[0] - x * d[2], x * d[1] - y * d[0]};
        for (int m = 0; m < 6; m++) {
            s.jacobian[at + m] = sign * row[m];
            s.response[at + m] = sign * row[m] * (m < 3 ? 1 : 6); // inertia 1/6
        }
    }

    @Test
    void aColumnRestsAndEachCornerCarriesAQuarterOfWhatIsAbove() {
        ContactSystem s = column(10, 0.5, null);
        ContactNewton newton = new ContactNewton();
        assertTrue(newton.fits(s));
        assertTrue(newton.solve(s), () -> "residual " + newton.residual());
        for (int c = 0; c < s.contacts; c++) {
            assertEquals((10 - c / 4) * G / 4, s.impulse[3 * c], 1e-10 * G);
            assertEquals(0, Math.hypot(s.impulse[3 * c + 1], s.impulse[3 * c + 2]), 1e-10 * G);
        }
        for (double v : s.velocity) {
            assertEquals(0, v, 1e-10 * G);
        }
    }

    /** Complementarity and Coulomb's law of each contact, written out here. */
    @Test
    void impulsesOfColumnsInMotionObeyTheLaws() {
        Random chance = new Random(3);
        ContactNewton newton = new ContactNewton();
        int solved = 0;
        for (int k = 0; k < 40; k++) {
            ContactSystem s = column(1 + k % 5, 0.1 * (k % 8), chance);
            if (!newton.fits(s) || !newton.solve(s)) {
                continue; // sweeps follow then
            }
            solved++;
            for (int c = 0; c < s.contacts; c++) {
                double p = s.impulse[3 * c], u = s.times(c, 0, s.velocity);
                double p1 = s.impulse[3 * c + 1], p2 = s.impulse[3 * c + 2];
                double u1 = s.times(c, 1, s.velocity), u2 = s.times(c, 2, s.velocity);
                double slip = Math.hypot(u1, u2), hold = Math.hypot(p1, p2), most = s.friction[c] * p;
                assertTrue(p >= -1e-9 * G && u >= -1e-9 * G && Math.min(p, u) <= 1e-9 * G, "complementary");
                assertTrue(hold <= most + 1e-9 * G, "in the cone");
                assertEquals(-most * slip, p1 * u1 + p2 * u2, 1e-8 * G * G, "against the sliding");
            }
        }
        assertTrue(solved >= 30, "solved " + solved + " of 40");
    }
}
