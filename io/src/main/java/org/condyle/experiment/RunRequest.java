package org.condyle.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.RunSettings;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of a run beside what its model file asks. The file itself stays as it is. Each wish is a text with its
 * place, an option of the command or a line of a study file, and what is wrong with it is reported there.
 *
 * @param channels        names or patterns of the channels to record in place of those of the file; empty for those
 * @param curves          names of channels to record as well, whatever the others are
 * @param outputs         formulas over results beside the outputs of the file; a result is found by the formula's text
 * @param judging         which claims of the file are judged
 * @param only            the outputs of the file that are wanted, if nothing else of the file is; null for all
 * @param checkpointEvery time between checkpoints in place of that of the file; null for that
 */
public record RunRequest(
        List<Entry> channels,
        List<Entry> curves,
        List<Entry> outputs,
        Judging judging,
        @Nullable Set<String> only,
        @Nullable Entry checkpointEvery) {

    /** The model as its file has it. */
    public static final RunRequest AS_IN_FILE =
            new RunRequest(List.of(), List.of(), List.of(), Judging.UNLESS_CHANGED, null, null);

    public RunRequest {
        channels = List.copyOf(channels);
        curves = List.copyOf(curves);
        outputs = List.copyOf(outputs);
    }

    public RunRequest withChannels(List<Entry> wanted) {
        return new RunRequest(wanted, curves, outputs, judging, only, checkpointEvery);
    }

    public RunRequest withCurves(List<Entry> wanted) {
        return new RunRequest(channels, wanted, outputs, judging, only, checkpointEvery);
    }

    public RunRequest withOutputs(List<Entry> wanted) {
        return new RunRequest(channels, curves, wanted, judging, only, checkpointEvery);
    }

    public RunRequest withJudging(Judging wanted) {
        return new RunRequest(channels, curves, outputs, wanted, only, checkpointEvery);
    }

    public RunRequest withCheckpointEvery(Entry time) {
        return new RunRequest(channels, curves, outputs, judging, only, time);
    }

    /**
     * The same with these outputs of the file, as far as it has them, and nothing else: no plot, and no channel and no row but those that
     * outputs and curves read. Numbers are the same as those of a whole run.
     */
    public RunRequest only(Set<String> outputsOfFile) {
        return new RunRequest(channels, curves, outputs, judging, outputsOfFile, checkpointEvery);
    }

    /** Whether plots and whatever else the file asks for are not wanted. */
    boolean alone() {
        return only != null;
    }

    /** The channels that are recorded by name or pattern. */
    List<String> channels(ModelFile file, ChannelNames names) {
        List<String> found = new ArrayList<>();
        List<Entry> asked = channels.isEmpty() && only == null ? file.channels() : channels;
        asked.forEach(e -> found.addAll(names.find(e)));
        curves.forEach(e -> found.addAll(names.one(e)));
        return found;
    }

    /** Whether neither this nor the file names a channel, so that the usual ones are recorded. */
    boolean usualChannels(ModelFile file) {
        return channels.isEmpty() && only == null && file.channels().isEmpty();
    }

    /** Time between checkpoints [s]; infinity for none. */
    double checkpointEvery(ModelFile file, Problems problems) {
        Entry e = checkpointEvery;
        if (e == null) {
            return file.run().checkpointEvery();
        }
        if (file.run().method() == RunSettings.Method.PUBLISHED) {
            problems.error(Code.KEYS_CLASH, e, "method: published does not support checkpoints");
        }
        try {
            double time = Expression.parse(Texts.formula(e), file.parameters())
                    .requireDimension(Dimension.TIME)
                    .constant();
            if (time > 0) {
                return time;
            }
            problems.error(Code.NOT_POSITIVE, e, "must be > 0 s, was " + Texts.number(time) + " s");
        } catch (ExpressionException x) {
            Texts.report(problems, e, x);
        }
        return Double.POSITIVE_INFINITY;
    }
}
