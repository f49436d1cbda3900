package org.condyle.expression;

/**
 * The value of each operation. Truth is a number: 0 is false, all else is true, comparisons give 0 or 1.
 *
 * <p>Outside its domain a function gives NaN, as in {@link Math}; the stepper treats that as a failed trial.
 */
final class Arithmetic {
    private Arithmetic() {}

    static double value(Operation operation, double a, double b, double c) {
        return switch (operation) {
            case VARIABLE, CALL -> throw new IllegalStateException(operation + " has no arithmetic");
            case NEGATE -> -a;
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / b;
            case POWER -> Math.pow(a, b);
            case LESS -> a < b ? 1 : 0;
            case LESS_EQUAL -> a <= b ? 1 : 0;
            case GREATER -> a > b ? 1 : 0;
            case GREATER_EQUAL -> a >= b ? 1 : 0;
            case EQUAL -> a == b ? 1 : 0;
            case NOT_EQUAL -> a != b ? 1 : 0;
            case AND -> a != 0 && b != 0 ? 1 : 0;
            case OR -> a != 0 || b != 0 ? 1 : 0;
            case NOT -> a == 0 ? 1 : 0;
            case IF -> a != 0 ? b : c;
            case SIN -> Math.sin(a);
            case COS -> Math.cos(a);
            case TAN -> Math.tan(a);
            case ASIN -> Math.asin(a);
            case ACOS -> Math.acos(a);
            case ATAN -> Math.atan(a);
            case SINH -> Math.sinh(a);
            case COSH -> Math.cosh(a);
            case TANH -> Math.tanh(a);
            case EXP -> Math.exp(a);
            case LOG -> Math.log(a);
            case LOG10 -> Math.log10(a);
            case FLOOR -> Math.floor(a);
            case CEIL -> Math.ceil(a);
            case SQRT -> Math.sqrt(a);
            case ABS -> Math.abs(a);
            case SIGN -> Math.signum(a);
            case STEP -> a >= 0 ? 1 : a < 0 ? 0 : a;
            case ATAN2 -> Math.atan2(a, b);
            case MIN -> Math.min(a, b);
            case MAX -> Math.max(a, b);
            case MOD -> a - b * Math.floor(a / b);
            case HYPOT -> Math.hypot(a, b);
            case CLAMP -> Math.min(Math.max(a, b), c);
            case SMOOTHSTEP -> cubic((a - b) / (c - b));
            case SMOOTHERSTEP -> quintic((a - b) / (c - b));
        };
    }

    /** 3u² - 2u³ between 0 and 1, flat outside. */
    static double cubic(double u) {
        return u <= 0 ? 0 : u >= 1 ? 1 : u * u * (3 - 2 * u);
    }

    /** 6u⁵ - 15u⁴ + 10u³ between 0 and 1, flat outside. */
    static double quintic(double u) {
        return u <= 0 ? 0 : u >= 1 ? 1 : u * u * u * (10 + u * (6 * u - 15));
    }
}
