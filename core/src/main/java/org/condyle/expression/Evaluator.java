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
        Program p = program;
        Operation[] operations = p.operations;
        for (int i = 0; i < operations.length; i++) {
            Operation operation = operations[i];
            int a = p.a[i];
            r[p.out[i]] = switch (operation) {
                case VARIABLE -> x[a];
                case CALL -> call(a);
                // The four that make up most programs stay in this loop.
                case ADD -> r[a] + r[p.b[i]];
                case SUBTRACT -> r[a] - r[p.b[i]];
                case MULTIPLY -> r[a] * r[p.b[i]];
                case DIVIDE -> r[a] / r[p.b[i]];
                default -> Arithmetic.value(operation, r[a], r[p.b[i]], r[p.c[i]]);
            };
        }
        return r[p.result];
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
