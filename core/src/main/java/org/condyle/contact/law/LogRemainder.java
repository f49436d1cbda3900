package org.condyle.contact.law;

/**
 * φ(x) = (x - ln(1 + x))/x², for x &gt; -1: what is left of the logarithm after its tangent at 0. It falls from infinity at -1
 * over 1/2 at 0 to 0 far out. Energies of damped and of logarithmic contacts are made of it; written plainly they lose all
 * digits where they are needed most, at weak damping and small strain.
 */
final class LogRemainder {
    private LogRemainder() {}

    static double of(double x) {
        if (Math.abs(x) > 0.1) {
            return (x - Math.log1p(x)) / x / x;
        }
        // 1/2 - x/3 + x²/4 - ...: 17 terms reach the last bit at |x| = 0.1.
        double sum = 0;
        for (int n = 18; n >= 2; n--) {
            sum = 1.0 / n - x * sum;
        }
        return sum;
    }
}
