package org.condyle.view.scene;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.scene.Patches.Samples;

/** Makes the marks of a frame: all that elements have drawn, with the resultant of each contact, and no more contact points than can be told apart. */
final class MarksMaker {
    private static final int MOST_CONTACTS = 400;

    private MarksMaker() {}

    /** @param oneBody says whether all points of an element press on one body, so that their sum means something */
    static Scene.Marks of(SceneSketch sketch, IntPredicate oneBody) {
        double[] contacts = sketch.contacts();
        int[] elements = sketch.contactElements();
        Map<Integer, double[]> sums = resultants(contacts, elements, oneBody);
        Scene.Marks all = new Scene.Marks(
                sketch.lines(),
                sketch.lineElements(),
                sketch.arrows(),
                sketch.arrowElements(),
                contacts,
                elements,
                sums.values().stream().flatMapToDouble(Arrays::stream).toArray(),
                sums.keySet().stream().mapToInt(Integer::intValue).toArray(),
                Patches.which(contacts, false).length,
                sketch.spots(),
                sketch.spotElements());
        return fewer(all, MOST_CONTACTS);
    }

    /** The same with fewer contact points: the strongest; samples of patches are merged, and cover all that they did. */
    private static Scene.Marks fewer(Scene.Marks m, int most) {
        double[] contacts = m.contacts();
        if (m.contactElements().length <= most) {
            return m;
        }
        Samples single = Samples.of(contacts, m.contactElements(), strongest(contacts, most));
        Samples patch = Patches.merged(Samples.of(contacts, m.contactElements(), Patches.which(contacts, true)), most);
        double[] both = Arrays.copyOf(single.contacts(), single.contacts().length + patch.contacts().length);
        System.arraycopy(patch.contacts(), 0, both, single.contacts().length, patch.contacts().length);
        return new Scene.Marks(
                m.lines(),
                m.lineElements(),
                m.arrows(),
                m.arrowElements(),
                both,
                IntStream.concat(Arrays.stream(single.elements()), Arrays.stream(patch.elements()))
                        .toArray(),
                m.resultants(),
                m.resultantElements(),
                m.points(),
                m.spots(),
                m.spotElements());
    }

    /** The strongest points that belong to no patch, in their order. */
    static int[] strongest(double[] contacts, int most) {
        return Arrays.stream(Patches.which(contacts, false))
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -force(contacts, SceneSketch.CONTACT * i)))
                .limit(most)
                .mapToInt(Integer::intValue)
                .sorted()
                .toArray();
    }

    static double force(double[] numbers, int at) {
        double x = numbers[at + 3], y = numbers[at + 4], z = numbers[at + 5];
        return Math.sqrt(x * x + y * y + z * z);
    }

    private static Map<Integer, double[]> resultants(double[] contacts, int[] elements, IntPredicate oneBody) {
        Map<Integer, double[]> sums = new TreeMap<>(); // with the sum of the sizes behind
        for (int i = 0; i < elements.length; i++) {
            if (!oneBody.test(elements[i])) {
                continue;
            }
            int c = SceneSketch.CONTACT * i;
            double[] sum = sums.computeIfAbsent(elements[i], e -> new double[] {0, 0, 0, 0, 0, 0, 0, Double.NaN, 0});
            double weight = force(contacts, c);
            sum[8] += weight;
            for (int k = 0; k < 3; k++) {
                sum[k] += weight * contacts[c + k];
                sum[3 + k] += contacts[c + 3 + k];
            }
            sum[6] = Math.max(sum[6], contacts[c + 6]);
            double pressure = contacts[c + 7];
            sum[7] = Double.isNaN(sum[7]) || pressure > sum[7] ? pressure : sum[7];
        }
        sums.values().removeIf(sum -> sum[3] == 0 && sum[4] == 0 && sum[5] == 0);
        sums.replaceAll((e, sum) -> {
            for (int k = 0; k < 3; k++) {
                sum[k] /= sum[8];
            }
            return Arrays.copyOf(sum, SceneSketch.CONTACT);
        });
        return sums;
    }
}
