package org.condyle.expression;

import java.util.List;

/** Which dimensions may meet in an operation and what comes out; the messages say the way out. */
final class DimensionRules {
    private DimensionRules() {}

    /** Dimension of the result, or an error at the place of the operation. */
    static Dimension result(Operation operation, int offset, List<Operand> terms) {
        Operand first = terms.get(0);
        try {
            return switch (operation.rule) {
                case SAME -> same(operation, offset, terms);
                case SAME_TO_PLAIN -> {
                    same(operation, offset, terms);
                    yield operation == Operation.ATAN2 ? Dimension.ANGLE : Dimension.NONE;
                }
                case PLAIN, TRUTH -> {
                    for (Operand term : terms) {
                        plain(operation, term);
                    }
                    yield switch (operation) {
                        case ASIN, ACOS, ATAN -> Dimension.ANGLE;
                        default -> Dimension.NONE;
                    };
                }
                case CHOICE -> {
                    plain(operation, first);
                    yield same(operation, offset, terms.subList(1, 3));
                }
                case PRODUCT -> first.dimension().times(terms.get(1).dimension());
                case QUOTIENT -> first.dimension().over(terms.get(1).dimension());
                case ROOT -> first.dimension().power(0.5);
                case POWER -> power(first, terms.get(1));
                case SPECIAL -> Dimension.UNKNOWN;
            };
        } catch (ArithmeticException e) {
            throw new ExpressionException(Dimension.OUT_OF_RANGE, offset);
        }
    }

    private static Dimension same(Operation operation, int offset, List<Operand> terms) {
        Operand known = terms.get(0);
        Dimension result = known.dimension();
        for (Operand term : terms) {
            if (!known.dimension().agrees(term.dimension())) {
                throw mismatch(operation, offset, known, term);
            }
            if (term.dimension().isKnown()) {
                known = term;
            }
            result = result.with(term.dimension());
        }
        return result;
    }

    private static ExpressionException mismatch(Operation operation, int offset, Operand a, Operand b) {
        Operand plain = a.dimension().isNone() ? a : b;
        Operand other = a.dimension().isNone() ? b : a;
        String unit = other.dimension().unit();
        if (plain.dimension().isNone() && plain.literal() != null) {
            String shown = unit.startsWith("1/") ? "[" + unit + "]" : unit;
            return new ExpressionException(
                    ExpressionException.Kind.MIXED_DIMENSIONS,
                    plain.literal() + " is a plain number, but '" + operation.symbol + "' combines it with "
                            + other.dimension().describe(),
                    "write " + plain.literal() + " " + shown,
                    plain.offset());
        }
        String message = "'" + operation.symbol + "' needs equal dimensions, has "
                + a.dimension().describe() + " and " + b.dimension().describe();
        boolean number = plain.dimension().isNone() && !plain.unitStated();
        return new ExpressionException(
                ExpressionException.Kind.MIXED_DIMENSIONS,
                message,
                number ? "multiply the number by 1 [" + unit + "]" : "",
                offset);
    }

    private static void plain(Operation operation, Operand term) {
        if (term.dimension().agrees(Dimension.NONE)) {
            return;
        }
        String wayOut = operation.rule == Operation.Rule.PLAIN
                ? "; divide by 1 [" + term.dimension().unit() + "] to make it one"
                : "; compare it, as in x > 0";
        String wanted = operation.rule == Operation.Rule.PLAIN ? "a plain number" : "a condition";
        throw new ExpressionException(
                ExpressionException.Kind.MIXED_DIMENSIONS,
                "'" + operation.symbol + "' needs " + wanted + ", has "
                        + term.dimension().describe(),
                wayOut,
                term.offset());
    }

    private static Dimension power(Operand base, Operand exponent) {
        if (!exponent.dimension().agrees(Dimension.NONE)) {
            throw new ExpressionException(
                    ExpressionException.Kind.MIXED_DIMENSIONS,
                    "an exponent must be a plain number, has "
                            + exponent.dimension().describe(),
                    "",
                    exponent.offset());
        }
        if (exponent.isConstant()) {
            return base.dimension().power(exponent.value());
        }
        if (!base.dimension().agrees(Dimension.NONE)) {
            throw new ExpressionException(
                    ExpressionException.Kind.MIXED_DIMENSIONS,
                    base.dimension().describe() + " can only be raised to a constant power",
                    "divide it by 1 [" + base.dimension().unit() + "] first",
                    base.offset());
        }
        return base.dimension();
    }
}
