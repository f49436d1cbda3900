package org.condyle.forces;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.Tangents;

/**
 * A motor that pushes a body from outside of the model: force u F₀ n at a point. Point and direction are fixed in the body or in
 * the world, each by itself. The PointActuator of OpenSim; nothing takes up the reaction.
 */
public final class PointMotor implements ForceElement.Prescribed, Driven, Drawn, Linearised {
    private final int body;
    private final double[] point;
    private final boolean pointInBody;
    private final double[] direction; // a unit vector
    private final boolean directionInBody;
    private final MotorDrive drive;
    private final double[] n = new double[3]; // the direction in the world
    private final double[] x = new double[3]; // the point in the world
    private final double[] local = new double[3]; // and in the body
    private final double[] v = new double[3];
    private final double[] none = new double[3];

    /**
     * @param point           [m], fixed in the body if {@code pointInBody}, else in the world
     * @param direction       not zero; its length does not matter
     * @param directionInBody true if the direction is given and fixed in the body, false for the world
     */
    public PointMotor(
            int body,
            double[] point,
            boolean pointInBody,
            double[] direction,
            boolean directionInBody,
            MotorDrive drive) {
        this.body = body;
        this.point = Check.tuple("point of a point-motor [m]", point, 3);
        this.pointInBody = pointInBody;
        this.direction = Rotations.unit(Check.tuple("direction of a point-motor [-]", direction, 3));
        this.directionInBody = directionInBody;
        this.drive = drive;
    }

    @Override
    public MotorDrive drive() {
        return drive;
    }

    private void look(Motion motion) {
        motion.direction(directionInBody ? body : Motion.GROUND, direction, n, 0);
        motion.position(pointInBody ? body : Motion.GROUND, point, x, 0);
        motion.materialPoint(body, x, 0, local, 0);
    }

    private void push(double force, Motion motion, ForceReceiver forces) {
        look(motion);
        forces.addForce(body, local, force * n[0], force * n[1], force * n[2]);
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        push(exertion(state, motion), motion, forces);
    }

    @Override
    public void pushUnit(State state, Motion motion, ForceReceiver forces) {
        push(1, motion, forces);
    }

    @Override
    public boolean hasTangents() {
        return drive.control().dependsOnTimeAlone();
    }

    @Override
    public void addTangents(State state, Motion motion, Tangents out) {
        look(motion);
        double force = exertion(state, motion);
        for (int k = 0; k < 3; k++) {
            v[k] = force * n[k];
        }
        int axes = directionInBody ? body : Motion.GROUND, place = pointInBody ? body : Motion.GROUND;
        LoadTangents.add(motion, body, axes, place, x, v, none, out);
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        look(motion);
        motion.velocity(body, local, v, 0);
        return exertion(state, motion) * (n[0] * v[0] + n[1] * v[1] + n[2] * v[2]);
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        look(motion);
        double f = exertion(state, motion);
        sketch.arrow(x[0], x[1], x[2], f * n[0], f * n[1], f * n[2]);
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("effort", Dimension.FORCE, this::exertion),
                new Signal("control", Dimension.NONE, this::control));
    }

    @Override
    public ForceElement forThread() {
        return new PointMotor(body, point, pointInBody, direction, directionInBody, drive.forThread());
    }
}
