package org.condyle.integrate;

/** A plain first-order system for tests: everything in z. */
final class FirstOrder implements Ode {
    interface Rates {
        StepStatus at(double t, double[] y, double[] rates);
    }

    private final int size;
    private final Rates rates;

    FirstOrder(int size, Rates rates) {
        this.size = size;
        this.rates = rates;
    }

    /** Van der Pol in the fast time of Liénard: ε y'' = (1 - y²) y' - y, ε = 1/μ². */
    static FirstOrder vanDerPol(double epsilon) {
        return new FirstOrder(2, (t, y, f) -> {
            f[0] = y[1];
            f[1] = ((1 - y[0] * y[0]) * y[1] - y[0]) / epsilon;
            return StepStatus.ACCEPTED;
        });
    }

    /** The chemical reaction of Robertson (1966). */
    static FirstOrder robertson() {
        return new FirstOrder(3, (t, y, f) -> {
            f[0] = -0.04 * y[0] + 1e4 * y[1] * y[2];
            f[2] = 3e7 * y[1] * y[1];
            f[1] = -f[0] - f[2];
            return StepStatus.ACCEPTED;
        });
    }

    @Override
    public int internalSize() {
        return size;
    }

    @Override
    public StepStatus rates(double t, double[] y, double[] f) {
        return rates.at(t, y, f);
    }
}
