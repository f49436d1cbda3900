package org.condyle.contact.law;

import java.util.function.DoubleUnaryOperator;
import org.condyle.expression.Dimension;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;

/**
 * A law that the user writes: an expression of {@code depth} [m], {@code rate} [m/s], {@code impact-speed} [m/s] and
 * {@code stiffness}, such as {@code stiffness*depth^1.5*(1 + 0.3*rate/impact-speed)}.
 *
 * <p>Where the expression is negative the force is zero, unless the law is adhesive; apart there is no force at all. The
 * energy stored is the integral of the expression at rate 0, by quadrature; so at rate 0 the impact speed must not matter.
 * Holds scratch: one for each thread.
 */
public final class FormulaLaw implements NormalLaw {
    private static final String DEPTH = "depth", RATE = "rate", IMPACT_SPEED = "impact-speed", STIFFNESS = "stiffness";

    private final Expression expression;
    private final boolean layer;
    private final boolean adhesive;
    private final double exponent;

    private final Evaluator evaluator;
    private final double[] slots = new double[4];
    /** In s = √(x/depth): a force with δ^1.5 becomes a polynomial, which Gauss integrates exactly. */
    private final DoubleUnaryOperator work;

    private double deepest;
    private double givenStiffness;

    /**
     * Takes an expression as a law.
     *
     * @param expression force [N], or pressure [Pa] of a layer, parsed with {@link #names}
     * @param adhesive   true if it may pull
     */
    public FormulaLaw(Expression expression, boolean layer, boolean adhesive) {
        this.expression = expression;
        this.layer = layer;
        this.adhesive = adhesive;
        evaluator = expression.evaluator();
        work = s -> 2 * deepest * s * force(givenStiffness, deepest * s * s, 0, 1);
        exponent = measureExponent();
        checkElasticPart();
    }

    /** The names that the expression may use; constants can be added, variables must not. */
    public static NameTable names() {
        return new NameTable()
                .variable(DEPTH, Dimension.LENGTH)
                .variable(RATE, Dimension.SPEED)
                .variable(IMPACT_SPEED, Dimension.SPEED)
                .variable(STIFFNESS);
    }

    /** True if the expression has a stiffness, which the contact then has to give. */
    public boolean needsStiffness() {
        return expression.variables().contains(STIFFNESS);
    }

    @Override
    public double force(double stiffness, double depth, double rate, double impactSpeed) {
        if (depth <= 0) {
            return 0;
        }
        slots[0] = depth;
        slots[1] = rate;
        slots[2] = impactSpeed;
        slots[3] = stiffness;
        double force = evaluator.value(slots);
        return adhesive ? force : Math.max(0, force);
    }

    @Override
    public double potential(double stiffness, double depth) {
        if (depth <= 0) {
            return 0;
        }
        givenStiffness = stiffness;
        deepest = depth;
        return Quadrature.integrate(work, 0, 1);
    }

    /** Measured at depths of nanometres; 1 where the force is zero there. */
    @Override
    public double exponent() {
        return exponent;
    }

    @Override
    public boolean dissipates() {
        return expression.variables().contains(RATE);
    }

    @Override
    public boolean needsImpactSpeed() {
        return expression.variables().contains(IMPACT_SPEED);
    }

    @Override
    public boolean layer() {
        return layer;
    }

    @Override
    public boolean adhesive() {
        return adhesive;
    }

    @Override
    public NormalLaw forThread() {
        return new FormulaLaw(expression, layer, adhesive);
    }

    private double measureExponent() {
        double slope = Math.log(force(1, 2e-9, 0, 1) / force(1, 1e-9, 0, 1)) / Math.log(2);
        return Double.isFinite(slope) ? Math.rint(1000 * slope) / 1000 : 1;
    }

    private void checkElasticPart() {
        for (double depth = 1e-6; depth < 0.1; depth *= 10) {
            double slow = force(1, depth, 0, 1), fast = force(1, depth, 0, 2);
            if (Math.abs(fast - slow) > 1e-9 * Math.abs(slow)) {
                throw new IllegalArgumentException("contact formula '" + expression + "' depends on " + IMPACT_SPEED
                        + " at rate 0, so its stored energy is not a function of depth;"
                        + " let " + IMPACT_SPEED + " occur only in a factor or term that vanishes at rate 0");
            }
        }
    }

    @Override
    public String toString() {
        return expression.text();
    }
}
