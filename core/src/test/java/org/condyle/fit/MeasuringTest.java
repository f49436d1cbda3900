package org.condyle.fit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.condyle.math.Vec3;
import org.junit.jupiter.api.Test;

/** Trilateration, axes, spheres, planes and cuffs, by closed forms. */
class MeasuringTest {
    private static double[] distances(double[][] sensors, double[] p) {
        double[] d = new double[sensors.length];
        for (int i = 0; i < d.length; i++) {
            d[i] = SphereFit.distance(sensors[i], p);
        }
        return d;
    }

    @Test
    void anyThreeOfTheFourSensorsOfTheReportGiveThePoint() {
        double[] p = {0.7, 0.25, 1.9};
        double[] d = distances(Trilateration.rectangle(1.65, 1.10), p);
        for (int left = 0; left < 4; left++) {
            assertArrayEquals(p, Trilateration.fromThree(1.65, 1.10, d, left), 1e-14);
        }
    }

    /** x = (PA² + AB² - PB²) / 2AB and its fellows of appendix B, for distances in whole centimetres. */
    @Test
    void theFormulaOfAppendixB() {
        double[] d = {2.00, 1.90, 1.80, 0}; // D is blocked
        double x = (4.00 + 1.65 * 1.65 - 3.61) / 3.3, y = (4.00 + 1.21 - 3.24) / 2.2;
        double[] p = {x, y, Math.sqrt(4.00 - x * x - y * y)};
        assertArrayEquals(p, Trilateration.fromRectangle(1.65, 1.10, d), 1e-15);
        assertEquals(0.943181818, p[0], 5e-10);
        assertEquals(0.895454545, p[1], 5e-10);
        assertEquals(1.519397649, p[2], 5e-10);
        assertArrayEquals(
                p,
                new Trilateration(Trilateration.rectangle(1.65, 1.10)).locate(d).point(),
                1e-13);
    }

    @Test
    void theLargestDistanceIsLeftOut() {
        double[] p = {0.2, 0.3, 1.5};
        double[] d = distances(Trilateration.rectangle(1.65, 1.10), p);
        d[3] += 0.3; // D is farthest, and wrong
        assertArrayEquals(p, Trilateration.fromRectangle(1.65, 1.10, d), 1e-14);
        assertTrue(
                new Trilateration(Trilateration.rectangle(1.65, 1.10)).locate(d).rms() > 0.01);
    }

    @Test
    void sensorsAnywhereGiveThePointOnTheirSide() {
        double[][] flat = {{1, 2, 3}, {2, 2.5, 3.5}, {1.2, 3, 3.2}, {2, 3.3, 3.6}};
        double[] n = Vec3.cross(new double[] {1, 0.5, 0.5}, new double[] {0.2, 1, 0.2});
        double[] middle = {1.5, 2.4, 3.2};
        double[] p = {middle[0] + 2 * n[0], middle[1] + 2 * n[1], middle[2] + 2 * n[2]};
        double[][] three = {flat[0], flat[1], flat[2]};
        assertArrayEquals(
                p, new Trilateration(three).locate(distances(three, p)).point(), 1e-12);
        double[][] solid = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}};
        for (double side : new double[] {-2, 2}) { // sensors that are not in a plane know the side
            double[] q = {0.3, 0.4, side};
            assertArrayEquals(
                    q, new Trilateration(solid).locate(distances(solid, q)).point(), 1e-12);
        }
    }

    @Test
    void moreSensorsAverageTheNoise() {
        double[][] sensors = Trilateration.rectangle(1.65, 1.10);
        double[] p = {0.7, 0.5, 1.5};
        double[] exact = distances(sensors, p);
        Random random = new Random(1);
        double three = 0, four = 0;
        for (int k = 0; k < 2000; k++) {
            double[] d = exact.clone();
            for (int i = 0; i < 4; i++) {
                d[i] += 1e-3 * random.nextGaussian();
            }
            three += Math.pow(SphereFit.distance(p, Trilateration.fromRectangle(1.65, 1.10, d)), 2);
            four += Math.pow(
                    SphereFit.distance(p, new Trilateration(sensors).locate(d).point()), 2);
        }
        assertTrue(four < 0.85 * three, four + " " + three);
    }

    @Test
    void distancesThatDoNotMeetAreRefused() {
        double[] d = {0.1, 0.1, 0.1, 0.1};
        assertThrows(IllegalArgumentException.class, () -> Trilateration.fromRectangle(1.65, 1.10, d));
        Trilateration t = new Trilateration(Trilateration.rectangle(1.65, 1.10));
        assertThrows(IllegalArgumentException.class, () -> t.locate(d));
        String two = assertThrows(IllegalArgumentException.class, () -> t.locate(new double[] {2, 2, 0, 0}))
                .getMessage();
        assertEquals("only 2 of the 4 sensors have a reading; 3 are needed", two);
    }

    /** The numbers of appendix C with the mean axes. */
    @Test
    void meanAxesOfTheReport() {
        double[] a = KnownJoint.AXES.anglesInJoint(0, Math.toRadians(90));
        assertEquals(276.4201953, Math.toDegrees(a[0]), 5e-8);
        assertEquals(59.90430813, Math.toDegrees(a[1]), 5e-9);
    }

    @Test
    void axesTransformThereAndBackAndThroughOthers() {
        Random random = new Random(7);
        for (int k = 0; k < 100; k++) {
            JointAxes own = new JointAxes(6 * random.nextDouble(), 3 * random.nextDouble());
            JointAxes mean = new JointAxes(6 * random.nextDouble(), 3 * random.nextDouble());
            double phi = 6.28 * random.nextDouble(), theta = 0.01 + 3.1 * random.nextDouble();
            double[] fixed = own.anglesInFixed(phi, theta), back = own.anglesInJoint(fixed[0], fixed[1]);
            assertArrayEquals(new double[] {phi, theta}, back, 1e-12);
            assertArrayEquals(mean.anglesInJoint(fixed[0], fixed[1]), own.anglesIn(mean, phi, theta), 1e-12);
            assertArrayEquals(new double[] {0, 0, 1}, own.toJoint(own.pole()), 1e-15);
        }
        assertEquals(0, JointAxes.angles(new double[] {1, -1e-300, 0})[0], "2 pi is 0");
    }

    /** Values of the mean sinus and of the moment in shoulder tables of the report, evaluated from its coefficients. */
    @Test
    void basisFunctionsGiveThePublishedValues() {
        double[] sinus = {1.46678, 1.386569509, 1.40679, 1.701960095, 1.04844, 1.295925491, 1.59193, 1.558664905};
        for (int i = 0; i < 8; i++) {
            assertEquals(sinus[i], SinusBasis.at(Math.toRadians(45 * i), KnownJoint.PUBLISHED), 5e-10);
        }
        assertEquals(5.813712154, FieldBasis.at(0, 1.56, KnownJoint.MOMENT), 5e-10);
        assertEquals(20.4214, FieldBasis.at(0, 2, KnownJoint.MOMENT), 5e-10);
        assertEquals(22.5146011, FieldBasis.at(3.14, 1.56, KnownJoint.MOMENT), 5e-8);
        assertEquals(22.04248731, FieldBasis.at(4.71, 2.03, KnownJoint.MOMENT), 5e-9);
    }

    @Test
    void theGeometricSphereIsLessBiasedThanTheAlgebraicOne() {
        Random random = new Random(11);
        double[] bias = new double[2];
        for (int k = 0; k < 300; k++) {
            double[][] cap = new double[60][];
            for (int i = 0; i < 60; i++) {
                cap[i] = JointAxes.direction(6.28 * random.nextDouble(), 0.7 * random.nextDouble());
                for (int c = 0; c < 3; c++) {
                    cap[i][c] += 0.02 * random.nextGaussian();
                }
            }
            SphereFit f = SphereFit.of(cap, false);
            bias[0] += f.algebraicCentre()[2] / 300;
            bias[1] += f.centre()[2] / 300;
        }
        assertTrue(bias[0] > 0.02 && Math.abs(bias[1]) < 0.4 * bias[0], bias[0] + " " + bias[1]);
    }

    @Test
    void theTiltOfThePlaneIsAsLargeAsItsFormulaSays() {
        Random random = new Random(5);
        double[] square = new double[2];
        double[] said = {0, 0};
        int trials = 3000;
        for (int k = 0; k < trials; k++) {
            double[][] p = new double[50][];
            for (int i = 0; i < 50; i++) {
                double t = 2 * Math.PI * i / 50;
                p[i] = new double[] {2 * Math.cos(t), Math.sin(t), 0.3 * Math.cos(2 * t)};
                for (int c = 0; c < 3; c++) {
                    p[i][c] += 0.02 * random.nextGaussian();
                }
            }
            PlaneFit f = PlaneFit.of(p);
            square[0] += Math.pow(f.normal()[0] / f.normal()[2], 2) / trials;
            square[1] += Math.pow(f.normal()[1] / f.normal()[2], 2) / trials;
            int x = Math.abs(f.across()[0][0]) > 0.7 ? 0 : 1;
            said[0] += f.tilt(0.02)[x] / trials;
            said[1] += f.tilt(0.02)[1 - x] / trials;
        }
        assertEquals(Math.sqrt(square[0]), said[0], 0.05 * said[0]);
        assertEquals(Math.sqrt(square[1]), said[1], 0.05 * said[1]);
    }

    private static final double[][] EMITTERS = {
        {0.05, 0, 0.2},
        {0.02, 0.045, 0.21},
        {-0.03, 0.04, 0.19},
        {-0.05, 0, 0.2},
        {-0.02, -0.045, 0.22},
        {0.03, -0.04, 0.2}
    };

    /** A cuff that turns about the origin. */
    private static double[][][] cuff(int samples, double noise, Random random) {
        double[][][] out = new double[samples][6][3];
        for (int i = 0; i < samples; i++) {
            JointAxes turn = new JointAxes(6 * random.nextDouble(), 0.3 + random.nextDouble());
            for (int e = 0; e < 6; e++) {
                out[i][e] = turn.toFixed(EMITTERS[e]);
                for (int k = 0; k < 3; k++) {
                    out[i][e][k] += noise * random.nextGaussian();
                }
            }
        }
        return out;
    }

    @Test
    void swappedEmittersAreFoundByTheirDistances() {
        Random random = new Random(2);
        double[][][] samples = cuff(50, 1e-3, random);
        assertEquals(List.of(), new Cuff(samples).faults());
        double[] kept = samples[17][1];
        samples[17][1] = samples[17][4];
        samples[17][4] = kept;
        samples[30][2][0] += 0.05;
        List<Cuff.Fault> faults = new Cuff(samples).faults();
        assertEquals(2, faults.size(), faults.toString());
        assertTrue(faults.get(0).isSwap());
        assertEquals(17, faults.get(0).sample());
        assertEquals(
                List.of(1, 4), List.of(faults.get(0).emitter(), faults.get(0).other()));
        assertEquals(
                List.of(30, 2, 2),
                List.of(
                        faults.get(1).sample(),
                        faults.get(1).emitter(),
                        faults.get(1).other()));
    }

    @Test
    void emittersThatWereSeenCarryTheMiddleOfThoseThatWereNot() {
        double[][][] samples = cuff(10, 0, new Random(3));
        double[][] whole = new Cuff(samples).follow(-1);
        double[] one = samples[4][5];
        samples[4] = new double[][] {samples[4][0], null, samples[4][2], samples[4][3], null, null};
        assertArrayEquals(whole[4], new Cuff(samples).follow(-1)[4], 1e-13);
        assertArrayEquals(one, new Cuff(samples).follow(5)[4], 1e-13);
    }
}
