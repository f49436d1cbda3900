package org.condyle.scenes;

import java.util.ArrayList;
import java.util.List;
import org.condyle.contact.AlongNormal;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.RigidPair;
import org.condyle.contact.friction.RegularisedCoulomb;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.contact.law.HuntCrossleyDissipation;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.joints.Ball;
import org.condyle.joints.Free;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.DryFriction;

/** The model of a {@link BodyScene} for one treatment of contact, and where it begins. */
public final class SceneModel {
    /** How contact is treated. */
    public enum Treatment {
        IMPULSIVE,
        TIME_STEPPING,
        COMPLIANT;

        public boolean rigid() {
            return this != COMPLIANT;
        }
    }

    /** Of one point of a compliant contact: K δ^1.5 (1 + 3/2 c δ̇) [N/m^1.5], [s/m]. */
    public static final double STIFFNESS = 1e8;

    /** Bounces that are low keep most of their energy. */
    public static final double DISSIPATION = 2;

    /** None do. */
    public static final double DAMPED = 200;

    private static final double SLIP = 1e-3; // speed at which regularised friction is nearly Coulomb's [m/s]

    public final Model model;
    public final State start;
    private final Model.Builder builder;
    private final BodyScene scene;
    private final Treatment treatment;
    private final double dissipation;
    private final double stiffness;
    private final List<Surface> surfaces = new ArrayList<>();

    public SceneModel(BodyScene scene, Treatment treatment) {
        this(scene, treatment, DISSIPATION, STIFFNESS);
    }

    /**
     * @param dissipation of compliant contacts [s/m]
     * @param stiffness   of these [N/m^1.5]
     */
    public SceneModel(BodyScene scene, Treatment treatment, double dissipation, double stiffness) {
        this.dissipation = dissipation;
        this.stiffness = stiffness;
        this.scene = scene;
        this.treatment = treatment;
        double[] g = scene.gravity();
        builder = Model.builder(scene.kind() + " " + scene.number()).gravity(g[0], g[1], g[2]);
        List<Joint> joints = new ArrayList<>();
        int last = 0;
        for (BodyScene.Part p : scene.parts()) {
            if (p.fixed()) {
                add(new Surface(
                        p.name(),
                        0,
                        new Frame(p.place(), p.rotation()),
                        p.solid().shape()));
            } else {
                last = body(p, last, joints);
            }
        }
        for (double[] f : scene.floors()) {
            Frame frame = Frame.withZAlong(new double[] {f[0], f[1], f[2]}, new double[] {f[3], f[4], f[5]});
            add(new Surface("floor" + surfaces.size(), 0, frame, new HalfSpace()));
        }
        for (int i = 0; i < surfaces.size(); i++) {
            for (int j = i + 1; j < surfaces.size(); j++) {
                touch(surfaces.get(i), surfaces.get(j));
            }
        }
        model = builder.build();
        start = begin(joints);
    }

    private void add(Surface s) {
        surfaces.add(s);
    }

    private int body(BodyScene.Part p, int last, List<Joint> joints) {
        MassProperties m = p.solid().matter(p.density());
        int body = builder.body(new Body(p.name(), m.mass(), new double[3], m.inertia()));
        if (scene.linked() && last > 0) {
            double half = 0.5 * linkLength(p.solid());
            joints.add(builder.joint(p.name(), new Ball(), last, body, Frame.at(0, 0, half), Frame.at(0, 0, -half)));
        } else {
            joints.add(builder.joint(p.name(), new Free(), 0, body, Frame.IDENTITY, Frame.IDENTITY));
        }
        add(new Surface(p.name(), body, Frame.IDENTITY, p.solid().shape()));
        return body;
    }

    /** Links are joined where their axis, z, leaves the straight part; all links of a chain are alike. */
    static double linkLength(Solid s) {
        return 2 * s.support().of(0, 0, 1);
    }

    private void touch(Surface a, Surface b) {
        boolean neighbours = scene.linked() && a.body() > 0 && b.body() > 0 && Math.abs(a.body() - b.body()) == 1;
        if (a.body() == b.body() || neighbours) {
            return;
        }
        String name = a.name() + "-" + b.name();
        ContactGeometry g = treatment == Treatment.COMPLIANT ? Pairs.compliant(a, b) : Pairs.rigid(a, b);
        double mu = scene.friction();
        if (treatment.rigid()) {
            builder.unilateral(
                    name,
                    RigidPair.in(
                            builder, g, false, DryFriction.coulomb(mu, mu), new NewtonImpact(scene.restitution())));
        } else {
            AlongNormal normal = new AlongNormal(
                    new HuntCrossleyDissipation(dissipation),
                    StiffnessRule.constant(stiffness),
                    CompliantContact.SLOWEST);
            Tangential rub = mu == 0 ? Tangential.NONE : new Tangential(new RegularisedCoulomb(mu, SLIP), null, null);
            builder.force(name, CompliantContact.in(builder, g, normal, rub));
        }
    }

    private State begin(List<Joint> joints) {
        State s = model.newState();
        List<BodyScene.Part> free =
                scene.parts().stream().filter(p -> !p.fixed()).toList();
        for (int i = 0; i < free.size(); i++) {
            BodyScene.Part p = free.get(i);
            Joint j = joints.get(i);
            boolean link = j.parent() > 0;
            double[] r = link ? Mat3.times(Mat3.transpose(free.get(i - 1).rotation()), p.rotation()) : p.rotation();
            double[] spin = BodyScene.apply(Mat3.transpose(p.rotation()), p.spin());
            int q = link ? 0 : 3;
            System.arraycopy(Rotations.toQuaternion(r), 0, s.q, j.qAt() + q, 4);
            if (!link) {
                System.arraycopy(p.place(), 0, s.q, j.qAt(), 3);
                System.arraycopy(p.velocity(), 0, s.v, j.vAt(), 3);
                System.arraycopy(spin, 0, s.v, j.vAt() + 3, 3);
            }
        }
        return s;
    }
}
