package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;

/**
 * A constraint that can be added and released while a run goes on. The memory of the state says whether it holds, and what
 * Φ was when it was added: it holds from there, so that a foot sticks where it lands.
 *
 * <pre>  Φ(q) - Φ(q at the instant it was added) = 0  </pre>
 */
public final class Switched implements Constraint, Drawn {
    private final Constraint own;
    private final int at; // the flag, then an offset for each row

    private Switched(Constraint own, int at) {
        this.own = own;
        this.at = at;
    }

    /** A constraint that holds from the start, with Φ = 0, or not yet. */
    public static Switched of(Constraint own, boolean holds, Model.Builder builder) {
        if (own.drives()) {
            throw new IllegalArgumentException("prescribes a motion in time and cannot be switched on or off;"
                    + " define start and end in the prescribed motion itself");
        }
        int at = builder.memory(1, holds ? 1 : 0);
        builder.memory(own.rows());
        return new Switched(own, at);
    }

    @Override
    public int switchAt() {
        return at;
    }

    @Override
    public int rows() {
        return own.rows();
    }

    @Override
    public String rowName(int row) {
        return own.rowName(row);
    }

    @Override
    public Dimension dimension(int row) {
        return own.dimension(row);
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        if (!holds(state)) {
            for (int r = 0; r < own.rows(); r++) {
                rows.row(0, 0, 0);
            }
            return;
        }
        int first = rows.count();
        own.assemble(state, motion, rows);
        for (int r = 0; r < own.rows(); r++) {
            rows.value[first + r] -= state.memory[at + 1 + r];
        }
    }

    @Override
    public void begin(State state, Motion motion) {
        own.begin(state, motion);
    }

    /** Adds it from where it is now. */
    @Override
    public void add(State state, Motion motion) {
        state.memory[at] = 1;
        own.begin(state, motion);
        Rows now = new Rows(own.rows());
        own.assemble(state, motion, now);
        System.arraycopy(now.value, 0, state.memory, at + 1, own.rows());
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        if (holds(state) && own instanceof Drawn drawn) {
            drawn.draw(state, motion, sketch);
        }
    }

    @Override
    public Constraint forThread() {
        return new Switched(own.forThread(), at);
    }
}
