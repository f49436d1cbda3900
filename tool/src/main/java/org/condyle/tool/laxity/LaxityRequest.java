package org.condyle.tool.laxity;

import java.util.List;
import java.util.Map;
import org.condyle.math.Check;

/**
 * What is asked of a knee.
 *
 * @param knee      who is who in the model
 * @param flexions  at which it is tested, rising [rad]
 * @param loads     of the tests in their order: force [N], couples [N·m]
 * @param steps     of the load from zero to full
 * @param cuts      names of ligaments with their fibres; empty to find them by the names of the fibres
 * @param uncutOnly whether the intact knee alone is tested
 * @param samples   of the slack lengths for bands, 0 for none
 * @param slack     largest change of a slack length, part of it
 * @param seed      of these samples
 */
public record LaxityRequest(
        Knee knee,
        List<Double> flexions,
        List<Double> loads,
        int steps,
        Map<String, List<String>> cuts,
        boolean uncutOnly,
        int samples,
        double slack,
        long seed) {
    /**
     * Who is who in a model; what is empty is found, or taken from a force of type knee-load.
     *
     * @param femur   a body
     * @param tibia   a body
     * @param point   of the tibia at which the drawer acts, such as {@code [0, -8 mm, 212.5 mm]}
     * @param side    {@code right} or {@code left}
     * @param axes    of femur and tibia, as a knee-load has them
     * @param passive whether muscles and motors are taken out
     * @param free    joints that stay free, beside those between femur and tibia; empty: of the bodies that touch them
     */
    public record Knee(
            String femur, String tibia, String point, String side, String axes, boolean passive, List<String> free) {
        public static final Knee FOUND = new Knee("", "", "", "", "", false, List.of());

        public Knee {
            free = List.copyOf(free);
        }
    }

    public static final List<Double> USUAL_FLEXIONS =
            List.of(0.0, Math.toRadians(15), Math.toRadians(30), Math.toRadians(60), Math.toRadians(90));
    public static final List<Double> USUAL_LOADS = List.of(100.0, 10.0, 5.0);
    public static final int USUAL_STEPS = 10;

    public LaxityRequest {
        flexions = List.copyOf(flexions);
        loads = List.copyOf(loads);
        cuts = Map.copyOf(cuts);
        Check.positive("number of load steps [-]", steps);
        loads.forEach(x -> Check.positive("load of a laxity test [N, N*m]", x));
        Check.within("change of slack lengths [-]", slack, 0, 0.5);
    }
}
