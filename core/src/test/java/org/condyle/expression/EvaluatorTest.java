package org.condyle.expression;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluatorTest {
    /** x³ - x, a stand-in for data. */
    record Cubic() implements UserFunction {
        @Override
        public int arguments() {
            return 1;
        }

        @Override
        public double value(double[] x) {
            return x[0] * x[0] * x[0] - x[0];
        }

        @Override
        public void jet(double x, double[] out3) {
            out3[0] = x * x * x - x;
            out3[1] = 3 * x * x - 1;
            out3[2] = 6 * x;
        }
    }

    /** Two arguments: has values, no derivatives. */
    record Product() implements UserFunction {
        @Override
        public int arguments() {
            return 2;
        }

        @Override
        public double value(double[] x) {
            return x[0] * x[1];
        }

        @Override
        public void jet(double x, double[] out3) {
            throw new AssertionError("not for two arguments");
        }
    }

    private static final NameTable NAMES = new NameTable()
            .variable("x")
            .variable("y")
            .function("data", new Cubic())
            .function("product", new Product());
    private static final double[] AT = {0.3, 0.8};
    private static final double[] RATE = {0.7, -0.4};
    private static final double[] SECOND = {-0.5, 0.9};

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-x",
                "x + y",
                "x - y",
                "x*y",
                "x/y",
                "x^3",
                "y^2",
                "y^1.5",
                "y^-2.5",
                "y^x",
                "2^x",
                "y^0",
                "y^1",
                "sin(x)",
                "cos(x)",
                "tan(x)",
                "asin(x)",
                "acos(x)",
                "atan(x)",
                "atan2(x, y)",
                "atan2(-y, -x)",
                "sinh(x)",
                "cosh(x)",
                "tanh(x)",
                "exp(x)",
                "log(y)",
                "log10(y)",
                "sqrt(y)",
                "abs(x)",
                "abs(-x)",
                "sign(x)",
                "min(x, y)",
                "min(y, x)",
                "max(x, y)",
                "max(y, x)",
                "floor(x)",
                "ceil(x)",
                "mod(y, x)",
                "mod(-y, x)",
                "hypot(x, y)",
                "clamp(x, -1, 1)",
                "clamp(x, y, 1)",
                "clamp(y, 0, x)",
                "step(x)",
                "pow(y, x)",
                "smoothstep(x, 0, y)",
                "smoothstep(x, -1, 2)",
                "smootherstep(x, 0, y)",
                "smootherstep(x, -1, 2)",
                "smootherstep(x, y, 2)",
                "if(x < y, x*y, y)",
                "if(x > y, x*y, y^2)",
                "x < y",
                "x >= y",
                "x == y",
                "x and y",
                "x or 0",
                "not x",
                "data(x)",
                "data(x*y) + data(y)",
            })
    void jetsAreTheDerivativesOfEveryFunction(String text) {
        assertTrue(checkJet(text, AT, RATE, SECOND), "not smooth: " + text);
    }

    @Test
    void jetsOfRandomTreesAgreeWithFiniteDifferences() {
        long seed = 4711;
        SplittableRandom random = new SplittableRandom(seed);
        int checked = 0;
        for (int i = 0; i < 2000; i++) {
            String text = tree(random, 4);
            double[] at = {random.nextDouble(-1, 1), random.nextDouble(-1, 1)};
            double[] rate = {random.nextDouble(-1, 1), random.nextDouble(-1, 1)};
            double[] second = {random.nextDouble(-1, 1), random.nextDouble(-1, 1)};
            try {
                checked += checkJet(text, at, rate, second) ? 1 : 0;
            } catch (AssertionError e) {
                throw new AssertionError("seed " + seed + ", tree " + i + ": " + text, e);
            }
        }
        assertTrue(checked > 1500, "seed " + seed + ": only " + checked + " of 2000 trees were smooth enough to check");
    }

    /** Compares with differences of fourth order; false where these do not converge, near a kink or a pole. */
    private static boolean checkJet(String text, double[] at, double[] rate, double[] second) {
        Evaluator evaluator = Expression.parse(text, NAMES).evaluator();
        double[] coarse = differences(evaluator, at, rate, second, 2e-3);
        double[] fine = differences(evaluator, at, rate, second, 1e-3);
        double[] jet = new double[3];
        evaluator.jet(at, rate, second, jet);
        double size = 1 + Math.abs(fine[0]) + Math.abs(fine[1]) + Math.abs(fine[2]);
        if (!(Math.abs(fine[1] - coarse[1]) < 1e-7 * size && Math.abs(fine[2] - coarse[2]) < 1e-6 * size)) {
            return false;
        }
        assertEquals(evaluator.value(at), jet[0], 1e-13 * size, text);
        assertEquals(fine[1], jet[1], 1e-7 * size, text);
        assertEquals(fine[2], jet[2], 1e-6 * size, text);
        return true;
    }

    private static double[] differences(Evaluator f, double[] at, double[] rate, double[] second, double h) {
        double[] v = new double[5];
        for (int k = -2; k <= 2; k++) {
            double s = k * h;
            double[] x = new double[at.length];
            for (int i = 0; i < x.length; i++) {
                x[i] = at[i] + rate[i] * s + second[i] * s * s / 2;
            }
            v[k + 2] = f.value(x);
        }
        double first = (v[0] - 8 * v[1] + 8 * v[3] - v[4]) / (12 * h);
        double curvature = (-v[0] + 16 * v[1] - 30 * v[2] + 16 * v[3] - v[4]) / (12 * h * h);
        return new double[] {v[2], first, curvature};
    }

    private static String tree(SplittableRandom random, int depth) {
        if (depth == 0 || random.nextInt(8) == 0) {
            return new String[] {"x", "y", "0.7", "1.3", "(-0.4)"}[random.nextInt(5)];
        }
        String a = tree(random, depth - 1);
        String b = tree(random, depth - 1);
        String[] shapes = {
            "(A + B)",
            "(A - B)",
            "A*B",
            "A/(2 + sin(B))",
            "(-A)",
            "(1.5 + cos(A))^sin(B)",
            "A^2",
            "A^3",
            "(2 + sin(A))^1.7",
            "sin(A)",
            "cos(A)",
            "tan(0.9*sin(A))",
            "asin(0.9*tanh(A))",
            "acos(0.9*sin(A))",
            "atan(A)",
            "atan2(A, B)",
            "sinh(sin(A))",
            "cosh(cos(A))",
            "tanh(A)",
            "exp(sin(A))",
            "log(1.5 + sin(A))",
            "log10(2 + cos(A))",
            "sqrt(1.1 + sin(A))",
            "abs(A)",
            "sign(A)*B",
            "min(A, B)",
            "max(A, B)",
            "(floor(A) + B)",
            "(ceil(A) - B)",
            "mod(A, 0.8)",
            "hypot(A, B)",
            "clamp(A, -0.5, 0.5)",
            "step(A)*B",
            "smoothstep(A, -1, 1.5)",
            "smootherstep(A, -1, 1.5 + B^2)",
            "if(A < B, A, B*B)",
            "data(sin(A))"
        };
        return shapes[random.nextInt(shapes.length)].replace("A", a).replace("B", b);
    }

    @Test
    void aSwingHasTheClosedFormVelocityAndAcceleration() {
        NameTable names = new NameTable().variable("t").constant("w", "3 rad/s");
        Evaluator swing = Expression.parse("0.2*sin(w*t)", names).evaluator();
        double[] out = new double[3];
        swing.jet(new double[] {0.4}, new double[] {1}, new double[] {0}, out);
        assertArrayEquals(new double[] {0.2 * Math.sin(1.2), 0.6 * Math.cos(1.2), -1.8 * Math.sin(1.2)}, out, 1e-15);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqrt(x)", "x^0.5", "abs(x)", "hypot(x, x)", "atan2(x, x)", "x^1", "x^0", "x^2"})
    void atRestAtASingularPointTheRatesAreZero(String text) {
        double[] out = new double[3];
        double[] zero = {0, 0};
        Expression.parse(text, NAMES).evaluator().jet(zero, zero, zero, out);
        assertEquals(0, out[1], text);
        assertEquals(0, out[2], text);
    }

    @Test
    void theBranchNotTakenCannotSpoilTheResult() {
        Evaluator guarded = Expression.parse("if(x == 0, 1, sin(x)/x)", NAMES).evaluator();
        double[] out = new double[3];
        guarded.jet(new double[2], new double[] {1, 0}, new double[2], out);
        assertArrayEquals(new double[] {1, 0, 0}, out);
    }

    @Test
    void afterAJetTheValueIsTheSame() {
        Evaluator f = Expression.parse("x*y + smoothstep(x, 0, y) + 3", NAMES).evaluator();
        double before = f.value(AT);
        double[] out = new double[3];
        f.jet(AT, RATE, SECOND, out);
        assertEquals(before, f.value(AT));
        assertEquals(before, out[0], 1e-15);
    }

    @Test
    void functionsOfSeveralArgumentsHaveValuesOnly() {
        Evaluator f = Expression.parse("product(x, y) + product(2, 3)", NAMES).evaluator();
        assertEquals(0.3 * 0.8 + 6, f.value(AT), 1e-15);
        assertThrows(UnsupportedOperationException.class, () -> f.jet(AT, RATE, SECOND, new double[3]));
    }

    @Test
    void evaluationAllocatesNothing() {
        Evaluator f = Expression.parse(
                        "if(x < y and y > 0, clamp(x^2.5 + 3 %, 0, 1), hypot(x, y))*sin(2*pi*x) + data(x)"
                                + " + product(x, y)*0 + smoothstep(x, 0, y) + atan2(x, y)^y",
                        NAMES)
                .evaluator();
        Evaluator g = Expression.parse("exp(-x)*sin(y)^3/sqrt(1 + x^2) + data(y) + min(x, y)", NAMES)
                .evaluator();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        double[] out = new double[3];
        long before = 0;
        double sum = 0;
        for (int i = 0; i < 40_000; i++) {
            if (i == 20_000) {
                before = threads.getCurrentThreadAllocatedBytes();
            }
            sum += f.value(AT) + g.value(AT);
            g.jet(AT, RATE, SECOND, out);
            sum += out[2];
        }
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(Double.isFinite(sum));
        assertTrue(bytes < 2000, bytes + " bytes in 20000 evaluations");
    }
}
