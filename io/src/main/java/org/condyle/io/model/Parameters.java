package org.condyle.io.model;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Scope;
import org.condyle.expression.UserFunction;
import org.condyle.expression.Variable;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.document.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of a model: constants, or formulas of time and motion. Constants are evaluated on demand, so that their
 * order in the file does not matter; a formula is written out wherever its name stands.
 */
public final class Parameters implements Scope {
    /** What the number of a repeated body is called in its expressions. */
    static final String NUMBER = "i";

    private static final Variable MOVING = new Variable(0, Dimension.UNKNOWN);

    /** A name, with hyphens and dots if it has them: right-thigh.angle, or a-b. */
    private static final Pattern WORD = Pattern.compile("(?<![\\w.])[A-Za-z][\\w.]*+(?:-[\\w.]++)*+");

    private final Map<String, Entry> entries;
    private final Map<String, Quantity> values = new LinkedHashMap<>();
    private final Map<String, String> formulas = new LinkedHashMap<>();
    private final Set<String> open = new LinkedHashSet<>();
    private final Map<String, UserFunction> curves;
    private final Problems problems;
    private int number;

    Parameters(Map<String, Entry> entries, Map<String, UserFunction> curves, Problems problems) {
        this.entries = entries;
        this.curves = curves;
        this.problems = problems;
        for (Map.Entry<String, Entry> e : entries.entrySet()) {
            if (!e.getKey().matches("[A-Za-z][A-Za-z0-9_]*") || !Expression.isName(e.getKey())) {
                problems.error(
                        e.getValue(),
                        "a parameter's name is letters, digits and _, begins with a letter, and is no word of the"
                                + " expression language");
            } else if (e.getKey().equals("t")) {
                problems.error(e.getValue(), "'t' is the time; choose another name");
            }
        }
        entries.keySet().forEach(this::constant);
    }

    /** Sets the number that {@link #NUMBER} stands for in expressions; 0 where there is none. */
    void number(int i) {
        number = i;
    }

    /** The place of a parameter's value in the file, null if there is none of that name. */
    @Nullable
    Entry entry(String name) {
        return entries.get(name);
    }

    @Override
    public @Nullable Variable slot(String name) {
        return null;
    }

    @Override
    public @Nullable Quantity constant(String name) {
        if (number > 0 && name.equals(NUMBER)) {
            return new Quantity(number, Dimension.NONE);
        }
        Entry e = entries.get(name);
        if (e == null || formulas.containsKey(name)) {
            return null;
        }
        Quantity known = values.get(name);
        if (known != null) {
            return known;
        }
        if (!open.add(name)) {
            throw new ExpressionException(
                    "parameters refer to each other in a ring: " + String.join(" -> ", open) + " -> " + name, 0);
        }
        try {
            Quantity value = evaluate(name, e);
            if (value != null) {
                values.put(name, value);
            }
            return value;
        } finally {
            open.remove(name);
        }
    }

    private @Nullable Quantity evaluate(String name, Entry e) {
        if (!e.isScalar() || e.isNull()) {
            problems.error(
                    e, "must be a number, a quantity with its unit, or an expression after '=', found " + e.form());
            return Quantity.of(1);
        }
        try {
            if (!Texts.isExpression(e.text())) {
                Texts.refuseNotFinite(e.text());
                return Quantity.parse(e.text());
            }
            // Whatever is no parameter may be time or a signal; it is looked at again where the formula is used.
            Expression x = Expression.parse(expand(Texts.expressionText(e.text())), new Scope() {
                @Override
                public @Nullable Variable slot(String n) {
                    return n.equals("t") || (n.contains(".") && !entries.containsKey(n)) ? MOVING : null;
                }

                @Override
                public @Nullable Quantity constant(String n) {
                    return Parameters.this.constant(n);
                }

                @Override
                public @Nullable UserFunction function(String n) {
                    return curves.get(n);
                }

                @Override
                public Collection<String> names() {
                    return Parameters.this.names();
                }
            });
            if (!x.isConstant()) {
                formulas.put(name, Texts.expressionText(e.text()));
                return null;
            }
            return new Quantity(x.constant(), x.dimension());
        } catch (ExpressionException x) {
            Texts.report(problems, e, x);
            return Quantity.of(1);
        }
    }

    /** Text with the formulas of moving parameters in the place of their names. */
    String expand(String text) {
        String out = text;
        for (int depth = 0; depth < 20; depth++) {
            String before = out;
            out = WORD.matcher(before)
                    .replaceAll(w -> Matcher.quoteReplacement(
                            expandWord(w.group(), w.end() < before.length() && before.charAt(w.end()) == '(')));
            if (out.equals(before)) {
                return out;
            }
            if (out.length() > 100_000) {
                break;
            }
        }
        throw new ExpressionException(
                "the formulas of parameters refer to each other in a ring: " + Quoted.of(text), 0);
    }

    /** Hyphens are minus signs if all between them are parameters, curves, numbers or the time. */
    private String expandWord(String word, boolean called) {
        String[] pieces = word.split("-");
        boolean difference = true;
        for (String p : pieces) {
            boolean numbered = number > 0 && p.equals(NUMBER);
            difference &= numbered || entries.containsKey(p) || curves.containsKey(p) || p.matches("t|pi|[0-9.]+");
        }
        if (!difference) {
            return word;
        }
        for (int i = 0; i < pieces.length - (called ? 1 : 0); i++) {
            String formula = formulas.get(pieces[i]);
            pieces[i] = formula == null ? pieces[i] : "(" + formula + ")";
        }
        return String.join("-", pieces);
    }

    @Override
    public @Nullable UserFunction function(String name) {
        return curves.get(name);
    }

    @Override
    public Collection<String> names() {
        Set<String> all = new LinkedHashSet<>(entries.keySet());
        all.addAll(curves.keySet());
        if (number > 0) {
            all.add(NUMBER);
        }
        return all;
    }
}
