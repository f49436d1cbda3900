package org.condyle.measures;

import java.util.Arrays;
import java.util.List;
import org.condyle.math.Check;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/** A sum of coordinates with factors, Σ c q: the differential of a gripper, a cable over drums. All are lengths, or all are angles. */
public final class CoordinateSum implements Measure {
    private final int[] q;
    private final int[] v;
    private final double[] factor;
    private final Kind kind;

    public CoordinateSum(List<JointCoordinate> coordinates, double[] factors) {
        if (coordinates.isEmpty() || coordinates.size() != factors.length) {
            throw new IllegalArgumentException("a sum of coordinates needs a factor for each, has " + factors.length
                    + " factors for " + coordinates.size());
        }
        kind = coordinates.get(0).kind();
        if (coordinates.stream().anyMatch(c -> c.kind() != kind)) {
            throw new IllegalArgumentException("a sum of coordinates is one of lengths or one of angles, not of both");
        }
        q = coordinates.stream().mapToInt(JointCoordinate::q).toArray();
        v = coordinates.stream().mapToInt(JointCoordinate::v).toArray();
        factor = Check.tuple("factors of coordinates [-]", factors, factors.length);
    }

    @Override
    public Kind kind() {
        return kind;
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
        double value = 0, rate = 0;
        for (int i = 0; i < q.length; i++) {
            value += factor[i] * state.q[q[i]];
            rate += factor[i] * state.v[v[i]];
        }
        reading.value = value;
        reading.rate = rate;
    }

    @Override
    public void push(Measure.Reading reading, double effort, ForceReceiver forces) {
        for (int i = 0; i < v.length; i++) {
            forces.addGeneralised(v[i], factor[i] * effort);
        }
    }

    @Override
    public double curvature(Measure.Reading reading) {
        return 0;
    }

    @Override
    public String toString() {
        return "sum of coordinates " + Arrays.toString(q) + " times " + Arrays.toString(factor);
    }
}
