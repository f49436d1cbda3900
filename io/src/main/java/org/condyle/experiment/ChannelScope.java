package org.condyle.experiment;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.expression.Variable;
import org.condyle.io.model.read.ParameterScope;
import org.condyle.io.model.read.Parameters;
import org.condyle.simulate.Channel;
import org.jspecify.annotations.Nullable;

/** Names in an expression of channels: the time in slot 0, then channels in the order they are met. */
final class ChannelScope extends ParameterScope {
    private final Map<String, Dimension> dimensions;
    private final Map<String, Variable> met = new LinkedHashMap<>();

    /** @param dimensions dimension of each channel that may be named */
    ChannelScope(Parameters parameters, Map<String, Dimension> dimensions) {
        super(parameters);
        this.dimensions = dimensions;
    }

    static Map<String, Dimension> dimensions(Collection<Channel> channels) {
        Map<String, Dimension> map = new LinkedHashMap<>();
        channels.forEach(c -> map.put(c.name(), c.dimension()));
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
        Dimension dimension = dimensions.get(name);
        return dimension == null ? null : met.computeIfAbsent(name, n -> new Variable(met.size() + 1, dimension));
    }

    @Override
    protected Collection<String> ownNames() {
        return dimensions.keySet();
    }
}
