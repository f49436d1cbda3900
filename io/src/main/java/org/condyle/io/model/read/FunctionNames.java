package org.condyle.io.model.read;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Variable;
import org.condyle.io.document.Entry;
import org.jspecify.annotations.Nullable;

/** Names in a formula of a resistance: its angles, parameters and curves; neither time nor signals. */
public final class FunctionNames extends ParameterScope {
    private final Map<String, Variable> slots = new LinkedHashMap<>();

    /** @param angles names of the angles, each in the slot of its place; {@code a|b} are two names of one */
    public FunctionNames(ReaderContext r, String... angles) {
        this(r, Dimension.NONE, angles);
    }

    private FunctionNames(ReaderContext r, Dimension dimension, String... angles) {
        super(r.parameters);
        for (int i = 0; i < angles.length; i++) {
            for (String name : angles[i].split("\\|", -1)) {
                slots.put(name, new Variable(i, dimension));
            }
        }
    }

    /** The expression of an entry; a constant that does no harm where it is wrong. */
    public static Expression read(ReaderContext r, Entry e, String unit, String harmless, String... angles) {
        return read(r, e, unit, harmless, Dimension.NONE, angles);
    }

    /** The same of what has a dimension, as a length. */
    static Expression read(
            ReaderContext r, Entry e, String unit, String harmless, Dimension dimension, String... arguments) {
        FunctionNames names = new FunctionNames(r, dimension, arguments);
        try {
            return Expression.parse(Texts.formula(e), names).requireDimension(Quantities.dimension(unit));
        } catch (ExpressionException x) {
            Texts.report(r.problems, e, x);
            return Expression.parse(harmless, names);
        }
    }

    @Override
    public @Nullable Variable slot(String name) {
        return slots.get(name);
    }

    @Override
    protected Collection<String> ownNames() {
        return slots.keySet();
    }
}
