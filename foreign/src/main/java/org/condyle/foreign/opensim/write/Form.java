package org.condyle.foreign.opensim.write;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.condyle.expression.UserFunction;

/**
 * A formula as a constant plus functions of single variables that OpenSim has classes for.
 *
 * @param constant the constant
 * @param parts    by the slot of the variable
 * @param known    false for a formula that has no such form
 */
public record Form(double constant, Map<Integer, Part> parts, boolean known) {
    public static final Form UNKNOWN = new Form(0, Map.of(), false);

    /** A function of one variable, without a constant where that is possible. */
    public sealed interface Part {
        Part times(double factor);
    }

    /** Σ c[k] x^k with c[0] = 0. */
    public record Polynomial(double[] c) implements Part {
        @Override
        public Polynomial times(double factor) {
            return new Polynomial(Arrays.stream(c).map(x -> factor * x).toArray());
        }

        public boolean isLinear() {
            return c.length <= 2;
        }
    }

    /** amplitude · sin(omega x + phase). */
    public record Sine(double amplitude, double omega, double phase) implements Part {
        @Override
        public Sine times(double factor) {
            return new Sine(factor * amplitude, omega, phase);
        }
    }

    /** height · smootherstep(x, from, to). */
    public record Step(double height, double from, double to) implements Part {
        @Override
        public Step times(double factor) {
            return new Step(factor * height, from, to);
        }
    }

    /** scale · f(slope x + shift) with a curve of the model file. */
    public record Curve(UserFunction f, double scale, double slope, double shift) implements Part {
        @Override
        public Curve times(double factor) {
            return new Curve(f, factor * scale, slope, shift);
        }
    }

    public static Form constant(double value) {
        return new Form(value, Map.of(), true);
    }

    public static Form of(int slot, Part part) {
        return new Form(0, Map.of(slot, part), true);
    }

    boolean isConstant() {
        return known && parts.isEmpty();
    }

    public Form times(double factor) {
        Map<Integer, Part> all = new TreeMap<>();
        parts.forEach((slot, part) -> all.put(slot, part.times(factor)));
        return known ? new Form(factor * constant, all, true) : UNKNOWN;
    }

    /** The constant and the functions of the other variables. */
    public Form without(int slot) {
        Map<Integer, Part> others = new TreeMap<>(parts);
        others.remove(slot);
        return new Form(constant, others, known);
    }

    Form plus(Form other) {
        if (!known || !other.known) {
            return UNKNOWN;
        }
        Map<Integer, Part> all = new TreeMap<>(parts);
        for (Map.Entry<Integer, Part> e : other.parts.entrySet()) {
            Part mine = parts.get(e.getKey());
            if (mine == null) {
                all.put(e.getKey(), e.getValue());
            } else if (mine instanceof Polynomial a && e.getValue() instanceof Polynomial b) {
                all.put(e.getKey(), sum(a, b));
            } else {
                return UNKNOWN;
            }
        }
        return new Form(constant + other.constant, all, true);
    }

    private static Polynomial sum(Polynomial a, Polynomial b) {
        double[] c = new double[Math.max(a.c.length, b.c.length)];
        for (int k = 0; k < c.length; k++) {
            c[k] = (k < a.c.length ? a.c[k] : 0) + (k < b.c.length ? b.c[k] : 0);
        }
        return new Polynomial(c);
    }

    /** A product, if one of both is a constant or both are polynomials of the same variable. */
    Form times(Form other) {
        if (isConstant() || other.isConstant()) {
            return isConstant() ? other.times(constant) : times(other.constant);
        }
        boolean one =
                known && other.known && parts.size() == 1 && parts.keySet().equals(other.parts.keySet());
        if (!one) {
            return UNKNOWN;
        }
        int slot = parts.keySet().iterator().next();
        if (parts.get(slot) instanceof Polynomial a && other.parts.get(slot) instanceof Polynomial b) {
            double[] x = a.c.clone(), y = b.c.clone(), c = new double[x.length + y.length - 1];
            x[0] = constant;
            y[0] = other.constant;
            for (int i = 0; i < x.length; i++) {
                for (int j = 0; j < y.length; j++) {
                    c[i + j] += x[i] * y[j];
                }
            }
            double free = c[0];
            c[0] = 0;
            return new Form(free, Map.of(slot, new Polynomial(c)), true);
        }
        return UNKNOWN;
    }

    /** The slope of a line a x + b in one variable; NaN for anything else. */
    public double slope() {
        return parts.size() == 1 && parts.values().iterator().next() instanceof Polynomial p && p.c.length == 2
                ? p.c[1]
                : Double.NaN;
    }

    /** The only variable. */
    public int slot() {
        return parts.keySet().iterator().next();
    }
}
