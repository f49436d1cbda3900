package org.condyle.tissue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.math.LuSolver;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * Contraction driven by an active stress Q: G is an internal state that creeps by
 *
 * <pre>  μ_γ V = FᵀSGᵀ - det G φ 1 + Q,   Ġ = V G.  </pre>
 *
 * S contains V by its viscous part, so this is a small linear system. Isochoric matter takes the deviatoric part (in the
 * plane: of the upper left 2×2 part), in which the pressure does not appear. The internals are the entries of G - 1; an
 * isochoric G is used divided by the root of its determinant, which the equation leaves alone, so that errors of
 * integration never change the volume.
 */
public final class ActiveStress implements CreepingContraction {
    private final boolean planar;
    private final boolean isochoric;
    private final double viscosity;
    private final Formula[] formulas;
    private final Internal.Variables internals;
    private final int n;
    private final LuSolver solver;
    private final double[] right;
    private final double[] q = new double[9];
    private final double[] whole = new double[9];
    private final double[] basis = new double[9];
    private final double[] product = new double[9];
    private final double[] image = new double[9];
    private final double[] symmetric = new double[9];

    /**
     * A contraction under a stress.
     *
     * @param viscosity μ_γ, resistance to contraction [Pa·s]
     * @param formulas  the nine entries of Q [Pa], row by row
     * @param internals the room that a model gave for {@link #states}
     */
    public ActiveStress(
            boolean planar, boolean isochoric, double viscosity, Formula[] formulas, Internal.Variables internals) {
        this.planar = planar;
        this.isochoric = isochoric;
        this.viscosity = Check.positive("contraction viscosity [Pa*s]", viscosity);
        this.formulas = formulas.clone();
        this.internals = internals;
        n = planar ? 2 : 3;
        solver = new LuSolver(n * n);
        right = new double[n * n];
    }

    /**
     * The internal states of such a contraction: the entries of G - 1, four in the plane, or nine. They keep their values in
     * an equilibrium: where the matter is free to turn, or keeps its volume, V = 0 does not determine all of them.
     */
    public static List<Internal.Variable> states(boolean planar) {
        int n = planar ? 2 : 3;
        List<Internal.Variable> states = new ArrayList<>();
        for (int k = 0; k < n * n; k++) {
            String entry = "contraction." + (k / n + 1) + (k % n + 1);
            states.add(Internal.Variable.kept(entry, Dimension.NONE, 0, 1));
        }
        return states;
    }

    @Override
    public Internal.Variables internals() {
        return internals;
    }

    public boolean isochoric() {
        return isochoric;
    }

    @Override
    public void place(State state, double[] g) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                g[3 * i + j] += state.z[internals.at() + n * i + j];
            }
        }
        System.arraycopy(g, 0, whole, 0, 9);
        if (isochoric) {
            double volume = Mat3.determinant(g, 0), factor = 1 / (planar ? Math.sqrt(volume) : Math.cbrt(volume));
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    g[3 * i + j] *= factor;
                }
            }
        }
    }

    @Override
    public boolean seen(State state) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (whole[3 * i + j] != state.z[internals.at() + n * i + j] + (i == j ? 1 : 0)) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public void move(State state, Motion motion, Deformation d, double[] v) {
        for (int k = 0; k < 9; k++) {
            q[k] = formulas[k].value(state, motion);
        }
        // right side without V: Fᵀ(μ sym L)F⁻ᵀ + det G (Fᵀ ∂φ/∂F - φ 1) + Q
        symmetric(d.l);
        viscous(d, image);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                double sum = d.f[i] * d.slope[j] + d.f[3 + i] * d.slope[3 + j] + d.f[6 + i] * d.slope[6 + j];
                image[3 * i + j] += q[3 * i + j] + d.relaxedVolume * (sum - (i == j ? d.phi : 0));
            }
        }
        restrict(image, right);
        double[][] a = solver.matrix();
        for (int column = 0; column < n * n; column++) {
            Arrays.fill(basis, 0);
            basis[3 * (column / n) + column % n] = 1;
            Deformation.conjugate(d.f, basis, d.fInverse, product, image);
            symmetric(image);
            viscous(d, image);
            restrict(image, basis);
            for (int row = 0; row < n * n; row++) {
                a[row][column] = basis[row] + (row == column ? viscosity : 0);
            }
        }
        if (!solver.factor()) {
            Arrays.fill(right, Double.NaN); // the step is refused as not finite
        } else {
            solver.solve(right);
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                v[3 * i + j] = right[n * i + j];
            }
        }
    }

    private void symmetric(double[] a) {
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                symmetric[3 * i + j] = 0.5 * (a[3 * i + j] + a[3 * j + i]);
            }
        }
    }

    /** out = μ Fᵀ M F⁻ᵀ for the symmetric M: the transpose of μ F⁻¹ M F. */
    private void viscous(Deformation d, double[] out) {
        Deformation.conjugate(d.fInverse, symmetric, d.f, product, out);
        for (int i = 0; i < 3; i++) {
            out[4 * i] *= d.viscosity();
            for (int j = 0; j < i; j++) {
                double x = out[3 * i + j];
                out[3 * i + j] = d.viscosity() * out[3 * j + i];
                out[3 * j + i] = d.viscosity() * x;
            }
        }
    }

    /** The entries that may move, without their trace if the volume stays. */
    private void restrict(double[] a, double[] out) {
        double mean = !isochoric ? 0 : (planar ? a[0] + a[4] : a[0] + a[4] + a[8]) / n;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                out[n * i + j] = a[3 * i + j] - (i == j ? mean : 0);
            }
        }
    }

    @Override
    public void internalRates(Deformation d, double[] rates) {
        Mat3.times(d.v, 0, whole, 0, product, 0);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                rates[internals.at() + n * i + j] = product[3 * i + j];
            }
        }
    }

    @Override
    public double dissipation(Deformation d) {
        return viscosity * Deformation.dot(d.v, d.v);
    }

    @Override
    public double supplied(Deformation d) {
        return Deformation.dot(q, d.v);
    }

    @Override
    public Contraction forThread() {
        Formula[] copies = new Formula[9];
        for (int k = 0; k < 9; k++) {
            copies[k] = formulas[k].forThread();
        }
        return new ActiveStress(planar, isochoric, viscosity, copies, internals);
    }
}
