package org.condyle.analyse.muscle;

import java.util.List;

/**
 * The answer of a {@link SmoothOptimisation}.
 *
 * @param frames     one for each instant
 * @param smoothness s [s²]
 * @param alone      pace and effort of the controls if every instant were by itself
 * @param together   those of the frames
 */
public record SmoothMotion(List<MotionFrame> frames, double smoothness, ControlPace alone, ControlPace together) {
    public SmoothMotion {
        frames = List.copyOf(frames);
    }

    /** Part by which the effort of all actuators is larger than that of instants by themselves, which have the least. */
    public double effortRise() {
        return alone.effort() > 0 ? together.effort() / alone.effort() - 1 : 0;
    }
}
