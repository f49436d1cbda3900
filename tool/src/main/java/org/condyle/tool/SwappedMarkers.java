package org.condyle.tool;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.condyle.analyse.motion.MarkerFit;
import org.condyle.tool.result.MarkerTracks;

/**
 * Looks for markers whose labels were exchanged, in some frames or in all. In the frame with the largest error (and some others, if
 * nothing is found there) each pair of the farthest markers is exchanged on trial and the pose is sought anew; the pair that lowers
 * the error most is then tried in all frames with large errors. After that it goes on with what is left, because several pairs may
 * be exchanged.
 */
final class SwappedMarkers {
    /** Fits a frame with other measured places. */
    interface Fit {
        MarkerFit of(int frame, double[] measured);
    }

    private static final int FARTHEST = 10; // markers of which pairs are tried
    private static final int MOST_PAIRS = 4;
    private static final int LOOKS = 8; // at frames
    /** An exchange that leaves the two markers more than this part of their error is no swap. */
    private static final double BETTER = 0.5;

    private final MarkerTracks tracks;
    private final MarkerLimits limits;
    private final Fit fit;
    private final double[][] measured;
    private final double[][] errors; // of each frame and marker [m], NaN where it was not seen

    private record Pair(int a, int b) {}

    SwappedMarkers(MarkerTracks tracks, MarkerLimits limits, Fit fit) {
        this.tracks = tracks;
        this.limits = limits;
        this.fit = fit;
        int frames = tracks.times().length, markers = tracks.names().size();
        measured = new double[frames][];
        errors = new double[frames][markers];
        for (int f = 0; f < frames; f++) {
            measured[f] = tracks.measured()[f].clone();
            for (int m = 0; m < markers; m++) {
                errors[f][m] = tracks.weights()[m] > 0 ? tracks.error(f, m) : Double.NaN;
            }
        }
    }

    /** A sentence for each pair. */
    List<String> find() {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < MOST_PAIRS; i++) {
            Optional<Pair> pair =
                    suspects().mapToObj(this::best).flatMap(Optional::stream).findFirst();
            if (pair.isEmpty()) {
                break;
            }
            told.add(exchange(pair.get()));
        }
        return told;
    }

    /** The frame with the largest error, and some more of those that are doubted, evenly spread from worse to better. */
    private IntStream suspects() {
        int[] doubted = IntStream.range(0, errors.length)
                .filter(f -> largest(errors[f]) > limits.rms())
                .boxed()
                .sorted(Comparator.comparingDouble(f -> -largest(errors[f])))
                .mapToInt(f -> f)
                .toArray();
        int step = Math.max(1, doubted.length / LOOKS);
        return IntStream.range(0, doubted.length).filter(k -> k % step == 0).map(k -> doubted[k]);
    }

    private static double largest(double[] of) {
        double most = 0;
        for (double e : of) {
            most = e > most ? e : most;
        }
        return most;
    }

    private static double rms(double[] of) {
        double sum = 0;
        int n = 0;
        for (double e : of) {
            sum += e >= 0 ? e * e : 0;
            n += e >= 0 ? 1 : 0;
        }
        return n == 0 ? 0 : Math.sqrt(sum / n);
    }

    /** The exchange that lowers the error of a frame most; empty if none does so markedly. */
    private Optional<Pair> best(int frame) {
        int[] far = IntStream.range(0, errors[frame].length)
                .filter(m -> errors[frame][m] >= 0)
                .boxed()
                .sorted(Comparator.comparingDouble(m -> -errors[frame][m]))
                .limit(FARTHEST)
                .mapToInt(m -> m)
                .toArray();
        Pair found = null;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < far.length; i++) {
            for (int j = i + 1; j < far.length; j++) {
                Pair pair = new Pair(far[i], far[j]);
                double[] after = exchanged(frame, pair);
                if (isSwap(errors[frame], after, pair) && rms(after) < least) {
                    least = rms(after);
                    found = pair;
                }
            }
        }
        return Optional.ofNullable(found);
    }

    private boolean isSwap(double[] before, double[] after, Pair p) {
        double two = Math.max(before[p.a], before[p.b]), twoAfter = Math.max(after[p.a], after[p.b]);
        return two > limits.rms() && twoAfter < BETTER * two && rms(after) < rms(before);
    }

    private double[] exchanged(int frame, Pair p) {
        MarkerFit found = fit.of(frame, swap(measured[frame].clone(), p));
        return IntStream.range(0, errors[frame].length)
                .mapToDouble(found::error)
                .toArray();
    }

    private static double[] swap(double[] places, Pair p) {
        for (int k = 0; k < 3; k++) {
            double x = places[3 * p.a + k];
            places[3 * p.a + k] = places[3 * p.b + k];
            places[3 * p.b + k] = x;
        }
        return places;
    }

    /** Exchanges the pair for good where that helps, and tells where and how much. */
    private String exchange(Pair p) {
        int count = 0, first = 0, last = 0;
        double before = 0, after = 0;
        for (int f = 0; f < errors.length; f++) {
            if (!(Math.max(errors[f][p.a], errors[f][p.b]) > limits.rms())) {
                continue; // these two are where they belong, or were not seen
            }
            double[] now = exchanged(f, p);
            if (isSwap(errors[f], now, p)) {
                first = count++ == 0 ? f : first;
                last = f;
                before += Math.pow(rms(errors[f]), 2);
                after += Math.pow(rms(now), 2);
                errors[f] = now;
                swap(measured[f], p);
            }
        }
        return String.format(
                Locale.ROOT,
                "the labels of markers %s and %s seem to be exchanged in %d of %d frames (%.4g s to %.4g s): the other way round"
                        + " the marker error there is %.3g mm rms instead of %.3g mm",
                tracks.names().get(p.a),
                tracks.names().get(p.b),
                count,
                errors.length,
                tracks.times()[first],
                tracks.times()[last],
                1000 * Math.sqrt(after / Math.max(1, count)),
                1000 * Math.sqrt(before / Math.max(1, count)));
    }
}
