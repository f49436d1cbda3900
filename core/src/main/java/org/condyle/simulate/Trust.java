package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Decides whether the results of a run can be trusted. Each cause of distrust is one method, which adds a sentence
 * where the cause is there; a run with no such sentence is trusted.
 */
final class Trust {
    /** Part of the energy in play that what only takes energy may give by rounding and by errors of the steps. */
    static final double GAIN = 1e-6;

    /** Part of 1 + its size by which a coordinate or speed may be pulled onto the constraints in a step. */
    static final double PULL = 1e-2;

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
                    "the energy ledger does not close: %.3g J of %.3g J in play are unexplained, a fraction of %.2g;"
                            + " run.ledger permits %s. A smaller step or accuracy may help",
                    rest, ledger.scale(), Math.abs(rest) / ledger.scale(), (float) bound);
        }
        return this;
    }

    /**
     * Something that only takes energy gave some: a contact, an impact, a damper.
     *
     * @param gain  what it gave back of all that it had taken, or more [J]
     * @param scale the energy in play [J]
     */
    Trust passive(String what, double gain, double time, double scale, double bound) {
        if (gain > bound * scale) {
            say(
                    "%s supplied energy, although it can only dissipate: %.3g J up to t = %.6g s, of %.3g J in play; its law or its"
                            + " steps are wrong",
                    what, gain, time, scale);
        }
        return this;
    }

    /**
     * The discretisation of steps with contact changed the energy.
     *
     * @param gain  what the velocities had to make up for [J]
     * @param bound part of the energy in play that this may be
     */
    Trust corrected(double gain, double scale, double bound) {
        if (gain > bound * scale) {
            say(
                    "the discretisation of steps with contact changed the energy by %.3g J of %.3g J in play, which the velocities had to make"
                            + " up for: it is too coarse; run.ledger permits a fraction of %s",
                    gain, scale, (float) bound);
        }
        return this;
    }

    /** Constraint rows became dependent, or independent, on the way. */
    Trust rank(double time, List<String> rows) {
        say(
                "the rank of the constraints changed at t = %.6g s (%s): the motion can bifurcate there, and the computed motion is one"
                        + " of several possible motions, or none of them",
                time, String.join(", ", rows));
        return this;
    }

    /** A coordinate or speed had to be moved far to meet the constraints. */
    Trust pulled(String what, double by, double part, double time) {
        if (part > PULL) {
            say(
                    "the stabilisation changed the %s by %.3g at t = %.6g s to satisfy the constraints: the steps do not follow the motion",
                    what, by, time);
        }
        return this;
    }

    /** Quantities went beyond the bounds of what their laws are meant for. */
    Trust bounds(List<String> broken) {
        reasons.addAll(broken);
        return this;
    }

    /** Something that cannot be was seen. */
    Trust saw(String what) {
        if (!what.isEmpty()) {
            reasons.add(what);
        }
        return this;
    }

    private void say(String format, Object... values) {
        reasons.add(String.format(Locale.ROOT, format, values));
    }
}
