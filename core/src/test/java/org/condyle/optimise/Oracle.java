package org.condyle.optimise;

import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.Variable;

/** The same problems, solved by ojAlgo. */
final class Oracle {
    private Oracle() {}

    record Answer(boolean feasible, double value, double[] c) {}

    /** min Σ w (c - c*)². */
    static Answer quadratic(LoadProblem p) {
        ExpressionsBasedModel model = controls(p);
        Expression cost = model.addExpression("cost").weight(1);
        for (int i = 0; i < p.controls; i++) {
            cost.set(i, i, p.weight[i]);
            cost.set(i, -2 * p.weight[i] * p.target[i]);
        }
        rows(model, p);
        return answer(model.minimise(), p.controls);
    }

    /** min Σ w |c - c*|, the parts above and below the target as variables. */
    static Answer linear(LoadProblem p) {
        ExpressionsBasedModel model = controls(p);
        Expression cost = model.addExpression("cost").weight(1);
        for (int i = 0; i < p.controls; i++) {
            model.newVariable("up" + i).lower(0);
            model.newVariable("down" + i).lower(0);
            int up = p.controls + 2 * i;
            cost.set(up, p.weight[i]);
            cost.set(up + 1, p.weight[i]);
            Expression part = model.addExpression("part" + i).level(p.target[i]);
            part.set(i, 1);
            part.set(up, -1);
            part.set(up + 1, 1);
        }
        rows(model, p);
        return answer(model.minimise(), p.controls);
    }

    /** min |B c - τ|², the residuals as variables: squaring B would cost half the digits. */
    static Answer nearest(LoadProblem p) {
        ExpressionsBasedModel model = controls(p);
        Expression cost = model.addExpression("cost").weight(1);
        for (int j = 0; j < p.rows; j++) {
            model.newVariable("missing" + j);
            cost.set(p.controls + j, p.controls + j, 1);
        }
        rows(model, p);
        for (int j = 0; j < p.rows; j++) {
            model.getExpression("row" + j).set(p.controls + j, 1);
        }
        return answer(model.minimise(), p.controls);
    }

    private static ExpressionsBasedModel controls(LoadProblem p) {
        ExpressionsBasedModel model = new ExpressionsBasedModel();
        for (int i = 0; i < p.controls; i++) {
            Variable v = model.newVariable("c" + i);
            if (p.low[i] > Double.NEGATIVE_INFINITY) {
                v.lower(p.low[i]);
            }
            if (p.high[i] < Double.POSITIVE_INFINITY) {
                v.upper(p.high[i]);
            }
        }
        return model;
    }

    private static void rows(ExpressionsBasedModel model, LoadProblem p) {
        for (int j = 0; j < p.rows; j++) {
            Expression row = model.addExpression("row" + j).level(p.tau[j]);
            for (int i = 0; i < p.controls; i++) {
                row.set(i, p.b[j * p.controls + i]);
            }
        }
    }

    private static Answer answer(Optimisation.Result result, int controls) {
        double[] c = new double[controls];
        for (int i = 0; i < controls; i++) {
            c[i] = result.doubleValue(i);
        }
        return new Answer(result.getState().isFeasible(), result.getValue(), c);
    }

    /** A whole motion, min Σ h w (c - c*)² + s Σ Δc²/Δt, in mean steps. */
    static double[][] motion(MotionCase p, double smoothness) {
        ExpressionsBasedModel model = new ExpressionsBasedModel();
        Expression cost = model.addExpression("cost").weight(1);
        int n = p.controls;
        double mean = (p.times[p.frames - 1] - p.times[0]) / (p.frames - 1);
        for (int k = 0; k < p.frames; k++) {
            for (int i = 0; i < n; i++) {
                Variable v = model.newVariable("c" + k + "_" + i);
                if (p.low[i] > Double.NEGATIVE_INFINITY) {
                    v.lower(p.low[i]);
                }
                if (p.high[i] < Double.POSITIVE_INFINITY) {
                    v.upper(p.high[i]);
                }
                double tie = 0;
                if (k > 0) {
                    double step = p.times[k] - p.times[k - 1];
                    tie += smoothness / (step * mean);
                    cost.set((k - 1) * n + i, k * n + i, -2 * smoothness / (step * mean));
                }
                if (k + 1 < p.frames) {
                    double step = p.times[k + 1] - p.times[k];
                    tie += smoothness / (step * mean);
                }
                cost.set(k * n + i, k * n + i, p.share(k) * p.weight[i] + tie);
                cost.set(k * n + i, -2 * p.share(k) * p.weight[i] * p.target[k][i]);
            }
        }
        for (int k = 0; k < p.frames; k++) {
            for (int j = 0; j < p.rows; j++) {
                Expression row = model.addExpression("row" + k + "_" + j).level(p.tau[k][j]);
                for (int i = 0; i < n; i++) {
                    row.set(k * n + i, p.b[k][j * n + i]);
                }
            }
        }
        Optimisation.Result result = model.minimise();
        double[][] c = new double[p.frames][n];
        for (int k = 0; k < p.frames; k++) {
            for (int i = 0; i < n; i++) {
                c[k][i] = result.doubleValue(k * n + i);
            }
        }
        return c;
    }

    /** The least violation of the conditions of frame k over all multipliers of its rows: a linear programme. */
    static double violation(MotionCase p, int k, double[][] c, double[] slope, double[] terms, double least) {
        ExpressionsBasedModel model = new ExpressionsBasedModel();
        for (int j = 0; j < p.rows; j++) {
            model.newVariable("more" + j);
        }
        model.newVariable("violation").lower(0).weight(1);
        for (int i = 0; i < p.controls; i++) {
            double size = Math.max(terms[i], least);
            for (int side = -1; side <= 1; side += 2) { // z >= -violation, z <= violation
                if (c[k][i] == (side > 0 ? p.low[i] : p.high[i])) {
                    continue; // a bound may push inwards
                }
                Expression e = model.addExpression("z" + i + "," + side).upper(-side * slope[i] / size);
                for (int j = 0; j < p.rows; j++) {
                    e.set(j, -side * p.b[k][j * p.controls + i] / size);
                }
                e.set(p.rows, -1);
            }
        }
        Optimisation.Result result = model.minimise();
        return result.getState().isFeasible() ? result.doubleValue(p.rows) : Double.NaN;
    }
}
