package org.condyle.contact;

import org.condyle.mechanics.contact.Collision;
import org.condyle.mechanics.contact.ImpactLaw;

/** Another law, one contact at a time ({@link Collision#oneByOne}), as a run with sequential impacts solves it. */
record OneByOne(ImpactLaw law) implements ImpactLaw {
    @Override
    public String name() {
        return "sequential " + law.name();
    }

    @Override
    public boolean solve(Collision collision) {
        if (collision.contacts != 1) {
            return collision.oneByOne();
        }
        ImpactLaw outer = collision.law[0];
        ImpactLaw inner = ((OneByOne) outer).law;
        collision.law[0] = inner;
        boolean solved = inner.solve(collision);
        collision.law[0] = outer;
        return solved;
    }

    @Override
    public ImpactLaw forThread() {
        ImpactLaw own = law.forThread();
        return own == law ? this : new OneByOne(own);
    }
}
