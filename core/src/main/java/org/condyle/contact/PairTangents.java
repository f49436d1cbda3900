package org.condyle.contact;

import java.util.Arrays;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.NormalLaw;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.mechanics.tangent.BodyShift;
import org.condyle.mechanics.tangent.Tangents;
import org.condyle.mechanics.tangent.Wrenches;
import org.jspecify.annotations.Nullable;

/**
 * Tangents of a contact of two rigid bodies: those of one of them, the rest follows because forces do not depend on who looks at them. They
 * are exact where the geometry knows how its entries follow a motion ({@link EntryTangents}). Other surfaces, such as those with edges, whose
 * contact points jump, and overlaps that have one depth as a whole, are searched at twelve places near by, where the laws press again.
 * Velocities move no surface, so that nothing is searched for them. Scratch of one thread.
 */
final class PairTangents {
    /** Lets the laws of a contact press at the entries of a set. */
    interface Press {
        void press(State s, Motion m, ContactSet set, Pressing to);
    }

    private static final double SMALL = 0.01; // part of the depth that surfaces are moved by where they are searched
    private static final double SMALLER =
            1e-4; // the same where the depth follows its slope, or a table, without the noise of a search

    private final ContactGeometry geometry;
    private final Past past;
    private final int moved;
    private final int other;
    private final BodyPair pair;
    private final PairForces forces;
    private final EntryTangents entries;
    private final ContactSet near = new ContactSet(8);
    private final BodyShift shift = new BodyShift();
    private final Wrenches wrenches = new Wrenches();
    private final Forces dual;
    private final double[] slopes = new double[Tangents.ROWS * Tangents.COLUMNS];
    private final double[] wrench = new double[6];
    private @Nullable ContactGeometry
            search; // a copy, so that what the last search left stays; made when it is first needed

    PairTangents(ContactGeometry geometry, NormalLaw law, Past past, Tangential tangential, int bodies) {
        this.geometry = geometry;
        this.past = past;
        int carrier = geometry.carrier();
        moved = carrier == geometry.bodyB() || (carrier < 0 && geometry.bodyB() == Motion.GROUND)
                ? geometry.bodyA()
                : geometry.bodyB();
        other = moved == geometry.bodyA() ? geometry.bodyB() : geometry.bodyA();
        pair = new BodyPair(geometry);
        forces = new PairForces(law, past.history(), tangential, pair, geometry.conservative());
        entries = new EntryTangents(geometry, law, past.history(), tangential, pair, moved);
        dual = new Forces(bodies, 0);
    }

    /**
     * Adds the tangents.
     *
     * @param found what the last search of the contact has found here
     */
    void add(State s, Motion m, ContactSet found, int memoryAt, Press laws, Tangents out) {
        if (!found.isWhole) {
            pair.begin(m);
            entries.begin(s, m, found);
            laws.press(s, m, found, entries);
            if (entries.known()) {
                out.addPair(moved, other, entries.slopes, entries.wrench, m);
                return;
            }
        }
        press(s, m, found, laws);
        System.arraycopy(wrenches.wrench, 0, wrench, 0, 6);
        shift.begin(m, moved);
        for (int j = 0; j < Tangents.COLUMNS; j++) {
            double part = part(found, m, j), inverse = 0.5 / (part * BodyShift.size(j));
            for (int side = -1; side <= 1; side += 2) {
                shift.move(m, j, side * part);
                press(s, m, j >= 6 ? found : found(s, m, memoryAt), laws);
                for (int i = 0; i < 6; i++) {
                    int k = Tangents.COLUMNS * i + j;
                    slopes[k] = side < 0 ? -wrenches.wrench[i] * inverse : slopes[k] + wrenches.wrench[i] * inverse;
                }
            }
        }
        shift.end(m);
        out.addPair(moved, other, slopes, wrench, m);
    }

    /** The part of a shift or turn that stays small beside the depth: a stiff contact is not as deep as others are shifted. */
    private double part(ContactSet found, Motion m, int direction) {
        if (direction >= 6) {
            return 1;
        }
        double size = BodyShift.size(direction), depth = 0, lever = 0;
        for (int i = 0; i < found.count; i++) {
            depth = Math.max(depth, found.depth[i]);
            for (int k = 0; direction < 3 && k < 3; k++) {
                lever = Math.max(lever, Math.abs(found.point[3 * i + k] - m.placement[Motion.SIZE * moved + k]));
            }
        }
        depth = found.isWhole ? -found.gap : depth;
        double way = size * (direction < 3 ? lever : 1);
        double small = found.isWhole && geometry instanceof ContactGeometry.Approximate ? SMALLER : SMALL;
        return depth > 0 && small * depth < way ? small * depth / way : 1;
    }

    private ContactSet found(State s, Motion m, int memoryAt) {
        search = search == null ? geometry.forThread() : search;
        search.find(m, s.memory, memoryAt, near);
        past.shorten(s, near);
        return near;
    }

    /** Leaves the wrench on the body that is moved. */
    private void press(State s, Motion m, ContactSet set, Press laws) {
        pair.begin(m);
        forces.begin(s);
        laws.press(s, m, set, forces);
        wrenches.begin(m);
        wrenches.indexOf(moved);
        if (forces.acting) {
            int at = Motion.SIZE * moved, rest = Motion.SIZE * other;
            Arrays.fill(dual.dual, at, at + Motion.SIZE, 0);
            Arrays.fill(dual.dual, rest, rest + Motion.SIZE, 0);
            pair.addTo(dual, m);
            wrenches.addDual(moved, dual.dual, at);
        }
    }
}
