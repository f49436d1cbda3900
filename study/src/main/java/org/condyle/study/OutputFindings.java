package org.condyle.study;

import java.util.List;
import org.condyle.study.statistics.Interval;
import org.condyle.study.statistics.Sensitivity;
import org.condyle.study.statistics.Summary;
import org.condyle.study.statistics.Tornado;
import org.jspecify.annotations.Nullable;

/**
 * What the runs of a sample tell of one output.
 *
 * @param summary     of the runs that are independent draws; null if none has the number, or if the method draws none
 * @param links       with each factor, in their order; empty if there is no summary
 * @param sensitivity what the method estimates of the factors; null if nothing
 * @param convergence estimates with the first samples
 */
public record OutputFindings(
        String name,
        String unit,
        @Nullable Summary summary,
        List<Link> links,
        @Nullable Sensitivity sensitivity,
        List<Stage> convergence) {
    /** How the output goes with a factor. */
    public record Link(String factor, double correlation, double rank, Interval rankInterval, Tornado tornado) {}

    /**
     * Estimates with the first samples: the mean, the total indices, or the mean sizes of effects.
     *
     * @param half half of the width of the interval of a mean; NaN for others
     */
    public record Stage(int samples, double[] estimates, double half) {}

    /** Sizes by which the factors are ranked, in their order: total index, mean size of effect, or rank correlation. */
    public double[] weights() {
        return sensitivity != null
                ? sensitivity.compared().get(0).values()
                : links.stream().mapToDouble(l -> Math.abs(l.rank())).toArray();
    }
}
