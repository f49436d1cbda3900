package org.condyle.mechanics;

import java.util.function.DoubleUnaryOperator;
import org.condyle.mechanics.contact.ContactSet;

/**
 * Finds where two surfaces on two bodies touch. A search is a pure function of the placements and of the memory it is
 * given: warm starts are written by {@link #remember} at accepted steps only, so that a run can be repeated bit for bit.
 * An instance belongs to one thread.
 */
public interface ContactGeometry {
    /** Body of surface A. */
    int bodyA();

    /** Body of surface B. */
    int bodyB();

    /**
     * Whether a body deforms. Then it matters where between the surfaces a normal force acts: on each body at its own
     * surface, half the depth from the point of the entry.
     */
    default boolean deforms() {
        return false;
    }

    /**
     * Whether a depth grows as fast as the surfaces close in along the normal of its entry, so that an elastic law at the
     * entries stores what it takes. If not, the work of the law is no change of an energy.
     */
    default boolean conservative() {
        return true;
    }

    /**
     * Number of contact candidates that keep their identity: entry i is always candidate i, also while it is apart
     * (depth &lt; 0). Zero for a patch, whose entries come and go and are listed only where they overlap.
     */
    int candidates();

    /**
     * Whether entries shift: there are {@link #candidates} at most, listed also while they are apart, but which point of the surfaces an
     * entry is changes from one instant to the next.
     */
    default boolean shifting() {
        return false;
    }

    /**
     * Whether this patch has one depth, that of the whole overlap, as {@link ContactSet#whole} has it. Its entries are listed where there is an
     * overlap, and none while the surfaces only touch.
     */
    default boolean whole() {
        return false;
    }

    /** Writes all contacts and the gap. */
    void find(Motion motion, double[] memory, int at, ContactSet out);

    /**
     * Principal curvatures of the gap between the surfaces at an entry, larger first [1/m]: for two spheres
     * 1/R₁ + 1/R₂ twice. Infinite at an edge or corner. Called at the onset of a contact.
     */
    void curvatures(Motion motion, ContactSet contacts, int entry, double[] out);

    /**
     * Whether surfaces of this kind touch in an ellipse around a point, so that {@link #curvatures} tell its area; not at edges
     * and corners, along lines or in a patch.
     */
    default boolean inEllipse() {
        return false;
    }

    /**
     * How deep an overlap can be before the nearest way out is on the other side [m]: the half thicknesses of both shapes
     * together, as slabs and balls have it; infinite where there is no other side.
     */
    default double maxValidDepth() {
        return Double.POSITIVE_INFINITY;
    }

    /** Half the thickness of the thinner shape, beside which a depth should be small [m]; infinite where nobody knows it. */
    default double halfThickness() {
        return Double.POSITIVE_INFINITY;
    }

    /** Whether one surface can come out on the other side of the other; not where one of them has no other side. */
    default boolean passable() {
        return false;
    }

    /**
     * How long the bodies may go on with the velocities they have so that neither comes out on the other side of the other,
     * unseen [s]. A bound, never too long; infinite if nothing can happen.
     *
     * @param course of each body, two numbers as {@link Unilateral#longestStep} has them
     * @param found  what {@link #find} has found at these places
     */
    default double longestStep(Motion motion, double[] course, ContactSet found) {
        return Double.POSITIVE_INFINITY;
    }

    /**
     * How fast the distance of the two surfaces can fall at this instant, at most [m/s].
     *
     * @param course of each body, as {@link Unilateral#longestStep} has it
     * @param found  what {@link #find} has found at these places
     */
    default double closing(Motion motion, double[] course, ContactSet found) {
        return Double.POSITIVE_INFINITY;
    }

    /**
     * The body that places and normals of all entries stay with, whatever the other body does, as long as none comes or goes; -1 if there
     * is none. The depths that follow the other body have {@link #depthSlopes} then.
     */
    default int carrier() {
        return -1;
    }

    /**
     * Writes for each entry of the last search a place h and a gradient g in the world, six numbers: its depth grows by g·w if the place h of
     * the body that is not the {@link #carrier} is shifted by w against the carrier.
     */
    default void depthSlopes(ContactSet found, double[] out) {}

    /** Numbers that {@link #entrySlopes} writes. */
    int ENTRY_SLOPES = 48;

    /**
     * Writes how an entry of the last search follows a small motion of body B against body A, a turn θ about the point of the entry and a shift p
     * there: eight rows of six numbers, point, normal, depth and area by θ and p, in world axes.
     *
     * @return false where they are not known, as at edges
     */
    default boolean entrySlopes(Motion motion, ContactSet found, int entry, double[] out) {
        return false;
    }

    /**
     * Number of springs that a patch may list, each of which is a place of a surface that keeps its identity: those of A, then those of B. 0 where
     * entries have none.
     */
    default int springs() {
        return 0;
    }

    /** How many of the {@link #springs} are on A; they come first. */
    default int springsOfA() {
        return 0;
    }

    /** Area that a spring stands for while its body is not deformed [m²]: its share of the face, if both surfaces have springs. */
    default double springArea(int spring) {
        return 0;
    }

    /** Number of the face that a spring is on, among the triangles of its surface. */
    default int springFace(int spring) {
        return spring;
    }

    /** Numbers of memory it wants for warm starts. */
    default int memories() {
        return 0;
    }

    /** Keeps what the next searches begin from. */
    default void remember(Motion motion, ContactSet contacts, double[] memory, int at) {}

    /** A copy with its own scratch. */
    ContactGeometry forThread();

    /** A contact of two surfaces, compliant or not, that is found by a search. */
    interface Owner {
        /** Its search; who uses it from outside of the contact takes a copy. */
        ContactGeometry geometry();

        /** Where the memory of its search begins. */
        int searchMemory();
    }

    /** A search that may be wrong by a known bound. */
    interface Approximate extends ContactGeometry {
        /**
         * How wrong a force can be [N].
         *
         * @param depth at which
         * @param law   force or pressure by depth
         */
        double forceError(double depth, DoubleUnaryOperator law);

        /** The largest depth that was found in place of a search, by what is remembered at accepted steps [m]. */
        double deepest(double[] memory, int at);

        /** The part of the accepted steps that needed a search, by the same memory. */
        double searched(double[] memory, int at);

        /** In words: what stands for the search, and how often it did, by the same memory. */
        String told(double[] memory, int at);
    }
}
