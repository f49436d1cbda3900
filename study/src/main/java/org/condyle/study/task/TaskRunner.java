package org.condyle.study.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.experiment.CaseOutputs;
import org.condyle.experiment.Experiment;
import org.condyle.experiment.Judging;
import org.condyle.experiment.RunRequest;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.model.Description;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.mechanics.ModelException;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.jspecify.annotations.Nullable;

/** Does one task, as {@code condyle run} would with the same case and settings. */
public final class TaskRunner {
    public static final String OUT_OF_MEMORY = "out of memory";

    private static final int MOST_POINTS = 600;

    private TaskRunner() {}

    /** What the task asks of the model, before it runs. */
    public static Experiment experiment(Description source, Task task, WrittenAt places) {
        return new Experiment(source.compile(task.caseName(), changes(task)), request(task, places));
    }

    private static RunRequest request(Task task, WrittenAt places) {
        return RunRequest.AS_IN_FILE
                .withOutputs(task.outputs().stream()
                        .filter(w -> !w.named())
                        .map(w -> places.output(w.formula()))
                        .toList())
                .withCurves(task.curves().stream()
                        .flatMap(t -> Stream.of(t.y(), t.x()))
                        .filter(channel -> !channel.equals(Trace.TIME))
                        .map(places::curve)
                        .toList())
                .withJudging(task.claims() ? Judging.ALWAYS : Judging.NONE);
    }

    /** What {@code --set} would be given. */
    private static List<Map.Entry<String, String>> changes(Task task) {
        List<Map.Entry<String, String>> all = new ArrayList<>();
        task.changes().forEach(c -> all.add(Map.entry(c.path(), c.value())));
        return all;
    }

    /** Null if the listener stopped it; {@code where} is told of a run that the machine could not do. */
    public static @Nullable Row run(Description source, Task task, String where, Listener listener) {
        try {
            Set<String> named = task.outputs().stream()
                    .filter(OutputColumn::named)
                    .map(OutputColumn::formula)
                    .collect(Collectors.toSet());
            Experiment e = new Experiment(
                    source.compile(task.caseName(), changes(task)),
                    request(task, new WrittenAt()).only(named));
            // Other cases get the values of this run but not the formulas of the study, which may speak of other cases.
            RunResult r = e.run("", listener, null, new CaseOutputs(source, changes(task), task.claims())::of);
            return r.outcome().end() == Outcome.End.INTERRUPTED ? null : row(task, r);
        } catch (DocumentException x) {
            return Row.without(task, Row.Outcome.REFUSED, x.problems().render().replace("\n", "; "), List.of());
        } catch (ModelException x) {
            return Row.without(task, Row.Outcome.REFUSED, String.valueOf(x.getMessage()), List.of());
        } catch (ResourceRoot.AbsentException x) {
            throw x; // for the engine, which has copied too little
        } catch (RuntimeException | StackOverflowError x) {
            StackTraceElement[] at = x.getStackTrace();
            return givenUp(task, where, "internal error: " + x + (at.length > 0 ? " at " + at[0] : ""));
        } catch (OutOfMemoryError x) {
            return givenUp(
                    task,
                    where,
                    OUT_OF_MEMORY + ": Java has " + (Runtime.getRuntime().maxMemory() >> 20)
                            + " MB for all runs that go on at the same time");
        }
    }

    private static Row row(Task task, RunResult r) {
        List<Double> outputs = new ArrayList<>();
        List<String> units = new ArrayList<>();
        Map<String, Double> shown = r.shownOutputs();
        boolean missing = false;
        for (OutputColumn w : task.outputs()) {
            String name = w.formula();
            double x = shown.getOrDefault(name, Double.NaN);
            outputs.add(x);
            units.add(r.outputUnit(name));
            missing |= Double.isNaN(x) && r.outputs().containsKey(name);
        }
        String why = r.outcome().message();
        if (missing && r.outcome().regular()) {
            why = String.join("; ", r.warnings());
        }
        boolean doubted = r.outcome().regular() && !r.outcome().trusted();
        if (doubted) {
            why = String.join("; ", r.outcome().distrust());
        }
        return new Row(
                task.run(),
                doubted
                        ? Row.Outcome.UNTRUSTED
                        : Row.Outcome.valueOf(r.outcome().end().name().toUpperCase(Locale.ROOT)),
                why,
                outputs,
                units,
                r.verdicts().stream()
                        .filter(v -> !v.asExpected())
                        .map(Verdict::id)
                        .toList(),
                task.curves().stream()
                        .map(t -> curve(t, r.recording(), r.shown()))
                        .toList());
    }

    private static Row givenUp(Task task, String where, String why) {
        return Row.givenUp(task, why, List.of(new Attempt(where, why)));
    }

    private static Row.Curve curve(Trace t, Recording recording, Presentation shown) {
        int x = recording.indexOf(t.x()), y = recording.indexOf(t.y());
        double[] xs = x < 0 ? recording.times() : recording.column(x), ys = recording.column(y);
        List<Double> keptX = new ArrayList<>(), keptY = new ArrayList<>();
        for (int i : thinned(ys)) {
            keptX.add(x < 0 ? xs[i] : shown.of(recording.channels().get(x), xs[i]));
            keptY.add(shown.of(recording.channels().get(y), ys[i]));
        }
        return new Row.Curve(
                t,
                keptX,
                keptY,
                x < 0 ? "s" : shown.unit(recording.channels().get(x)),
                shown.unit(recording.channels().get(y)));
    }

    /** Of each stretch the first, the lowest and the highest: no peak is lost. */
    private static int[] thinned(double[] y) {
        int n = y.length, pieces = MOST_POINTS / 3;
        if (n <= MOST_POINTS) {
            return java.util.stream.IntStream.range(0, n).toArray();
        }
        java.util.TreeSet<Integer> kept = new java.util.TreeSet<>(List.of(n - 1));
        for (int p = 0; p < pieces; p++) {
            int from = (int) ((long) p * n / pieces), to = (int) ((p + 1L) * n / pieces);
            int low = from, high = from;
            for (int i = from; i < to; i++) {
                low = y[i] < y[low] ? i : low;
                high = y[i] > y[high] ? i : high;
            }
            kept.addAll(List.of(from, low, high));
        }
        return kept.stream().mapToInt(Integer::intValue).toArray();
    }
}
