package org.condyle.tool.laxity;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Mechanism;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * Makes the tests of a model: adds the load and the drive that holds the flexion, and holds all joints that do not belong to the knee. All of it is
 * written as settings of the model, so that the tests are made of the same parts as a run.
 *
 * <pre>
 *   t = 0 to 1    the flexion goes from one value to another
 *   t = 2 to 6    drawer: 0, +, 0, -, 0
 *   t = 12 to 16  varus-valgus        t = 22 to 26  rotation
 * </pre>
 */
public final class KneeSetup {
    private static final String WORD = "knee-load";
    private static final String OURS = "lateral-anterior-proximal";
    private static final String OPENSIM = "anterior-proximal-lateral";
    static final String LOAD = "laxity-load";
    static final String FLEXION = "laxity-flexion";
    static final String COORDINATE = "laxity-coordinate";
    static final String HOLD = "laxity-hold.value.force";
    static final String DRIVE = "laxity-drive.value.force";
    private static final Set<String> ACTIVE = Set.of("muscle", "motor", "body-torque-motor", "point-motor");

    private final Description source;
    private final String caseName;
    private final List<Map.Entry<String, String>> changes;
    private final LaxityRequest.Knee knee;
    private final List<Map.Entry<String, String>> fixed = new ArrayList<>();
    private final Set<String> ownForces = new LinkedHashSet<>();
    private final Set<String> strained = new LinkedHashSet<>();
    private final List<String> tables = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private final String between;
    private final boolean opensim;
    private final boolean left;
    private final String femur;
    private final String tibia;
    private final String load;
    private String point;

    /**
     * Looks at a model.
     *
     * @param caseName of the model, empty for none
     * @param changes  settings, as {@code --set} has them
     */
    public KneeSetup(
            Description source, String caseName, List<Map.Entry<String, String>> changes, LaxityRequest.Knee knee) {
        this.source = source;
        this.caseName = caseName;
        this.changes = List.copyOf(changes);
        this.knee = knee;
        Description chosen = source.in(caseName, changes);
        Part model = chosen.model();
        if (model.has("plane")) {
            throw refused(
                    "the knee '" + model.text("title") + "' is planar: it has neither varus nor rotation",
                    "a test of laxity needs a knee in space, such as knee/laxity");
        }
        Map<String, Part> forces = chosen.parts("forces");
        @Nullable Part known = null;
        String name = LOAD;
        for (Map.Entry<String, Part> f : forces.entrySet()) {
            ownForces.add(f.getKey());
            if (f.getValue().variant().equals("ligaments")) {
                tables.add(f.getKey());
            } else if (f.getValue().variant().equals("ligament") && f.getValue().has("reference-strain")) {
                strained.add(f.getKey());
            }
            if (f.getValue().variant().equals(WORD)) {
                known = f.getValue();
                name = f.getKey();
            } else if (knee.passive() && ACTIVE.contains(f.getValue().variant())) {
                fixed.add(Map.entry("forces." + f.getKey(), "~"));
            }
        }
        load = name;
        List<String> bodies = new ArrayList<>(chosen.parts("bodies").keySet());
        String axes = knee.axes(), side = knee.side(), at = knee.point();
        if (known != null && knee.femur().isEmpty() && knee.tibia().isEmpty()) {
            femur = bodyOf(known.list("between").get(0));
            tibia = bodyOf(known.list("between").get(1));
            between = Flow.of(known.entry("between"));
            axes = axes.isEmpty() ? known.text("axes") : axes;
            side = side.isEmpty() ? known.text("side") : side;
            at = at.isEmpty() && known.has("at") ? Flow.of(known.entry("at")) : at;
        } else {
            femur = body("femur", knee.femur(), bodies);
            tibia = body("tibia", knee.tibia(), bodies);
            between = "[" + femur + ", " + tibia + "]";
        }
        opensim = axes.isEmpty() ? chosen.isTranslated() : axes.equals(OPENSIM);
        left = side.equals("left");
        point = at;
        if (known != null) {
            fixed.add(Map.entry("forces." + load, "~"));
        }
        release(chosen);
        ModelFile first = source.compile(caseName, with(List.of()));
        hold(first);
    }

    /** What was found and assumed, in words. */
    List<String> told() {
        return List.copyOf(told);
    }

    String femur() {
        return femur;
    }

    String tibia() {
        return tibia;
    }

    String load() {
        return load;
    }

    /** C on the body of the tibia, as text; empty until it is known. */
    String point() {
        return point;
    }

    boolean left() {
        return left;
    }

    /** Gives C where nobody did [m]. */
    void point(double[] at) {
        point = String.format(Locale.ROOT, "[%.9g m, %.9g m, %.9g m]", at[0], at[1], at[2]);
        told.add(String.format(
                Locale.ROOT,
                "the drawer acts at the middle of the contacts of the first neutral pose, %.2f, %.2f, %.2f mm on '%s';"
                        + " --point gives another",
                1000 * at[0],
                1000 * at[1],
                1000 * at[2],
                tibia));
    }

    /** Compiles the model for tests at a flexion, to which it goes from another one [rad]. */
    ModelFile tests(List<Map.Entry<String, String>> more, double from, double to, List<Double> loads) {
        List<Map.Entry<String, String>> set = new ArrayList<>(more);
        bend(set, from, to);
        String at = point.isEmpty() ? "" : ", at: " + point;
        set.add(Map.entry(
                "forces." + load,
                "{type: knee-load, between: " + between + at + ", axes: "
                        + (opensim ? OPENSIM : OURS) + ", side: "
                        + (left ? "left" : "right") + ", anterior: \"" + wave(loads.get(0), "N", 2) + "\", varus: \""
                        + wave(loads.get(1), "N*m", 12) + "\", internal: \"" + wave(loads.get(2), "N*m", 22)
                        + "\"}"));
        return source.compile(caseName, with(set));
    }

    /**
     * Compiles the model with the coordinate of a test driven from one value to another during t = 0 to 1, at a flexion that is held.
     *
     * @param along the anterior axis in the body of the femur
     */
    ModelFile driven(
            List<Map.Entry<String, String>> more,
            double flexion,
            LaxityTest test,
            double[] along,
            double from,
            double to) {
        List<Map.Entry<String, String>> set = new ArrayList<>(more);
        bend(set, flexion, flexion);
        double sign = left && test != LaxityTest.DRAWER ? -1 : 1;
        String unit = test.isLength() ? "m" : "rad";
        String measure = switch (test) {
            case DRAWER ->
                "{type: component, between: [{on: " + femur + "}, {on: " + tibia + ", at: " + point + "}], along: ["
                        + along[0] + ", " + along[1] + ", " + along[2] + "]}";
            case VARUS -> angle("second");
            case ROTATION -> angle("third");
        };
        set.add(Map.entry("measures." + COORDINATE, measure));
        set.add(Map.entry(
                "constraints.laxity-drive",
                "{type: drive, coordinate: " + COORDINATE + ".value, value: \"= " + sign * from + " " + unit + " + ("
                        + sign * (to - from) + " " + unit + ")*t/(1 s)\"}"));
        return source.compile(caseName, with(set));
    }

    /** The setting of a fibre: a part of the model, or a row of a table. */
    String path(String fibre) {
        return "forces." + (tables.isEmpty() || ownForces.contains(fibre) ? "" : table(fibre) + ".") + fibre;
    }

    /** Whether its slack length is given by a strain, which must go when it is set. */
    boolean hasReferenceStrain(String fibre) {
        return ownForces.contains(fibre) && strained.contains(fibre);
    }

    private String table(String fibre) {
        for (String t : tables) {
            try {
                source.compile(caseName, with(List.of(Map.entry("forces." + t + "." + fibre, "~"))));
                return t;
            } catch (DocumentException e) {
                // not a row of this one
            }
        }
        throw refused("no table of the model has the fibre '" + fibre + "'", "");
    }

    /** Sign of the effort of that drive against the load of the test. */
    double sign(LaxityTest test) {
        return left && test != LaxityTest.DRAWER ? -1 : 1;
    }

    private void bend(List<Map.Entry<String, String>> set, double from, double to) {
        set.add(Map.entry("measures." + FLEXION, angle("first")));
        set.add(Map.entry(
                "constraints.laxity-hold",
                "{type: drive, coordinate: " + FLEXION + ".value, value: \"= " + -from + " rad + (" + (from - to)
                        + " rad)*if(t < 0 s, 0, if(t < 1 s, t/(1 s), 1))\"}"));
    }

    private String angle(String which) {
        return "{type: cardan, between: " + between + ", sequence: " + (opensim ? "zxy" : "xyz") + ", angle: " + which
                + "}";
    }

    /** From 0 to + to 0 to - to 0 within four seconds. */
    private static String wave(double full, String unit, int from) {
        String s = "(t/(1 s) - " + from + ")";
        return "= " + full + " " + unit + "*if(" + s + " < 0, 0, if(" + s + " < 1, " + s + ", if(" + s + " < 3, 2 - "
                + s + ", if(" + s + " < 4, " + s + " - 4, 0))))";
    }

    private List<Map.Entry<String, String>> with(List<Map.Entry<String, String>> more) {
        List<Map.Entry<String, String>> all = new ArrayList<>(changes);
        all.addAll(fixed);
        all.addAll(more);
        return all;
    }

    /** Takes away the drives of the flexion that the model has: those of a Cardan angle, or of a coordinate, between the two bodies. */
    private void release(Description chosen) {
        Map<String, Part> measures = chosen.parts("measures"), joints = chosen.parts("joints");
        chosen.parts("constraints").forEach((name, c) -> {
            if (!c.variant().equals("drive") || !c.has("coordinate")) {
                return;
            }
            String of = c.text("coordinate").replaceFirst("\\..*$", "");
            Part m = measures.get(of), j = joints.get(of);
            boolean angle = m != null
                    && m.variant().equals("cardan")
                    && m.has("between")
                    && bodyOf(m.list("between").get(0)).equals(femur)
                    && bodyOf(m.list("between").get(1)).equals(tibia);
            if (angle || (j != null && j.text("child").equals(tibia))) {
                fixed.add(Map.entry("constraints." + name, "~"));
                told.add("the constraint '" + name
                        + "' of the model is released: the tests hold the flexion themselves");
            }
        });
    }

    /** Holds all coordinates of joints that do not belong to the knee. */
    private void hold(ModelFile file) {
        Mechanism mechanism = file.mechanism();
        List<String> bodies =
                mechanism.model().bodies().stream().map(b -> b.name()).toList();
        Tree tree = new Tree(mechanism.model().joints());
        int f = bodies.indexOf(femur), t = bodies.indexOf(tibia);
        Map<String, Joint> free = new LinkedHashMap<>();
        for (Joint j : mechanism.model().joints()) {
            boolean whole = j.mobility().speeds().length == 6 && !tree.isAbove(j.child(), f);
            if (tree.isBetween(j, f, t)
                    || (knee.free().isEmpty() ? whole : knee.free().contains(j.name()))) {
                free.put(j.name(), j);
            }
        }
        for (String name : knee.free()) {
            if (!free.containsKey(name)) {
                throw refused("the model has no joint '" + name + "' to leave free", "");
            }
        }
        int freedoms = mechanism.model().joints().stream()
                .filter(j -> tree.isBetween(j, f, t))
                .mapToInt(j -> j.mobility().speeds().length)
                .sum();
        if (freedoms < 6) {
            throw refused(
                    "the joints between '" + femur + "' and '" + tibia + "' have " + freedoms
                            + (freedoms == 1 ? " freedom" : " freedoms") + "; laxity needs all six",
                    "join them by a 'free' joint, and let contacts and ligaments guide the knee");
        }
        if (mechanism.model().forces().values().stream().noneMatch(e -> e instanceof ContactElement)) {
            throw refused(
                    "no surfaces of this knee touch: nothing carries the pull of its ligaments",
                    "add 'contacts' between surfaces of '" + femur + "' and '" + tibia + "'");
        }
        State s = file.initial().copy();
        Assembly.assemble(mechanism, s, new boolean[s.v.length], new boolean[s.v.length]);
        int held = 0;
        for (Joint j : mechanism.model().joints()) {
            if (free.containsKey(j.name())) {
                continue;
            }
            for (int k = 0; k < j.mobility().coordinates().length; k++) {
                if (!j.mobility().isPlain(k)) {
                    throw refused(
                            "joint '" + j.name()
                                    + "' does not belong to the knee, and its coordinates cannot be held one by one",
                            "make it a 'weld' for the tests, or name it under --free");
                }
                String name = j.mobility().coordinates()[k].name();
                boolean length = j.mobility().coordinates()[k].isLength();
                fixed.add(Map.entry(
                        "constraints.laxity-hold-" + held++,
                        "{type: drive, coordinate: " + j.name() + "." + name + ", value: " + s.q[j.qAt() + k]
                                + (length ? " m" : " rad") + "}"));
            }
        }
        if (held > 0) {
            told.add(held + " coordinates that do not belong to the knee are held; free are the joints "
                    + String.join(", ", free.keySet()) + " (--free names others)");
        }
    }

    private static String bodyOf(Entry place) {
        return place.isScalar()
                ? place.text()
                : place.child("on").map(Entry::text).orElse("ground");
    }

    private String body(String what, String asked, List<String> bodies) {
        if (!asked.isEmpty()) {
            if (!bodies.contains(asked)) {
                throw refused("the model has no body '" + asked + "'", "its bodies are " + String.join(", ", bodies));
            }
            return asked;
        }
        if (bodies.contains(what)) {
            return what;
        }
        List<String> like = bodies.stream()
                .filter(b -> b.toLowerCase(Locale.ROOT).contains(what))
                .toList();
        if (like.size() == 1) {
            return like.get(0);
        }
        throw refused(
                "which body is the " + what + "? "
                        + (like.isEmpty()
                                ? "None of " + String.join(", ", bodies) + " has that name"
                                : String.join(", ", like) + " could be meant"),
                "say it with --" + what + " NAME");
    }

    private DocumentException refused(String message, String hint) {
        return new DocumentException(
                Code.WRONG_KIND, org.condyle.io.document.Position.in(source.name()), message, hint);
    }

    /** The tree of joints. */
    private record Tree(List<Joint> joints) {
        private int parent(int body) {
            return joints.stream()
                    .filter(j -> j.child() == body)
                    .mapToInt(Joint::parent)
                    .findFirst()
                    .orElse(-1);
        }

        /** Whether a body carries another, or is it. */
        boolean isAbove(int body, int other) {
            for (int b = other; b > 0; b = parent(b)) {
                if (b == body) {
                    return true;
                }
            }
            return false;
        }

        /** Whether a joint lies on the way from one body to another. */
        boolean isBetween(Joint j, int a, int b) {
            return isAbove(j.child(), a) != isAbove(j.child(), b);
        }
    }
}
