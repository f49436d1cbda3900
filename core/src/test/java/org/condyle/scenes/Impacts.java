package org.condyle.scenes;

import java.util.List;
import org.condyle.contact.AlongNormal;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.ManyBodyContact;
import org.condyle.contact.ManyBodyLaw;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.many.ManyBodySearch;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.meshpair.FoundationPair;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.Free;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;

/** Bodies that hit each other or the floor. */
public final class Impacts {
    public static final double SLOWEST = 1e-3;

    private Impacts() {}

    /** Adds a compliant contact to a model. */
    public static void contact(
            Model.Builder b, String name, ContactGeometry g, NormalLaw law, double stiffness, Tangential tangential) {
        b.force(
                name,
                CompliantContact.in(
                        b, g, new AlongNormal(law, StiffnessRule.constant(stiffness), SLOWEST), tangential));
    }

    public static int ball(Model.Builder b, String name, double mass, double inertia) {
        int body = b.body(new Body(name, mass, new double[3], new double[] {inertia, inertia, inertia, 0, 0, 0}));
        b.joint(name, new Free(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        return body;
    }

    /** Two equal spheres, 2 mm apart, that meet at ±0.15 m/s. */
    public static Model twoSpheres(NormalLaw law) {
        return twoSpheres(law, 5.5e9);
    }

    public static Model twoSpheres(NormalLaw law, double stiffness) {
        Model.Builder b = Model.builder("two spheres").gravity(0, 0, 0);
        int left = ball(b, "left", 0.092, 1.5e-5), right = ball(b, "right", 0.092, 1.5e-5);
        Shape sphere = new Sphere(0.02);
        ContactGeometry g = Pairs.between(
                new Surface("left", left, Frame.IDENTITY, sphere), new Surface("right", right, Frame.IDENTITY, sphere));
        contact(b, "spheres", g, law, stiffness, Tangential.NONE);
        return b.build();
    }

    /** Two bodies of the spheres' mass and size with another shape, meshes under laws of pressure. */
    public static Model two(Shape shape, NormalLaw law, double stiffness) {
        Model.Builder b = Model.builder("two").gravity(0, 0, 0);
        int left = ball(b, "left", 0.092, 1.5e-5), right = ball(b, "right", 0.092, 1.5e-5);
        Surface one = new Surface("left", left, Frame.IDENTITY, shape);
        Surface other = new Surface("right", right, Frame.IDENTITY, shape);
        ContactGeometry g =
                law.layer() ? FoundationPair.between(one, other, SpringSide.BOTH, 1) : Pairs.between(one, other);
        contact(b, "two", g, law, stiffness, Tangential.NONE);
        return b.build();
    }

    /** The two spheres as a many-body contact, which has no switches. */
    public static Model twoOfMany(NormalLaw law, double stiffness) {
        Model.Builder b = Model.builder("two of many").gravity(0, 0, 0);
        int left = ball(b, "left", 0.092, 1.5e-5), right = ball(b, "right", 0.092, 1.5e-5);
        ManyBodySearch manyBody = new ManyBodySearch(List.of(
                new Surface("left", left, Frame.IDENTITY, new Sphere(0.02)),
                new Surface("right", right, Frame.IDENTITY, new Sphere(0.02))));
        b.force("touch", new ManyBodyContact(manyBody, new ManyBodyLaw(law, stiffness, false, Double.NaN, null)));
        return b.build();
    }

    public static State meeting(Model twoSpheres) {
        State s = twoSpheres.newState();
        s.q[0] = -0.021;
        s.q[7] = 0.021;
        s.v[0] = 0.15;
        s.v[6] = -0.15;
        return s;
    }

    /** A ball above the floor y = 0. */
    public static Model ballOnFloor(NormalLaw law, double stiffness, Tangential tangential) {
        return onFloor(new Sphere(0.1), law, stiffness, tangential);
    }

    /** A body of the ball's mass with another shape. */
    public static Model shapeOnFloor(Shape shape, NormalLaw law, double stiffness) {
        return onFloor(shape, law, stiffness, Tangential.NONE);
    }

    private static Model onFloor(Shape shape, NormalLaw law, double stiffness, Tangential tangential) {
        Model.Builder b = Model.builder("ball");
        int ball = ball(b, "ball", 1, 0.004);
        Surface above = new Surface("ball", ball, Frame.IDENTITY, shape);
        Surface floor =
                new Surface("floor", 0, Frame.withZAlong(new double[3], new double[] {0, 1, 0}), new HalfSpace());
        ContactGeometry g =
                law.layer() ? FoundationPair.between(above, floor, SpringSide.ON_A, 1) : Pairs.between(above, floor);
        contact(b, "ball-floor", g, law, stiffness, tangential);
        return b.build();
    }
}
