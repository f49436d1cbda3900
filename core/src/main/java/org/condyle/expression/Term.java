package org.condyle.expression;

import org.jspecify.annotations.Nullable;

/**
 * A part of an expression that has been read: a known number, or a register that will hold it.
 *
 * @param register   where the value will be, or -1 if it is known already
 * @param value      the known value
 * @param offset     where the part begins in the text
 * @param literal    the text if it is a plain number written out, to suggest a unit for it
 * @param unitStated whether it is a single number with a unit
 */
record Term(
        int register,
        double value,
        Dimension dimension,
        int offset,
        @Nullable String literal,
        boolean unitStated) {

    static Term constant(double value, Dimension dimension, int offset) {
        return new Term(-1, value, dimension, offset, null, false);
    }

    static Term register(int register, Dimension dimension, int offset) {
        return new Term(register, Double.NaN, dimension, offset, null, false);
    }

    boolean isConstant() {
        return register < 0;
    }

    Term withDimension(Dimension changed) {
        return new Term(register, value, changed, offset, literal, unitStated);
    }

    /** In parentheses it is no longer a literal: a proposal to write (3) m would not help. */
    Term enclosed(int at) {
        return new Term(register, value, dimension, at, null, unitStated);
    }

    Term negatedLiteral(int at) {
        String text = literal == null ? null : "-" + literal;
        return new Term(-1, -value, dimension, at, text, unitStated);
    }
}
