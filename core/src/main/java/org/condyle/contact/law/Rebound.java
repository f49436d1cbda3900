package org.condyle.contact.law;

import java.util.function.DoubleUnaryOperator;
import org.condyle.math.Check;

/**
 * One free collision under the law F = K δⁿ (1 + a δ̇/δ̇⁻), in closed form. With u = δ̇/δ̇⁻ and the reduced mass m,
 * m δ̈ = -F gives δⁿ dδ = -(m δ̇⁻²/K) u du/(1 + a u), whence
 *
 * <pre>
 *   K δⁿ⁺¹ / ((n + 1) m δ̇⁻²) = φ(a) - u² φ(a u),   φ(x) = (x - ln(1 + x))/x²
 *   a (1 + e) = ln((1 + a)/(1 - a e)),  that is  φ(a) = e² φ(-a e)
 * </pre>
 *
 * The second line is the first at δ = 0, u = -e: the restitution e depends on a alone, not on mass, stiffness, speed or
 * exponent. As a grows, e goes to 1/a. Gravity or other contacts during the collision change e a little.
 */
public final class Rebound {
    private Rebound() {}

    /** The restitution e, in (0, 1], that a collision with damping number a really has. */
    public static double restitution(double damping) {
        double a = Check.notNegative("damping number a [-]", damping);
        double phi = LogRemainder.of(a);
        return a == 0 ? 1 : root(e -> e * e * LogRemainder.of(-a * e) - phi, 0, Math.min(1, 1 / a));
    }

    /** The damping number a whose collisions have exactly this restitution, in (0, 1]. */
    public static double damping(double restitution) {
        double c = Check.within("restitution [-]", Check.positive("restitution [-]", restitution), 0, 1);
        // In w = a c, which stays in (0, 1); the trivial root a = 0 of the equation with logarithms is not one of this.
        return c == 1 ? 0 : root(w -> c * c * LogRemainder.of(-w) - LogRemainder.of(w / c), 0, 1) / c;
    }

    /**
     * Largest depth of the collision [m].
     *
     * @param mass reduced mass m₁m₂/(m₁ + m₂) [kg]
     */
    public static double deepest(double damping, double exponent, double stiffness, double mass, double impactSpeed) {
        return depth(LogRemainder.of(damping), exponent, stiffness, mass, impactSpeed);
    }

    /** Largest force of the collision [N]; with damping it comes before the largest depth. */
    public static double largestForce(
            double damping, double exponent, double stiffness, double mass, double impactSpeed) {
        double a = damping, phi = LogRemainder.of(a), k = exponent / (exponent + 1);
        // dF/du = 0 where a (φ(a) - u² φ(a u)) = n/(n + 1) u; the left side falls, the right side climbs.
        double u = a == 0 ? 0 : root(x -> k * x - a * (phi - x * x * LogRemainder.of(a * x)), 0, 1);
        double depth = depth(phi - u * u * LogRemainder.of(a * u), exponent, stiffness, mass, impactSpeed);
        return stiffness * Math.pow(depth, exponent) * (1 + a * u);
    }

    private static double depth(double energy, double exponent, double stiffness, double mass, double impactSpeed) {
        double n = exponent + 1;
        return Math.pow(n * mass * impactSpeed * impactSpeed * energy / stiffness, 1 / n);
    }

    /** The zero of a function that climbs from below 0. Bisection: it is asked once for each law. */
    private static double root(DoubleUnaryOperator climbing, double low, double high) {
        double a = low, b = high;
        for (double middle = 0.5 * (a + b); middle > a && middle < b; middle = 0.5 * (a + b)) {
            if (climbing.applyAsDouble(middle) < 0) {
                a = middle;
            } else {
                b = middle;
            }
        }
        return b;
    }
}
