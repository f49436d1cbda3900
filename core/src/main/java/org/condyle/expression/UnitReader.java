package org.condyle.expression;

/**
 * Reads products of powers of units.
 *
 * <pre>
 * product  = factor { ("*" | "·" | "/") factor }
 * factor   = ( name | "%" | "°" | "1" | "(" product ")" ) [ "^" exponent | "²" | "³" ]
 * exponent = [sign] number | "(" [sign] number [ "/" number ] ")"
 * </pre>
 *
 * Strokes associate to the left: {@code N/m/s} is {@code N/(m*s)}, and {@code N/m*s} is {@code (N/m)*s}.
 */
final class UnitReader {
    private static final int DEEPEST = 20;

    private final Cursor cursor;
    private int depth;

    UnitReader(Cursor cursor) {
        this.cursor = cursor;
    }

    /** {@code N*m} or {@code [N*m]}, as far as it goes; the brackets say that all inside is unit. */
    Quantity whole() {
        int start = cursor.skipSpaces();
        try {
            if (!cursor.accept('[')) {
                return product();
            }
            Quantity unit = product();
            expect(']');
            return unit;
        } catch (ArithmeticException e) {
            throw new ExpressionException(Dimension.OUT_OF_RANGE, start);
        }
    }

    void expectEnd() {
        if (!cursor.atEnd()) {
            throw cursor.error("expected * or / in the unit, found " + cursor.quote());
        }
    }

    Quantity factor() {
        return raised(base());
    }

    /** Steps over the sign of a product, which is also written as a dot, and gives * or / or 0. */
    char stroke() {
        char c = cursor.peek();
        if (c != '*' && c != '/' && c != '·' && c != '⋅') {
            return 0;
        }
        cursor.at++;
        return c == '/' ? '/' : '*';
    }

    static Quantity combine(Quantity a, char stroke, Quantity b) {
        return stroke == '*'
                ? new Quantity(a.si() * b.si(), a.dimension().times(b.dimension()))
                : new Quantity(a.si() / b.si(), a.dimension().over(b.dimension()));
    }

    private Quantity product() {
        Quantity unit = factor();
        for (char stroke = stroke(); stroke != 0; stroke = stroke()) {
            unit = combine(unit, stroke, factor());
        }
        return unit;
    }

    private Quantity base() {
        if (cursor.atEnd()) {
            throw cursor.error("a unit is missing");
        }
        if (cursor.accept('(')) {
            if (++depth > DEEPEST) {
                throw cursor.error("the unit has too many parentheses");
            }
            Quantity inner = product();
            expect(')');
            depth--;
            return inner;
        }
        if (cursor.peek() == '1' && Characters.numberEnd(cursor.text, cursor.at) == cursor.at + 1) {
            cursor.at++;
            return new Quantity(1, Dimension.NONE);
        }
        if (!Characters.startsUnit(cursor.peek())) {
            throw cursor.error("expected a unit, found " + cursor.quote());
        }
        int end = Characters.unitEnd(cursor.text, cursor.at);
        String name = cursor.text.substring(cursor.at, end);
        Quantity unit = Units.single(name);
        if (unit == null) {
            throw Units.unknown(name, cursor.at);
        }
        cursor.at = end;
        return unit;
    }

    private Quantity raised(Quantity base) {
        double exponent;
        if (cursor.accept('²')) {
            exponent = 2;
        } else if (cursor.accept('³')) {
            exponent = 3;
        } else if (cursor.accept('^')) {
            exponent = exponent();
        } else {
            return base;
        }
        if (cursor.peek() == '^') {
            throw cursor.error("a unit can have only one power; use parentheses");
        }
        return new Quantity(Math.pow(base.si(), exponent), base.dimension().power(exponent));
    }

    private double exponent() {
        if (!cursor.accept('(')) {
            return signedNumber();
        }
        double exponent = signedNumber();
        if (cursor.accept('/')) {
            exponent /= signedNumber();
        }
        expect(')');
        return exponent;
    }

    private double signedNumber() {
        boolean negative = Characters.isMinus(cursor.peek());
        cursor.at += negative ? 1 : 0;
        int start = cursor.skipSpaces();
        int end = Characters.numberEnd(cursor.text, start);
        if (end == start) {
            throw cursor.error("the power of a unit must be a number, found " + cursor.quote());
        }
        cursor.at = end;
        double number = Double.parseDouble(cursor.text.substring(start, end));
        return negative ? -number : number;
    }

    private void expect(char c) {
        if (!cursor.accept(c)) {
            throw cursor.error("expected '" + c + "' in the unit, found " + cursor.quote());
        }
    }
}
