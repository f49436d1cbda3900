package org.condyle.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Recursive descent over the operators of an expression, from loose to tight binding:
 *
 * <pre>
 * or          = and { "or" and }
 * and         = not { "and" not }
 * not         = { "not" } comparison
 * comparison  = sum [ ("&lt;" | "&lt;=" | "&gt;" | "&gt;=" | "==" | "!=") sum ]
 * sum         = product { ("+" | "-") product }
 * product     = signed { ("*" | "/") signed }
 * signed      = { "-" | "+" } power
 * power       = primary [ "^" signed ]
 * </pre>
 *
 * Long chains are loops; only parentheses, arguments and exponents recurse, and their depth is limited.
 */
final class Parser {
    /** Between a number and the width of a band around it, in tests. */
    static final String TOLERANCE = "+-";

    private static final int DEEPEST = 100;

    final Assembler assembler;
    final Cursor cursor;
    final Set<String> variables;
    /** Whether a sum ends before {@link #TOLERANCE}; elsewhere this adds what is negative. */
    boolean stopAtTolerance;

    private final Scope scope;
    private final PrimaryParser primary;
    private final @Nullable Parser user;
    /** Formulas that have been read, by name: one that is used twice is computed once. */
    private final Map<String, Operand> formulas;

    private int depth;

    Parser(String text, Scope scope) {
        this(text, scope, null);
    }

    private Parser(String text, Scope scope, @Nullable Parser user) {
        this.scope = scope;
        this.user = user;
        cursor = new Cursor(text, 0);
        primary = new PrimaryParser(cursor, scope, this);
        assembler = user == null ? new Assembler(scope.givesConstantsLater()) : user.assembler;
        variables = user == null ? new LinkedHashSet<>() : user.variables;
        formulas = user == null ? new HashMap<>() : user.formulas;
        depth = user == null ? 0 : user.depth;
    }

    /** The formula that the name at {@code start} stands for, as if it stood there in parentheses. */
    Operand formula(String name, String text, int start) {
        Operand known = formulas.get(name);
        if (known == null) {
            try {
                known = new Parser(text, scope, this).parse();
            } catch (ExpressionException x) {
                throw x.within(user == null ? "the formula of '" + name + "': " : "", start);
            }
            formulas.put(name, known);
        }
        return known.enclosed(start);
    }

    Operand parse() {
        if (cursor.atEnd()) {
            throw new ExpressionException("the expression is empty", 0);
        }
        Operand term = or();
        if (!cursor.atEnd()) {
            throw cursor.error(Symbols.complaint(cursor));
        }
        return term;
    }

    Operand or() {
        descend();
        Operand left = and();
        for (int sign = cursor.skipSpaces(); cursor.acceptWord("or"); sign = cursor.skipSpaces()) {
            left = assembler.apply(Operation.OR, sign, List.of(left, and()));
        }
        depth--;
        return left;
    }

    private Operand and() {
        Operand left = not();
        for (int sign = cursor.skipSpaces(); cursor.acceptWord("and"); sign = cursor.skipSpaces()) {
            left = assembler.apply(Operation.AND, sign, List.of(left, not()));
        }
        return left;
    }

    private Operand not() {
        List<Integer> signs = new ArrayList<>(1);
        for (int sign = cursor.skipSpaces(); cursor.acceptWord("not"); sign = cursor.skipSpaces()) {
            signs.add(sign);
        }
        return prefixed(Operation.NOT, signs, comparison());
    }

    private Operand comparison() {
        Operand left = sum();
        int sign = cursor.skipSpaces();
        Operation operation = Symbols.comparison(cursor.text, sign);
        if (operation == null) {
            return left;
        }
        cursor.at += operation.symbol.length();
        Operand compared = assembler.apply(operation, sign, List.of(left, sum()));
        if (Symbols.comparison(cursor.text, cursor.skipSpaces()) != null) {
            throw cursor.error("comparisons cannot be chained; write a < b and b < c");
        }
        return compared;
    }

    Operand sum() {
        Operand left = product();
        while (true) {
            Operation operation = Symbols.sum(cursor.peek());
            boolean band = stopAtTolerance && depth == 0 && cursor.text.startsWith(TOLERANCE, cursor.at);
            if (operation == null || band) {
                return left;
            }
            int sign = cursor.at++;
            left = assembler.apply(operation, sign, List.of(left, product()));
        }
    }

    private Operand product() {
        Operand left = signed();
        while (true) {
            Operation operation = Symbols.product(cursor.peek());
            // A doubled star is left for the complaint that proposes ^.
            if (operation == null || cursor.text.startsWith("**", cursor.at)) {
                return left;
            }
            int sign = cursor.at++;
            left = assembler.apply(operation, sign, List.of(left, signed()));
        }
    }

    private Operand signed() {
        List<Integer> minus = new ArrayList<>(1);
        for (Operation sign = Symbols.sum(cursor.peek()); sign != null; sign = Symbols.sum(cursor.peek())) {
            if (sign == Operation.SUBTRACT) {
                minus.add(cursor.at);
            }
            cursor.at++;
        }
        return prefixed(Operation.NEGATE, minus, power());
    }

    private Operand power() {
        Operand base = primary.read();
        int sign = cursor.skipSpaces();
        if (!cursor.accept('^')) {
            return base;
        }
        descend();
        Operand exponent = signed();
        depth--;
        return assembler.apply(Operation.POWER, sign, List.of(base, exponent));
    }

    private Operand prefixed(Operation operation, List<Integer> signs, Operand term) {
        Operand result = term;
        for (int i = signs.size() - 1; i >= 0; i--) {
            result = assembler.apply(operation, signs.get(i), List.of(result));
        }
        return result;
    }

    private void descend() {
        if (++depth > DEEPEST) {
            throw cursor.error("nested more than " + DEEPEST + " deep; define a part of it as a parameter");
        }
    }
}
