package org.condyle.forces;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * Spring and damper between two material points: tension T = k (L - L₀) + c L̇, positive when it pulls the points
 * together. With L₀ = 0 it passes through zero length smoothly (no damping acts at that very point).
 */
public final class PointSpring implements Passive, Drawn {
    private final int a;
    private final double[] atA;
    private final int b;
    private final double[] atB;
    private final double stiffness;
    private final double restLength;
    private final double damping;
    private final double[] s = new double[12];

    public PointSpring(int a, double[] atA, int b, double[] atB, double stiffness, double restLength, double damping) {
        this.a = a;
        this.atA = Check.tuple("spring point [m]", atA, 3);
        this.b = b;
        this.atB = Check.tuple("spring point [m]", atB, 3);
        this.stiffness = Check.notNegative("spring stiffness [N/m]", stiffness);
        this.restLength = Check.notNegative("spring rest length [m]", restLength);
        this.damping = Check.notNegative("spring damping [N*s/m]", damping);
    }

    /** Direction from A to B into s[0..2], rate into s[3]; returns the length. */
    private double look(Motion m) {
        m.position(a, atA, s, 0);
        m.position(b, atB, s, 3);
        m.velocity(a, atA, s, 6);
        m.velocity(b, atB, s, 9);
        double dx = s[3] - s[0], dy = s[4] - s[1], dz = s[5] - s[2];
        double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        double inverse = length > 0 ? 1 / length : 0;
        s[0] = dx * inverse;
        s[1] = dy * inverse;
        s[2] = dz * inverse;
        s[3] = s[0] * (s[9] - s[6]) + s[1] * (s[10] - s[7]) + s[2] * (s[11] - s[8]);
        return length;
    }

    private double tension(Motion m) {
        return stiffness * (look(m) - restLength) + damping * s[3];
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        double t = tension(motion);
        forces.addForce(a, atA, t * s[0], t * s[1], t * s[2]);
        forces.addForce(b, atB, -t * s[0], -t * s[1], -t * s[2]);
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        double stretch = look(motion) - restLength;
        return 0.5 * stiffness * stretch * stretch;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        look(motion);
        return damping * s[3] * s[3];
    }

    @Override
    public boolean dissipates() {
        return damping > 0;
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        double[] x = new double[6];
        motion.position(a, atA, x, 0);
        motion.position(b, atB, x, 3);
        sketch.line(x[0], x[1], x[2], x[3], x[4], x[5], tension(motion));
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("length", Dimension.LENGTH, (state, m) -> look(m)),
                new Signal("tension", Dimension.FORCE, (state, m) -> tension(m)));
    }

    @Override
    public ForceElement forThread() {
        return new PointSpring(a, atA, b, atB, stiffness, restLength, damping);
    }
}
