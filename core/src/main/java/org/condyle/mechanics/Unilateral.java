package org.condyle.mechanics;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.contact.ContactReport;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.mechanics.contact.ImpactLaw;
import org.condyle.mechanics.contact.SpotReceiver;

/**
 * A unilateral constraint of a run without compliance: the surfaces of two bodies, or a stop of a coordinate. It has
 * candidates that keep their identity, each with a gap that must not become negative. Rows are written as constraints
 * write them, as the force of a unit multiplier; a contact that is closed is then a constraint like any other.
 *
 * <p>After {@link #find}, all methods refer to the instant of that search.
 *
 * <p>This interface is internal: it is a protocol between the engine and its two kinds, surfaces of bodies and stops of
 * coordinates, and may change with every version. New laws of impact are added by {@link ImpactLaw}.
 */
public interface Unilateral {
    /** Number of candidates. */
    int candidates();

    /** Name of a candidate for messages and lists, without the element's own: "lower"; empty if it is the only one. */
    String candidateName(int candidate);

    /**
     * Whether candidates are things of their own, as the two stops of a coordinate; otherwise they are places of one
     * contact.
     */
    default boolean candidatesAreParts() {
        return false;
    }

    /**
     * Name of a candidate in lists and messages, {@code knee.upper} or {@code sole-floor.2}.
     *
     * @param own name of this element in its model
     */
    default String placeName(String own, int candidate) {
        String place = candidateName(candidate);
        return place.isEmpty() ? own : own + "." + place;
    }

    /** Dimension of the gap: a length or an angle. */
    Dimension dimension();

    /** Looks at an instant. */
    void find(State state, Motion motion);

    /** Distance left, negative where it overlaps; infinite if there is nothing near. */
    double gap(int candidate);

    /** Smallest gap of all candidates, which may be a lower bound while they are far apart. */
    default double leastGap() {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < candidates(); i++) {
            least = Math.min(least, gap(i));
        }
        return least;
    }

    /**
     * Whether candidates are points that come and go, see {@link ContactGeometry#shifting}: what is closed is then no set of constraints
     * that lasts. The gap of a candidate that is not there is infinite.
     */
    default boolean shifting() {
        return false;
    }

    /**
     * How fast gaps can fall at this instant, at most [m/s or rad/s].
     *
     * @param course of each body, as {@link #longestStep} has it
     */
    double closing(Motion motion, double[] course);

    /** Rate of the gap, negative while it closes. */
    double gapRate(int candidate);

    /**
     * Adds the normal row (Φ is the gap, a positive multiplier pushes apart) and, where {@code friction} is asked for,
     * {@link #tangents} rows along the surface, whose Φ is zero: they hold velocities only.
     */
    void assemble(int candidate, boolean withTangents, State state, Motion motion, Rows rows);

    /** Directions along the surface that friction acts in: 0, 1 in the plane, 2 in space. */
    int tangents();

    /** What acts along the surface, in impacts as well. */
    DryFriction friction();

    /** What happens when a gap closes with speed. */
    ImpactLaw law();

    /** A gap below this is closed [m or rad]. */
    default double gapTolerance() {
        return 1e-10;
    }

    /** Whether it could be passed by a step that is too long: what has no other side cannot. */
    default boolean passable() {
        return false;
    }

    /**
     * How long bodies may go on with the velocities they have so that nothing is passed unseen [s]: a bound, never too
     * long. About the instant of {@link #find}, whose places the motion still has; its velocities may be others.
     *
     * @param course of each body b two numbers: at 2b its spin, which it does not exceed [rad/s] (of a body that deforms the
     *               norm of Ȧ [1/s]); at 2b + 1 how fast the velocity of its origin changes at most [m/s²]
     */
    default double longestStep(Motion motion, double[] course) {
        return Double.POSITIVE_INFINITY;
    }

    /** Whether {@link #remember} keeps anything. */
    default boolean remembers() {
        return false;
    }

    /** Called once per accepted step, after {@link #find}: may keep hints for its next searches in its own memory of the state. */
    default void remember(State state, Motion motion) {}

    /** What can be recorded beside gap, force and friction. */
    default List<Signal> signals() {
        return List.of();
    }

    /** What is reported of it beside its totals. */
    default ContactReport report() {
        return ContactReport.NONE;
    }

    /**
     * Tells where a candidate presses at the instant of {@link #find}.
     *
     * @param force its multipliers, the normal one first
     */
    default void tell(int candidate, double[] force, SpotReceiver out) {}

    /**
     * Shows a closed candidate.
     *
     * @param force its multipliers, the normal one first
     */
    default void draw(int candidate, State state, Motion motion, double[] force, SceneSketch sketch) {}

    /** A copy with its own scratch for another thread. */
    Unilateral forThread();
}
