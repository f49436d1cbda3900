package org.condyle.integrate;

/**
 * A stamp driven with unit speed into springs that begin one after the other: the force Σ max(0, x - xₖ) has a kink at
 * each. The motion is exact for every method; only its work, the quadrature w, is not, and should be the stored energy.
 */
final class Kinks extends SizedOde {
    private static final double[] AT = {0.1, 0.237, 0.381, 0.5123, 0.67, 0.7919};

    private final double noise;
    private final double leak;
    private final boolean balanced;
    private int asked;

    /**
     * @param noise amplitude of what the balance is wrong by, as rounding would make it
     * @param leak  power that is accounted for nowhere
     */
    Kinks(boolean balanced, double noise, double leak) {
        super(0, 0, 1, 1);
        this.balanced = balanced;
        this.noise = noise;
        this.leak = leak;
    }

    static double stored(double x) {
        double sum = 0;
        for (double a : AT) {
            sum += 0.5 * Math.max(0, x - a) * Math.max(0, x - a);
        }
        return sum;
    }

    @Override
    public StepStatus rates(double t, double[] y, double[] f) {
        f[0] = 1;
        f[1] = 0;
        for (double a : AT) {
            f[1] += Math.max(0, y[0] - a);
        }
        return StepStatus.ACCEPTED;
    }

    @Override
    public void balance(double[] y, ConservedQuantity out) {
        if (balanced) {
            out.value = stored(y[0]) - y[1] + noise * Math.sin(12.9898 * asked++) + leak * y[0];
            out.size = stored(y[0]);
        }
    }
}
