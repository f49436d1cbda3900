package org.condyle.measures.wrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class FanTest {
    private static final int AXES = 0, S1 = 3, S2 = 6, FEW = 9, ALL = 12, OWN = 15;

    /** Points of the surface, and the axes of an ellipsoid whose mean semi-axis is 1. */
    private static double[] scene(Chance chance) {
        double[] s = new double[OWN + Fan.ROOM];
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            s[AXES + k] = chance.in(0.5, 1.5);
            sum += s[AXES + k] / 3;
        }
        for (int k = 0; k < 3; k++) {
            s[AXES + k] /= sum;
        }
        for (int at = S1; at <= S2; at += 3) {
            double[] d = chance.vector(1);
            double size = Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
            for (int k = 0; k < 3; k++) {
                s[at + k] = s[AXES + k] * d[k] / size;
            }
        }
        return s;
    }

    @Test
    void fewPointsGiveTheSumOfAll() {
        double worst = 0;
        int near = 0;
        for (int seed = 0; seed < 2000; seed++) {
            double[] s = scene(new Chance(seed));
            Fan.direction(s, AXES, S1, S2, OWN, FEW);
            Fan.wholly(s, AXES, S1, S2, OWN, ALL);
            double difference = 0;
            for (int k = 0; k < 3; k++) {
                difference = Math.max(difference, Math.abs(s[FEW + k] - s[ALL + k]));
            }
            worst = Math.max(worst, difference);
            near += difference < 1e-8 ? 1 : 0;
        }
        assertTrue(worst < 1e-6, "worst " + worst);
        assertTrue(near > 1800, near + " of 2000 are within 1e-8");
    }

    /** Over a sphere every way to the surface is along the radius: the mean is the direction of the middle of the chord. */
    @Test
    void overASphereItIsTheRadiusOfTheMiddle() {
        double[] s = new double[OWN + Fan.ROOM];
        s[AXES] = s[AXES + 1] = s[AXES + 2] = 1;
        s[S1] = -0.8;
        s[S1 + 1] = 0.6;
        s[S2] = 0.8;
        s[S2 + 1] = 0.6;
        // a hair off the plane of symmetry, in which other rules hold
        s[S1 + 2] = s[S2 + 2] = 1e-6;
        Fan.direction(s, AXES, S1, S2, OWN, FEW);
        assertEquals(1, s[FEW + 1], 1e-5);
        // the points 1 to 298 of 300 are not quite even about the middle
        assertEquals(0, s[FEW], 5e-3);
    }
}
