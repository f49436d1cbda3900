package org.condyle.analyse;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A natural mode of a model about an equilibrium, e^(s t) with s = growth + i·(angular frequency).
 *
 * @param kind      what it looks like
 * @param growth    real part of s [1/s]; positive for an unstable mode
 * @param turning   imaginary part of s, not negative [rad/s]
 * @param names     of the speeds, then of internal states that are part of it, in the order of the shape
 * @param shape     in-phase part of the motion of each coordinate; the largest one is 1
 * @param quadrature part of the motion a quarter period ahead; zero without damping
 */
public record Mode(Kind kind, double growth, double turning, List<String> names, double[] shape, double[] quadrature) {

    /** The ways. A motion that neither returns nor leaves (a free body) is NEUTRAL. */
    public enum Kind {
        OSCILLATING,
        DECAYING,
        NEUTRAL,
        GROWING
    }

    /** Natural angular frequency |s| [rad/s]; meant for oscillating modes. */
    public double angularFrequency() {
        return Math.hypot(growth, turning);
    }

    /** Natural frequency |s| / 2π [Hz]. */
    public double frequency() {
        return angularFrequency() / (2 * Math.PI);
    }

    /** ζ = -Re s / |s|: 0 undamped, 1 creeping back without swinging, negative if it grows. */
    public double dampingRatio() {
        double size = angularFrequency();
        return size > 0 ? -growth / size : 0;
    }

    public boolean unstable() {
        return kind == Kind.GROWING;
    }

    /** In-phase amplitude of each coordinate by name. */
    public Map<String, Double> amplitudes() {
        Map<String, Double> map = new LinkedHashMap<>();
        for (int k = 0; k < shape.length; k++) {
            map.put(names.get(k), shape[k]);
        }
        return map;
    }
}
