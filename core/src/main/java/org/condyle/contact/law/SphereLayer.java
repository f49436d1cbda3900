package org.condyle.contact.law;

import org.condyle.math.Check;

/**
 * A ball that is pressed into a flat layer of independent springs: the sum of their pressures, in closed form, over the area that the ball
 * covers seen along the depth.
 *
 * <pre>  F = π k (R δ² - δ³/3),   k [Pa/m]  </pre>
 *
 * Of two curved surfaces R is the relative radius, 1/R = 1/R₁ + 1/R₂. k of materials: {@link ContactStiffness#layer}. Elastic; beyond δ = R
 * the ball is in the layer as deep as it is wide, and F goes on with the area of its greatest circle.
 *
 * @param radius R [m]
 */
public record SphereLayer(double radius) implements NormalLaw {
    public SphereLayer {
        Check.positive("sphere-layer radius [m]", radius);
    }

    @Override
    public double force(double stiffness, double depth, double rate, double impactSpeed) {
        if (depth <= 0) {
            return 0;
        }
        double d = Math.min(depth, radius), beyond = depth - d;
        return Math.PI * stiffness * (d * d * (radius - d / 3) + radius * radius * beyond);
    }

    @Override
    public double potential(double stiffness, double depth) {
        if (depth <= 0) {
            return 0;
        }
        double d = Math.min(depth, radius), beyond = depth - d, r = radius;
        double below = d * d * d * (r / 3 - d / 12);
        return Math.PI * stiffness * (below + beyond * (2 * r * r * r / 3 + 0.5 * r * r * beyond));
    }

    @Override
    public double depthOf(double stiffness, double force) {
        double share = Math.max(0, force) / (Math.PI * stiffness), r = radius, most = 2 * r * r * r / 3;
        if (share >= most) {
            return r + (share - most) / (r * r);
        }
        // 3 (d/r)² - (d/r)³ = 2 s has its root between 0 and 1 at 1 - 2 cos of a third
        double s = share / most;
        double d = s < 1e-3 ? Math.sqrt(share / r) : r * (1 + 2 * Math.cos((Math.acos(1 - s) - 2 * Math.PI) / 3));
        for (int i = 0; i < 6; i++) { // rounding of the closed form, which cancels where d is small
            double slope = d * (2 * r - d);
            d = slope > 0 ? d - (d * d * (r - d / 3) - share) / slope : d;
        }
        return d;
    }

    @Override
    public double exponent() {
        return 2;
    }

    @Override
    public boolean dissipates() {
        return false;
    }

    @Override
    public boolean ofLayer() {
        return true;
    }
}
