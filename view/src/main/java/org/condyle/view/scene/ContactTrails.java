package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.scene.Patches.Samples;
import org.condyle.view.scene.Scene.Trail;
import org.jspecify.annotations.Nullable;

/**
 * The ways of contact points over both bodies. A contact at points has a way for each of them; a contact over an area has
 * one for the centre of pressure of each patch, so that two condyles on one plateau have two. From frame to frame the
 * nearest points are taken for the same, unless they are far apart: then one way ends and another begins.
 */
final class ContactTrails {
    private static final double FAR = 0.06; // of the size of the scene: from one frame to the next
    private static final double SHORT = 0.012; // of that size: a way that does not get farther is none
    private static final double FINE = 4e-4; // of that size: points nearer to each other are one
    private static final int MOST_POINTS = 3000; // of all ways together
    private static final int MOST_TRAILS = 200;
    private static final int MOST_FRAMES = 1200; // that are looked at
    private static final int CLUSTERED = 160; // samples of a patch at a frame
    private static final double APART =
            3.5; // of the usual distance of samples: patches farther from each other are two

    private final Scene scene;
    private final Map<Integer, int[]> bodies;
    private final double size;
    private final List<Way> ended = new ArrayList<>();
    private final Map<Integer, List<Way>> open = new LinkedHashMap<>();

    private ContactTrails(Scene scene, Map<Integer, int[]> bodies) {
        this.scene = scene;
        this.bodies = bodies;
        size = Math.max(scene.size(), 1e-300);
    }

    /** @param bodies the two bodies of each element that has drawn a contact */
    static List<Trail> of(Scene scene, Map<Integer, int[]> bodies) {
        return bodies.isEmpty() ? List.of() : new ContactTrails(scene, bodies).all();
    }

    /** A contact point as it goes on: frames, and its places in the world. */
    private static final class Way {
        final int element;
        final List<Integer> frames = new ArrayList<>();
        final List<double[]> places = new ArrayList<>();

        Way(int element) {
            this.element = element;
        }

        void add(int frame, double[] x) {
            frames.add(frame);
            places.add(x);
        }

        double[] last() {
            return places.get(places.size() - 1);
        }
    }

    private List<Trail> all() {
        int n = scene.times().length, stride = Math.max(1, n / MOST_FRAMES);
        for (int f = 0; f < n; f += stride) {
            frame(f);
        }
        open.values().forEach(ended::addAll);
        List<Trail> trails = new ArrayList<>();
        for (Way w : ended) {
            for (int body : Arrays.stream(bodies.get(w.element)).distinct().toArray()) {
                Trail t = trail(w, body);
                if (t != null) {
                    trails.add(t);
                }
            }
        }
        trails.sort((a, b) -> Integer.compare(b.times().length, a.times().length));
        List<Trail> kept = trails.subList(0, Math.min(MOST_TRAILS, trails.size()));
        int points = kept.stream().mapToInt(t -> t.times().length).sum();
        int every = (points + MOST_POINTS - 1) / MOST_POINTS;
        return kept.stream().map(t -> every > 1 ? thinned(t, every) : t).toList();
    }

    private void frame(int f) {
        Scene.Marks m = scene.marks().get(f);
        for (int element : bodies.keySet()) {
            List<double[]> points = points(m, element);
            List<Way> ways = open.computeIfAbsent(element, e -> new ArrayList<>()), next = new ArrayList<>();
            boolean[] taken = new boolean[points.size()];
            // the nearest pairs first
            record Pair(double distance, int way, int point) {}
            List<Pair> pairs = new ArrayList<>();
            for (int w = 0; w < ways.size(); w++) {
                for (int p = 0; p < points.size(); p++) {
                    double d = Math.sqrt(Placing.squaredDistance(ways.get(w).last(), points.get(p)));
                    if (d < FAR * size) {
                        pairs.add(new Pair(d, w, p));
                    }
                }
            }
            pairs.sort((a, b) -> Double.compare(a.distance, b.distance));
            boolean[] goesOn = new boolean[ways.size()];
            for (Pair p : pairs) {
                if (!goesOn[p.way] && !taken[p.point]) {
                    goesOn[p.way] = taken[p.point] = true;
                    ways.get(p.way).add(f, points.get(p.point));
                }
            }
            for (int w = 0; w < goesOn.length; w++) {
                (goesOn[w] ? next : ended).add(ways.get(w));
            }
            for (int p = 0; p < taken.length; p++) {
                if (!taken[p]) {
                    Way begun = new Way(element);
                    begun.add(f, points.get(p));
                    next.add(begun);
                }
            }
            open.put(element, next);
        }
    }

    /** Where an element presses at a frame. */
    private List<double[]> points(Scene.Marks m, int element) {
        int[] own = IntStream.range(0, m.contactElements().length)
                .filter(i -> m.contactElements()[i] == element)
                .filter(i -> MarksMaker.force(m.contacts(), SceneSketch.CONTACT * i) > 0)
                .toArray();
        if (own.length == 0) {
            return List.of();
        }
        Samples samples = Samples.of(m.contacts(), m.contactElements(), own);
        if (Patches.isPatch(samples.contacts(), 0)) {
            return centres(Patches.merged(samples, CLUSTERED));
        }
        List<double[]> out = new ArrayList<>();
        for (int i = 0; i < own.length; i++) {
            out.add(Arrays.copyOfRange(samples.contacts(), SceneSketch.CONTACT * i, SceneSketch.CONTACT * i + 3));
        }
        return out;
    }

    /** The centre of pressure of each patch of samples that lie together. */
    private List<double[]> centres(Samples all) {
        double[] c = all.contacts();
        int n = all.count();
        double[] apart = Patches.spacings(c, scene.planar()), sorted = apart.clone();
        Arrays.sort(sorted);
        double near = Math.max(APART * sorted[n / 2], 1e-3 * size);
        int[] patch = new int[n];
        Arrays.fill(patch, -1);
        List<double[]> sums = new ArrayList<>();
        int[] queue = new int[n];
        for (int first = 0; first < n; first++) {
            if (patch[first] >= 0) {
                continue;
            }
            double[] sum = new double[4];
            int head = 0, tail = 0;
            queue[tail++] = first;
            patch[first] = sums.size();
            while (head < tail) {
                int i = queue[head++], at = SceneSketch.CONTACT * i;
                double weight = MarksMaker.force(c, at);
                for (int k = 0; k < 3; k++) {
                    sum[k] += weight * c[at + k];
                }
                sum[3] += weight;
                for (int j = 0; j < n; j++) {
                    if (patch[j] < 0 && square(c, at, SceneSketch.CONTACT * j) < near * near) {
                        patch[j] = sums.size();
                        queue[tail++] = j;
                    }
                }
            }
            sums.add(new double[] {sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]});
        }
        return sums;
    }

    private static double square(double[] c, int i, int j) {
        double x = c[i] - c[j], y = c[i + 1] - c[j + 1], z = c[i + 2] - c[j + 2];
        return x * x + y * y + z * z;
    }

    /** A way in the frame of a body; null if it stays where it began. */
    private @Nullable Trail trail(Way w, int body) {
        double[] times = new double[w.frames.size()], points = new double[3 * times.length];
        double[] inverse = new double[9], x = new double[3], last = null;
        BoundingBox box = new BoundingBox();
        int n = 0;
        for (int i = 0; i < times.length; i++) {
            double[] placement = scene.placements()[w.frames.get(i)], at = w.places.get(i);
            int b = Motion.SIZE * body;
            Mat3.inverse(placement, b + 3, inverse, 0);
            Mat3.times(inverse, 0, at[0] - placement[b], at[1] - placement[b + 1], at[2] - placement[b + 2], x, 0);
            boolean end = i == times.length - 1;
            if (last == null || end || Math.sqrt(Placing.squaredDistance(x, last)) > FINE * size) {
                System.arraycopy(x, 0, points, 3 * n, 3);
                times[n++] = scene.times()[w.frames.get(i)];
                box.add(x, 0);
                last = x.clone();
            }
        }
        return box.size() < SHORT * size
                ? null
                : new Trail(w.element, body, Arrays.copyOf(times, n), Arrays.copyOf(points, 3 * n));
    }

    private static Trail thinned(Trail t, int every) {
        int n = t.times().length;
        int[] kept =
                IntStream.range(0, n).filter(i -> i % every == 0 || i == n - 1).toArray();
        double[] points = new double[3 * kept.length];
        for (int i = 0; i < kept.length; i++) {
            System.arraycopy(t.points(), 3 * kept[i], points, 3 * i, 3);
        }
        return new Trail(
                t.element(),
                t.body(),
                Arrays.stream(kept).mapToDouble(i -> t.times()[i]).toArray(),
                points);
    }
}
