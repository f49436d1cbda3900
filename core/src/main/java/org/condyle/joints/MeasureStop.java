package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Unilateral;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.mechanics.contact.ImpactLaw;

/** Stops of one measure: it cannot go below the lower nor above the upper one. Either may be infinite. */
public final class MeasureStop implements Unilateral {
    private static final int LOWER = 0;

    private final Measure measure;
    private final double lower;
    private final double upper;
    private final ImpactLaw law;
    private final Measure.Reading now;

    public MeasureStop(Measure measure, double lower, double upper, ImpactLaw law) {
        if (!(lower < upper)) {
            Dimension unit = measure.kind().dimension();
            throw new ModelException(
                    "the lower stop, " + lower + " " + unit + ", must lie below the upper one, " + upper + " " + unit);
        }
        MeasureEquation.refuseUnlessHeld(measure);
        this.measure = measure;
        this.lower = lower;
        this.upper = upper;
        this.law = law;
        now = new Measure.Reading(measure);
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
        return measure.kind().dimension();
    }

    @Override
    public void find(State state, Motion motion) {
        measure.read(state, motion, now);
    }

    @Override
    public double gap(int candidate) {
        return candidate == LOWER ? now.value - lower : upper - now.value;
    }

    @Override
    public double closing(Motion motion, double[] course) {
        double most = 0;
        for (int i = 0; i < candidates(); i++) {
            most = Math.max(most, Math.abs(gapRate(i)));
        }
        return most;
    }

    @Override
    public double gapRate(int candidate) {
        return candidate == LOWER ? now.rate : -now.rate;
    }

    @Override
    public void assemble(int candidate, boolean withTangents, State state, Motion motion, Rows rows) {
        double sign = candidate == LOWER ? 1 : -1;
        rows.row(gap(candidate), 0, sign * measure.curvature(now));
        measure.push(now, sign, rows);
    }

    @Override
    public int tangents() {
        return 0;
    }

    @Override
    public DryFriction friction() {
        return DryFriction.NONE;
    }

    @Override
    public ImpactLaw law() {
        return law;
    }

    @Override
    public Unilateral forThread() {
        return new MeasureStop(measure, lower, upper, law.forThread());
    }
}
