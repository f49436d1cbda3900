package org.condyle.io.model.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Scope;
import org.condyle.expression.UserFunction;
import org.condyle.expression.Variable;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.jspecify.annotations.Nullable;

/**
 * A number with its unit, or a formula over parameters, and the place where it is written. It is read once and kept with the value of the
 * document ({@link #of}), whatever is compiled of it; {@link #value} gives its value for certain parameters.
 *
 * <p>A formula is read with the parameters as variables. What it means depends on which names there are, on their dimensions and on
 * curves, too; these answers are noted, and the formula is read again if one of them is another one.
 */
public final class Scalar {
    private final String text;
    private final Position at;
    private final @Nullable Quantity literal;
    private volatile @Nullable Reading reading;

    private Scalar(Entry e) {
        text = e.text();
        at = e.at();
        literal = Texts.isExpression(text) ? null : literal(text);
    }

    /** The scalar that an entry is. */
    public static Scalar of(Entry e) {
        return e.made(Scalar::new);
    }

    private static @Nullable Quantity literal(String text) {
        try {
            Texts.refuseNotFinite(text);
            return Quantity.parse(text);
        } catch (ExpressionException x) {
            return null; // who needs it reads it again, and reports what is wrong
        }
    }

    /** As it is written. */
    public String text() {
        return text;
    }

    /** Where it is written. */
    public Position at() {
        return at;
    }

    /** Whether it is written as a formula, after '='. */
    public boolean isFormula() {
        return Texts.isExpression(text);
    }

    /** The parameters that the formula names, as it was read the last time; none of a number. */
    public List<String> parameters() {
        Reading known = reading;
        return known == null ? List.of() : List.copyOf(known.slots.keySet());
    }

    /**
     * Its value with these parameters, to the last bit that of the text with their values written out; null if it is no number and no
     * formula of constant parameters, or the value is not finite: whoever reads the text then reports why.
     */
    public @Nullable Quantity value(Scope parameters) {
        return isFormula() ? reading(parameters).value(parameters) : literal;
    }

    /** The same where a certain dimension is needed [SI]; NaN if it has another one. A number without a unit has it in any case. */
    double value(Scope parameters, Dimension wanted) {
        if (!isFormula()) {
            return literal != null && literal.dimension().agrees(wanted) ? literal.si() : Double.NaN;
        }
        Reading known = reading(parameters);
        Quantity value = known.value(parameters);
        return value != null && known.agrees(wanted) ? value.si() : Double.NaN;
    }

    private Reading reading(Scope parameters) {
        Reading known = reading;
        if (known == null || !known.holds(parameters)) {
            known = Reading.of(Texts.expressionText(text), parameters);
            reading = known;
        }
        return known;
    }

    /**
     * A formula, and all that was asked while it was read.
     *
     * @param expression null if it cannot be read with parameters as variables
     * @param slots      the parameters that it names, as variables in this order
     * @param names      whether this is a name
     */
    private record Reading(
            @Nullable Expression expression,
            Map<String, Variable> slots,
            Map<String, Boolean> names,
            Map<String, @Nullable UserFunction> functions) {
        static Reading of(String text, Scope parameters) {
            Questions asked = new Questions(parameters);
            Expression read;
            try {
                read = Expression.parse(text, asked);
            } catch (ExpressionException x) {
                read = null;
            }
            return new Reading(read, asked.slots, asked.names, asked.functions);
        }

        boolean holds(Scope now) {
            for (Map.Entry<String, Variable> slot : slots.entrySet()) {
                Quantity value = now.constant(slot.getKey());
                if (value == null || !value.dimension().isSame(slot.getValue().dimension())) {
                    return false;
                }
            }
            for (Map.Entry<String, Boolean> name : names.entrySet()) {
                if (now.isName(name.getKey()) != name.getValue()) {
                    return false;
                }
            }
            for (Map.Entry<String, @Nullable UserFunction> function : functions.entrySet()) {
                if (now.function(function.getKey()) != function.getValue()) {
                    return false;
                }
            }
            return true;
        }

        @Nullable
        Quantity value(Scope parameters) {
            if (expression == null) {
                return null;
            }
            double[] x = new double[slots.size()];
            int i = 0;
            for (String name : slots.keySet()) {
                Quantity constant = parameters.constant(name);
                x[i++] = constant == null ? Double.NaN : constant.si();
            }
            double value = expression.evaluator().value(x);
            return Double.isFinite(value) ? new Quantity(value, expression.dimension()) : null;
        }

        boolean agrees(Dimension wanted) {
            try {
                return expression != null && expression.requireDimension(wanted) == expression;
            } catch (ExpressionException x) {
                return false;
            }
        }
    }

    /** Notes what is asked of parameters while a formula is read, and gives each of them a place for its value. */
    private static final class Questions implements Scope {
        private final Scope parameters;
        private final Map<String, Variable> slots = new LinkedHashMap<>();
        private final Map<String, Boolean> names = new LinkedHashMap<>();
        private final Map<String, @Nullable UserFunction> functions = new LinkedHashMap<>();

        Questions(Scope parameters) {
            this.parameters = parameters;
        }

        @Override
        public boolean givesConstantsLater() {
            return true;
        }

        @Override
        public @Nullable Variable slot(String name) {
            Variable known = slots.get(name);
            Quantity value = known == null && parameters.slot(name) == null ? parameters.constant(name) : null;
            if (known == null && value == null) {
                throw new ExpressionException(
                        "'" + name + "' is no constant", 0); // or it is not known, which is reported elsewhere
            }
            if (value != null) {
                known = new Variable(slots.size(), value.dimension());
                slots.put(name, known);
            }
            return known;
        }

        @Override
        public boolean isName(String name) {
            return names.computeIfAbsent(name, parameters::isName);
        }

        @Override
        public @Nullable UserFunction function(String name) {
            UserFunction function = parameters.function(name);
            functions.put(name, function);
            return function;
        }
    }
}
