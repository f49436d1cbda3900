package org.condyle.contact;

import org.condyle.contact.friction.FrictionLaw;
import org.condyle.contact.friction.RollingResistance;
import org.condyle.contact.law.HertzArea;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.mechanics.contact.SpotReceiver;

/** What reports and pictures are given of the forces of one contact, after {@link PairForces} has found them. */
final class PairTelling {
    private final PairForces f;
    private final ContactGeometry geometry;
    private final boolean inEllipse;
    private final boolean patch;
    private final HertzArea ellipse = new HertzArea();

    /** @param inEllipse whether it is a contact at a point that has an area */
    PairTelling(PairForces forces, ContactGeometry geometry, boolean inEllipse) {
        f = forces;
        this.geometry = geometry;
        this.inEllipse = inEllipse;
        patch = geometry.candidates() == 0;
    }

    private boolean touches(State s, int latch) {
        return s.memory[latch] == Latching.TOUCHING;
    }

    /** Draws all that touches. */
    void draw(State s, Motion m, ContactSet set, int latchAt, SceneSketch sketch) {
        double side = sketch.between(f.pair.a, f.pair.b);
        for (int i = 0; i < places(set); i++) {
            int l = latchAt + (patch ? 0 : Latching.NUMBERS * i);
            if (touches(s, l)) {
                double area = patch ? Double.NaN : pointArea(m, set, i);
                draw(set, i, s.memory[l + 2], s.memory[l + 1], side, area, sketch);
            }
        }
        drawFriction(side, sketch);
    }

    /** Tells all that touches. */
    void tell(State s, Motion m, ContactSet set, int latchAt, SpotReceiver out) {
        for (int i = 0; i < places(set); i++) {
            int l = latchAt + (patch ? 0 : Latching.NUMBERS * i);
            if (touches(s, l)) {
                tell(set, i, s.memory[l + 2], s.memory[l + 1], pointArea(m, set, i), out);
                if (!patch) {
                    tellSticking(set, i, out);
                }
            }
        }
        if (patch && touches(s, latchAt)) {
            tellStickingPatch(set, out);
        }
    }

    private int places(ContactSet set) {
        return patch ? set.count : Math.max(1, geometry.candidates());
    }

    /** Area of a contact at a point [m²]; NaN for others. */
    private double pointArea(Motion m, ContactSet set, int i) {
        if (!inEllipse) {
            return Double.NaN;
        }
        geometry.curvatures(m, set, i, f.curvatures);
        return set.depth[i] * ellipse.perDepth(f.curvatures[0], f.curvatures[1]);
    }

    /** Draws the force of an entry that touches, and the spot that it presses on. */
    private void draw(
            ContactSet set,
            int i,
            double stiffness,
            double impactSpeed,
            double side,
            double pointArea,
            SceneSketch sketch) {
        double raw = f.pressure(set, i, stiffness, impactSpeed), pressure = f.law.adhesive() ? raw : Math.max(0, raw);
        double force = f.push(set, i, pressure);
        sketch.contact(
                f.at[0],
                f.at[1],
                f.at[2],
                side * force * f.at[3],
                side * force * f.at[4],
                side * force * f.at[5],
                f.entryDepth,
                f.law.layer() ? pressure : Double.NaN);
        if (pointArea > 0 && force > 0) {
            double radius = Math.sqrt(pointArea / Math.PI);
            sketch.spot(
                    f.at[0], f.at[1], f.at[2], f.at[3], f.at[4], f.at[5], radius, HertzArea.PEAK * force / pointArea);
        }
    }

    /**
     * Tells the force of an entry that touches, with its friction by speed.
     *
     * @param pointArea area of a contact at a point, NaN if it is not known
     */
    private void tell(ContactSet set, int i, double stiffness, double impactSpeed, double pointArea, SpotReceiver out) {
        double raw = f.pressure(set, i, stiffness, impactSpeed), pressed = f.adhesive ? raw : Math.max(0, raw);
        double force = f.push(set, i, pressed);
        if (force == 0) {
            return;
        }
        if (set.isWhole) {
            double[] w = set.whole;
            double part = -f.weight(set) * pressed / set.count;
            out.couple(f.pair.a, f.pair.b, part * w[6], part * w[7], part * w[8]);
            f.split(); // the sliding at the entry again
        }
        double drag = 0;
        FrictionLaw rule = f.tangential.friction();
        if (rule != null && force > 0) {
            double speed = Sticking.size(f.sliding);
            drag = speed > 0 ? rule.force(force, speed) / speed : 0;
        }
        out.spot(
                f.pair.a,
                f.pair.b,
                f.at[0],
                f.at[1],
                f.at[2],
                force * f.at[3] - drag * f.sliding[0],
                force * f.at[4] - drag * f.sliding[1],
                force * f.at[5] - drag * f.sliding[2],
                force,
                f.layer ? set.area[i] : pointArea,
                f.layer ? pressed : HertzArea.PEAK * force / pointArea,
                set.feature[i]);
        RollingResistance roll = f.tangential.rolling();
        double rate = roll != null && force > 0 ? f.rolling() : 0;
        if (roll != null && rate > 0) {
            double by = -roll.torque(force, rate) / rate;
            out.couple(f.pair.a, f.pair.b, by * f.spin[0], by * f.spin[1], by * f.spin[2]);
        }
    }

    /** Tells the friction that sticks at a candidate that touches. */
    private void tellSticking(ContactSet set, int i, SpotReceiver out) {
        if (f.sticking != null) {
            double[] held = f.sticking.held(i), x = set.point;
            int k = 3 * i;
            out.spot(f.pair.a, f.pair.b, x[k], x[k + 1], x[k + 2], held[0], held[1], held[2], 0, 0, 0, set.feature[i]);
        }
    }

    /** Tells the friction that sticks on a patch that touches. */
    private void tellStickingPatch(ContactSet set, SpotReceiver out) {
        if (f.sticking != null) {
            if (set.count > 0) {
                f.load(set, set.count - 1);
            }
            f.toCentre();
            double[] held = f.sticking.held(0);
            out.spread(f.pair.a, f.pair.b, f.at[0], f.at[1], f.at[2], held[0], held[1], held[2]);
        }
    }

    /** All friction at once, at the centre of pressure. */
    private void drawFriction(double side, SceneSketch sketch) {
        if (f.normalForce > 0 && Sticking.size(f.friction) > 0) {
            sketch.arrow(
                    f.centre[0] / f.normalForce,
                    f.centre[1] / f.normalForce,
                    f.centre[2] / f.normalForce,
                    side * f.friction[0],
                    side * f.friction[1],
                    side * f.friction[2]);
        }
    }
}
