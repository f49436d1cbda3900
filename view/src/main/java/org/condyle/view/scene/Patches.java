package org.condyle.view.scene;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.condyle.mechanics.SceneSketch;

/**
 * Contact points that carry a pressure: samples of a field on a surface, not things of their own. Where there are too many,
 * those in one cell of a lattice become one, so that what is left lies evenly; forces add up, pressures are averaged.
 */
public final class Patches {
    private static final double GROWTH = 1.25; // of the cells, until there are few enough
    private static final int NEIGHBOURS = 4; // of a sample inside a patch

    private Patches() {}

    static boolean isPatch(double[] contacts, int i) {
        return !Double.isNaN(contacts[SceneSketch.CONTACT * i + 7]);
    }

    /** Which of some contacts are samples of a patch, or which are not. */
    public static int[] which(double[] contacts, boolean patch) {
        return IntStream.range(0, contacts.length / SceneSketch.CONTACT)
                .filter(i -> isPatch(contacts, i) == patch)
                .toArray();
    }

    /** Samples and the elements that they belong to. */
    public record Samples(double[] contacts, int[] elements) {
        public static Samples of(double[] contacts, int[] elements, int[] which) {
            double[] rows = new double[SceneSketch.CONTACT * which.length];
            for (int n = 0; n < which.length; n++) {
                System.arraycopy(
                        contacts, SceneSketch.CONTACT * which[n], rows, SceneSketch.CONTACT * n, SceneSketch.CONTACT);
            }
            return new Samples(rows, Arrays.stream(which).map(i -> elements[i]).toArray());
        }

        int count() {
            return elements.length;
        }
    }

    /** No more than {@code most} samples, as near to it as even cells come. */
    static Samples merged(Samples all, int most) {
        if (all.count() <= most) {
            return all;
        }
        BoundingBox box = new BoundingBox();
        for (int i = 0; i < all.count(); i++) {
            box.add(all.contacts, SceneSketch.CONTACT * i);
        }
        double cell = Math.max(box.size() / most, 1e-300);
        Samples out = all;
        // in the end one cell holds all of an element and a sign; more of these than may be shown are left as they are
        for (double widest = 4 * box.size(); out.count() > most && cell < GROWTH * widest; cell *= GROWTH) {
            out = inCells(all, box.low, cell);
        }
        return out;
    }

    /** What pushes and what pulls, and what belongs to different elements, is not mixed. */
    private record Cell(int element, boolean pulls, long x, long y, long z) {}

    private static Samples inCells(Samples all, double[] low, double size) {
        Map<Cell, double[]> cells = new LinkedHashMap<>();
        double[] c = all.contacts;
        for (int i = 0; i < all.count(); i++) {
            int k = SceneSketch.CONTACT * i;
            Cell cell = new Cell(
                    all.elements[i],
                    c[k + 7] < 0,
                    (long) Math.floor((c[k] - low[0]) / size),
                    (long) Math.floor((c[k + 1] - low[1]) / size),
                    (long) Math.floor((c[k + 2] - low[2]) / size));
            double[] sum = cells.computeIfAbsent(cell, x -> new double[SceneSketch.CONTACT + 1]);
            for (int n = 0; n < SceneSketch.CONTACT; n++) {
                sum[n] += c[k + n];
            }
            sum[SceneSketch.CONTACT]++;
        }
        double[] out = new double[SceneSketch.CONTACT * cells.size()];
        int at = 0;
        for (double[] sum : cells.values()) {
            for (int n = 0; n < SceneSketch.CONTACT; n++) {
                boolean force = n >= 3 && n < 6;
                out[at++] = force ? sum[n] : sum[n] / sum[SceneSketch.CONTACT];
            }
        }
        return new Samples(out, cells.keySet().stream().mapToInt(Cell::element).toArray());
    }

    /** How far each sample is from its neighbours: the mean of so many as one inside a patch has; 0 for a single one. */
    public static double[] spacings(double[] contacts, boolean planar) {
        int n = contacts.length / SceneSketch.CONTACT,
                neighbours = Math.min(n - 1, planar ? NEIGHBOURS / 2 : NEIGHBOURS);
        double[] out = new double[n], nearest = new double[neighbours + 1]; // squares, the smallest first
        for (int i = 0; i < n && neighbours > 0; i++) {
            Arrays.fill(nearest, Double.POSITIVE_INFINITY);
            for (int j = 0; j < n; j++) {
                double square = 0;
                for (int k = 0; k < 3; k++) {
                    double d = contacts[SceneSketch.CONTACT * i + k] - contacts[SceneSketch.CONTACT * j + k];
                    square += d * d;
                }
                insert(square, nearest);
            }
            for (int k = 1; k <= neighbours; k++) { // the first is the sample itself
                out[i] += Math.sqrt(nearest[k]) / neighbours;
            }
        }
        return out;
    }

    /** Takes a number into a list of the smallest ones, in its place; all of a long list need not be sorted. */
    private static void insert(double x, double[] smallest) {
        int at = smallest.length - 1;
        if (x >= smallest[at]) {
            return;
        }
        for (; at > 0 && smallest[at - 1] > x; at--) {
            smallest[at] = smallest[at - 1];
        }
        smallest[at] = x;
    }
}
