package org.condyle.io.foreign.opensim.write;

import java.util.Arrays;
import java.util.List;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.foreign.XmlElement;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Joint;

/** Writes joints: their class, the frames on both sides, their coordinates. */
final class JointWriter {
    private static final double[] X = {1, 0, 0}, Z = {0, 0, 1};
    /** Turns the axis z into x: a slider moves along z of its frame here and along x in OpenSim. */
    private static final double[] Z_TO_X = {0, 1, 0, 0, 0, 1, 1, 0, 0};

    private final Sheet sheet;
    private final FrameWriter frames;
    private final CoordinateWriter coordinates;
    private final TransformWriter transforms;

    JointWriter(Sheet sheet, FrameWriter frames, CoordinateWriter coordinates) {
        this.sheet = sheet;
        this.frames = frames;
        this.coordinates = coordinates;
        this.transforms = new TransformWriter(sheet);
    }

    void write() {
        sheet.values.each("joints", (name, v) -> sheet.joint(name).ifPresent(j -> joint(j, v)));
        for (Joint j : sheet.model.joints()) {
            if (!sheet.values.entries("joints").containsKey(j.name())) {
                free(j);
            }
        }
    }

    private void joint(Joint j, Part v) {
        String type = v.variant();
        XmlElement e = sheet.object("JointSet", className(type), j.name());
        double[] turn = axis(v, type);
        FrameWriter.Spot parent = FrameWriter.turned(frames.spot(j.parent(), v, "at", "orientation"), turn);
        FrameWriter.Spot child = FrameWriter.turned(frames.spot(j.child(), v, "child-at", "child-orientation"), turn);
        connect(e, v, parent, child);
        List<Integer> order = switch (type) {
            case "planar" -> List.of(2, 0, 1); // OpenSim: angle, x, y
            case "ball" -> List.of(0, 1, 2);
            case "free" -> List.of(3, 4, 5, 0, 1, 2);
            default -> inOrder(j.mobility().coordinates().length);
        };
        coordinates.write(e, j, order);
        switch (type) {
            case "function" -> transforms.write(e, j, v);
            case "ellipsoid" -> Sheet.numbers(e, "radii_x_y_z", sheet.r.quantities.tuple(v.entry("radii"), "m"));
            case "scapulothoracic" -> scapula(e, v);
            default -> {} // says all by its class
        }
        v.entry()
                .child("rotor-inertia")
                .ifPresent(r -> sheet.matters(
                        r,
                        "rotor-inertia",
                        "OpenSim has no inertia of rotors; it is left out, and the joint is lighter"));
        v.entry()
                .child("limits")
                .ifPresent(l -> sheet.matters(
                        l,
                        "limits",
                        "stops of coordinates are not written: a CoordinateLimitForce has another law; use a force of type"
                                + " coordinate-limit"));
    }

    private void connect(XmlElement e, Part v, FrameWriter.Spot parent, FrameWriter.Spot child) {
        boolean reversed = isReversed(v);
        XmlElement inner = e.add(reversed ? "socket_child_frame" : "socket_parent_frame");
        XmlElement outer = e.add(reversed ? "socket_parent_frame" : "socket_child_frame");
        inner.setText(frames.socket(e, parent));
        outer.setText(frames.socket(e, child));
    }

    /** Whether its coordinates lead from the child to the parent of the tree. */
    static boolean isReversed(Part v) {
        return v.entry().child("reverse").filter(x -> x.text().equals("true")).isPresent();
    }

    private void scapula(XmlElement e, Part v) {
        Sheet.numbers(e, "thoracic_ellipsoid_radii_x_y_z", sheet.r.quantities.tuple(v.entry("radii"), "m"));
        Sheet.numbers(e, "scapula_winging_axis_origin", sheet.r.quantities.tuple(v.entry("winging-at"), "m"));
        Sheet.numbers(e, "scapula_winging_axis_direction", sheet.r.quantities.quantity(v, "winging-direction", "rad"));
    }

    /** A body without a joint: free in space, or a planar joint in the plane. */
    private void free(Joint j) {
        String body = sheet.bodyName(j.child());
        Entry entry = body(body);
        if (j.childDeforms()) {
            sheet.matters(entry, "matter", "OpenSim has no deformable bodies; the body is rigid there");
        }
        boolean planar = j.mobility().layout().places() == 2 && !j.childDeforms();
        XmlElement e = sheet.object("JointSet", planar ? "PlanarJoint" : "FreeJoint", j.name());
        Sheet.text(e, "socket_parent_frame", sheet.bodyPath(j.parent()));
        Sheet.text(e, "socket_child_frame", sheet.bodyPath(j.child()));
        if (!j.childDeforms()) {
            coordinates.write(e, j, planar ? List.of(2, 0, 1) : List.of(3, 4, 5, 0, 1, 2));
        }
    }

    /** The entry of a body, which may be repeated. */
    private Entry body(String name) {
        return sheet.values
                .entries("bodies")
                .getOrDefault(
                        name,
                        sheet.values
                                .entries("bodies")
                                .getOrDefault(name.replaceAll("-\\d+$", ""), sheet.values.entry()));
    }

    /** How the frames of a joint with an axis must be turned. */
    private double[] axis(Part v, String type) {
        if (!type.equals("pin") && !type.equals("slider")) {
            return Mat3.identity();
        }
        double[] axis = sheet.r.frames.direction(v.entry("axis"));
        boolean pin = type.equals("pin");
        if (Arrays.equals(axis, pin ? Z : X)) {
            return Mat3.identity();
        }
        double[] alongZ = Rotations.withZAlong(axis);
        return pin ? alongZ : Mat3.times(alongZ, Z_TO_X);
    }

    private static List<Integer> inOrder(int count) {
        return java.util.stream.IntStream.range(0, count).boxed().toList();
    }

    private static String className(String type) {
        return switch (type) {
            case "weld" -> "WeldJoint";
            case "pin" -> "PinJoint";
            case "slider" -> "SliderJoint";
            case "universal" -> "UniversalJoint";
            case "planar" -> "PlanarJoint";
            case "ball", "ball-angles" -> "BallJoint";
            case "free", "free-angles" -> "FreeJoint";
            case "ellipsoid" -> "EllipsoidJoint";
            case "scapulothoracic" -> "ScapulothoracicJoint";
            default -> "CustomJoint";
        };
    }
}
