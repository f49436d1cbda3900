package org.condyle.contact.friction;

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
