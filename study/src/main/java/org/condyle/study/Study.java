package org.condyle.study;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.RandomAccess;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.condyle.io.document.Fingerprint;
import org.condyle.study.task.Change;
import org.condyle.study.task.OutputColumn;
import org.condyle.study.task.Task;
import org.condyle.study.task.Trace;
import org.jspecify.annotations.Nullable;

/**
 * A study file that has been read and looked through: its model takes its values, and its outputs exist.
 *
 * @param name   what it was asked for by
 * @param text   the file as it was read
 * @param model  a model file or a name of the library
 * @param design which values each run has
 * @param set    what is changed in all runs
 * @param claims whether those of the model are judged in every run
 * @param studyClaims about all runs of a sample
 * @param plots  as given in the file; empty if there are none
 * @param traces curves of single runs
 * @param mark   all that the rows depend on, but for the version of the program
 */
public record Study(
        String name,
        String title,
        String text,
        String model,
        String caseName,
        List<Varied> varied,
        Design design,
        List<Change> set,
        List<OutputColumn> outputs,
        boolean claims,
        List<StudyClaim> studyClaims,
        List<PlotRequest> plots,
        List<Trace> traces,
        Fingerprint mark) {
    /** Runs of which curves are kept: more could not be distinguished in a plot. */
    static final int MOST_CURVES = 14;

    /** Runs of a sample of which curves are kept, for their band. */
    public static final int MOST_IN_BAND = 1000;

    Study with(List<OutputColumn> columns, List<Trace> curves) {
        return with(columns, plots, curves, mark);
    }

    Study with(List<PlotRequest> wishes, Fingerprint fingerprint) {
        return with(outputs, wishes, traces, fingerprint);
    }

    private Study with(
            List<OutputColumn> columns, List<PlotRequest> wishes, List<Trace> curves, Fingerprint fingerprint) {
        return new Study(
                name,
                title,
                text,
                model,
                caseName,
                varied,
                design,
                set,
                columns,
                claims,
                studyClaims,
                wishes,
                curves,
                fingerprint);
    }

    public int runs() {
        return (int) design.runs();
    }

    /** Whether every value meets every other. */
    public boolean grid() {
        return design instanceof Combination c && c.grid();
    }

    /** How the values are drawn; null if they are listed. */
    public @Nullable Sample sample() {
        return design instanceof Sample s ? s : null;
    }

    /** What each key is in run number {@code run}, from 1, as {@link Varied#value} takes it. */
    public double[] valuesOf(int run) {
        return design.of(run);
    }

    /** Short name for folders. */
    public String shortName() {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        return last.replaceAll("\\.ya?ml$", "").replaceAll("\\.study$", "") + ".study";
    }

    /** The runs in order. Each task is made when it is asked for: a million of them take no memory. */
    public List<Task> tasks() {
        IntFunction<Task> task = taskByRun();
        return new AbstractTasks(runs()) {
            @Override
            public Task get(int index) {
                return task.apply(index + 1);
            }
        };
    }

    /** Makes the task of a run when it is asked for. */
    IntFunction<Task> taskByRun() {
        List<IntPredicate> drawn = traces.stream().map(this::drawn).toList();
        return run -> task(run, valuesOf(run), i -> drawn.get(i).test(run));
    }

    /** A run with the values of a glance and all the curves that any run has. */
    Task task(double[] at) {
        return task(1, at, i -> true);
    }

    private Task task(int run, double[] at, IntPredicate isDrawn) {
        List<Change> changes = new ArrayList<>(set);
        String name = caseName;
        for (int i = 0; i < at.length; i++) {
            Varied v = varied.get(i);
            if (v.path().equals(Varied.CASE)) {
                name = v.value(at[i]);
            } else {
                changes.add(new Change(v.path(), v.value(at[i])));
            }
        }
        List<Trace> curves = IntStream.range(0, traces.size())
                .filter(isDrawn)
                .mapToObj(traces::get)
                .toList();
        return new Task(run, model, name, List.copyOf(changes), outputs, curves, claims);
    }

    /** Runs of which a curve is kept: all that it asks for, or some of them evenly spread; of a sample the first ones. */
    private IntPredicate drawn(Trace trace) {
        if (design instanceof Sample s) {
            return s::keepsCurves;
        }
        List<Integer> all = new ArrayList<>();
        for (int run = 1; run <= runs(); run++) {
            double[] at = valuesOf(run);
            boolean wanted = true;
            for (int i = 0; i < at.length; i++) {
                String shown = varied.get(i).shown(at[i]);
                wanted &=
                        trace.where().getOrDefault(varied.get(i).path(), shown).equals(shown);
            }
            if (wanted) {
                all.add(run);
            }
        }
        Set<Integer> drawn = new HashSet<>();
        int n = all.size();
        for (int i = 0; i < Math.min(n, MOST_CURVES); i++) {
            drawn.add(all.get(n <= MOST_CURVES ? i : (int) Math.round((double) i * (n - 1) / (MOST_CURVES - 1))));
        }
        return drawn::contains;
    }

    /** A list that is computed. */
    private abstract static class AbstractTasks extends AbstractList<Task> implements RandomAccess {
        private final int size;

        AbstractTasks(int size) {
            this.size = size;
        }

        @Override
        public int size() {
            return size;
        }
    }
}
