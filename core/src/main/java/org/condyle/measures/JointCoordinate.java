package org.condyle.measures;

import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/** A coordinate q[q] of a joint whose rate is the speed v[v]. */
public record JointCoordinate(int q, int v, Kind kind) implements Measure {
    /** One of the coordinates of a joint that are rates of their speeds, counted from 0. */
    public static JointCoordinate of(Joint joint, int which) {
        if (which < 0
                || which >= joint.mobility().speeds().length
                || !joint.mobility().isPlain(which)) {
            throw new IllegalArgumentException("joint '" + joint.name() + "' has no coordinate " + which
                    + " that is the integral of a speed; it has "
                    + joint.mobility().plainCoordinates());
        }
        return new JointCoordinate(
                joint.qAt() + which,
                joint.vAt() + which,
                Kind.of(joint.mobility().coordinates()[which].dimension()));
    }

    /** The only coordinate of a joint. */
    public static JointCoordinate of(Joint joint) {
        return of(joint, 0);
    }

    @Override
    public int room() {
        return 0;
    }

    @Override
    public boolean ofBodies() {
        return false;
    }

    @Override
    public void read(State state, Motion motion, Measure.Reading reading) {
        reading.value = state.q[q];
        reading.rate = state.v[v];
    }

    @Override
    public void push(Measure.Reading reading, double effort, ForceReceiver forces) {
        forces.addGeneralised(v, effort);
    }

    @Override
    public double curvature(Measure.Reading reading) {
        return 0;
    }

    @Override
    public boolean set(State state, double value) {
        state.q[q] = value;
        return true;
    }
}
