package org.condyle.io.model.read;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.condyle.expression.Quantity;
import org.condyle.expression.Scope;
import org.condyle.expression.UserFunction;
import org.jspecify.annotations.Nullable;

/** Names in an expression of a model file: parameters and curves everywhere, and what each kind of expression adds. */
public abstract class ParameterScope implements Scope {
    private final Scope parameters;
    private final Set<UserFunction> functions = new LinkedHashSet<>();

    public ParameterScope(Scope parameters) {
        this.parameters = parameters;
    }

    /** The names this scope adds to parameters and curves, for suggestions. */
    protected abstract Collection<String> ownNames();

    @Override
    public final @Nullable Quantity constant(String name) {
        return parameters.constant(name);
    }

    @Override
    public final @Nullable String formula(String name) {
        return parameters.formula(name);
    }

    @Override
    public final @Nullable UserFunction function(String name) {
        UserFunction function = parameters.function(name);
        if (function != null) {
            functions.add(function);
        }
        return function;
    }

    @Override
    public boolean isName(String name) {
        return slot(name) != null || isParameter(name);
    }

    /** Whether this is the name of a parameter or input. */
    protected final boolean isParameter(String name) {
        return parameters.isName(name);
    }

    /** The curves and tables that were met. */
    public final Set<UserFunction> functions() {
        return functions;
    }

    @Override
    public final Collection<String> names() {
        Set<String> all = new LinkedHashSet<>(ownNames());
        all.addAll(parameters.names());
        return all;
    }
}
