package org.condyle.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionErrorTest {
    private static final NameTable NAMES = new NameTable()
            .variable("gap", Dimension.LENGTH)
            .variable("load", Dimension.FORCE)
            .variable("rate", Dimension.PER_TIME)
            .variable("t")
            .variable("right-thigh.angle")
            .function("gait", new EvaluatorTest.Cubic());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "gap + 0.001 | 6 | 0.001 is a plain number, but '+' combines it with a length [m]; write 0.001 m",
                "1 - gap | 0 | 1 is a plain number, but '-' combines it with a length [m]; write 1 m",
                "gap < -2 | 6 | -2 is a plain number, but '<' combines it with a length [m]; write -2 m",
                "rate + 3 | 7 | 3 is a plain number, but '+' combines it with an angular speed or frequency [1/s];"
                        + " write 3 [1/s]",
                "gap + load | 4 | '+' needs equal dimensions, has a length [m] and a force [N]",
                "gap + 2*pi | 4 | '+' needs equal dimensions, has a length [m] and a plain number;"
                        + " multiply the number by 1 [m]",
                "gap + 3 deg | 4 | '+' needs equal dimensions, has a length [m] and an angle [rad]",
                "max(t, gap, load) | 0 | 'max' needs equal dimensions, has a length [m] and a force [N]",
                "if(t > 1, gap, load) | 0 | 'if' needs equal dimensions, has a length [m] and a force [N]",
                "if(gap, 1, 2) | 3 | 'if' needs a condition, has a length [m]; compare it, as in x > 0",
                "1 and load | 6 | 'and' needs a condition, has a force [N]; compare it, as in x > 0",
                "sin(gap) | 4 | 'sin' needs a plain number, has a length [m]; divide by 1 [m] to make it one",
                "2^gap | 2 | an exponent must be a plain number, has a length [m]",
                "gap^t | 0 | a length [m] can only be raised to a constant power; divide it by 1 [m] first",
                "gap^1e9 | 3 | the exponent of a unit must lie within 1000",
                "t + gpa | 4 | unknown name 'gpa'; did you mean 'gap'?",
                "right-tigh.angle*2 | 0 | unknown name 'right-tigh.angle'; did you mean 'right-thigh.angle'?",
                "Load | 0 | unknown name 'Load'; did you mean 'load'? Case matters.",
                "t*mm | 2 | unknown name 'mm'; if the unit is meant, write a number before it, such as 1 mm",
                "velocity | 0 | unknown name 'velocity'; the names defined here are gait, gap, load, rate, right-thigh.angle, t",
                "sni(t) | 0 | unknown function 'sni'; did you mean 'sin'?",
                "giat(t) | 0 | unknown function 'giat'; did you mean 'gait'?",
                "t(2) | 0 | 't' is not a function; to multiply write t*(",
                "gait + 1 | 0 | 'gait' is a function; write gait(...)",
                "2 t | 2 | an operator is missing before 't'; write *t",
                "2 right-thigh.angle | 2 | an operator is missing before 'right-thigh.angle'; write *right-thigh.angle",
                "t 2 | 2 | an operator is missing before '2'",
                "3 (t) | 2 | an operator is missing before '('",
                "3 mmm | 2 | unknown unit 'mmm'; did you mean 'mm'?",
                "sin(t, 2) | 0 | 'sin' takes 1 argument, has 2",
                "atan2(t) | 0 | 'atan2' takes 2 arguments, has 1",
                "max(t) | 0 | 'max' takes 2 or more arguments, has 1",
                "sin() | 0 | 'sin' takes 1 argument, has 0",
                "gait(t, t) | 0 | 'gait' takes 1 argument, has 2",
                "(t + 1 | 0 | '(' is not closed",
                "sin(t | 3 | '(' is not closed",
                "t + 1) | 5 | ')' without '('",
                "t + | 3 | the expression ends where a value is needed",
                "t * * 2 | 4 | expected a value, found '*'",
                "t ** 2 | 2 | '**' is not allowed here; write ^",
                "t = 2 | 2 | '=' is not allowed here; write ==",
                "t && 2 | 2 | '&&' is not allowed here; write and",
                "1 < t < 2 | 6 | comparisons cannot be chained; write a < b and b < c",
                "1,5 | 1 | ',' separates the arguments of a function; use a point in decimal numbers",
                "t + and | 4 | expected a value, found 'and'",
                "t + $ | 4 | expected a value, found '$'",
                "clamp(t, 2, 1) | 9 | clamp(x, lo, hi) needs lo <= hi",
                "smoothstep(t, 1, 1) | 14 | smoothstep needs two different bounds",
                "1/0 | 0 | the value is Infinity, not a finite number",
                "sqrt(-1) | 0 | the value is NaN, not a finite number",
            })
    void aMistakeSaysWhereAndWhatToDo(String text, int offset, String message) {
        ExpressionException e = assertThrows(ExpressionException.class, () -> Expression.parse(text, NAMES));
        assertEquals(message, e.getMessage());
        assertEquals(offset, e.offset());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1e5 N | 1e5 N is a force [N]; a torque or energy [N*m] is needed",
                "gap*2 | gap*2 is a length [m]; a torque or energy [N*m] is needed",
                "30 deg | 30 deg is an angle or ratio; a torque or energy [N*m] is needed",
                "load*gap | ",
                "3 J | ",
                "2*pi | ",
                "t*load | ",
                "0 | ",
            })
    void aWantedDimensionIsCheckedAndPlainResultsAreSi(String text, String message) {
        Expression expression = Expression.parse(text, NAMES);
        if (message == null) {
            assertEquals(expression, expression.requireDimension(Dimension.TORQUE));
        } else {
            assertEquals(
                    message,
                    assertThrows(ExpressionException.class, () -> expression.requireDimension(Dimension.TORQUE))
                            .getMessage());
        }
        assertEquals(expression, expression.requireDimension(Dimension.UNKNOWN));
    }

    @Test
    void emptyTextHasItsOwnMessage() {
        for (String text : new String[] {"", "   ", "\t\n"}) {
            ExpressionException e = assertThrows(ExpressionException.class, () -> Expression.parse(text, NAMES));
            assertEquals("the expression is empty", e.getMessage());
        }
    }

    @Test
    void depthAndLengthAreLimited() {
        String huge = "(".repeat(100_000) + "t" + ")".repeat(100_000);
        assertEquals(
                "the expression has 200001 characters, at most 10000 are read",
                assertThrows(ExpressionException.class, () -> Expression.parse(huge, NAMES))
                        .getMessage());
        for (String nest : new String[] {"(", "sin(", "2^", "2^(", "if(t,", "1 N*(", "-(", "min(1,"}) {
            String deep = nest.repeat(9000 / nest.length());
            ExpressionException e = assertThrows(ExpressionException.class, () -> Expression.parse(deep, NAMES));
            assertEquals("nested more than 100 deep; define a part of it as a parameter", e.getMessage(), nest);
        }
        assertThrows(ExpressionException.class, () -> Units.parse("(".repeat(100_000)));
    }

    @Test
    void longChainsAreNoTrouble() {
        double[] at = {0, 0, 0, 1, 0};
        assertEquals(5000, value("t" + "+t".repeat(4999), at), 0);
        assertEquals(1, value("-".repeat(9998) + "t", at), 0);
        assertEquals(1, value("not ".repeat(2000) + "t", at), 0);
        assertEquals(1, value("(".repeat(99) + "t" + ")".repeat(99), at), 0);
    }

    @Test
    void noiseNeverBreaksTheParserInAnyOtherWay() {
        String[] bits = {
            "t",
            "gap",
            "1",
            "2.5e3",
            "mm",
            "N",
            "(",
            ")",
            "+",
            "-",
            "*",
            "/",
            "^",
            ",",
            " ",
            "if(",
            "min",
            "[",
            "]",
            "and",
            "not",
            "<",
            "==",
            "pi",
            "²",
            "%",
            "°",
            "gait(",
            "\uD83E\uDDB4",
            ".",
            "e",
            "right-",
            "\u0000",
            "1e",
            "·"
        };
        long seed = 20;
        SplittableRandom random = new SplittableRandom(seed);
        int understood = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(1, 9); k > 0; k--) {
                text.append(bits[random.nextInt(bits.length)]);
            }
            try {
                Expression.parse(text.toString(), NAMES).evaluator().value(new double[5]);
                understood++;
            } catch (ExpressionException e) {
                assertTrue(e.offset() >= 0 && e.offset() <= text.length(), text + ": offset " + e.offset());
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ", text '" + text + "'", e);
            }
        }
        assertTrue(understood > 100, "only " + understood + " understood");
    }

    private static double value(String text, double[] at) {
        return Expression.parse(text, NAMES).evaluator().value(at);
    }
}
