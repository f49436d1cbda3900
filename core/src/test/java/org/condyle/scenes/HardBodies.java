package org.condyle.scenes;

import java.util.ArrayList;
import java.util.List;
import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.Free;
import org.condyle.joints.Planar;
import org.condyle.joints.Slider;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.mechanics.contact.ImpactLaw;

/** Bodies that touch without giving way, as contact treatment {@code impulsive} has them. */
public final class HardBodies {
    /** So small that it is a point. */
    public static final double POINT = 1e-9;

    public final Model.Builder builder;
    private final boolean planar;
    private final List<Surface> surfaces = new ArrayList<>();

    private HardBodies(boolean planar) {
        this.planar = planar;
        builder = Model.builder("hard bodies");
    }

    public static HardBodies inPlane() {
        return new HardBodies(true);
    }

    public static HardBodies inSpace() {
        return new HardBodies(false);
    }

    /** A ball that moves freely; its moment of inertia is {@code factor} m R². */
    public HardBodies ball(String name, double mass, double radius, double factor) {
        double i = factor * mass * radius * radius;
        return body(name, planar ? new Planar() : new Free(), Frame.IDENTITY, mass, new double[] {i, i, i, 0, 0, 0})
                .surface(name, name, Frame.IDENTITY, new Sphere(radius));
    }

    /** A block with its sizes. */
    public HardBodies block(String name, double mass, double x, double y, double z) {
        double k = mass / 12;
        double[] inertia = {k * (y * y + z * z), k * (x * x + z * z), k * (x * x + y * y), 0, 0, 0};
        return body(name, planar ? new Planar() : new Free(), Frame.IDENTITY, mass, inertia)
                .surface(name, name, Frame.IDENTITY, new Box(x, y, z));
    }

    /** A slender rod along its x axis with a point at each end, called NAME.left and NAME.right. */
    public HardBodies rod(String name, double mass, double length) {
        double i = mass * length * length / 12;
        return body(name, new Planar(), Frame.IDENTITY, mass, new double[] {1e-9, i, i, 0, 0, 0})
                .surface(name + ".left", name, Frame.at(-0.5 * length, 0, 0), new Sphere(POINT))
                .surface(name + ".right", name, Frame.at(0.5 * length, 0, 0), new Sphere(POINT));
    }

    /** A ball on a rail along x. */
    public HardBodies bead(String name, double mass, double radius) {
        return body(name, new Slider(), Frame.withZAlong(new double[3], new double[] {1, 0, 0}), mass, new double[] {
                    1, 1, 1, 0, 0, 0
                })
                .surface(name, name, Frame.IDENTITY, new Sphere(radius));
    }

    public HardBodies body(String name, Mobility mobility, Frame frame, double mass, double[] inertia) {
        int body = builder.body(new Body(name, mass, new double[3], inertia));
        builder.joint(name, mobility, 0, body, frame, frame.equals(Frame.IDENTITY) ? frame : turnBack(frame));
        bodies.add(name);
        return this;
    }

    private final List<String> bodies = new ArrayList<>(List.of("ground"));

    private static Frame turnBack(Frame f) {
        return new Frame(new double[3], f.rotation());
    }

    public HardBodies surface(String name, String on, Frame frame, Shape shape) {
        surfaces.add(new Surface(name, bodies.indexOf(on), frame, shape));
        return this;
    }

    /** A plane of the ground through a point, solid below its normal. */
    public HardBodies plane(String name, double x, double y, double nx, double ny, double nz) {
        return surface(
                name, "ground", Frame.withZAlong(new double[] {x, y, 0}, new double[] {nx, ny, nz}), new HalfSpace());
    }

    public HardBodies floor() {
        return plane("floor", 0, 0, 0, 1, 0);
    }

    public HardBodies touch(String a, String b, double friction, double restitution) {
        return touch(a, b, friction, friction, new NewtonImpact(restitution));
    }

    /** A contact called A-B. */
    public HardBodies touch(String a, String b, double friction, double holding, ImpactLaw law) {
        builder.unilateral(
                a + "-" + b,
                RigidPair.in(
                        builder, Pairs.between(find(a), find(b)), planar, DryFriction.coulomb(holding, friction), law));
        return this;
    }

    private Surface find(String name) {
        return surfaces.stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
    }

    public Model build() {
        return builder.build();
    }
}
