package org.condyle.tissue;

import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/** Matter without contraction: its relaxed state is its initial shape. */
record NoContraction() implements Contraction {
    static final NoContraction INSTANCE = new NoContraction();

    @Override
    public void place(State state, double[] g) {}

    @Override
    public void move(State state, Motion motion, Deformation d, double[] v) {}

    @Override
    public double dissipation(Deformation d) {
        return 0;
    }

    @Override
    public double supplied(Deformation d) {
        return 0;
    }

    @Override
    public boolean dissipates() {
        return false;
    }

    @Override
    public boolean acts() {
        return false;
    }

    @Override
    public Contraction forThread() {
        return this;
    }
}
