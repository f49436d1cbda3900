package org.condyle.tool.gait;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/**
 * The time that was measured in all files, or the part of it that was asked for.
 *
 * @param from    [s]
 * @param to      [s]
 * @param remarks what was left out
 */
record TrialTime(double from, double to, List<String> remarks) {
    static TrialTime of(Trial trial, GaitRequest request) {
        double[] markers = trial.markers().times();
        if (markers.length < 2) {
            throw new DocumentException(
                    Code.WRONG_COUNT,
                    Position.in(trial.markers().file()),
                    "one frame is no motion",
                    "a trial needs at least two");
        }
        double step = (markers[markers.length - 1] - markers[0]) / (markers.length - 1);
        double from = markers[0], to = markers[markers.length - 1];
        List<String> remarks = new ArrayList<>();
        if (trial.forces() != null) {
            double[] forces = trial.forces().column(trial.forces().columns().get(0));
            double first = forces[0], last = forces[forces.length - 1];
            if (first > to || last < from) {
                throw new DocumentException(
                        Code.OUTSIDE_DATA,
                        Position.in(trial.markers().file()),
                        words("the markers are from %s s to %s s", from, to)
                                + words(", the forces from %s s to %s s: they have no time in common", first, last));
            }
            if (first > from + step || last < to - step) {
                remarks.add(words("trimmed to what was measured in all files: markers %s s to %s s", from, to)
                        + words(", forces %s s to %s s", first, last));
            }
            from = Math.max(from, first);
            to = Math.min(to, last);
        }
        if (request.from() > to || request.to() < from || request.from() > request.to()) {
            throw new DocumentException(
                    Code.OUTSIDE_DATA,
                    Position.in("--from, --to"),
                    words("%s s to %s s", request.from(), request.to())
                            + words(" is no part of the time that was measured, %s s to %s s", from, to));
        }
        if (request.from() > from || request.to() < to) {
            from = Math.max(from, request.from());
            to = Math.min(to, request.to());
            remarks.add(words("from %s s to %s s, as --from and --to say", from, to));
        }
        return new TrialTime(from, to, remarks);
    }

    private static String words(String format, double a, double b) {
        return String.format(Locale.ROOT, format, number(a), number(b));
    }

    private static String number(double x) {
        return String.format(Locale.ROOT, "%.6f", x).replaceAll("0+$", "").replaceAll("\\.$", "");
    }
}
