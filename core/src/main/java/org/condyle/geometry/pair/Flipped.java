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

    /** Of the motion of body A of this pair, which goes against B: all moves along, and B goes back. */
    @Override
    public boolean entrySlopes(Motion motion, ContactSet found, int entry, double[] out) {
        found.flip();
        boolean known = pair.entrySlopes(motion, found, entry, out);
        found.flip();
        for (int k = 0; k < 18; k++) {
            out[k] = -out[k]; // those of the normal have two changes of sign
        }
        for (int k = 36; k < ENTRY_SLOPES; k++) {
            out[k] = -out[k];
        }
        double[] n = found.normal;
        for (int i = 0; i < 3; i++) {
            int y = (i + 1) % 3, z = (i + 2) % 3;
            out[6 * i + 3 + i] += 1; // the point is shifted along
            out[6 * (3 + y) + i] -= n[3 * entry + z]; // and the normal turned: θ × n
            out[6 * (3 + z) + i] += n[3 * entry + y];
        }
        return known;
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
