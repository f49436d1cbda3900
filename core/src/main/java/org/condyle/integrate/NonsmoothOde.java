package org.condyle.integrate;

/**
 * A system whose velocities also change by impulses, such as rigid bodies in contact. Its rates are the smooth ones;
 * the impulses are computed once per step.
 */
public interface NonsmoothOde extends Ode {
    /** Called before steps are taken. */
    void prepare(NonsmoothOptions options);

    /**
     * Finds the impulses of a step. Rates have just been evaluated at the predicted configuration inside the step, with
     * the velocities that are expected there.
     *
     * @param h      length of the step [s]
     * @param again  whether they have been found before, with velocities that were less good
     * @param begin  y at the beginning of the step
     * @param end    y at the end without impulses; takes up their effect on velocities and quadratures. Its q is not yet set
     * @param shift  increments of q beside those that velocities make, in velocity space; zero when called
     */
    StepStatus impulses(double h, boolean again, double[] begin, double[] end, double[] shift);

    /** Whether all rates but those of places are the same whatever the velocities, so that a step needs no second evaluation. */
    boolean coasts();

    /**
     * Whether the mass depends on places, so that impacts are solved where it is known: {@link #impulses} then finds those of what lasts
     * alone, in the true middle, and {@link #finish} those of impacts.
     */
    boolean splits();

    /** Looks at where a step begins, if it is split. */
    void begin(double t, double[] y);

    /**
     * Solves the impacts at the end of a step.
     *
     * @param h     length of the step [s]
     * @param begin y at the beginning of the step
     * @param end   y at its end; takes up the effect of impacts and of displacements that take overlaps apart
     */
    void finish(double t0, double h, double[] begin, double[] end);

    /**
     * Longest step that all may take with the velocities of {@code y} so that nothing passes through anything unseen
     * [s].
     *
     * @param y      the places that rates were evaluated at last, or that {@link #finish} left, with any velocities
     * @param wanted above this nothing need be known [s]
     * @param looked whether {@link #impulses} or {@link #finish} has looked for contacts at these places
     */
    double longestStep(double[] y, double wanted, boolean looked);

    /** The impulses found last were those of a step that was taken: the next search may begin with them. */
    void taken();

    /** Forgets the impulses of steps before. */
    void forget();

    /** What the next search begins with, for checkpoints. */
    double[] history();

    /** Takes over what {@link #history} gave. */
    void history(double[] kept);
}
