package org.condyle.foreign.opensim.write;

import java.util.Arrays;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.expression.UserFunction;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Entry;
import org.condyle.math.CubicSpline;
import org.jspecify.annotations.Nullable;

/** Writes functions of one variable as the classes of OpenSim; what has no class becomes a spline through its values. */
public final class FunctionWriter {
    private static final int SAMPLES = 201;
    private static final String NATURAL = "GCVSpline";

    private final Sheet sheet;

    FunctionWriter(Sheet sheet) {
        this.sheet = sheet;
    }

    /**
     * A formula with the variable that it depends on, and where that variable lies if the formula has to be approximated.
     *
     * @param shift what the variable of OpenSim is larger by: a stretch is 1 + strain
     */
    public record Formula(Entry entry, Expression expression, int slot, double from, double to, double shift) {
        public Formula(Entry entry, Expression expression, int slot, double from, double to) {
            this(entry, expression, slot, from, to, 0);
        }
    }

    /** Writes a formula as a new child; the loss report tells if it is an approximation. */
    public void write(XmlElement parent, Formula formula, double factor) {
        Form form = formula.expression.translate(new FormReader()).times(factor);
        if (!form.known() || (formula.shift != 0 && !form.isConstant()) || !write(parent, form)) {
            sampled(parent, formula, factor);
        }
    }

    /** Writes a formula of the time. */
    public void ofTime(XmlElement parent, Entry entry, Expression x) {
        double from = sheet.file.run().from(), to = Math.max(sheet.file.run().until(), from + 1e-3);
        write(parent, new Formula(entry, x, 0, from, to), 1);
    }

    /** Writes a constant. */
    public static void constant(XmlElement parent, double value) {
        Sheet.numbers(parent.add("Constant"), "value", value);
    }

    /** Writes a form of one variable; false if OpenSim has no class for it. */
    public boolean write(XmlElement parent, Form form) {
        if (form.parts().size() > 1) {
            return false;
        }
        if (form.isConstant()) {
            constant(parent, form.constant());
            return true;
        }
        Form.Part part = form.parts().values().iterator().next();
        if (part instanceof Form.Polynomial p) {
            polynomial(parent, p.c(), form.constant());
        } else if (part instanceof Form.Sine s) {
            XmlElement f = parent.add("Sine");
            Sheet.numbers(f, "amplitude", s.amplitude());
            Sheet.numbers(f, "omega", s.omega());
            Sheet.numbers(f, "phase", s.phase());
            Sheet.numbers(f, "offset", form.constant());
        } else if (part instanceof Form.Step s) {
            XmlElement f = parent.add("StepFunction");
            Sheet.numbers(f, "start_time", s.from());
            Sheet.numbers(f, "end_time", s.to());
            Sheet.numbers(f, "start_value", form.constant());
            Sheet.numbers(f, "end_value", form.constant() + s.height());
        } else {
            return part instanceof Form.Curve c && curve(parent, c, form.constant());
        }
        return true;
    }

    private static void polynomial(XmlElement parent, double[] c, double constant) {
        if (c.length == 2) {
            Sheet.numbers(parent.add("LinearFunction"), "coefficients", c[1], constant);
            return;
        }
        double[] highestFirst = new double[c.length];
        for (int k = 0; k < c.length; k++) {
            highestFirst[c.length - 1 - k] = k == 0 ? constant : c[k];
        }
        Sheet.numbers(parent.add("PolynomialFunction"), "coefficients", highestFirst);
    }

    /** Splines with the ends of OpenSim and polylines that go on straight; other curves are not theirs. */
    private boolean curve(XmlElement parent, Form.Curve c, double constant) {
        @Nullable Points points = points(c.f());
        if (points == null) {
            return false;
        }
        boolean plain = c.slope() == 1 && c.shift() == 0;
        double[] x = points.x, y = points.y;
        if (!plain) {
            int n = x.length;
            double[] u = new double[n], v = new double[n];
            for (int i = 0; i < n; i++) {
                int k = c.slope() < 0 ? n - 1 - i : i;
                u[i] = (x[k] - c.shift()) / c.slope();
                v[i] = y[k];
            }
            x = u;
            y = v;
        }
        boolean multiplied = c.scale() != 1 && constant == 0;
        double factor = multiplied ? 1 : c.scale();
        double[] values = Arrays.stream(y).map(v -> factor * v + constant).toArray();
        XmlElement f;
        if (multiplied) {
            XmlElement multiplier = parent.add("MultiplierFunction");
            f = multiplier.add("function").add(points.className);
            Sheet.numbers(multiplier, "scale", c.scale());
        } else {
            f = parent.add(points.className);
        }
        if (points.halfOrder > 0) {
            Sheet.numbers(f, "half_order", points.halfOrder);
            Sheet.numbers(f, "error_variance", 0);
        }
        Sheet.numbers(f, "x", x);
        Sheet.numbers(f, "y", values);
        return true;
    }

    /**
     * A curve through points.
     *
     * @param halfOrder m of a natural spline of degree 2m - 1; 0 for other classes
     */
    private record Points(String className, int halfOrder, double[] x, double[] y) {}

    private @Nullable Points points(UserFunction f) {
        @Nullable Entry curve = sheet.curve(f);
        if (curve == null) {
            return null;
        }
        @Nullable
        Entry spline = curve.child("spline").orElse(null),
                line = curve.child("polyline").orElse(null);
        boolean quintic = spline != null && Sheet.is(spline, "degree", "5");
        if (spline != null && !quintic && Sheet.is(spline, "ends", "simm") && Sheet.is(spline, "outside", "line")) {
            return points("SimmSpline", 0, spline);
        }
        if (spline != null && !quintic && Sheet.is(spline, "ends", "natural") && Sheet.is(spline, "outside", "line")) {
            return points(NATURAL, 2, spline);
        }
        if (spline != null && quintic && Sheet.is(spline, "outside", "extend")) {
            return points(NATURAL, 3, spline);
        }
        if (line != null && Sheet.is(line, "outside", "hold")) {
            return points(NATURAL, 1, line);
        }
        return line != null && Sheet.is(line, "outside", "line") ? points("PiecewiseLinearFunction", 0, line) : null;
    }

    /** Null for a natural spline through fewer points than OpenSim needs, twice the half order. */
    private @Nullable Points points(String className, int halfOrder, Entry spline) {
        double[] x = column(spline, "x");
        return x.length < 2 * halfOrder ? null : new Points(className, halfOrder, x, column(spline, "y"));
    }

    private double[] column(Entry spline, String key) {
        return Sheet.list(spline, key).stream()
                .mapToDouble(e -> sheet.r.quantities.quantity(e, "*"))
                .toArray();
    }

    /** A spline through values at equal distances; the largest difference between them is measured and told. */
    private void sampled(XmlElement parent, Formula f, double factor) {
        Evaluator value = f.expression.evaluator();
        double[] x = new double[SAMPLES], y = new double[SAMPLES], all = new double[f.slot + 1];
        for (int i = 0; i < SAMPLES; i++) {
            x[i] = f.from + (f.to - f.from) * i / (SAMPLES - 1);
            all[f.slot] = x[i];
            y[i] = factor * value.value(all);
        }
        CubicSpline spline = new CubicSpline(x, y, CubicSpline.Ends.NOT_A_KNOT);
        double worst = 0;
        for (int i = 1; i < SAMPLES; i++) {
            all[f.slot] = (x[i] + x[i - 1]) / 2;
            worst = Math.max(worst, Math.abs(factor * value.value(all) - spline.value(all[f.slot])));
        }
        XmlElement e = parent.add("SimmSpline");
        for (int i = 0; i < SAMPLES; i++) {
            x[i] += f.shift;
        }
        Sheet.numbers(e, "x", x);
        Sheet.numbers(e, "y", y);
        sheet.matters(
                f.entry,
                "formula",
                "OpenSim has no function for it; it is a spline through " + SAMPLES + " values from " + (float) f.from
                        + " to " + (float) f.to + " [SI], which differs by " + (float) worst + " at most");
    }
}
