package org.condyle.tissue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Constraint.ReactionSignal;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * Matter that keeps its volume: det P = det G. With L = Ṗ P⁻¹,
 *
 * <pre>  Φ̇ = cof P:Ṗ - (det G)˙,   Φ̈ = cof P:P̈ + det P ((tr L)² - tr L²) - (det G)¨.  </pre>
 *
 * The multiplier is vol times what the pressure adds to the Cauchy stress, -p 1. A G given in time does work by it. Offers
 * the Cauchy stress in world axes, and the mean pressure -tr T/3, which is zero in relaxed matter.
 */
public final class Incompressible implements Constraint {
    private final AffineMatter matter;
    private final @Nullable VolumeContraction driver; // what changes the volume in time
    private final Deformation d;
    private final double[] g = new double[9];
    private final double[] inverse = new double[9];
    private final double[] l = new double[9];

    public Incompressible(AffineMatter matter) {
        this.matter = matter;
        Contraction contraction = matter.contraction.forThread();
        driver = contraction instanceof VolumeContraction v ? v : null;
        d = new Deformation(matter.body, matter.energy, matter.viscosity, contraction);
    }

    @Override
    public int rows() {
        return 1;
    }

    @Override
    public String rowName(int row) {
        return "volume";
    }

    @Override
    public Dimension dimension(int row) {
        return Dimension.NONE;
    }

    @Override
    public boolean drives() {
        return driver != null;
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        int at = Motion.SIZE * matter.body + 3;
        double det = Mat3.determinant(motion.placement, at);
        Mat3.inverse(motion.placement, at, inverse, 0);
        Mat3.times(motion.rate, at, inverse, 0, l, 0);
        double t = Deformation.trace(l), kappa = det * (t * t - Deformation.traceOfSquare(l));
        double relaxed = 1, rate = 0;
        if (driver != null) {
            Deformation.unit(g);
            driver.place(state, g);
            relaxed = Mat3.determinant(g, 0);
            rate = driver.volumeRate();
            kappa -= driver.volumeAcceleration();
        }
        rows.row(det - relaxed, -rate, kappa);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                l[3 * i + j] = det * inverse[3 * j + i]; // cof P
            }
        }
        rows.addMatrixForce(matter.body, l, 0, 1);
    }

    @Override
    public List<ReactionSignal> effects() {
        List<ReactionSignal> list = new ArrayList<>();
        for (int k = 0; k < 3; k++) {
            for (int j = k; j < 3; j++) {
                int a = k, b = j;
                if (!matter.planar || a == b || b < 2) {
                    list.add(new ReactionSignal(
                            AffineMatter.stressName(a, b),
                            Dimension.PRESSURE,
                            (s, m, lambda, row) ->
                                    look(s, m).cauchy(a, b) - (a == b ? lambda[row] / matter.volume : 0)));
                }
            }
        }
        list.add(new ReactionSignal(
                "pressure",
                Dimension.PRESSURE,
                (s, m, lambda, row) -> look(s, m).pressure() + lambda[row] / matter.volume));
        return list;
    }

    private Deformation look(State s, Motion m) {
        d.look(s, m);
        return d;
    }

    @Override
    public Constraint forThread() {
        return new Incompressible(matter);
    }
}
