package org.condyle.view.figure;

import java.util.List;
import org.condyle.resistance.Contour;

/**
 * A curve on the unit sphere about a joint: a sinus, or where a bone pointed during a run.
 *
 * @param phi    azimuths [rad]; the array is used as it is
 * @param theta  polar angles [rad]
 * @param spread standard deviation of the polar angle [rad], where the curve is a mean; empty otherwise
 */
public record BoneCurve(String name, double[] phi, double[] theta, double[] spread) {
    /** Points of a sinus, one every degree; the last one is the first one again. */
    public static final int POINTS = 361;

    private static final double STEP = Math.PI / 180;

    public BoneCurve {
        if (phi.length != theta.length || (spread.length != 0 && spread.length != phi.length)) {
            throw new IllegalArgumentException("curve '" + name + "' has " + phi.length + " azimuths, " + theta.length
                    + " polar angles and " + spread.length + " deviations; the numbers must be equal");
        }
    }

    public BoneCurve(String name, double[] phi, double[] theta) {
        this(name, phi, theta, new double[0]);
    }

    /** A contour at a torsion of the bone. */
    public static BoneCurve of(String name, Contour contour, double psi) {
        double[] phi = new double[POINTS], theta = new double[POINTS];
        for (int i = 0; i < POINTS; i++) {
            phi[i] = i * STEP;
            theta[i] = contour.polar(i % (POINTS - 1) * STEP, psi);
        }
        return new BoneCurve(name, phi, theta);
    }

    /** The mean of several contours with the sample deviation (n - 1). */
    public static BoneCurve mean(String name, List<BoneCurve> of) {
        int n = of.size();
        if (n < 2) {
            throw new IllegalArgumentException("a mean with its deviation needs two or more curves, there is " + n);
        }
        double[] phi = of.get(0).phi, mean = new double[phi.length], spread = new double[phi.length];
        for (int i = 0; i < phi.length; i++) {
            for (BoneCurve c : of) {
                mean[i] += c.theta[i] / n;
            }
            double sum = 0;
            for (BoneCurve c : of) {
                sum += (c.theta[i] - mean[i]) * (c.theta[i] - mean[i]);
            }
            spread[i] = Math.sqrt(sum / (n - 1));
        }
        return new BoneCurve(name, phi, mean, spread);
    }

    /** θ + share · S; the curve itself for a share of 0. */
    public double[] shifted(double share) {
        double[] out = theta.clone();
        for (int i = 0; share != 0 && i < out.length; i++) {
            out[i] += share * spread[i];
        }
        return out;
    }

    /** Polar angle of a contour at an azimuth, between its points. */
    double at(double azimuth) {
        double turn = azimuth / (2 * Math.PI), x = (turn - Math.floor(turn)) * (POINTS - 1);
        int i = Math.min(POINTS - 2, (int) x);
        return theta[i] + (x - i) * (theta[i + 1] - theta[i]);
    }

    /** Whether it is a contour that {@link #of} made, and not a trail. */
    boolean isContour() {
        return phi.length == POINTS && phi[0] == 0 && phi[POINTS - 1] == (POINTS - 1) * STEP;
    }
}
