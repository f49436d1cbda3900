package org.condyle.tool;

import java.util.ArrayList;
import java.util.List;
import org.condyle.analyse.motion.Instant;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.condyle.text.ChannelId;
import org.condyle.tool.along.MotionAnalyses;
import org.condyle.tool.along.StatesAnalysis;
import org.condyle.tool.motion.Frames;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.setup.Setup;

/** Rows of a run that hold its whole state: all of q, then all of v, then all of z. */
final class StateRows {
    private StateRows() {}

    static List<Channel> channels(State like) {
        List<Channel> all = new ArrayList<>();
        for (int i = 0; i < like.q.length; i++) {
            int k = i;
            all.add(channel("q", i, s -> s.state.q[k]));
        }
        for (int i = 0; i < like.v.length; i++) {
            int k = i;
            all.add(channel("v", i, s -> s.state.v[k]));
        }
        for (int i = 0; i < like.z.length; i++) {
            int k = i;
            all.add(channel("z", i, s -> s.state.z[k]));
        }
        return all;
    }

    private static Channel channel(String part, int index, Channel.Reader reader) {
        return new Channel(ChannelId.of(part, "at" + index), Dimension.UNKNOWN, reader).withoutExtremes();
    }

    /** Reads a row back into a state; returns how many channels that took. */
    static int read(Recording rows, int row, State s) {
        s.time = rows.times()[row];
        int at = 0;
        for (double[] part : new double[][] {s.q, s.v, s.z}) {
            for (int k = 0; k < part.length; k++) {
                part[k] = rows.value(at++, row);
            }
        }
        return at;
    }

    /** Reads the state at a row. */
    @FunctionalInterface
    interface Source {
        void read(int row, State s);
    }

    /** The tables of a run that is over: its states, and what the analyses of the setup make of them. */
    static void report(
            Setup setup, ToolModel model, double[] times, Source rows, Listener listener, ResultBuilder result) {
        Frames frames = new Frames("tables", times, result.isInterrupted() ? Listener.NONE : listener);
        Instant instant = new Instant(model.mechanism());
        MotionAnalyses analyses = new MotionAnalyses(setup, instant, times.length, result);
        analyses.add(new StatesAnalysis(model, instant, times.length, result.prefix() + "states.sto"));
        State s = model.initial();
        for (int i = 0; frames.has(i); i++) {
            rows.read(i, s);
            analyses.evaluate(instant, s);
            analyses.row(i, instant);
            frames.done(i);
        }
        frames.tell(result);
        result.times(frames.times());
        analyses.finish(result, frames.times());
    }
}
