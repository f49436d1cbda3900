package org.condyle.expression;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** All operations of expressions. The list is closed, because evaluation and derivatives must know each case. */
enum Operation {
    VARIABLE("variable", 0, Rule.SPECIAL),
    CALL("call", 0, Rule.SPECIAL),
    NEGATE("-", 1, Rule.SAME),
    ADD("+", 2, Rule.SAME),
    SUBTRACT("-", 2, Rule.SAME),
    MULTIPLY("*", 2, Rule.PRODUCT),
    DIVIDE("/", 2, Rule.QUOTIENT),
    POWER("^", 2, Rule.POWER),
    LESS("<", 2, Rule.SAME_TO_PLAIN),
    LESS_EQUAL("<=", 2, Rule.SAME_TO_PLAIN),
    GREATER(">", 2, Rule.SAME_TO_PLAIN),
    GREATER_EQUAL(">=", 2, Rule.SAME_TO_PLAIN),
    EQUAL("==", 2, Rule.SAME_TO_PLAIN),
    NOT_EQUAL("!=", 2, Rule.SAME_TO_PLAIN),
    AND("and", 2, Rule.TRUTH),
    OR("or", 2, Rule.TRUTH),
    NOT("not", 1, Rule.TRUTH),
    IF("if", 3, Rule.CHOICE),
    SIN("sin", 1, Rule.PLAIN),
    COS("cos", 1, Rule.PLAIN),
    TAN("tan", 1, Rule.PLAIN),
    ASIN("asin", 1, Rule.PLAIN),
    ACOS("acos", 1, Rule.PLAIN),
    ATAN("atan", 1, Rule.PLAIN),
    SINH("sinh", 1, Rule.PLAIN),
    COSH("cosh", 1, Rule.PLAIN),
    TANH("tanh", 1, Rule.PLAIN),
    EXP("exp", 1, Rule.PLAIN),
    LOG("log", 1, Rule.PLAIN),
    LOG10("log10", 1, Rule.PLAIN),
    FLOOR("floor", 1, Rule.PLAIN),
    CEIL("ceil", 1, Rule.PLAIN),
    SQRT("sqrt", 1, Rule.ROOT),
    ABS("abs", 1, Rule.SAME),
    SIGN("sign", 1, Rule.SAME_TO_PLAIN),
    STEP("step", 1, Rule.SAME_TO_PLAIN),
    ATAN2("atan2", 2, Rule.SAME_TO_PLAIN),
    MIN("min", 2, Rule.SAME),
    MAX("max", 2, Rule.SAME),
    MOD("mod", 2, Rule.SAME),
    HYPOT("hypot", 2, Rule.SAME),
    CLAMP("clamp", 3, Rule.SAME),
    SMOOTHSTEP("smoothstep", 3, Rule.SAME_TO_PLAIN),
    SMOOTHERSTEP("smootherstep", 3, Rule.SAME_TO_PLAIN);

    /** How the dimension of the result follows from those of the arguments. */
    enum Rule {
        SAME,
        SAME_TO_PLAIN,
        PLAIN,
        TRUTH,
        CHOICE,
        PRODUCT,
        QUOTIENT,
        POWER,
        ROOT,
        SPECIAL
    }

    private static final Map<String, Operation> FUNCTIONS = new TreeMap<>();

    static {
        for (Operation operation : values()) {
            boolean word =
                    Character.isLetter(operation.symbol.charAt(0)) && !ReservedWords.isOperator(operation.symbol);
            if (word && operation.rule != Rule.SPECIAL) {
                FUNCTIONS.put(operation.symbol, operation);
            }
        }
        FUNCTIONS.put("pow", POWER);
    }

    final String symbol;
    final int arguments;
    final Rule rule;

    Operation(String symbol, int arguments, Rule rule) {
        this.symbol = symbol;
        this.arguments = arguments;
        this.rule = rule;
    }

    /** The function written as {@code name(...)}, or null. */
    static @Nullable Operation function(String name) {
        return FUNCTIONS.get(name);
    }

    static Set<String> functionNames() {
        return FUNCTIONS.keySet();
    }

    /** Minimum and maximum take two arguments or more. */
    boolean takesMore() {
        return this == MIN || this == MAX;
    }
}
