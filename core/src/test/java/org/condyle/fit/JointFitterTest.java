package org.condyle.fit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JointFitterTest {
    private static final int POINTS = 120;

    private static double centreError(JointFit f) {
        return SphereFit.distance(f.centre(), KnownJoint.CENTRE);
    }

    private static double poleError(JointFit f) {
        return 2 * Math.asin(0.5 * SphereFit.distance(f.axes().pole(), KnownJoint.AXES.pole()));
    }

    private static double sinusError(JointFit f, KnownJoint j) {
        double most = 0;
        for (int i = 0; i < 360; i++) {
            double phi = Math.toRadians(i);
            most = Math.max(most, Math.abs(SinusBasis.at(phi, f.sinus().coefficients()) - SinusBasis.at(phi, j.sinus)));
        }
        return most;
    }

    @ParameterizedTest
    @CsvSource({"60,false", "120,false", "60,true", "120,true"})
    void exactPointsGiveTheJointBack(int n, boolean robust) {
        KnownJoint j = new KnownJoint(n);
        JointFit f = JointFitter.fit(Track.ofPositions(j.points(0, false, new Random(1))), null, null, robust);
        assertArrayEquals(KnownJoint.CENTRE, f.centre(), 1e-12);
        assertEquals(KnownJoint.LINK, f.link(), 1e-12);
        assertEquals(KnownJoint.AXES.phi(), f.axes().phi(), 1e-11);
        assertEquals(KnownJoint.AXES.theta(), f.axes().theta(), 1e-11);
        assertArrayEquals(j.sinus, f.sinus().coefficients(), 1e-10);
        assertEquals(List.of(), f.warnings());
    }

    /** Bounds for n = 120 points: largest error of 200 trials. They are stated in docs/joint-resistance.md. */
    @ParameterizedTest
    @CsvSource({
        // noise [mm], outliers, centre [mm], pole [deg], sinus [deg]
        "0, false, 1e-6, 1e-6, 1e-6",
        "0, true,  1e-6, 1e-6, 1e-6",
        "1, false, 2, 0.15, 0.5",
        "1, true,  2, 0.15, 0.5",
        "3, false, 6, 0.45, 1.5",
        "3, true,  6, 0.45, 1.5"
    })
    void noisyPointsGiveTheJointBackWithinTheBounds(
            double noise, boolean outliers, double centre, double pole, double sinus) {
        KnownJoint j = new KnownJoint(POINTS);
        double[] most = new double[3];
        for (int seed = 0; seed < Seeds.of(200, 40); seed++) {
            JointFit f = JointFitter.fit(
                    Track.ofPositions(j.points(1e-3 * noise, outliers, new Random(seed))), null, null, outliers);
            most[0] = Math.max(most[0], 1000 * centreError(f));
            most[1] = Math.max(most[1], Math.toDegrees(poleError(f)));
            most[2] = Math.max(most[2], Math.toDegrees(sinusError(f, j)));
        }
        assertTrue(most[0] < centre && most[1] < pole && most[2] < sinus, Arrays.toString(most));
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void errorsShrinkWithTheRootOfTheNumberOfPoints(boolean outliers) {
        int[] sizes = {40, 120, 360};
        int trials = Seeds.of(100, 30);
        double[][] y = new double[3][sizes.length];
        for (int s = 0; s < sizes.length; s++) {
            KnownJoint j = new KnownJoint(sizes[s]);
            double[] sum = new double[3];
            for (int seed = 0; seed < trials; seed++) {
                JointFit f = JointFitter.fit(
                        Track.ofPositions(j.points(1e-3, outliers, new Random(seed))), null, null, outliers);
                sum[0] += Math.pow(centreError(f), 2);
                sum[1] += Math.pow(poleError(f), 2);
                for (int i = 0; i < 10; i++) {
                    sum[2] += Math.pow(f.sinus().coefficients()[i] - j.sinus[i], 2);
                }
            }
            for (int k = 0; k < 3; k++) {
                y[k][s] = 0.5 * Math.log(sum[k] / trials);
            }
        }
        for (int k = 0; k < 3; k++) {
            double[][] rows = new double[sizes.length][];
            for (int s = 0; s < sizes.length; s++) {
                rows[s] = new double[] {1, Math.log(sizes[s])};
            }
            double rate = LinearFit.of(rows, y[k], false).coefficients()[1];
            // The logarithm of a root mean square over m trials of one normal number deviates by 1/√(2m).
            double three = 3 / Math.sqrt(2.0 * trials) / (Math.sqrt(2) * Math.log(3));
            assertEquals(-0.5, rate, three, "quantity " + k);
        }
    }

    @Test
    void withoutTheRobustOptionOutliersDoHarmAndAreWarnedOf() {
        KnownJoint j = new KnownJoint(POINTS);
        double[][] points = j.points(1e-3, true, new Random(4));
        JointFit plain = JointFitter.fit(Track.ofPositions(points), null, null, false);
        JointFit robust = JointFitter.fit(Track.ofPositions(points), null, null, true);
        assertTrue(sinusError(plain, j) > 5 * sinusError(robust, j));
        assertTrue(
                plain.warnings().stream().anyMatch(w -> w.contains("robust")),
                plain.warnings().toString());
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void intervalsContainTheTruthInNineteenOfTwentyTrials(boolean outliers) {
        KnownJoint j = new KnownJoint(POINTS);
        int trials = Seeds.of(400, 100), centre = 0, radius = 0, pole = 0, sinus = 0, band = 0;
        for (int seed = 0; seed < trials; seed++) {
            double[][] points = j.points(1e-3, outliers, new Random(1000 + seed));
            // In given axes the coefficients have a truth; in axes that are found it would depend on the noise.
            JointFit f = JointFitter.fit(Track.ofPositions(points), null, KnownJoint.AXES, outliers);
            for (int k = 0; k < 3; k++) {
                centre += f.sphere().centre(k, 0.95).contains(KnownJoint.CENTRE[k]) ? 1 : 0;
            }
            radius += f.sphere().radius(0, 0.95).contains(KnownJoint.LINK) ? 1 : 0;
            for (int k = 0; k < 10; k++) {
                sinus += f.sinus().estimate(k, 0.95).contains(j.sinus[k]) ? 1 : 0;
                double phi = 0.6 * k;
                band += f.sinusAt(phi, 0.95).contains(SinusBasis.at(phi, j.sinus)) ? 1 : 0;
            }
            JointFit free = JointFitter.fit(Track.ofPositions(points), null, null, outliers);
            Estimate[] p = free.pole(0.95);
            pole += (p[0].contains(KnownJoint.AXES.phi()) ? 1 : 0) + (p[1].contains(KnownJoint.AXES.theta()) ? 1 : 0);
        }
        double[] share = {
            centre / 3.0 / trials,
            radius / (double) trials,
            pole / 2.0 / trials,
            sinus / 10.0 / trials,
            band / 10.0 / trials
        };
        for (double s : share) { // the deviation of 400 trials is 0.011
            assertEquals(0.95, s, 0.03 * Math.sqrt(400.0 / trials), Arrays.toString(share));
        }
    }

    @Test
    void intervalsInFoundAxesBelongToTheSinusInThoseAxes() {
        KnownJoint j = new KnownJoint(POINTS);
        int inside = 0, trials = Seeds.of(200, 50);
        for (int seed = 0; seed < trials; seed++) {
            JointFit f = JointFitter.fit(Track.ofPositions(j.points(2e-3, false, new Random(seed))), null, null, false);
            // the true contour in the axes that were found
            double[] phi = new double[720], theta = new double[720];
            for (int i = 0; i < phi.length; i++) {
                double at = 2 * Math.PI * i / phi.length;
                double[] a = KnownJoint.AXES.anglesIn(f.axes(), at, SinusBasis.at(at, j.sinus));
                phi[i] = a[0];
                theta[i] = a[1];
            }
            double[] truth = SinusBasis.fit(phi, theta, false).coefficients();
            for (int k = 0; k < 10; k++) {
                inside += f.sinus().estimate(k, 0.95).contains(truth[k]) ? 1 : 0;
            }
        }
        assertEquals(0.95, inside / 10.0 / trials, 0.03 * Math.sqrt(200.0 / trials));
    }

    @Test
    void directionsNeedNoCentre() {
        KnownJoint j = new KnownJoint(POINTS);
        double[][] u = new double[POINTS][];
        for (int i = 0; i < POINTS; i++) {
            u[i] = KnownJoint.AXES.toFixed(j.inJoint(i));
            for (int k = 0; k < 3; k++) {
                u[i][k] *= 7; // any length
            }
        }
        JointFit f = JointFitter.fit(Track.ofDirections(u), null, null, false);
        assertEquals(null, f.sphere());
        assertEquals(0, poleError(f), 1e-11);
        assertArrayEquals(j.sinus, f.sinus().coefficients(), 1e-10);
    }

    @Test
    void forcesGiveTheMomentOfThePublishedField() {
        KnownJoint j = new KnownJoint(POINTS);
        int n = 400;
        double[][] at = new double[n][], force = new double[n][], couple = new double[n][3];
        Random random = new Random(3);
        for (int i = 0; i < n; i++) {
            double phi = 2 * Math.PI * random.nextDouble();
            double theta = SinusBasis.at(phi, j.sinus) + 0.5 * random.nextDouble();
            double[] u = KnownJoint.AXES.toFixed(JointAxes.direction(phi, theta));
            at[i] = KnownJoint.place(JointAxes.direction(phi, theta));
            // a force across the segment that makes the moment, a couple along the segment that must not matter
            double[] out = KnownJoint.AXES.toFixed(JointAxes.direction(phi, theta + 0.5 * Math.PI));
            double f = FieldBasis.at(phi, theta, KnownJoint.MOMENT) / KnownJoint.LINK;
            force[i] = new double[] {f * out[0] + 9 * u[0], f * out[1] + 9 * u[1], f * out[2] + 9 * u[2]};
            couple[i] = new double[] {3 * u[0], 3 * u[1], 3 * u[2]};
        }
        Resistance r = new Resistance(at, false, new double[0], force, at, couple);
        JointFit f = JointFitter.fit(Track.ofPositions(j.points(0, false, random)), r, null, false);
        assertArrayEquals(KnownJoint.MOMENT, f.resistance().fit().coefficients(), 1e-7);
    }

    @Test
    void intervalsOfTheMomentContainTheTruth() {
        KnownJoint j = new KnownJoint(POINTS);
        int inside = 0, trials = Seeds.of(400, 100);
        for (int seed = 0; seed < trials; seed++) {
            Random random = new Random(seed);
            int n = 150;
            double[][] u = new double[n][];
            double[] m = new double[n];
            for (int i = 0; i < n; i++) {
                double phi = 2 * Math.PI * random.nextDouble();
                double theta = SinusBasis.at(phi, j.sinus) + 0.5 * random.nextDouble();
                u[i] = KnownJoint.place(JointAxes.direction(phi, theta));
                m[i] = FieldBasis.at(phi, theta, KnownJoint.MOMENT) + random.nextGaussian();
            }
            JointFit f = JointFitter.fit(
                    Track.ofPositions(j.points(1e-3, false, random)),
                    Resistance.ofMagnitudes(u, false, m),
                    KnownJoint.AXES,
                    false);
            for (int k = 0; k < 10; k++) {
                inside += f.resistance().fit().estimate(k, 0.95).contains(KnownJoint.MOMENT[k]) ? 1 : 0;
            }
        }
        assertEquals(0.95, inside / 10.0 / trials, 0.02 * Math.sqrt(400.0 / trials));
    }

    @Test
    void thinCoverageIsToldWithItsPlace() {
        KnownJoint j = new KnownJoint(POINTS);
        double[][] all = j.points(1e-3, false, new Random(2));
        double[][] some = Arrays.copyOfRange(all, 35, POINTS); // nothing below phi = 106.5 deg
        JointFit f = JointFitter.fit(Track.ofPositions(some), null, KnownJoint.AXES, false);
        assertTrue(
                f.warnings().stream()
                        .anyMatch(w -> w.matches("There are no points of the contour for 10\\d deg, from phi"
                                + " = 3\\d\\d deg to 10\\d deg; there the sinus is a guess\\.")),
                f.warnings().toString());
        double gap = f.sinusAt(Math.toRadians(53), 0.95).halfWidth(),
                seen = f.sinusAt(3, 0.95).halfWidth();
        assertTrue(gap > 3 * seen, gap + " " + seen);
    }

    @Test
    void tooFewPointsAreRefusedInWords() {
        KnownJoint j = new KnownJoint(POINTS);
        double[][] all = j.points(0, false, new Random(2));
        String few = assertThrows(
                        IllegalArgumentException.class,
                        () -> JointFitter.fit(Track.ofPositions(Arrays.copyOf(all, 10)), null, null, false))
                .getMessage();
        assertTrue(few.contains("at least 11 points on the contour, there are 10"), few);
        double[][] circle = new double[40][];
        for (int i = 0; i < 40; i++) {
            circle[i] = JointAxes.direction(0.1 * i, 1.2);
        }
        String round = assertThrows(
                        IllegalArgumentException.class,
                        () -> JointFitter.fit(Track.ofPositions(circle), null, null, false))
                .getMessage();
        assertTrue(round.contains("lie on one circle"), round);
    }
}
