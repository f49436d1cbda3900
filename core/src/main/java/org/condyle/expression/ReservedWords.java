package org.condyle.expression;

import java.util.Set;

/** Words with a fixed meaning, which cannot be names of variables. */
final class ReservedWords {
    static final String PI = "pi";

    private static final Set<String> OPERATORS = Set.of("and", "or", "not");

    private ReservedWords() {}

    /** Names beginning a new part of the expression, never a unit. */
    static boolean isOperator(String word) {
        return OPERATORS.contains(word);
    }

    static boolean isReserved(String word) {
        return isOperator(word) || word.equals("if") || word.equals(PI);
    }
}
