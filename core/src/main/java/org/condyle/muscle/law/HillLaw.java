package org.condyle.muscle.law;

import org.condyle.expression.Dimension;
import org.condyle.function.ScalarFunction;
import org.condyle.math.Check;
import org.condyle.mechanics.Internal;
import org.jspecify.annotations.Nullable;

/**
 * What the laws share: the geometry of the fibres, the force between fibre and tendon, the stop at the shortest fibre, the rigid
 * tendon, and energies. A law adds its curves and says which speed belongs to a force of its contractile part.
 *
 * <p>The state is the fibre length. The contractile part carries what the passive fibre leaves of the tendon's force, F_T/cos φ - F₀ f_P,
 * so that the energy balance closes whatever speed the law derives from it. At the shortest fibre l̇ = 0 while the law would shorten it:
 * only the tendon changes its length there, and the balance closes as well.
 *
 * <p>A rigid tendon is slack if the fibre would be shorter than the shortest one; nothing pulls then. A damper that would make the whole
 * push instead of pull acts only as far as the total is zero.
 *
 * <p>Open: a law of another package extends this, and a test of it {@code MuscleLawContractTest}.
 */
public abstract class HillLaw implements MuscleLaw {
    /** Width of the stop over the shortest length, so that a step that ends there is not before it by rounding error. */
    private static final double STOP = 1e-6;

    private static final double AT_REST = 1e-12; // w that is rounding of zero

    private static final double LENGTH_SCALE = 0.1; // of the error of the fibre length, in optimal fibre lengths

    /**
     * How a law is used.
     *
     * @param elasticTendon   false for a rigid one
     * @param leastActivation smallest activation that it computes with
     * @param damping         β [-], force of the damper over F₀ at w = 1
     * @param shortest        shortest fibre [l₀], if the largest angle of pennation does not ask for a longer one
     * @param fastest         speed of the fibre at w = 1 [l₀/s]
     */
    public record Use(boolean elasticTendon, double leastActivation, double damping, double shortest, double fastest) {}

    final Architecture size;
    final ScalarFunction passive;
    final ScalarFunction tendon;
    final double damping;
    final double shortest; // fibre [m]
    final double unitSpeed; // l̇ at w = 1 [m/s]
    private final Use use;
    private final double height;
    private final double perOptimal; // 1/l₀
    private final double perSlack; // 1/l_S
    final double leastReach; // of the fibre along the tendon [m]
    private final double atShortest; // integral of the passive curve

    /**
     * A law.
     *
     * @param passive f_P over the stretch x
     * @param tendon  f_T over the stretch y
     */
    protected HillLaw(Architecture size, Use use, ScalarFunction passive, ScalarFunction tendon) {
        Check.notNegative("tendon-slack-length [m]", size.tendonSlackLength());
        if (use.elasticTendon()) {
            Check.positive("tendon-slack-length of an elastic tendon [m]", size.tendonSlackLength());
        }
        this.size = size;
        this.use = use;
        this.passive = passive;
        this.tendon = tendon;
        damping = use.damping();
        height = size.height();
        perOptimal = 1 / size.optimalFibreLength();
        perSlack = 1 / size.tendonSlackLength();
        shortest = Math.max(size.shortestFibre(), use.shortest() * size.optimalFibreLength());
        leastReach = reach(shortest);
        unitSpeed = use.fastest() * size.optimalFibreLength();
        atShortest = passive.integral(shortest / size.optimalFibreLength());
    }

    /** Force of the contractile part over F₀, without damper: a f_L f_V(w). */
    protected abstract double contractile(double activation, double lengthFactor, double w);

    /** The speed w at which contractile part and damper together carry a force (over F₀): the inverse in w of their sum. */
    protected abstract double speed(double activation, double lengthFactor, double force);

    /** d f_L/dx. */
    protected abstract double activeSlope(double x);

    /** Longest tendon that certainly has no force [m]. */
    protected double slackTendon() {
        return size.tendonSlackLength();
    }

    /** What of a force (over F₀) the contractile part takes; the rest is lost. */
    protected double carried(double force) {
        return force;
    }

    @Override
    public final Architecture architecture() {
        return size;
    }

    @Override
    public final boolean elasticTendon() {
        return use.elasticTendon();
    }

    @Override
    public final double leastActivation() {
        return use.leastActivation();
    }

    @Override
    public final Internal.@Nullable Variable state() {
        double l0 = size.optimalFibreLength();
        return use.elasticTendon()
                ? Internal.Variable.steady("fibre-length", Dimension.LENGTH, l0, LENGTH_SCALE * l0)
                : null;
    }

    @Override
    public double passiveForceLength(double x) {
        return passive.value(x);
    }

    @Override
    public double tendonForceLength(double y) {
        return Math.max(0, tendon.value(y));
    }

    @Override
    public double forceVelocity(double w) {
        return Math.max(0, contractile(1, 1, w));
    }

    /** Length of a fibre along the tendon [m]. */
    protected final double reach(double fibre) {
        return Math.sqrt(Math.max(0, (fibre - height) * (fibre + height)));
    }

    /** Fibre that reaches so far along the tendon [m]. */
    protected final double fibre(double reach) {
        return Math.sqrt(height * height + reach * reach);
    }

    protected final double clipped(double activation) {
        return Math.max(use.leastActivation(), Math.min(1, activation));
    }

    /** The shortest fibre, as all laws list it, in optimal fibre lengths. */
    protected final double stopCorner() {
        return shortest * (1 + STOP) / size.optimalFibreLength();
    }

    @Override
    public final void evaluate(double activation, double length, double rate, double state, FibreState out) {
        double a = clipped(activation);
        if (use.elasticTendon()) {
            elastic(a, length, rate, state, out);
        } else {
            rigid(a, length, rate, out);
        }
        out.tendonFactor = out.tendonForce / size.maxIsometricForce();
    }

    private void elastic(double a, double length, double rate, double state, FibreState out) {
        double f0 = size.maxIsometricForce();
        double l = Math.max(shortest, state), s = reach(l), cos = s / l;
        double pull = tendonForceLength((length - s) * perSlack);
        lengths(l, cos, length - s, l * perOptimal, out);
        double active = out.activeLength, force = pull / cos - out.passiveLength;
        double taken = carried(force), w = speed(a, active, taken);
        boolean stands = l <= shortest * (1 + STOP) && w <= AT_REST;
        out.stateRate = stands ? 0 : w * unitSpeed;
        out.fibreSpeed = state < shortest ? 0 : out.stateRate;
        out.tendonSpeed = rate - out.fibreSpeed / cos;
        out.dampingForce = stands ? 0 : f0 * damping * w;
        out.activeForce = stands ? 0 : f0 * taken - out.dampingForce;
        out.passiveForce = stands ? 0 : f0 * out.passiveLength;
        out.forceVelocity = stands ? 0 : factor(out.activeForce, f0 * a * active);
        out.tendonForce = f0 * pull;
        out.limitPower = f0 * (force - taken) * out.fibreSpeed;
        out.atLimit = stands || state < shortest;
    }

    private void rigid(double a, double length, double rate, FibreState out) {
        double f0 = size.maxIsometricForce(), ls = size.tendonSlackLength(), s = length - ls;
        boolean slack = s < leastReach;
        double l = slack ? shortest : fibre(s), cos = (slack ? leastReach : s) / l;
        lengths(l, cos, slack ? length - leastReach : ls, l / size.optimalFibreLength(), out);
        double w = slack ? 0 : rate * cos / unitSpeed;
        double active = slack ? 0 : Math.max(0, contractile(a, out.activeLength, w));
        double still = slack ? 0 : active + out.passiveLength;
        double viscous = Math.max(-still, damping * w);
        out.fibreSpeed = slack ? 0 : rate * cos;
        out.tendonSpeed = slack ? rate : 0;
        out.activeForce = f0 * active;
        out.passiveForce = slack ? 0 : f0 * out.passiveLength;
        out.dampingForce = f0 * viscous;
        out.forceVelocity = factor(active, a * out.activeLength);
        out.tendonForce = f0 * Math.max(0, still + viscous) * cos;
        out.stateRate = 0;
        out.limitPower = 0;
        out.atLimit = slack;
    }

    private void lengths(double l, double cos, double ofTendon, double x, FibreState out) {
        out.fibreLength = l;
        out.cosPennation = cos;
        out.tendonLength = ofTendon;
        out.activeLength = activeForceLength(x);
        out.passiveLength = passive.value(x);
    }

    @Override
    public final double tendonEnergy(FibreState at) {
        double unit = size.maxIsometricForce() * size.tendonSlackLength();
        return use.elasticTendon() ? unit * tendon.integral(at.tendonLength * perSlack) : 0;
    }

    @Override
    public final double fibreEnergy(FibreState at) {
        double l0 = size.optimalFibreLength();
        return size.maxIsometricForce() * l0 * (passive.integral(at.fibreLength * perOptimal) - atShortest);
    }

    private static double factor(double force, double atRest) {
        return atRest > 0 ? force / atRest : 0;
    }

    @Override
    public double equilibrium(double activation, double length, double rate) {
        return FibreEquilibrium.length(this, clipped(activation), length, rate);
    }

    @Override
    public double strength(double length, double rate) {
        double s = length - size.tendonSlackLength();
        if (s < leastReach) {
            return 0;
        }
        double l = fibre(s);
        return activeTension(l, s / l, rate);
    }

    @Override
    public final double passiveTension(double length) {
        double s = length - size.tendonSlackLength();
        if (s < leastReach) {
            return 0;
        }
        double l = fibre(s);
        return size.maxIsometricForce() * passive.value(l / size.optimalFibreLength()) * s / l;
    }

    /** Active tension at full activation along a rigid tendon, of a fibre of the length l at an angle [N]. */
    protected final double activeTension(double l, double cos, double rate) {
        double factor = activeForceLength(l / size.optimalFibreLength());
        return size.maxIsometricForce() * cos * Math.max(0, contractile(1, factor, rate * cos / unitSpeed));
    }
}
