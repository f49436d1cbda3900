package org.condyle.contact;

import java.util.Arrays;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Unilateral;
import org.condyle.mechanics.contact.ContactReport;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.mechanics.contact.ImpactLaw;
import org.condyle.mechanics.contact.SpotReceiver;

/**
 * Two rigid surfaces. The rows are those of the material points in contact. The contact point moves over the surfaces,
 * as when a ball rolls, and the normal rotates; both effects are the curvature term of a row:
 *
 * <pre>  d/dt (n·v) = n·a + ṅ·v + n·[L_B(ẋ - v_B) - L_A(ẋ - v_A)]  </pre>
 *
 * with the velocity ẋ of the contact over the surfaces, which is computed by central differences of the search. A
 * patch, whose points change, is one contact at its deepest point.
 */
public final class RigidPair implements Unilateral, ContactGeometry.Owner {
    private static final double STEP = 3e-4; // relative; balances rounding of searches against its fourth power
    private static final double SHIFTING = 1e-9; // gap of points that come and go that is none [m]
    private static final double SHARPEST = 1e3; // what is curved more than this is a point [1/m]

    // Tangents are turned with the normal out of those of this direction. They jump at one place of the sphere only,
    // opposite to it, where no floor or wall is likely to look.
    private static final double[] POLE = {
        0.5436821, 0.3129137, Math.sqrt(1 - 0.5436821 * 0.5436821 - 0.3129137 * 0.3129137)
    };

    private final ContactGeometry geometry;
    private final boolean planar;
    private final DryFriction friction;
    private final ImpactLaw law;
    private final int memoryAt;
    private final ContactReport report;

    private final ContactSet set = new ContactSet(8);
    private final ContactSet near = new ContactSet(8);
    private final BodyPair pair;
    private final Motion moved;
    private final double[] velocity = new double[3];
    private final double[] curvatures = new double[2];
    private final double[] localA = new double[3];
    private final double[] localB = new double[3];
    // point, normal, tangents and depth at an instant; their rates
    private final double[] frame = new double[13];
    private final double[] frameNear = new double[13];
    private final double[] frameRate = new double[13];
    // where rows act on A and on B, and how these places move
    private final double[] place = new double[6];
    private final double[] placeRate = new double[6];
    private final double[] drift = new double[3];
    // what the last search was asked: places of A and B, hints. It depends on nothing else.
    private final double[] seenPlaces = new double[2 * Motion.SIZE];
    private final double[] seenHints;
    private boolean seen;

    private RigidPair(
            ContactGeometry geometry,
            boolean planar,
            DryFriction friction,
            ImpactLaw law,
            int memoryAt,
            int bodies,
            ContactReport report) {
        this.report = report;
        this.geometry = geometry;
        this.planar = planar;
        this.friction = friction;
        this.law = law;
        this.memoryAt = memoryAt;
        pair = new BodyPair(geometry);
        moved = new Motion(bodies);
        seenHints = new double[geometry.memories()];
        keep(moved, pair.a, 0); // the ground is there already, and stays
        keep(moved, pair.b, Motion.SIZE);
    }

    /**
     * A contact for a model that is being built, which gives it memory.
     *
     * @param planar friction then acts in the xy plane only
     */
    public static RigidPair in(
            Model.Builder model, ContactGeometry geometry, boolean planar, DryFriction friction, ImpactLaw law) {
        int memoryAt = model.memory(geometry.memories(), Double.NaN);
        int bodies = 1 + Math.max(geometry.bodyA(), geometry.bodyB());
        return new RigidPair(geometry, planar, friction, law, memoryAt, bodies, ContactReport.NONE);
    }

    /** The same contact with more to record. */
    public RigidPair reporting(ContactReport what) {
        int bodies = moved.placement.length / Motion.SIZE;
        return new RigidPair(geometry, planar, friction, law, memoryAt, bodies, what);
    }

    @Override
    public ContactReport report() {
        return report;
    }

    @Override
    public void tell(int candidate, double[] force, SpotReceiver out) {
        int entry = entry(set, candidate);
        if (entry < 0) {
            return;
        }
        frame(set, entry, frame);
        double[] f = frame;
        double second = planar ? 0 : force[2];
        out.spot(
                geometry.bodyA(),
                geometry.bodyB(),
                f[0],
                f[1],
                f[2],
                force[0] * f[3] + force[1] * f[6] + second * f[9],
                force[0] * f[4] + force[1] * f[7] + second * f[10],
                force[0] * f[5] + force[1] * f[8] + second * f[11],
                force[0],
                Double.NaN,
                Double.NaN,
                set.feature[entry]);
    }

    @Override
    public int candidates() {
        return Math.max(1, geometry.candidates());
    }

    @Override
    public String candidateName(int candidate) {
        return candidates() == 1 || geometry.shifting() ? "" : Integer.toString(candidate + 1);
    }

    @Override
    public Dimension dimension() {
        return Dimension.LENGTH;
    }

    @Override
    public void find(State state, Motion motion) {
        if (!alreadySeen(state, motion)) {
            seen = true;
            if (pair.a != Motion.GROUND) {
                keep(motion, pair.a, 0);
            }
            if (pair.b != Motion.GROUND) {
                keep(motion, pair.b, Motion.SIZE);
            }
            System.arraycopy(state.memory, memoryAt, seenHints, 0, seenHints.length);
            geometry.find(motion, state.memory, memoryAt, set);
            touch(set);
        }
        pair.begin(motion, seenPlaces);
    }

    private boolean alreadySeen(State state, Motion motion) {
        return seen
                && at(motion, pair.b, Motion.SIZE)
                && at(motion, pair.a, 0)
                && Arrays.equals(state.memory, memoryAt, memoryAt + seenHints.length, seenHints, 0, seenHints.length);
    }

    private void keep(Motion motion, int body, int place) {
        System.arraycopy(motion.placement, Motion.SIZE * body, seenPlaces, place, Motion.SIZE);
    }

    private boolean at(Motion motion, int body, int place) {
        double[] now = motion.placement;
        for (int i = body == Motion.GROUND ? Motion.SIZE : 0, from = Motion.SIZE * body; i < Motion.SIZE; i++) {
            if (now[from + i] != seenPlaces[place + i]) { // nearly always at once
                return false;
            }
        }
        return true;
    }

    /** A patch lists what overlaps; where surfaces just touch, the place where they are nearest is the contact. */
    private void touch(ContactSet found) {
        if (geometry.candidates() == 0
                && found.count == 0
                && found.gap <= gapTolerance()
                && !Double.isNaN(found.near[0])) {
            double[] n = found.near;
            found.add(n[0], n[1], n[2], n[3], n[4], n[5], -found.gap, 0, 0);
        }
    }

    @Override
    public double gap(int candidate) {
        int entry = entry(set, candidate);
        return entry >= 0 ? -set.depth[entry] : geometry.shifting() ? Double.POSITIVE_INFINITY : set.gap;
    }

    @Override
    public double leastGap() {
        return set.gap;
    }

    @Override
    public boolean shifting() {
        return geometry.shifting();
    }

    @Override
    public double gapTolerance() {
        return geometry.shifting() ? SHIFTING : Unilateral.super.gapTolerance();
    }

    @Override
    public double closing(Motion motion, double[] course) {
        return geometry.closing(motion, course, set);
    }

    @Override
    public boolean passable() {
        return geometry.passable();
    }

    @Override
    public double longestStep(Motion motion, double[] course) {
        return geometry.longestStep(motion, course, set);
    }

    /** The entry of a candidate: of a patch the deepest, -1 if it has none. */
    private int entry(ContactSet contacts, int candidate) {
        if (geometry.candidates() > 0) {
            return candidate < contacts.count ? candidate : -1;
        }
        int deepest = -1;
        for (int i = 0; i < contacts.count; i++) {
            if (deepest < 0 || contacts.depth[i] > contacts.depth[deepest]) {
                deepest = i;
            }
        }
        return deepest;
    }

    @Override
    public double gapRate(int candidate) {
        int entry = entry(set, candidate);
        if (entry < 0) {
            return gapRate(set.near, 0, set.near, 3, -set.gap);
        }
        return gapRate(set.point, 3 * entry, set.normal, 3 * entry, set.depth[entry]);
    }

    private double gapRate(double[] x, int xAt, double[] n, int nAt, double depth) {
        pair.velocity(x[xAt], x[xAt + 1], x[xAt + 2], velocity);
        double nx = n[nAt], ny = n[nAt + 1], nz = n[nAt + 2];
        return nx * velocity[0] + ny * velocity[1] + nz * velocity[2] - pair.stretching(depth, nx, ny, nz);
    }

    @Override
    public void assemble(int candidate, boolean withTangents, State state, Motion motion, Rows rows) {
        int entry = entry(set, candidate);
        if (entry < 0) {
            throw new IllegalStateException("there is no contact here");
        }
        frame(set, entry, frame);
        rates(candidate, entry, state, motion, rows);
        act(pair.deforms ? 0.5 : 0, motion);
        row(3, -set.depth[entry], rows);
        if (withTangents) {
            if (pair.deforms) {
                act(0, motion);
            }
            for (int d = 1; d <= tangents(); d++) {
                row(3 + 3 * d, 0, rows);
            }
        }
    }

    /**
     * Lets rows act half the depth away from the contact, on each body at its own surface, as the rate of the gap has
     * it if a body deforms; or between the surfaces.
     */
    private void act(double side, Motion motion) {
        double[] f = frame, g = frameRate;
        for (int i = 0; i < 3; i++) {
            double way = side * f[12] * f[3 + i], rate = side * (g[12] * f[3 + i] + f[12] * g[3 + i]);
            place[i] = f[i] + way;
            place[3 + i] = f[i] - way;
            placeRate[i] = g[i] + rate;
            placeRate[3 + i] = g[i] - rate;
        }
        motion.materialPoint(geometry.bodyA(), place, 0, localA, 0);
        motion.materialPoint(geometry.bodyB(), place, 3, localB, 0);
        pair.velocity(place, velocity);
        pair.drift(place, placeRate, drift);
    }

    /** The row of the direction at k of the frame. */
    private void row(int k, double value, Rows rows) {
        double bend = 0;
        for (int i = 0; i < 3; i++) {
            bend += frameRate[k + i] * velocity[i] + frame[k + i] * drift[i];
        }
        rows.row(value, 0, bend);
        rows.addForce(geometry.bodyB(), localB, frame[k], frame[k + 1], frame[k + 2]);
        rows.addForce(geometry.bodyA(), localA, -frame[k], -frame[k + 1], -frame[k + 2]);
    }

    /** Rates of point, normal, tangents and depth; a body that stands still has none, wherever it is. */
    private void rates(int candidate, int entry, State state, Motion motion, Rows rows) {
        // what shifts is held by steps, not by constraints
        double h = geometry.shifting() || rows.straight ? 0 : step(entry, motion);
        Arrays.fill(frameRate, 0);
        if (h > 0) {
            add(candidate, state, motion, -2 * h, 1 / (12 * h));
            add(candidate, state, motion, -h, -8 / (12 * h));
            add(candidate, state, motion, h, 8 / (12 * h));
            add(candidate, state, motion, 2 * h, -1 / (12 * h));
        }
    }

    /**
     * A time in which the bodies move by {@link #STEP} of what the surfaces are curved by; zero if they do not move.
     */
    private double step(int entry, Motion motion) {
        geometry.curvatures(motion, set, entry, curvatures);
        double bend = Math.max(Math.abs(curvatures[0]), Math.abs(curvatures[1]));
        double rate = pair.rate(Double.isFinite(bend) ? Math.min(Math.max(1, bend), SHARPEST) : 1);
        return rate > 1e-12 ? STEP / rate : 0;
    }

    /** One term of a difference: the weight times the frame as it is a time h away. */
    private void add(int candidate, State state, Motion motion, double h, double weight) {
        look(candidate, state, motion, h, frameNear);
        for (int i = 0; i < frameRate.length; i++) {
            frameRate[i] += weight * frameNear[i];
        }
    }

    private void look(int candidate, State state, Motion motion, double h, double[] out) {
        seen = false; // the geometry may keep something of its last search
        move(motion, geometry.bodyA(), h);
        move(motion, geometry.bodyB(), h);
        geometry.find(moved, state.memory, memoryAt, near);
        touch(near);
        int entry = entry(near, candidate);
        if (entry < 0) {
            System.arraycopy(frame, 0, out, 0, out.length);
        } else {
            frame(near, entry, out);
        }
    }

    private void move(Motion motion, int body, double h) {
        int at = Motion.SIZE * body;
        for (int i = at; i < at + Motion.SIZE; i++) {
            moved.placement[i] = motion.placement[i] + h * motion.rate[i];
        }
    }

    /** Point, normal, two tangents and depth of an entry; in the plane the first tangent lies in it. */
    private void frame(ContactSet contacts, int entry, double[] out) {
        out[12] = contacts.depth[entry];
        System.arraycopy(contacts.point, 3 * entry, out, 0, 3);
        System.arraycopy(contacts.normal, 3 * entry, out, 3, 3);
        double nx = out[3], ny = out[4], nz = out[5];
        if (planar) {
            out[6] = ny;
            out[7] = -nx;
            out[8] = 0;
            return;
        }
        double c = 1 / (1 + POLE[0] * nx + POLE[1] * ny + POLE[2] * nz);
        // the shortest turn from the pole to the normal, t + w × t + w × (w × t) c with w = pole × normal, of its
        // tangents
        double wx = POLE[1] * nz - POLE[2] * ny, wy = POLE[2] * nx - POLE[0] * nz, wz = POLE[0] * ny - POLE[1] * nx;
        double size = 1 / Math.hypot(POLE[0], POLE[1]);
        turn(wx, wy, wz, c, POLE[1] * size, -POLE[0] * size, 0, out, 6);
        out[9] = ny * out[8] - nz * out[7];
        out[10] = nz * out[6] - nx * out[8];
        out[11] = nx * out[7] - ny * out[6];
    }

    private static void turn(
            double wx, double wy, double wz, double c, double x, double y, double z, double[] out, int at) {
        double ax = wy * z - wz * y, ay = wz * x - wx * z, az = wx * y - wy * x;
        out[at] = x + ax + c * (wy * az - wz * ay);
        out[at + 1] = y + ay + c * (wz * ax - wx * az);
        out[at + 2] = z + az + c * (wx * ay - wy * ax);
    }

    @Override
    public int tangents() {
        return planar ? 1 : 2;
    }

    @Override
    public DryFriction friction() {
        return friction;
    }

    @Override
    public ImpactLaw law() {
        return law;
    }

    @Override
    public boolean remembers() {
        return seenHints.length > 0;
    }

    @Override
    public void remember(State state, Motion motion) {
        geometry.remember(motion, set, state.memory, memoryAt);
    }

    @Override
    public void draw(int candidate, State state, Motion motion, double[] force, SceneSketch sketch) {
        int entry = entry(set, candidate);
        if (entry < 0) {
            return;
        }
        frame(set, entry, frame);
        double side = sketch.between(geometry.bodyA(), geometry.bodyB());
        double[] f = velocity;
        for (int i = 0; i < 3; i++) {
            f[i] = side * force[0] * frame[3 + i];
        }
        sketch.contact(frame[0], frame[1], frame[2], f[0], f[1], f[2], 0, Double.NaN);
        if (force.length > 1) {
            for (int i = 0; i < 3; i++) {
                f[i] = side * (force[1] * frame[6 + i] + (planar ? 0 : force[2] * frame[9 + i]));
            }
            if (f[0] != 0 || f[1] != 0 || f[2] != 0) {
                sketch.arrow(frame[0], frame[1], frame[2], f[0], f[1], f[2]);
            }
        }
    }

    @Override
    public ContactGeometry geometry() {
        return geometry;
    }

    @Override
    public int searchMemory() {
        return memoryAt;
    }

    @Override
    public Unilateral forThread() {
        int bodies = moved.placement.length / Motion.SIZE;
        return new RigidPair(geometry.forThread(), planar, friction, law.forThread(), memoryAt, bodies, report);
    }
}
