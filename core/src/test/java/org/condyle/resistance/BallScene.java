package org.condyle.resistance;

import java.util.function.Function;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.joints.Ball;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/** A bone on a ball joint with one resistance, which can be turned by hand. */
final class BallScene {
    final Mechanism mechanism;
    final Workspace w;
    final State state;
    final JointResistance element;

    BallScene(Function<JointResistance.Site, JointResistance> make) {
        this(make, 0);
    }

    BallScene(Function<JointResistance.Site, JointResistance> make, double damping) {
        Model.Builder b = Model.builder("joint");
        int bone = b.body(Body.of("bone", 2).inertia(0.02, 0.03, 0.04));
        b.joint("socket", new Ball(), 0, bone, Frame.IDENTITY, Frame.IDENTITY);
        b.force("it", make.apply(new JointResistance.Site(0, Frame.IDENTITY, bone, Frame.IDENTITY, damping)));
        mechanism = Mechanism.compile(b.build());
        w = new Workspace(mechanism);
        state = mechanism.model().newState();
        element = (JointResistance)
                java.util.Objects.requireNonNull(mechanism.model().forces().get("it"));
    }

    static double[] turned(double phi, double theta, double psi) {
        double[] swing = Rotations.about(-Math.sin(phi), Math.cos(phi), 0, theta);
        return Mat3.times(swing, Rotations.about(0, 0, 1, psi));
    }

    Motion at(double[] rotation) {
        System.arraycopy(Rotations.toQuaternion(rotation), 0, state.q, 0, 4);
        Dynamics.place(state, w);
        Dynamics.fillRates(w);
        return w.motion;
    }

    /** The couple at a turn, without damping. */
    double[] couple(double[] rotation) {
        Motion m = at(rotation);
        return element.look(m).couple.clone();
    }

    double energy(double[] rotation) {
        return element.storedEnergy(state, at(rotation));
    }

    double signal(String name, double[] rotation) {
        Motion m = at(rotation);
        for (Signal s : element.signals()) {
            if (s.name().equals(name)) {
                return s.read(state, m);
            }
        }
        throw new IllegalArgumentException(name);
    }

    Forces forces(double[] rotation) {
        Forces f = new Forces(2, 3);
        element.addForces(state, at(rotation), f);
        return f;
    }
}
