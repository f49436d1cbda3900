package org.condyle.contact;

import org.jspecify.annotations.Nullable;

/**
 * What acts across the normal: friction by speed, or friction that sticks, and rolling resistance; each may be absent.
 */
public record Tangential(
        @Nullable FrictionLaw friction,
        @Nullable StickSlip stickSlip,
        @Nullable RollingResistance rolling) {
    /** Nothing: smooth surfaces. */
    public static final Tangential NONE = new Tangential(null, null, null);

    boolean sticks() {
        return stickSlip != null;
    }

    boolean dissipates() {
        return friction != null || stickSlip != null || rolling != null;
    }

    boolean supplies() {
        return stickSlip != null && stickSlip.depthExponent() != 0;
    }
}
