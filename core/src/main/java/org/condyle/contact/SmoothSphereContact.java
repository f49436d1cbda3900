package org.condyle.contact;

import java.util.List;
import org.condyle.contact.law.SmoothSphereLaw;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.PairDifferences;
import org.condyle.mechanics.tangent.Tangents;

/**
 * A sphere on one rigid body against a half-space on another under a {@link SmoothSphereLaw}. It always acts, so that there
 * is no touching and leaving. The forces act in the middle between the two surfaces. The law can push a little less than
 * its elastic part while the surfaces approach: what it then brings in is booked as supplied.
 */
public final class SmoothSphereContact implements ForceElement, Drawn, Linearised {
    private final int ball;
    private final double[] centre;
    private final double radius;
    private final int support;
    private final double[] plane;
    private final double[] outward;
    private final SmoothSphereLaw law;
    private final PairDifferences differences;

    private final double[] n = new double[3];
    private final double[] d = new double[6];
    private final double[] x = new double[3]; // where it acts
    private final double[] onBall = new double[3];
    private final double[] onSupport = new double[3];
    private final double[] v = new double[3];
    private final double[] w = new double[3];
    private final double[] f = new double[3]; // on the ball
    private double depth;
    private double rate;
    private double normal;
    private double slide; // friction over speed
    private double squaredSpeed;

    /**
     * @param ball    body of the sphere, with its centre there
     * @param support body of the half-space, with a point of its plane and the outward normal there
     */
    public SmoothSphereContact(
            int ball,
            double[] centre,
            double radius,
            int support,
            double[] plane,
            double[] outward,
            SmoothSphereLaw law) {
        this.ball = ball;
        this.centre = Check.tuple("centre of a sphere [m]", centre, 3);
        this.radius = Check.positive("radius of a sphere [m]", radius);
        this.support = support;
        this.plane = Check.tuple("point of a half-space [m]", plane, 3);
        this.outward = Rotations.unit(outward);
        this.law = law;
        differences = new PairDifferences(this, support, ball);
    }

    private void look(Motion m) {
        m.difference(support, plane, ball, centre, d, 0);
        m.direction(support, outward, n, 0);
        depth = radius - (d[0] * n[0] + d[1] * n[1] + d[2] * n[2]);
        m.position(ball, centre, x, 0);
        for (int i = 0; i < 3; i++) {
            x[i] -= (radius - 0.5 * depth) * n[i];
        }
        m.materialPoint(ball, x, 0, onBall, 0);
        m.materialPoint(support, x, 0, onSupport, 0);
        m.velocity(ball, onBall, v, 0);
        m.velocity(support, onSupport, w, 0);
        double along = 0;
        for (int i = 0; i < 3; i++) {
            v[i] -= w[i];
            along += v[i] * n[i];
        }
        rate = -along;
        normal = law.normal(radius, depth, rate);
        squaredSpeed = 0;
        for (int i = 0; i < 3; i++) {
            v[i] -= along * n[i];
            squaredSpeed += v[i] * v[i];
        }
        slide = law.frictionPerSpeed(normal, squaredSpeed);
        for (int i = 0; i < 3; i++) {
            f[i] = normal * n[i] - slide * v[i];
        }
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        look(motion);
        forces.addForce(ball, onBall, f[0], f[1], f[2]);
        forces.addForce(support, onSupport, -f[0], -f[1], -f[2]);
    }

    /** By differences of this element, which is smooth everywhere. */
    @Override
    public void addTangents(State state, Motion motion, Tangents out) {
        differences.add(state, motion, out);
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        look(motion);
        return law.energy(radius, depth);
    }

    /** Power of the force beyond the elastic one, against the approach; negative where it brings energy in. */
    private double viscousPower() {
        return (normal - law.elastic(radius, depth)) * rate;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        look(motion);
        return slide * squaredSpeed + Math.max(0, viscousPower());
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        look(motion);
        return Math.max(0, -viscousPower());
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        look(motion);
        sketch.arrow(x[0], x[1], x[2], f[0], f[1], f[2]);
    }

    /** Depth, normal force, and the force on the sphere in the world. */
    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("depth", Dimension.LENGTH, (s, m) -> {
                    look(m);
                    return depth;
                }),
                new Signal("force", Dimension.FORCE, (s, m) -> {
                    look(m);
                    return normal;
                }),
                component("fx", 0),
                component("fy", 1),
                component("fz", 2));
    }

    private Signal component(String name, int k) {
        return new Signal(name, Dimension.FORCE, (s, m) -> {
            look(m);
            return f[k];
        });
    }

    @Override
    public ForceElement forThread() {
        return new SmoothSphereContact(ball, centre, radius, support, plane, outward, law);
    }
}
