package org.condyle.contact.friction;

import org.jspecify.annotations.Nullable;

/**
 * Tangential laws: friction as a function of speed, or stick-slip friction, and rolling resistance; each may be absent.
 */
public record Tangential(
        @Nullable FrictionLaw friction,
        @Nullable StickSlip stickSlip,
        @Nullable RollingResistance rolling) {
    /** Nothing: smooth surfaces. */
    public static final Tangential NONE = new Tangential(null, null, null);

    public boolean sticks() {
        return stickSlip != null;
    }

    public boolean dissipates() {
        return friction != null || stickSlip != null || rolling != null;
    }

    public boolean supplies() {
        return stickSlip != null && stickSlip.depthExponent() != 0;
    }
}
