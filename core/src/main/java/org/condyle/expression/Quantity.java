package org.condyle.expression;

/**
 * A number in SI units and what it measures.
 *
 * <p>The dimension is {@link Dimension#UNKNOWN} when the text had no unit: numbers in a file are SI.
 */
public record Quantity(double si, Dimension dimension) {

    /** A plain SI number of unstated dimension. */
    public static Quantity of(double si) {
        return new Quantity(si, Dimension.UNKNOWN);
    }

    /**
     * Reads {@code 12 mm}, {@code 1.03e5 N*m}, {@code 30deg}, {@code -3}, {@code 5 [N*m]}.
     *
     * @throws ExpressionException if the text is not a number with an optional unit
     */
    public static Quantity parse(String text) {
        Cursor cursor = new Cursor(text, 0);
        boolean negative = Characters.isMinus(cursor.peek());
        if (negative || cursor.peek() == '+') {
            cursor.at++;
        }
        Literal literal = Literal.readAll(cursor);
        return (negative ? literal.negated() : literal).quantity();
    }

    /**
     * Reads a quantity where a certain dimension is needed and gives its SI value; a number without unit is taken as
     * SI. Stricter than an expression: {@code 30 deg} is not accepted as a length.
     */
    public static double parse(String text, Dimension wanted) {
        return parse(text).require(wanted, text);
    }

    /** Its SI value where a certain dimension is needed; {@code text} is what it was read from. */
    public double require(Dimension wanted, String text) {
        if (!dimension.agrees(wanted)) {
            throw mismatch(text.strip(), dimension, true, wanted);
        }
        return si;
    }

    static ExpressionException mismatch(String text, Dimension found, boolean unitStated, Dimension wanted) {
        String shown = text.length() > 60 ? text.substring(0, 57) + "..." : text;
        String what = found.isNone() && unitStated ? "an angle or ratio" : found.describe();
        return new ExpressionException(
                ExpressionException.Kind.OTHER_DIMENSION, shown + " is " + what, wanted.describe() + " is needed", 0);
    }
}
