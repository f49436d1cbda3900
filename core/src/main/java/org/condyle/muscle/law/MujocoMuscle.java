package org.condyle.muscle.law;

import org.condyle.math.Check;
import org.condyle.mechanics.Internal;
import org.jspecify.annotations.Nullable;

/**
 * The muscle of MuJoCo: fibres in series with a tendon that does not stretch. E. Todorov, T. Erez and Y. Tassa, "MuJoCo: a physics engine
 * for model-based control", IROS 2012; the curves are those of MuJoCo's documentation, pieces of parabolas.
 *
 * <pre>
 *   F = F₀ (a f_L(x) f_V(w) + f_P(x)),   x = (L - l_s)/l₀,   w = V/(v_m l₀)
 *
 *   f_L = 0 outside of [s, e];  ½ u² from s,  1 - ½ u² on both sides of 1,  ½ u² to e;  u from 0 to 1, changed over in the middles
 *   f_V = 0 up to w = -1,  (1 + w)² up to 0,  c - (c - 1 - w)²/(c - 1) up to w = c - 1,  c beyond
 *   f_P = 0 up to x = 1,  p u²/2 up to b = (1 + e)/2,  p (½ + u - 1) beyond, with u = (x - 1)/(b - 1)
 * </pre>
 *
 * All curves have continuous slopes. Where MuJoCo's ranges of lengths give a negative length of the tendon, l_s is only where the fibres
 * would have no length. Nothing pulls where the fibres are shorter than {@value Architecture#SHORTEST} l₀.
 */
public final class MujocoMuscle implements MuscleLaw {
    /**
     * The shape of the curves.
     *
     * @param shortest         s, fibre length below which there is no active force [l₀]
     * @param longest          e, fibre length above which there is no active force [l₀]
     * @param passiveForce     p, twice the passive force at b [F₀]
     * @param lengtheningForce c, active force of fast lengthening fibres [F₀]
     */
    public record Parameters(double shortest, double longest, double passiveForce, double lengtheningForce) {
        public Parameters {
            if (!(shortest >= 0 && shortest < 1)) {
                throw new IllegalArgumentException("active-shortest [-] must lie in [0, 1), was " + shortest);
            }
            if (!(longest > 1 && longest < 1e6)) {
                throw new IllegalArgumentException("active-longest [-] must be > 1, was " + longest);
            }
            Check.notNegative("passive-force [-]", passiveForce);
            Check.within("lengthening-force [-]", lengtheningForce, 1, 1e6);
        }

        /** Those of MuJoCo. */
        public static Parameters defaults() {
            return new Parameters(0.5, 1.6, 1.3, 1.2);
        }
    }

    /** MuJoCo's activation with its usual times. */
    public static FirstOrderActivation usualActivation() {
        return new FirstOrderActivation(0.01, 0.04);
    }

    private final Architecture size;
    private final Parameters p;
    private final double unitSpeed;
    private final double shortestFibre;

    public MujocoMuscle(Architecture size, Parameters parameters) {
        if (size.pennation() != 0) {
            throw new IllegalArgumentException("a muscle of MuJoCo has no pennation, was " + size.pennation() + " rad");
        }
        this.size = size;
        this.p = parameters;
        unitSpeed = size.fastestShortening();
        shortestFibre = Architecture.SHORTEST * size.optimalFibreLength();
    }

    @Override
    public String name() {
        return "mujoco";
    }

    @Override
    public Architecture architecture() {
        return size;
    }

    @Override
    public boolean elasticTendon() {
        return false;
    }

    @Override
    public Internal.@Nullable Variable state() {
        return null;
    }

    @Override
    public double leastActivation() {
        return 0;
    }

    @Override
    public void evaluate(double activation, double length, double rate, double state, FibreState out) {
        double f0 = size.maxIsometricForce(), l = length - size.tendonSlackLength();
        boolean slack = l < shortestFibre;
        double x = (slack ? shortestFibre : l) / size.optimalFibreLength();
        out.fibreLength = slack ? shortestFibre : l;
        out.fibreSpeed = slack ? 0 : rate;
        out.cosPennation = 1;
        out.tendonLength = slack ? length - shortestFibre : size.tendonSlackLength();
        out.tendonSpeed = slack ? rate : 0;
        out.activeLength = activeForceLength(x);
        out.passiveLength = passiveForceLength(x);
        out.forceVelocity = slack ? 0 : forceVelocity(rate / unitSpeed);
        out.activeForce = f0 * Math.max(0, Math.min(1, activation)) * out.activeLength * out.forceVelocity;
        out.passiveForce = slack ? 0 : f0 * out.passiveLength;
        out.dampingForce = 0;
        out.tendonForce = out.activeForce + out.passiveForce;
        out.tendonFactor = out.tendonForce / f0;
        out.stateRate = 0;
        out.limitPower = 0;
        out.atLimit = slack;
    }

    @Override
    public double tendonEnergy(FibreState at) {
        return 0;
    }

    @Override
    public double fibreEnergy(FibreState at) {
        double b = toLinear(), u = (at.fibreLength / size.optimalFibreLength() - 1) / b;
        double sum = u <= 0 ? 0 : u <= 1 ? u * u * u / 6 : (u * u - u) / 2 + 1.0 / 6;
        return size.maxIsometricForce() * size.optimalFibreLength() * p.passiveForce() * b * sum;
    }

    /** The length of the fibres, which the whole gives. */
    @Override
    public double equilibrium(double activation, double length, double rate) {
        return Math.max(shortestFibre, length - size.tendonSlackLength());
    }

    @Override
    public double strength(double length, double rate) {
        double l = length - size.tendonSlackLength();
        return l < shortestFibre
                ? 0
                : size.maxIsometricForce()
                        * activeForceLength(l / size.optimalFibreLength())
                        * forceVelocity(rate / unitSpeed);
    }

    @Override
    public double passiveTension(double length) {
        double l = length - size.tendonSlackLength();
        return l < shortestFibre ? 0 : size.maxIsometricForce() * passiveForceLength(l / size.optimalFibreLength());
    }

    @Override
    public double activeForceLength(double x) {
        double s = p.shortest(), e = p.longest(), below = 0.5 * (s + 1), above = 0.5 * (1 + e);
        if (x <= s || x >= e) {
            return 0;
        }
        if (x <= below) {
            double u = (x - s) / (below - s);
            return 0.5 * u * u;
        }
        if (x <= above) {
            double u = x <= 1 ? (1 - x) / (1 - below) : (x - 1) / (above - 1);
            return 1 - 0.5 * u * u;
        }
        double u = (e - x) / (e - above);
        return 0.5 * u * u;
    }

    /** b - 1, over which the passive force becomes straight. */
    private double toLinear() {
        return 0.5 * (p.longest() - 1);
    }

    @Override
    public double passiveForceLength(double x) {
        double u = (x - 1) / toLinear();
        return u <= 0 ? 0 : p.passiveForce() * (u <= 1 ? 0.5 * u * u : u - 0.5);
    }

    /** The tendon does not stretch: whatever the force is, it has its length. */
    @Override
    public double tendonForceLength(double y) {
        return 0;
    }

    @Override
    public double forceVelocity(double w) {
        double over = p.lengtheningForce() - 1;
        if (w <= -1) {
            return 0;
        }
        if (w <= 0) {
            return (1 + w) * (1 + w);
        }
        return w < over ? p.lengtheningForce() - (over - w) * (over - w) / over : p.lengtheningForce();
    }

    @Override
    public double[] fibreCorners() {
        return new double[0];
    }

    @Override
    public double[] tendonCorners() {
        return new double[0];
    }
}
