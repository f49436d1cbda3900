package org.condyle.contact.impact;

import org.condyle.mechanics.contact.Collision;
import org.condyle.mechanics.contact.ImpactLaw;

/**
 * Another law, one contact at a time: the contact that closes most is struck as if alone, then the next, until none
 * closes ({@link Collision#oneByOne}). In Newton's cradle with e = 1 only the last ball moves, as in the toy; whereas laws
 * that take all contacts at once let the balls beyond the first go together. The order of equal contacts matters.
 *
 * @param law what each contact obeys
 */
public record SequentialImpact(ImpactLaw law) implements ImpactLaw {
    /** The word before the name of the law. */
    public static final String WORD = "sequential";

    @Override
    public String name() {
        return WORD + " " + law.name();
    }

    @Override
    public boolean solve(Collision collision) {
        if (collision.contacts != 1) {
            return collision.oneByOne();
        }
        ImpactLaw outer = collision.law[0];
        ImpactLaw inner = ((SequentialImpact) outer).law;
        collision.law[0] = inner;
        boolean solved = inner.solve(collision);
        collision.law[0] = outer;
        return solved;
    }

    @Override
    public ImpactLaw forThread() {
        ImpactLaw own = law.forThread();
        return own == law ? this : new SequentialImpact(own);
    }
}
