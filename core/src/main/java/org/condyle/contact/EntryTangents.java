package org.condyle.contact;

import java.util.Arrays;
import java.util.Objects;
import org.condyle.contact.friction.FrictionLaw;
import org.condyle.contact.friction.RollingResistance;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.NormalLaw;
import org.condyle.math.Vec3;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.mechanics.tangent.Tangents;
import org.jspecify.annotations.Nullable;

/**
 * The wrench of a contact on one of its bodies and its derivatives by the motion of that body, entry by entry, from how points, normals,
 * depths and areas follow the motion and from the slopes of the laws:
 *
 * <pre>
 *   F = N n + T,   N = w p(δ, δ̇),   δ̇ = -n·v,   σ = v + δ̇ n,   T = -f(N, |σ|) σ/|σ|
 *   dδ̇ = -dn·v - n·dv,   dv = Ω × dx ∓ ω × p + (change of the velocity there)
 * </pre>
 *
 * with the relative velocity v and spin Ω, the shift p of the body and its spin ω. Scratch of one thread.
 */
final class EntryTangents implements Pressing {
    private static final double SHORT =
            1e-5; // part of a depth or rate that differences of a law with a past are taken over
    private static final int COLUMNS = Tangents.COLUMNS;
    private static final int DEPTH = 6;
    private static final int AREA = 7;

    /** On the body that is moved: moment about its origin, force. */
    final double[] wrench = new double[6];
    /** Its derivatives, six rows of twelve. */
    final double[] slopes = new double[Tangents.ROWS * COLUMNS];

    private final ContactGeometry geometry;
    private final NormalLaw law;
    private final @Nullable History history;
    private final @Nullable FrictionLaw friction;
    private final @Nullable RollingResistance rolling;
    private final BodyPair pair;
    private final int moved;
    private final double sign; // of the force on the body that is moved
    private final boolean carried;
    private double[] follow = {}; // place and gradient of each depth, if places stay with a carrier
    private Motion motion = new Motion(1);
    private boolean known;

    private final double[] entry = new double[ContactGeometry.ENTRY_SLOPES];
    private final double[] x = new double[3];
    private final double[] n = new double[3];
    private final double[] lever = new double[3];
    private final double[] v = new double[3];
    private final double[] spinOfMoved = new double[3];
    private final double[] spin = new double[3];
    private final double[] sliding = new double[3];
    private final double[] roll = new double[3];
    private final double[] dx = new double[3];
    private final double[] dn = new double[3];
    private final double[] dv = new double[3];
    private final double[] dw = new double[3];
    private final double[] df = new double[3];
    private final double[] dc = new double[3];
    private final double[] force = new double[3]; // on B
    private final double[] couple = new double[3]; // on B
    private final double[] ofLaw = new double[2];
    private final double[] ofFriction = new double[2];
    private final double[] ofRolling = new double[2];
    private final double[] way = new double[3]; // of the lever
    private double rate;
    private double area;
    private double pressure;
    private double normalForce;
    private boolean rubs;
    private double speed; // |σ|
    private double rub; // friction per speed
    private double rollRate;
    private double turn; // couple per rate of rolling

    EntryTangents(
            ContactGeometry geometry,
            NormalLaw law,
            @Nullable History history,
            Tangential tangential,
            BodyPair pair,
            int moved) {
        this.geometry = geometry;
        carried = geometry.carrier() >= 0;
        this.moved = moved;
        sign = moved == geometry.bodyB() ? 1 : -1;
        this.law = law;
        friction = tangential.friction();
        rolling = tangential.rolling();
        this.history = history;
        this.pair = pair;
    }

    /** Forgets all; {@code pair} has been told where the bodies are, and {@code found} is what was found there. */
    void begin(State s, Motion m, ContactSet found) {
        motion = m;
        known = true;
        Arrays.fill(wrench, 0);
        Arrays.fill(slopes, 0);
        m.spin(moved, spinOfMoved, 0);
        pair.spin(spin);
        if (history != null) {
            history.begin(s);
        }
        if (carried) {
            if (follow.length < 6 * found.count) {
                follow = new double[12 * found.count];
            }
            geometry.depthSlopes(found, follow);
        }
    }

    /** Whether all entries that pressed have slopes. */
    boolean known() {
        return known;
    }

    @Override
    public void press(ContactSet set, int from, int to, double stiffness, double impactSpeed) {
        for (int i = from; i < to && known; i++) {
            if (look(set, i, stiffness, impactSpeed)) {
                known = carried ? carry(i) : geometry.entrySlopes(motion, set, i, entry);
                for (int j = 0; known && j < COLUMNS; j++) {
                    column(j);
                }
            }
        }
    }

    /** What acts at an entry; false if nothing does. */
    private boolean look(ContactSet set, int i, double stiffness, double impactSpeed) {
        int o = Motion.SIZE * moved;
        for (int k = 0; k < 3; k++) {
            x[k] = set.point[3 * i + k];
            n[k] = set.normal[3 * i + k];
            lever[k] = x[k] - motion.placement[o + k];
        }
        pair.velocity(x[0], x[1], x[2], v);
        rate = -Vec3.dot(n, v);
        area = law.layer() ? set.area[i] : 1;
        pressure = pressure(law.layer() ? set.spring[i] : i, stiffness, set.depth[i], rate, impactSpeed);
        if (pressure == 0 && ofLaw[0] == 0 && ofLaw[1] == 0) {
            return false;
        }
        normalForce = area * pressure;
        for (int k = 0; k < 3; k++) {
            force[k] = normalForce * n[k];
        }
        Arrays.fill(couple, 0);
        rub = turn = 0;
        rubs = normalForce > 0;
        if (friction != null && rubs) {
            for (int k = 0; k < 3; k++) {
                sliding[k] = v[k] + rate * n[k];
            }
            speed = Vec3.length(sliding);
            friction.slopes(normalForce, speed, ofFriction);
            rub = speed > 0 ? friction.force(normalForce, speed) / speed : ofFriction[1];
            for (int k = 0; k < 3; k++) {
                force[k] -= rub * sliding[k];
            }
        }
        if (rolling != null && rubs) {
            double across = Vec3.dot(spin, n);
            for (int k = 0; k < 3; k++) {
                roll[k] = spin[k] - across * n[k];
            }
            rollRate = Vec3.length(roll);
            rolling.slopes(normalForce, rollRate, ofRolling);
            turn = rollRate > 0 ? rolling.torque(normalForce, rollRate) / rollRate : ofRolling[1];
            for (int k = 0; k < 3; k++) {
                couple[k] = -turn * roll[k];
            }
        }
        addWrench();
        return true;
    }

    private void addWrench() {
        for (int k = 0; k < 3; k++) {
            int y = (k + 1) % 3, z = (k + 2) % 3;
            wrench[k] += sign * (lever[y] * force[z] - lever[z] * force[y] + couple[k]);
            wrench[3 + k] += sign * force[k];
        }
    }

    /** The pressure or force of an entry, with its slopes by depth and rate. */
    private double pressure(int place, double stiffness, double depth, double rate, double impactSpeed) {
        double p;
        if (history == null) {
            p = law.touching(stiffness, depth, rate, impactSpeed);
            law.slopes(stiffness, depth, rate, impactSpeed, ofLaw);
        } else {
            double h = Math.max(SHORT * Math.abs(depth), Double.MIN_NORMAL), f = SHORT * Math.max(Math.abs(rate), 1e-3);
            ofLaw[0] = (remembered(place, stiffness, depth + h, rate) - remembered(place, stiffness, depth - h, rate))
                    / (2 * h);
            ofLaw[1] = (remembered(place, stiffness, depth, rate + f) - remembered(place, stiffness, depth, rate - f))
                    / (2 * f);
            p = remembered(place, stiffness, depth, rate);
        }
        if (p <= 0 && !law.adhesive()) {
            ofLaw[0] = ofLaw[1] = 0;
            return 0;
        }
        return p;
    }

    private double remembered(int place, double stiffness, double depth, double rate) {
        History past = Objects.requireNonNull(history);
        past.press(place, stiffness, depth, rate);
        return past.pressure();
    }

    /** Slopes of an entry whose place and normal stay with one body, for a motion of B against A about the place. */
    private boolean carry(int i) {
        Arrays.fill(entry, 0);
        int at = 6 * i;
        boolean ofB = geometry.carrier() == geometry.bodyB();
        double g = ofB ? -1 : 1; // the gradient is that of the other body
        double lx = follow[at] - x[0], ly = follow[at + 1] - x[1], lz = follow[at + 2] - x[2];
        double gx = g * follow[at + 3], gy = g * follow[at + 4], gz = g * follow[at + 5];
        int d = 6 * DEPTH;
        entry[d] = ly * gz - lz * gy;
        entry[d + 1] = lz * gx - lx * gz;
        entry[d + 2] = lx * gy - ly * gx;
        entry[d + 3] = gx;
        entry[d + 4] = gy;
        entry[d + 5] = gz;
        for (int k = 0; k < 3 && ofB; k++) {
            int y = (k + 1) % 3, z = (k + 2) % 3;
            entry[6 * k + 3 + k] = 1;
            entry[6 * (3 + y) + k] = -n[z];
            entry[6 * (3 + z) + k] = n[y];
        }
        return true;
    }

    /** Slope of a number of the entry by a turn of the body moved about its origin, or a shift. */
    private double slope(int number, int direction) {
        int at = 6 * number, axis = direction % 3, y = (axis + 1) % 3, z = (axis + 2) % 3;
        double ofB = direction < 3
                ? entry[at + axis] + entry[at + 3 + z] * lever[y] - entry[at + 3 + y] * lever[z]
                : entry[at + 3 + axis];
        if (sign > 0 || number >= DEPTH) {
            return sign * ofB;
        }
        // A that moves is all that moves, and B that goes back
        double along = 0;
        if (direction >= 3) {
            along = number == axis ? 1 : 0;
        } else {
            double[] of = number < 3 ? lever : n;
            int k = number % 3;
            along = k == y ? -of[z] : k == z ? of[y] : 0;
        }
        return along - ofB;
    }

    /** The change of the wrench by one direction of the body moved. */
    private void column(int j) {
        int axis = j % 3, y = (axis + 1) % 3, z = (axis + 2) % 3;
        double grows = 0, wider = 0;
        Arrays.fill(dw, 0);
        if (j < 6) {
            for (int k = 0; k < 3; k++) {
                dx[k] = slope(k, j);
                dn[k] = slope(3 + k, j);
            }
            grows = slope(DEPTH, j);
            wider = law.layer() ? slope(AREA, j) : 0;
            double[] g = pair.field();
            for (int k = 0; k < 3; k++) {
                dv[k] = g[3 * k] * dx[0] + g[3 * k + 1] * dx[1] + g[3 * k + 2] * dx[2];
            }
            if (j >= 3) { // the origin has gone along, and its velocity is what it was
                dv[y] -= sign * spinOfMoved[z];
                dv[z] += sign * spinOfMoved[y];
            }
        } else {
            if (ofLaw[1] == 0 && rub == 0 && turn == 0) {
                return; // no speed changes anything
            }
            Arrays.fill(dx, 0);
            Arrays.fill(dn, 0);
            Arrays.fill(dv, 0);
            if (j >= 9) {
                dv[axis] = sign;
            } else {
                dv[y] = -sign * lever[z];
                dv[z] = sign * lever[y];
                dw[axis] = sign;
            }
        }
        double faster = -Vec3.dot(dn, v) - Vec3.dot(n, dv);
        double more = area * (ofLaw[0] * grows + ofLaw[1] * faster) + pressure * wider;
        for (int k = 0; k < 3; k++) {
            df[k] = more * n[k] + normalForce * dn[k];
        }
        Arrays.fill(dc, 0);
        if (rubs && friction != null) {
            for (int k = 0; k < 3; k++) {
                dv[k] += faster * n[k] + rate * dn[k]; // of the sliding velocity
            }
            drag(sliding, speed, dv, rub, ofFriction, more, df);
        }
        if (rubs && rolling != null) {
            double across = Vec3.dot(spin, n), change = Vec3.dot(dw, n) + Vec3.dot(spin, dn);
            for (int k = 0; k < 3; k++) {
                dw[k] -= change * n[k] + across * dn[k];
            }
            drag(roll, rollRate, dw, turn, ofRolling, more, dc);
        }
        for (int k = 0; k < 3; k++) {
            way[k] = dx[k] - (j >= 3 && j < 6 && k == axis ? 1 : 0);
        }
        for (int k = 0; k < 3; k++) {
            int b = (k + 1) % 3, c = (k + 2) % 3;
            double moment = way[b] * force[c] - way[c] * force[b] + lever[b] * df[c] - lever[c] * df[b] + dc[k];
            slopes[COLUMNS * k + j] += sign * moment;
            slopes[COLUMNS * (3 + k) + j] += sign * df[k];
        }
    }

    /** out -= change of f(N, |u|) u/|u|. */
    private static void drag(
            double[] u, double size, double[] du, double overSize, double[] ofLaw, double harder, double[] out) {
        if (size == 0) {
            for (int k = 0; k < 3; k++) {
                out[k] -= ofLaw[1] * du[k];
            }
            return;
        }
        double dSize = Vec3.dot(u, du) / size;
        double along = (ofLaw[0] * harder + (ofLaw[1] - overSize) * dSize) / size;
        for (int k = 0; k < 3; k++) {
            out[k] -= along * u[k] + overSize * du[k];
        }
    }
}
