package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.expression.Expression;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Formulas;
import org.condyle.foreign.opensim.write.FunctionWriter;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.jspecify.annotations.Nullable;

/** A {@code CustomJoint} as a {@code function} joint: three turns and three shifts, each a function of one coordinate. */
final class SpatialTransform {
    private static final double[][] AXES = Spot.AXES;
    /** Three places for up to three parts: turns keep their order, shifts can be exchanged. */
    private static final int[][] IN_ORDER = {{0, 1, 2}, {0, 1}, {0}, {}};

    private static final int[][] ANY_ORDER = {
        {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {0, 1}, {0, 2}, {1, 2}, {1, 0}, {2, 0},
        {2, 1}, {0}, {1}, {2}, {}
    };

    private final Osim osim;
    private final LinkReader.Link link;
    private final XmlElement e;
    private final String joint;
    private final Draft d;
    private final List<Axis> axes = new ArrayList<>();

    /** One of the six. */
    private record Axis(XmlElement at, boolean turn, double[] axis, String coordinate, String formula) {}

    private SpatialTransform(Osim osim, LinkReader.Link link, String joint, Draft d) {
        this.osim = osim;
        this.link = link;
        this.e = link.element();
        this.joint = joint;
        this.d = d;
    }

    static void read(Osim osim, LinkReader.Link link, String joint, Draft d) {
        new SpatialTransform(osim, link, joint, d).translate();
    }

    private void translate() {
        Map<String, String> names = new LinkedHashMap<>(); // of coordinates, from those of OpenSim
        Map<String, String> units = units();
        for (int k = 0; k < link.coordinates().size(); k++) {
            String foreign = link.coordinates().get(k).attribute("name", "").strip();
            if (units.containsKey(foreign)) {
                names.put(foreign, osim.coordinates.add(link, joint, k, units.get(foreign), false, true));
            } else {
                osim.losses.matters(link.coordinates().get(k), "moves nothing in its joint and is left out");
            }
        }
        List<XmlElement> parts = parts();
        double[] scale = e.numbers("scale_factors", 1, 1, 1);
        if (!Arrays.equals(scale, new double[] {1, 1, 1})
                && e.child("TransformAxisSet").isPresent()) {
            osim.losses.matters(
                    e, "its scale factors are not used, as in OpenSim since version 2; shifts are as they are written");
        }
        for (int k = 0; k < parts.size(); k++) {
            axes.add(axis(parts.get(k), k, names));
        }
        if (names.isEmpty()) {
            constant();
            return;
        }
        d.set("type", e.at(), "function");
        names.forEach((foreign, name) ->
                d.mapping("coordinates", e.at()).set(name, e.at(), units.getOrDefault(foreign, "rad")));
        list("turns", true);
        list("shifts", false);
    }

    /** The six in their order; what is missing is no motion. */
    private List<XmlElement> parts() {
        return e.child("SpatialTransform")
                .map(t -> t.children("TransformAxis").stream().limit(6).toList())
                .orElseGet(this::oldParts);
    }

    /** Files before version 10901 have only the axes that move, in one list; what is a turn they say themselves. */
    private List<XmlElement> oldParts() {
        return e.child("TransformAxisSet").map(XmlElement::objects).orElse(List.of()).stream()
                .filter(a -> a.name().equals("TransformAxis"))
                .limit(6)
                .toList();
    }

    /** Coordinates that turn something are angles; the others are lengths, unless the file says otherwise. */
    private Map<String, String> units() {
        Map<String, String> units = new LinkedHashMap<>();
        List<XmlElement> parts = parts();
        for (int k = 0; k < parts.size(); k++) {
            for (String c : coordinates(parts.get(k))) {
                if (isTurn(parts.get(k), k)) {
                    units.put(c, "rad");
                } else {
                    units.putIfAbsent(c, "m");
                }
            }
        }
        for (XmlElement c : link.coordinates()) {
            String name = Osim.name(c), motion = c.text("motion_type", "").toLowerCase(Locale.ROOT);
            if (units.containsKey(name) && (motion.startsWith("rotation") || motion.startsWith("translation"))) {
                units.put(name, motion.startsWith("rotation") ? "rad" : "m");
            }
        }
        return units;
    }

    private static boolean isTurn(XmlElement part, int index) {
        if (part.child("is_rotation").isPresent()) {
            return part.flag("is_rotation", true);
        }
        String name = part.attribute("name", "");
        return name.startsWith("rotation") || (!name.startsWith("translation") && index < 3);
    }

    private static String[] coordinates(XmlElement part) {
        String text = part.text("coordinates", part.text("coordinate", ""));
        return text.isEmpty() ? new String[0] : text.split("\\s+", 0);
    }

    private Axis axis(XmlElement part, int index, Map<String, String> names) {
        String[] given = coordinates(part);
        double[] dflt = AXES[index % 3];
        double[] axis = Osim.vector(part, "axis", dflt[0], dflt[1], dflt[2]);
        XmlElement function = function(part);
        String coordinate = "", formula;
        if (given.length > 1) {
            osim.losses.matters(part, "depends on several coordinates; it does not move here");
            formula = "0";
        } else if (given.length == 0) {
            formula = function == null ? "0" : osim.functions.formula(function, "0", joint + "_" + index);
        } else {
            coordinate = names.getOrDefault(given[0], "");
            if (coordinate.isEmpty()) {
                throw part.problem("coordinate '" + given[0] + "' is not one of its joint");
            }
            String curve = joint + "_" + part.attribute("name", Integer.toString(index));
            formula = osim.functions.formula(function, coordinate, curve);
        }
        return new Axis(part, isTurn(part, index), axis, coordinate, formula);
    }

    /** Directly below, or in {@code <function>} in old files; none is the coordinate itself. */
    private static @Nullable XmlElement function(XmlElement part) {
        for (XmlElement c : part.children()) {
            switch (c.name()) {
                case "coordinates", "coordinate", "axis", "is_rotation", "VisibleObject" -> {} // not a function
                case "function" -> {
                    return Functions.in(c);
                }
                default -> {
                    return c;
                }
            }
        }
        return null;
    }

    private void list(String key, boolean turns) {
        List<Entry> list = new ArrayList<>();
        for (Axis a : axes) {
            boolean nothing = Functions.isNumber(a.formula) && Double.parseDouble(a.formula) == 0;
            if (a.turn == turns && !nothing) {
                if (Spot.isZero(a.axis)) {
                    throw a.at.problem("its axis is zero");
                }
                list.add(new Draft(a.at.at())
                        .set("axis", direction(a))
                        .set("value", a.at.at(), "= " + a.formula)
                        .entry());
            }
        }
        if (!list.isEmpty()) {
            d.set(key, Draft.list(e.at(), list));
        }
    }

    private static Entry direction(Axis a) {
        for (int k = 0; k < 3; k++) {
            if (Arrays.equals(a.axis, AXES[k])) {
                return Draft.word(a.at.at(), "xyz".substring(k, k + 1));
            }
        }
        return Draft.quantities(a.at.at(), a.axis, "");
    }

    /** A joint without coordinates does not move: it is a weld, placed where its constants say. */
    private void constant() {
        double[] r = Mat3.identity(), p = new double[3];
        for (Axis a : axes) {
            double value = Functions.isNumber(a.formula) ? Double.parseDouble(a.formula) : 0;
            double[] u = Spot.isZero(a.axis) ? AXES[0] : Rotations.unit(a.axis);
            if (a.turn) {
                r = Mat3.times(r, Rotations.about(u[0], u[1], u[2], value));
            } else {
                for (int i = 0; i < 3; i++) {
                    p[i] += u[i] * value;
                }
            }
        }
        d.set("type", e.at(), "weld");
        boolean outer = d.has("reverse");
        link.parent()
                .turned(p, r)
                .write(d, e.at(), outer ? "child-at" : "at", outer ? "child-orientation" : "orientation");
    }

    /** Writes the turns and shifts of a function joint as six axes. */
    static void write(Sheet s, XmlElement joint, Joint j, Part v) {
        XmlElement t = joint.add("SpatialTransform");
        list(s, t, j, v.parts("turns"), "rotation", IN_ORDER);
        list(s, t, j, v.parts("shifts"), "translation", ANY_ORDER);
    }

    private static void list(Sheet s, XmlElement t, Joint j, List<Part> parts, String word, int[][] orders) {
        double[][] axes = parts.stream().map(p -> s.direction(p.entry("axis"))).toArray(double[][]::new);
        int[] places = best(axes, orders);
        double[][] all = complete(axes, places);
        for (int k = 0; k < 3; k++) {
            XmlElement a = t.add("TransformAxis");
            a.put("name", word + (k + 1));
            int which = indexOf(places, k);
            if (which < 0) {
                fixed(a, all[k]);
            } else {
                function(s, a, j, parts.get(which), all[k]);
            }
            a.children().get(a.children().size() - 1).put("name", "function"); // so does OpenSim find it
        }
    }

    private static void fixed(XmlElement a, double[] axis) {
        Sheet.text(a, "coordinates", "");
        Sheet.numbers(a, "axis", axis);
        FunctionWriter.constant(a, 0);
    }

    private static void function(Sheet s, XmlElement a, Joint j, Part part, double[] axis) {
        List<String> names = Arrays.stream(j.mobility().coordinates())
                .map(Mobility.Coordinate::name)
                .toList();
        @Nullable Expression x = s.formulas.parse(part.entry("value"), names);
        if (x == null || x.variables().size() > 1) {
            s.matters(
                    part.entry("value"),
                    "formula",
                    "an axis of a CustomJoint depends on one coordinate here; the axis does not move in OpenSim");
            fixed(a, axis);
            return;
        }
        String name = x.variables().stream().findFirst().orElse("");
        Sheet.text(a, "coordinates", name.isEmpty() ? "" : s.names.coordinate(j, name));
        Sheet.numbers(a, "axis", axis);
        int slot = Math.max(0, names.indexOf(name));
        double[] range = s.formulas.range(new Formulas.Ref(j, j.mobility().coordinates()[slot], slot));
        s.functions.write(a, new FunctionWriter.Formula(part.entry("value"), x, slot, range[0], range[1]), 1);
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
        return Arrays.stream(places).boxed().toList().indexOf(k);
    }
}
