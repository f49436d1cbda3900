package org.condyle.tissue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.mechanics.ForceElement.Bound;
import org.condyle.mechanics.Signal;

/**
 * The strains that a ligament can have. Ligaments of knees tear at strains between 0.1 and 0.3, and none becomes twice as long. A
 * ligament that is always much shorter than its slack length does nothing in a model; a little shorter is usual, as most ligaments are
 * slack in some range of their joint.
 */
final class StrainBounds {
    /** Strain above which is warned unless the model says otherwise; and below minus which a ligament is not meant to stay. */
    static final double MOST = 0.3;

    /** Strain above which a run is not to be trusted. */
    static final double TRUSTED = 1;

    private StrainBounds() {}

    static List<Bound> of(Signal.Reader strain, double most) {
        double trusted = Math.max(TRUSTED, most);
        List<Bound> all = new ArrayList<>();
        all.add(new Bound(
                strain,
                most,
                trusted,
                false,
                (e, t) -> String.format(
                        Locale.ROOT,
                        "its strain is %.3g at t = %.6g s, above %s; ligaments tear before that. Check slack-length or"
                                + " reference-strain, their units, and its points; what is no ligament has 'most-strain'",
                        e,
                        t,
                        (float) (e > trusted ? trusted : most))));
        if (most <= TRUSTED) { // else it is a spring or a band
            all.add(new Bound(
                    (s, m) -> -strain.read(s, m),
                    MOST,
                    Double.POSITIVE_INFINITY,
                    true,
                    (e, t) ->
                            "is never taut, and never longer than 70 % of its slack length, so that it has no effect; check"
                                    + " slack-length or reference-strain, and their units"));
        }
        return all;
    }
}
