package org.condyle.forces;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.Tangents;

/**
 * A motor that turns a body about an axis and another one the opposite way, whatever joints are between them: torque u F₀ n on the
 * first, -u F₀ n on the second. The axis n is fixed in the world or in the first body. The TorqueActuator of OpenSim.
 */
public final class BodyTorqueMotor implements ForceElement.Prescribed, Driven, Linearised {
    private final int body;
    private final int against;
    private final double[] axis; // a unit vector
    private final boolean inBody;
    private final MotorDrive drive;
    private final double[] n = new double[3]; // the axis in the world
    private final double[] spin = new double[6];
    private final double[] couple = new double[3];
    private final double[] none = new double[3];

    /**
     * @param axis   not zero; its length does not matter
     * @param inBody true if the axis is given and fixed in the first body, false for the world
     */
    public BodyTorqueMotor(int body, int against, double[] axis, boolean inBody, MotorDrive drive) {
        this.body = body;
        this.against = against;
        this.axis = Rotations.unit(Check.tuple("axis of a body-torque-motor [-]", axis, 3));
        this.inBody = inBody;
        this.drive = drive;
    }

    @Override
    public MotorDrive drive() {
        return drive;
    }

    private void turn(double torque, Motion motion, ForceReceiver forces) {
        motion.direction(inBody ? body : Motion.GROUND, axis, n, 0);
        forces.addCouple(body, torque * n[0], torque * n[1], torque * n[2], motion);
        forces.addCouple(against, -torque * n[0], -torque * n[1], -torque * n[2], motion);
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        turn(exertion(state, motion), motion, forces);
    }

    @Override
    public void pushUnit(State state, Motion motion, ForceReceiver forces) {
        turn(1, motion, forces);
    }

    /** How fast the first body turns about the axis, as the second one sees it [rad/s]. */
    private double speed(Motion motion) {
        motion.direction(inBody ? body : Motion.GROUND, axis, n, 0);
        motion.spin(body, spin, 0);
        motion.spin(against, spin, 3);
        return n[0] * (spin[0] - spin[3]) + n[1] * (spin[1] - spin[4]) + n[2] * (spin[2] - spin[5]);
    }

    @Override
    public boolean hasTangents() {
        return drive.control().dependsOnTimeAlone();
    }

    @Override
    public void addTangents(State state, Motion motion, Tangents out) {
        motion.direction(inBody ? body : Motion.GROUND, axis, n, 0);
        double torque = exertion(state, motion);
        int axes = inBody ? body : Motion.GROUND;
        for (int side = 1; side >= -1; side -= 2) {
            for (int k = 0; k < 3; k++) {
                couple[k] = side * torque * n[k];
            }
            LoadTangents.add(motion, side > 0 ? body : against, axes, Motion.GROUND, none, none, couple, out);
        }
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        return exertion(state, motion) * speed(motion);
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("effort", Dimension.TORQUE, this::exertion),
                new Signal("control", Dimension.NONE, this::control));
    }

    @Override
    public ForceElement forThread() {
        return new BodyTorqueMotor(body, against, axis, inBody, drive.forThread());
    }
}
