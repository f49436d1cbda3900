package org.condyle.analyse.muscle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.condyle.analyse.InverseDynamics;
import org.condyle.dynamics.BodyAccelerations;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.math.LuSolver;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * Masses that fit a measured motion and its loads best. What holds the root of a model to the ground in such a motion, the residual r,
 * is an error of model and measurement. All masses and inertias times 1 + s and a shift d of the mass centre c of one body change it by
 *
 * <pre>  Δrₖ = s gₖ + (1 + s) m [ (p̈ - γ)·Aₖ d + pₖ·Ä d + tr(Aₖᵀ Ä ((c + d)(c + d)ᵀ - c cᵀ)) ]  </pre>
 *
 * with g the residual of inertia and gravity alone, γ gravity, (pₖ, Aₖ) the rates of the body for a unit of the root's velocity k. The
 * least squares of r over all frames are found by Gauss and Newton; what the motion does not determine stays. OpenSim advises the mean
 * of the vertical force and of two moments instead.
 */
public final class MassAdjustment {
    private static final int ITERATIONS = 8;
    private static final double UNSEEN = 1e-10; // part of the largest curvature that keeps undetermined directions

    private final InverseDynamics all;
    private final InverseDynamics inertiaAlone;
    private final Workspace moving;
    private final Workspace unit;
    private final BodyAccelerations accelerations;
    private final Body body;
    private final int at; // of the body in placements
    private final int[] speeds;
    private final double[] gravity;
    private final double[] efforts;
    private final double[] second = new double[12];
    private final State still;
    private final List<double[]> frames = new ArrayList<>(); // r, g, 3 linear, 9 of Aₖᵀ Ä

    /**
     * What was found.
     *
     * @param massFactor 1 + s
     * @param shift      of the mass centre in the frame of the body [m]
     * @param before     rms of the residuals [N, N·m]
     * @param after      the same with the new masses
     */
    public record Result(double massFactor, double[] shift, double before, double after) {}

    /**
     * @param body      whose mass centre is shifted
     * @param actuators names of the actuators, whose forces are not part of the model
     */
    public MassAdjustment(Mechanism mechanism, String body, Set<String> actuators) {
        Model model = mechanism.model();
        int index = 1;
        while (index < model.bodies().size()
                && !model.bodies().get(index).name().equals(body)) {
            index++;
        }
        if (index == model.bodies().size()) {
            throw new ModelException("the model has no body '" + body + "'", body);
        }
        this.body = model.bodies().get(index);
        at = Motion.SIZE * index;
        Joint root = root(model);
        speeds = new int[root.mobility().speeds().length];
        for (int k = 0; k < speeds.length; k++) {
            speeds[k] = root.vAt() + k;
        }
        all = InverseDynamics.ignoringConstraints(mechanism, actuators);
        inertiaAlone = InverseDynamics.ignoringConstraints(
                mechanism, new LinkedHashSet<>(model.forces().keySet()));
        moving = new Workspace(mechanism);
        unit = new Workspace(mechanism);
        accelerations = new BodyAccelerations(moving);
        gravity = model.gravity();
        efforts = new double[model.speeds()];
        still = model.newState();
    }

    /** The joint that carries the model: from the ground, with three freedoms or more. */
    public static Joint root(Model model) {
        return model.joints().stream()
                .filter(j ->
                        j.parent() == 0 && !j.childDeforms() && j.mobility().speeds().length >= 3)
                .findFirst()
                .orElseThrow(
                        () -> new ModelException(
                                "the model has no joint with three freedoms or more to the ground, whose forces would be residuals"));
    }

    /** Takes a frame of the motion. */
    public void add(State s, double[] acceleration) {
        Dynamics.place(s, moving);
        Dynamics.fillRates(moving);
        accelerations.update(acceleration);
        accelerations.read(at / Motion.SIZE, second);
        for (int i = 0; i < 3; i++) {
            second[i] -= gravity[i];
        }
        all.efforts(s, acceleration, efforts);
        double[][] rows = new double[speeds.length][14];
        for (int k = 0; k < speeds.length; k++) {
            rows[k][0] = efforts[speeds[k]];
        }
        inertiaAlone.efforts(s, acceleration, efforts);
        for (int k = 0; k < speeds.length; k++) {
            rows[k][1] = efforts[speeds[k]];
            still.set(s);
            Arrays.fill(still.v, 0);
            still.v[speeds[k]] = 1;
            Dynamics.place(still, unit);
            Dynamics.fillRates(unit);
            coefficients(unit.motion.rate, rows[k]);
            frames.add(rows[k]);
        }
    }

    private void coefficients(double[] rate, double[] row) {
        for (int i = 0; i < 3; i++) {
            for (int a = 0; a < 3; a++) {
                row[2 + i] +=
                        body.mass() * (second[a] * rate[at + 3 + 3 * a + i] + rate[at + a] * second[3 + 3 * a + i]);
            }
            for (int j = 0; j < 3; j++) {
                for (int a = 0; a < 3; a++) {
                    row[5 + 3 * i + j] += body.mass() * rate[at + 3 + 3 * a + i] * second[3 + 3 * a + j];
                }
            }
        }
    }

    /**
     * The best masses.
     *
     * @param mostShift largest shift along each axis [m]
     */
    public Result solve(double mostShift) {
        double[] x = new double[4], slope = new double[4], right = new double[4];
        double before = rms(x);
        LuSolver lu = new LuSolver(4);
        for (int k = 0; k < ITERATIONS; k++) {
            double[][] h = lu.matrix();
            for (double[] row : h) {
                Arrays.fill(row, 0);
            }
            Arrays.fill(right, 0);
            for (double[] f : frames) {
                double r = residual(f, x, slope);
                for (int i = 0; i < 4; i++) {
                    right[i] -= slope[i] * r;
                    for (int j = 0; j < 4; j++) {
                        h[i][j] += slope[i] * slope[j];
                    }
                }
            }
            double largest = 0;
            for (int i = 0; i < 4; i++) {
                largest = Math.max(largest, h[i][i]);
            }
            for (int i = 0; i < 4; i++) {
                h[i][i] += UNSEEN * largest + Double.MIN_NORMAL;
            }
            if (!lu.factor()) {
                break;
            }
            lu.solve(right);
            for (int i = 0; i < 4; i++) {
                x[i] += right[i];
            }
            for (int i = 1; i < 4; i++) {
                x[i] = Math.max(-mostShift, Math.min(mostShift, x[i]));
            }
        }
        return new Result(1 + x[0], new double[] {x[1], x[2], x[3]}, before, rms(x));
    }

    private double rms(double[] x) {
        double sum = 0;
        double[] ignored = new double[4];
        for (double[] f : frames) {
            double r = residual(f, x, ignored);
            sum += r * r;
        }
        return frames.isEmpty() ? 0 : Math.sqrt(sum / frames.size());
    }

    /** r of a row at x = (s, d), and its slopes. */
    private double residual(double[] f, double[] x, double[] slope) {
        double[] c = body.centreLocal();
        double shifted = 0;
        for (int i = 0; i < 3; i++) {
            shifted += f[2 + i] * x[1 + i];
            double along = f[2 + i];
            for (int j = 0; j < 3; j++) {
                double q = f[5 + 3 * i + j];
                shifted += q * ((c[i] + x[1 + i]) * (c[j] + x[1 + j]) - c[i] * c[j]);
                along += (q + f[5 + 3 * j + i]) * (c[j] + x[1 + j]);
            }
            slope[1 + i] = (1 + x[0]) * along;
        }
        slope[0] = f[1] + shifted;
        return f[0] + x[0] * f[1] + (1 + x[0]) * shifted;
    }
}
