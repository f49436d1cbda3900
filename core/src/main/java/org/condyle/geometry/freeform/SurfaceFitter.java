package org.condyle.geometry.freeform;

import java.util.Arrays;
import org.condyle.math.GaussLegendre;

/**
 * Fits a NURBS surface with given knots and weights to points X: the least of Σ |S(uₖ, vₖ) - Xₖ|² + λ ∫∫ (s_uu² + 2 s_uv² + s_vv²) du dv
 * (the energy of a thin plate over the unit square of parameters). The parameters begin as those of a {@link BaseSurface}; then those of the
 * feet of the points on the last fit take their place, until the distances change by less than 1 % (parameter correction; J. Hoschek,
 * Computer Aided Geometric Design 5 (1988) 27-31). Free weights are not offered: points hardly determine them.
 */
public final class SurfaceFitter {
    private static final int MOST_ROUNDS = 20;
    private static final double SETTLED = 0.01; // change of the root mean square from round to round
    private static final GaussLegendre GAUSS = new GaussLegendre(3); // along each span, for the energy
    private static final int[] ORDERS_U = {0, 1, 0, 2, 1, 0}; // of the derivatives of functions()
    private static final int[] ORDERS_V = {0, 0, 1, 0, 1, 2};

    private final double[] points;
    private final Net net;
    private final double smoothing;
    private final BSplineBasis alongU;
    private final BSplineBasis alongV;
    private final int band;
    private final double[] row;
    private final double[] jetU;
    private final double[] jetV;
    private final double[] rational;
    private final int[] cell; // of each point
    private final int[] order; // of the points by their cells
    private double condition;
    private int empty;

    private SurfaceFitter(double[] points, Net net, double smoothing) {
        this.points = points;
        this.net = net;
        this.smoothing = smoothing;
        alongU = new BSplineBasis(net.knotsU(), net.degreeU());
        alongV = new BSplineBasis(net.knotsV(), net.degreeV());
        band = net.degreeU() * net.columns() + net.degreeV() + 1;
        row = new double[band];
        jetU = new double[3 * (net.degreeU() + 1)];
        jetV = new double[3 * (net.degreeV() + 1)];
        rational = new double[6 * (net.degreeU() + 1) * (net.degreeV() + 1)];
        cell = new int[points.length / 3];
        order = new int[cell.length];
    }

    /**
     * The fit to points whose parameters are known.
     *
     * @param points     x, y, z of each [m]
     * @param net        degrees, knots and weights; its points do not count
     * @param parameters u and v of each point, within the knots
     * @param smoothing  λ [1]
     * @throws IllegalArgumentException if the points do not determine the net
     */
    public static SurfaceFit withParameters(double[] points, Net net, double[] parameters, double smoothing) {
        SurfaceFitter f = new SurfaceFitter(points, net, smoothing);
        Net fitted = net.withPoints(f.solve(parameters));
        return f.result(fitted, parameters, f.feet(fitted, parameters.clone()), 0);
    }

    /** The fit to points whose parameters are those of their feet, found from a base surface. */
    public static SurfaceFit corrected(double[] points, Net net, BaseSurface base, double smoothing) {
        SurfaceFitter f = new SurfaceFitter(points, net, smoothing);
        double[] parameters = base.parameters(points);
        Net best = net.withPoints(f.solve(parameters));
        double[] distances = f.feet(best, parameters), bestParameters = parameters.clone();
        double rms = rms(distances);
        int rounds = 0;
        for (boolean settled = false; !settled && rounds < MOST_ROUNDS; rounds++) {
            Net next = net.withPoints(f.solve(parameters));
            double[] found = f.feet(next, parameters);
            double now = rms(found);
            if (now > rms) {
                break; // feet that wander along the rim may spoil a fit; the best one is kept
            }
            settled = rms - now <= SETTLED * rms;
            best = next;
            distances = found;
            bestParameters = parameters.clone();
            rms = now;
        }
        return f.result(best, bestParameters, distances, rounds);
    }

    private SurfaceFit result(Net fitted, double[] parameters, double[] distances, int rounds) {
        return new SurfaceFit(fitted, parameters, distances, condition, rounds, empty);
    }

    private static double rms(double[] x) {
        return Math.sqrt(Arrays.stream(x).map(d -> d * d).sum() / x.length);
    }

    /** Moves the parameters to the feet of the points; the signed distances. */
    private double[] feet(Net fitted, double[] parameters) {
        ParametricShape shape = new ParametricShape(fitted.surface());
        double[] out = new double[8], distances = new double[points.length / 3];
        for (int k = 0; k < distances.length; k++) {
            double d = shape.project(points[3 * k], points[3 * k + 1], points[3 * k + 2], parameters, 2 * k, out);
            distances[k] = d;
            parameters[2 * k] = out[6];
            parameters[2 * k + 1] = out[7];
        }
        return distances;
    }

    /** The control points. */
    private double[] solve(double[] parameters) {
        BandedLeastSquares equations = new BandedLeastSquares(net.rows() * net.columns(), band, 3);
        int[] start = sorted(parameters);
        int cells = alongU.spans() * alongV.spans();
        double[] right = new double[3];
        empty = 0;
        for (int c = 0; c < cells; c++) {
            int i = c / alongV.spans(), j = c % alongV.spans();
            int from = start[c], to = start[c + 1];
            for (int n = from; n < to; n++) {
                int k = order[n];
                functions(i, j, parameters[2 * k], parameters[2 * k + 1]);
                System.arraycopy(points, 3 * k, right, 0, 3);
                equations.add(first(i, j), rowOf(0), 1, right);
            }
            empty += from == to ? 1 : 0;
            if (smoothing > 0) {
                addEnergy(equations, i, j);
            }
        }
        if (equations.undetermined() >= 0) {
            throw new IllegalArgumentException("the points do not determine the net: " + empty + " of its " + cells
                    + " spans have no point; take fewer spans, or smoothing");
        }
        condition = equations.condition();
        return equations.solve();
    }

    /** Sorts the points by their cells; where each cell begins. */
    private int[] sorted(double[] parameters) {
        int[] start = new int[alongU.spans() * alongV.spans() + 1];
        for (int k = 0; k < cell.length; k++) {
            cell[k] = alongU.spanOf(parameters[2 * k]) * alongV.spans() + alongV.spanOf(parameters[2 * k + 1]);
            start[cell[k] + 1]++;
        }
        for (int c = 1; c < start.length; c++) {
            start[c] += start[c - 1];
        }
        int[] next = start.clone();
        for (int k = 0; k < cell.length; k++) {
            order[next[cell[k]]++] = k;
        }
        return start;
    }

    private int first(int spanU, int spanV) {
        return alongU.first(spanU) * net.columns() + alongV.first(spanV);
    }

    private void addEnergy(BandedLeastSquares equations, int i, int j) {
        double[] u = alongU.breaks(), v = alongV.breaks(), zero = new double[3];
        double hu = u[i + 1] - u[i], hv = v[j + 1] - v[j];
        for (int a = 0; a < GAUSS.size(); a++) {
            for (int b = 0; b < GAUSS.size(); b++) {
                functions(i, j, u[i] + 0.5 * hu * (1 + GAUSS.node[a]), v[j] + 0.5 * hv * (1 + GAUSS.node[b]));
                double w = Math.sqrt(smoothing * 0.25 * hu * hv * GAUSS.weight[a] * GAUSS.weight[b]);
                equations.add(first(i, j), rowOf(3), w, zero);
                equations.add(first(i, j), rowOf(4), Math.sqrt(2) * w, zero);
                equations.add(first(i, j), rowOf(5), w, zero);
            }
        }
    }

    /** Writes the rational functions of a cell: value, ∂u, ∂v, ∂uu, ∂uv, ∂vv of each. */
    private void functions(int spanU, int spanV, double u, double v) {
        alongU.at(spanU, u, jetU);
        alongV.at(spanV, v, jetV);
        int orderU = net.degreeU() + 1, orderV = net.degreeV() + 1;
        double[] sum = new double[6];
        for (int a = 0; a < orderU; a++) {
            for (int b = 0; b < orderV; b++) {
                double w = net.weights()[(alongU.first(spanU) + a) * net.columns() + alongV.first(spanV) + b];
                int at = 6 * (a * orderV + b);
                for (int d = 0; d < 6; d++) {
                    rational[at + d] = w * jetU[3 * a + ORDERS_U[d]] * jetV[3 * b + ORDERS_V[d]];
                    sum[d] += rational[at + d];
                }
            }
        }
        for (int at = 0; at < 6 * orderU * orderV; at += 6) { // the quotient rule
            double f = rational[at] / sum[0];
            double fu = (rational[at + 1] - sum[1] * f) / sum[0], fv = (rational[at + 2] - sum[2] * f) / sum[0];
            rational[at + 3] = (rational[at + 3] - 2 * sum[1] * fu - sum[3] * f) / sum[0];
            rational[at + 4] = (rational[at + 4] - sum[1] * fv - sum[2] * fu - sum[4] * f) / sum[0];
            rational[at + 5] = (rational[at + 5] - 2 * sum[2] * fv - sum[5] * f) / sum[0];
            rational[at] = f;
            rational[at + 1] = fu;
            rational[at + 2] = fv;
        }
    }

    /** The row of the equation for the value of the surface (0) or one of its derivatives, in the order of {@link #functions}. */
    private double[] rowOf(int which) {
        Arrays.fill(row, 0);
        int orderV = net.degreeV() + 1;
        for (int a = 0; a <= net.degreeU(); a++) {
            for (int b = 0; b < orderV; b++) {
                row[a * net.columns() + b] = rational[6 * (a * orderV + b) + which];
            }
        }
        return row;
    }
}
