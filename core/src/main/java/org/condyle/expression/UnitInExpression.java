package org.condyle.expression;

import org.jspecify.annotations.Nullable;

/**
 * How far the unit of a number reaches inside an expression.
 *
 * <p>The unit ends where the next factor is no unit: {@code 1 mm*x} is a millimetre times x. A group in parentheses
 * belongs to the unit if all of it is unit, as in {@code 5 N*m/(rad*s)}. A factor that is a unit and also a name of the
 * scope ({@code 5 N*m} with a mass m) would mean two things; choosing one silently would sometimes be wrong, so it is
 * refused and the message shows how to write either. The first unit after the number is never in doubt.
 */
final class UnitInExpression {
    private final Cursor cursor;
    private final Scope scope;
    private final UnitReader reader;

    UnitInExpression(Cursor cursor, Scope scope) {
        this.cursor = cursor;
        this.scope = scope;
        this.reader = new UnitReader(cursor);
    }

    /** Reads the unit at the cursor; at least its first name must be one. */
    Quantity read() {
        int start = cursor.skipSpaces();
        int end = Names.end(cursor.text, start, scope);
        String first = cursor.text.substring(start, end);
        if (!Units.isUnit(first) && scope.isName(first)) {
            throw cursor.error("an operator is missing before '" + first + "'; write *" + first);
        }
        try {
            Quantity unit = reader.factor();
            while (true) {
                int before = cursor.at;
                char stroke = reader.stroke();
                int factorAt = cursor.skipSpaces();
                Quantity next = stroke == 0 ? null : factorIfUnit();
                if (next == null) {
                    cursor.at = before;
                    return unit;
                }
                refuseDoubt(start, factorAt);
                unit = UnitReader.combine(unit, stroke, next);
            }
        } catch (ArithmeticException e) {
            throw new ExpressionException(Dimension.OUT_OF_RANGE, start);
        }
    }

    /** The next factor, or null if what follows is to be read as expression. */
    private @Nullable Quantity factorIfUnit() {
        char c = cursor.peek();
        if (c == '(') {
            try {
                return reader.factor();
            } catch (ExpressionException e) {
                return null; // not all units inside: an expression in parentheses
            }
        }
        if (!Characters.startsUnit(c)) {
            return null;
        }
        int start = cursor.at;
        int end = Math.max(Names.end(cursor.text, start, scope), Characters.unitEnd(cursor.text, start));
        int after = Characters.skipSpaces(cursor.text, end);
        boolean call = cursor.text.startsWith("(", after);
        return call || !Units.isUnit(cursor.text.substring(start, end)) ? null : reader.factor();
    }

    /** Between these offsets all is unit: none of it may be a name as well. */
    private void refuseDoubt(int start, int from) {
        for (int i = from; i < cursor.at; i++) {
            if (!Characters.startsName(cursor.text.charAt(i))) {
                continue;
            }
            int end = Characters.unitEnd(cursor.text, i);
            String name = cursor.text.substring(i, end);
            if (scope.isName(name)) {
                String unit = cursor.text.substring(start, cursor.at).strip();
                throw new ExpressionException(
                        "'" + name + "' is a unit and also a name here; write [" + unit
                                + "] for the unit, or close the number in parentheses before the name",
                        i);
            }
            i = end;
        }
    }
}
