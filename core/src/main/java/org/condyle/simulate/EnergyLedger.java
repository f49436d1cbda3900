package org.condyle.simulate;

import java.util.Map;

/**
 * The energy balance of a run [J]:
 * {@code final - initial = work - dissipated + residual}.
 *
 * @param scale the largest energy in play: against it a residual is small or not
 */
public record EnergyLedger(
        double initial, double last, Map<String, Double> work, Map<String, Double> dissipated, double scale) {

    /** The account of work that impulses of events did. */
    public static final String IMPULSES = "external impulses";

    public double totalWork() {
        return work.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    public double totalDissipated() {
        return dissipated.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    public double residual() {
        return last - initial - totalWork() + totalDissipated();
    }

    public double relativeResidual() {
        return scale > 0 ? residual() / scale : residual();
    }
}
