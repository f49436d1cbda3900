package org.condyle.expression;

import java.util.List;

/** Joins terms by operations: checks dimensions, computes what is known already, emits instructions for the rest. */
final class Assembler {
    final Program.Builder program = new Program.Builder();
    private final boolean constantsComeLater;

    /** @param constantsComeLater see {@link Scope#givesConstantsLater} */
    Assembler(boolean constantsComeLater) {
        this.constantsComeLater = constantsComeLater;
    }

    Operand apply(Operation operation, int offset, List<Operand> terms) {
        Operand first = terms.get(0);
        int begin = Math.min(offset, first.offset());
        Dimension dimension = DimensionRules.result(operation, offset, terms);
        checkInterval(operation, terms);
        if (operation == Operation.NEGATE && first.isConstant()) {
            return first.negatedLiteral(begin);
        }
        if (operation == Operation.IF && first.isConstant()) {
            return terms.get(first.value() != 0 ? 1 : 2).withDimension(dimension);
        }
        if (terms.stream().allMatch(Operand::isConstant)) {
            double value = Arithmetic.value(operation, number(terms, 0), number(terms, 1), number(terms, 2));
            return Operand.constant(value, dimension, begin);
        }
        if (operation == Operation.POWER && terms.get(1).isConstant() && !constantsComeLater) {
            int whole = terms.get(1).value() == 2 ? 2 : terms.get(1).value() == 3 ? 3 : 0;
            if (whole > 0) {
                // Squares and cubes are most of the powers that people write, and a product costs a tenth of pow.
                int base = register(first);
                int square = program.emit(Operation.MULTIPLY, base, base, 0);
                int result = whole == 2 ? square : program.emit(Operation.MULTIPLY, square, base, 0);
                return Operand.register(result, dimension, begin);
            }
        }
        int a = register(first);
        int b = terms.size() > 1 ? register(terms.get(1)) : 0;
        int c = terms.size() > 2 ? register(terms.get(2)) : 0;
        return Operand.register(program.emit(operation, a, b, c), dimension, begin);
    }

    Operand call(UserFunction function, int offset, List<Operand> terms) {
        if (terms.stream().allMatch(Operand::isConstant)) {
            double[] x = terms.stream().mapToDouble(Operand::value).toArray();
            return Operand.constant(function.value(x), function.dimension(), offset);
        }
        int register = program.call(function, terms.stream().map(this::register).toList());
        return Operand.register(register, function.dimension(), offset);
    }

    Operand variable(Variable variable, int offset) {
        return Operand.register(program.emit(Operation.VARIABLE, variable.slot(), 0, 0), variable.dimension(), offset);
    }

    int register(Operand term) {
        return term.isConstant() ? program.constant(term.value()) : term.register();
    }

    private static double number(List<Operand> terms, int i) {
        return i < terms.size() ? terms.get(i).value() : 0;
    }

    /** Bounds that are known while reading are checked while reading. */
    private void checkInterval(Operation operation, List<Operand> terms) {
        boolean blend = operation == Operation.SMOOTHSTEP || operation == Operation.SMOOTHERSTEP;
        if (!blend && operation != Operation.CLAMP) {
            return;
        }
        Operand low = terms.get(1);
        Operand high = terms.get(2);
        if (!low.isConstant() || !high.isConstant()) {
            if (constantsComeLater) {
                throw new ExpressionException("the bounds must be numbers", low.offset());
            }
            return;
        }
        if (blend && low.value() == high.value()) {
            throw new ExpressionException(operation.symbol + " needs two different bounds", low.offset());
        }
        if (!blend && low.value() > high.value()) {
            throw new ExpressionException("clamp(x, lo, hi) needs lo <= hi", low.offset());
        }
    }
}
