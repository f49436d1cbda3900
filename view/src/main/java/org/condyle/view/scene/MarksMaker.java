package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.condyle.mechanics.Sketch;

/** What elements have drawn, with the resultant of each contact, and no more contact points than can be told apart. */
final class MarksMaker {
    private static final int MOST_CONTACTS = 400;

    private MarksMaker() {}

    /** @param oneBody says whether all points of an element press on one body, so that their sum means something */
    static Scene.Marks of(Sketch sketch, IntPredicate oneBody) {
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
                elements.length);
        return fewer(all, MOST_CONTACTS);
    }

    /** The same with fewer contact points: the strongest; of a patch, some of every strength so that all of it is seen. */
    static Scene.Marks fewer(Scene.Marks m, int most) {
        if (m.contactElements().length <= most) {
            return m;
        }
        List<Integer> order = new ArrayList<>(
                IntStream.range(0, m.contactElements().length).boxed().toList());
        order.sort(Comparator.comparingDouble(i -> -force(m.contacts(), Sketch.CONTACT * i)));
        boolean patch = order.stream().noneMatch(i -> Double.isNaN(m.contacts()[Sketch.CONTACT * i + 7]));
        int[] kept = new int[most];
        for (int i = 0; i < most; i++) {
            kept[i] = order.get(patch ? (int) ((long) i * order.size() / most) : i);
        }
        Arrays.sort(kept);
        double[] contacts = new double[Sketch.CONTACT * most];
        int[] elements = new int[most];
        for (int i = 0; i < most; i++) {
            System.arraycopy(m.contacts(), Sketch.CONTACT * kept[i], contacts, Sketch.CONTACT * i, Sketch.CONTACT);
            elements[i] = m.contactElements()[kept[i]];
        }
        return new Scene.Marks(
                m.lines(),
                m.lineElements(),
                m.arrows(),
                m.arrowElements(),
                contacts,
                elements,
                m.resultants(),
                m.resultantElements(),
                m.points());
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
            int c = Sketch.CONTACT * i;
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
            return Arrays.copyOf(sum, Sketch.CONTACT);
        });
        return sums;
    }
}
