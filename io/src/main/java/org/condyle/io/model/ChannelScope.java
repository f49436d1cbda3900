package org.condyle.io.model;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.expression.Dimension;
import org.condyle.expression.Quantity;
import org.condyle.expression.Scope;
import org.condyle.expression.UserFunction;
import org.condyle.expression.Variable;
import org.jspecify.annotations.Nullable;

/** Names in an expression of channels: the time in slot 0, then channels in the order they are met. */
final class ChannelScope implements Scope {
    private final Parameters parameters;
    private final Collection<String> channels;
    private final Map<String, Variable> met = new LinkedHashMap<>();

    ChannelScope(Parameters parameters, Collection<String> channels) {
        this.parameters = parameters;
        this.channels = channels;
    }

    /** The channels that were met; the i-th is in slot i + 1. */
    List<String> met() {
        return List.copyOf(met.keySet());
    }

    @Override
    public @Nullable Variable slot(String name) {
        if (name.equals("t")) {
            return new Variable(0, Dimension.UNKNOWN);
        }
        return channels.contains(name)
                ? met.computeIfAbsent(name, n -> new Variable(met.size() + 1, Dimension.UNKNOWN))
                : null;
    }

    @Override
    public @Nullable Quantity constant(String name) {
        return parameters.constant(name);
    }

    @Override
    public @Nullable UserFunction function(String name) {
        return parameters.function(name);
    }

    @Override
    public Collection<String> names() {
        Set<String> all = new LinkedHashSet<>(parameters.names());
        all.addAll(channels);
        return all;
    }
}
