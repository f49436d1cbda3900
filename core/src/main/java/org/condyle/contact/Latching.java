package org.condyle.contact;

import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;

/**
 * What a compliant contact remembers of its onset, place by place, and the rules by which places touch and part at the end of a step. The
 * memory of a latch has three numbers: its state, the impact speed, the stiffness.
 */
final class Latching {
    /** Numbers of memory of a latch. */
    static final int NUMBERS = 3;

    static final double APART = 0;
    static final double TOUCHING = 1;
    static final double LEAVING = 2; // the force has ended it, the surfaces still overlap

    private static final double TOUCH = 1e-10; // surfaces this near touch: what is left when an instant was located [m]
    private static final double STILL = 1e-9; // a speed that is rounding [m/s]
    private static final double RELEASE = 1e-12; // an overlap that is rounding, of surfaces that part [m]

    private final ContactGeometry geometry;
    private final AlongNormal normal;
    private final PairForces forces;
    private final ContactSet set;
    private final boolean patch;
    private final int latchAt;
    private final int stickAt;
    private final int zAt;

    /**
     * Rules of a contact.
     *
     * @param set     what was found, at the time of asking
     * @param latchAt where latches begin in the memory of the state
     * @param stickAt where friction that sticks begins there
     * @param zAt     where its stretches begin among the internal states
     */
    Latching(
            ContactGeometry geometry,
            AlongNormal normal,
            PairForces forces,
            ContactSet set,
            int latchAt,
            int stickAt,
            int zAt) {
        this.geometry = geometry;
        this.normal = normal;
        this.forces = forces;
        this.set = set;
        this.latchAt = latchAt;
        this.stickAt = stickAt;
        this.zAt = zAt;
        patch = geometry.candidates() == 0;
    }

    boolean touches(State s, int i) {
        return s.memory[latchAt + NUMBERS * i] == TOUCHING;
    }

    /** A patch parts where it no longer overlaps: its entries end one by one. */
    private boolean endsWithForce() {
        return normal.law().endsWithForce() && !patch;
    }

    /** The stiffness by the curvatures at an entry; for none, by those where surfaces without an overlap are nearest. */
    double stiffness(Motion m, int entry) {
        int listed = set.count;
        double[] x = set.near;
        int at = entry >= 0 ? entry : set.add(x[0], x[1], x[2], x[3], x[4], x[5], -set.gap, 0, 0);
        geometry.curvatures(m, set, at, forces.curvatures);
        set.count = listed;
        return normal.stiffness().of(forces.curvatures[0], forces.curvatures[1]);
    }

    /**
     * The function of a latch that changes its sign where it touches or parts, and its rate.
     *
     * @param only whether there is one latch alone
     */
    void switchFunction(State s, int i, boolean only, double[] value, double[] rate, int at) {
        int l = latchAt + NUMBERS * i;
        double depth = patch ? -set.gap : set.depth[i];
        double approach = patch ? forces.approachApart(set) : forces.approach(set, i);
        boolean apart = s.memory[l] == APART;
        value[at + i] = apart ? -depth : depth;
        // it may come back within the next step; several candidates may change places where they meet, with rates
        // of each other
        boolean parting = only && depth <= RELEASE && approach < 0;
        if (apart && (parting || (patch && set.count == 0))) {
            value[at + i] = Math.max(Double.MIN_VALUE, -depth); // without an overlap it has not begun
        }
        rate[at + i] = apart ? -approach : patch && !set.isWhole ? Double.NaN : approach;
        if (s.memory[l] == TOUCHING && endsWithForce()) {
            value[at + i] = forces.pressure(set, i, s.memory[l + 2], s.memory[l + 1]);
            rate[at + i] = Double.NaN;
        }
    }

    /** What the end of a step has found at a latch; true if it touches or parts now. */
    boolean commit(State s, Motion m, int i) {
        int l = latchAt + NUMBERS * i, k = stickAt + Sticking.MEMORY * i, z = zAt + 3 * i;
        double[] memory = s.memory;
        double depth = patch ? -set.gap : set.depth[i];
        int entry = patch ? forces.deepest(set) : i;
        boolean bare = entry < 0 && !Double.isNaN(set.near[0]); // surfaces that only touch may begin to overlap
        double approach = entry >= 0 ? forces.approach(set, entry) : bare ? forces.approachApart(set) : 0;
        if (memory[l] == APART) {
            // parted a moment ago it may still be within rounding of the surface: it must come nearer to touch again
            if ((entry < 0 && !bare) || depth < -TOUCH || (depth <= TOUCH && approach < 0)) {
                return false;
            }
            memory[l] = TOUCHING;
            memory[l + 1] = Math.max(approach, normal.slowest());
            memory[l + 2] = stiffness(m, entry);
            forces.beginSticking(memory, k, memory[l + 2], memory[l + 1], set, entry);
            return true;
        }
        double elastic = endsWithForce() ? normal.law().potential(memory[l + 2], depth) : 0;
        if (bare && depth >= -TOUCH && approach > -STILL) {
            return false; // bodies that fall side by side: nothing presses, and rounding must not part them
        }
        if (depth < 0 ? depth < -TOUCH || approach <= 0 : depth <= RELEASE && approach < 0) {
            forces.lose(memory[l] == TOUCHING ? elastic : 0);
            forces.letGo(s, z, depth);
            memory[l] = APART;
            return true;
        }
        if (endsWithForce()) {
            boolean presses = forces.pressure(set, i, memory[l + 2], memory[l + 1]) > 0;
            if (memory[l] == TOUCHING && !presses && approach < 0) {
                forces.lose(elastic); // the layer creeps back behind the body that has left it
                forces.letGo(s, z, depth);
                memory[l] = LEAVING;
                return true;
            }
            if (memory[l] == LEAVING) {
                if (presses && approach > 0) {
                    forces.lose(-elastic);
                    memory[l] = TOUCHING;
                    return true;
                }
                return false;
            }
        }
        return forces.commitSticking(s, i, z, k, depth);
    }
}
