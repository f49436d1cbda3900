package org.condyle.io.model.contact;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.condyle.io.document.Entry;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;

/**
 * Warns of meshes under a law of pressure that cannot mean it: one is far away from the other, as a meniscus outside of its joint is, or
 * both have their outer sides on the same side where they are nearest, as after an export with flipped normals. Such a contact would stay
 * open, or press from the wrong side, without a word. Asked are meshes that cast rays, and those of files; of a closed mesh the reader knows
 * the outer side, of an open one nobody does.
 */
public final class MeshFacing {
    private static final int FACES = 400; // that are looked at of the smaller mesh
    private static final int OTHERS = 4000; // of the larger one
    private static final double FINE = 0.01; // of a shape, as triangles that stand for it
    private static final List<String> LAYERS = List.of("foundation", "foundation-logarithmic");
    private static final double SAME_WAY = 0.3; // mean cosine between the normals of nearest faces

    private final Motion motion;
    private final BiConsumer<String, String> warn;

    /** @param warn is told the name of a contact and what is odd about it */
    public MeshFacing(Motion motion, BiConsumer<String, String> warn) {
        this.motion = motion;
        this.warn = warn;
    }

    /** Whether a file has contacts that are looked at. */
    public static boolean isNeeded(Entry root) {
        return root.child("contacts").map(Entry::children).orElse(Map.of()).values().stream()
                .anyMatch(e -> asks(root, e));
    }

    private static boolean asks(Entry root, Entry contact) {
        String law =
                contact.child("law").filter(Entry::isScalar).map(Entry::text).orElse("");
        return law.equals(LawCatalog.CASTING)
                || (LAYERS.contains(law)
                        && contact.child("between").map(Entry::items).orElse(List.of()).stream()
                                .anyMatch(name -> isFile(root, name.text())));
    }

    private static boolean isFile(Entry root, String surface) {
        return root.child("surfaces")
                .flatMap(all -> all.child(surface))
                .flatMap(s -> s.child("shape"))
                .flatMap(s -> s.child("mesh"))
                .flatMap(m -> m.child("file"))
                .isPresent();
    }

    /** Looks at all these contacts. */
    public void look(Entry root, List<Surface> all) {
        Map<String, Surface> surfaces =
                all.stream().collect(Collectors.toMap(Surface::name, Function.identity(), (a, b) -> a));
        root.child("contacts").map(Entry::children).orElse(Map.of()).forEach((name, e) -> {
            List<Surface> two = e.child("between").map(Entry::items).orElse(List.of()).stream()
                    .map(x -> surfaces.get(x.text()))
                    .filter(s -> s != null)
                    .toList();
            if (two.size() == 2 && asks(root, e)) {
                look(name, two.get(0), two.get(1));
            }
        });
    }

    private void look(String contact, Surface a, Surface b) {
        boolean firstIsSmaller = a.shape().drawnSize() <= b.shape().drawnSize();
        Surface small = firstIsSmaller ? a : b, large = firstIsSmaller ? b : a;
        double[] from = faces(small, FACES), to = faces(large, OTHERS);
        int n = from.length / 6;
        double[][] nearest = new double[n][];
        for (int i = 0; i < n; i++) {
            double least = Double.POSITIVE_INFINITY, cosine = 0;
            for (int k = 0; k < to.length; k += 6) {
                double x = from[6 * i] - to[k], y = from[6 * i + 1] - to[k + 1], z = from[6 * i + 2] - to[k + 2];
                double squared = x * x + y * y + z * z;
                if (squared < least) {
                    least = squared;
                    cosine = from[6 * i + 3] * to[k + 3] + from[6 * i + 4] * to[k + 4] + from[6 * i + 5] * to[k + 5];
                }
            }
            nearest[i] = new double[] {Math.sqrt(least), cosine};
        }
        Arrays.sort(nearest, (p, q) -> Double.compare(p[0], q[0]));
        double size = small.shape().drawnSize(), gap = n == 0 ? 0 : nearest[0][0];
        double sum = 0;
        int close = Math.max(1, n / 4);
        for (int i = 0; i < close && n > 0; i++) {
            sum += nearest[i][1];
        }
        boolean meshes = a.shape().sourceFaces() > 0 && b.shape().sourceFaces() > 0;
        if (gap > size && meshes) {
            warn.accept(
                    contact,
                    String.format(
                            Locale.ROOT,
                            "surfaces '%s' and '%s' are %.3g mm apart at the start, and the smaller one is %.3g mm large: they will"
                                    + " hardly meet. Are both bodies in their places, and both meshes in the same unit?",
                            a.name(),
                            b.name(),
                            1e3 * gap,
                            1e3 * size));
        } else if (gap <= size && sum / close > SAME_WAY) {
            warn.accept(
                    contact,
                    String.format(
                            Locale.ROOT,
                            "where '%s' and '%s' are nearest, their outer sides look the same way instead of at each other; the"
                                    + " normals of one mesh are flipped: turn its faces round in the program that wrote it",
                            a.name(),
                            b.name()));
        }
    }

    /** Centroid and unit normal in the world of some faces, evenly spread over the list. */
    private double[] faces(Surface s, int most) {
        double tolerance = s.shape().sourceFaces() > 0 ? 1 : FINE * s.shape().drawnSize();
        Triangles t = s.shape().triangles(tolerance);
        int step = (t.faces() + most - 1) / most, count = 0;
        double[] out = new double[6 * t.faces()], local = new double[3], in = new double[3];
        double[] v = t.vertices();
        int[] c = t.corners();
        int placed = Motion.SIZE * s.body();
        for (int f = 0; f < t.faces(); f += Math.max(1, step)) {
            int p = 3 * c[3 * f], q = 3 * c[3 * f + 1], r = 3 * c[3 * f + 2];
            double[] u = new double[3], w = new double[3];
            for (int k = 0; k < 3; k++) {
                local[k] = (v[p + k] + v[q + k] + v[r + k]) / 3;
                u[k] = v[q + k] - v[p + k];
                w[k] = v[r + k] - v[p + k];
            }
            double x = u[1] * w[2] - u[2] * w[1], y = u[2] * w[0] - u[0] * w[2], z = u[0] * w[1] - u[1] * w[0];
            double length = Math.sqrt(x * x + y * y + z * z);
            if (!(length > 0)) {
                continue;
            }
            Mat3.times(s.frame().rotation(), 0, local[0], local[1], local[2], in, 0);
            for (int k = 0; k < 3; k++) {
                in[k] += s.frame().origin()[k];
            }
            motion.position(s.body(), in, out, 6 * count);
            Mat3.times(s.frame().rotation(), 0, x / length, y / length, z / length, in, 0);
            Mat3.times(motion.placement, placed + 3, in[0], in[1], in[2], out, 6 * count + 3);
            count++;
        }
        return Arrays.copyOf(out, 6 * count);
    }
}
