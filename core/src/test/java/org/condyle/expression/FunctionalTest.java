package org.condyle.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calls with unread arguments, names that stand for formulas, and tests made of comparisons. */
class FunctionalTest {
    /**
     * {@code letters(...)} counts the letters of its only argument, {@code twice(x)} reads its argument and doubles it, and
     * {@code max} of one argument is that of its digits.
     */
    private static final class Counting implements Scope {
        final List<Call> calls = new ArrayList<>();
        final List<Double> values = new ArrayList<>();

        private Variable add(double value) {
            values.add(value);
            return new Variable(values.size() - 1, Dimension.NONE);
        }

        @Override
        public @Nullable Variable slot(String name) {
            if (name.equals("wrong")) {
                throw new ExpressionException("is a curve", 0);
            }
            return name.equals("two") ? add(2) : null;
        }

        @Override
        public @Nullable String formula(String name) {
            return switch (name) {
                case "six" -> "two + 4";
                case "bad" -> "six + nothing";
                case "worse" -> "2*bad";
                default -> null;
            };
        }

        @Override
        public @Nullable Functional functional(String name) {
            return switch (name) {
                case "letters" ->
                    call -> {
                        calls.add(call);
                        return add(call.arguments().get(0).text().length());
                    };
                case "twice" -> call -> add(2 * call.arguments().get(0).read(this::value));
                case "max" ->
                    call -> call.plain().size() > 1
                            ? null
                            : add(call.arguments().get(0).text().chars().max().orElse('0') - '0');
                default -> null;
            };
        }

        double value(String text) {
            Counting inner = new Counting();
            double x = inner.valueOf(Expression.parse(text, inner));
            calls.addAll(inner.calls);
            return x;
        }

        double valueOf(Expression x) {
            return x.evaluator().value(values.stream().mapToDouble(d -> d).toArray());
        }
    }

    private static double value(String text) {
        return new Counting().value(text);
    }

    private static Call call(String text) {
        Counting scope = new Counting();
        scope.value(text);
        return scope.calls.get(0);
    }

    private static ExpressionException refused(String text) {
        return assertThrows(ExpressionException.class, () -> value(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "letters(abcd);                       4",
                "1-letters(ab)*2;                    -3",
                "2^letters ( f(a, b)[c] );          1024",
                "letters(a) + letters(a);             2",
                "twice(twice(letters(ab)) + 1);      10",
                "max(3917);                           9",
                "max(letters(abc), 7);                7",
                "max(max(12), max(45));               5",
                "if(letters(ab) > 1, twice(3), 8);    6",
                "six*two + six;                      18",
                "-six^2;                            -36",
                "twice(six);                         12",
            })
    void callsMixWithOrdinaryFormulas(String text, double expected) {
        assertEquals(expected, value(text));
    }

    @Test
    void argumentsAreHandedOverUnreadWithTheirPlaces() {
        Call c = call("1 + letters( a b , at = 0.1 s,c==d, (x, y) ).depth");
        assertEquals(
                List.of("a b", "at = 0.1 s", "c==d", "(x, y)"),
                c.arguments().stream().map(Argument::written).toList());
        assertEquals(
                List.of("", "at", "", ""),
                c.arguments().stream().map(Argument::name).toList());
        assertEquals("0.1 s", c.arguments().get(1).text());
        assertEquals(
                List.of(13, 24, 30, 36),
                c.arguments().stream().map(Argument::offset).toList());
        assertEquals("letters(a b, at = 0.1 s, c==d, (x, y))", c.toString());
        assertEquals(4, c.offset());
    }

    @Test
    void aWordAfterADotIsTheField() {
        Call c = call("letters(a).end*2");
        assertEquals("end", c.field());
        assertEquals(11, c.fieldOffset());
        assertEquals("", call("letters(a)*.5").field());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "two + twice(nothing);           12; unknown name 'nothing'",
                "twice(1 + twice( 2 + nothing)); 21; unknown name 'nothing'",
                "twice(max(1, twice(2 m + 3 s)));23; '+' needs equal dimensions",
                "two*wrong;                       4; is a curve",
                "1 + twice(two*wrong);           14; is a curve",
                "2 + letters(a;                  11; '(' is not closed",
                "1 + bad;                         4; the formula of 'bad': unknown name 'nothing'",
                "twice(1 + worse);               10; the formula of 'worse': unknown name 'nothing'",
                "two + letters;                   6; 'letters' is a function",
            })
    void mistakesAreToldAtTheirColumn(String text, int offset, String said) {
        ExpressionException x = refused(text);
        assertTrue(String.valueOf(x.getMessage()).startsWith(said), x.getMessage());
        assertEquals(offset, x.offset(), text);
    }

    private static List<Condition> test(String text) {
        return Condition.parse(text, new NameTable().variable("x").variable("t", Dimension.TIME));
    }

    private static boolean holds(String text, double x) {
        return test(text).stream().allMatch(c -> c.holds(new double[] {x, 0}));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "x < 3;                                  2;  3",
                "x <= 3;                                 3;  3.1",
                "3 > x;                                  2;  3",
                "x >= 3;                                 3;  2.9",
                "x in [1, 3];                            3;  3.1",
                "x/2 in [1, 3];                          6;  1",
                "x == 2 +- 0.5;                          2.5; 2.6",
                "x = 2 +-0.5;                            1.5; 1.4",
                "x == -1 + -1 +- 1;                     -3;  0",
                "x > 1 and x < 3;                        2;  3",
                "if(x > 1 and x < 3, 7, 8) == 7 +- 0;    2;  4",
                "if(x < 1, 2, 3) > 2.5;                  1;  0",
                "(x > 1) > 0.5 and x in [0, 5];          2;  0.5",
            })
    void testsCompare(String text, double good, double bad) {
        assertTrue(holds(text, good), text);
        assertTrue(!holds(text, bad), text);
        assertTrue(!holds(text, Double.NaN) || text.startsWith("if") || text.startsWith("("), text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "x;                   0; a test must be a comparison: x < y",
                "x == 3;              2; a test must be a comparison: x < y",
                "x != 3;              2; a test must be a comparison: x < y",
                "x > 1 and x;        10; a test must be a comparison: x < y",
                "0 < x < 1;           6; a test is one comparison",
                "x < 1 or x > 2;      6; a test is one comparison",
                "not x < 1;           0; a test is one comparison",
                "x in 3;              5; write x in [low, high]",
                "x in [1, 2, 3];      5; write x in [low, high]",
                "x < 1) ;             5; ')' without '('",
                "t < 3 m;             4; compares a time [s] with a length [m]",
                "t in [1 s, 3 m];    11; compares a time [s] with a length [m]",
                "t == 1 s +- 3 m;    12; compares a time [s] with a length [m]",
                "x > 1 and y < 2;    10; unknown name 'y'",
            })
    void testsThatCannotBeJudgedAreRefusedAtTheirColumn(String text, int offset, String said) {
        ExpressionException x = assertThrows(ExpressionException.class, () -> test(text));
        assertTrue(String.valueOf(x.getMessage()).startsWith(said), x.getMessage());
        assertEquals(offset, x.offset(), text);
    }

    @Test
    void aConditionKnowsTheTextOfItsValue() {
        Condition c = test("2*x  in [1, 3]").get(0);
        assertEquals("2*x", c.value().text());
        assertNull(test("x > 1").get(0).second());
    }
}
