package org.condyle.contact;

import org.condyle.math.Check;

/** placeholder until the laws arrive. */
public record StickSlip(
        double staticFriction,
        double slidingFriction,
        double tangentialStiffness,
        double depthExponent,
        double dampingTime) {
    public StickSlip {
        Check.positive("x", tangentialStiffness);
    }

    public double stiffness(double depth) {
        return depthExponent == 0 ? tangentialStiffness : tangentialStiffness * Math.pow(depth, depthExponent);
    }
}
