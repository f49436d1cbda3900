package org.condyle.io.model.read;

import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.mechanics.Formula;

/** Turns entries into expressions and formulas of time and motion. */
public final class Formulas {
    private final Parameters parameters;
    private final PartNames names;
    private final Problems problems;
    private final Quantities quantities;

    Formulas(Parameters parameters, PartNames names, Problems problems, Quantities quantities) {
        this.parameters = parameters;
        this.names = names;
        this.problems = problems;
        this.quantities = quantities;
    }

    /** The names for one formula of time and motion. */
    public SignalScope scope() {
        return new SignalScope(parameters, names.signals(), names.renamed(), names.inputs.keySet());
    }

    /** A formula of time and motion. Text without '=' may be a plain quantity. */
    public Formula formula(Entry e, String unit) {
        SignalScope scope = scope();
        Expression x = expression(e, unit, scope);
        return new Formula(x, scope.signals());
    }

    /** The expression of an entry in a scope; a constant zero where it is wrong. */
    public Expression expression(Entry e, String unit, SignalScope scope) {
        try {
            Expression x = Expression.parse(Texts.formula(e), scope);
            Renamed.warn(problems, e, scope.oldNames());
            return unit.equals("*") ? x : x.requireDimension(Quantities.dimension(unit));
        } catch (ExpressionException x) {
            Texts.report(problems, e, Quantities.inUnit(x, unit));
            return Expression.parse("0", scope);
        }
    }

    /** A point or vector of the model; in a planar model its third component is zero at all times, or left out. */
    public Formula[] vector(Entry e, String unit) {
        Formula[] out = inSpace(e, unit);
        if (quantities.planar() && !out[2].isZero()) {
            quantities.outOfPlane(e);
        }
        return out;
    }

    /** Three components that may point out of a planar model as well, such as a torque; what is left out is zero. */
    public Formula[] inSpace(Entry e, String unit) {
        Formula[] out = new Formula[3];
        List<Entry> items = e.items();
        for (int k = 0; k < 3; k++) {
            out[k] = k < items.size()
                    ? formula(items.get(k), unit)
                    : new Formula(Expression.parse("0", parameters), List.of());
        }
        return out;
    }
}
