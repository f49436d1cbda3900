package org.condyle.scenes;

import java.util.List;
import org.condyle.contact.impact.PseudopotentialImpact;
import org.condyle.forces.PrescribedEffort;
import org.condyle.forces.Spring;
import org.condyle.joints.MeasureStop;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.tissue.Damage;
import org.condyle.tissue.DamagingSpring;

/**
 * The forearm of Bonaldi and Frémond: a pin between two stops, a hair spring that damages, and a torque. Numbers that are
 * not set are those of the paper's figure 4.
 */
public final class Elbow {
    public double inertia = 5;
    public double damping = 50;
    public double stiffness = 1e5;
    public double cohesion = 1e10;
    public double viscosity = 0.1;
    public double impactDissipation = 20;
    public double speed = 100;
    public double angle;
    public double soundness = 1;
    public String torque = "0";
    public String source = "0";

    /** Figures 8 and 9. */
    public static Elbow damaging(double speed) {
        Elbow e = new Elbow();
        e.cohesion = 4.5e5;
        e.stiffness = 1.03e5;
        e.viscosity = 100;
        e.speed = speed;
        return e;
    }

    /** Figures 12 to 15. */
    public static Elbow pushed(double speed) {
        Elbow e = new Elbow();
        e.inertia = 1;
        e.damping = 3;
        e.stiffness = 40;
        e.cohesion = 100;
        e.torque = "1000";
        e.speed = speed;
        return e;
    }

    public Model model() {
        Model.Builder b = Model.builder("elbow").gravity(0, 0, 0);
        int forearm = b.body(new Body("forearm", 0, new double[3], new double[] {0, 0, inertia, 0, 0, 0}));
        Joint j = b.joint("elbow", new Pin(), 0, forearm, Frame.IDENTITY, Frame.IDENTITY);
        int q = j.qAt(), v = j.vAt();
        b.force(
                "articulation",
                new DamagingSpring(
                        new JointCoordinate(q, v, Measure.Kind.ANGLE),
                        stiffness,
                        0,
                        new Damage(
                                new Damage.Law(cohesion, viscosity),
                                MixedTree.formula(source, List.of()),
                                Damage.Slots.in(b, soundness))));
        b.force("viscosity", new Spring(new JointCoordinate(q, v, Measure.Kind.ANGLE), 0, 0, damping));
        b.force(
                "load",
                new PrescribedEffort(
                        new JointCoordinate(q, v, Measure.Kind.ANGLE), MixedTree.formula(torque, List.of())));
        b.unilateral(
                "elbow",
                new MeasureStop(
                        new JointCoordinate(q, v, Measure.Kind.ANGLE),
                        0,
                        Math.PI,
                        new PseudopotentialImpact(impactDissipation)));
        return b.build();
    }

    public State start(Model model) {
        State s = model.newState();
        s.q[0] = angle;
        s.v[0] = speed;
        return s;
    }
}
