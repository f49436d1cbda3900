package org.condyle.simulate;

/**
 * One rigid impact: an instant in which velocities jumped.
 *
 * @param time        when [s]
 * @param at          what was hit: "elbow.upper", "ball-floor"; the event or constraint of a sudden constraint
 * @param speedBefore closing speed before, positive [m/s or rad/s]
 * @param speedAfter  parting speed after, positive [m/s or rad/s]
 * @param energyLost  kinetic energy lost [J]; for simultaneous impacts the share of each
 * @param impulse     size of the normal impulse [N·s or N·m·s]
 */
public record Impact(
        double time, String at, double speedBefore, double speedAfter, double energyLost, double impulse) {}
