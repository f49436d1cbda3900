package org.condyle.tool.gait;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.condyle.analyse.muscle.ReserveShares;
import org.condyle.tool.gait.GaitCheck.Judged;
import org.condyle.tool.motion.RootResiduals;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.tool.setup.Setup;

/**
 * The figures of the stages beside the usual bounds. The bounds are those of the stages themselves, keys of their setup files; what
 * a stage does not trust is bad here as well.
 */
final class GaitVerdict {
    private final List<GaitCheck> checks = new ArrayList<>();

    List<GaitCheck> checks() {
        return List.copyOf(checks);
    }

    void markers(AnalysisResult ik, Setup setup) {
        double rms = ik.figure("markerErrorRms"), most = ik.figure("markerErrorMax");
        double rmsLimit = 1e3 * setup.number("marker_error_rms_limit");
        double limit = 1e3 * setup.number("marker_error_max_limit"),
                trusted = 1e3 * setup.number("marker_error_max_trusted");
        boolean bad = !ik.distrust().isEmpty();
        add("marker error, rms", mm(rms), "at most " + mm(rmsLimit), rms <= rmsLimit, false);
        add("largest marker error", mm(most), "at most " + mm(limit), most <= limit, bad || most > trusted);
    }

    void residuals(AnalysisResult id, Setup setup) {
        double trusted = setup.number("residual_trusted");
        for (boolean force : new boolean[] {true, false}) {
            String figure = force ? RootResiduals.FORCE_SHARE : RootResiduals.MOMENT_SHARE;
            double limit = setup.number(force ? "residual_force_limit" : "residual_moment_limit");
            figure(id, figure)
                    .ifPresent(share -> add(
                            "residual " + (force ? "force" : "moment") + " at the root, rms",
                            percent(share) + (force ? " of the largest load" : " of load times height"),
                            "at most " + percent(limit),
                            share <= limit,
                            share > trusted));
        }
    }

    void muscles(AnalysisResult so) {
        double missed = so.figure("infeasible-frames");
        add(
                "frames that the muscles cannot make",
                String.format(Locale.ROOT, "%.0f of %d", missed, so.times().length),
                "none",
                missed == 0,
                missed > 0);
        Figure worst = null;
        int beyond = 0;
        for (Figure f : so.figures()) {
            beyond += f.name().startsWith("reserve-share.") && f.value() > ReserveShares.LIMIT ? 1 : 0;
            if (f.name().startsWith("reserve-share.") && (worst == null || f.value() > worst.value())) {
                worst = f;
            }
        }
        if (worst != null) {
            add(
                    "reserves, " + worst.name().substring("reserve-share.".length()),
                    percent(worst.value()) + " of its largest moment"
                            + (beyond > 1 ? ", " + (beyond - 1) + " more beyond" : ""),
                    "at most " + percent(ReserveShares.LIMIT),
                    worst.value() <= ReserveShares.LIMIT,
                    false);
        }
    }

    private void add(String what, String found, String bound, boolean good, boolean bad) {
        checks.add(new GaitCheck(what, found, bound, bad ? Judged.BAD : good ? Judged.GOOD : Judged.DOUBTED));
    }

    private static Optional<Double> figure(AnalysisResult r, String name) {
        return r.figures().stream()
                .filter(f -> f.name().equals(name))
                .map(Figure::value)
                .findFirst();
    }

    private static String mm(double x) {
        return String.format(Locale.ROOT, "%.3g mm", x);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.3g %%", 100 * share);
    }
}
