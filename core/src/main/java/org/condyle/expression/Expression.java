package org.condyle.expression;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A formula over named variables, read once and evaluated often; immutable and shared by threads.
 *
 * <pre>
 * NameTable names = new NameTable().variable("t").constant("radius", "20 mm");
 * Expression path = Expression.parse("radius + 1 mm*sin(2*pi*t)", names);
 * double x = path.evaluator().value(new double[] {0.25});      // 0.021
 * </pre>
 *
 * <p><b>Language.</b> {@code + - * / ^}, where ^ binds tighter than a sign and to the right ({@code -x^2} is
 * {@code -(x^2)}); comparisons, {@code and or not}, which give 0 or 1; {@code if(condition, a, b)}, which computes
 * both; {@code pi}; sin cos tan asin acos atan atan2(y, x) sinh cosh tanh exp log log10 sqrt abs sign floor ceil
 * hypot pow; min max of two or more; mod(a, b) with the sign of b; clamp(x, lo, hi); step(x), 1 from 0 on;
 * smoothstep(x, lo, hi), the cubic, whose second derivative jumps at the ends, and smootherstep, the quintic, whose
 * second derivative does not. {@code e} is free for a parameter.
 *
 * <p><b>Units.</b> A name right after a number is a unit: {@code 1 mm}. The unit goes on over {@code * / ^} while units
 * follow, so {@code 2 m/s} is a speed and {@code 1 mm*x} a product. Where such a factor is both a unit and a name of
 * the scope the text is refused; {@code 5 [N*m]} is always the unit, {@code (5 N)*m} always the name. A literal binds
 * tightest: {@code x/2 m} is {@code x/(2 m)}.
 *
 * <p><b>Names.</b> {@code elbow.angle}, {@code right-thigh.angle}, {@code q4}. A hyphen between name characters without
 * spaces belongs to the name if the scope knows the longer name, otherwise it is a minus.
 *
 * <p>A {@link Scope} can add functions of its own, and functionals, whose arguments are handed over unread:
 * {@code max(knee.angle, from=1 s)}. {@link Condition} reads the tests of claims.
 *
 * <p><b>Dimensions.</b> Sums, comparisons and choices need equal dimensions; angles and bare numbers are plain numbers;
 * 0 fits everywhere; {@link Dimension#UNKNOWN} agrees with everything.
 *
 * <p><b>Limits.</b> 10 000 characters, 100 levels of nesting.
 */
public final class Expression {
    private static final int LONGEST = 10_000;

    private final String text;
    private final Program program;
    private final Operand result;
    private final Set<String> variables;

    private Expression(String text, Program program, Operand result, Set<String> variables) {
        this.text = text;
        this.program = program;
        this.result = result;
        this.variables = Collections.unmodifiableSet(new LinkedHashSet<>(variables));
    }

    /**
     * Reads an expression.
     *
     * @throws ExpressionException with the place in the text if it cannot be understood
     */
    public static Expression parse(String text, Scope scope) {
        refuseLong(text);
        Parser parser = new Parser(text, scope);
        return of(parser, parser.parse(), text, 0);
    }

    static void refuseLong(String text) {
        if (text.length() > LONGEST) {
            throw new ExpressionException(
                    "the expression has " + text.length() + " characters, at most " + LONGEST + " are read", LONGEST);
        }
    }

    /** What a parser has read, all of it or a part that begins at {@code offset}. */
    static Expression of(Parser parser, Operand result, String text, int offset) {
        if (result.isConstant() && !Double.isFinite(result.value())) {
            throw new ExpressionException(
                    ExpressionException.Kind.NOT_FINITE,
                    "the value is " + result.value() + ", not a finite number",
                    "",
                    offset);
        }
        Program program = parser.assembler.program.build(parser.assembler.register(result));
        return new Expression(text, program, result, parser.variables);
    }

    /** Whether a variable or parameter may have this name: spelled like one and without a fixed meaning. */
    public static boolean isName(String name) {
        return !name.isEmpty()
                && Characters.startsName(name.charAt(0))
                && Characters.longestNameEnd(name, 0) == name.length()
                && !ReservedWords.isReserved(name);
    }

    public String text() {
        return text;
    }

    /** What the value measures. */
    public Dimension dimension() {
        return result.dimension();
    }

    /** Names of the variables that occur, in the order of first occurrence; constants of the scope are not among them. */
    public Set<String> variables() {
        return variables;
    }

    public boolean isConstant() {
        return result.isConstant();
    }

    /** The value [SI] of an expression without variables. */
    public double constant() {
        if (!isConstant()) {
            throw new IllegalStateException(
                    "'" + text + "' is not constant, it depends on " + String.join(", ", variables));
        }
        return result.value();
    }

    /**
     * Checks that the value can serve as a quantity of the wanted dimension. Numbers in a file are SI, so a plain or
     * unknown result is taken as SI; only a single literal with a unit of angle or ratio ({@code 30 deg}) is not.
     *
     * @return this
     */
    public Expression requireDimension(Dimension wanted) {
        Dimension found = dimension();
        boolean plain = found.isNone() && !result.unitStated();
        if (!plain && !found.agrees(wanted)) {
            throw Quantity.mismatch(text.strip(), found, result.unitStated(), wanted);
        }
        return this;
    }

    /** Turns it into something else, part by part. */
    public <T> T translate(Translation<T> translation) {
        return program.translate(translation);
    }

    /** A new evaluator; one per thread. */
    public Evaluator evaluator() {
        return new Evaluator(program);
    }

    @Override
    public String toString() {
        return text;
    }
}
