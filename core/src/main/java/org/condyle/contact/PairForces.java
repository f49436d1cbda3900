package org.condyle.contact;

import java.util.Arrays;
import org.condyle.contact.friction.FrictionLaw;
import org.condyle.contact.friction.RollingResistance;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.NormalLaw;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * The forces of one contact at one instant, entry by entry, with their energies. Friction that sticks acts at each
 * candidate; on a patch it acts once, at the centre of pressure.
 */
final class PairForces implements Pressing {
    final NormalLaw law;
    final Tangential tangential;
    final BodyPair pair;
    private final boolean rubs;
    final boolean layer;
    final boolean adhesive;
    private final boolean dissipates;
    private final boolean conservative;
    /** Friction that sticks, if there is any. */
    final @Nullable Sticking sticking;

    private final double[] relative = new double[3];
    final double[] sliding = new double[3];
    final double[] spin = new double[3];
    private final double[] mean = new double[3];
    double entryDepth;
    private double entryRate;
    private double entryForce;
    final double[] at = new double[6];

    final double[] curvatures = new double[2];
    /** Weighted place of the pressure; divide by {@link #normalForce}. */
    final double[] centre = new double[3];
    /** Friction on B. */
    final double[] friction = new double[3];

    double normalForce;
    double stored;
    /** What the layers or springs of all entries would give back if each of them was relieved on its own. */
    double elastic;

    double lost;
    double brought;
    double area;
    double largestPressure;
    double deepestDepth;
    double deepestRate;
    boolean acting;
    private double lostNow;

    /** What a law that relaxes makes of its past; no other law has any. */
    private final @Nullable History history;

    /** @param conservative false if the work of the normal forces is to be booked as supplied, and nothing as stored */
    PairForces(NormalLaw law, @Nullable History history, Tangential tangential, BodyPair pair, boolean conservative) {
        this.history = history;
        this.law = law;
        this.tangential = tangential;
        this.pair = pair;
        this.conservative = conservative;
        layer = law.layer();
        adhesive = law.adhesive();
        dissipates = law.dissipates();
        rubs = tangential.friction() != null || tangential.rolling() != null;
        sticking = tangential.stickSlip() == null ? null : new Sticking(tangential.stickSlip());
    }

    void begin(State s) {
        if (history != null) {
            history.begin(s);
        }
        normalForce = stored = elastic = lost = brought = area = largestPressure = 0;
        deepestDepth = deepestRate = 0;
        acting = false;
        for (int k = 0; k < 3; k++) {
            centre[k] = mean[k] = friction[k] = 0;
        }
    }

    /**
     * The normal forces of the entries from one to before another, all of which touch, with the friction by speed of each.
     * Relative velocities are one affine field, and all pushes together are one about the first point: sums stay in locals,
     * since a patch has thousands of entries.
     */
    @Override
    public void press(ContactSet set, int from, int to, double stiffness, double impactSpeed) {
        if (from >= to) {
            return;
        }
        if (set.isWhole) {
            pressWhole(set, stiffness, impactSpeed);
            return;
        }
        double[] x = set.point, n = set.normal, depths = set.depth, areas = set.area, g = pair.field();
        double cx = x[3 * from], cy = x[3 * from + 1], cz = x[3 * from + 2];
        pair.velocity(cx, cy, cz, relative);
        double vx = relative[0], vy = relative[1], vz = relative[2];
        double gxx = g[0],
                gxy = g[1],
                gxz = g[2],
                gyx = g[3],
                gyy = g[4],
                gyz = g[5],
                gzx = g[6],
                gzy = g[7],
                gzz = g[8];
        double force = 0, held = 0, damped = 0, work = 0, pressed = 0, most = largestPressure;
        double deep = deepestDepth, deepRate = deepestRate;
        boolean acts = false, deforms = pair.deforms;
        double sum = 0, sx = 0, sy = 0, sz = 0, fx = 0, fy = 0, fz = 0;
        double xx = 0, xy = 0, xz = 0, yx = 0, yy = 0, yz = 0, zx = 0, zy = 0, zz = 0;
        for (int i = from; i < to; i++) {
            int k = 3 * i;
            double dx = x[k] - cx, dy = x[k + 1] - cy, dz = x[k + 2] - cz;
            double nx = n[k], ny = n[k + 1], nz = n[k + 2], depth = depths[i];
            double rate = -(nx * (vx + gxx * dx + gxy * dy + gxz * dz)
                    + ny * (vy + gyx * dx + gyy * dy + gyz * dz)
                    + nz * (vz + gzx * dx + gzy * dy + gzz * dz));
            if (deforms) {
                rate += pair.stretching(depth, nx, ny, nz);
            }
            double weight = layer ? areas[i] : 1;
            if (history != null) {
                history.press(layer ? set.spring[i] : i, stiffness, depth, rate);
            }
            double raw = history != null ? history.pressure() : law.touching(stiffness, depth, rate, impactSpeed);
            double pressure = adhesive ? raw : Math.max(0, raw);
            force = weight * pressure;
            held += weight * (history != null ? history.stored() : law.potential(stiffness, depth));
            if (history != null) {
                damped += weight * history.lost();
            } else if (dissipates) {
                damped += (force - weight * law.force(stiffness, depth, 0, impactSpeed)) * rate;
            }
            if (!conservative) {
                work -= force * rate;
            }
            if (depth > deep) {
                deep = depth;
                deepRate = rate;
            }
            if (force != 0) {
                acts = true;
                double px = force * nx, py = force * ny, pz = force * nz;
                sum += force;
                most = Math.max(most, pressure);
                pressed += areas[i];
                sx += force * dx;
                sy += force * dy;
                sz += force * dz;
                fx += px;
                fy += py;
                fz += pz;
                xx += px * dx;
                xy += px * dy;
                xz += px * dz;
                yx += py * dx;
                yy += py * dy;
                yz += py * dz;
                zx += pz * dx;
                zy += pz * dy;
                zz += pz * dz;
                if (deforms) {
                    pair.squeeze(force, depth, nx, ny, nz);
                }
                if (rubs) {
                    rub(set, i, force);
                }
            }
        }
        entryForce = force;
        acting |= acts;
        elastic += held;
        if (conservative) {
            stored += held;
        } else {
            brought += work + damped;
        }
        lost += damped;
        area += pressed;
        largestPressure = most;
        deepestDepth = deep;
        deepestRate = deepRate;
        normalForce += sum;
        centre[0] += sx + sum * cx;
        centre[1] += sy + sum * cy;
        centre[2] += sz + sum * cz;
        mean[0] += fx;
        mean[1] += fy;
        mean[2] += fz;
        pair.push(cx, cy, cz, fx, fy, fz);
        pair.push(xx, xy, xz, yx, yy, yz, zx, zy, zz);
    }

    /**
     * The same for an overlap that has one depth, or is like an even layer of one depth: the force is its gradient, and each entry rubs with its
     * share of it.
     */
    private void pressWhole(ContactSet set, double stiffness, double impactSpeed) {
        double[] w = set.whole;
        double depth = set.depth[0], rate = wholeRate(set), raw = law.touching(stiffness, depth, rate, impactSpeed);
        double weight = weight(set), pressure = adhesive ? raw : Math.max(0, raw);
        double force = weight * pressure, held = weight * law.potential(stiffness, depth);
        double damped = dissipates ? (force - weight * law.force(stiffness, depth, 0, impactSpeed)) * rate : 0;
        if (layer) {
            area += weight;
            largestPressure = Math.max(largestPressure, pressure);
        }
        acting |= force != 0;
        stored += held;
        elastic += held;
        lost += damped;
        deepestDepth = depth;
        deepestRate = rate;
        double gx = w[3], gy = w[4], gz = w[5], square = gx * gx + gy * gy + gz * gz;
        entryForce = force * Math.sqrt(square);
        normalForce += entryForce;
        // the line along which the force acts passes the centroid by g × τ/g²
        centre[0] += entryForce * (w[0] + (gy * w[8] - gz * w[7]) / square);
        centre[1] += entryForce * (w[1] + (gz * w[6] - gx * w[8]) / square);
        centre[2] += entryForce * (w[2] + (gx * w[7] - gy * w[6]) / square);
        for (int k = 0; k < 3; k++) {
            mean[k] -= force * w[3 + k];
        }
        pair.push(w[0], w[1], w[2], -force * gx, -force * gy, -force * gz);
        pair.twist(-force * w[6], -force * w[7], -force * w[8]);
        double share = entryForce / set.count;
        for (int i = 0; i < set.count && rubs; i++) {
            rub(set, i, share);
        }
    }

    private double wholeRate(ContactSet set) {
        double[] w = set.whole;
        pair.velocity(w[0], w[1], w[2], relative);
        pair.spin(spin);
        double rate = 0;
        for (int k = 0; k < 3; k++) {
            rate += w[3 + k] * relative[k] + w[6 + k] * spin[k];
        }
        return rate;
    }

    /** Relative motion at an entry: rate of depth, sliding velocity. */
    void load(ContactSet set, int i) {
        int k = 3 * i;
        double[] x = set.point, n = set.normal;
        at[0] = x[k];
        at[1] = x[k + 1];
        at[2] = x[k + 2];
        at[3] = n[k];
        at[4] = n[k + 1];
        at[5] = n[k + 2];
        entryDepth = set.depth[i];
        split();
    }

    void split() {
        pair.velocity(at[0], at[1], at[2], relative);
        double rate = -(relative[0] * at[3] + relative[1] * at[4] + relative[2] * at[5]);
        for (int c = 0; c < 3; c++) {
            sliding[c] = relative[c] + rate * at[3 + c];
        }
        entryRate = rate + pair.stretching(entryDepth, at[3], at[4], at[5]);
    }

    /** Rate of depth at an entry. */
    double approach(ContactSet set, int i) {
        load(set, i);
        return set.isWhole ? wholeRate(set) : entryRate;
    }

    /** Rate of depth of a patch that is apart, where its gap is smallest; NaN where that is not known. */
    double approachApart(ContactSet set) {
        if (set.isWhole) {
            return wholeRate(set);
        }
        System.arraycopy(set.near, 0, at, 0, 6);
        entryDepth = -set.gap;
        split();
        return entryRate;
    }

    /** The same of surfaces of which it is not known whether they touch or are a little apart; 0 where it is not known. */
    double approachBare(ContactSet set) {
        double rate = approachApart(set);
        return Double.isNaN(rate) ? 0 : rate;
    }

    /** Friction by speed, and rolling resistance, at an entry. */
    private void rub(ContactSet set, int i, double force) {
        if (force <= 0) {
            return;
        }
        load(set, i);
        entryForce = force;
        FrictionLaw rule = tangential.friction();
        if (rule != null) {
            double speed = Sticking.size(sliding);
            double f = rule.force(entryForce, speed);
            lost += f * speed;
            if (speed > 0) {
                drag(-f / speed, sliding);
            }
        }
        RollingResistance roll = tangential.rolling();
        if (roll != null) {
            double rate = rolling();
            if (rate > 0) {
                double couple = roll.torque(entryForce, rate);
                lost += couple * rate;
                pair.twist(-couple / rate * spin[0], -couple / rate * spin[1], -couple / rate * spin[2]);
            }
        }
    }

    /** Leaves the rolling at the place looked at in {@link #spin}; returns its rate. */
    double rolling() {
        pair.spin(spin);
        double across = spin[0] * at[3] + spin[1] * at[4] + spin[2] * at[5];
        for (int c = 0; c < 3; c++) {
            spin[c] -= across * at[3 + c];
        }
        return Sticking.size(spin);
    }

    private void drag(double factor, double[] direction) {
        double fx = factor * direction[0], fy = factor * direction[1], fz = factor * direction[2];
        pair.push(at[0], at[1], at[2], fx, fy, fz);
        friction[0] += fx;
        friction[1] += fy;
        friction[2] += fz;
    }

    /** Friction that sticks, at the entry pressed last. */
    @Override
    public void stick(State s, ContactSet set, int entry, int zAt, int memoryAt) {
        if (sticking != null) {
            load(set, entry);
            stickHere(sticking, s, entry, zAt, memoryAt);
        }
    }

    private void stickHere(Sticking it, State s, int entry, int zAt, int memoryAt) {
        it.look(entry, s, zAt, memoryAt, entryDepth, entryRate, entryForce, sliding, at);
        stored += it.stored;
        lost += it.lost;
        brought += it.brought;
        acting = true;
        drag(1, it.force);
    }

    /** The same once for a whole patch. */
    @Override
    public void stickPatch(State s, ContactSet set, int zAt, int memoryAt) {
        if (sticking != null) {
            if (set.count > 0) {
                load(set, set.count - 1); // the place to be when nothing presses
            }
            toCentre();
            stickHere(sticking, s, 0, zAt, memoryAt);
        }
    }

    void toCentre() {
        double size = Sticking.size(mean);
        for (int c = 0; c < 3; c++) {
            at[c] = normalForce > 0 ? centre[c] / normalForce : at[c];
            at[3 + c] = size > 0 ? mean[c] / size : at[3 + c];
        }
        entryDepth = deepestDepth;
        entryForce = normalForce;
        split();
    }

    void beginSticking(double[] memory, int at0, double stiffness, double impactSpeed, ContactSet set, int entry) {
        if (sticking != null) {
            if (entry < 0) {
                Arrays.fill(sliding, 0);
            } else {
                load(set, entry);
            }
            sticking.begin(memory, at0, law, stiffness, impactSpeed, sliding);
        }
    }

    /** At an accepted step: true if it began or stopped to stick. */
    boolean commitSticking(State s, int entry, int zAt, int memoryAt, double depth) {
        if (sticking == null || !sticking.commit(entry, s.memory, memoryAt)) {
            return false;
        }
        if (sticking.slips(s.memory, memoryAt)) {
            letGo(s, zAt, depth);
        }
        return true;
    }

    /** The tangential spring is released: what it held is lost. */
    void letGo(State s, int zAt, double depth) {
        if (sticking != null) {
            lostNow += sticking.relax(s, zAt, depth);
        }
    }

    /** A contact ends by its force, or begins again, with its elastic energy: that is lost, or was not lost after all. */
    void lose(double energy) {
        lostNow += energy;
    }

    /** Force or pressure at an entry that touches, negative beyond its end. */
    double pressure(ContactSet set, int i, double stiffness, double impactSpeed) {
        load(set, i);
        if (history != null) {
            history.press(layer ? set.spring[i] : i, stiffness, entryDepth, entryRate);
            return history.pressure();
        }
        return law.touching(stiffness, entryDepth, set.isWhole ? wholeRate(set) : entryRate, impactSpeed);
    }

    /** What a force or pressure at an entry pushes with: over its area, or as its share of a whole overlap. */
    double push(ContactSet set, int i, double pressure) {
        double[] w = set.whole;
        return set.isWhole
                ? weight(set) * pressure * Math.sqrt(w[3] * w[3] + w[4] * w[4] + w[5] * w[5]) / set.count
                : layer ? set.area[i] * pressure : pressure;
    }

    /** What the law of a whole overlap is multiplied by. */
    double weight(ContactSet set) {
        return layer ? set.area[0] : 1;
    }

    /** What a surface stores and loses where nothing touches it, while its past comes back. */
    void comeBack(double energy, double power) {
        elastic += energy;
        lost += power;
        if (conservative) {
            stored += energy;
        }
    }

    /** Takes out what was lost in jumps since it was asked last. */
    double takeJump() {
        double jump = lostNow;
        lostNow = 0;
        return jump;
    }

    /** The deepest entry, -1 if there is none. */
    int deepest(ContactSet set) {
        int best = -1;
        for (int i = 0; i < set.count; i++) {
            if (best < 0 || set.depth[i] > set.depth[best]) {
                best = i;
            }
        }
        return best;
    }
}
