package org.condyle.expression;

import java.util.ArrayList;
import java.util.List;

/** Reads the conditions of a test; what stands in them is read by the {@link Parser} of expressions. */
record TestParser(Parser parser) {
    List<Condition> read() {
        List<Condition> all = new ArrayList<>();
        do {
            all.add(condition());
        } while (parser.cursor.acceptWord("and"));
        if (!parser.cursor.atEnd()) {
            throw stray();
        }
        return all;
    }

    private Condition condition() {
        Cursor cursor = parser.cursor;
        int begin = cursor.skipSpaces();
        if (startsWith("not")) {
            throw stray();
        }
        Expression value = sum();
        if (cursor.acceptWord("in")) {
            int open = cursor.skipSpaces();
            if (!cursor.accept('[')) {
                throw new ExpressionException("write x in [low, high]", open);
            }
            Expression low = limit(value);
            Expression high = cursor.accept(',') ? limit(value) : null;
            if (high == null || !cursor.accept(']')) {
                throw new ExpressionException("write x in [low, high]", open);
            }
            return new Condition(Condition.Relation.IN_INTERVAL, value, low, high);
        }
        int sign = cursor.skipSpaces();
        Operation operation = Symbols.comparison(cursor.text, sign);
        if (operation == Operation.EQUAL || (operation == null && cursor.peek() == '=')) {
            cursor.at += operation == null ? 1 : 2;
            parser.stopAtTolerance = true;
            Expression middle = limit(value);
            parser.stopAtTolerance = false;
            if (!cursor.text.startsWith(Parser.TOLERANCE, cursor.skipSpaces())) {
                throw compares(sign);
            }
            cursor.at += Parser.TOLERANCE.length();
            return new Condition(Condition.Relation.NEAR, value, middle, limit(value));
        }
        Condition.Relation relation = operation == null
                ? null
                : switch (operation) {
                    case LESS -> Condition.Relation.LESS;
                    case LESS_EQUAL -> Condition.Relation.LESS_EQUAL;
                    case GREATER -> Condition.Relation.GREATER;
                    case GREATER_EQUAL -> Condition.Relation.GREATER_EQUAL;
                    default -> null;
                };
        if (operation == null || relation == null) {
            boolean nothing = cursor.atEnd() || startsWith("and");
            throw operation != null ? compares(sign) : nothing ? compares(begin) : stray();
        }
        cursor.at += operation.symbol.length();
        Condition made = new Condition(relation, value, limit(value), null);
        if (Symbols.comparison(cursor.text, cursor.skipSpaces()) != null) {
            throw stray();
        }
        return made;
    }

    private ExpressionException compares(int offset) {
        return new ExpressionException(
                "a test must be a comparison: x < y, x in [low, high], or x == y +- tolerance; was '"
                        + parser.cursor.text.strip() + "'",
                offset);
    }

    private boolean startsWith(String word) {
        int at = parser.cursor.skipSpaces();
        boolean is = parser.cursor.acceptWord(word);
        parser.cursor.at = at;
        return is;
    }

    /** What stands where a test should end or go on with 'and'. */
    private ExpressionException stray() {
        Cursor cursor = parser.cursor;
        boolean logic = startsWith("or") || startsWith("not") || Symbols.comparison(cursor.text, cursor.at) != null;
        return cursor.error(
                logic
                        ? "a test is one comparison, or several joined by 'and', such as x > 1 and x < 2; was '"
                                + cursor.text.strip() + "'"
                        : Symbols.complaint(cursor));
    }

    private Expression sum() {
        int start = parser.cursor.skipSpaces();
        Operand operand = parser.sum();
        return Expression.of(
                parser,
                operand,
                parser.cursor.text.substring(start, parser.cursor.at).strip(),
                start);
    }

    /** What the value is compared with: of the same dimension, or one of the two is a plain number. */
    private Expression limit(Expression value) {
        int start = parser.cursor.skipSpaces();
        Expression limit = sum();
        Dimension x = value.dimension(), y = limit.dimension();
        if (!x.agrees(y) && !x.isNone() && !y.isNone()) {
            throw new ExpressionException(
                    ExpressionException.Kind.MIXED_DIMENSIONS,
                    "compares " + x.describe() + " with " + y.describe(),
                    "",
                    start);
        }
        return limit;
    }
}
