package org.condyle.forces;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.forces.BushingLaw.Turning;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.PairDifferences;
import org.condyle.mechanics.tangent.Tangents;

/**
 * A spring and damper between a frame of body A and a frame of body B that resists all six relative motions, alone and with each other:
 * {@link BushingLaw}. The displacement d of B's origin is seen from A, or from half way between both frames; θ is the turn from A's frame to
 * B's. All of it has a potential, so that without damping no energy is lost however large the motion. Bodies are taken as rigid.
 */
public final class Bushing implements Passive, Linearised {
    private static final String[] NAMES = {"fx", "fy", "fz", "mx", "my", "mz"};

    private final int a;
    private final Frame inA;
    private final int b;
    private final Frame inB;
    private final BushingLaw law;
    private final double[][] axesLocal = new double[3][3];

    private final BushingWrench kernel;
    private final double[] axes = new double[9]; // of A's frame in the world, row k is axis k
    private final double[] axisRate = new double[3];
    private final double[] d = new double[6]; // x_B - x_A, rate
    private final double[] shift = new double[6]; // along the axes, rates
    private final double[] frameA = new double[9];
    private final double[] frameB = new double[9];
    private final double[] relative = new double[9];
    private final double[] spin = new double[9]; // of B, of A, relative along the axes
    private final double[] lever = new double[3]; // from the origin of body B to that of its frame
    private final double[] moved = new double[3];
    private final double[] faster = new double[3];
    private final double[] shiftSlope = new double[6];
    private final double[] way = new double[6];
    private final double[] wrench = new double[6]; // on body B about its origin: moment, force, in the world
    private final double[] slope = new double[6];
    private final double[] slopes = new double[Tangents.ROWS * Tangents.COLUMNS];
    private final PairDifferences differences;

    /** @param stiffness three along [N/m], three about [N·m/rad]; damping alike */
    public Bushing(int a, Frame inA, int b, Frame inB, double[] stiffness, double[] damping) {
        this(a, inA, b, inB, BushingLaw.diagonal(stiffness, damping, Turning.VECTOR));
    }

    public Bushing(int a, Frame inA, int b, Frame inB, BushingLaw law) {
        this.a = a;
        this.inA = inA;
        this.b = b;
        this.inB = inB;
        this.law = law;
        kernel = new BushingWrench(law);
        differences = new PairDifferences(this, a, b);
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < 3; i++) {
                axesLocal[k][i] = inA.rotation()[3 * i + k];
            }
        }
    }

    private void look(Motion m) {
        m.difference(a, inA.origin(), b, inB.origin(), d, 0);
        for (int k = 0; k < 3; k++) {
            m.direction(a, axesLocal[k], axes, 3 * k);
            m.directionRate(a, axesLocal[k], axisRate, 0);
            shift[k] = dot(axes, 3 * k, d, 0);
            shift[3 + k] = dot(axes, 3 * k, d, 3) + dot(axisRate, 0, d, 0);
        }
        Mat3.times(m.placement, Motion.SIZE * a + 3, inA.rotation(), 0, frameA, 0);
        Mat3.times(m.placement, Motion.SIZE * b + 3, inB.rotation(), 0, frameB, 0);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                relative[3 * i + j] =
                        frameA[i] * frameB[j] + frameA[3 + i] * frameB[3 + j] + frameA[6 + i] * frameB[6 + j];
            }
        }
        m.spin(b, spin, 0);
        m.spin(a, spin, 3);
        for (int k = 0; k < 3; k++) {
            moved[k] = spin[k] - spin[3 + k];
        }
        for (int k = 0; k < 3; k++) {
            spin[6 + k] = dot(axes, 3 * k, moved, 0); // seen from A
        }
        kernel.look(shift, relative, spin, 6);
    }

    @Override
    public void addForces(State state, Motion m, Forces forces) {
        look(m);
        kernel.press();
        double x = 0, y = 0, z = 0;
        for (int k = 0; k < 3; k++) {
            double f = kernel.wrench[k], couple = kernel.wrench[3 + k];
            double ex = axes[3 * k], ey = axes[3 * k + 1], ez = axes[3 * k + 2];
            forces.addForce(b, inB.origin(), f * ex, f * ey, f * ez);
            forces.addForce(a, inA.origin(), -f * ex, -f * ey, -f * ez);
            forces.addDirectionForce(a, axesLocal[k], f * d[0], f * d[1], f * d[2]);
            x += couple * ex;
            y += couple * ey;
            z += couple * ez;
        }
        forces.addCouple(b, x, y, z, m);
        forces.addCouple(a, -x, -y, -z, m);
    }

    /** The exact ones for the rotation vector; for three angles by differences. */
    @Override
    public void addTangents(State state, Motion m, Tangents out) {
        if (law.turning() == Turning.ANGLES) {
            differences.add(state, m, out);
            return;
        }
        look(m);
        kernel.press();
        Mat3.times(m.placement, Motion.SIZE * b + 3, inB.origin()[0], inB.origin()[1], inB.origin()[2], lever, 0);
        world(kernel.wrench, wrench);
        for (int j = 0; j < Tangents.COLUMNS; j++) {
            boolean turns = j % 6 < 3, placed = j < 6;
            double ex = j % 3 == 0 ? 1 : 0, ey = j % 3 == 1 ? 1 : 0, ez = j % 3 == 2 ? 1 : 0;
            // how the origin of B's frame is moved, and how its velocity is changed
            double px = turns ? ey * lever[2] - ez * lever[1] : ex;
            double py = turns ? ez * lever[0] - ex * lever[2] : ey;
            double pz = turns ? ex * lever[1] - ey * lever[0] : ez;
            if (placed) { // ω stays as it is: the velocity goes with the lever, and A sees what was moved go round
                double wx = turns ? spin[0] - spin[3] : -spin[3];
                double wy = turns ? spin[1] - spin[4] : -spin[4];
                double wz = turns ? spin[2] - spin[5] : -spin[5];
                moved[0] = px;
                moved[1] = py;
                moved[2] = pz;
                faster[0] = wy * pz - wz * py;
                faster[1] = wz * px - wx * pz;
                faster[2] = wx * py - wy * px;
            } else {
                moved[0] = moved[1] = moved[2] = 0;
                faster[0] = px;
                faster[1] = py;
                faster[2] = pz;
            }
            for (int k = 0; k < 3; k++) {
                double turn = turns ? axes[3 * k] * ex + axes[3 * k + 1] * ey + axes[3 * k + 2] * ez : 0;
                shiftSlope[k] = dot(axes, 3 * k, moved, 0);
                shiftSlope[3 + k] = dot(axes, 3 * k, faster, 0);
                way[k] = placed ? turn : 0;
                way[3 + k] = placed ? 0 : turn;
            }
            kernel.moveAlong(shiftSlope, way);
            column(j, placed && turns);
        }
        out.addPair(b, a, slopes, wrench, m);
    }

    /** Moment about the origin of B and force, in the world, of a force and a couple along the axes. */
    private void world(double[] local, double[] to) {
        for (int i = 0; i < 3; i++) {
            to[i] = axes[i] * local[3] + axes[3 + i] * local[4] + axes[6 + i] * local[5];
            to[3 + i] = axes[i] * local[0] + axes[3 + i] * local[1] + axes[6 + i] * local[2];
        }
        to[0] += lever[1] * to[5] - lever[2] * to[4];
        to[1] += lever[2] * to[3] - lever[0] * to[5];
        to[2] += lever[0] * to[4] - lever[1] * to[3];
    }

    private void column(int j, boolean turnsLever) {
        world(kernel.slope, slope);
        if (turnsLever) {
            slope[0] += moved[1] * wrench[5] - moved[2] * wrench[4];
            slope[1] += moved[2] * wrench[3] - moved[0] * wrench[5];
            slope[2] += moved[0] * wrench[4] - moved[1] * wrench[3];
        }
        for (int i = 0; i < 6; i++) {
            slopes[Tangents.COLUMNS * i + j] = slope[i];
        }
    }

    /** Force and couple on the second frame about its origin, along the axes of the first. */
    @Override
    public List<Signal> signals() {
        List<Signal> all = new ArrayList<>();
        for (int k = 0; k < 6; k++) {
            int which = k;
            all.add(new Signal(NAMES[k], k < 3 ? Dimension.FORCE : Dimension.TORQUE, (state, m) -> {
                look(m);
                kernel.press();
                return kernel.wrench[which];
            }));
        }
        return all;
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        look(motion);
        return kernel.energy();
    }

    @Override
    public double dissipation(State state, Motion motion) {
        look(motion);
        return kernel.loss();
    }

    @Override
    public boolean dissipates() {
        return law.dissipates();
    }

    private static double dot(double[] x, int at, double[] y, int yAt) {
        return x[at] * y[yAt] + x[at + 1] * y[yAt + 1] + x[at + 2] * y[yAt + 2];
    }

    @Override
    public ForceElement forThread() {
        return new Bushing(a, inA, b, inB, law.forThread());
    }
}
