package org.condyle.geometry.many;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.geometry.Pairs;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.mechanics.contact.ManyBodySet;
import org.jspecify.annotations.Nullable;

/**
 * Searches of {@link Pairs} for many bodies: one for every two different shapes that have met, whatever bodies carry them, so
 * that ten thousand equal boxes need one. A search begins cold every time.
 */
final class ShapeSearches {
    private static final int A = 1;
    private static final int B = 2;
    /** Pairs of shapes that are looked up beforehand; with more different shapes a gap shows when they meet. */
    private static final int CHECKED = 1_000_000;

    private final List<Surface> surfaces;
    private final double touch;
    private final int[] kind; // equal for equal shapes
    private final Motion motion = new Motion(3);
    private final ContactSet found = new ContactSet(16);
    private final double[] courses = new double[6];
    private double[] cold = new double[0];

    // open addressing: key of a pair of kinds, plus one so that zero is free
    private long[] key = new long[64];
    private @Nullable ContactGeometry[] search = new ContactGeometry[64];
    private int used;

    /** @param touch gap that is listed as contact of rigid surfaces [m]; 0 if they are not rigid */
    ShapeSearches(List<Surface> surfaces, double touch) {
        this.surfaces = surfaces;
        this.touch = touch;
        kind = new int[surfaces.size()];
        Map<Object, Integer> kinds = new HashMap<>();
        for (int i = 0; i < kind.length; i++) {
            kind[i] = kinds.computeIfAbsent(surfaces.get(i).shape(), s -> kinds.size());
        }
    }

    /**
     * Sees that all surfaces can meet that may.
     *
     * @throws ModelException if two cannot
     */
    void check() {
        Map<Object, Integer> first = new HashMap<>(); // spheres and half-spaces are all alike in this
        for (int i = 0; i < kind.length; i++) {
            Shape what = surfaces.get(i).shape();
            first.putIfAbsent(Double.isNaN(Pairs.radius(what)) ? what : what.getClass(), i);
        }
        int[] some =
                first.values().stream().mapToInt(Integer::intValue).sorted().toArray();
        long pairs = 0;
        for (int i : some) {
            for (int j = 0; j < kind.length && pairs < CHECKED; j++, pairs++) {
                Surface a = surfaces.get(i), b = surfaces.get(j);
                if (a.body() != b.body() && Pairs.method(a.shape(), b.shape()).isEmpty()) {
                    Pairs.between(a, b); // says what is wrong
                }
            }
        }
    }

    /** Adds the overlaps of surfaces i and j, whose places in the world (twelve numbers each) are given. */
    void find(int i, int j, double[] places, ManyBodySet out) {
        ContactGeometry g = search(i, j);
        System.arraycopy(places, Motion.SIZE * i, motion.placement, Motion.SIZE * A, Motion.SIZE);
        System.arraycopy(places, Motion.SIZE * j, motion.placement, Motion.SIZE * B, Motion.SIZE);
        g.find(motion, cold, 0, found);
        out.addCloser(i, j, found, touch);
    }

    /**
     * How long surfaces i and j may go on so that neither passes the other.
     *
     * @param rates  of their places, twelve numbers each
     * @param course two numbers of each surface, about the origin of its frame
     */
    double longestStep(int i, int j, double[] places, double[] rates, double[] course) {
        ContactGeometry g = search(i, j);
        if (!g.passable()) {
            return Double.POSITIVE_INFINITY;
        }
        System.arraycopy(places, Motion.SIZE * i, motion.placement, Motion.SIZE * A, Motion.SIZE);
        System.arraycopy(places, Motion.SIZE * j, motion.placement, Motion.SIZE * B, Motion.SIZE);
        System.arraycopy(rates, Motion.SIZE * i, motion.rate, Motion.SIZE * A, Motion.SIZE);
        System.arraycopy(rates, Motion.SIZE * j, motion.rate, Motion.SIZE * B, Motion.SIZE);
        System.arraycopy(course, 2 * i, courses, 2 * A, 2);
        System.arraycopy(course, 2 * j, courses, 2 * B, 2);
        g.find(motion, cold, 0, found);
        return g.longestStep(motion, courses, found);
    }

    private ContactGeometry search(int i, int j) {
        long k = (((long) kind[i] << 32) | kind[j]) + 1;
        int at = slot(k);
        ContactGeometry g = search[at];
        if (g == null) {
            Surface a = surfaces.get(i), b = surfaces.get(j);
            Surface first = new Surface(a.name(), A, Frame.IDENTITY, a.shape());
            Surface second = new Surface(b.name(), B, Frame.IDENTITY, b.shape());
            // a ball has one point of contact, whose search sees it from the side where it came from however deep it is
            boolean ball = Pairs.isBall(a.shape()) || Pairs.isBall(b.shape());
            g = touch > 0 && !ball ? Pairs.rigid(first, second) : Pairs.between(first, second);
            if (g.memories() > cold.length) {
                cold = new double[g.memories()];
            }
            key[at] = k;
            search[at] = g;
            if (2 * ++used > key.length) {
                grow();
            }
        }
        return g;
    }

    private int slot(long k) {
        int mask = key.length - 1;
        int at = (int) ((k * 0x9E3779B97F4A7C15L) >>> 32) & mask;
        while (key[at] != 0 && key[at] != k) {
            at = (at + 1) & mask;
        }
        return at;
    }

    private void grow() {
        long[] keys = key;
        @Nullable ContactGeometry[] searches = search;
        key = new long[2 * keys.length];
        search = new ContactGeometry[2 * keys.length];
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] != 0) {
                int at = slot(keys[i]);
                key[at] = keys[i];
                search[at] = searches[i];
            }
        }
    }
}
