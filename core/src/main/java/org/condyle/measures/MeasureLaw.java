package org.condyle.measures;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.AlongMeasure;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * A force law along one measure: spring, ligament, muscle, stop, motor. A law says its effort from value and rate; how
 * that acts on bodies, what can be recorded and what is shown follow from the measure.
 */
public abstract class MeasureLaw implements ForceElement, AlongMeasure, Drawn {
    protected final Measure measure;
    private final Measure.Reading reading;
    private final boolean line;
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
