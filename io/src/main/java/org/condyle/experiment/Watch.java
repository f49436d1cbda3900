package org.condyle.experiment;

import org.condyle.expression.Expression;
import org.condyle.expression.Scope;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.text.ChannelId;

/** An expression of channels whose extremes in a time of the run are asked for: {@code max(abs(knee.angle), to=1 s)}. */
record Watch(String expression, double from, double to) {
    /** How its results are found again. */
    String name() {
        return whole() ? expression : expression + " from " + from + " to " + to;
    }

    private boolean whole() {
        return from == Double.NEGATIVE_INFINITY && to == Double.POSITIVE_INFINITY;
    }

    /** Whether the recording itself keeps these extremes. */
    boolean plain(Channels channels) {
        return whole() && channels.find(expression) != null;
    }

    /** A channel for one run; its reader has scratch of its own. */
    Channel channel(Scope parameters, Channels channels) {
        ChannelScope scope = ChannelScope.of(parameters, channels);
        Expression parsed = Expression.parse(expression, scope);
        return new Channel(
                ChannelId.parse(name()),
                parsed.dimension(),
                Formulas.reader(parsed, scope, channels),
                null,
                false,
                Formulas.gaps(scope, channels),
                from,
                to);
    }
}
