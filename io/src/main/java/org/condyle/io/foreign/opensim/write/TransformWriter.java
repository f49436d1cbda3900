package org.condyle.io.foreign.opensim.write;

import java.util.Arrays;
import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.io.document.Part;
import org.condyle.io.foreign.XmlElement;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.jspecify.annotations.Nullable;

/** Writes the turns and shifts of a function joint as the six axes of a {@code SpatialTransform}. */
final class TransformWriter {
    private static final double[][] AXES = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    /** Three places for up to three parts: turns keep their order, shifts can be exchanged. */
    private static final int[][] IN_ORDER = {{0, 1, 2}, {0, 1}, {0}, {}};

    private static final int[][] ANY_ORDER = {
        {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {0, 1}, {0, 2}, {1, 2}, {1, 0}, {2, 0},
        {2, 1}, {0}, {1}, {2}, {}
    };

    private final Sheet sheet;
    private final Formulas formulas;
    private final FunctionWriter functions;

    TransformWriter(Sheet sheet) {
        this.sheet = sheet;
        formulas = new Formulas(sheet);
        functions = new FunctionWriter(sheet);
    }

    void write(XmlElement joint, Joint j, Part v) {
        XmlElement t = joint.add("SpatialTransform");
        list(t, j, v.parts("turns"), "rotation", IN_ORDER);
        list(t, j, v.parts("shifts"), "translation", ANY_ORDER);
    }

    private void list(XmlElement t, Joint j, List<Part> parts, String word, int[][] orders) {
        double[][] axes = parts.stream().map(p -> written(p)).toArray(double[][]::new);
        int[] places = best(axes, orders);
        double[][] all = complete(axes, places);
        for (int k = 0; k < 3; k++) {
            XmlElement a = t.add("TransformAxis");
            a.put("name", word + (k + 1));
            int which = indexOf(places, k);
            if (which < 0) {
                Sheet.text(a, "coordinates", "");
                Sheet.numbers(a, "axis", all[k]);
                Sheet.numbers(a.add("Constant"), "value", 0);
            } else {
                function(a, j, parts.get(which), all[k]);
            }
            a.children().get(a.children().size() - 1).put("name", "function"); // so does OpenSim find it
        }
    }

    /** As it stands in the file: OpenSim makes it a unit vector as well. */
    private double[] written(Part part) {
        return part.entry("axis").isScalar()
                ? sheet.r.frames.direction(part.entry("axis"))
                : sheet.r.quantities.vector(part.entry("axis"), "");
    }

    private void function(XmlElement a, Joint j, Part part, double[] axis) {
        List<String> names = Arrays.stream(j.mobility().coordinates())
                .map(Mobility.Coordinate::name)
                .toList();
        @Nullable Expression x = formulas.parse(part.entry("value"), names);
        if (x == null || x.variables().size() > 1) {
            sheet.matters(
                    part.entry("value"),
                    "formula",
                    "an axis of a CustomJoint depends on one coordinate here; the axis does not move in OpenSim");
            Sheet.text(a, "coordinates", "");
            Sheet.numbers(a, "axis", axis);
            Sheet.numbers(a.add("Constant"), "value", 0);
            return;
        }
        String name = x.variables().stream().findFirst().orElse("");
        Sheet.text(a, "coordinates", name.isEmpty() ? "" : sheet.names.coordinate(j, name));
        Sheet.numbers(a, "axis", axis);
        int slot = Math.max(0, names.indexOf(name));
        double[] range = formulas.range(new Formulas.Ref(j, j.mobility().coordinates()[slot], slot));
        functions.write(a, new FunctionWriter.Formula(part.entry("value"), x, slot, range[0], range[1]), 1);
    }

    /** The places at which most parts have the axis that is usual there. */
    private static int[] best(double[][] axes, int[][] orders) {
        int[] best = new int[0];
        int most = -1;
        for (int[] order : orders) {
            int fits = 0;
            for (int i = 0; i < order.length && order.length == axes.length; i++) {
                fits += Arrays.equals(axes[i], AXES[order[i]]) ? 1 : 0;
            }
            if (order.length == axes.length && fits > most) {
                best = order;
                most = fits;
            }
        }
        return best;
    }

    /** The axes of all three places; those that do not move are chosen such that the three are independent. */
    private static double[][] complete(double[][] axes, int[] places) {
        double[][] all = new double[3][];
        for (int i = 0; i < places.length; i++) {
            all[places[i]] = axes[i];
        }
        for (int k = 0; k < 3; k++) {
            if (all[k] == null) {
                double largest = -1;
                double[] chosen = AXES[k];
                for (int c = 0; c < 3; c++) {
                    double[] candidate = AXES[(k + c) % 3];
                    double spread = spread(all, candidate);
                    if (spread > largest + 1e-9) {
                        largest = spread;
                        chosen = candidate;
                    }
                }
                all[k] = chosen;
            }
        }
        return all;
    }

    /** How far a direction is from those that are there: the smallest sine. */
    private static double spread(double[][] all, double[] n) {
        double least = 1;
        for (double[] a : all) {
            if (a != null) {
                double x = a[1] * n[2] - a[2] * n[1], y = a[2] * n[0] - a[0] * n[2], z = a[0] * n[1] - a[1] * n[0];
                double size = Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
                least = Math.min(least, Math.sqrt(x * x + y * y + z * z) / size);
            }
        }
        return least;
    }

    private static int indexOf(int[] places, int k) {
        for (int i = 0; i < places.length; i++) {
            if (places[i] == k) {
                return i;
            }
        }
        return -1;
    }
}
