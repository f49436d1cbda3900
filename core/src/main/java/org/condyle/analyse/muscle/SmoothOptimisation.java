package org.condyle.analyse.muscle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.math.Check;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.optimise.MotionOptimum;

/**
 * Shares the moments of a motion out among muscles and motors, all instants together, so that controls do not jump:
 *
 * <pre>  min ∫ Σ wᵢ (cᵢ - cᵢ*)² + s Σ ċᵢ² dt   with   B c = τ,   least ≤ c ≤ most   at all times  </pre>
 *
 * with the equations, bounds, weights w and measured controls c* of a {@link StaticOptimisation}, and the smoothness s [s²]. √s is the
 * time over which a control fades where the motion leaves it free: s = 1e-4 s² goes with the 10 ms of activations that rise, s = 1e-3 s²
 * with some 30 ms. Because the cost is an integral, results hardly depend on the rate of sampling once it resolves √s. With
 * s = 0 every frame is that of {@link StaticOptimisation}. The power of the activations must be 2.
 *
 * <pre>
 *   SmoothOptimisation smooth = new SmoothOptimisation(each, 1e-3);
 *   smooth.add(state, acceleration);                                 // instant after instant
 *   SmoothMotion motion = smooth.solve();
 * </pre>
 *
 * <p>Frames whose moments are out of reach are those that were so by themselves, and lack the same. The equations of all frames are
 * kept: about n² + 3 n m numbers a frame for n actuators and m free coordinates.
 */
public final class SmoothOptimisation {
    private final StaticOptimisation each;
    private final double smoothness;
    private final List<MotionFrame> frames = new ArrayList<>();
    private final List<double[]> matrices = new ArrayList<>();
    private final List<double[]> loads = new ArrayList<>();
    private final List<double[]> costs = new ArrayList<>();
    private final List<double[]> targets = new ArrayList<>();

    /** @param smoothness s, not negative [s²] */
    public SmoothOptimisation(StaticOptimisation each, double smoothness) {
        this.each = each;
        this.smoothness = Check.notNegative("smoothness [s^2]", smoothness);
        if (each.options().power() != 2) {
            throw new IllegalArgumentException(
                    "smoothness goes with squares of the activations only, power 2; the power is "
                            + each.options().power());
        }
    }

    /** Takes the next instant, later than all before, with the measured controls of {@link StaticOptimisation#follow}. */
    public void add(State s, double[] acceleration) {
        if (!frames.isEmpty() && !(s.time > frames.get(frames.size() - 1).time())) {
            throw new ModelException("smoothness needs times that rise, but t = " + s.time + " s comes after t = "
                    + frames.get(frames.size() - 1).time() + " s; remove repeated rows");
        }
        frames.add(each.equations(s, acceleration));
        matrices.add(each.matrix().clone());
        loads.add(each.load().clone());
        costs.add(each.costs().clone());
        targets.add(each.targets().clone());
    }

    /** Finds the controls of all instants; bounds are those that {@link StaticOptimisation} has now. */
    public SmoothMotion solve() {
        int count = frames.size(), n = each.actuators().size();
        if (count < 2) {
            throw new ModelException("smoothness needs at least two instants of a motion, there "
                    + (count == 1 ? "is 1" : "is none") + "; analyse more of it, or leave smoothness out");
        }
        int rows = loads.stream().mapToInt(l -> l.length).max().orElseThrow();
        double[] times = frames.stream().mapToDouble(MotionFrame::time).toArray();
        double[][] b = new double[count][], tau = new double[count][], c = new double[count][];
        for (int k = 0; k < count; k++) { // a frame with fewer free coordinates gets empty rows
            boolean all = loads.get(k).length == rows;
            b[k] = all ? matrices.get(k) : Arrays.copyOf(matrices.get(k), rows * n);
            tau[k] = all ? loads.get(k) : Arrays.copyOf(loads.get(k), rows);
            c[k] = frames.get(k).controls;
        }
        double[][] w = costs.toArray(double[][]::new), target = targets.toArray(double[][]::new);
        MotionOptimum optimum = new MotionOptimum(rows, n)
                .bounds(each.low(), each.high())
                .weights(w)
                .smoothness(smoothness);
        optimum.solve(times, b, tau, target, c);
        ControlPace alone = new ControlPace(each.balance()), together = new ControlPace(each.balance());
        for (int k = 0; k < count; k++) {
            frames.get(k).end(optimum.status(k), optimum.optimality(k), each.low(), each.high());
            alone.add(times[k], optimum.alone(k), w[k], target[k]);
            together.add(times[k], c[k], w[k], target[k]);
        }
        return new SmoothMotion(frames, smoothness, alone, together);
    }
}
