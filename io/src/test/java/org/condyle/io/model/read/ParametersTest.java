package org.condyle.io.model.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Objects;
import org.condyle.expression.Expression;
import org.condyle.io.document.Document;
import org.condyle.io.document.Problems;
import org.junit.jupiter.api.Test;

/** Parameters find each other in any order, however long the chain. */
class ParametersTest {
    private final Problems problems = new Problems();

    private Parameters read(String yaml) {
        return new Parameters(Document.parse("test.yaml", yaml).root().children(), Map.of(), problems);
    }

    private static double value(Parameters p, String name) {
        return Objects.requireNonNull(p.constant(name)).si();
    }

    /** p0 = 1, and each further one is one more than the one before it. */
    private static String chain(int length, boolean falling, String first) {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k <= length; k++) {
            int i = falling ? length - k : k;
            text.append("p" + i + ": " + (i == 0 ? first : "= p" + (i - 1) + " + 1") + "\n");
        }
        return text.toString();
    }

    @Test
    void aChainOfThousandsIsEvaluatedInEitherOrder() {
        for (boolean falling : new boolean[] {false, true}) {
            assertEquals(5001, value(read(chain(5000, falling, "1")), "p5000"));
        }
        assertTrue(problems.isEmpty(), problems.render());
    }

    @Test
    void aParameterThatNeedsManyOthersReadsThemOnce() {
        StringBuilder text = new StringBuilder("all: = 0");
        for (int i = 0; i < 1000; i++) {
            text.append(" + q" + i);
        }
        text.append('\n');
        for (int i = 0; i < 1000; i++) {
            text.append("q" + i + ": 1\n");
        }
        assertEquals(1000, value(read(text.toString()), "all"));
    }

    @Test
    void aChainOfThirtyParametersOfTimeIsOneFormula() {
        for (boolean falling : new boolean[] {false, true}) {
            Parameters p = read(chain(30, falling, "= 2*t"));
            assertNull(p.constant("p30"), "it moves");
            Expression x = Expression.parse("p30", new SignalScope(p, Map.of()));
            assertEquals(37, x.evaluator().value(new double[] {3.5}));
        }
        assertTrue(problems.isEmpty(), problems.render());
    }

    @Test
    void aRingIsReportedOnceAndNothingFollowsFromIt() {
        read("a: = b + 1 kg\nb: = c*2\nc: = a - 3 kg\nd: = c + 1 N\n");
        assertEquals(
                "test.yaml:3:5: c: parameters refer to each other in a cycle: a -> b -> c -> a", problems.render());
    }

    @Test
    void aParameterThatNamesItselfIsToldSo() {
        read("a: = 2*a\n");
        assertEquals("test.yaml:1:5: a: refers to itself", problems.render());
    }

    @Test
    void aUnitIsNoReferenceToTheParameterOfThatName() {
        Parameters p = read("m: = 2 kg*c/1 m\nc: = 0.5 m + 1 m\n");
        assertEquals(3, value(p, "m"));
        assertTrue(problems.isEmpty(), problems.render());
    }

    /** Written out, the last one would have 2^39 letters. */
    @Test
    void aFormulaThatIsUsedTwiceIsReadOnce() {
        StringBuilder text = new StringBuilder("f0: = t\n");
        for (int i = 1; i < 40; i++) {
            text.append("f" + i + ": = f" + (i - 1) + " + f" + (i - 1) + "\n");
        }
        Parameters p = read(text.toString());
        Expression x = Expression.parse("f39/2^39", new SignalScope(p, Map.of()));
        assertEquals(0.7, x.evaluator().value(new double[] {0.7}));
        assertTrue(problems.isEmpty(), problems.render());
    }

    @Test
    void aHyphenAfterAFormulaIsAMinus() {
        Parameters p = read("a: = 2*t\nb: 3\nm: = t + 1\n");
        SignalScope scope = new SignalScope(p, Map.of());
        assertEquals(4 - 3, Expression.parse("a-b", scope).evaluator().value(new double[] {2}));
        assertEquals(4 - 0.5, Expression.parse("a-0.5", scope).evaluator().value(new double[] {2}));
        assertEquals(7, Expression.parse("7 m", scope).constant(), "a unit is no formula");
    }

    @Test
    void formulasInFormulasHaveALimit() {
        read(chain(200, false, "= t"));
        assertEquals(1, problems.size(), problems.render());
        assertTrue(problems.render().contains("the formula of 'p"), problems.render());
        assertTrue(problems.render().contains("nested more than 100 deep"), problems.render());
    }
}
