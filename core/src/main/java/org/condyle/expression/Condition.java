package org.condyle.expression;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One comparison of a test: a number that is looked at, and what it is compared with.
 *
 * <pre>
 * test      = condition { "and" condition }
 * condition = sum ("&lt;" | "&lt;=" | "&gt;" | "&gt;=") sum
 *           | sum "in" "[" sum "," sum "]"
 *           | sum ("==" | "=") sum "+-" sum
 * </pre>
 *
 * @param limit  the right side, the lower end of an interval, or the middle of a band
 * @param second the upper end of an interval, or half the width of a band; null for others
 */
public record Condition(
        Relation relation,
        Expression value,
        Expression limit,
        @Nullable Expression second) {
    /** How the value and its limit are compared. */
    public enum Relation {
        LESS,
        LESS_EQUAL,
        GREATER,
        GREATER_EQUAL,
        IN_INTERVAL,
        NEAR
    }

    /**
     * Reads the conditions of a test.
     *
     * @throws ExpressionException with the place in the text if it cannot be understood
     */
    public static List<Condition> parse(String text, Scope scope) {
        Expression.refuseLong(text);
        return new TestParser(new Parser(text, scope)).read();
    }

    /** Whether the condition holds for these values of the variables; nothing holds for what is not a number. */
    public boolean holds(double[] variables) {
        double x = value.evaluator().value(variables), a = limit.evaluator().value(variables);
        double b = second == null ? 0 : second.evaluator().value(variables);
        return switch (relation) {
            case LESS -> x < a;
            case LESS_EQUAL -> x <= a;
            case GREATER -> x > a;
            case GREATER_EQUAL -> x >= a;
            case IN_INTERVAL -> x >= a && x <= b;
            case NEAR -> Math.abs(x - a) <= b;
        };
    }
}
