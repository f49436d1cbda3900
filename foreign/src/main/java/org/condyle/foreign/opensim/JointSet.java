package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Position;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Joint;
import org.jspecify.annotations.Nullable;

/** Bodies and the joints between them: their class, the frames on both sides, their coordinates. */
final class JointSet {
    /** Joints with more coordinates shift their body as well. */
    private static final int MOST_TURNS = 3;

    private static final double[] X = {1, 0, 0}, Z = {0, 0, 1};
    /** Turns the axis z into x: a slider moves along z of its frame here and along x in OpenSim. */
    private static final double[] Z_TO_X = {0, 1, 0, 0, 0, 1, 1, 0, 0};

    private final Osim osim;

    private JointSet(Osim osim) {
        this.osim = osim;
    }

    static void read(Osim osim) {
        new JointSet(osim).read();
    }

    private void read() {
        List<Tree.Branch> branches = new Tree(new LinkReader(osim).read(), osim.frames.all()).branches();
        Map<String, Integer> copies = new HashMap<>();
        List<Runnable> loops = new ArrayList<>();
        List<Runnable> joints = new ArrayList<>();
        for (Tree.Branch b : branches) {
            if (b.role() == Tree.Role.LOOP) {
                loop(b.link(), copies, joints, loops);
            } else {
                joints.add(() -> joint(b.link(), b.role() == Tree.Role.REVERSED));
            }
        }
        Map<String, double[]> centres = new HashMap<>();
        for (Tree.Branch b : branches) {
            if (b.role() == Tree.Role.FORWARD && b.link().coordinates().size() <= MOST_TURNS) {
                centres.put(b.link().child().body(), b.link().child().at());
            }
        }
        new Bodies(osim, copies, weightless(branches), centres).translate();
        joints.forEach(Runnable::run);
        loops.forEach(Runnable::run);
    }

    /** Bodies that have no mass and carry none. */
    private Set<String> weightless(List<Tree.Branch> branches) {
        Set<String> heavy = Bodies.heavy(osim), light = new HashSet<>();
        for (int i = branches.size() - 1; i >= 0; i--) { // children come after their parents
            Tree.Branch b = branches.get(i);
            boolean reversed = b.role() == Tree.Role.REVERSED;
            Spot inner = reversed ? b.link().child() : b.link().parent(),
                    outer = reversed ? b.link().parent() : b.link().child();
            if (heavy.contains(outer.body())) {
                heavy.add(inner.body());
            } else if (b.role() != Tree.Role.LOOP && !b.link().element().name().equals("WeldJoint")) {
                light.add(outer.body());
            }
        }
        return light;
    }

    private void joint(LinkReader.Link link, boolean reversed) {
        XmlElement e = link.element();
        String wanted = link.name().isEmpty() ? link.child().body() : link.name();
        String name = osim.names.joint(e, wanted);
        Draft d = osim.section("joints", e).mapping(name, e.at());
        d.set("type", e.at(), "weld"); // comes first in the file; replaced below
        Spot inner = reversed ? link.child() : link.parent(), outer = reversed ? link.parent() : link.child();
        if (!inner.body().equals(FrameTable.GROUND)) {
            d.set("parent", Draft.name(e.at(), inner.body()));
        }
        d.set("child", Draft.name(e.at(), outer.body()));
        if (reversed) {
            d.set("reverse", e.at(), "true");
        }
        inner.write(d, e.at(), "at", "orientation");
        outer.write(d, e.at(), "child-at", "child-orientation");
        @Nullable JointClass known = JointClass.named(e.name());
        if (known != null) {
            known.read(osim, link, name, d);
        } else if (e.name().equals("GimbalJoint")) {
            gimbal(link, name, d);
        } else if (e.name().equals("CustomJoint")) {
            SpatialTransform.read(osim, link, name, d);
        } else {
            osim.losses.matters(e, "this kind of joint is not known; its bodies are fixed to each other here");
            if (!link.coordinates().isEmpty()) {
                osim.losses.matters(link.coordinates().get(0), "the coordinates of this joint are missing");
            }
        }
    }

    private void gimbal(LinkReader.Link link, String joint, Draft d) {
        Position at = link.element().at();
        d.set("type", at, "function");
        List<Entry> turns = new ArrayList<>();
        for (int k = 0; k < 3; k++) {
            String name = osim.coordinates.add(link, joint, k, "rad", false, true);
            d.mapping("coordinates", at).set(name, at, "rad");
            String axis = "xyz".substring(k, k + 1);
            turns.add(new Draft(at)
                    .set("axis", at, axis)
                    .set("value", at, "= " + name)
                    .entry());
        }
        d.set("turns", Draft.list(at, turns));
    }

    /**
     * OpenSim cuts a body at which joints close a loop into parts of equal mass, one for each joint, and welds them together; so
     * do we, and the joint keeps its coordinates.
     */
    private void loop(LinkReader.Link link, Map<String, Integer> copies, List<Runnable> joints, List<Runnable> loops) {
        XmlElement e = link.element();
        String body = link.child().body();
        if (body.equals(FrameTable.GROUND) || link.parent().body().equals(body)) {
            throw e.problem("connects the ground or a body with itself; remove the joint");
        }
        String part = Bodies.copy(body, copies.merge(body, 1, Integer::sum));
        Spot child = new Spot(part, link.child().at(), link.child().xyz());
        joints.add(() -> joint(new LinkReader.Link(e, link.name(), link.parent(), child, link.coordinates()), false));
        loops.add(() -> {
            String name = osim.names.part(e, link.name() + "-loop", "constraint");
            osim.section("constraints", e)
                    .mapping(name, e.at())
                    .set("type", e.at(), "weld")
                    .set("between", Draft.list(e.at(), List.of(Draft.name(e.at(), body), Draft.name(e.at(), part))));
        });
        osim.losses.harmless(
                e, "closes a loop: body '" + body + "' is cut in two parts of equal mass that are welded together");
    }

    static void write(Sheet s) {
        Set<String> written = new HashSet<>();
        s.r.eachPart(s.values, "joints", (name, v) -> {
            s.joint(name).ifPresent(j -> joint(s, j, v));
            written.add(name);
        });
        for (Joint j : s.model.joints()) {
            if (!written.contains(j.name())) {
                free(s, j);
            }
        }
    }

    private static void joint(Sheet s, Joint j, Part v) {
        String type = v.variant();
        @Nullable JointClass known = JointClass.ofType(type);
        XmlElement e = s.object("JointSet", known == null ? "CustomJoint" : known.name(), j.name());
        double[] turn = axis(s, v, type);
        FrameWriter.Spot parent = FrameWriter.turned(s.frames.spot(j.parent(), v, "at", "orientation"), turn);
        FrameWriter.Spot child = FrameWriter.turned(s.frames.spot(j.child(), v, "child-at", "child-orientation"), turn);
        boolean reversed = Sheet.is(v.entry(), "reverse", "true"); // its coordinates lead from the child to the parent
        String inner = reversed ? "socket_child_frame" : "socket_parent_frame",
                outer = reversed ? "socket_parent_frame" : "socket_child_frame";
        s.frames.connect(e, inner, parent, outer, child);
        if (known == null) {
            int count = j.mobility().coordinates().length;
            s.coordinates.write(e, j, IntStream.range(0, count).boxed().toList());
            SpatialTransform.write(s, e, j, v);
        } else {
            s.coordinates.write(e, j, known.written());
            Property.write(known.keys(), s, v, e);
        }
        lost(s, v, "rotor-inertia", "OpenSim has no inertia of rotors; it is left out, and the joint is lighter");
        lost(
                s,
                v,
                "limits",
                "stops of coordinates are not written: a CoordinateLimitForce has another law; use a force of type"
                        + " coordinate-limit");
    }

    private static void lost(Sheet s, Part v, String key, String why) {
        v.entry().child(key).ifPresent(x -> s.matters(x, key, why));
    }

    /** A body without a joint: free in space, or a planar joint in the plane. */
    private static void free(Sheet s, Joint j) {
        if (j.childDeforms()) {
            Entry entry = body(s, s.bodyName(j.child()));
            s.matters(entry, "matter", "OpenSim has no deformable bodies; the body is rigid there");
        }
        boolean planar = j.mobility().layout().places() == 2 && !j.childDeforms();
        JointClass known = Objects.requireNonNull(JointClass.ofType(planar ? "planar" : "free"));
        XmlElement e = s.object("JointSet", known.name(), j.name());
        Sheet.text(e, "socket_parent_frame", s.bodyPath(j.parent()));
        Sheet.text(e, "socket_child_frame", s.bodyPath(j.child()));
        if (!j.childDeforms()) {
            s.coordinates.write(e, j, known.written());
        }
    }

    /** The entry of a body, which may be repeated. */
    private static Entry body(Sheet s, String name) {
        Map<String, Entry> bodies = s.values.entries("bodies");
        return bodies.getOrDefault(name, bodies.getOrDefault(name.replaceAll("-\\d+$", ""), s.values.entry()));
    }

    /** How the frames of a joint with an axis must be turned. */
    private static double[] axis(Sheet s, Part v, String type) {
        boolean pin = type.equals("pin");
        if (!pin && !type.equals("slider")) {
            return Mat3.identity();
        }
        double[] axis = s.r.frames.direction(v.entry("axis"));
        if (Arrays.equals(axis, pin ? Z : X)) {
            return Mat3.identity();
        }
        double[] alongZ = Rotations.withZAlong(axis);
        return pin ? alongZ : Mat3.times(alongZ, Z_TO_X);
    }
}
