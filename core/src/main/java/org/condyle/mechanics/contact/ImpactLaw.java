package org.condyle.mechanics.contact;

/**
 * A law for the velocities after an impact: at that instant impulses act and positions do not change. Contacts that
 * share a law (the same {@link #name}) are solved together; contacts under different laws one after the other.
 */
public interface ImpactLaw {
    /** Word of the catalog: "newton", "poisson", ... */
    String name();

    /**
     * Finds the impulses of all contacts of a collision, each of which has a law of this name in
     * {@link Collision#law}: writes {@link Collision#impulse} and {@link Collision#after}.
     *
     * @return false if no solution was found; the arrays then hold the best that is known
     */
    boolean solve(Collision collision);

    /**
     * Coefficient by which time-stepping lets the normal velocity rebound, as Newton's law; NaN if the law is another.
     */
    default double newtonRestitution() {
        return Double.NaN;
    }

    /** A copy with its own scratch for another thread; itself where there is none. */
    default ImpactLaw forThread() {
        return this;
    }
}
