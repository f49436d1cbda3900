package org.condyle.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values between the operators.
 *
 * <pre>
 * primary  = number [unit] | name | name "(" or { "," or } ")" | functional | "(" or ")"
 * functional = name "(" [ argument { "," argument } ] ")" [ "." word ],  argument = [ word "=" ] any text
 * </pre>
 */
record PrimaryParser(Cursor cursor, Scope scope, Parser parser) {
    Operand read() {
        if (cursor.atEnd()) {
            throw cursor.error("the expression ends where a value is needed");
        }
        int start = cursor.at;
        if (cursor.accept('(')) {
            Operand inner = parser.or();
            close(start);
            return inner.enclosed(start);
        }
        if (Characters.numberEnd(cursor.text, start) > start) {
            return number(start);
        }
        if (!Characters.startsName(cursor.peek())) {
            throw cursor.error("expected a value, found " + cursor.quote());
        }
        cursor.at = Names.end(cursor.text, start, scope);
        String name = cursor.text.substring(start, cursor.at);
        return cursor.peek() == '(' && !ReservedWords.isOperator(name) ? call(name, start) : named(name, start);
    }

    /** A bare number is a plain number, except 0, which is nothing of anything. */
    private Operand number(int start) {
        Literal literal = Literal.readInside(cursor, scope);
        double si = literal.quantity().si();
        if (literal.unitStated()) {
            return new Operand(-1, si, literal.quantity().dimension(), start, null, true);
        }
        Dimension dimension = si == 0 ? Dimension.UNKNOWN : Dimension.NONE;
        return new Operand(-1, si, dimension, start, cursor.text.substring(start, cursor.at), false);
    }

    private Operand named(String name, int start) {
        if (name.equals(ReservedWords.PI)) {
            return Operand.constant(Math.PI, Dimension.NONE, start);
        }
        if (ReservedWords.isReserved(name)) {
            throw new ExpressionException("expected a value, found '" + name + "'", start);
        }
        Variable variable = slot(name, start);
        if (variable != null) {
            parser.variables.add(name);
            return parser.assembler.variable(variable, start);
        }
        Quantity constant = scope.constant(name);
        if (constant != null) {
            return Operand.constant(constant.si(), constant.dimension(), start);
        }
        String formula = scope.formula(name);
        if (formula != null) {
            return parser.formula(name, formula, start);
        }
        if (Operation.function(name) != null || scope.function(name) != null || scope.functional(name) != null) {
            throw new ExpressionException("'" + name + "' is a function; write " + name + "(...)", start);
        }
        throw Names.unknown(cursor.text, start, scope);
    }

    private @Nullable Variable slot(String name, int start) {
        try {
            return scope.slot(name);
        } catch (ExpressionException x) {
            throw x.shifted(start);
        }
    }

    private Operand call(String name, int start) {
        Functional functional = scope.functional(name);
        if (functional != null) {
            int open = cursor.at;
            Variable measured = functional.call(Call.read(cursor, name, start));
            if (measured != null) {
                return parser.assembler.variable(measured, start);
            }
            cursor.at = open;
        }
        Operation operation = Operation.function(name);
        if (operation != null) {
            List<Operand> terms = arguments(name, start, operation.arguments, operation.takesMore());
            int count = operation.arguments;
            Operand result = parser.assembler.apply(operation, start, terms.subList(0, count));
            for (Operand further : terms.subList(count, terms.size())) {
                result = parser.assembler.apply(operation, start, List.of(result, further));
            }
            return result;
        }
        UserFunction function = scope.function(name);
        AxisFunction axes = AxisFunction.named(name);
        if (function == null && axes != null) {
            List<Operand> terms = arguments(name, start, AxisFunction.ARGUMENTS, false);
            return axes.apply(parser.assembler, start, terms);
        }
        if (function == null) {
            throw notAFunction(name, start);
        }
        return parser.assembler.call(function, start, arguments(name, start, function.arguments(), false));
    }

    private ExpressionException notAFunction(String name, int start) {
        if (scope.isName(name) || name.equals(ReservedWords.PI)) {
            return new ExpressionException("'" + name + "' is not a function; to multiply write " + name + "*(", start);
        }
        Set<String> known = new TreeSet<>(Operation.functionNames());
        known.addAll(AxisFunction.names());
        scope.names().stream().filter(other -> scope.function(other) != null).forEach(known::add);
        return new ExpressionException(
                ExpressionException.Kind.UNKNOWN_FUNCTION,
                "unknown function '" + name + "'",
                DidYouMean.hint(name, known),
                start);
    }

    private List<Operand> arguments(String name, int start, int wanted, boolean more) {
        int open = cursor.at;
        cursor.accept('(');
        List<Operand> terms = new ArrayList<>();
        if (!cursor.accept(')')) {
            do {
                terms.add(parser.or());
            } while (cursor.accept(','));
            close(open);
        }
        if (terms.size() < wanted || (terms.size() > wanted && !more)) {
            String count = wanted + (more ? " or more arguments" : wanted == 1 ? " argument" : " arguments");
            throw new ExpressionException("'" + name + "' takes " + count + ", has " + terms.size(), start);
        }
        return terms;
    }

    private void close(int open) {
        if (cursor.atEnd()) {
            throw new ExpressionException("'(' is not closed", open);
        }
        if (!cursor.accept(')')) {
            throw cursor.error(Symbols.complaint(cursor));
        }
    }
}
