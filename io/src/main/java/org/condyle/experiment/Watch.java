package org.condyle.experiment;

import java.util.List;
import java.util.Objects;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.io.model.read.Parameters;
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
    Channel channel(Parameters parameters, Channels channels) {
        ChannelScope scope = new ChannelScope(
                parameters, ChannelScope.dimensions(channels.all().values()), channels.renamed());
        Expression parsed = Expression.parse(expression, scope);
        Evaluator x = parsed.evaluator();
        List<String> met = scope.met();
        Channel[] read =
                met.stream().map(n -> Objects.requireNonNull(channels.find(n))).toArray(Channel[]::new);
        double[] row = new double[met.size() + 1];
        return new Channel(
                ChannelId.parse(name()),
                parsed.dimension(),
                i -> {
                    row[0] = i.state.time;
                    for (int k = 0; k < read.length; k++) {
                        row[k + 1] = read[k].read(i);
                    }
                    return x.value(row);
                },
                null,
                false,
                from,
                to);
    }
}
