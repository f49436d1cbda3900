package org.condyle.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.condyle.study.statistics.Correlation;
import org.condyle.study.statistics.Envelope;
import org.condyle.study.statistics.Sensitivity;
import org.condyle.study.statistics.Summary;
import org.condyle.study.statistics.Tornado;
import org.condyle.study.task.Row;
import org.jspecify.annotations.Nullable;

/**
 * What the runs of a sample tell. The rows are gone through once and leave one column of doubles for each output and factor; the
 * curves of the first thousand runs are kept for their bands. Runs that failed, were refused or are not to be trusted are
 * counted with their reasons and have no part in the numbers.
 */
public final class Findings {
    private static final int MOST_REASONS = 20;
    private static final int FEWEST = 8; // samples of the first stage of convergence

    private final Study study;
    private final Sample sample;
    private final double[][] outputs;
    private final double[][] factors;
    private final Map<String, Reason> reasons = new LinkedHashMap<>();
    private final List<Envelope> envelopes = new ArrayList<>();
    private final List<String[]> curveUnits = new ArrayList<>();
    private final List<OutputFindings> found = new ArrayList<>();
    private int done;
    private int failed;
    private int independent;

    /** Why runs have no part in the numbers. */
    public record Reason(String outcome, String why, int runs, int firstRun) {}

    private Findings(Study study, Sample sample) {
        this.study = study;
        this.sample = sample;
        int runs = study.runs();
        outputs = new double[study.outputs().size()][runs];
        factors = new double[sample.factors().size()][runs];
        for (double[] column : outputs) {
            Arrays.fill(column, Double.NaN);
        }
        for (double[] column : factors) {
            Arrays.fill(column, Double.NaN);
        }
        study.traces().forEach(t -> {
            envelopes.add(new Envelope());
            curveUnits.add(new String[] {"", ""});
        });
    }

    /** Null if the values of the study were not drawn. */
    public static @Nullable Findings of(Table table) {
        Study study = table.study();
        Sample sample = study.sample();
        if (sample == null) {
            return null;
        }
        Findings all = new Findings(study, sample);
        for (Row r : table.rows()) {
            all.add(r, table);
        }
        for (int i = 0; i < study.outputs().size(); i++) {
            all.found.add(all.findings(i, table.unit(i)));
        }
        return all;
    }

    private void add(Row r, Table table) {
        done++;
        if (!r.outcome().good()) {
            failed++;
            String key = r.outcome().word() + ": " + r.why();
            Reason before = reasons.get(key);
            if (before != null || reasons.size() < MOST_REASONS) {
                int first = before == null ? r.run() : before.firstRun();
                reasons.put(
                        key, new Reason(r.outcome().word(), r.why(), before == null ? 1 : before.runs() + 1, first));
            }
            return;
        }
        independent += sample.isIndependent(r.run()) ? 1 : 0;
        double[] at = study.valuesOf(r.run());
        for (int i = 0; i < factors.length; i++) {
            int key = sample.key(i);
            factors[i][r.run() - 1] = study.varied().get(key).number(at[key]);
        }
        for (int i = 0; i < outputs.length; i++) {
            outputs[i][r.run() - 1] = table.output(r, i);
        }
        for (Row.Curve c : sample.isIndependent(r.run()) ? r.curves() : List.<Row.Curve>of()) {
            int trace = study.traces().indexOf(c.of());
            envelopes.get(trace).add(c.x(), c.y());
            curveUnits.set(trace, new String[] {c.xUnit(), c.yUnit()});
        }
    }

    private OutputFindings findings(int output, String unit) {
        String name = study.outputs().get(output).column();
        double[] y = outputs[output];
        int[] independent = IntStream.range(0, y.length)
                .filter(k -> sample.isIndependent(k + 1) && Double.isFinite(y[k]))
                .toArray();
        boolean draws = sample.points().draws() > 0;
        if (draws && independent.length == 0) {
            return new OutputFindings(name, unit, null, List.of(), null, List.of());
        }
        double[] values = at(y, independent);
        List<OutputFindings.Link> links = new ArrayList<>();
        for (int i = 0; i < factors.length && draws; i++) {
            double[] x = at(factors[i], independent);
            double rank = Correlation.ofRanks(x, values);
            links.add(new OutputFindings.Link(
                    sample.factors().get(i),
                    Correlation.of(x, values),
                    rank,
                    Correlation.interval(rank, values.length),
                    Tornado.of(x, values)));
        }
        Sensitivity.Estimator estimator = sample.method().estimator();
        List<OutputFindings.Stage> stages = new ArrayList<>();
        for (int n : stages(estimator != null ? sample.samples() : values.length)) {
            if (estimator != null) {
                stages.add(new OutputFindings.Stage(n, estimator.ranking(y, sample.points(), n), Double.NaN));
            } else {
                Summary s = Summary.of(Arrays.copyOf(values, n));
                stages.add(new OutputFindings.Stage(
                        n, new double[] {s.mean()}, s.meanInterval().high() - s.mean()));
            }
        }
        return new OutputFindings(
                name,
                unit,
                draws ? Summary.of(values) : null,
                links,
                estimator == null ? null : estimator.of(y, sample.points(), sample.samples()),
                stages);
    }

    private static double[] at(double[] column, int[] rows) {
        return Arrays.stream(rows).mapToDouble(k -> column[k]).toArray();
    }

    /** Powers of two, and all. */
    private static List<Integer> stages(int all) {
        List<Integer> stages = new ArrayList<>();
        for (long n = FEWEST; n < all; n *= 2) {
            stages.add((int) n);
        }
        stages.add(all);
        return stages;
    }

    public Study study() {
        return study;
    }

    public Sample sample() {
        return sample;
    }

    public List<OutputFindings> outputs() {
        return found;
    }

    /** The numbers of an output by run; NaN for what has no part. */
    public double[] column(int output) {
        return outputs[output];
    }

    /** The numbers of a factor by run: those of its key, in its unit. */
    public double[] factor(int factor) {
        return factors[factor];
    }

    /** Bands of the curves, in the order of the study. */
    public List<Envelope> envelopes() {
        return envelopes;
    }

    /** Units of x and y of a curve. */
    public String[] curveUnits(int trace) {
        return curveUnits.get(trace);
    }

    public int done() {
        return done;
    }

    /** Runs with results that are independent draws from the distributions. */
    public int independent() {
        return independent;
    }

    /** Runs that failed, were refused or are not to be trusted. */
    public int failed() {
        return failed;
    }

    /** The first twenty reasons, with the number of runs of each. */
    public List<Reason> reasons() {
        return List.copyOf(reasons.values());
    }
}
