package org.condyle.expression;

/**
 * Computes one expression. Holds scratch, so each thread needs its own; throwing it away loses nothing.
 *
 * <p>Nothing is allocated after construction. A polynomial or a sine of a few variables takes tens of nanoseconds.
 */
public final class Evaluator {
    private final Program program;
    private final double[] r;
    private final double[] d;
    private final double[] dd;
    private final Taylor taylor;
    private final double[][] arguments;
    private final double[] jet = new double[3];

    Evaluator(Program program) {
        this.program = program;
        this.r = program.initial.clone();
        this.d = new double[r.length];
        this.dd = new double[r.length];
        this.taylor = new Taylor(r, d, dd);
        this.arguments = new double[program.functions.length][];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = new double[program.functionArguments[i].length];
        }
    }

    /** The value [SI] for these variables, indexed by the slots of the scope. */
    public double value(double[] x) {
        int[] c = program.code;
        double[] v = r;
        for (int k = 0; k < c.length; k += Program.WORDS) {
            int a = c[k + 2], b = c[k + 3];
            v[c[k + 1]] = switch (c[k]) {
                case Program.VARIABLE -> x[a];
                case Program.ADD -> v[a] + v[b];
                case Program.SUBTRACT -> v[a] - v[b];
                case Program.MULTIPLY -> v[a] * v[b];
                case Program.DIVIDE -> v[a] / v[b];
                case Program.SIN -> Math.sin(v[a]);
                case Program.CALL -> call(a);
                default ->
                    Arithmetic.value(
                            program.operations[k / Program.WORDS], v[a], v[b], v[program.c[k / Program.WORDS]]);
            };
        }
        return v[program.result];
    }

    /**
     * Value, first and second derivative along a curve x(s) that passes with rate dx and second derivative ddx.
     *
     * <p>With s the time this is position, velocity and acceleration of a prescribed motion. With dx a unit vector
     * and ddx zero it is a partial derivative.
     *
     * @param out3 receives f, df/ds, d²f/ds²
     * @throws UnsupportedOperationException if a user function of several arguments is involved
     */
    public void jet(double[] x, double[] dx, double[] ddx, double[] out3) {
        Program p = program;
        for (int i = 0; i < p.operations.length; i++) {
            Operation operation = p.operations[i];
            int a = p.a[i];
            int out = p.out[i];
            if (operation == Operation.VARIABLE) {
                r[out] = x[a];
                d[out] = dx[a];
                dd[out] = ddx[a];
            } else if (operation == Operation.CALL) {
                callJet(a, out);
            } else {
                taylor.apply(operation, a, p.b[i], p.c[i], out);
            }
        }
        out3[0] = r[p.result];
        out3[1] = d[p.result];
        out3[2] = dd[p.result];
    }

    private double call(int index) {
        int[] from = program.functionArguments[index];
        double[] to = arguments[index];
        for (int k = 0; k < from.length; k++) {
            to[k] = r[from[k]];
        }
        return program.functions[index].value(to);
    }

    private void callJet(int index, int out) {
        int[] from = program.functionArguments[index];
        if (from.length != 1) {
            throw new UnsupportedOperationException(
                    "derivatives of a user function of " + from.length + " arguments are not available");
        }
        program.functions[index].jet(r[from[0]], jet);
        taylor.chain(out, from[0], jet[0], jet[1], jet[2]);
    }
}
