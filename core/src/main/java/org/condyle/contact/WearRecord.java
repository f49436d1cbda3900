package org.condyle.contact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * What a contact has worn off, spring by spring: the work of sliding per area ∫ p |v| dt, by the trapezoid of the accepted steps, in the
 * memory of the state. Worn depths are k times that. Where surfaces change by their wear, springs are as much shallower as their own body is
 * worn there, from one step to the next; the search still sees the surfaces as they were.
 *
 * <p>Memory: the time, the power of sliding and its integral over all springs by their forces, then for each spring the work per area and its
 * rate at the last step.
 */
final class WearRecord {
    private static final int HEAD = 3;
    private static final int EACH = 2;

    private final Wear wear;
    private final ContactGeometry geometry;
    private final int at;
    private final int first;
    private final int springs;
    private final int ofA;
    private final double share; // of the area that each spring has, where both bodies have springs
    private final double[] now;
    private final double[] oldA; // depths before the run by the number of the face; empty for none
    private final double[] oldB;

    /** @param at where its memory begins */
    WearRecord(Wear wear, ContactGeometry geometry, int at) {
        this.wear = wear;
        this.geometry = geometry;
        this.at = at;
        first = at + HEAD;
        springs = geometry.springs();
        ofA = geometry.springsOfA();
        share = ofA > 0 && ofA < springs ? 0.5 : 1;
        now = new double[springs];
        oldA = byFace(
                wear.beforeA(), wear.beforeA() == null ? now : wear.beforeA().depth());
        oldB = byFace(
                wear.beforeB(), wear.beforeB() == null ? now : wear.beforeB().depth());
    }

    /** Numbers of memory. */
    static int memories(ContactGeometry geometry) {
        return HEAD + EACH * geometry.springs();
    }

    private double factor(int spring) {
        return spring < ofA ? wear.factorA() : wear.factorB();
    }

    private double times() {
        return wear.cycles() > 0 ? wear.cycles() : wear.passes();
    }

    /** Depth of a spring that the run has worn [m]. */
    double depth(State s, int spring) {
        return times() * factor(spring) * s.memory[first + EACH * spring];
    }

    /** Makes the springs of a search as shallow as they are worn. */
    void shorten(State s, ContactSet set) {
        if (wear.cycles() > 0) {
            for (int i = 0; i < set.count; i++) {
                set.depth[i] -= depth(s, set.spring[i]);
            }
        }
    }

    /** Time since the last step [s]. */
    private double since(State s) {
        return s.memory[at] == Past.NEVER ? 0 : Math.max(0, s.time - s.memory[at]);
    }

    /** At the end of a step, with the laws that acted in it. */
    void commit(State s, ContactSet set, PairForces forces, int latchAt) {
        double[] m = s.memory;
        double lost = 0, dt = since(s), power = rates(s, set, forces, latchAt);
        for (int i = 0; wear.cycles() > 0 && i < set.count; i++) { // what was stored in what is gone
            int k = set.spring[i];
            double off = times() * factor(k) * 0.5 * dt * (m[first + EACH * k + 1] + now[k]), depth = set.depth[i];
            if (off > 0 && m[latchAt] == Latching.TOUCHING) {
                double stiffness = m[latchAt + 2];
                lost += set.area[i]
                        * (forces.law.potential(stiffness, depth) - forces.law.potential(stiffness, depth - off));
                set.depth[i] -= off;
            }
        }
        for (int i = 0, k = first; i < springs; i++, k += EACH) {
            if (m[k + 1] != 0 || now[i] != 0) { // of a patch only: most springs touch nothing
                m[k] += 0.5 * dt * (m[k + 1] + now[i]);
                m[k + 1] = now[i];
                now[i] = 0;
            }
        }
        forces.lose(lost);
        m[at + 2] += 0.5 * dt * (m[at + 1] + power);
        m[at + 1] = power;
        m[at] = s.time;
    }

    /** Area of a spring of the body that it belongs to alone [m²]. */
    private double area(int spring) {
        return geometry.springArea(spring) / share;
    }

    /** The rates of sliding work of all springs at an instant; gives the power of all. */
    private double rates(State s, ContactSet set, PairForces forces, int latchAt) {
        double[] m = s.memory;
        double power = 0;
        if (m[latchAt] == Latching.TOUCHING) {
            for (int i = 0; i < set.count; i++) {
                double pressure = forces.pressure(set, i, m[latchAt + 2], m[latchAt + 1]);
                double rate = Math.max(0, pressure) * Sticking.size(forces.sliding);
                now[set.spring[i]] = rate;
                power += set.area[i] * rate;
            }
        }
        return power;
    }

    /** Depth of a spring at an instant so long after the last step, whose rates are known [m]. */
    private double depth(State s, int spring, double since) {
        int k = first + EACH * spring;
        return times() * factor(spring) * (s.memory[k] + 0.5 * since * (s.memory[k + 1] + now[spring]));
    }

    private double volume(State s, boolean a, double since) {
        WornSurface before = a ? wear.beforeA() : wear.beforeB();
        double sum = before == null ? 0 : before.wholeVolume();
        for (int i = a ? 0 : ofA; i < (a ? ofA : springs); i++) {
            sum += depth(s, i, since) * area(i);
        }
        return sum;
    }

    private double greatest(State s, boolean a, double since) {
        double[] old = a ? oldA : oldB;
        double most = 0;
        for (int i = a ? 0 : ofA; i < (a ? ofA : springs); i++) {
            most = Math.max(most, depth(s, i, since) + (old.length == 0 ? 0 : old[geometry.springFace(i)]));
        }
        return most;
    }

    private double byForce(State s, boolean a, double since, double power) {
        WornSurface before = a ? wear.beforeA() : wear.beforeB();
        double k = a ? wear.factorA() : wear.factorB(),
                work = s.memory[at + 2] + 0.5 * since * (s.memory[at + 1] + power);
        return times() * k * work + (before == null ? 0 : before.byForce());
    }

    /** What is worn off, with what was before; surfaces without wear are left out. */
    List<WornSurface> surfaces(State s) {
        List<WornSurface> all = new ArrayList<>();
        for (boolean a : new boolean[] {true, false}) {
            if ((a ? wear.factorA() : wear.factorB()) > 0) {
                all.add(surface(s, a));
            }
        }
        return all;
    }

    private WornSurface surface(State s, boolean a) {
        WornSurface before = a ? wear.beforeA() : wear.beforeB();
        int from = a ? 0 : ofA, to = a ? ofA : springs, triangles = 0;
        for (int i = from; i < to; i++) {
            triangles = Math.max(triangles, geometry.springFace(i) + 1);
        }
        double[] volume = new double[triangles], area = new double[triangles];
        for (int i = from; i < to; i++) {
            volume[geometry.springFace(i)] += depth(s, i) * area(i);
            area[geometry.springFace(i)] += area(i);
        }
        int[] faces = IntStream.range(0, triangles).filter(f -> area[f] > 0).toArray();
        double[] depth = new double[faces.length], off = depth.clone();
        for (int i = 0; i < faces.length; i++) {
            off[i] = volume[faces[i]];
            depth[i] = off[i] / area[faces[i]];
        }
        if (before != null) { // the run has the same faces, but perhaps some of them were never asked for
            double[] oldDepth = a ? oldA : oldB, oldVolume = byFace(before, before.volume());
            for (int i = 0; i < faces.length; i++) {
                depth[i] += oldDepth[faces[i]];
                off[i] += oldVolume[faces[i]];
            }
        }
        return new WornSurface(a ? wear.nameA() : wear.nameB(), faces, depth, off, byForce(s, a, 0, 0));
    }

    /** A column of what was worn before, by the numbers of faces. */
    private double[] byFace(@Nullable WornSurface before, double[] column) {
        int most = -1;
        for (int i = 0; i < springs; i++) {
            most = Math.max(most, geometry.springFace(i));
        }
        double[] out = new double[before == null ? 0 : most + 1];
        for (int i = 0; before != null && i < before.face().length; i++) {
            if (before.face()[i] < out.length) {
                out[before.face()[i]] = column[i];
            }
        }
        return out;
    }

    /** Looks at an instant: what is found there, and how it presses. */
    interface Look {
        PairForces at(State s, Motion m);
    }

    /** Reads something off what is worn at an instant. */
    private interface Reading {
        double of(double since, double power);
    }

    /** An instant within a step has the wear of the step before, and that of the way from there. */
    private double read(State s, Motion m, Look look, ContactSet set, int latchAt, Reading reading) {
        PairForces forces = look.at(s, m);
        double x = reading.of(since(s), rates(s, set, forces, latchAt));
        Arrays.fill(now, 0);
        return x;
    }

    /** Channels of the surfaces that wear. */
    List<Signal> signals(Look look, ContactSet set, int latchAt) {
        List<Signal> all = new ArrayList<>();
        for (boolean a : new boolean[] {true, false}) {
            double k = a ? wear.factorA() : wear.factorB();
            if (k > 0) {
                String name = a ? wear.nameA() : wear.nameB();
                all.add(new Signal(
                        name + ".worn-volume",
                        Dimension.VOLUME,
                        (s, m) -> read(s, m, look, set, latchAt, (t, p) -> volume(s, a, t))));
                all.add(new Signal(
                        name + ".worn-depth",
                        Dimension.LENGTH,
                        (s, m) -> read(s, m, look, set, latchAt, (t, p) -> greatest(s, a, t))));
                all.add(new Signal(
                        name + ".worn-by-force",
                        Dimension.VOLUME,
                        (s, m) -> read(s, m, look, set, latchAt, (t, p) -> byForce(s, a, t, p))));
            }
        }
        return all;
    }

    /** Whether surfaces change by their wear. */
    boolean sheds() {
        return wear.cycles() > 0;
    }
}
