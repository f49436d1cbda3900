package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.condyle.analyse.QuasiStatic;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Observer.Doubts;
import org.condyle.simulate.Recording;

/** Where a quasi-static analysis lost stability, as notes, warnings and numbers for formulas. */
final class StabilityLosses {
    private static final Pattern RESULTS =
            Pattern.compile("(loss|snap|buckling)\\.count|loss-[0-9]+\\.(time|next|over)|balance\\.residual");

    private final Channels channels;
    private final List<QuasiStatic.Loss> losses;
    private final double residual;
    private final Recording recording;
    private final String over;
    private final int axis;

    StabilityLosses(QuasiStatic.Result result, Channels channels, String over) {
        this.channels = channels;
        losses = result.losses();
        residual = result.residual();
        recording = result.recording();
        this.over = over;
        axis = over.isEmpty() ? -1 : recording.indexOf(over);
    }

    /** Results of a quasi-static analysis: "loss.count", "loss-1.time". */
    static boolean isResult(String name) {
        return RESULTS.matcher(name).matches();
    }

    boolean overChanges() {
        for (int i = 1; i < recording.rows(); i++) {
            if (recording.value(axis, i) != recording.value(axis, 0)) {
                return true;
            }
        }
        return false;
    }

    Map<String, Double> numbers() {
        Map<String, Double> numbers = new LinkedHashMap<>();
        numbers.put("loss.count", (double) losses.size());
        numbers.put("snap.count", count(QuasiStatic.Kind.SNAP_THROUGH));
        numbers.put("buckling.count", count(QuasiStatic.Kind.BUCKLING));
        numbers.put("balance.residual", residual);
        for (int i = 0; i < losses.size(); i++) {
            QuasiStatic.Loss loss = losses.get(i);
            String name = "loss-" + (i + 1);
            numbers.put(name + ".time", loss.time());
            if (loss.kind() != QuasiStatic.Kind.NOT_FOLLOWED) {
                numbers.put(name + ".next", recording.time(loss.row() + 1));
            }
            if (axis >= 0) {
                numbers.put(name + ".over", recording.value(axis, loss.row()));
            }
        }
        return numbers;
    }

    private double count(QuasiStatic.Kind kind) {
        return losses.stream().filter(l -> l.kind() == kind).count();
    }

    /** One sentence for each but the jumps. */
    List<String> notes() {
        return sentences(false);
    }

    /** Jumps are warned of: the motion there is dynamic, and everything after it belongs to another position of the model. */
    Doubts doubts(Doubts others) {
        Doubts all = others;
        for (String jump : sentences(true)) {
            all = all.warning(jump);
        }
        return all;
    }

    private List<String> sentences(boolean jumps) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < losses.size(); i++) {
            if ((losses.get(i).kind() == QuasiStatic.Kind.SNAP_THROUGH) == jumps) {
                all.add("loss-" + (i + 1) + ": " + sentence(losses.get(i)));
            }
        }
        return all;
    }

    private String sentence(QuasiStatic.Loss loss) {
        String at = "at t = " + digits(loss.time()) + " s"
                + (axis < 0
                        ? ""
                        : ", " + over + " = " + digits(recording.value(axis, loss.row())) + " "
                                + recording.channels().get(axis).unit());
        Channel c = channels.find(loss.coordinate());
        String unit = c == null ? "" : " " + c.unit();
        return switch (loss.kind()) {
            case SNAP_THROUGH ->
                "snap-through " + at + "; the largest jump is that of " + loss.coordinate() + ", from "
                        + digits(loss.from()) + unit + " to " + digits(loss.to()) + unit
                        + ". The real motion is dynamic there and could end elsewhere";
            case BUCKLING ->
                "buckling " + at + "; the equilibrium branches, and " + loss.coordinate()
                        + " moves most along the new branch";
            case NOT_FOLLOWED -> "stability is lost " + at + ", where the analysis ends";
        };
    }

    private static String digits(double x) {
        return String.format(Locale.ROOT, "%.6g", x);
    }
}
