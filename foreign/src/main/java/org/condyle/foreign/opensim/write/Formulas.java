package org.condyle.foreign.opensim.write;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Variable;
import org.condyle.io.document.Entry;
import org.condyle.io.model.read.ParameterScope;
import org.condyle.io.model.read.Texts;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.jspecify.annotations.Nullable;

/** Reads formulas of the model file again, over the variables that a function of OpenSim may have. */
public final class Formulas {
    private final Sheet sheet;

    Formulas(Sheet sheet) {
        this.sheet = sheet;
    }

    /**
     * A formula of some variables and the parameters; null if it contains anything else.
     *
     * @param variables their names; the i-th is in slot i
     */
    public @Nullable Expression parse(Entry e, List<String> variables) {
        try {
            return Expression.parse(Texts.formula(e), new Scope(variables));
        } catch (ExpressionException x) {
            return null;
        }
    }

    /** The names of all coordinates as formulas write them, those of joint after joint. */
    public List<String> coordinates() {
        return sheet.model.joints().stream()
                .flatMap(j -> Arrays.stream(j.mobility().coordinates()).map(c -> j.name() + "." + c.name()))
                .toList();
    }

    /** The coordinate at a place of {@link #coordinates}. */
    public Ref coordinate(int slot) {
        int left = slot;
        for (Joint j : sheet.model.joints()) {
            Mobility.Coordinate[] own = j.mobility().coordinates();
            if (left < own.length) {
                return new Ref(j, own[left], left);
            }
            left -= own.length;
        }
        throw new IllegalArgumentException("there is no coordinate " + slot);
    }

    /** A coordinate of a joint. */
    public record Ref(Joint joint, Mobility.Coordinate coordinate, int which) {
        public String name() {
            return joint.name() + "." + coordinate.name();
        }
    }

    /** The coordinate that an entry such as {@code on: knee.angle} names; null if it names something else. */
    public @Nullable Ref coordinate(String text) {
        String name = Texts.isExpression(text) ? Texts.expressionText(text).strip() : text.strip();
        int at = coordinates().indexOf(name);
        if (at >= 0) {
            return coordinate(at);
        }
        return sheet.joint(name)
                .filter(j -> j.mobility().coordinates().length == 1)
                .map(j -> new Ref(j, j.mobility().coordinates()[0], 0))
                .orElse(null);
    }

    /** Where a coordinate lies: its range, or as much as can be expected. */
    public double[] range(Ref ref) {
        var range = sheet.model.ranges().get(ref.name());
        if (range != null && range.lower() < range.upper()) {
            return new double[] {range.lower(), range.upper()};
        }
        double most = ref.coordinate.isLength() ? 1 : Math.PI;
        return new double[] {-most, most};
    }

    private final class Scope extends ParameterScope {
        private final List<String> variables;

        Scope(List<String> variables) {
            super(sheet.file.parameters());
            this.variables = variables;
        }

        @Override
        public @Nullable Variable slot(String name) {
            int at = variables.indexOf(name);
            return at < 0 ? null : new Variable(at, Dimension.UNKNOWN);
        }

        @Override
        protected Collection<String> ownNames() {
            return variables;
        }
    }
}
