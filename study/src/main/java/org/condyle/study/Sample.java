package org.condyle.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.condyle.study.sampling.Copula;
import org.condyle.study.sampling.Points;
import org.jspecify.annotations.Nullable;

/**
 * A design whose values are drawn. Coordinates of a point go through the copula, if keys are correlated, and become values by
 * the quantiles of the distributions. Keys that take their values from one file share a coordinate: they come from one row.
 */
public final class Sample implements Design {
    private static final double EDGE = 1e-3; // probability beyond the values that are tried before anything is run

    private final List<Varied> varied;
    private final SamplingMethod method;
    private final int samples;
    private final Points points;
    private final @Nullable Copula copula;
    private final String mark;
    private final int[] factors;
    private final List<String> names = new ArrayList<>();

    /**
     * A design.
     *
     * @param sources of the keys: those with the same one share a coordinate
     * @param mark    all that the values depend on besides the distributions
     */
    Sample(
            List<Varied> varied,
            List<String> sources,
            SamplingMethod method,
            int samples,
            long seed,
            int levels,
            @Nullable Copula copula,
            String mark) {
        this.varied = varied;
        this.method = method;
        this.samples = samples;
        this.copula = copula;
        factors = new int[varied.size()];
        for (int i = 0; i < factors.length; i++) {
            if (!names.contains(sources.get(i))) {
                names.add(sources.get(i));
            }
            factors[i] = names.indexOf(sources.get(i));
        }
        points = method.made().points(names.size(), samples, seed, levels);
        this.mark = method.word() + " " + seed + " " + levels + " " + mark + " " + sources;
    }

    public SamplingMethod method() {
        return method;
    }

    /** As asked for in the file: points, blocks of Saltelli or trajectories of Morris. */
    public int samples() {
        return samples;
    }

    /** What the results can depend on, one name for each coordinate: keys, and files with several keys. */
    public List<String> factors() {
        return List.copyOf(names);
    }

    /** Index of a key of a coordinate; of the first one if it has several. */
    public int key(int factor) {
        int i = 0;
        while (factors[i] != factor) {
            i++;
        }
        return i;
    }

    public Points points() {
        return points;
    }

    /** Whether a run is one of independent draws from the distributions. */
    public boolean isIndependent(int run) {
        return (run - 1) % points.block() < points.draws();
    }

    /** Whether the curves of a run are kept, for their band; this does not depend on the number of runs, which may grow. */
    boolean keepsCurves(int run) {
        int before = (run - 1) / points.block() * points.draws();
        return isIndependent(run) && before < Study.MOST_IN_BAND;
    }

    /** All that the values of run k depend on, but for the distributions; the number of runs is not among it if it can grow. */
    String mark() {
        return mark;
    }

    @Override
    public long runs() {
        return (long) samples * points.block();
    }

    @Override
    public double[] of(int run) {
        double[] at = new double[factors.length];
        if (method.rows()) {
            java.util.Arrays.fill(at, run - 1);
            return at;
        }
        double[] u = points.at(run - 1);
        if (copula != null) {
            copula.apply(u);
        }
        for (int i = 0; i < at.length; i++) {
            at[i] = value(i, u[factors[i]]);
        }
        return at;
    }

    private double value(int key, double u) {
        return varied.get(key)
                .rounded(Objects.requireNonNull(varied.get(key).distribution()).quantile(u));
    }

    /** The medians, then each key nearly at its ends, or at every value that is written, with the medians of all others. */
    @Override
    public List<Glance> glances() {
        double[] middle = new double[factors.length];
        for (int i = 0; i < middle.length; i++) {
            middle[i] = value(i, 0.5);
        }
        List<Glance> all = new ArrayList<>(List.of(new Glance(middle, -1)));
        for (int i = 0; i < middle.length; i++) {
            List<Double> tried = new ArrayList<>();
            varied.get(i).written().forEach(j -> tried.add((double) j));
            if (tried.isEmpty()) {
                tried.addAll(List.of(value(i, EDGE), value(i, 1 - EDGE)));
            }
            for (double x : tried) {
                double[] at = middle.clone();
                at[i] = x;
                all.add(new Glance(at, i));
            }
        }
        return all;
    }
}
