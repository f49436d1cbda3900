package org.condyle.mechanics;

/** Everything needed to continue a run, and nothing that can be recomputed. */
public final class State {
    public double time; // s
    public final double[] q; // configuration of all joints
    public final double[] v; // generalised velocities of all joints
    public final double[] z; // integrated internals: activation, fibre length, bristles
    public final double[] memory; // latched at accepted steps: impact speed, damage

    public State(int coordinates, int speeds, int internals, int memories) {
        q = new double[coordinates];
        v = new double[speeds];
        z = new double[internals];
        memory = new double[memories];
    }

    public void set(State other) {
        time = other.time;
        System.arraycopy(other.q, 0, q, 0, q.length);
        System.arraycopy(other.v, 0, v, 0, v.length);
        System.arraycopy(other.z, 0, z, 0, z.length);
        System.arraycopy(other.memory, 0, memory, 0, memory.length);
    }

    public State copy() {
        State s = new State(q.length, v.length, z.length, memory.length);
        s.set(this);
        return s;
    }
}
