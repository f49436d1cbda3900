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
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;

/** Names in an expression of channels: the time in slot 0, then channels in the order they are met. */
final class ChannelScope extends ParameterScope {
    private final Map<String, Dimension> dimensions;
    private final Map<String, String> renamed;
    private final Map<String, Variable> met = new LinkedHashMap<>();
    private final Map<String, String> oldNames = new LinkedHashMap<>();

    /**
     * Names of the parameters and of channels.
     *
     * @param dimensions dimension of each channel that may be named
     * @param renamed    spellings of earlier versions, and the names of today
     */
    ChannelScope(Parameters parameters, Map<String, Dimension> dimensions, Map<String, String> renamed) {
        super(parameters);
        this.dimensions = dimensions;
        this.renamed = renamed;
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

    /** The old spellings that were met, and the names of today. */
    Map<String, String> oldNames() {
        return oldNames;
    }

    @Override
    public @Nullable Variable slot(String name) {
        if (name.equals("t")) {
            return new Variable(0, Dimension.TIME);
        }
        String current = renamed.get(name);
        if (current != null && !dimensions.containsKey(name) && dimensions.containsKey(current)) {
            oldNames.put(name, current);
            return slot(current);
        }
        String input = ChannelId.of(ChannelId.INPUT, name).name(); // inputs are known by their own names, too
        if (dimensions.containsKey(input) && !dimensions.containsKey(name)) {
            return slot(input);
        }
        Dimension dimension = dimensions.get(name);
        return dimension == null ? null : met.computeIfAbsent(name, n -> new Variable(met.size() + 1, dimension));
    }

    @Override
    protected Collection<String> ownNames() {
        return dimensions.keySet();
    }
}
