package org.condyle.muscle.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.condyle.math.Check;

/**
 * The four curves of {@link Millard2012} as its users describe them, each a {@link BezierCurve} through a few nodes. Everything
 * without unit; lengths in optimal fibre lengths or slack lengths of the tendon, forces in F₀.
 */
public final class MillardCurves {
    private static final int MOST_KEPT = 256;

    /** Curves made lately: most muscles of a model have the same, which are then made once and stay in the cache of the processor. */
    private static final Map<List<?>, BezierCurve> KEPT = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<List<?>, BezierCurve> eldest) {
            return size() > MOST_KEPT;
        }
    };

    private MillardCurves() {}

    private static BezierCurve kept(List<?> description, Supplier<BezierCurve> make) {
        synchronized (KEPT) {
            return KEPT.computeIfAbsent(description, d -> make.get());
        }
    }

    /**
     * Active force over length: no force at both ends, a steep and a shallow rise, a plateau about 1, a descent.
     *
     * @param shortest     x₀, where the active force begins
     * @param transition   x₁, where the steep rise becomes shallow
     * @param longest      x₃, where the active force ends
     * @param shallowSlope slope of the shallow rise
     * @param least        value at both ends; taken as 0 if the law has a damper or a rigid tendon
     */
    public record Active(double shortest, double transition, double longest, double shallowSlope, double least) {
        public Active {
            Check.positive("active curve: shortest [-]", shortest);
            Check.within("active curve: transition [-]", transition, shortest, 0.95);
            Check.within("active curve: longest [-]", longest, 1.11, Double.MAX_VALUE);
            Check.notNegative("active curve: shallow-slope [-]", shallowSlope);
            Check.within("active curve: least [-]", least, 0, 0.5);
        }

        public static Active defaults() {
            return new Active(0.4441, 0.73, 1.8123, 0.8616, 0.1);
        }

        BezierCurve curve(double end) {
            return kept(List.of(this, end), () -> make(end));
        }

        private BezierCurve make(double end) {
            double y1 = 1 - shallowSlope * (0.95 - transition);
            return new BezierCurve(
                    "active",
                    new double[] {
                        shortest,
                        0.5 * (shortest + transition),
                        0.5 * (transition + 0.95),
                        1,
                        0.5 * (1.05 + longest),
                        longest
                    },
                    new double[] {end, 0.5 * y1, 0.5 * (1 + y1), 1, 0.5, end},
                    new double[] {0, 1.25 * y1 / (transition - shortest), shallowSlope, 0, -1 / (longest - 1.1), 0},
                    new double[] {1, 1, 1, 1, 1});
        }
    }

    /**
     * Force over speed.
     *
     * @param shorteningEnd       slope at w = -1; taken as 0 if the law has a damper or a rigid tendon
     * @param shorteningNear      slope shortly before it
     * @param isometric           slope at w = 0
     * @param lengtheningNear     slope shortly before w = 1
     * @param lengtheningEnd      slope at w = 1; taken as 0 like the other
     * @param lengtheningForce    value at w = 1
     * @param shorteningCurviness how the left part bends, 0 to 1
     * @param lengtheningCurviness the same of the right part
     */
    public record Velocity(
            double shorteningEnd,
            double shorteningNear,
            double isometric,
            double lengtheningNear,
            double lengtheningEnd,
            double lengtheningForce,
            double shorteningCurviness,
            double lengtheningCurviness) {
        public Velocity {
            Check.within("velocity curve: shortening-end [-]", shorteningEnd, 0, 1);
            Check.within("velocity curve: shortening-near [-]", shorteningNear, shorteningEnd, 1);
            Check.within("velocity curve: isometric [-]", isometric, 1.01, 1e6);
            Check.notNegative("velocity curve: lengthening-near [-]", lengtheningNear);
            Check.within("velocity curve: lengthening-end [-]", lengtheningEnd, 0, Math.max(0, lengtheningNear));
            Check.within("velocity curve: lengthening-force [-]", lengtheningForce, 1.001, isometric);
        }

        public static Velocity defaults() {
            return new Velocity(0, 0.25, 5, 0.15, 0, 1.4, 0.6, 0.9);
        }

        BezierCurve curve(double low, double high) {
            return kept(List.of(this, low, high), () -> make(low, high));
        }

        private BezierCurve make(double low, double high) {
            return new BezierCurve(
                    "velocity",
                    new double[] {-1, -0.9, 0, 0.9, 1},
                    new double[] {
                        0,
                        0.05 * (shorteningNear + low),
                        1,
                        lengtheningForce - 0.05 * (lengtheningNear + high),
                        lengtheningForce
                    },
                    new double[] {low, shorteningNear, isometric, lengtheningNear, high},
                    new double[] {shorteningCurviness, shorteningCurviness, lengtheningCurviness, lengtheningCurviness
                    });
        }
    }

    /**
     * Passive force over length.
     *
     * @param slackStrain    strain at which it begins
     * @param strain         strain at F₀
     * @param lowStiffness   slope soon after the beginning
     * @param stiffness      slope at F₀
     * @param curviness      how it bends, 0 to 1
     */
    public record Passive(double slackStrain, double strain, double lowStiffness, double stiffness, double curviness) {
        public Passive {
            Check.within("passive curve: slack-strain [-]", slackStrain, -0.99, 10);
            Check.within("passive curve: strain [-]", strain, slackStrain + 1e-3, 100);
            Check.within("passive curve: stiffness [-]", stiffness, 1.001 / (strain - slackStrain), 1e6);
            Check.within("passive curve: low-stiffness [-]", lowStiffness, 0, 0.999 / (strain - slackStrain));
        }

        public static Passive defaults() {
            return of(0, 0.7);
        }

        /** With the stiffnesses that usually belong to a strain. */
        public static Passive of(double slackStrain, double strain) {
            return new Passive(slackStrain, strain, 0.2, 2 / (strain - slackStrain), 0.75);
        }

        BezierCurve curve() {
            return kept(List.of(this), this::make);
        }

        private BezierCurve make() {
            double d = Math.min(0.1 / stiffness, 0.1 * (strain - slackStrain));
            return new BezierCurve(
                    "passive",
                    new double[] {1 + slackStrain, 1 + slackStrain + d, 1 + strain},
                    new double[] {0, 0.5 * lowStiffness * d, 1},
                    new double[] {0, lowStiffness, stiffness},
                    new double[] {curviness, curviness});
        }
    }

    /**
     * Tendon force over length.
     *
     * @param strain    strain at F₀
     * @param stiffness slope at F₀
     * @param toeForce  force at which the straight part begins
     * @param curviness how it bends, 0 to 1
     */
    public record Tendon(double strain, double stiffness, double toeForce, double curviness) {
        public Tendon {
            Check.positive("tendon curve: strain [-]", strain);
            Check.within("tendon curve: stiffness [-]", stiffness, 1.001 / strain, 1e9);
            Check.within("tendon curve: toe-force [-]", toeForce, 1e-3, 0.999);
        }

        public static Tendon defaults() {
            return of(0.049);
        }

        /** With the stiffness and the toe that usually belong to a strain. */
        public static Tendon of(double strain) {
            return new Tendon(strain, 1.375 / strain, 2.0 / 3, 0.5);
        }

        BezierCurve curve() {
            return kept(List.of(this), this::make);
        }

        private BezierCurve make() {
            double end = 1 + strain + (toeForce - 1) / stiffness, foot = 1 + 0.1 * (end - 1);
            double middle = 1 + strain + (0.5 * toeForce - 1) / stiffness;
            double slope = 0.5 * toeForce / (middle - foot), x = 0.5 * (foot + middle);
            return new BezierCurve(
                    "tendon",
                    new double[] {1, x, end},
                    new double[] {0, slope * (x - foot), toeForce},
                    new double[] {0, slope, stiffness},
                    new double[] {curviness, curviness});
        }
    }
}
