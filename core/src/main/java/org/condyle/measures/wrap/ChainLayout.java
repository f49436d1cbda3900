package org.condyle.measures.wrap;

import java.util.List;

/**
 * Places in an array of the numbers of a path that goes over surfaces. A <i>node</i> has a number: points first, then
 * the two tangent points of each <i>slot</i>. A slot is a surface on a part of the path. By the rules of OpenSim a surface has one
 * slot and lies against one piece of its part. By exact rules a surface without a side has a slot between each two points, so
 * that a path never cuts through it; a surface with a side has one, or pieces on its other side would be pulled round, too.
 */
abstract class ChainLayout {
    final int points;
    final PathWrap[] wraps;
    final SegmentRule[] rules;
    final boolean exact;
    final int[] firstSlot; // of each wrap, and their number at the end

    // places in the array
    final int x; // positions of nodes in the world
    final int order;
    final int count;
    final int frames; // 12 a wrap: axes as columns, origin
    final int results; // SIZE a slot, in the frame of its surface
    final int slots; // of a slot: first and last point, last code, tangent points of the pass before, left out?
    final int failed; // 1 where a rule found no way over its surface
    final int buried; // 1 where a tangent point lies inside another surface
    final int steps; // of tangent points in the last pass
    final int ratio; // products of the last two steps: their ratio is one over the other
    final int ends; // the piece that is tried
    final int tried;
    final int kept; // another path
    final int known; // of each slot: the piece that was laid over its surface last, how, and with what result
    final int work;
    final int room;

    static final int SLOT = 9;
    static final int KNOWN = 7 + SegmentRule.SIZE;

    ChainLayout(List<PathPoint> path, List<PathWrap> list, Wrapping wrapping, int begin) {
        points = path.size();
        wraps = list.toArray(PathWrap[]::new);
        exact = wrapping == Wrapping.GEODESIC;
        rules = list.stream().map(wrapping::rule).toArray(SegmentRule[]::new);
        firstSlot = new int[wraps.length + 1];
        int own = 0;
        for (int k = 0; k < wraps.length; k++) {
            firstSlot[k + 1] = firstSlot[k] + (split(k) ? last(k) - first(k) : 1);
            own = Math.max(own, rules[k].room());
        }
        x = begin;
        order = x + 3 * nodes();
        count = order + nodes();
        frames = count + 1;
        results = frames + 12 * wraps.length;
        slots = results + SegmentRule.SIZE * slotCount();
        failed = slots + SLOT * slotCount();
        buried = failed + 1;
        steps = buried + 1;
        ratio = steps + 6 * slotCount();
        ends = ratio + 2;
        tried = ends + 6;
        kept = tried + SegmentRule.SIZE;
        known = kept + (keepsAnother() ? laid() : 0);
        work = known + KNOWN * slotCount();
        room = work + own - begin;
    }

    /** Whether there is room for another path: of exact rules where surfaces can share a piece. */
    final boolean keepsAnother() {
        return exact && wraps.length > 1;
    }

    final boolean split(int wrap) {
        return exact && wraps[wrap].surface().side().all();
    }

    /** First point of the part of a wrap, counted from 0. */
    final int first(int wrap) {
        return Math.max(0, wraps[wrap].first() - 1);
    }

    final int last(int wrap) {
        int last = wraps[wrap].last();
        return last < 1 ? points - 1 : Math.min(last, points) - 1;
    }

    final int room() {
        return room;
    }

    final int slotCount() {
        return firstSlot[wraps.length];
    }

    final int nodes() {
        return points + 2 * slotCount();
    }

    /** Where the position of a node is. */
    final int position(int node) {
        return x + 3 * node;
    }

    /** Where the frame of a wrap is: three rows of axes as columns, then the origin, in the world. */
    final int frame(int wrap) {
        return frames + 12 * wrap;
    }

    /** How many nodes the path has now. */
    final int count(double[] s) {
        return (int) s[count];
    }

    /** The node at a place of the path. */
    final int node(double[] s, int place) {
        return (int) s[order + place];
    }

    /** The slot of a tangent point. */
    final int slotOf(int node) {
        return (node - points) / 2;
    }

    final boolean isPoint(int node) {
        return node < points;
    }

    /** Whether the way from a node to the next one is an arc over a surface. */
    final boolean isArc(int node, int next) {
        return node >= points && next == node + 1 && (node - points) % 2 == 0;
    }

    final int result(int slot) {
        return results + SegmentRule.SIZE * slot;
    }

    final int wrapOf(int slot) {
        int k = 0;
        while (slot >= firstSlot[k + 1]) {
            k++;
        }
        return k;
    }

    final int wrapCount() {
        return wraps.length;
    }

    final boolean hasOther(int wrap) {
        return rules[wrap].hasOther();
    }

    /** Numbers of the path as it is laid: all of them lie side by side. */
    final int laid() {
        return ends - x;
    }
}
