package org.condyle.experiment;

import java.util.List;
import java.util.Objects;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.read.Renamed;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.io.results.Picture;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.text.ChannelId;

/** Formulas of channels as channels: those that a model file names, and those that stand in its plots. */
record Formulas(ModelFile file, Channels channels, AbsentParts absent, Problems problems) {
    /** Makes channels of the formulas of the file; each may use those before it. */
    void define() {
        file.formulas().forEach((name, e) -> {
            if (!isFree(name, e)) {
                return;
            }
            try {
                channels.define(channel(name, e));
            } catch (ExpressionException x) {
                if (absent.explains(x, e)) {
                    absent.add(name);
                } else {
                    Texts.report(problems, e, x);
                }
            }
        });
    }

    private boolean isFree(String name, Entry e) {
        if (!name.matches("[A-Za-z][A-Za-z0-9_]*(-[A-Za-z][A-Za-z0-9_]*)*")) {
            problems.error(
                    Code.BAD_NAME,
                    e,
                    "the name of a formula consists of words of letters, digits and _, which dashes may join");
            return false;
        }
        String taken = taken(name);
        if (!taken.isEmpty()) {
            problems.error(Code.SAME_NAME, e, "'" + name + "' is " + taken, "choose another name");
        }
        return taken.isEmpty();
    }

    /** What has this name already; empty if nothing has. */
    private String taken(String name) {
        if (name.equals(Picture.TIME) || name.equals("t")) {
            return "the time";
        }
        if (file.parameters().isName(name)) {
            return "a parameter or an input";
        }
        return channels.find(name) != null ? "a channel" : file.outputs().containsKey(name) ? "an output" : "";
    }

    /** The name of the channel that a formula stands for, which is made if there is none; empty if the formula is wrong or asks for an absent part. */
    String channelOf(Entry e) {
        String text = Texts.formula(e).strip();
        try {
            if (channels.find(text) == null) {
                channels.define(channel(text, e));
            }
            return text;
        } catch (ExpressionException x) {
            if (!absent.explains(x, e)) {
                Texts.report(problems, e, x);
            }
            return "";
        }
    }

    private Channel channel(String name, Entry e) {
        ChannelScope scope = ChannelScope.of(file.parameters(), channels);
        Expression x = Expression.parse(Texts.formula(e), scope);
        if (!scope.oldNames().isEmpty()) {
            Renamed.warn(problems, e, scope.oldNames());
        }
        return new Channel(ChannelId.parse(name), x.dimension(), reader(x, scope, channels))
                .withGaps(gaps(scope, channels));
    }

    /** Whether a formula has gaps: where one of the channels has, that it reads. */
    static boolean gaps(ChannelScope scope, Channels channels) {
        return scope.met().stream()
                .anyMatch(n -> Objects.requireNonNull(channels.find(n)).gaps());
    }

    /** Reads a formula off an instant; it has scratch of its own, for one run at a time. */
    static Channel.Reader reader(Expression parsed, ChannelScope scope, Channels channels) {
        Evaluator x = parsed.evaluator();
        List<String> met = scope.met();
        Channel[] read =
                met.stream().map(n -> Objects.requireNonNull(channels.find(n))).toArray(Channel[]::new);
        double[] row = new double[met.size() + 1];
        return i -> {
            row[0] = i.state.time;
            for (int k = 0; k < read.length; k++) {
                row[k + 1] = read[k].read(i);
            }
            return x.value(row);
        };
    }
}
