package org.condyle.io.model.read;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.regex.Pattern;
import org.condyle.expression.ExpressionException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/** How values are written: a quantity as it stands, or an expression after '='. */
public final class Texts {
    private static final Pattern NOT_FINITE = Pattern.compile("(?i)[-+]?\\.?(nan|inf|infinity)\\b");

    private Texts() {}

    public static boolean isExpression(String text) {
        return text.startsWith("=");
    }

    public static String expressionText(String text) {
        return text.substring(1);
    }

    /** The text of a formula, which may stand after '='. */
    public static String formula(Entry e) {
        return isExpression(e.text()) ? expressionText(e.text()) : e.text();
    }

    /** Nine digits at most: what a person would write for it. */
    public static String number(double x) {
        if (x == 0 || !Double.isFinite(x)) {
            return x == 0 ? "0" : Double.toString(x);
        }
        BigDecimal rounded = new BigDecimal(x).round(new MathContext(9)).stripTrailingZeros();
        return Math.abs(x) >= 1e-4 && Math.abs(x) < 1e9
                ? rounded.toPlainString()
                : Double.toString(rounded.doubleValue()).replace("E", "e");
    }

    /** Not a number and infinity are words that YAML knows and no quantity has. */
    static void refuseNotFinite(String text) {
        if (NOT_FINITE.matcher(text.strip()).lookingAt()) {
            throw notFinite(Quoted.of(text.strip()));
        }
    }

    static ExpressionException notFinite(String was) {
        return new ExpressionException(
                ExpressionException.Kind.NOT_FINITE, "must be a finite number, was " + was, "", 0);
    }

    /** Reports an error of an expression at its own column. */
    public static void report(Problems problems, Entry e, ExpressionException x) {
        boolean alone =
                x.kind() == ExpressionException.Kind.UNKNOWN_UNIT && x.hint().isEmpty();
        String hint = alone ? "'condyle explain units' lists all units" : x.hint();
        problems.add(Problem.error(code(x), place(e, x.offset()), e.path(), x.said(), hint));
    }

    /** What is wrong with a number or a formula. */
    public static Code code(ExpressionException x) {
        return switch (x.kind()) {
            case SYNTAX -> Code.BAD_EXPRESSION;
            case NOT_A_NUMBER -> Code.NOT_A_NUMBER;
            case UNKNOWN_NAME -> Code.UNKNOWN_NAME;
            case UNKNOWN_FUNCTION -> Code.UNKNOWN_FUNCTION;
            case UNKNOWN_UNIT -> Code.UNKNOWN_UNIT;
            case OTHER_DIMENSION, MIXED_DIMENSIONS -> Code.WRONG_UNIT;
            case NOT_FINITE -> Code.NOT_FINITE;
            case CYCLE -> Code.CYCLE;
        };
    }

    private static Position place(Entry e, int offset) {
        Position p = e.at();
        if (p.line() == 0) {
            return p;
        }
        int lead = (e.isQuoted() ? 1 : 0) + (isExpression(e.text()) ? 1 : 0);
        return p.at(p.line(), p.column() + lead + Math.max(0, offset));
    }
}
