package org.condyle.muscle.law;

import org.condyle.function.ScalarFunction;

/**
 * Tendon of Thelen: an exponential toe, then a straight line. With the strain e = y - 1
 *
 * <pre>  f_T = f_toe (exp(3 e/e_toe) - 1)/(exp 3 - 1) for 0 < e ≤ e_toe,   f_toe + k (e - e_toe) beyond,   + r y  </pre>
 *
 * where r y, a weak spring over the whole length of the tendon, keeps older models from going slack.
 */
final class ToeTendon implements ScalarFunction {
    private static final double SHAPE = 3;

    private final double toe;
    private final double force;
    private final double stiffness;
    private final double residual;
    private final double scale;

    /**
     * @param toe       e_toe
     * @param force     f_toe
     * @param stiffness k
     * @param residual  r
     */
    ToeTendon(double toe, double force, double stiffness, double residual) {
        this.toe = toe;
        this.force = force;
        this.stiffness = stiffness;
        this.residual = residual;
        scale = force / Math.expm1(SHAPE);
    }

    @Override
    public double value(double y) {
        double e = y - 1, rest = residual * Math.max(0, y);
        return e <= 0 ? rest : rest + (e <= toe ? scale * Math.expm1(SHAPE * e / toe) : force + stiffness * (e - toe));
    }

    @Override
    public double slope(double y) {
        double e = y - 1, rest = y < 0 ? 0 : residual;
        return e < 0 ? rest : rest + (e < toe ? scale * SHAPE / toe * Math.exp(SHAPE * e / toe) : stiffness);
    }

    @Override
    public double integral(double y) {
        double e = y - 1, low = Math.max(0, y), rest = 0.5 * residual * low * low;
        if (e <= 0) {
            return rest;
        }
        double inToe = Math.min(e, toe), beyond = Math.max(0, e - toe);
        return rest
                + scale * (toe / SHAPE * Math.expm1(SHAPE * inToe / toe) - inToe)
                + beyond * (force + 0.5 * stiffness * beyond);
    }
}
