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
import org.condyle.simulate.Channel;
import org.jspecify.annotations.Nullable;

/** Names in an expression of channels: the time in slot 0, then channels in the order they are met. */
final class ChannelScope implements Scope {
    private final Parameters parameters;
    private final Map<String, String> units;
    private final Map<String, Variable> met = new LinkedHashMap<>();

    /** @param units unit of each channel that may be named */
    ChannelScope(Parameters parameters, Map<String, String> units) {
        this.parameters = parameters;
        this.units = units;
    }

    static Map<String, String> units(Collection<Channel> channels) {
        Map<String, String> map = new LinkedHashMap<>();
        channels.forEach(c -> map.put(c.name(), c.unit()));
        return map;
    }

    /** The channels that were met; the i-th is in slot i + 1. */
    List<String> met() {
        return List.copyOf(met.keySet());
    }

    @Override
    public @Nullable Variable slot(String name) {
        if (name.equals("t")) {
            return new Variable(0, Dimension.TIME);
        }
        String unit = units.get(name);
        return unit == null
                ? null
                : met.computeIfAbsent(name, n -> new Variable(met.size() + 1, Reading.dimension(unit)));
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
        all.addAll(units.keySet());
        return all;
    }
}
