package org.condyle.expression;

/**
 * A number with an optional unit.
 *
 * @param quantity   the value; of unknown dimension without a unit
 * @param unitStated whether a unit was written
 */
record Literal(Quantity quantity, boolean unitStated) {

    /** The literal that fills the rest of the text. */
    static Literal readAll(Cursor cursor) {
        int start = cursor.skipSpaces();
        double number = number(cursor);
        if (cursor.atEnd()) {
            return new Literal(Quantity.of(number), false);
        }
        UnitReader reader = new UnitReader(cursor);
        Quantity unit = reader.whole();
        reader.expectEnd();
        return of(number, unit, start);
    }

    /** The literal at the cursor inside an expression; {@link UnitInExpression} says how far its unit reaches. */
    static Literal readInside(Cursor cursor, Scope scope) {
        int start = cursor.skipSpaces();
        double number = number(cursor);
        int end = cursor.at;
        if (cursor.peek() == '[') {
            return of(number, new UnitReader(cursor).whole(), start);
        }
        String word = cursor.text.substring(cursor.at, Characters.unitEnd(cursor.text, cursor.at));
        boolean interval = word.equals("in") // as in x/2 in [1, 3]; the language has no unit of that name
                && cursor.text.startsWith("[", Characters.skipSpaces(cursor.text, cursor.at + word.length()));
        if (Characters.startsUnit(cursor.peek()) && !ReservedWords.isOperator(word) && !interval) {
            return of(number, new UnitInExpression(cursor, scope).read(), start);
        }
        cursor.at = end;
        return new Literal(Quantity.of(number), false);
    }

    Literal negated() {
        return new Literal(new Quantity(-quantity.si(), quantity.dimension()), unitStated);
    }

    private static Literal of(double number, Quantity unit, int start) {
        return new Literal(new Quantity(finite(number * unit.si(), start), unit.dimension()), true);
    }

    private static double number(Cursor cursor) {
        int start = cursor.at;
        int end = Characters.numberEnd(cursor.text, start);
        if (end == start) {
            throw new ExpressionException(
                    ExpressionException.Kind.NOT_A_NUMBER,
                    cursor.atEnd() ? "a number is missing" : "expected a number, found " + cursor.quote(),
                    "",
                    cursor.at);
        }
        cursor.at = end;
        return finite(Double.parseDouble(cursor.text.substring(start, end)), start);
    }

    private static double finite(double number, int offset) {
        if (!Double.isFinite(number)) {
            throw new ExpressionException(ExpressionException.Kind.NOT_FINITE, "the number is too large", "", offset);
        }
        return number;
    }
}
