package org.condyle.contact;

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

/**
 * Tangents of a contact of two rigid bodies: one of them is moved a little, the laws press again, and the rest follows because forces do not
 * depend on who looks at them. Velocities move no surface, so that nothing is searched for them. Where depths alone follow the body moved, as
 * rays do as long as each of them hits the same face, {@link ContactGeometry#depthSlopes} tell them; where smooth surfaces meet at points,
 * {@link ContactGeometry#entrySlopes} tell how point, normal and depth go, from the curvatures. Nothing is searched for either. Other surfaces,
 * such as those with edges, whose contact points jump, are searched at twelve places near by. Scratch of one thread.
 */
final class PairTangents {
    /** Lets the laws of a contact press at the entries of a set. */
    interface Press {
        void press(State s, Motion m, ContactSet set, PairForces forces);
    }

    private static final double SMALL = 0.01; // part of the depth that surfaces are moved by where they are searched
    private static final double SMALLER =
            1e-4; // the same where the depth follows its slope, or a table, without the noise of a search

    private final ContactGeometry geometry;
    private final ContactGeometry search; // a copy, so that what the last search left stays
    private final boolean carried;
    private final Past past;
    private final int moved;
    private final int other;
    private final BodyPair pair;
    private final PairForces forces;
    private final ContactSet near = new ContactSet(8);
    private final BodyShift shift = new BodyShift();
    private final Wrenches wrenches = new Wrenches();
    private final Forces dual;
    private final double[] slopes = new double[Tangents.ROWS * Tangents.COLUMNS];
    private final double[] wrench = new double[6];
    private final double[] entry = new double[ContactGeometry.ENTRY_SLOPES];
    private double[] follow = {}; // slopes of depths where places stay with the carrier, or those of all of an entry
    private boolean known; // slopes of entries, at this instant

    PairTangents(ContactGeometry geometry, NormalLaw law, Past past, Tangential tangential, int bodies) {
        this.geometry = geometry;
        this.past = past;
        int carrier = geometry.carrier();
        carried = carrier >= 0;
        search = carried ? geometry : geometry.forThread();
        moved = carrier == geometry.bodyB() || (!carried && geometry.bodyB() == Motion.GROUND)
                ? geometry.bodyA()
                : geometry.bodyB();
        other = moved == geometry.bodyA() ? geometry.bodyB() : geometry.bodyA();
        pair = new BodyPair(geometry);
        forces = new PairForces(law, past.history(), tangential, pair, geometry.conservative());
        dual = new Forces(bodies, 0);
    }

    /**
     * Adds the tangents.
     *
     * @param found what the last search of the contact has found here
     */
    void add(State s, Motion m, ContactSet found, int memoryAt, Press laws, Tangents out) {
        if (carried) {
            if (follow.length < 6 * found.count) {
                follow = new double[12 * found.count];
            }
            geometry.depthSlopes(found, follow);
        }
        known = !carried && knows(m, found);
        press(s, m, found, laws);
        System.arraycopy(wrenches.wrench, 0, wrench, 0, 6);
        shift.begin(m, moved);
        for (int j = 0; j < Tangents.COLUMNS; j++) {
            double part = part(found, m, j), inverse = 0.5 / (part * BodyShift.size(j));
            for (int side = -1; side <= 1; side += 2) {
                shift.move(m, j, side * part);
                ContactSet set =
                        j >= 6 ? found : carried || known ? followed(found, m, j, side * part) : found(s, m, memoryAt);
                press(s, m, set, laws);
                for (int i = 0; i < 6; i++) {
                    int k = Tangents.COLUMNS * i + j;
                    slopes[k] = side < 0 ? -wrenches.wrench[i] * inverse : slopes[k] + wrenches.wrench[i] * inverse;
                }
            }
        }
        shift.end(m);
        out.addPair(moved, other, slopes, wrench, m);
    }

    /** Whether all entries have slopes; then they are there. */
    private boolean knows(Motion m, ContactSet found) {
        int size = ContactGeometry.ENTRY_SLOPES;
        if (follow.length < size * found.count) {
            follow = new double[2 * size * found.count];
        }
        boolean all = !found.isWhole && geometry.candidates() > 0;
        for (int i = 0; all && i < found.count; i++) {
            all = geometry.entrySlopes(m, found, i, entry);
            System.arraycopy(entry, 0, follow, size * i, size);
        }
        return all;
    }

    /** The part of a shift or turn that stays small beside the depth: a stiff contact is not as deep as others are shifted. */
    private double part(ContactSet found, Motion m, int direction) {
        if (carried || direction >= 6) {
            return 1; // depths that follow a gradient may become negative
        }
        double size = BodyShift.size(direction), least = 1;
        if (known) {
            for (int i = 0; i < found.count; i++) {
                double way = size * Math.abs(slope(found, m, i, direction, 6));
                least = found.depth[i] > 0 && SMALLER * found.depth[i] < least * way
                        ? SMALLER * found.depth[i] / way
                        : least;
            }
            return least;
        }
        double depth = 0, lever = 0;
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

    /** Slope of a number of an entry by a motion of the body moved, a turn about its origin or a shift. */
    private double slope(ContactSet found, Motion m, int i, int direction, int number) {
        int at = ContactGeometry.ENTRY_SLOPES * i + 6 * number, axis = direction % 3;
        double[] x = found.point, n = found.normal;
        double sign = moved == geometry.bodyB() ? 1 : -1, sum = 0, along = 0;
        if (direction >= 3) {
            sum = follow[at + 3 + axis];
            along = number == axis ? 1 : 0;
        } else {
            int y = (axis + 1) % 3, z = (axis + 2) % 3, o = Motion.SIZE * moved;
            double ry = x[3 * i + y] - m.placement[o + y], rz = x[3 * i + z] - m.placement[o + z];
            sum = follow[at + axis] + follow[at + 3 + z] * ry - follow[at + 3 + y] * rz;
            along = number == y
                    ? -rz
                    : number == z ? ry : number == 3 + y ? -n[3 * i + z] : number == 3 + z ? n[3 * i + y] : 0;
        }
        // A that moves is all that moves, and B that goes back
        return sign > 0 ? sum : along - sum;
    }

    private ContactSet found(State s, Motion m, int memoryAt) {
        search.find(m, s.memory, memoryAt, near);
        past.shorten(s, near);
        return near;
    }

    /** The same entries as they are where the body was moved to. {@link #slope}s are those of the place where it was. */
    private ContactSet followed(ContactSet found, Motion m, int direction, double side) {
        near.clear();
        double d = side * BodyShift.size(direction);
        int axis = direction % 3, at = Motion.SIZE * moved, y = (axis + 1) % 3, z = (axis + 2) % 3;
        for (int i = 0; i < found.count; i++) {
            near.add(found, i);
            if (known) {
                for (int k = 0; k < 3; k++) {
                    near.point[3 * i + k] += d * slope(found, m, i, direction, k);
                    near.normal[3 * i + k] += d * slope(found, m, i, direction, 3 + k);
                }
                near.depth[i] += d * slope(found, m, i, direction, 6);
                continue;
            }
            int h = 6 * i, g = h + 3;
            double way = direction >= 3
                    ? follow[g + axis] // a turn about an axis moves y by -z, and z by y
                    : follow[g + z] * (follow[h + y] - m.placement[at + y])
                            - follow[g + y] * (follow[h + z] - m.placement[at + z]);
            near.depth[i] += d * way;
        }
        near.gap = found.gap;
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
            java.util.Arrays.fill(dual.dual, at, at + Motion.SIZE, 0);
            java.util.Arrays.fill(dual.dual, rest, rest + Motion.SIZE, 0);
            pair.addTo(dual, m);
            wrenches.addDual(moved, dual.dual, at);
        }
    }
}
