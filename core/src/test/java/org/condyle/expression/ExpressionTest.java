package org.condyle.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionTest {
    private static final NameTable NAMES = new NameTable()
            .variable("x")
            .variable("y")
            .variable("e")
            .variable("right-thigh.angle")
            .variable("right")
            .variable("thigh.angle")
            .constant("k_hat", "20 kg*m^2")
            .constant("n", "3");
    private static final double[] AT = {2, 3, 5, 7, 11, 13};

    private static double value(String text) {
        return Expression.parse(text, NAMES).evaluator().value(AT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 + 2*3 | 7",
                "(1 + 2)*3 | 9",
                "8 - 2 - 1 | 5",
                "16/4/2 | 2",
                "2^3^2 | 512",
                "-2^2 | -4",
                "-x^2 | -4",
                "2^-1 | 0.5",
                "x^-y | 0.125",
                "--x | 2",
                "+x - -y | 5",
                "2*-x | -4",
                "x*y^2 | 18",
                "x^3 | 8",
                "6/2*3 | 9",
                "1 + 1 < 3 | 1",
                "x < y and y < e | 1",
                "x > y or y < e | 1",
                "not x > y | 1",
                "not x == x and 0 | 0",
                "not not x | 1",
                "0 or 1 and 0 | 0",
                "(0 or 1) and 0 | 0",
                "1 or 0 and 0 | 1",
                "x <= 2 | 1",
                "x >= 2.5 | 0",
                "x != y | 1",
                "2*pi | 6.283185307179586",
                "e | 5",
                "2e1 | 20",
                "1.5e-1*x | 0.3",
                "n*k_hat | 60",
                "if(x > y, 1, if(y > 2, 4, 5)) | 4",
                "min(5, x, y) | 2",
                "max(x, y, e, 4) | 5",
                "mod(-1, 3) | 2",
                "mod(7, -3) | -2",
                "clamp(x, 0, 1) | 1",
                "clamp(-x, 0, 1) | 0",
                "step(0) | 1",
                "step(-x) | 0",
                "sign(-y) | -1",
                "floor(2.7) + ceil(2.2) | 5",
                "hypot(3, 4) | 5",
                "atan2(1, 1)*4 | 3.141592653589793",
                "pow(x, y) | 8",
                "smoothstep(x, 1, 5) | 0.15625",
                "smoothstep(x, 5, 1) | 0.84375",
                "smootherstep(x, 1, 5) | 0.103515625",
                "sqrt(abs(-16)) + exp(0) + log(1) + log10(100) | 7",
                "sin(0.5)^2 + cos(0.5)^2 | 1",
                "cosh(x)^2 - sinh(x)^2 | 1",
                "tanh(x)*cosh(x)/sinh(x) | 1",
                "tan(atan(x)) | 2",
                "sin(asin(0.25)) + cos(acos(0.25)) | 0.5",
                "sin(30 deg) | 0.5",
                "x − y | -1",
                "x·y | 6",
            })
    void bindsAndComputesAsWritten(String text, double expected) {
        assertEquals(expected, value(text), 1e-13 * Math.max(1, Math.abs(expected)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "right-thigh.angle | 7",
                "right - thigh.angle | 0",
                "right-x | 9",
                "right-thigh.angle-right-x | -6",
                "x-1 | 1",
                "2-x | 0",
                "k_hat-n | 17",
            })
    void aHyphenJoinsKnownNamesAndIsAMinusOtherwise(String text, double expected) {
        NameTable names = new NameTable()
                .variable("x")
                .constant("k_hat", "20")
                .constant("n", "3")
                .variable("right")
                .variable("thigh.angle")
                .variable("right-thigh.angle");
        double[] at = {2, 11, 11, 7};
        assertEquals(expected, Expression.parse(text, names).evaluator().value(at), 0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 mm*x | 0.002 | SI",
                "1 mm*n | 0.003 | SI",
                "5 N*m | 5 | N*m",
                "2 m/s*3 | 6 | m/s",
                "12 N/(4 m) | 3 | N/m",
                "50 N*m/(rad*s) | 50 | W",
                "6 N/(1 + 2) | 2 | N",
                "6 N*min(1, 2) | 6 | N",
                "2 min | 120 | s",
                "3 m^2 | 3 | m^2",
                "(3 m)^2 | 9 | m^2",
                "2 [1/s] | 2 | 1/s",
                "sqrt(4 m^2) | 2 | m",
                "4 m > 3 m and 1 | 1 | 1",
                "5 % | 0.05 | 1",
                "1 N/m^1.5*2 | 2 | N/m^1.5",
                "4 m/2 s | 2 | m/s",
                "2 kg*9.81 m/s^2 | 19.62 | N",
                "1 m-1 mm | 0.999 | m",
                "0 + 1 m | 1 | m",
                "max(0, 2 N) | 2 | N",
                "if(x > 0, 1 mm, 0) | 0.001 | m",
                "abs(-2 N) | 2 | N",
                "atan2(1 m, 1 m)*4/pi | 1 | rad",
                "k_hat/2 s^2 | 10 | N*m",
            })
    void unitsReachAsFarAsUnitsFollow(String text, double expected, String unit) {
        Expression expression = Expression.parse(text, NAMES);
        assertEquals(expected, expression.evaluator().value(AT), 1e-15 * Math.abs(expected));
        assertEquals(unit, expression.dimension().unit());
    }

    @Test
    void aUnitThatIsAlsoANameIsRefusedWithBothWaysOut() {
        NameTable names = new NameTable().variable("m", Dimension.MASS).variable("s");
        ExpressionException e = assertThrows(ExpressionException.class, () -> Expression.parse("1 + 5 N*m", names));
        assertEquals(
                "'m' is a unit and also a name here; write [N*m] for the unit,"
                        + " or close the number in parentheses before the name",
                e.getMessage());
        assertEquals(8, e.offset());
        assertThrows(ExpressionException.class, () -> Expression.parse("5 N/(m*rad)", names));
        assertEquals("N*m", Expression.parse("5 [N*m]", names).dimension().unit());
        assertEquals(10, Expression.parse("(5 N)*m", names).evaluator().value(new double[] {2, 0}));
        assertEquals(Dimension.LENGTH, Expression.parse("5 m", names).dimension());
    }

    @Test
    void tellsWhatItDependsOn() {
        Expression expression = Expression.parse("y*2 + x*n + y", NAMES);
        assertEquals(List.of("y", "x"), List.copyOf(expression.variables()));
        assertFalse(expression.isConstant());
        assertEquals(
                "'y*2 + x*n + y' is not constant, it depends on y, x",
                assertThrows(IllegalStateException.class, expression::constant).getMessage());
        Expression constant = Expression.parse("n^2 + 1", NAMES);
        assertTrue(constant.isConstant());
        assertEquals(10, constant.constant());
        assertEquals(Set.of(), constant.variables());
        assertEquals(0, Expression.parse("if(n == 0, 1/0, 0)", NAMES).constant());
    }

    @Test
    void namesAreCheckedWhenTheyAreGiven() {
        assertTrue(Expression.isName("right-thigh.angle"));
        assertTrue(Expression.isName("θ_1"));
        for (String wrong : List.of("", "1x", "a b", "a-", ".a", "a..b", "and", "pi", "if")) {
            assertFalse(Expression.isName(wrong), wrong);
            assertThrows(IllegalArgumentException.class, () -> new NameTable().variable(wrong));
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> new NameTable().variable("a").constant("a", "1"));
        assertThrows(IllegalArgumentException.class, () -> new NameTable().function("sin", new EvaluatorTest.Cubic()));
    }
}
