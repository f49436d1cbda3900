package org.condyle.experiment;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.condyle.expression.Dimension;
import org.condyle.expression.Scope;
import org.condyle.expression.Variable;
import org.condyle.io.model.read.ParameterScope;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Recording;
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;

/** Names in an expression of channels: the time in slot 0, then channels in the order they are met. */
final class ChannelScope extends ParameterScope {
    private final Function<String, @Nullable Channel> channels;
    private final Supplier<Stream<String>> names;
    private final Map<String, String> renamed;
    private final Map<String, Variable> met = new LinkedHashMap<>();
    private final Map<String, String> oldNames = new LinkedHashMap<>();

    private ChannelScope(
            Scope parameters,
            Function<String, @Nullable Channel> channels,
            Supplier<Stream<String>> names,
            Map<String, String> renamed) {
        super(parameters);
        this.channels = channels;
        this.names = names;
        this.renamed = renamed;
    }

    /** Names of the parameters and of all channels. */
    static ChannelScope of(Scope parameters, Channels channels) {
        return new ChannelScope(parameters, channels::find, () -> channels.all().keySet().stream(), channels.renamed());
    }

    /**
     * Names of the parameters and of the channels that were recorded.
     *
     * @param renamed spellings of earlier versions, and the names of today
     */
    static ChannelScope of(Scope parameters, Recording recording, Map<String, String> renamed) {
        return new ChannelScope(
                parameters,
                name -> {
                    int i = recording.indexOf(name);
                    return i < 0 ? null : recording.channels().get(i);
                },
                () -> recording.channels().stream().map(Channel::name),
                renamed);
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
        Variable known = met.get(name);
        if (known != null) {
            return known;
        }
        Channel channel = channels.apply(name);
        if (channel != null) {
            Variable made = new Variable(met.size() + 1, channel.dimension());
            met.put(name, made);
            return made;
        }
        String current = renamed.get(name);
        if (current != null && channels.apply(current) != null) {
            oldNames.put(name, current);
            return slot(current);
        }
        String input = ChannelId.of(ChannelId.INPUT, name).name(); // inputs are known by their own names, too
        return channels.apply(input) == null ? null : slot(input);
    }

    @Override
    protected Collection<String> ownNames() {
        return names.get().toList();
    }
}
