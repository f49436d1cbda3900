package org.condyle.analyse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.hipparchus.complex.Complex;
import org.hipparchus.linear.EigenDecompositionNonSymmetric;
import org.hipparchus.linear.EigenDecompositionSymmetric;
import org.hipparchus.linear.FieldVector;
import org.hipparchus.linear.MatrixUtils;
import org.jspecify.annotations.Nullable;

/**
 * Small motions about an equilibrium. With free directions N that are orthonormal in the mass matrix (J N = 0,
 * NᵀMN = 1) the linearised equations on the constraints are
 *
 * <pre>
 *   ÿ + C ẏ + K y = 0,   K = -Nᵀ ∂(f + Jᵀλ)/∂q N,   C = -Nᵀ ∂f/∂v N
 * </pre>
 *
 * K and C come from the tangents of the forces, and from central differences of fourth order of what has none (steps of 1e-4 rad and 1e-5 m, times {@code differences};
 * both smaller where surfaces touch, so that a shallow contact neither opens nor bends much within a step); λ is
 * kept, so K holds the geometric stiffness of the reactions. Frequencies of smooth models are good to nine digits or so;
 * forces that are not smooth within the steps (stops, dry friction) need smaller steps and give less.
 *
 * <p>Internal states z of force elements that have steady values are linearised together with the motion,
 *
 * <pre>  ÿ + C ẏ + K y = B ζ,   ζ̇ = D y + E ẏ + A ζ,  </pre>
 *
 * so that each adds an eigenvalue; K and C are then those of a quick motion, during which z does not change. The others are kept.
 *
 * <p>Drivers stand still. In models with damping, a
 * rigid-body motion that nothing damps appears twice among the neutral modes: at rest and drifting.
 *
 * @param modes     by natural frequency, the slowest first; of a pair s, s̄ one
 * @param stiffness K [1/s²]
 * @param damping   C [1/s]
 */
public record LinearModes(List<Mode> modes, double[][] stiffness, double[][] damping) {
    private static final double ANGLE = 1e-4;
    private static final double LENGTH = 1e-5;
    private static final double DEPTH = 0.01; // part of the depth of a contact that a step may be
    private static final double FINEST = 1e-10; // m

    private static final double SPIN = 1e-3;
    private static final double SPEED = 1e-4;
    /** |s| below this part of the largest cannot be told from zero. */
    private static final double NEUTRAL = 1e-5;

    private static final double STILL = 1e-6;

    /** Modes at an equilibrium, as {@link Equilibrium} finds it. */
    public static LinearModes at(Mechanism mechanism, State equilibrium) {
        return at(mechanism, equilibrium, 1);
    }

    /**
     * Modes with other difference steps.
     *
     * @param differences factor on the usual ones
     */
    public static LinearModes at(Mechanism mechanism, State equilibrium, double differences) {
        StaticPoint rest = new StaticPoint(mechanism);
        rest.at(equilibrium);
        refuseMoving(rest);
        int internals = rest.internals().count();
        double share = Math.min(1, Math.max(DEPTH * rest.shallowest(), FINEST) / LENGTH); // of the usual steps
        double[][] k = TangentMatrices.stiffness(rest, ANGLE * share * differences, LENGTH * share * differences, 2);
        double[][] c = TangentMatrices.damping(rest, SPIN * differences, SPEED * differences);
        List<Mode> modes = new ArrayList<>();
        if (internals > 0) {
            InternalTangents t = InternalTangents.at(
                    rest,
                    ANGLE * share * differences,
                    LENGTH * share * differences,
                    SPIN * differences,
                    SPEED * differences);
            damped(rest, k, c, t, modes);
        } else if (k.length > 0) {
            double stiff = largest(k), scale = Math.sqrt(stiff);
            if (largest(c) <= 1e-9 * scale && asymmetry(k) <= 1e-7 * stiff) {
                undamped(rest, k, modes);
            } else {
                damped(rest, k, c, null, modes);
            }
        }
        modes.sort(Comparator.comparingDouble(Mode::angularFrequency));
        return new LinearModes(List.copyOf(modes), k, c);
    }

    private static void refuseMoving(StaticPoint rest) {
        for (int i = 0; i < rest.residual.length; i++) {
            if (Math.abs(rest.residual[i]) > STILL * RowBasis.largest(rest.inPlay)) {
                throw new ModelException("linear modes need an equilibrium, but the unbalanced force on '"
                        + rest.mechanism.model().speedName(i) + "' is " + rest.residual[i]
                        + (rest.isLength(i) ? " N" : " N*m") + " (" + rest.pushOn(i)
                        + "); compute the equilibrium first");
            }
        }
    }

    public boolean stable() {
        return unstable().isEmpty();
    }

    /** The modes that grow. */
    public List<Mode> unstable() {
        return modes.stream().filter(Mode::unstable).toList();
    }

    /** K y = ω² y. */
    private static void undamped(StaticPoint rest, double[][] k, List<Mode> modes) {
        int d = k.length;
        double[][] a = new double[d][d];
        for (int i = 0; i < d; i++) {
            for (int j = 0; j < d; j++) {
                a[i][j] = 0.5 * (k[i][j] + k[j][i]);
            }
        }
        EigenDecompositionSymmetric eigen = new EigenDecompositionSymmetric(MatrixUtils.createRealMatrix(a));
        double limit =
                NEUTRAL * NEUTRAL * Math.max(Math.abs(eigen.getEigenvalue(0)), Math.abs(eigen.getEigenvalue(d - 1)));
        for (int i = 0; i < d; i++) {
            double square = eigen.getEigenvalue(i), s = Math.sqrt(Math.abs(square));
            double[] y = eigen.getEigenvector(i).toArray(), none = new double[d];
            if (s <= 1e-6 || Math.abs(square) <= limit) {
                modes.add(mode(rest, Mode.Kind.NEUTRAL, 0, 0, y, none));
            } else if (square > 0) {
                modes.add(mode(rest, Mode.Kind.OSCILLATING, 0, s, y, none));
            } else {
                modes.add(mode(rest, Mode.Kind.GROWING, s, 0, y, none));
                modes.add(mode(rest, Mode.Kind.DECAYING, -s, 0, y, none));
            }
        }
    }

    /**
     * First order: d/dt (y, ẏ/ω, ζ) = ω [0 1 0; -K/ω² -C/ω B/ω²; D/ω E A/ω] (y, ẏ/ω, ζ) with the scale ω of the stiffest or
     * fastest, each internal state ζ measured in its own scale.
     */
    private static void damped(
            StaticPoint rest, double[][] k, double[][] c, @Nullable InternalTangents t, List<Mode> modes) {
        int d = k.length, m = t == null ? 0 : rest.internals().count();
        double omega = Math.max(Math.sqrt(largest(k)), Math.max(largest(c), t == null ? 0 : largest(t.rates)));
        double[][] a = new double[2 * d + m][2 * d + m];
        if (t != null) {
            couple(rest, t, omega, a);
        }
        for (int i = 0; i < d; i++) {
            a[i][d + i] = 1;
            for (int j = 0; j < d; j++) {
                a[d + i][j] = -k[i][j] / (omega * omega);
                a[d + i][d + j] = -c[i][j] / omega;
            }
        }
        EigenDecompositionNonSymmetric eigen = new EigenDecompositionNonSymmetric(MatrixUtils.createRealMatrix(a));
        double fastest = 0;
        for (Complex s : eigen.getEigenvalues()) {
            fastest = Math.max(fastest, omega * s.norm());
        }
        double limit = Math.max(NEUTRAL * fastest, 1e-6);
        for (int i = 0; i < a.length; i++) {
            double growth = omega * eigen.getEigenvalue(i).getReal();
            double turning = omega * eigen.getEigenvalue(i).getImaginary();
            if (turning < 0) {
                continue;
            }
            FieldVector<Complex> vector = eigen.getEigenvector(i);
            double[] real = new double[d + m], imaginary = new double[d + m];
            for (int j = 0; j < d + m; j++) {
                Complex x = vector.getEntry(j < d ? j : d + j);
                real[j] = x.getReal();
                imaginary[j] = x.getImaginary();
            }
            Mode.Kind kind = Math.hypot(growth, turning) <= limit
                    ? Mode.Kind.NEUTRAL
                    : growth > 1e-9 * fastest
                            ? Mode.Kind.GROWING
                            : turning > 0 ? Mode.Kind.OSCILLATING : Mode.Kind.DECAYING;
            modes.add(mode(rest, kind, growth, turning, real, imaginary));
        }
    }

    private static void couple(StaticPoint rest, InternalTangents t, double omega, double[][] a) {
        int d = rest.freedoms();
        for (int i = 0; i < t.rates.length; i++) {
            double scale = rest.internals().scale(i);
            for (int j = 0; j < d; j++) {
                a[d + j][2 * d + i] = t.forces[j][i] * scale / (omega * omega);
                a[2 * d + i][j] = t.ofPlace[i][j] / (scale * omega);
                a[2 * d + i][d + j] = t.ofSpeed[i][j] / scale;
            }
            for (int j = 0; j < t.rates.length; j++) {
                a[2 * d + i][2 * d + j] = t.rates[i][j] * rest.internals().scale(j) / (scale * omega);
            }
        }
    }

    /**
     * Carries a shape to the coordinates and turns and scales it until its largest component is 1; internal states come behind
     * the coordinates, and are the measure only where no coordinate moves.
     */
    private static Mode mode(
            StaticPoint rest, Mode.Kind kind, double growth, double turning, double[] real, double[] imaginary) {
        int n = rest.force.length;
        double[] x = shape(rest, real), y = shape(rest, imaginary);
        int best = n == 0 ? 0 : largestOf(x, y, 0, n);
        if (x.length > n && Math.hypot(x[best], y[best]) < STILL * STILL) {
            best = largestOf(x, y, n, x.length);
        }
        double a = x[best], b = y[best], square = a * a + b * b;
        List<String> names = new ArrayList<>();
        for (int k = 0; k < x.length; k++) {
            double in = (x[k] * a + y[k] * b) / square, ahead = (y[k] * a - x[k] * b) / square;
            x[k] = in;
            y[k] = ahead;
            names.add(
                    k < n
                            ? rest.mechanism.model().speedName(k)
                            : rest.internals().name(k - n));
        }
        return new Mode(kind, growth, turning, List.copyOf(names), x, y);
    }

    /** Of a shape along the free directions: all coordinates, then the internal states in their own units. */
    private static double[] shape(StaticPoint rest, double[] part) {
        int d = rest.freedoms(), n = rest.force.length;
        double[] x = Arrays.copyOf(rest.move(Arrays.copyOf(part, d)), n + part.length - d);
        for (int j = d; j < part.length; j++) {
            x[n + j - d] = part[j] * rest.internals().scale(j - d);
        }
        return x;
    }

    private static int largestOf(double[] x, double[] y, int from, int to) {
        int best = from;
        for (int k = from; k < to; k++) {
            // a little slack, so that round-off does not choose between equal ones
            best = Math.hypot(x[k], y[k]) > (1 + 1e-6) * Math.hypot(x[best], y[best]) ? k : best;
        }
        return best;
    }

    private static double largest(double[][] a) {
        double most = 0;
        for (double[] row : a) {
            most = Math.max(most, RowBasis.largest(row));
        }
        return most;
    }

    private static double asymmetry(double[][] a) {
        double most = 0;
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < i; j++) {
                most = Math.max(most, Math.abs(a[i][j] - a[j][i]));
            }
        }
        return most;
    }
}
