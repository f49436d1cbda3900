package org.condyle.study;

import java.util.ArrayList;
import java.util.List;

/**
 * A study file that has been read and looked through: its model takes its values, and its outputs exist.
 *
 * @param name   what it was asked for by
 * @param text   the file as it was read
 * @param model  a model file or a name of the library
 * @param set    what is changed in all runs
 * @param plots  as the file wishes; empty if it says nothing
 * @param traces curves of single runs
 * @param mark   fingerprint of all that the rows depend on, but for the version of the program
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
        List<Wanted> outputs,
        boolean claims,
        List<PlotWish> plots,
        List<Trace> traces,
        String mark) {
    /** Runs of which curves are kept: more cannot be told apart in a plot. */
    static final int MOST_CURVES = 24;

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
        List<Task> all = new ArrayList<>();
        for (int run = 1; run <= runs(); run++) {
            all.add(task(run));
        }
        return all;
    }

    public Task task(int run) {
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
        return new Task(run, model, name, List.copyOf(changes), outputs, isDrawn(run) ? traces : List.of(), claims);
    }

    /** Evenly spread, the first and the last among them. */
    private boolean isDrawn(int run) {
        int n = runs(), most = MOST_CURVES;
        return n <= most || (long) (run - 1) * (most - 1) % (n - 1) < most - 1;
    }
}
