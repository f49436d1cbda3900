package org.condyle.io.model.contact;

import java.util.Collection;
import org.condyle.contact.law.FormulaLaw;
import org.condyle.contact.law.NormalLaw;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Scope;
import org.condyle.expression.Variable;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.model.read.ParameterScope;
import org.condyle.io.model.read.Parameters;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** Reads the law that a user writes. */
final class FormulaContact {
    private FormulaContact() {}

    static ContactSurfaces.Made<NormalLaw> law(ReaderContext r, Part v) {
        boolean layer = v.has("pressure");
        Entry e = v.entry(layer ? "pressure" : "force");
        Expression x = parse(r, e, layer ? "Pa" : "N");
        boolean pulls = v.flag("pulls");
        return m -> {
            FormulaLaw law = new FormulaLaw(x, layer, pulls);
            if (!law.needsStiffness() && v.has("stiffness")) {
                r.problems.error(
                        Code.NO_EFFECT,
                        v.entry("stiffness"),
                        "the expression does not contain 'stiffness'",
                        "remove one of them");
            }
            return law;
        };
    }

    private static Expression parse(ReaderContext r, Entry e, String unit) {
        Names names = new Names(r.parameters);
        try {
            return Expression.parse(Texts.formula(e), names).requireDimension(Quantities.dimension(unit));
        } catch (ExpressionException x) {
            Texts.report(r.problems, e, x);
            return Expression.parse("0", names);
        }
    }

    /** The four names of a law, parameters and curves; neither time nor signals. */
    private static final class Names extends ParameterScope {
        private final Scope own = FormulaLaw.names();

        Names(Parameters parameters) {
            super(parameters);
        }

        @Override
        public @Nullable Variable slot(String name) {
            return own.slot(name);
        }

        @Override
        protected Collection<String> ownNames() {
            return own.names();
        }
    }
}
