package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.mechanics.ImpactLaw;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Unilateral;

/** Stops of one coordinate of a joint: it cannot go below the lower nor above the upper one. Either may be infinite. */
public final class CoordinateStop implements Unilateral {
    private static final int LOWER = 0;

    private final int q;
    private final int v;
    private final Dimension dimension;
    private final double lower;
    private final double upper;
    private final ImpactLaw law;
    private double place;
    private double speed;

    /**
     * Stops for q[q], whose speed is v[v].
     *
     * @param dimension a length or an angle
     */
    public CoordinateStop(int q, int v, Dimension dimension, double lower, double upper, ImpactLaw law) {
        if (!(lower < upper)) {
            throw new ModelException("the lower stop, " + lower + " " + dimension + ", must lie below the upper one, "
                    + upper + " " + dimension);
        }
        this.q = q;
        this.v = v;
        this.dimension = dimension;
        this.lower = lower;
        this.upper = upper;
        this.law = law;
    }

    @Override
    public int candidates() {
        return 2;
    }

    @Override
    public String candidateName(int candidate) {
        return candidate == LOWER ? "lower" : "upper";
    }

    @Override
    public boolean candidatesAreParts() {
        return true;
    }

    @Override
    public Dimension dimension() {
        return dimension;
    }

    @Override
    public void find(State state, Motion motion) {
        place = state.q[q];
        speed = state.v[v];
    }

    @Override
    public double gap(int candidate) {
        return candidate == LOWER ? place - lower : upper - place;
    }

    @Override
    public double gapRate(int candidate) {
        return candidate == LOWER ? speed : -speed;
    }

    @Override
    public void assemble(int candidate, boolean withTangents, State state, Motion motion, Rows rows) {
        rows.row(gap(candidate), 0, 0);
        rows.addCoordinate(v, candidate == LOWER ? 1 : -1);
    }

    @Override
    public int tangents() {
        return 0;
    }

    @Override
    public double friction() {
        return 0;
    }

    @Override
    public ImpactLaw law() {
        return law;
    }

    @Override
    public Unilateral forThread() {
        return new CoordinateStop(q, v, dimension, lower, upper, law.forThread());
    }
}
