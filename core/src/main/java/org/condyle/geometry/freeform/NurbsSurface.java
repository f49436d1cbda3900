package org.condyle.geometry.freeform;

import org.condyle.math.Check;
import org.condyle.math.Knots;

/**
 * A NURBS surface, s(u,v) = Σ Nᵢ(u) Nⱼ(v) wᵢⱼ Pᵢⱼ / Σ Nᵢ(u) Nⱼ(v) wᵢⱼ (L. Piegl and W. Tiller, The NURBS Book, 1997).
 * Bézier and B-spline surfaces are special cases with constructors of their own. Each knot span is kept as polynomials
 * of its own parameters in [0, 1], so that points and derivatives are computed by Horner's rule.
 */
public final class NurbsSurface implements ParametricSurface {
    private static final int HIGHEST = 9;

    private final double[] breaksU;
    private final double[] breaksV;
    private final int orderU;
    private final int orderV;
    private final double[] power; // [span u][span v][power of u][power of v][w x, w y, w z, w]

    /**
     * @param knotsU  increasing, {@code rows + degreeU + 1} of them; repeated degreeU + 1 times at the ends to begin and
     *                end on the net
     * @param points  control points x, y, z [m], row by row; v runs along a row
     * @param weights one for each control point, all positive
     */
    public NurbsSurface(int degreeU, int degreeV, double[] knotsU, double[] knotsV, double[] points, double[] weights) {
        Check.within("NURBS degree in u", degreeU, 1, HIGHEST);
        Check.within("NURBS degree in v", degreeV, 1, HIGHEST);
        int rows = knotsU.length - degreeU - 1, columns = knotsV.length - degreeV - 1;
        if (rows <= degreeU || columns <= degreeV || points.length != 3 * rows * columns) {
            throw new IllegalArgumentException("a NURBS surface of degrees " + degreeU + ", " + degreeV + " with "
                    + knotsU.length + " and " + knotsV.length + " knots needs " + rows + " x " + columns
                    + " control points (more than the degrees), has " + points.length / 3.0);
        }
        Check.tuple("NURBS control points [m]", points, points.length);
        for (double w : Check.tuple("NURBS weights [-]", weights, rows * columns)) {
            Check.positive("NURBS weight [-]", w);
        }
        BSplineBasis alongU = new BSplineBasis(knotsU, degreeU), alongV = new BSplineBasis(knotsV, degreeV);
        breaksU = alongU.breaks();
        breaksV = alongV.breaks();
        orderU = degreeU + 1;
        orderV = degreeV + 1;
        power = new double[alongU.spans() * alongV.spans() * orderU * orderV * 4];
        for (int i = 0; i < alongU.spans(); i++) {
            double[][] basisU = alongU.functions(i);
            for (int j = 0; j < alongV.spans(); j++) {
                double[][] basisV = alongV.functions(j);
                int at = (i * alongV.spans() + j) * orderU * orderV * 4;
                for (int a = 0; a < orderU; a++) {
                    for (int b = 0; b < orderV; b++) {
                        int p = (alongU.first(i) + a) * columns + alongV.first(j) + b;
                        add(basisU[a], basisV[b], points, 3 * p, weights[p], at);
                    }
                }
            }
        }
    }

    private void add(double[] pu, double[] pv, double[] points, int p, double w, int at) {
        for (int m = 0; m < orderU; m++) {
            for (int n = 0; n < orderV; n++) {
                double f = pu[m] * pv[n] * w;
                int c = at + 4 * (m * orderV + n);
                power[c] += f * points[p];
                power[c + 1] += f * points[p + 1];
                power[c + 2] += f * points[p + 2];
                power[c + 3] += f;
            }
        }
    }

    /** A Bézier surface over [0, 1]² with (degreeU + 1) rows of control points. */
    public static NurbsSurface bezier(int degreeU, int degreeV, double[] points) {
        return bspline(degreeU, degreeV, clamped(degreeU + 1, degreeU), clamped(degreeV + 1, degreeV), points);
    }

    /** A B-spline surface: all weights are one. */
    public static NurbsSurface bspline(int degreeU, int degreeV, double[] knotsU, double[] knotsV, double[] points) {
        double[] weights = new double[points.length / 3];
        java.util.Arrays.fill(weights, 1);
        return new NurbsSurface(degreeU, degreeV, knotsU, knotsV, points, weights);
    }

    /** Even knots over [0, 1] for a number of control points, repeated at the ends. */
    public static double[] clamped(int points, int degree) {
        double[] out = new double[points + degree + 1];
        for (int i = 0; i < out.length; i++) {
            out[i] = i <= degree ? 0 : i >= points ? 1 : (i - degree) / (double) (points - degree);
        }
        return out;
    }

    @Override
    public double[] breaksU() {
        return breaksU.clone();
    }

    @Override
    public double[] breaksV() {
        return breaksV.clone();
    }

    private static int piece(double[] breaks, double u) {
        return Knots.piece(breaks, breaks.length - 1, u);
    }

    @Override
    public void jet(double u, double v, double[] out) {
        int i = piece(breaksU, u), j = piece(breaksV, v);
        double hu = breaksU[i + 1] - breaksU[i], hv = breaksV[j + 1] - breaksV[j];
        double s = (u - breaksU[i]) / hu, t = (v - breaksV[j]) / hv;
        int at = (i * (breaksV.length - 1) + j) * orderU * orderV * 4;
        double w = 1, wu = 0, wv = 0, wuu = 0, wuv = 0, wvv = 0;
        for (int c = 3; c >= 0; c--) { // the weight first: it divides the others
            double f = 0, fu = 0, fuu = 0, g = 0, gu = 0, h = 0; // value, ∂v, ∂vv and their u derivatives
            for (int m = orderU - 1; m >= 0; m--) {
                double p = 0, q = 0, r = 0;
                int row = at + 4 * m * orderV + c;
                for (int n = orderV - 1; n >= 0; n--) {
                    r = r * t + 2 * q;
                    q = q * t + p;
                    p = p * t + power[row + 4 * n];
                }
                fuu = fuu * s + 2 * fu;
                fu = fu * s + f;
                f = f * s + p;
                gu = gu * s + g;
                g = g * s + q;
                h = h * s + r;
            }
            fu /= hu;
            fuu /= hu * hu;
            gu /= hu * hv;
            g /= hv;
            h /= hv * hv;
            if (c == 3) {
                w = f;
                wu = fu;
                wv = g;
                wuu = fuu;
                wuv = gu;
                wvv = h;
            } else {
                double x = f / w, xu = (fu - wu * x) / w, xv = (g - wv * x) / w;
                out[c] = x;
                out[3 + c] = xu;
                out[6 + c] = xv;
                out[9 + c] = (fuu - 2 * wu * xu - wuu * x) / w;
                out[12 + c] = (gu - wu * xv - wv * xu - wuv * x) / w;
                out[15 + c] = (h - 2 * wv * xv - wvv * x) / w;
            }
        }
    }
}
