package org.condyle.io.model.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.expression.Variable;
import org.condyle.mechanics.Joint;
import org.jspecify.annotations.Nullable;

/** Names in formulas of one coordinate of a joint, which is in slot 0: parameters, curves, and {@code joint.coordinate}. */
public final class CoordinateScope extends ParameterScope {
    private static final Variable SLOT = new Variable(0, Dimension.UNKNOWN);

    private final Map<String, CoordinateRef> known = new LinkedHashMap<>();
    private final List<CoordinateRef> met = new ArrayList<>();

    public CoordinateScope(Parameters parameters, PartNames names) {
        super(parameters);
        for (Joint joint : names.joints.values()) {
            int plain = joint.mobility().plainCoordinates();
            for (int k = 0; k < plain; k++) {
                known.put(joint.name() + "." + joint.mobility().coordinates()[k].name(), new CoordinateRef(joint, k));
            }
        }
    }

    /** The coordinate that the formulas name; {@link CoordinateRef#NONE} if they name none. */
    public CoordinateRef coordinate() {
        return met.isEmpty() ? CoordinateRef.NONE : met.get(0);
    }

    /** Whether they name more than one. */
    public boolean several() {
        return met.size() > 1;
    }

    @Override
    public @Nullable Variable slot(String name) {
        CoordinateRef c = known.get(name);
        if (c == null) {
            return null;
        }
        if (!met.contains(c)) {
            met.add(c);
        }
        return SLOT;
    }

    /** Asking for a name is not using it. */
    @Override
    public boolean isName(String name) {
        return known.containsKey(name) || isParameter(name);
    }

    @Override
    protected Collection<String> ownNames() {
        return known.keySet();
    }
}
