package org.condyle.geometry.pair;

import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.contact.ContactSet;

/** Two patches of the same surfaces, with the springs of the one and of the other, each at half its area. */
public final class BothSides implements ContactGeometry {
    private final ContactGeometry first;
    private final ContactGeometry second;
    private final ContactSet other = new ContactSet(8);

    public BothSides(ContactGeometry first, ContactGeometry second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public int bodyA() {
        return first.bodyA();
    }

    @Override
    public int bodyB() {
        return first.bodyB();
    }

    @Override
    public boolean deforms() {
        return first.deforms();
    }

    @Override
    public int candidates() {
        return 0;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        first.find(motion, memory, at, out);
        second.find(motion, memory, at, other);
        for (int i = 0; i < other.count; i++) {
            out.add(other, i);
        }
        for (int i = 0; i < out.count; i++) {
            out.area[i] *= 0.5;
        }
        double[] n = other.near;
        out.lower(other.gap, n[0], n[1], n[2], n[3], n[4], n[5]);
    }

    /** Those of the gap between the surfaces, whichever the springs are on. */
    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        first.curvatures(motion, contacts, entry, out);
    }

    @Override
    public double halfThickness() {
        return first.halfThickness();
    }

    @Override
    public double maxValidDepth() {
        return first.maxValidDepth();
    }

    @Override
    public boolean passable() {
        return first.passable() || second.passable();
    }

    @Override
    public double longestStep(Motion motion, double[] course, ContactSet found) {
        return Math.min(first.longestStep(motion, course, found), second.longestStep(motion, course, found));
    }

    @Override
    public ContactGeometry forThread() {
        return new BothSides(first.forThread(), second.forThread());
    }
}
