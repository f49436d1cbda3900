package org.condyle.measures.wrap;

import java.util.Arrays;
import java.util.List;
import org.condyle.measures.Vectors;
import org.jspecify.annotations.Nullable;

/**
 * The order of the points of a path when it goes over its surfaces: points, and between them pairs of tangent points. All
 * numbers are in an array of the caller, whose places {@link ChainLayout} knows.
 *
 * <p>Each pass takes the tangent points of a slot away, tries the pieces of its part, and puts the new ones in. OpenSim stops
 * when the length changes by less than 0.5 mm, after 8 passes at most; exact rules look for the {@link ShortestPath}.
 */
final class PathChain extends ChainLayout {
    private static final int OPENSIM_PASSES = 8;
    private static final double OPENSIM_CHANGE = 5e-4; // m

    static final long NO_WAY = 0;
    private static final double MOST_RATIO = 0.98;

    private final @Nullable ShortestPath search; // of exact rules where surfaces can share a piece

    PathChain(List<PathPoint> path, List<PathWrap> list, Wrapping wrapping, int begin) {
        super(path, list, wrapping, begin);
        search = keepsAnother() ? new ShortestPath(this) : null;
    }

    /** Lays the path out: positions of active points and frames are there, and the active points are in the order. */
    void lay(double[] s) {
        boolean interact = share(s);
        if (!exact) {
            layAsOpenSim(s);
        } else if (interact && search != null) {
            search.find(s);
        } else {
            for (int k = 0; k < wraps.length; k++) {
                touch(s, k, false);
            }
        }
    }

    private void layAsOpenSim(double[] s) {
        int passes = wraps.length < 2 ? 1 : OPENSIM_PASSES;
        double before = Double.POSITIVE_INFINITY;
        boolean swapped = false;
        for (int pass = 0; pass < passes; pass++) {
            for (int i = 0; i < wraps.length; i++) {
                int k = swapped && i < 2 ? 1 - i : i;
                leave(s, firstSlot[k]);
                touch(s, k, false);
            }
            double now = passes == 1 ? before : length(s);
            if (passes == 1 || Math.abs(now - before) < OPENSIM_CHANGE) {
                return;
            }
            before = now;
            if (pass == 0 && code(s, firstSlot[0]) == SegmentRule.NONE && code(s, firstSlot[1]) == SegmentRule.INSIDE) {
                swapped = true;
                leave(s, firstSlot[0]);
            }
        }
    }

    private double code(double[] s, int slot) {
        return s[slots + SLOT * slot + 2];
    }

    /** Tells the slots their parts; returns whether two surfaces have a piece in common. */
    private boolean share(double[] s) {
        boolean common = false;
        for (int k = 0; k < wraps.length; k++) {
            int first = -1, last = -1, slot = firstSlot[k];
            for (int place = 0; place < count(s); place++) {
                int point = node(s, place);
                if (point < first(k) || point > last(k)) {
                    continue;
                }
                if (split(k) && last >= 0) {
                    part(s, slot++, last, point);
                }
                first = first < 0 ? point : first;
                last = point;
            }
            if (!split(k)) {
                part(s, slot++, first, last);
            }
            for (; slot < firstSlot[k + 1]; slot++) {
                part(s, slot, -1, -1);
            }
            for (int j = 0; j < k; j++) {
                common |= first(j) < last(k) && first(k) < last(j);
            }
        }
        return common;
    }

    private void part(double[] s, int slot, int first, int last) {
        int at = slots + SLOT * slot;
        s[at] = first;
        s[at + 1] = last;
        s[at + 2] = SegmentRule.NONE;
        s[at + 3] = Double.NaN; // no tangent points yet
    }

    private boolean touches(double[] s, int slot) {
        return !Double.isNaN(s[slots + SLOT * slot + 3]);
    }

    /** Lays a wrap over the straight pieces that cut it now; returns whether there were any. */
    boolean touch(double[] s, int k, boolean other) {
        boolean found = false;
        for (int slot = firstSlot[k]; slot < firstSlot[k + 1]; slot++) {
            if (!touches(s, slot) && wraps[k].surface().active()) {
                int place = choose(s, k, slot, other);
                if (place >= 0) {
                    insert(s, slot, place);
                    found = true;
                }
            }
        }
        return found;
    }

    /** Takes the tangent points of a slot away. */
    private void leave(double[] s, int slot) {
        if (touches(s, slot)) {
            remove(s, points + 2 * slot);
            s[slots + SLOT * slot + 3] = Double.NaN;
        }
    }

    private void insert(double[] s, int slot, int place) {
        int n = count(s), node = points + 2 * slot;
        for (int i = n - 1; i > place; i--) {
            s[order + i + 2] = s[order + i];
        }
        s[order + place + 1] = node;
        s[order + place + 2] = node + 1;
        s[count] = n + 2;
        moved(s, slot);
    }

    /**
     * Lays each arc between its neighbours as they are now. Arcs may become negative on the way.
     *
     * @return how far a tangent point has moved; infinity if a surface was left because the path lies no longer against it
     */
    double relax(double[] s) {
        double moved = 0;
        s[ratio] = s[ratio + 1] = 0;
        for (int place = 1; place < count(s) - 2; place++) {
            int node = node(s, place);
            if (!isArc(node, node(s, place + 1))) {
                continue;
            }
            int slot = slotOf(node);
            if (again(s, slot, place)) {
                moved = Math.max(moved, moved(s, slot));
            } else {
                leave(s, slot);
                moved = Double.POSITIVE_INFINITY;
                place--;
            }
        }
        return moved;
    }

    private boolean again(double[] s, int slot, int place) {
        int k = wrapOf(slot);
        intoFrame(s, k, position(node(s, place - 1)), ends);
        intoFrame(s, k, position(node(s, place + 2)), ends + 3);
        System.arraycopy(s, result(slot), s, tried, SegmentRule.SIZE);
        if (rules[k].again(s, ends, tried, work) < SegmentRule.WRAPPED) {
            return false;
        }
        System.arraycopy(s, tried, s, result(slot), SegmentRule.SIZE);
        return true;
    }

    /** Leaves the surface whose arc is the most negative one; returns false if all arcs are positive. */
    boolean leaveNegative(double[] s) {
        int worst = -1;
        double least = 0;
        for (int slot = 0; slot < slotCount(); slot++) {
            if (touches(s, slot) && s[result(slot) + SegmentRule.ARC] < least) {
                least = s[result(slot) + SegmentRule.ARC];
                worst = slot;
            }
        }
        if (worst >= 0) {
            leave(s, worst);
        }
        return worst >= 0;
    }

    /** Brings the tangent points of a slot into the world; returns how far they have moved since the pass before. */
    private double moved(double[] s, int slot) {
        int at = slots + SLOT * slot + 3, step = steps + 6 * slot, node = points + 2 * slot, k = wrapOf(slot);
        toWorld(s, k, result(slot) + SegmentRule.R1, position(node));
        toWorld(s, k, result(slot) + SegmentRule.R2, position(node + 1));
        double moved = 0;
        for (int i = 0; i < 6; i++) {
            double by = s[position(node) + i] - s[at + i];
            moved = Math.max(moved, Math.abs(by));
            s[ratio] += by * s[step + i];
            s[ratio + 1] += s[step + i] * s[step + i];
            s[step + i] = by;
            s[at + i] = s[position(node) + i];
        }
        return moved;
    }

    /** Goes on with the tangent points as far as passes that shrink by the same ratio would bring them. */
    void extrapolate(double[] s) {
        double r = s[ratio] / s[ratio + 1];
        if (!(Math.abs(r) < MOST_RATIO)) {
            return;
        }
        for (int slot = 0; slot < slotCount(); slot++) {
            if (touches(s, slot)) {
                for (int i = 0; i < 6; i++) {
                    double by = r / (1 - r) * s[steps + 6 * slot + i];
                    s[position(points + 2 * slot) + i] += by;
                    s[slots + SLOT * slot + 3 + i] += by;
                }
            }
        }
    }

    private void remove(double[] s, int node) {
        int n = count(s), kept = 0;
        for (int i = 0; i < n; i++) {
            int other = node(s, i);
            if (other != node && other != node + 1) {
                s[order + kept++] = other;
            }
        }
        s[count] = kept;
    }

    /** The place after which the tangent points of a slot belong; -1 if its part stays straight. */
    private int choose(double[] s, int k, int slot, boolean other) {
        int at = slots + SLOT * slot, chosen = -1;
        double least = Double.POSITIVE_INFINITY;
        boolean inside = false;
        for (int place = 0; place < count(s) - 1; place++) {
            int from = node(s, place), to = node(s, place + 1);
            inside |= from == (int) s[at];
            if (from == (int) s[at + 1]) {
                break;
            }
            if (!inside || isArc(from, to)) {
                continue;
            }
            intoFrame(s, k, position(from), ends);
            intoFrame(s, k, position(to), ends + 3);
            int code = other ? rules[k].other(s, ends, tried, work) : attempt(s, k, slot);
            s[at + 2] = code;
            if (code == SegmentRule.FAILED) {
                s[failed] = 1;
            } else if (code == SegmentRule.INSIDE) {
                s[buried] = buries(k, s, from, ends) || buries(k, s, to, ends + 3) ? 1 : s[buried];
            }
            if (code < SegmentRule.WRAPPED) {
                continue;
            }
            double more = Vectors.distance(s, ends, s, tried + SegmentRule.R1)
                    + s[tried + SegmentRule.ARC]
                    + Vectors.distance(s, ends + 3, s, tried + SegmentRule.R2)
                    - Vectors.distance(s, ends, s, ends + 3);
            if (code == SegmentRule.MANDATORY || more < least) {
                least = more;
                chosen = place;
                System.arraycopy(s, tried, s, result(slot), SegmentRule.SIZE);
            }
            if (code == SegmentRule.MANDATORY) {
                break;
            }
        }
        return chosen;
    }

    /**
     * Tries a piece with the rule of a surface, or takes what that gave for the same piece, to the last bit, the last time: rules are dear and
     * pure, and many pieces stay as they are in their surface while other bodies move.
     */
    private int attempt(double[] s, int k, int slot) {
        int at = known + KNOWN * slot;
        if (s[at + 6] != 0 && Arrays.equals(s, ends, ends + 6, s, at, at + 6)) {
            System.arraycopy(s, at + 7, s, tried, SegmentRule.SIZE);
            return (int) s[at + 6];
        }
        int code = rules[k].attempt(s, ends, tried, work);
        if (code >= SegmentRule.WRAPPED) {
            System.arraycopy(s, ends, s, at, 6);
            s[at + 6] = code;
            System.arraycopy(s, tried, s, at + 7, SegmentRule.SIZE);
        }
        return code;
    }

    /** Whether a tangent point of another surface lies inside. */
    private boolean buries(int k, double[] s, int node, int at) {
        return !isPoint(node) && wraps[k].surface().shape().inside(s, at);
    }

    /** out = Rᵀ(x - o). */
    void intoFrame(double[] s, int k, int from, int out) {
        int f = frame(k);
        double a = s[from] - s[f + 9], b = s[from + 1] - s[f + 10], c = s[from + 2] - s[f + 11];
        s[out] = s[f] * a + s[f + 3] * b + s[f + 6] * c;
        s[out + 1] = s[f + 1] * a + s[f + 4] * b + s[f + 7] * c;
        s[out + 2] = s[f + 2] * a + s[f + 5] * b + s[f + 8] * c;
    }

    private void toWorld(double[] s, int k, int from, int out) {
        int f = frame(k);
        double a = s[from], b = s[from + 1], c = s[from + 2];
        for (int i = 0; i < 3; i++) {
            s[out + i] = s[f + 9 + i] + s[f + 3 * i] * a + s[f + 3 * i + 1] * b + s[f + 3 * i + 2] * c;
        }
    }

    /** Length of the path as it is laid now. */
    double length(double[] s) {
        double sum = 0;
        for (int i = 0; i < count(s) - 1; i++) {
            int from = node(s, i), to = node(s, i + 1);
            sum += isArc(from, to)
                    ? s[result(slotOf(from)) + SegmentRule.ARC]
                    : Vectors.distance(s, position(from), s, position(to));
        }
        return sum;
    }

    /**
     * A number that two paths have in common if they go over the same surfaces in the same order and on the same sides; {@link #NO_WAY}
     * if a surface has no definite sides.
     */
    long way(double[] s) {
        long out = 1;
        for (int place = 0; place < count(s); place++) {
            int node = node(s, place);
            if (!isPoint(node) && isArc(node, node + 1)) {
                int slot = slotOf(node), sense = rules[wrapOf(slot)].sense(s, result(slot));
                if (sense == 0) {
                    return NO_WAY;
                }
                out = 31 * out + 2L * slot + (sense > 0 ? 1 : 0);
            }
        }
        return out;
    }

    /** How many surfaces the path touches. */
    int touched(double[] s) {
        int n = 0;
        for (int slot = 0; slot < slotCount(); slot++) {
            n += touches(s, slot) ? 1 : 0;
        }
        return n;
    }

    /** Whether a surface with a side lies between two points and the path passes it on the other side. */
    boolean passesWrong(double[] s) {
        for (int k = 0; k < wraps.length; k++) {
            int at = slots + SLOT * firstSlot[k];
            if (split(k) || s[at + 1] - s[at] != 1 || !wraps[k].surface().active()) {
                continue;
            }
            boolean part = false;
            for (int place = 0; place < count(s) - 1; place++) {
                int from = node(s, place), to = node(s, place + 1);
                part = isPoint(from) ? from == (int) s[at] : part;
                if (part && !(isArc(from, to) && slotOf(from) == firstSlot[k])) {
                    intoFrame(s, k, position(from), ends);
                    intoFrame(s, k, position(to), ends + 3);
                    if (rules[k].passesWrong(s, ends)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Takes all tangent points away. */
    void straighten(double[] s) {
        for (int slot = 0; slot < slotCount(); slot++) {
            leave(s, slot);
        }
    }

    /** Keeps the path as it is. */
    void keep(double[] s) {
        System.arraycopy(s, x, s, kept, laid());
    }

    /** Brings back what was kept. */
    void bringBack(double[] s) {
        System.arraycopy(s, kept, s, x, laid());
    }

    /** Whether no path was found. */
    boolean failed(double[] s) {
        return s[failed] != 0;
    }

    void setFailed(double[] s, boolean is) {
        s[failed] = is ? 1 : 0;
    }

    /** Whether a tangent point was found inside another surface since {@link #forgetBuried}. */
    boolean buried(double[] s) {
        return s[buried] != 0;
    }

    void forgetBuried(double[] s) {
        s[buried] = 0;
    }

    /** Begins a new path with no points. */
    void clear(double[] s) {
        s[count] = 0;
        s[failed] = 0;
        s[buried] = 0;
    }

    /** Appends an active point. */
    void add(double[] s, int point) {
        int n = count(s);
        s[order + n] = point;
        s[count] = n + 1;
    }

    /** Points of the arc of a slot in the frame of its surface. */
    void trace(double[] s, int place, double[] out) {
        int node = node(s, place), slot = slotOf(node), k = wrapOf(slot);
        intoFrame(s, k, position(node(s, place - 1)), ends);
        intoFrame(s, k, position(node(s, place + 2)), ends + 3);
        rules[k].trace(s, ends, result(slot), work, out);
    }
}
