package org.condyle.math;

/**
 * The rule of Gauss and Legendre on [-1, 1]: n nodes that integrate polynomials up to degree 2n - 1. Nodes are roots of
 * P_n by Newton's method from F. Tricomi's estimate, good to rounding for n up to some hundreds.
 *
 * <p>The rule of Hipparchus ({@code GaussIntegratorFactory.legendre}) agrees to 6e-16 for n up to 60. It does not replace
 * these few lines, because the last bits differ, and with them the recordings of many models with deformable bodies.
 */
public final class GaussLegendre {
    /** Nodes, rising. */
    public final double[] node;
    /** Their weights, which sum up to 2. */
    public final double[] weight;

    public GaussLegendre(int n) {
        Check.positive("nodes of a Gauss rule", n);
        node = new double[n];
        weight = new double[n];
        for (int i = 0; i < n; i++) {
            double x = -Math.cos(Math.PI * (i + 0.75) / (n + 0.5));
            double slope = 0;
            for (int k = 0; k < 100; k++) {
                double p = 1, before = 0;
                for (int j = 1; j <= n; j++) {
                    double next = ((2 * j - 1) * x * p - (j - 1) * before) / j;
                    before = p;
                    p = next;
                }
                slope = n * (x * p - before) / (x * x - 1);
                double step = p / slope;
                x -= step;
                if (Math.abs(step) < 1e-16) {
                    break;
                }
            }
            node[i] = x;
            weight[i] = 2 / ((1 - x * x) * slope * slope);
        }
    }

    public int size() {
        return node.length;
    }
}
