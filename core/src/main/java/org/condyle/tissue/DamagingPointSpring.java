package org.condyle.tissue;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * A damaging spring between two material points: tension T = k β (L - L₀), positive when it pulls the points together.
 * It is not slack when pressed, and is damaged by pressing, too.
 */
public final class DamagingPointSpring extends DamagingSpring implements Drawn {
    private final int a;
    private final double[] atA;
    private final int b;
    private final double[] atB;
    private final double[] s = new double[12];

    public DamagingPointSpring(int a, double[] atA, int b, double[] atB, Law law, Formula source, Slots slots) {
        super(law, source, slots);
        Check.notNegative("damaging-spring rest length [m]", law.rest());
        this.a = a;
        this.atA = Check.tuple("damaging-spring point [m]", atA, 3);
        this.b = b;
        this.atB = Check.tuple("damaging-spring point [m]", atB, 3);
    }

    /** Unit vector from A to B into s[0..2]; returns the length. */
    private double look(Motion m) {
        m.position(a, atA, s, 0);
        m.position(b, atB, s, 3);
        double dx = s[3] - s[0], dy = s[4] - s[1], dz = s[5] - s[2];
        double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        double inverse = length > 0 ? 1 / length : 0;
        s[0] = dx * inverse;
        s[1] = dy * inverse;
        s[2] = dz * inverse;
        return length;
    }

    @Override
    double stretch(State state, Motion m) {
        return look(m) - law.rest();
    }

    @Override
    double stretchRate(State state, Motion m) {
        look(m);
        m.velocity(a, atA, s, 6);
        m.velocity(b, atB, s, 9);
        return s[0] * (s[9] - s[6]) + s[1] * (s[10] - s[7]) + s[2] * (s[11] - s[8]);
    }

    @Override
    public void addForces(State state, Motion m, Forces forces) {
        double t = tension(state, m);
        forces.addForce(a, atA, t * s[0], t * s[1], t * s[2]);
        forces.addForce(b, atB, -t * s[0], -t * s[1], -t * s[2]);
    }

    @Override
    public void draw(State state, Motion m, SceneSketch sketch) {
        double[] x = new double[6];
        m.position(a, atA, x, 0);
        m.position(b, atB, x, 3);
        sketch.line(x[0], x[1], x[2], x[3], x[4], x[5], tension(state, m));
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("soundness", Dimension.NONE, (state, m) -> soundness(state)),
                new Signal("length", Dimension.LENGTH, (state, m) -> look(m)),
                new Signal("tension", Dimension.FORCE, this::tension));
    }

    @Override
    public ForceElement forThread() {
        return new DamagingPointSpring(a, atA, b, atB, law, sourceForThread(), slots());
    }
}
