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
record Operand(
        int register,
        double value,
        Dimension dimension,
        int offset,
        @Nullable String literal,
        boolean unitStated) {

    static Operand constant(double value, Dimension dimension, int offset) {
        return new Operand(-1, value, dimension, offset, null, false);
    }

    static Operand register(int register, Dimension dimension, int offset) {
        return new Operand(register, Double.NaN, dimension, offset, null, false);
    }

    boolean isConstant() {
        return register < 0;
    }

    Operand withDimension(Dimension changed) {
        return new Operand(register, value, changed, offset, literal, unitStated);
    }

    /** In parentheses it is no longer a literal: a proposal to write (3) m would not help. */
    Operand enclosed(int at) {
        return new Operand(register, value, dimension, at, null, unitStated);
    }

    Operand negatedLiteral(int at) {
        String text = literal == null ? null : "-" + literal;
        return new Operand(-1, -value, dimension, at, text, unitStated);
    }
}
