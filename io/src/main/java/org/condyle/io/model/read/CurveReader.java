package org.condyle.io.model.read;

import java.util.List;
import java.util.Locale;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.NameTable;
import org.condyle.expression.Quantity;
import org.condyle.expression.UserFunction;
import org.condyle.function.LinearTable;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.document.ValueType;
import org.condyle.io.problem.Code;
import org.condyle.math.CubicSpline;
import org.condyle.math.QuinticSpline;

/** Curves: named functions of one variable, as Fourier sums, splines and lines through points in the file, or through data. */
public final class CurveReader {
    private static final ValueType ENDS = ValueType.choice("natural", "not-a-knot", "periodic", "simm");
    private static final ValueType OUTSIDE = ValueType.choice("extend", "line", "hold", "zero");
    private static final ValueType NUMBERS = ValueType.listOf(ValueType.quantity("any"));

    private static final MappingType FOURIER = MappingType.mapping(
                    "fourier", "mean + trend*x + sum of cos[k] cos(2 pi k x/period) + sin[k] sin(2 pi k x/period)")
            .need("period", ValueType.quantity("any"), "the longest period")
            .key("mean", ValueType.quantity("any"), "constant part", "0")
            .key("trend", ValueType.quantity("any"), "slope", "0")
            .key("cos", NUMBERS, "cosine coefficients, k = 1, 2, ...", "[]")
            .key("sin", NUMBERS, "sine coefficients", "[]");

    private static final MappingType FORM = MappingType.mapping("spline-form", "which curve through the points")
            .key("degree", ValueType.choice("3", "5"), "cubic, or the natural spline of degree 5", "3")
            .key(
                    "ends",
                    ENDS,
                    "condition at the ends of a cubic spline; 'simm': from third differences, as SIMM and OpenSim",
                    "not-a-knot")
            .key("outside", OUTSIDE, "beyond the points: parabola, straight line, last value, or zero", "extend");

    private static final MappingType SPLINE = MappingType.mapping("spline", "smooth curve through points")
            .need("x", NUMBERS, "knots, increasing")
            .need("y", NUMBERS, "values")
            .including(FORM);

    private static final MappingType POLYLINE = MappingType.mapping("polyline", "straight lines between points")
            .need("x", NUMBERS, "increasing")
            .need("y", NUMBERS, "values")
            .key(
                    "outside",
                    ValueType.choice("line", "hold"),
                    "beyond the points: along the last line, or the last value",
                    "line");

    private static final MappingType DATA = MappingType.mapping(
                    "data", "smooth curve through columns of a " + TableFormat.DATA_FILE)
            .need("file", ValueType.text(), "file in the folder of the model")
            .need("x", ValueType.expression("any"), "column, or expression of columns")
            .example("time")
            .need("y", ValueType.expression("any"), "column, or expression of columns")
            .example("= knee_angle * 1 deg")
            .key(
                    "rows",
                    ValueType.listOf(ValueType.integer(1, Integer.MAX_VALUE), 2, 2),
                    "first and last row, counted from 1")
            .including(FORM);

    public static final MappingType SHAPE = MappingType.mapping("curve", "a named function of one variable")
            .key("fourier", FOURIER, "a Fourier sum")
            .key("spline", SPLINE, "a spline through points given here")
            .key("polyline", POLYLINE, "straight lines between points given here")
            .key("data", DATA, "a spline through a data file")
            .exactlyOneOf("fourier", "spline", "polyline", "data");

    private static final UserFunction ZERO =
            new PolylineCurve(new LinearTable(new double[] {0, 1}, new double[2], new LinearTable.Outside.Hold()));

    private final Document document;
    private final Problems problems;

    public CurveReader(Document document, Problems problems) {
        this.document = document;
        this.problems = problems;
    }

    /** A curve; zero everywhere if it is wrong. Coefficients are plain numbers or quantities, not expressions. */
    public UserFunction read(Part v) {
        int before = problems.size();
        try {
            if (v.has("fourier")) {
                return fourier(v.part("fourier"));
            }
            Part s = v.part(v.has("spline") ? "spline" : v.has("polyline") ? "polyline" : "data");
            double[][] points = v.has("data") ? data(s) : new double[][] {numbers(s.entry("x")), numbers(s.entry("y"))};
            if (problems.size() > before) {
                return ZERO;
            }
            int broken = firstNotIncreasing(points[0]);
            if (broken > 0) {
                notIncreasing(v, s, broken, points[0]);
                return ZERO;
            }
            return v.has("polyline") ? polyline(s, points) : spline(s, points);
        } catch (DocumentException e) {
            problems.addAll(e.problems());
        } catch (ExpressionException e) {
            problems.error(Texts.code(e), v.entry(), e.said(), e.hint());
        } catch (IllegalArgumentException e) {
            problems.error(Code.MODEL_REFUSED, v.entry(), String.valueOf(e.getMessage()));
        }
        return ZERO;
    }

    private UserFunction polyline(Part s, double[][] points) {
        if (points[0].length != points[1].length || points[0].length < 2) {
            problems.error(
                    Code.WRONG_COUNT,
                    s.entry("y"),
                    "a polyline needs two or more points",
                    "x has " + points[0].length + " numbers, y has " + points[1].length);
            return ZERO;
        }
        return new PolylineCurve(new LinearTable(
                points[0],
                points[1],
                s.text("outside").equals("hold") ? new LinearTable.Outside.Hold() : new LinearTable.Outside.Extend()));
    }

    private UserFunction spline(Part s, double[][] points) {
        boolean quintic = s.text("degree").equals("5");
        if (quintic && s.has("ends") && !s.text("ends").equals("natural")) {
            problems.error(
                    Code.KEYS_CLASH,
                    s.entry("ends"),
                    "a spline of degree 5 has natural ends, was " + s.text("ends"),
                    "remove the key, or use degree: 3");
            return ZERO;
        }
        SplineCurve.Outside outside =
                SplineCurve.Outside.valueOf(s.text("outside").toUpperCase(Locale.ROOT));
        if (quintic) {
            return new SplineCurve(new QuinticSpline(points[0], points[1]), outside);
        }
        CubicSpline.Ends ends = switch (s.text("ends")) {
            case "natural" -> CubicSpline.Ends.NATURAL;
            case "periodic" -> CubicSpline.Ends.PERIODIC;
            case "simm" -> CubicSpline.Ends.THIRD_DIFFERENCES;
            default -> CubicSpline.Ends.NOT_A_KNOT;
        };
        return new SplineCurve(new CubicSpline(points[0], points[1], ends), outside);
    }

    private static int firstNotIncreasing(double[] x) {
        for (int i = 1; i < x.length; i++) {
            if (!(x[i] > x[i - 1])) {
                return i;
            }
        }
        return 0;
    }

    private void notIncreasing(Part v, Part s, int i, double[] x) {
        if (!v.has("data")) {
            problems.error(
                    Code.NOT_INCREASING,
                    s.entry("x").items().get(i),
                    "must be larger than the previous knot, " + (float) x[i - 1] + ", was "
                            + s.entry("x").items().get(i).text(),
                    "knots must increase");
        } else {
            int row = i
                    + 1
                    + (s.has("rows") ? Integer.parseInt(s.list("rows").get(0).text()) - 1 : 0);
            problems.error(
                    Code.NOT_INCREASING,
                    s.entry("x"),
                    "must increase from row to row: in row " + row + " of " + s.text("file") + " it is " + (float) x[i]
                            + " after " + (float) x[i - 1]);
        }
    }

    private UserFunction fourier(Part f) {
        double[] cos = numbers(f.entry("cos")), sin = numbers(f.entry("sin"));
        int n = Math.max(cos.length, sin.length);
        double period = number(f.entry("period"));
        if (!(period > 0)) {
            problems.error(
                    Code.NOT_POSITIVE,
                    f.entry("period"),
                    "must be > 0, was " + f.entry("period").text());
        }
        return new FourierCurve(
                period,
                number(f.entry("mean")),
                number(f.entry("trend")),
                java.util.Arrays.copyOf(cos, n),
                java.util.Arrays.copyOf(sin, n));
    }

    private double[] numbers(Entry e) {
        return e.items().stream().mapToDouble(this::number).toArray();
    }

    private double number(Entry e) {
        try {
            Texts.refuseNotFinite(e.text());
            double x = Quantity.parse(e.text()).si();
            if (!Double.isFinite(x)) {
                throw Texts.notFinite(e.text());
            }
            return x;
        } catch (ExpressionException x) {
            Texts.report(problems, e, x);
            return 0;
        }
    }

    private double[][] data(Part s) {
        Entry file = s.entry("file");
        DataTable table = ReaderContext.dataFile(document, file);
        int first = 1, last = table.rows();
        if (s.has("rows")) {
            List<Entry> rows = s.list("rows");
            first = Integer.parseInt(rows.get(0).text());
            last = Integer.parseInt(rows.get(1).text());
            if (first > last || last > table.rows()) {
                problems.error(
                        Code.OUT_OF_RANGE, s.entry("rows"), "must lie in 1 .. " + table.rows() + ", first before last");
                first = 1;
                last = table.rows();
            }
        }
        return new double[][] {column(table, s.entry("x"), first, last), column(table, s.entry("y"), first, last)};
    }

    private double[] column(DataTable table, Entry e, int first, int last) {
        NameTable names = new NameTable();
        List<String> usable =
                table.columns().stream().filter(Expression::isName).toList();
        usable.forEach(names::variable);
        Expression x;
        try {
            x = Expression.parse(Texts.isExpression(e.text()) ? Texts.expressionText(e.text()) : e.text(), names);
        } catch (ExpressionException error) {
            Texts.report(problems, e, error);
            return new double[] {0, 1};
        }
        Evaluator evaluator = x.evaluator();
        double[] row = new double[usable.size()];
        double[] out = new double[last - first + 1];
        double[][] columns = usable.stream().map(table::column).toArray(double[][]::new);
        for (int i = 0; i < out.length; i++) {
            for (int c = 0; c < row.length; c++) {
                row[c] = columns[c][first - 1 + i];
            }
            out[i] = evaluator.value(row);
        }
        return out;
    }

    /** mean + trend x + Σ c_k cos(k w x) + s_k sin(k w x), by the recurrence of the double angle. */
    private record FourierCurve(double period, double mean, double trend, double[] cos, double[] sin)
            implements UserFunction {
        @Override
        public int arguments() {
            return 1;
        }

        @Override
        public double value(double[] x) {
            double w = 2 * Math.PI / period * x[0], c1 = Math.cos(w), s1 = Math.sin(w), c = 1, s = 0;
            double sum = mean + trend * x[0];
            for (int k = 0; k < cos.length; k++) {
                double next = c * c1 - s * s1;
                s = s * c1 + c * s1;
                c = next;
                sum += cos[k] * c + sin[k] * s;
            }
            return sum;
        }

        @Override
        public void jet(double x, double[] out) {
            double base = 2 * Math.PI / period, c1 = Math.cos(base * x), s1 = Math.sin(base * x), c = 1, s = 0;
            double f = mean + trend * x, df = trend, ddf = 0;
            for (int k = 0; k < cos.length; k++) {
                double next = c * c1 - s * s1, w = base * (k + 1);
                s = s * c1 + c * s1;
                c = next;
                double part = cos[k] * c + sin[k] * s;
                f += part;
                df += w * (sin[k] * c - cos[k] * s);
                ddf -= w * w * part;
            }
            out[0] = f;
            out[1] = df;
            out[2] = ddf;
        }
    }
}
