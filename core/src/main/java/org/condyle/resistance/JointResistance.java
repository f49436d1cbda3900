package org.condyle.resistance;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.PairDifferences;
import org.condyle.mechanics.tangent.Tangents;

/**
 * A couple between two bodies that depends on how a joint frame of the child is turned in a joint frame of the parent: the
 * passive resistance of a ball-and-socket joint, whatever joint connects the bodies. A model says the couple and the
 * stored energy as functions of the rotation; damping, the energy ledger and what can be recorded are the same for all.
 *
 * <p>A couple that is not the gradient of its energy can supply energy on a closed loop. Its ledger books
 * couple·ω + U̇ as supplied, of either sign. Bodies are taken as rigid.
 */
public abstract class JointResistance implements ForceElement, Linearised {
    /** The two joint frames, the damping, and where the joint is. */
    public record Site(int parent, Frame inParent, int child, Frame inChild, double damping) {
        public Site {
            Check.notNegative("damping of a joint resistance [N*m*s]", damping);
        }

        /** At the frames of a joint. */
        public Site(Joint joint, double damping) {
            this(joint.parent(), joint.inParent(), joint.child(), joint.inChild(), damping);
        }
    }

    protected final Site site;
    private final JointTurn turn = new JointTurn();
    private final double[] axes = new double[9]; // parent's joint axes in the world, as columns
    private final double[] childAxes = new double[9];
    private final double[] world = new double[6];
    private final PairDifferences differences;

    JointResistance(Site site) {
        this.site = site;
        differences = new PairDifferences(this, site.parent, site.child);
    }

    /** Writes couple, energy, its gradient and the damping of the swing; the angles are there. */
    abstract void resist(JointTurn turn);

    /** True if the couple is always the gradient of the energy with reversed sign. */
    abstract boolean isConservative();

    /** The turn of the joint with what this resistance says about it; valid until the next one is asked for. */
    final JointTurn look(Motion m) {
        place(m);
        turn.clear();
        resist(turn);
        return turn;
    }

    /** The turn of the joint with its angles and rates only. */
    final JointTurn place(Motion m) {
        int a = site.parent, b = site.child;
        Mat3.times(m.placement, Motion.SIZE * a + 3, site.inParent.rotation(), 0, axes, 0);
        Mat3.times(m.placement, Motion.SIZE * b + 3, site.inChild.rotation(), 0, childAxes, 0);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                turn.rotation[3 * i + j] =
                        axes[i] * childAxes[j] + axes[3 + i] * childAxes[3 + j] + axes[6 + i] * childAxes[6 + j];
            }
        }
        m.spin(b, world, 0);
        m.spin(a, world, 3);
        double x = world[0] - world[3], y = world[1] - world[4], z = world[2] - world[5];
        for (int i = 0; i < 3; i++) {
            turn.spin[i] = axes[i] * x + axes[3 + i] * y + axes[6 + i] * z;
        }
        turn.findAngles();
        return turn;
    }

    @Override
    public final void addForces(State state, Motion motion, Forces forces) {
        JointTurn t = look(motion);
        double[] c = t.couple, w = t.spin;
        double swing = t.swingDamping, all = site.damping + swing, along = swing * t.alongBone(w);
        for (int k = 0; k < 3; k++) {
            c[k] -= all * w[k];
        }
        t.addAlongBone(along, c);
        double x = axes[0] * c[0] + axes[1] * c[1] + axes[2] * c[2];
        double y = axes[3] * c[0] + axes[4] * c[1] + axes[5] * c[2];
        double z = axes[6] * c[0] + axes[7] * c[1] + axes[8] * c[2];
        forces.addCouple(site.child, x, y, z, motion);
        forces.addCouple(site.parent, -x, -y, -z, motion);
    }

    /** By differences of this element: every kind of resistance would need second derivatives of its own. */
    @Override
    public final void addTangents(State state, Motion motion, Tangents out) {
        differences.add(state, motion, out);
    }

    @Override
    public final double storedEnergy(State state, Motion motion) {
        return look(motion).energy;
    }

    @Override
    public final double dissipation(State state, Motion motion) {
        JointTurn t = look(motion);
        double[] w = t.spin;
        double squared = w[0] * w[0] + w[1] * w[1] + w[2] * w[2], along = t.alongBone(w);
        return site.damping * squared + t.swingDamping * Math.max(0, squared - along * along);
    }

    @Override
    public final double suppliedPower(State state, Motion motion) {
        if (isConservative()) {
            return 0;
        }
        JointTurn t = look(motion);
        double power = 0;
        for (int k = 0; k < 3; k++) {
            power += (t.couple[k] + t.gradient[k]) * t.spin[k];
        }
        return power;
    }

    @Override
    public final boolean supplies() {
        return !isConservative();
    }

    @Override
    public boolean dissipates() {
        return site.damping > 0;
    }

    /** Angles of the bone, components of the couple in the parent's joint axes, its size; without damping. */
    @Override
    public List<Signal> signals() {
        List<Signal> list = new ArrayList<>();
        list.add(new Signal("theta", Dimension.ANGLE, (s, m) -> place(m).theta));
        list.add(new Signal("phi", Dimension.ANGLE, (s, m) -> place(m).phi));
        list.add(new Signal("psi", Dimension.ANGLE, (s, m) -> place(m).psi));
        list.add(new Signal("moment-x", Dimension.TORQUE, (s, m) -> look(m).couple[0]));
        list.add(new Signal("moment-y", Dimension.TORQUE, (s, m) -> look(m).couple[1]));
        list.add(new Signal("moment-z", Dimension.TORQUE, (s, m) -> look(m).couple[2]));
        list.add(new Signal("moment", Dimension.TORQUE, (s, m) -> size(look(m).couple)));
        return list;
    }

    /** The bodies and the joint frames; for pictures. */
    public final Site site() {
        return site;
    }

    static double size(double[] v) {
        return Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    }
}
