package org.condyle.tool.gait;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.tool.gait.Sides.Side;
import org.junit.jupiter.api.Test;

class GaitCyclesTest {
    private static final double[] UP = {0, 1, 0};
    private static final int ROWS = 3001;

    /** A force of 700 N while a foot stands; strikes each second, offs 0.6 s later. */
    private static ForceColumns steps(String body, double first, int count) {
        double[] times = new double[ROWS];
        double[][] force = new double[3][ROWS];
        for (int i = 0; i < ROWS; i++) {
            times[i] = 0.001 * i;
            for (int k = 0; k < count; k++) {
                double since = times[i] - first - k;
                force[1][i] += since > -1e-9 && since < 0.6 + 1e-9 ? 700 : 0;
            }
            force[1][i] += i % 2 == 0 ? 3 : -3; // noise below the threshold
        }
        return new ForceColumns("plate", 1, body, times, force, new double[0][]);
    }

    private static GaitCycles cycles(ForceColumns... all) {
        return GaitCycles.of(List.of(all), UP, 20, 0, 3);
    }

    @Test
    void aCycleLiesBetweenTwoStrikesOfOneFoot() {
        GaitCycles c = cycles(steps("calcn_r", 0.2, 3), steps("calcn_l", 0.7, 2));
        assertEquals(GaitCycles.Kind.CYCLE, c.kind());
        assertEquals(2, c.of(Side.RIGHT).size());
        assertEquals(0.2, c.of(Side.RIGHT).get(0).from(), 1e-9);
        assertEquals(1.2, c.of(Side.RIGHT).get(0).to(), 1e-9);
        assertEquals(1, c.of(Side.LEFT).size());
        assertEquals(60, c.off(Side.RIGHT), 0.2);
    }

    @Test
    void aFootThatStandsThereAtTheStartHasNotStruck() {
        GaitCycles c = cycles(steps("calcn_r", -0.3, 2));
        assertEquals(GaitCycles.Kind.STANCE, c.kind());
        assertEquals(0.7, c.of(Side.RIGHT).get(0).from(), 1e-9);
        assertEquals(1.3, c.of(Side.RIGHT).get(0).to(), 1e-9);
        assertTrue(
                c.remarks().get(0).contains("no foot strikes the ground twice"),
                c.remarks().toString());
    }

    @Test
    void withoutStepsThereIsTheTrial() {
        GaitCycles c = cycles(steps("calcn_r", 2.8, 1));
        assertEquals(GaitCycles.Kind.TRIAL, c.kind());
        assertEquals(3, c.of(Side.LEFT).get(0).to());
        assertEquals(
                GaitCycles.Kind.TRIAL, GaitCycles.of(List.of(), UP, 20, 0, 1).kind());
    }

    @Test
    void aSideWithoutCyclesTakesThoseOfTheOther() {
        GaitCycles c = cycles(steps("calcn_r", 0.2, 2), steps("calcn_l", 0.7, 1));
        assertEquals(c.of(Side.RIGHT), c.of(Side.LEFT));
        assertTrue(!c.has(Side.LEFT));
    }

    @Test
    void percentIsTheMeanOverTheCycles() {
        GaitCycles c = cycles(steps("calcn_r", 0.2, 3));
        double[] times = new double[31], values = new double[31];
        for (int i = 0; i < 31; i++) {
            times[i] = 0.1 * i;
            values[i] = times[i];
        }
        double[] p = c.percent(Side.RIGHT, times, values);
        assertEquals(101, p.length);
        assertEquals(0.7, p[0], 1e-9); // 0.2 and 1.2
        assertEquals(1.2, p[50], 1e-9);
        assertTrue(Double.isNaN(c.percent(Side.RIGHT, new double[] {0, 0.1, 0.2, 0.3}, new double[4])[100]));
    }

    @Test
    void sidesAreReadFromNames() {
        List<String> said = new ArrayList<>();
        for (String name : List.of(
                "knee_angle_r",
                "R.Heel",
                "hip_l_on_femur_l_in_ground",
                "LeftFoot",
                "lumbar_extension",
                "recfem_l",
                "rear")) {
            said.add(Sides.of(name) + " " + Sides.base(name));
        }
        assertEquals(
                List.of(
                        "RIGHT knee_angle",
                        "RIGHT Heel",
                        "LEFT hip_on_femur_l_in_ground",
                        "LEFT Foot",
                        "NONE lumbar_extension",
                        "LEFT recfem",
                        "NONE rear"),
                said);
    }
}
