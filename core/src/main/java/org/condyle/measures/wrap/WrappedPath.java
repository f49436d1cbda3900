package org.condyle.measures.wrap;

import java.util.List;
import org.condyle.math.Mat3;
import org.condyle.measures.Vectors;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.GradientSlopes;
import org.condyle.mechanics.tangent.SecondDerivative;

/**
 * The length of a path through points of bodies and over surfaces fixed in rigid bodies, without friction: a muscle or a
 * ligament. A tension T pulls at every point of the path, tangent points included, with T times the unit vectors to its
 * neighbours; the tangent points of a surface carry what the surface feels. Where a point moves in its body with a coordinate,
 * the coordinate feels T (dX/dq)·u, too.
 *
 * <pre>  L = Σ straight parts + Σ arcs        L̇ = Σ u·(ẋ_next - ẋ) over straight parts, tangent points fixed in their bodies  </pre>
 *
 * By exact rules an arc is a geodesic that both straight parts touch; L is then stationary in the tangent points, so this L̇ is
 * the time derivative of L and the push is its gradient. Where no path is found L is not a number, so that a run stops. By the rules of OpenSim that is true to about 1e-4 of the rate, so such
 * a path cannot be held by a constraint.
 */
public final class WrappedPath implements Measure, SecondDerivative {
    private static final double[] ORIGIN = new double[3];
    private static final int ARC_PIECES = 12; // in pictures
    private static final int MOST_SWEEPS = 400;

    private final PathPoint[] points;
    final PathWrap[] wraps;
    private final Wrapping wrapping;
    final PathChain chain;
    private final PathTurning turning;

    // places in the scratch of a reading; the chain comes first
    private final int local; // of tangent points and moving points in their bodies
    final int velocity; // of nodes, tangent points taken as fixed in their bodies
    final int gradient; // sum of the unit vectors at nodes
    private final int course; // of points: X, X', X'' in the body
    private final int own; // of points: A X', then 2 Ȧ X' q̇ + A X'' q̇²
    final int frameRate; // of wraps: rates of axes and origin
    final int slide; // of slots: ρ̇ of both tangent points in the frame of the surface
    private final int matrix;
    private final int room;

    /** @throws IllegalArgumentException if a part of the path does not exist, or nothing is left of a path somewhere */
    public WrappedPath(List<PathPoint> points, List<PathWrap> wraps, Wrapping wrapping) {
        int n = points.size();
        long lasting = points.stream().filter(p -> p.presence() == null).count();
        if (lasting < 2) {
            throw new IllegalArgumentException(
                    "a path needs two points at least that always belong to it, has " + lasting);
        }
        for (PathWrap w : wraps) {
            int first = w.first() < 1 ? 1 : w.first(), last = w.last() < 1 ? n : w.last();
            if (first > n || last > n || first >= last) {
                throw new IllegalArgumentException(
                        "the path has " + n + " points; there is no part from point " + first + " to point " + last
                                + " that may touch '" + w.surface().name() + "'");
            }
        }
        this.points = points.toArray(PathPoint[]::new);
        this.wraps = wraps.toArray(PathWrap[]::new);
        this.wrapping = wrapping;
        chain = new PathChain(points, wraps, wrapping, 0);
        int nodes = chain.nodes();
        local = chain.room();
        velocity = local + 3 * nodes;
        gradient = velocity + 3 * nodes;
        course = gradient + 3 * nodes;
        own = course + 9 * n;
        frameRate = own + 6 * n;
        slide = frameRate + 12 * wraps.size();
        matrix = slide + 6 * chain.slotCount();
        room = matrix + Math.max(9, 12 + TangentRates.ROOM);
        turning = new PathTurning(this);
    }

    /** By exact rules. */
    public WrappedPath(List<PathPoint> points, List<PathWrap> wraps) {
        this(points, wraps, Wrapping.GEODESIC);
    }

    public List<PathPoint> points() {
        return List.of(points);
    }

    public List<PathWrap> wraps() {
        return List.of(wraps);
    }

    public Wrapping wrapping() {
        return wrapping;
    }

    @Override
    public Kind kind() {
        return Kind.LENGTH;
    }

    @Override
    public int room() {
        return room;
    }

    @Override
    public boolean isLine() {
        return true;
    }

    /** Points that move in their bodies follow coordinates. */
    @Override
    public boolean ofBodies() {
        for (PathPoint p : points) {
            if (p.moves() != null) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean canBeHeld() {
        return wrapping == Wrapping.GEODESIC || wraps.length == 0;
    }

    @Override
    public void read(State state, Motion motion, Reading reading) {
        double[] s = reading.scratch;
        chain.clear(s);
        for (int i = 0; i < points.length; i++) {
            PathPoint p = points[i];
            if (p.presence() == null || p.presence().holds(state.q)) {
                place(s, state, motion, i, p);
                chain.add(s, i);
            }
        }
        for (int k = 0; k < wraps.length; k++) {
            placeFrame(s, motion, k);
        }
        chain.lay(s);
        for (int i = 0; i < chain.count(s); i++) {
            int node = chain.node(s, i);
            if (!chain.isPoint(node)) {
                placeTangent(s, motion, node);
            }
        }
        sum(s, reading);
    }

    private void place(double[] s, State state, Motion motion, int i, PathPoint p) {
        Course moves = p.moves();
        if (moves == null) {
            motion.position(p.body(), p.at(), s, chain.position(i));
            motion.velocity(p.body(), p.at(), s, velocity + 3 * i);
            return;
        }
        int at = local + 3 * i, b = Motion.SIZE * p.body();
        moves.jet(state.q, s, course + 9 * i);
        System.arraycopy(s, course + 9 * i, s, at, 3);
        combine(motion.placement, b, s, at, chain.position(i));
        combine(motion.rate, b, s, at, velocity + 3 * i);
        double speed = state.v[moves.v()];
        int shift = course + 9 * i + 3, a = own + 6 * i;
        times(motion.placement, b + 3, s, shift, a);
        times(motion.rate, b + 3, s, shift, a + 3);
        for (int k = 0; k < 3; k++) {
            s[velocity + 3 * i + k] += speed * s[a + k];
            s[a + 3 + k] *= 2 * speed;
        }
        for (int k = 0; k < 3; k++) {
            int row = b + 3 + 3 * k;
            s[a + 3 + k] += speed
                    * speed
                    * (motion.placement[row] * s[shift + 3]
                            + motion.placement[row + 1] * s[shift + 4]
                            + motion.placement[row + 2] * s[shift + 5]);
        }
    }

    private void placeFrame(double[] s, Motion motion, int k) {
        WrapSurface surface = wraps[k].surface();
        int b = Motion.SIZE * surface.body(), f = chain.frame(k), rate = frameRate + 12 * k;
        Mat3.times(motion.placement, b + 3, surface.frame().rotation(), 0, s, f);
        Mat3.times(motion.rate, b + 3, surface.frame().rotation(), 0, s, rate);
        motion.position(surface.body(), surface.frame().origin(), s, f + 9);
        motion.velocity(surface.body(), surface.frame().origin(), s, rate + 9);
    }

    /** Material point and velocity of a tangent point. */
    private void placeTangent(double[] s, Motion motion, int node) {
        int slot = chain.slotOf(node), k = chain.wrapOf(slot), at = local + 3 * node;
        WrapSurface surface = wraps[k].surface();
        int r = chain.result(slot) + (chain.isArc(node, node + 1) ? SegmentRule.R1 : SegmentRule.R2);
        times(surface.frame().rotation(), 0, s, r, at);
        for (int i = 0; i < 3; i++) {
            s[at + i] += surface.frame().origin()[i];
        }
        combine(motion.rate, Motion.SIZE * surface.body(), s, at, velocity + 3 * node);
    }

    private void sum(double[] s, Reading reading) {
        double length = 0, rate = 0;
        int n = chain.count(s);
        for (int i = 0; i < n; i++) {
            int g = gradient + 3 * chain.node(s, i);
            s[g] = s[g + 1] = s[g + 2] = 0;
        }
        for (int i = 0; i + 1 < n; i++) {
            int a = chain.node(s, i), b = chain.node(s, i + 1);
            if (chain.isArc(a, b)) {
                length += s[chain.result(chain.slotOf(a)) + SegmentRule.ARC];
                continue;
            }
            int xa = chain.position(a), xb = chain.position(b), va = velocity + 3 * a, vb = velocity + 3 * b;
            double x = s[xb] - s[xa], y = s[xb + 1] - s[xa + 1], z = s[xb + 2] - s[xa + 2];
            double piece = Math.sqrt(x * x + y * y + z * z), inverse = piece > 0 ? 1 / piece : 0;
            length += piece;
            x *= inverse;
            y *= inverse;
            z *= inverse;
            rate += x * (s[vb] - s[va]) + y * (s[vb + 1] - s[va + 1]) + z * (s[vb + 2] - s[va + 2]);
            int ga = gradient + 3 * a, gb = gradient + 3 * b;
            s[ga] -= x;
            s[ga + 1] -= y;
            s[ga + 2] -= z;
            s[gb] += x;
            s[gb + 1] += y;
            s[gb + 2] += z;
        }
        reading.value = chain.failed(s) ? Double.NaN : length;
        reading.rate = rate;
    }

    @Override
    public void push(Reading reading, double effort, ForceReceiver forces) {
        double[] s = reading.scratch;
        for (int i = 0; i < chain.count(s); i++) {
            int node = chain.node(s, i), g = gradient + 3 * node, at = local + 3 * node, body = body(node);
            Course moves = chain.isPoint(node) ? points[node].moves() : null;
            if (chain.isPoint(node) && moves == null) {
                forces.addForce(body, points[node].at(), effort * s[g], effort * s[g + 1], effort * s[g + 2]);
                continue;
            }
            for (int r = 0; r < 3; r++) {
                for (int c = 0; c < 3; c++) {
                    s[matrix + 3 * r + c] = s[g + r] * s[at + c];
                }
            }
            forces.addForce(body, ORIGIN, effort * s[g], effort * s[g + 1], effort * s[g + 2]);
            forces.addMatrixForce(body, s, matrix, effort);
            if (moves != null) {
                forces.addGeneralised(moves.v(), effort * Vectors.dot(s, g, s, own + 6 * node));
            }
        }
    }

    /** dL/dP of the first and the last point of the path, six numbers: unit vectors. */
    double[] endPulls(Reading reading) {
        double[] s = reading.scratch, out = new double[6];
        System.arraycopy(s, gradient + 3 * chain.node(s, 0), out, 0, 3);
        System.arraycopy(s, gradient + 3 * chain.node(s, chain.count(s) - 1), out, 3, 3);
        return out;
    }

    /** The body that a node is on. */
    int body(int node) {
        return chain.isPoint(node)
                ? points[node].body()
                : wraps[chain.wrapOf(chain.slotOf(node))].surface().body();
    }

    /**
     * The sum over straight parts of d/dt (u·ẇ) at zero accelerations, where w are the velocities of the material points; the
     * tangent points move over their surfaces with ρ̇, so u turns and the material point changes.
     */
    @Override
    public double curvature(Reading reading) {
        if (!canBeHeld()) {
            throw new UnsupportedOperationException(
                    "a path by the rules of OpenSim cannot be held by a constraint; choose wrapping: geodesic");
        }
        double[] s = reading.scratch;
        slideTangents(s);
        double sum = 0;
        for (int i = 0; i + 1 < chain.count(s); i++) {
            int a = chain.node(s, i), b = chain.node(s, i + 1);
            if (!chain.isArc(a, b)) {
                sum += straightCurvature(s, a, b);
            }
        }
        return sum;
    }

    private double straightCurvature(double[] s, int a, int b) {
        int xa = chain.position(a), xb = chain.position(b);
        double piece = Vectors.distance(s, xa, s, xb);
        if (piece == 0) {
            return 0;
        }
        double along = 0, alongTrue = 0, both = 0, bias = 0;
        for (int k = 0; k < 3; k++) {
            double u = (s[xb + k] - s[xa + k]) / piece;
            double w = s[velocity + 3 * b + k] - s[velocity + 3 * a + k]; // of material points
            double d = w + sliding(s, b, k, 0) - sliding(s, a, k, 0); // of the ends of the part
            along += u * w;
            alongTrue += u * d;
            both += w * d;
            bias += u * (change(s, b, k) - change(s, a, k));
        }
        return (both - along * alongTrue) / piece + bias;
    }

    /** Component k of R ρ̇ (or of Ṙ ρ̇) at a tangent point; zero at points. */
    double sliding(double[] s, int node, int k, int rate) {
        if (chain.isPoint(node)) {
            return 0;
        }
        int slot = chain.slotOf(node), wrap = chain.wrapOf(slot);
        int at = slide + 6 * slot + (chain.isArc(node, node + 1) ? 0 : 3);
        int row = (rate == 0 ? chain.frame(wrap) : frameRate + 12 * wrap) + 3 * k;
        return s[row] * s[at] + s[row + 1] * s[at + 1] + s[row + 2] * s[at + 2];
    }

    /** Component k of the rate of the material velocity without accelerations. */
    private double change(double[] s, int node, int k) {
        if (!chain.isPoint(node)) {
            return sliding(s, node, k, 1);
        }
        return points[node].moves() == null ? 0 : s[own + 6 * node + 3 + k];
    }

    /** Finds ρ̇ of all tangent points; where surfaces follow each other, by sweeps, which converge as those of the path did. */
    void slideTangents(double[] s) {
        java.util.Arrays.fill(s, slide, slide + 6 * chain.slotCount(), 0);
        int n = chain.count(s), ends = matrix, rates = matrix + 6, work = matrix + 12;
        for (int sweep = 0; sweep < MOST_SWEEPS; sweep++) {
            double most = 0, change = 0;
            boolean coupled = false;
            for (int i = 1; i + 2 < n; i++) {
                int node = chain.node(s, i);
                if (!chain.isArc(node, chain.node(s, i + 1))) {
                    continue;
                }
                int before = chain.node(s, i - 1), after = chain.node(s, i + 2), slot = chain.slotOf(node);
                int k = chain.wrapOf(slot), out = slide + 6 * slot;
                coupled |= !chain.isPoint(before) || !chain.isPoint(after);
                relative(s, k, before, ends, rates);
                relative(s, k, after, ends + 3, rates + 3);
                double x0 = s[out], x1 = s[out + 1], x2 = s[out + 2], y0 = s[out + 3], y1 = s[out + 4], y2 = s[out + 5];
                TangentRates.find(wraps[k].surface().shape(), s, ends, rates, chain.result(slot), out, work);
                for (int j = 0; j < 6; j++) {
                    most = Math.max(most, Math.abs(s[out + j]));
                }
                change =
                        Math.max(change, Math.abs(s[out] - x0) + Math.abs(s[out + 1] - x1) + Math.abs(s[out + 2] - x2));
                change = Math.max(
                        change, Math.abs(s[out + 3] - y0) + Math.abs(s[out + 4] - y1) + Math.abs(s[out + 5] - y2));
            }
            if (!coupled || change <= 1e-14 * most) {
                return;
            }
        }
    }

    /** Position and velocity of a node relative to a surface, in its frame. */
    private void relative(double[] s, int k, int node, int at, int rateAt) {
        int f = chain.frame(k), d = frameRate + 12 * k, x = chain.position(node);
        chain.intoFrame(s, k, x, at);
        for (int c = 0; c < 3; c++) {
            double sum = 0;
            for (int r = 0; r < 3; r++) {
                double v = s[velocity + 3 * node + r] + sliding(s, node, r, 0) - s[d + 9 + r];
                sum += s[f + 3 * r + c] * v + s[d + 3 * r + c] * (s[x + r] - s[f + 9 + r]);
            }
            s[rateAt + c] = sum;
        }
    }

    /** By the rules of OpenSim the push is no exact gradient, and how tangent points move is not known in closed form. */
    @Override
    public boolean hasSecondDerivative() {
        return canBeHeld();
    }

    @Override
    public void addSecondDerivative(Motion motion, Reading now, GradientSlopes out) {
        turning.add(motion, now.scratch, out);
    }

    @Override
    public void draw(State state, Motion motion, double tension, SceneSketch sketch) {
        Reading reading = new Reading(this);
        read(state, motion, reading);
        double[] s = reading.scratch, arc = new double[3 * (ARC_PIECES + 1)];
        for (int i = 0; i + 1 < chain.count(s); i++) {
            int a = chain.node(s, i), b = chain.node(s, i + 1), from = chain.position(a), to = chain.position(b);
            if (!chain.isArc(a, b)) {
                sketch.line(s[from], s[from + 1], s[from + 2], s[to], s[to + 1], s[to + 2], tension);
                continue;
            }
            chain.trace(s, i, arc);
            int k = chain.frame(chain.wrapOf(chain.slotOf(a)));
            for (int j = 0; j < arc.length; j += 3) {
                Mat3.times(s, k, arc[j], arc[j + 1], arc[j + 2], arc, j);
                for (int c = 0; c < 3; c++) {
                    arc[j + c] += s[k + 9 + c];
                }
            }
            for (int j = 0; j + 5 < arc.length; j += 3) {
                sketch.line(arc[j], arc[j + 1], arc[j + 2], arc[j + 3], arc[j + 4], arc[j + 5], tension);
            }
        }
    }

    /** out = p + A X for numbers of a placement, or the same of its rate. */
    private static void combine(double[] m, int b, double[] s, int at, int out) {
        times(m, b + 3, s, at, out);
        s[out] += m[b];
        s[out + 1] += m[b + 1];
        s[out + 2] += m[b + 2];
    }

    private static void times(double[] m, int mAt, double[] s, int at, int out) {
        Mat3.times(m, mAt, s[at], s[at + 1], s[at + 2], s, out);
    }
}
