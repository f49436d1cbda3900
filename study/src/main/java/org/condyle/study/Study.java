package org.condyle.study;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.condyle.io.document.Fingerprint;

/**
 * A study file that has been read and looked through: its model takes its values, and its outputs exist.
 *
 * @param name   what it was asked for by
 * @param text   the file as it was read
 * @param model  a model file or a name of the library
 * @param set    what is changed in all runs
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
        boolean grid,
        List<Change> set,
        List<OutputColumn> outputs,
        boolean claims,
        List<PlotRequest> plots,
        List<Trace> traces,
        Fingerprint mark) {
    /** Runs of which curves are kept: more could not be distinguished in a plot. */
    static final int MOST_CURVES = 14;

    Study with(List<OutputColumn> columns, List<Trace> curves) {
        return new Study(name, title, text, model, caseName, varied, grid, set, columns, claims, plots, curves, mark);
    }

    Study with(List<PlotRequest> wishes, Fingerprint fingerprint) {
        return new Study(
                name, title, text, model, caseName, varied, grid, set, outputs, claims, wishes, traces, fingerprint);
    }

    public int runs() {
        return (int) combination().runs();
    }

    private Combination combination() {
        return new Combination(varied, grid);
    }

    /** Index of the value of each thing that is varied in run number {@code run}, from 1. */
    public int[] valuesOf(int run) {
        return combination().of(run);
    }

    /** Short name for folders. */
    public String shortName() {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        return last.replaceAll("\\.ya?ml$", "").replaceAll("\\.study$", "") + ".study";
    }

    public List<Task> tasks() {
        return IntStream.rangeClosed(1, runs()).mapToObj(taskByRun()).toList();
    }

    /** Makes the task of a run when it is asked for: a million of them need not be kept. */
    public IntFunction<Task> taskByRun() {
        List<Set<Integer>> drawn = traces.stream().map(this::drawn).toList();
        return run -> task(run, i -> drawn.get(i).contains(run));
    }

    /** A run with all the curves that any run has. */
    Task task(int run) {
        return task(run, i -> true);
    }

    private Task task(int run, IntPredicate isDrawn) {
        int[] at = valuesOf(run);
        List<Change> changes = new ArrayList<>(set);
        String name = caseName;
        for (int i = 0; i < at.length; i++) {
            Varied v = varied.get(i);
            if (v.path().equals(Varied.CASE)) {
                name = v.values().get(at[i]);
            } else {
                changes.add(new Change(v.path(), v.values().get(at[i])));
            }
        }
        List<Trace> curves = IntStream.range(0, traces.size())
                .filter(isDrawn)
                .mapToObj(traces::get)
                .toList();
        return new Task(run, model, name, List.copyOf(changes), outputs, curves, claims);
    }

    /** Runs of which a curve is kept: all that it asks for, or some of them evenly spread. */
    private Set<Integer> drawn(Trace trace) {
        List<Integer> all = new ArrayList<>();
        for (int run = 1; run <= runs(); run++) {
            int[] at = valuesOf(run);
            boolean wanted = true;
            for (int i = 0; i < at.length; i++) {
                String shown = varied.get(i).shown().get(at[i]);
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
        return drawn;
    }
}
