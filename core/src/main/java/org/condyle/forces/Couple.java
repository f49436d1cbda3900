package org.condyle.forces;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.Tangents;

/** A prescribed couple in world axes on a body, and its opposite on another (or the ground), by formulas. */
public final class Couple implements ForceElement.Prescribed, Linearised {
    private final int body;
    private final int against;
    private final Formula[] couple;
    private final double[] s = new double[6];

    public Couple(int body, int against, Formula[] couple) {
        this.body = body;
        this.against = against;
        this.couple = couple.clone();
    }

    private double component(int k, State state, Motion motion) {
        return couple[k].value(state, motion);
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        double x = component(0, state, motion), y = component(1, state, motion), z = component(2, state, motion);
        forces.addCouple(body, x, y, z, motion);
        forces.addCouple(against, -x, -y, -z, motion);
    }

    @Override
    public boolean hasTangents() {
        return PointForce.dependsOnTimeAlone(couple);
    }

    /** None: it stays as it is when bodies move. */
    @Override
    public void addTangents(State state, Motion motion, Tangents out) {}

    @Override
    public double suppliedPower(State state, Motion motion) {
        motion.spin(body, s, 0);
        motion.spin(against, s, 3);
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            sum += component(k, state, motion) * (s[k] - s[3 + k]);
        }
        return sum;
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("mx", Dimension.TORQUE, (state, m) -> component(0, state, m)),
                new Signal("my", Dimension.TORQUE, (state, m) -> component(1, state, m)),
                new Signal("mz", Dimension.TORQUE, (state, m) -> component(2, state, m)));
    }

    @Override
    public ForceElement forThread() {
        return new Couple(body, against, PointForce.copies(couple));
    }
}
