package org.condyle.geometry.pair;

import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.contact.ContactSet;

/** A pair that was made with its surfaces in the other order. */
public final class Flipped implements ContactGeometry {
    private final ContactGeometry pair;

    public Flipped(ContactGeometry pair) {
        this.pair = pair;
    }

    @Override
    public int bodyA() {
        return pair.bodyB();
    }

    @Override
    public int bodyB() {
        return pair.bodyA();
    }

    @Override
    public boolean deforms() {
        return pair.deforms();
    }

    @Override
    public int candidates() {
        return pair.candidates();
    }

    @Override
    public double closing(Motion motion, double[] course, ContactSet found) {
        return pair.closing(motion, course, found); // which holds for both directions of the normal
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        pair.find(motion, memory, at, out);
        out.flip();
    }

    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        contacts.flip();
        pair.curvatures(motion, contacts, entry, out);
        contacts.flip();
    }

    @Override
    public boolean inEllipse() {
        return pair.inEllipse();
    }

    @Override
    public double halfThickness() {
        return pair.halfThickness();
    }

    @Override
    public double maxValidDepth() {
        return pair.maxValidDepth();
    }

    @Override
    public boolean passable() {
        return pair.passable();
    }

    @Override
    public double longestStep(Motion motion, double[] course, ContactSet found) {
        found.flip();
        double longest = pair.longestStep(motion, course, found);
        found.flip();
        return longest;
    }

    @Override
    public int memories() {
        return pair.memories();
    }

    @Override
    public void remember(Motion motion, ContactSet contacts, double[] memory, int at) {
        contacts.flip();
        pair.remember(motion, contacts, memory, at);
        contacts.flip();
    }

    @Override
    public ContactGeometry forThread() {
        return new Flipped(pair.forThread());
    }
}
