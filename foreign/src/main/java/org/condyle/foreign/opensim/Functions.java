package org.condyle.foreign.opensim;

import java.util.Arrays;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.jspecify.annotations.Nullable;

/** Functions of one argument as formulas of the model file; splines and tables become its curves. */
record Functions(Osim osim) {
    private static final Set<String> SPLINES = Set.of("SimmSpline", "NaturalCubicSpline", "natCubicSpline");
    private static final int DEEPEST = 16;
    /** Least distance of the points of a SimmSpline, as OpenSim computes it. */
    private static final double SAME = 1e-7;

    /** The function in a property such as {@code <coupled_coordinates_function>}, or the element itself; null if there is none. */
    static @Nullable XmlElement in(@Nullable XmlElement property) {
        return property == null || property.children().isEmpty()
                ? null
                : property.children().get(0);
    }

    /** The function of a property; in files of versions 2 and 3 that can be the function itself, with the name of the property. */
    static @Nullable XmlElement of(XmlElement e, String property) {
        return e.child(property)
                .map(Functions::in)
                .or(() -> e.children().stream()
                        .filter(c -> c.attribute("name", "").equals(property))
                        .findFirst())
                .orElse(null);
    }

    /**
     * The function as a formula without '='.
     *
     * @param function its element; null is the argument itself
     * @param argument what it is a function of; a number for a constant
     * @param name     for a curve that may be needed
     */
    String formula(@Nullable XmlElement function, String argument, String name) {
        return formula(function, argument, name, 0);
    }

    private String formula(@Nullable XmlElement f, String x, String name, int depth) {
        if (f == null) {
            return x;
        }
        if (depth > DEEPEST) {
            throw f.problem("functions are nested more than " + DEEPEST + " deep");
        }
        if (SPLINES.contains(f.name())) {
            return curve(f, x, name, "spline", "ends", "simm", "outside", "line");
        }
        return switch (f.name()) {
            case "Constant" -> Draft.number(Osim.number(f, "value", 0));
            case "LinearFunction" -> linear(Osim.vector(f, "coefficients", 1, 0), x);
            case "PolynomialFunction" -> polynomial(f, x);
            case "MultiplierFunction" -> multiple(f, x, name, depth);
            case "PiecewiseLinearFunction" -> curve(f, x, name, "polyline", "outside", "line");
            case "GCVSpline" -> naturalSpline(f, x, name);
            case "StepFunction" -> step(f, x);
            case "Sine" -> sine(f, x);
            case "function" -> formula(in(f), x, name, depth + 1);
            default -> {
                osim.losses.matters(f, "this kind of function is not known; it is zero here");
                yield "0";
            }
        };
    }

    static String linear(double[] ab, String x) {
        double a = ab[0], b = ab[1];
        String first = a == 1 ? x : a == -1 ? "-" + factor(x) : a == 0 ? "" : Draft.number(a) + "*" + factor(x);
        if (first.isEmpty() || b == 0) {
            return first.isEmpty() ? Draft.number(b) : first;
        }
        return first + (b < 0 ? " - " : " + ") + Draft.number(Math.abs(b));
    }

    /** Highest power first, by Horner's rule. */
    private static String polynomial(XmlElement f, String x) {
        double[] c = f.child("coefficients").map(XmlElement::numbers).orElse(new double[0]);
        if (c.length == 0 || c.length > 64 || !Arrays.stream(c).allMatch(Double::isFinite)) {
            throw f.problem("needs 1 to 64 coefficients");
        }
        String text = Draft.number(c[0]);
        for (int k = 1; k < c.length; k++) {
            text = (k == 1 ? text : "(" + text + ")") + "*" + factor(x) + (c[k] < 0 ? " - " : " + ")
                    + Draft.number(Math.abs(c[k]));
        }
        return text;
    }

    private String multiple(XmlElement f, String x, String name, int depth) {
        double scale = Osim.number(f, "scale", 1);
        XmlElement inner = in(f.child("function").orElse(null));
        String text = formula(inner, x, name, depth + 1);
        if (isNumber(text)) {
            return Draft.number(scale * Double.parseDouble(text));
        }
        return scale == 1 ? text : Draft.number(scale) + "*" + factor(text);
    }

    private static String step(XmlElement f, String x) {
        double from = Osim.number(f, "start_time", 0), to = Osim.number(f, "end_time", 1);
        double a = Osim.number(f, "start_value", 0), b = Osim.number(f, "end_value", 1);
        if (!(from < to)) {
            throw f.problem("start_time must be before end_time");
        }
        return linear(
                new double[] {b - a, a},
                "smootherstep(" + x + ", " + Draft.number(from) + ", " + Draft.number(to) + ")");
    }

    private static String sine(XmlElement f, String x) {
        double[] inside = {Osim.number(f, "omega", 1), Osim.number(f, "phase", 0)};
        return linear(
                new double[] {Osim.number(f, "amplitude", 1), Osim.number(f, "offset", 0)},
                "sin(" + linear(inside, x) + ")");
    }

    /**
     * The natural spline of degree 2m - 1 through its points, m the half order. Outside it is a polynomial of degree m - 1: the last
     * value, a straight line, a parabola.
     */
    private String naturalSpline(XmlElement f, String x, String name) {
        double half = Osim.number(f, "half_order", 3);
        if (Osim.number(f, "error_variance", 0) != 0) {
            osim.losses.matters(f, "smooths its points in OpenSim; here it goes through them");
        }
        if (half == 1) {
            return curve(f, x, name, "polyline", "outside", "hold");
        }
        if (half == 2) {
            return curve(f, x, name, "spline", "ends", "natural", "outside", "line");
        }
        if (half != 3) {
            osim.losses.matters(f, "is replaced by a spline of degree 5 through the same points");
        }
        return curve(f, x, name, "spline", "degree", "5", "outside", "extend");
    }

    /**
     * A curve, or what is simpler: a constant.
     *
     * @param form keys of the model file that say which curve through the points, with their words
     */
    private String curve(XmlElement f, String x, String name, String kind, String... form) {
        double[] u = column(f, "x"), v = column(f, "y");
        if (u.length != v.length || u.length == 0) {
            throw f.problem("has " + u.length + " numbers x and " + v.length + " numbers y; it needs as many of each");
        }
        if (Arrays.stream(v).allMatch(y -> y == v[0])) {
            return Draft.number(v[0]);
        }
        for (int i = 1; i < u.length; i++) {
            if (u[i] == u[i - 1] && v[i] == v[i - 1] && (i == u.length - 1 || u[i + 1] > u[i] + SAME)) {
                u[i] += SAME;
                osim.losses.harmless(f, "a point is there twice; as in OpenSim the two are 1e-7 apart");
            }
            if (!(u[i] > u[i - 1])) {
                throw f.problem("the numbers x must increase, but " + u[i] + " follows " + u[i - 1]);
            }
        }
        if (u.length < 3 && form[0].equals("degree")) {
            throw f.problem("has " + u.length + " points; a spline of degree 5 needs three or more");
        }
        String curve = osim.names.curve(name);
        Draft points = osim.section("curves", f)
                .mapping(curve, f.at())
                .mapping(kind, f.at())
                .set("x", f.at(), u, "")
                .set("y", f.at(), v, "");
        for (int i = 0; i < form.length; i += 2) {
            points.set(form[i], f.at(), form[i + 1]);
        }
        return curve + "(" + x + ")";
    }

    private static double[] column(XmlElement f, String name) {
        double[] all = f.child(name).map(XmlElement::numbers).orElse(new double[0]);
        if (!Arrays.stream(all).allMatch(Double::isFinite)) {
            throw f.problem("the numbers " + name + " must be finite");
        }
        return all;
    }

    /** In brackets if a product with it needs them. */
    static String factor(String text) {
        return text.matches("[\\w.]+|[A-Za-z]\\w*\\([^()]*\\)") ? text : "(" + text + ")";
    }

    static boolean isNumber(String text) {
        return text.matches("[-+]?[0-9.]+(e[-+]?[0-9]+)?");
    }
}
