package org.condyle.tool.laxity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.condyle.io.document.DocumentException;
import org.condyle.tool.laxity.KneeTests.Neutral;
import org.condyle.tool.laxity.LaxityResult.Band;
import org.condyle.tool.laxity.LaxityResult.Curve;

/**
 * Laxity over uncertain slack lengths: every fibre has its own factor, uniform within a range, and the knee is tested as often as there are
 * samples. The fibre that decides is the one whose factor correlates best with the total displacement.
 */
final class SlackBands {
    private static final double[] QUANTILES = {0.05, 0.5, 0.95};

    private final KneeSetup setup;
    private final KneeTests tests;
    private final LaxityRequest request;
    private final List<String> fibres;
    private final LaxityResult.Knee intact;

    SlackBands(KneeSetup setup, KneeTests tests, LaxityRequest request, List<String> fibres, LaxityResult.Knee intact) {
        this.setup = setup;
        this.tests = tests;
        this.request = request;
        this.fibres = fibres;
        this.intact = intact;
    }

    /** @param view of the intact knee, whose slack lengths are the middle ones */
    List<Band> sample(KneeView view, Consumer<String> progress) {
        int n = request.samples();
        double[][] factors = new double[fibres.size()][n];
        SplittableRandom random = new SplittableRandom(request.seed());
        List<List<Curve>> curves = new ArrayList<>();
        for (int s = 0; s < n; s++) {
            progress.accept("sample " + (s + 1) + " of " + n);
            List<Map.Entry<String, String>> settings = new ArrayList<>();
            for (int i = 0; i < fibres.size(); i++) {
                factors[i][s] = 1 + request.slack() * (2 * random.nextDouble() - 1);
                String fibre = fibres.get(i), path = setup.path(fibre);
                if (setup.hasReferenceStrain(fibre)) {
                    settings.add(Map.entry(path + ".reference-strain", "~"));
                }
                double slack = view.slack(fibre) * factors[i][s];
                settings.add(Map.entry(path + ".slack-length", String.format(Locale.ROOT, "%.17g m", slack)));
            }
            curves.add(tested(settings));
        }
        List<Band> bands = new ArrayList<>();
        for (int f = 0; f < request.flexions().size(); f++) {
            for (LaxityTest test : LaxityTest.values()) {
                int at = f * LaxityTest.values().length + test.index();
                bands.add(band(at, curves, factors));
            }
        }
        return bands;
    }

    /** All curves; fewer where the knee has no neutral pose any more. */
    private List<Curve> tested(List<Map.Entry<String, String>> settings) {
        List<Curve> all = new ArrayList<>();
        try {
            List<Neutral> neutral = tests.neutral(settings, fibres, "of a sample");
            for (int f = 0; f < neutral.size(); f++) {
                all.addAll(tests.curves(settings, neutral.get(f), f, fibres).curves());
            }
        } catch (DocumentException e) {
            all.clear(); // counted as failed
        }
        return all;
    }

    private Band band(int at, List<List<Curve>> sampled, double[][] factors) {
        Curve middle = intact.curves().get(at);
        int points = middle.load().length;
        List<Curve> good = new ArrayList<>();
        List<Integer> which = new ArrayList<>();
        for (int s = 0; s < sampled.size(); s++) {
            List<Curve> of = sampled.get(s);
            if (at < of.size() && of.get(at).load().length == points) {
                good.add(of.get(at));
                which.add(s);
            }
        }
        double[][] band = new double[QUANTILES.length][points];
        for (int i = 0; i < points; i++) {
            int point = i;
            double[] q =
                    quantiles(good.stream().mapToDouble(c -> c.shift()[point]).toArray());
            for (int k = 0; k < q.length; k++) {
                band[k][i] = q[k];
            }
        }
        double[] total = good.stream().mapToDouble(Curve::total).toArray();
        Map<String, Double> correlations = new LinkedHashMap<>();
        String decides = "";
        double best = 0;
        for (int i = 0; i < fibres.size(); i++) {
            double[] x = new double[total.length];
            for (int s = 0; s < x.length; s++) {
                x[s] = factors[i][which.get(s)];
            }
            double r = correlation(x, total);
            correlations.put(fibres.get(i), r);
            if (decides.isEmpty() || Math.abs(r) > Math.abs(best)) {
                decides = fibres.get(i);
                best = r;
            }
        }
        return new Band(
                middle.test(),
                middle.flexion(),
                band,
                quantiles(good.stream().mapToDouble(c -> c.at(true)).toArray()),
                quantiles(good.stream().mapToDouble(c -> c.at(false)).toArray()),
                quantiles(total),
                decides,
                best,
                correlations,
                sampled.size() - good.size());
    }

    private static double[] quantiles(double[] values) {
        double[] sorted =
                Arrays.stream(values).filter(Double::isFinite).sorted().toArray();
        double[] out = new double[QUANTILES.length];
        for (int k = 0; k < out.length; k++) {
            double at = QUANTILES[k] * (sorted.length - 1);
            int below = (int) Math.floor(at);
            out[k] = sorted.length == 0
                    ? Double.NaN
                    : sorted[below] + (at - below) * (sorted[Math.min(below + 1, sorted.length - 1)] - sorted[below]);
        }
        return out;
    }

    /** Pearson's; 0 where one of them does not vary. */
    private static double correlation(double[] x, double[] y) {
        double mx = Arrays.stream(x).average().orElse(0),
                my = Arrays.stream(y).average().orElse(0);
        double xy = 0, xx = 0, yy = 0;
        for (int i = 0; i < x.length; i++) {
            xy += (x[i] - mx) * (y[i] - my);
            xx += (x[i] - mx) * (x[i] - mx);
            yy += (y[i] - my) * (y[i] - my);
        }
        return xx == 0 || yy == 0 ? 0 : xy / Math.sqrt(xx * yy);
    }
}
