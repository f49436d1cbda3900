package org.condyle.expression;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A scope that is filled name by name; variables get the slots 0, 1, 2, ... in the order they come. */
public final class NameTable implements Scope {
    private final Map<String, Variable> variables = new HashMap<>();
    private final Map<String, Quantity> constants = new HashMap<>();
    private final Map<String, UserFunction> functions = new HashMap<>();
    private final Set<String> names = new LinkedHashSet<>();

    /** Adds a variable of unknown dimension. */
    public NameTable variable(String name) {
        return variable(name, Dimension.UNKNOWN);
    }

    public NameTable variable(String name, Dimension dimension) {
        add(name);
        variables.put(name, new Variable(variables.size(), dimension));
        return this;
    }

    public NameTable constant(String name, Quantity value) {
        add(name);
        constants.put(name, value);
        return this;
    }

    /** Adds a constant as it is written: {@code constant("radius", "20 mm")}. */
    public NameTable constant(String name, String value) {
        return constant(name, Quantity.parse(value));
    }

    public NameTable function(String name, UserFunction function) {
        if (Operation.function(name) != null || functions.containsKey(name)) {
            throw new IllegalArgumentException("function '" + name + "' exists already; choose another name");
        }
        checkSpelling(name);
        functions.put(name, function);
        return this;
    }

    @Override
    public @Nullable Variable slot(String name) {
        return variables.get(name);
    }

    @Override
    public @Nullable Quantity constant(String name) {
        return constants.get(name);
    }

    @Override
    public @Nullable UserFunction function(String name) {
        return functions.get(name);
    }

    @Override
    public Collection<String> names() {
        Set<String> all = new LinkedHashSet<>(names);
        all.addAll(functions.keySet());
        return all;
    }

    private void add(String name) {
        checkSpelling(name);
        if (!names.add(name)) {
            throw new IllegalArgumentException("name '" + name + "' is given twice");
        }
    }

    private static void checkSpelling(String name) {
        if (!Expression.isName(name)) {
            throw new IllegalArgumentException("'" + name + "' cannot be a name; names are letters, digits and _,"
                    + " joined by . or -, begin with a letter and are not one of and, or, not, if, pi");
        }
    }
}
