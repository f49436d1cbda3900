package org.condyle.integrate;

import java.util.List;
import java.util.function.Function;
import org.condyle.text.DidYouMean;

/** The catalog of integration methods: from a name in a model file to a stepper. */
public final class Integrators {
    /** What a method needs as input. */
    public enum Needs {
        STEP,
        ACCURACY
    }

    /**
     * One method of the catalog.
     *
     * @param name        as in a model file
     * @param description one line for lists
     * @param order       convergence order, the highest one if it varies
     * @param source      who published it
     * @param needs       what {@link StepOptions} must contain
     * @param factory     makes a stepper
     */
    public record Method(
            String name,
            String description,
            int order,
            String source,
            Needs needs,
            Function<StepOptions, Stepper> factory) {

        /** A new stepper of this method. */
        public Stepper create(StepOptions options) {
            if (needs == Needs.STEP && options.step() == 0) {
                throw new IllegalArgumentException("integrator '" + name + "' has a fixed step: give step [s] > 0");
            }
            if (needs == Needs.ACCURACY && options.accuracy() == 0) {
                throw new IllegalArgumentException(
                        "integrator '" + name + "' adapts its step: give accuracy > 0, for example 1e-6");
            }
            return factory.apply(options);
        }
    }

    /** Numerical damping of the catalog's HHT method. */
    static final double HHT_ALPHA = 0.1;
    /** Spectral radius at infinite frequency of the catalog's generalised-alpha method. */
    static final double SPECTRAL_RADIUS = 0.8;

    private static final List<Method> ALL = List.of(
            new Method("euler", "explicit Euler, for teaching", 1, "Euler 1768", Needs.STEP, Euler::new),
            new Method("rk4", "classical Runge-Kutta", 4, "Kutta 1901", Needs.STEP, RungeKutta4::new),
            new Method(
                    "abm4",
                    "Adams-Bashforth-Moulton PECE, two evaluations per step",
                    4,
                    "Hairer, Nørsett, Wanner I (1993), III.1",
                    Needs.STEP,
                    AdamsBashforthMoulton4::new),
            new Method(
                    "abm",
                    "Adams PECE of variable step and order, for smooth motion and expensive evaluations",
                    12,
                    "Shampine and Gordon 1975",
                    Needs.ACCURACY,
                    AdamsPece::new),
            new Method(
                    "dopri5",
                    "Runge-Kutta 5(4), the general-purpose explicit method",
                    5,
                    "Dormand and Prince 1980",
                    Needs.ACCURACY,
                    options -> new StiffnessSwitch(new DormandPrince5(options), options)),
            new Method(
                    "dop853",
                    "Runge-Kutta 8(5,3), for smooth motion and high accuracy",
                    8,
                    "Prince and Dormand 1981; Hairer, Nørsett, Wanner I (1993)",
                    Needs.ACCURACY,
                    options -> new StiffnessSwitch(new DormandPrince853(options), options)),
            new Method(
                    "gbs",
                    "extrapolated midpoint rule of variable order, for the highest accuracy",
                    16,
                    "Gragg 1965; Bulirsch and Stoer 1966; Hairer, Nørsett, Wanner I (1993), II.9",
                    Needs.ACCURACY,
                    GraggBulirschStoer::new),
            new Method(
                    "newmark",
                    "implicit average acceleration, no numerical damping",
                    2,
                    "Newmark 1959",
                    Needs.STEP,
                    GeneralisedAlpha::newmark),
            new Method(
                    "hht",
                    "implicit, damps fast vibrations, alpha = " + HHT_ALPHA,
                    2,
                    "Hilber, Hughes and Taylor 1977",
                    Needs.STEP,
                    options -> GeneralisedAlpha.hht(options, HHT_ALPHA)),
            new Method(
                    "generalised-alpha",
                    "implicit, damps fast vibrations with little effect on slow ones, spectral radius "
                            + SPECTRAL_RADIUS,
                    2,
                    "Chung and Hulbert 1993; Brüls, Cardona and Arnold 2012",
                    Needs.STEP,
                    options -> GeneralisedAlpha.chungHulbert(options, SPECTRAL_RADIUS)),
            new Method(
                    "ros3w",
                    "explicit for the motion, implicit for internal states: muscles with stiff tendons, moderate accuracy",
                    3,
                    "Rang and Angermann 2005",
                    Needs.ACCURACY,
                    RosenbrockW3::new),
            new Method(
                    "radau5",
                    "implicit Runge-Kutta, L-stable, for stiff contact and muscles",
                    5,
                    "Hairer and Wanner II (1996), IV.8",
                    Needs.ACCURACY,
                    Radau5::new));

    private Integrators() {}

    public static List<Method> all() {
        return ALL;
    }

    public static Stepper create(String name, StepOptions options) {
        return find(name).create(options);
    }

    /** The method of this name; an unknown name is answered with the nearest ones. */
    public static Method find(String name) {
        for (Method method : ALL) {
            if (method.name().equals(name)) {
                return method;
            }
        }
        List<String> names = ALL.stream().map(Method::name).toList();
        throw new IllegalArgumentException("no integrator '" + name + "'" + DidYouMean.hint(name, names) + " (known: "
                + String.join(", ", names) + ")");
    }
}
