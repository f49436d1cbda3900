package org.condyle.io.measured;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.fit.Cuff;
import org.condyle.fit.SphereFit;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/**
 * Readings of the emitters of a rigid cuff, checked. Three or more emitters that are swapped change the distances between
 * them; two that are swapped change their distances from the centre of rotation.
 */
final class EmitterCheck {
    private final MeasuredColumns columns;
    private final List<Integer> names;
    private final List<int[]> rows;
    private final boolean robust;
    private final double[] @Nullable [][] samples;
    private final List<String> warnings = new ArrayList<>();

    /** Rows of each sample by emitter, -1 where there was no reading; positions by row, empty where there is none. */
    EmitterCheck(MeasuredColumns columns, double[][] found, List<Integer> names, List<int[]> rows, boolean robust) {
        this.columns = columns;
        this.names = names;
        this.rows = rows;
        this.robust = robust;
        samples = new double[rows.size()][names.size()][];
        for (int i = 0; i < rows.size(); i++) {
            for (int e = 0; e < names.size(); e++) {
                int row = rows.get(i)[e];
                samples[i][e] = row < 0 || found[row].length == 0 ? null : found[row];
            }
        }
        Problems problems = new Problems();
        for (Cuff.Fault f : new Cuff(samples).faults()) {
            judge(f, problems);
        }
        if (names.size() == 2) {
            byRadius(problems);
        }
        problems.throwIfErrors();
    }

    private void judge(Cuff.Fault f, Problems problems) {
        int line = columns.at(rows.get(f.sample())[f.emitter()]).line();
        double mm = 1000 * f.change();
        if (f.isSwap()) {
            swapped(
                    f.sample(),
                    f.emitter(),
                    f.other(),
                    problems,
                    String.format(Locale.ROOT, "the distances between the emitters change by %.1f mm", mm));
        } else if (robust) {
            samples[f.sample()][f.emitter()] = null;
            warnings.add(String.format(
                    Locale.ROOT,
                    "Line %d: emitter %d is %.1f mm from its place on the cuff and is left out.",
                    line,
                    names.get(f.emitter()),
                    mm));
        } else {
            warnings.add(String.format(
                    Locale.ROOT,
                    "Line %d: emitter %d is %.1f mm from its place on the cuff; --robust would leave it out.",
                    line,
                    names.get(f.emitter()),
                    mm));
        }
    }

    private void swapped(int sample, int a, int b, Problems problems, String why) {
        int one = columns.at(rows.get(sample)[a]).line(),
                two = columns.at(rows.get(sample)[b]).line();
        problems.add(Problem.error(
                Code.DOUBTFUL_DATA,
                columns.at(rows.get(sample)[one <= two ? a : b]),
                "emitter",
                "emitters " + names.get(a) + " and " + names.get(b) + " are swapped in the lines " + Math.min(one, two)
                        + " and " + Math.max(one, two) + ": " + why,
                "exchange their numbers, or remove the lines"));
    }

    private void byRadius(Problems problems) {
        List<double[]> points = new ArrayList<>();
        List<Integer> group = new ArrayList<>();
        for (double[] @Nullable [] s : samples) {
            for (int e = 0; e < 2; e++) {
                double[] p = s[e];
                if (p != null) {
                    points.add(p);
                    group.add(e);
                }
            }
        }
        if (points.size() < 12) {
            return; // the fit tells that there are too few
        }
        SphereFit f;
        try {
            f = SphereFit.of(
                    points.toArray(new double[0][]),
                    group.stream().mapToInt(Integer::intValue).toArray(),
                    2,
                    true);
        } catch (IllegalArgumentException e) {
            return; // the fit tells what is wrong
        }
        for (int i = 0; i < samples.length; i++) {
            double[] p = samples[i][0], q = samples[i][1];
            if (p != null && q != null) {
                double a = distance(p, f.centre()), b = distance(q, f.centre());
                double own = Math.abs(a - f.radii()[0]) + Math.abs(b - f.radii()[1]);
                double other = Math.abs(b - f.radii()[0]) + Math.abs(a - f.radii()[1]);
                if (own > 10 * f.sigma() + 1e-9 && other < 0.3 * own) {
                    swapped(
                            i,
                            0,
                            1,
                            problems,
                            String.format(Locale.ROOT, "their distances from the centre change by %.1f mm", 500 * own));
                }
            }
        }
    }

    private static double distance(double[] a, double[] b) {
        return Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
    }

    /** The point on the axis of the segment in each sample: an emitter from 0, or the middle for -1. */
    double[] @Nullable [] follow(int point) {
        return new Cuff(samples).follow(point);
    }

    double @Nullable [] reading(int sample, int emitter) {
        return samples[sample][emitter];
    }

    List<String> warnings() {
        return warnings;
    }
}
