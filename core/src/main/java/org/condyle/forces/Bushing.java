package org.condyle.forces;

import org.condyle.math.BodyFixedXyz;
import org.condyle.math.Check;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.PairDifferences;
import org.condyle.mechanics.tangent.Tangents;

/**
 * Six springs and dampers between a frame of body A and a frame of body B, along and about the axes of A's frame. The
 * displacement d of B's origin is seen from A; the turn θ from A's frame to B's is one of two triples ({@link Turning}). Both
 * have a potential, ½ dᵀK d + ½ θᵀK_θ θ, so that without damping no energy is lost however large the motion. With θ̇ = N ω
 * the couple is -Nᵀ K_θ θ, where N⁻¹ is the left Jacobian of the rotation vector, or the matrix of the angle rates. Bodies
 * are taken as rigid.
 */
public final class Bushing implements Passive, Linearised {
    /** What the turning springs and dampers act on. */
    public enum Turning {
        /** The rotation vector, valid below half a turn; dampers act on the angular velocity. */
        VECTOR,
        /**
         * Successive angles about the body axes x, y, z, with dampers on their rates: Simbody's LinearBushing and OpenSim's
         * BushingForce. The second must stay away from ±90°.
         */
        ANGLES
    }

    private final int a;
    private final Frame inA;
    private final int b;
    private final Frame inB;
    private final double[] stiffness;
    private final double[] damping;
    private final Turning turning;
    private final double[][] axesLocal = new double[3][3];

    private final double[] axes = new double[9]; // of A's frame in the world, row k is axis k
    private final double[] axisRate = new double[3];
    private final double[] d = new double[6]; // x_B - x_A, rate
    private final double[] shift = new double[6]; // along the axes, rates
    private final double[] frameA = new double[9];
    private final double[] frameB = new double[9];
    private final double[] relative = new double[9];
    private final double[] theta = new double[3];
    private final double[] spin = new double[6];
    private final double[] turnRate = new double[3]; // what the turning dampers act on
    private final double[] couple = new double[3];
    private final PairDifferences differences;

    /** @param stiffness three along [N/m], three about [N·m/rad]; damping alike */
    public Bushing(int a, Frame inA, int b, Frame inB, double[] stiffness, double[] damping) {
        this(a, inA, b, inB, stiffness, damping, Turning.VECTOR);
    }

    /** @param stiffness three along [N/m], three about [N·m/rad]; damping alike */
    public Bushing(int a, Frame inA, int b, Frame inB, double[] stiffness, double[] damping, Turning turning) {
        this.turning = turning;
        this.a = a;
        this.inA = inA;
        this.b = b;
        this.inB = inB;
        this.stiffness = Check.tuple("bushing stiffness [N/m, N*m/rad]", stiffness, 6);
        this.damping = Check.tuple("bushing damping [N*s/m, N*m*s/rad]", damping, 6);
        for (int k = 0; k < 6; k++) {
            Check.notNegative("bushing stiffness [N/m, N*m/rad]", stiffness[k]);
            Check.notNegative("bushing damping [N*s/m, N*m*s/rad]", damping[k]);
        }
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
            spin[k] -= spin[3 + k];
        }
        for (int k = 0; k < 3; k++) {
            spin[3 + k] = dot(axes, 3 * k, spin, 0); // seen from A
        }
        if (turning == Turning.ANGLES) {
            BodyFixedXyz.angles(relative, 0, theta, 0);
            BodyFixedXyz.rates(theta, 0, spin[3], spin[4], spin[5], turnRate, 0);
        } else {
            Rotations.toVector(relative, 0, theta, 0);
            System.arraycopy(spin, 3, turnRate, 0, 3);
        }
    }

    @Override
    public void addForces(State state, Motion m, Forces forces) {
        look(m);
        for (int k = 0; k < 3; k++) {
            double f = -stiffness[k] * shift[k] - damping[k] * shift[3 + k];
            double ex = axes[3 * k], ey = axes[3 * k + 1], ez = axes[3 * k + 2];
            forces.addForce(b, inB.origin(), f * ex, f * ey, f * ez);
            forces.addForce(a, inA.origin(), -f * ex, -f * ey, -f * ez);
            forces.addDirectionForce(a, axesLocal[k], f * d[0], f * d[1], f * d[2]);
        }
        if (turning == Turning.ANGLES) {
            coupleOfAngles();
        } else {
            coupleOfVector();
        }
        double x = 0, y = 0, z = 0;
        for (int k = 0; k < 3; k++) {
            x += couple[k] * axes[3 * k];
            y += couple[k] * axes[3 * k + 1];
            z += couple[k] * axes[3 * k + 2];
        }
        forces.addCouple(b, x, y, z, m);
        forces.addCouple(a, -x, -y, -z, m);
    }

    @Override
    public void addTangents(State state, Motion m, Tangents out) {
        differences.add(state, m, out);
    }

    /** couple = -J⁻ᵀ K θ with J⁻ᵀ = 1 + ½[θ] + c [θ]², c = 1/θ² - (1 + cos θ)/(2 θ sin θ). */
    private void coupleOfVector() {
        double kx = stiffness[3] * theta[0], ky = stiffness[4] * theta[1], kz = stiffness[5] * theta[2];
        double tx = theta[0], ty = theta[1], tz = theta[2];
        double squared = tx * tx + ty * ty + tz * tz;
        double angle = Math.sqrt(squared);
        double c = squared < 1e-4
                ? 1.0 / 12 + squared / 720
                : 1 / squared - (1 + Math.cos(angle)) / (2 * angle * Math.sin(angle));
        double ux = ty * kz - tz * ky, uy = tz * kx - tx * kz, uz = tx * ky - ty * kx;
        double wx = ty * uz - tz * uy, wy = tz * ux - tx * uz, wz = tx * uy - ty * ux;
        couple[0] = -(kx + 0.5 * ux + c * wx) - damping[3] * turnRate[0];
        couple[1] = -(ky + 0.5 * uy + c * wy) - damping[4] * turnRate[1];
        couple[2] = -(kz + 0.5 * uz + c * wz) - damping[5] * turnRate[2];
    }

    /** couple = Nᵀ f with f = -K θ - C θ̇ and θ̇ = N ω as {@link BodyFixedXyz#rates} has it. */
    private void coupleOfAngles() {
        double first = -stiffness[3] * theta[0] - damping[3] * turnRate[0];
        double second = -stiffness[4] * theta[1] - damping[4] * turnRate[1];
        double third = -stiffness[5] * theta[2] - damping[5] * turnRate[2];
        double c1 = Math.cos(theta[0]), s1 = Math.sin(theta[0]);
        double across = (third - Math.sin(theta[1]) * first) / Math.cos(theta[1]);
        couple[0] = first;
        couple[1] = c1 * second - s1 * across;
        couple[2] = s1 * second + c1 * across;
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        look(motion);
        double twice = 0;
        for (int k = 0; k < 3; k++) {
            twice += stiffness[k] * shift[k] * shift[k] + stiffness[3 + k] * theta[k] * theta[k];
        }
        return 0.5 * twice;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        look(motion);
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            sum += damping[k] * shift[3 + k] * shift[3 + k] + damping[3 + k] * turnRate[k] * turnRate[k];
        }
        return sum;
    }

    @Override
    public boolean dissipates() {
        for (double c : damping) {
            if (c > 0) {
                return true;
            }
        }
        return false;
    }

    private static double dot(double[] x, int at, double[] y, int yAt) {
        return x[at] * y[yAt] + x[at + 1] * y[yAt + 1] + x[at + 2] * y[yAt + 2];
    }

    @Override
    public ForceElement forThread() {
        return new Bushing(a, inA, b, inB, stiffness, damping, turning);
    }
}
