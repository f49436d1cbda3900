package org.condyle.tool;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.condyle.analyse.motion.MarkerFit;
import org.condyle.tool.motion.ResultBuilder;

/** Collects marker errors and odd frames of an inverse kinematics, and gives figures and warnings. */
final class FrameLog {
    private static final int LISTED = 6;
    /** Distances of markers that no model of a person has, if names and units are right [m]. */
    private static final double FAR = 0.2;

    private final MarkerLimits limits;
    private final List<String> notConverged = new ArrayList<>();
    private final List<String> blind = new ArrayList<>();
    private final Set<String> atBounds = new LinkedHashSet<>();
    private double squared;
    private long seen;
    private double worst;
    private String worstMarker = "";
    private double worstTime;
    private double violation;
    private int undetermined;
    private int iterations;
    private int frames;

    FrameLog(MarkerLimits limits) {
        this.limits = limits;
    }

    /** Root of the mean square distance over all markers that were seen and all frames [m]. */
    double rms() {
        return seen == 0 ? 0 : Math.sqrt(squared / seen);
    }

    /** Largest distance of a marker [m]. */
    double worst() {
        return worst;
    }

    void frame(double time, MarkerFit fit) {
        frames++;
        if (!fit.converged()) {
            notConverged.add(String.format(Locale.ROOT, "%.4g s", time));
        }
        if (fit.seen() == 0) {
            blind.add(String.format(Locale.ROOT, "%.4g s", time));
        }
        squared += fit.totalSquaredError();
        seen += fit.seen();
        if (fit.worstError() > worst) {
            worst = fit.worstError();
            worstMarker = fit.worstMarker();
            worstTime = time;
        }
        violation = Math.max(violation, fit.violation());
        undetermined = Math.max(undetermined, fit.freedoms() - fit.rank());
        iterations += fit.iterations();
        atBounds.addAll(fit.atBounds());
    }

    void tell(ResultBuilder result) {
        double rms = rms();
        result.figure("markerErrorRms", 1000 * rms, "mm", "marker error, rms of all markers and frames");
        result.figure(
                "markerErrorMax",
                1000 * worst,
                "mm",
                String.format(Locale.ROOT, "largest marker error (%s at %.4g s)", worstMarker, worstTime));
        result.figure("constraintViolation", violation, "", "largest violation of a constraint");
        result.figure("iterationsPerFrame", (double) iterations / Math.max(1, frames), "", "");
        if (!notConverged.isEmpty()) {
            result.distrust("inverse kinematics did not converge in " + notConverged.size() + " of " + frames
                    + " frames: " + some(notConverged));
        }
        if (!blind.isEmpty()) {
            result.warn(
                    "no marker was seen in " + blind.size() + " frames, which keep the pose before: " + some(blind));
        }
        if (undetermined > 0) {
            result.warn("markers and tasks do not determine " + undetermined
                    + " of the directions of motion in some frames; these coordinates keep their value");
        }
        if (!atBounds.isEmpty()) {
            result.warn("clamped coordinates reached an end of their range: " + String.join(", ", atBounds));
        }
        if (rms > FAR) {
            result.distrust(String.format(
                    Locale.ROOT,
                    "markers of the model are %.3g m from the measured ones on average: is the unit of the marker file right (mm"
                            + " for m), and its vertical axis that of the model?",
                    rms));
        } else if (worst > limits.trusted()) {
            result.distrust(String.format(
                    Locale.ROOT,
                    "marker %s is %.4g mm from its place in the model at %.4g s, more than marker_error_max_trusted = %.4g mm:"
                            + " look at the names and places of the markers and at the scaling of the model",
                    worstMarker,
                    1000 * worst,
                    worstTime,
                    1000 * limits.trusted()));
        } else if (limits.exceeded(rms, worst)) {
            result.warn(String.format(
                    Locale.ROOT,
                    "marker errors are %.4g mm rms and at most %.4g mm (%s at %.4g s), above marker_error_rms_limit = %.4g mm or"
                            + " marker_error_max_limit = %.4g mm: look at the names and places of the markers and at the scaling of"
                            + " the model",
                    1000 * rms,
                    1000 * worst,
                    worstMarker,
                    worstTime,
                    1000 * limits.rms(),
                    1000 * limits.largest()));
        }
    }

    private static String some(List<String> all) {
        String first = String.join(", ", all.subList(0, Math.min(LISTED, all.size())));
        return all.size() <= LISTED ? first : first + " and " + (all.size() - LISTED) + " more";
    }
}
