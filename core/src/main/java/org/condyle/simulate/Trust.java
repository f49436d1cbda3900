package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The judgement whether a run can be believed. Each cause of distrust is one method, which adds a sentence where the cause
 * is there; a run with no such sentence is trusted.
 */
final class Trust {
    private final List<String> reasons = new ArrayList<>();

    /** Why the run is not to be trusted; empty if nothing speaks against it. */
    List<String> reasons() {
        return List.copyOf(reasons);
    }

    /**
     * The energy ledger does not close.
     *
     * @param bound largest part of the energy in play that may stay unexplained
     * @param noise what rounding alone may leave unexplained [J]
     */
    Trust ledger(EnergyLedger ledger, double bound, double noise) {
        double rest = ledger.residual();
        if (!(Math.abs(rest) <= Math.max(bound * ledger.scale(), noise))) {
            say(
                    "the energy ledger does not close: %.3g J of %.3g J in play are unexplained, a part of %.2g where"
                            + " run.ledger allows %s; a smaller step or accuracy may close it",
                    rest, ledger.scale(), Math.abs(rest) / ledger.scale(), (float) bound);
        }
        return this;
    }

    private void say(String format, Object... values) {
        reasons.add(String.format(Locale.ROOT, format, values));
    }
}
