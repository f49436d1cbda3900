package org.condyle.geometry.pair;

import java.util.Arrays;
import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.freeform.CurveTable;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.shape.Profile;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * A free-form profile A against any profile B. The distance of the points c(t) of A from the solid B is sampled along A
 * and its minima are refined by bracketed Newton to common normals, n·c'(t) = 0. A distance changes no faster than its
 * point moves, which tells what samples cannot matter. Either the deepest minimum is the one contact, or, if a profile
 * asks for several, all that overlap are listed.
 *
 * <p>Only the described range of A is searched; if the deepest point is its end, that is the contact.
 */
public final class ProfilePair extends SurfacePair {
    private final CurveProfile first;
    private final Profile second;
    private final CurveTable table;
    private final boolean several;
    private final int samples;
    private final double[] distance;
    private final double[] found;
    private final double[] hint;
    private final double[] jet = new double[6];
    private final double[] scratch = new double[6];
    private final double[] local = new double[3];
    private final double[] world = new double[6];
    private double slope; // of the distance along A, after look()

    public ProfilePair(Surface one, Surface other) {
        super(one, other);
        first = (CurveProfile) one.shape();
        second = (Profile) other.shape();
        table = first.table();
        several = first.several() || second.several();
        samples = table.curve.closed() ? table.segments : table.segments + 1;
        distance = new double[samples];
        found = new double[6 + second.hintSize()];
        hint = new double[Math.max(1, second.hintSize())];
    }

    @Override
    public int candidates() {
        return several ? 0 : 1;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        out.clear();
        Arrays.fill(distance, Double.NaN);
        Arrays.fill(hint, Double.NaN);
        if (several) {
            list(out);
        } else {
            deepest(memory[at], out);
        }
    }

    private void list(ContactSet out) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < samples; i++) {
            least = Math.min(least, sample(i));
        }
        double gap = least;
        for (int i = 0; i < samples; i++) {
            if (valley(i) && (distance[i] - reach(i) < Math.max(0, gap) || distance[i] == least)) {
                double t = bottom(i);
                double d = look(t);
                gap = Math.min(gap, d);
                if (d < 0) {
                    write(d, i, out);
                }
            }
        }
        out.gap = gap;
    }

    private void deepest(double start, ContactSet out) {
        double best = Double.POSITIVE_INFINITY, at = table.t[0];
        if (start >= table.t[0] && start <= table.t[table.segments]) {
            best = look(start);
            at = start;
        }
        int lowest = 0;
        double low = Double.POSITIVE_INFINITY;
        for (int i = 0; i < samples; i++) {
            double d = sample(i);
            if (d < low) {
                low = d;
                lowest = i;
            }
            // points within (d - best) of this one cannot be deeper
            double free = table.length[i] + d - Math.min(best, low);
            while (i + 1 < samples && table.length[i + 1] < free) {
                i++;
            }
        }
        for (int pass = -1; pass < samples; pass++) {
            int i = pass < 0 ? lowest : pass;
            boolean asked = !Double.isNaN(distance[i]);
            if (pass >= 0 && (i == lowest || !asked || distance[i] - reach(i) >= best)) {
                continue;
            }
            if (pass < 0 || valley(i)) {
                double t = bottom(i);
                double d = look(t);
                if (d < best) {
                    best = d;
                    at = t;
                }
            }
        }
        out.gap = look(at);
        write(out.gap, 0, out);
    }

    private double sample(int i) {
        if (Double.isNaN(distance[i])) {
            distance[i] = look(table.t[i]);
        }
        return distance[i];
    }

    /** How far the curve goes from sample i to its neighbours, at most. */
    private double reach(int i) {
        double after = i < table.segments ? table.length[i + 1] - table.length[i] : 0;
        double before = table.length[i == 0 ? table.segments : i] - table.length[i == 0 ? table.segments - 1 : i - 1];
        return Math.max(after, before);
    }

    private int before(int i) {
        return i > 0 ? i - 1 : table.curve.closed() ? samples - 1 : 0;
    }

    private int after(int i) {
        return i + 1 < samples ? i + 1 : table.curve.closed() ? 0 : i;
    }

    private boolean valley(int i) {
        int j = before(i), k = after(i);
        return (j == i || sample(i) <= sample(j)) && (k == i || sample(i) < sample(k));
    }

    /** The parameter of the lowest place between the neighbours of sample i. */
    private double bottom(int i) {
        double low =
                i > 0 ? table.t[i - 1] : table.curve.closed() ? table.t[0] - width(table.segments - 1) : table.t[0];
        double high = i < table.segments ? table.t[i + 1] : table.t[i];
        double at = table.t[i];
        double value = look(at);
        if (slope == 0) {
            return at;
        }
        if (slope > 0) {
            high = at;
        } else {
            low = at;
        }
        double lowest = at, least = value, last = high - low;
        for (int k = 0; k < 60; k++) {
            // H of the distance to B: its curvature where B is, seen from d away
            double bend = second.bend(found, scratch);
            double away = 1 + bend * value;
            double across = found[3] * velocity(1) - found[4] * velocity(0);
            double rise = acceleration() + (away > 0.05 ? bend / away : 0) * across * across;
            double next = at - slope / rise;
            // Newton must stay inside and halve; otherwise halve the bracket
            if (!(next > low && next < high) || Math.abs(next - at) > 0.5 * last) {
                next = 0.5 * (low + high);
            }
            last = Math.abs(next - at);
            at = next;
            double d = look(at);
            if (d <= least) {
                least = d;
                lowest = at;
            }
            value = d;
            if (slope > 0) {
                high = at;
            } else {
                low = at;
            }
            if (last <= 4 * Math.ulp(at) || high - low <= 4 * Math.ulp(at) || slope == 0) {
                break;
            }
        }
        return table.curve.closed() ? table.wrap(lowest) : lowest;
    }

    private double width(int segment) {
        return table.t[segment + 1] - table.t[segment];
    }

    /** Distance of c(t) from B, with its slope, the point in B's frame and the projection. */
    private double look(double t) {
        table.jet(t, jet);
        // A's point and derivatives in B's frame: r is B seen from A
        double x = jet[0] - r[0], y = jet[1] - r[1];
        local[0] = r[3] * x + r[6] * y;
        local[1] = r[4] * x + r[7] * y;
        double d = second.project(local[0], local[1], 0, hint, 0, found);
        System.arraycopy(found, 6, hint, 0, second.hintSize());
        slope = found[3] * velocity(0) + found[4] * velocity(1);
        return d;
    }

    private double velocity(int axis) {
        return r[3 + axis] * jet[2] + r[6 + axis] * jet[3];
    }

    private double acceleration() {
        double ax = r[3] * jet[4] + r[6] * jet[5], ay = r[4] * jet[4] + r[7] * jet[5];
        return found[3] * ax + found[4] * ay;
    }

    /** Adds what look() has found. */
    private void write(double d, int what, ContactSet out) {
        Placement.toWorld(a, jet[0], jet[1], 0, world, 0);
        Placement.turn(b, found[3], found[4], 0, world, 3);
        addMiddle(world, d, what, out);
    }

    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        double t = parameter(motion, contacts, entry);
        Arrays.fill(hint, Double.NaN);
        look(t);
        PlaneCurvatures.write(first.bend(t, jet) + second.bend(found, scratch), out);
    }

    private double parameter(Motion motion, ContactSet contacts, int entry) {
        place(motion);
        double[] p = contacts.point;
        Placement.toLocal(a, p[3 * entry], p[3 * entry + 1], p[3 * entry + 2], local, 0);
        double t = table.nearest(local[0], local[1], Double.NaN, scratch);
        return Math.min(Math.max(t, table.t[0]), table.t[table.segments]);
    }

    @Override
    public double maxValidDepth() {
        return Math.min(first.halfThickness(), second.halfThickness());
    }

    @Override
    public int memories() {
        return 1;
    }

    @Override
    public void remember(Motion motion, ContactSet contacts, double[] memory, int at) {
        memory[at] = contacts.count == 0 ? Double.NaN : parameter(motion, contacts, 0);
    }

    @Override
    public ContactGeometry forThread() {
        return new ProfilePair(surfaceA, surfaceB);
    }
}
