package org.condyle.tissue;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/** A damaging spring on one coordinate of a joint: Q = -k β (q - q₀). A hair spring in an elbow. */
public final class DamagingCoordinateSpring extends DamagingSpring {
    private final int q;
    private final int v;
    private final Dimension effortDimension;

    public DamagingCoordinateSpring(int q, int v, Dimension effortDimension, Law law, Formula source, Slots slots) {
        super(law, source, slots);
        this.q = q;
        this.v = v;
        this.effortDimension = effortDimension;
    }

    @Override
    double stretch(State s, Motion m) {
        return s.q[q] - law.rest();
    }

    @Override
    double stretchRate(State s, Motion m) {
        return s.v[v];
    }

    @Override
    public void addForces(State s, Motion m, Forces forces) {
        forces.addGeneralised(v, -tension(s, m));
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("soundness", Dimension.NONE, (s, m) -> soundness(s)),
                new Signal("effort", effortDimension, (s, m) -> -tension(s, m)));
    }

    @Override
    public ForceElement forThread() {
        return new DamagingCoordinateSpring(q, v, effortDimension, law, sourceForThread(), slots());
    }
}
