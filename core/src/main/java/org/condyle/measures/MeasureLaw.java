package org.condyle.measures;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.AlongMeasure;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.Tangents;
import org.jspecify.annotations.Nullable;

/**
 * A force law along one measure: spring, ligament, muscle, stop, motor. A law says its effort from value and rate; how
 * that acts on bodies, what can be recorded and what is shown follow from the measure.
 */
public abstract class MeasureLaw implements ForceElement, AlongMeasure, Drawn, Linearised {
    private static final double STEP = 1e-6; // of a length or an angle, or of their rates
    protected final Measure measure;
    private final Measure.Reading reading;
    private final boolean line;
    private final double[] slopes = new double[2];
    private @Nullable MeasureTangents tangents; // made when they are first asked for
    private @Nullable Motion seen;
    private long seenStamp;

    protected MeasureLaw(Measure measure) {
        this.measure = measure;
        reading = new Measure.Reading(measure);
        line = measure.isLine();
    }

    @Override
    public final Measure measure() {
        return measure;
    }

    /** Value and rate now; valid until the next one is asked for. */
    protected final Measure.Reading read(State state, Motion motion) {
        // A path over surfaces is dear, and an element is asked several things about one instant.
        boolean same = line && motion == seen && motion.stamp != 0 && motion.stamp == seenStamp;
        if (!same) {
            measure.read(state, motion, reading);
            seen = motion;
            seenStamp = motion.stamp;
        }
        return reading;
    }

    /** The effort along the measure, positive towards larger values [N or N·m]; a tension is a negative effort. */
    protected abstract double effort(State state, Motion motion, Measure.Reading now);

    @Override
    public final void addForces(State state, Motion motion, Forces forces) {
        Measure.Reading now = read(state, motion);
        measure.push(now, effort(state, motion, now), forces);
    }

    /**
     * Whether the effort depends on value and rate alone, and on what stays as it is when bodies move: time, memory, internal states, a
     * control that is set. No, unless a law says so.
     */
    protected boolean dependsOnMeasureAlone() {
        return false;
    }

    /**
     * Whether the rates of its internal states depend on the same things, and {@link #internalSlopes} are written. No, unless a law
     * that has such states says so.
     */
    protected boolean internalsDependOnMeasureAlone() {
        return false;
    }

    @Override
    public final boolean hasTangents() {
        boolean owns = this instanceof Internal i && i.internals().count() > 0;
        return dependsOnMeasureAlone() && (!owns || internalsDependOnMeasureAlone()) && measure.ofBodies();
    }

    /** Writes the derivatives of the effort by value and by rate; by differences of the law alone, unless it knows them. */
    protected void effortSlopes(State state, Motion motion, Measure.Reading now, double[] out) {
        double value = now.value, rate = now.rate, step = STEP * Math.max(Math.abs(value), 1e-3);
        now.value = value + step;
        double above = effort(state, motion, now);
        now.value = value - step;
        out[0] = (above - effort(state, motion, now)) / (2 * step);
        now.value = value;
        step = STEP * Math.max(Math.abs(rate), 1);
        now.rate = rate + step;
        above = effort(state, motion, now);
        now.rate = rate - step;
        out[1] = (above - effort(state, motion, now)) / (2 * step);
        now.rate = rate;
    }

    /** Writes the derivatives of the rate of internal state k of its own by value and by rate of the measure; zero, unless it has others. */
    protected void internalSlopes(int k, State state, Motion motion, Measure.Reading now, double[] out) {
        out[0] = out[1] = 0;
    }

    @Override
    public final void addTangents(State state, Motion motion, Tangents out) {
        if (tangents == null) {
            tangents = new MeasureTangents(measure);
        }
        Measure.Reading now = read(state, motion);
        double effort = effort(state, motion, now);
        effortSlopes(state, motion, now, slopes);
        boolean pulls = effort != 0 || slopes[0] != 0 || slopes[1] != 0;
        int own = this instanceof Internal i ? i.internals().count() : 0;
        if (!pulls && own == 0) {
            return;
        }
        tangents.begin(state, motion, now);
        if (pulls) {
            tangents.add(effort, slopes[0], slopes[1], out);
        }
        for (int k = 0; k < own; k++) {
            internalSlopes(k, state, motion, now, slopes);
            if (slopes[0] != 0 || slopes[1] != 0) {
                tangents.addInternal(((Internal) this).internals().at() + k, slopes[0], slopes[1], out);
            }
        }
    }

    private double effort(State state, Motion motion) {
        return effort(state, motion, read(state, motion));
    }

    @Override
    public final void draw(State state, Motion motion, SceneSketch sketch) {
        double tension = -effort(state, motion);
        sketch.strained(strain(reading));
        sketch.activated(shownActivation(state, motion));
        measure.draw(state, motion, tension, sketch);
    }

    /** Strain that colours its line in pictures; NaN for what is no tissue. */
    protected double strain(Measure.Reading now) {
        return Double.NaN;
    }

    /** Activation that colours its line in pictures; NaN for what is no muscle. */
    protected double shownActivation(State state, Motion motion) {
        return Double.NaN;
    }

    /** Length and tension along a line, else the effort. */
    @Override
    public List<Signal> signals() {
        Dimension dimension = measure.kind().effort();
        return measure.isLine()
                ? List.of(
                        new Signal("length", measure.kind().dimension(), (s, m) -> read(s, m).value),
                        new Signal("tension", dimension, (s, m) -> -effort(s, m)))
                : List.of(new Signal("effort", dimension, this::effort));
    }
}
