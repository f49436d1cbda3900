package org.condyle.fit;

import java.util.Random;

/**
 * A joint whose numbers are known: place and size are the means of table 3.2 of the report "Human Joint Modelling", the
 * sinus is its mean sinus with two coefficients changed so that the plane of equally spaced points is perpendicular to the
 * pole. The fit of exact points must therefore give these numbers and no others.
 */
final class KnownJoint {
    static final double[] CENTRE = {0.0540, 0.1491, -0.2619};
    static final double LINK = 0.3407;
    static final JointAxes AXES = new JointAxes(Math.toRadians(59.29), Math.toRadians(79.08));
    static final double[] PUBLISHED = {
        1.49936, -0.09257, -0.24640, -0.29356, 0.18743, 0.58589, 0.45557, 0.00899, -0.42918, -0.47066
    };
    static final double[] MOMENT = {
        -21.49310, -2.03660, 2.21320, 19.60600, 5.15610, 15.78320, -1.36790, -4.13520, 0.21110, -0.60590
    };

    final double[] sinus;
    private final int n;

    KnownJoint(int n) {
        this.n = n;
        sinus = PUBLISHED.clone();
        for (int k = 0; k < 30; k++) { // Newton with differences for the two products of inertia
            double[] now = slope();
            double h = 1e-6;
            double[][] d = new double[2][];
            for (int j = 0; j < 2; j++) {
                sinus[1 + j] += h;
                d[j] = slope();
                sinus[1 + j] -= h;
            }
            double a = (d[0][0] - now[0]) / h, b = (d[1][0] - now[0]) / h;
            double c = (d[0][1] - now[1]) / h, e = (d[1][1] - now[1]) / h, det = a * e - b * c;
            sinus[1] -= (e * now[0] - b * now[1]) / det;
            sinus[2] -= (a * now[1] - c * now[0]) / det;
        }
    }

    double phi(int i) {
        return 2 * Math.PI * (i + 0.5) / n;
    }

    double[] inJoint(int i) {
        return JointAxes.direction(phi(i), SinusBasis.at(phi(i), sinus));
    }

    private double[] slope() {
        double[] m = new double[3], s = new double[2];
        for (int i = 0; i < n; i++) {
            double[] u = inJoint(i);
            for (int k = 0; k < 3; k++) {
                m[k] += u[k] / n;
            }
            s[0] += u[0] * u[2] / n;
            s[1] += u[1] * u[2] / n;
        }
        return new double[] {s[0] - m[0] * m[2], s[1] - m[1] * m[2]};
    }

    /** Points on the contour with noise of each coordinate [m]; every tenth is moved by up to 100 mm if there are outliers. */
    double[][] points(double noise, boolean outliers, Random random) {
        double[][] points = new double[n][];
        for (int i = 0; i < n; i++) {
            points[i] = place(inJoint(i));
            boolean wild = outliers && i % 10 == 3;
            for (int k = 0; k < 3; k++) {
                points[i][k] += noise * random.nextGaussian() + (wild ? 0.2 * (random.nextDouble() - 0.5) : 0);
            }
        }
        return points;
    }

    static double[] place(double[] inJoint) {
        double[] u = AXES.toFixed(inJoint);
        return new double[] {CENTRE[0] + LINK * u[0], CENTRE[1] + LINK * u[1], CENTRE[2] + LINK * u[2]};
    }
}
