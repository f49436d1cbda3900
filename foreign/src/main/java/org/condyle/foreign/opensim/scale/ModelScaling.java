package org.condyle.foreign.opensim.scale;

import java.util.ArrayList;
import java.util.List;
import org.condyle.foreign.XmlElement;

/**
 * Applies scale factors of bodies to the tree of an OpenSim model: points of all kinds, joints, wrap objects, contact geometry, mass
 * properties, pictures. What an element of an unknown class says stays as it is. Lengths of muscles and ligaments are the
 * business of {@link PathScaling}, because they need the model in its default pose.
 */
public final class ModelScaling {
    private final ScaleFactors factors;
    private final FrameBodies frames;
    private final JointScaling joints;
    private final CouplerScaling couplers;
    private final boolean keepMass;
    private final List<String> notes = new ArrayList<>();

    private ModelScaling(XmlElement model, ScaleFactors factors, boolean keepMass) {
        this.factors = factors;
        this.frames = new FrameBodies(model);
        this.joints = new JointScaling(factors, frames);
        this.couplers = new CouplerScaling(model, factors, frames);
        this.keepMass = keepMass;
    }

    /**
     * Scales a model in place.
     *
     * @param model    the element {@code Model}
     * @param keepMass masses stay as they are for now: the distribution of mass is preserved
     * @return what could not be scaled, sentences
     */
    public static List<String> scale(XmlElement model, ScaleFactors factors, boolean keepMass) {
        ModelScaling scaling = new ModelScaling(model, factors, keepMass);
        for (String body : factors.bodies()) {
            if (!scaling.frames.bodies().contains(body)) {
                throw model.problem("has no body '" + body + "' to scale"
                        + org.condyle.text.DidYouMean.hint(body, scaling.frames.bodies(), "body"));
            }
        }
        scaling.walk(model);
        return scaling.notes;
    }

    /** Masses and inertias times one factor, such that the bodies together have the mass [kg]. */
    public static void totalMass(XmlElement model, double mass) {
        List<XmlElement> bodies = bodies(model);
        double sum = bodies.stream().mapToDouble(b -> b.number("mass", 0)).sum();
        if (!(sum > 0)) {
            throw model.problem("the bodies have no mass that could be scaled to " + mass + " kg");
        }
        bodies.forEach(b -> InertiaScaling.density(b, mass / sum));
    }

    /** Without the ground. */
    public static List<XmlElement> bodies(XmlElement model) {
        return model.find("BodySet", "objects").map(o -> o.children("Body")).orElse(List.of()).stream()
                .filter(b -> !b.attribute("name", "").equals(FrameBodies.GROUND))
                .toList();
    }

    private void walk(XmlElement e) {
        if (e.name().equals("defaults")) {
            return;
        }
        element(e);
        for (XmlElement child : List.copyOf(e.children())) {
            walk(child);
        }
    }

    private void element(XmlElement e) {
        String name = e.name();
        if (JointScaling.isJoint(name)) {
            joints.scale(e);
        } else if (SurfaceScaling.isWrap(name)) {
            SurfaceScaling.wrap(e, factors.of(frames.body(e, "", "body")));
        } else if ((name.startsWith("Contact") && e.parent() != null)
                || (name.startsWith("Smith2018") && name.endsWith("Mesh"))) {
            contact(e);
        } else {
            switch (name) {
                case "Body" -> body(e);
                case "PhysicalOffsetFrame" -> Scaled.vector(e, "translation", factors.of(frames.body(e, "parent", "")));
                case "PathPoint", "ConditionalPathPoint", "MusclePoint", "MuscleViaPoint", "Marker", "Station" ->
                    point(e);
                case "MovingPathPoint", "MovingMusclePoint" -> movingPoint(e);
                case "Mesh", "Sphere", "Cylinder", "Ellipsoid", "Brick", "Cone", "Line" -> picture(e);
                case "VisibleObject" -> oldPicture(e);
                case "CoordinateCouplerConstraint" -> couplers.scale(e);
                default -> twoPoints(e);
            }
        }
    }

    private void body(XmlElement e) {
        double[] s = factors.of(e.attribute("name", ""));
        Scaled.vector(e, "mass_center", s);
        InertiaScaling.scale(e, s, keepMass);
    }

    private void point(XmlElement e) {
        double[] s = factors.of(frames.body(e, "parent_frame", "body"));
        Scaled.vector(e, "location", s);
        Scaled.vector(e, "attachment", s); // its name before version 2
    }

    private void movingPoint(XmlElement e) {
        double[] s = factors.of(frames.body(e, "parent_frame", "body"));
        String[][] names = {{"x_location", "XAttachment"}, {"y_location", "YAttachment"}, {"z_location", "ZAttachment"}
        };
        for (int k = 0; k < 3; k++) {
            for (String axis : names[k]) {
                double factor = s[k];
                e.child(axis).ifPresent(c -> FunctionScaling.scale(c, factor));
            }
        }
    }

    private void contact(XmlElement e) {
        if (e.child("location").isEmpty() && !e.name().startsWith("Smith2018")) {
            return; // parameters of a contact, or a set
        }
        double[] s = factors.of(frames.body(e, "frame", "body_name"));
        SurfaceScaling.contact(e, s);
        if (e.name().equals("ContactMesh") && !(s[0] == 1 && s[1] == 1 && s[2] == 1)) {
            notes.add("the mesh of contact geometry '" + e.attribute("name", "")
                    + "' keeps its size: its file has no factors");
        }
    }

    private void picture(XmlElement e) {
        boolean shown = e.parent() != null && e.parent().name().equals("attached_geometry");
        if (shown) {
            double[] s = factors.of(frames.body(e, "frame", ""));
            if (e.child("scale_factors").isEmpty() && !(s[0] == 1 && s[1] == 1 && s[2] == 1)) {
                e.add("scale_factors").setText("1 1 1");
            }
            Scaled.vector(e, "scale_factors", s);
        }
    }

    private void oldPicture(XmlElement e) {
        if (e.parent() != null && e.parent().name().equals("Body")) {
            Scaled.vector(e, "scale_factors", factors.of(frames.body(e, "", "")));
        }
    }

    /** Springs, bushings and constraints between points of two bodies. */
    private void twoPoints(XmlElement e) {
        String[] sides = {"1", "2"};
        for (String side : sides) {
            String socket = e.child("socket_body_" + side).isPresent() ? "body_" + side : "body" + side;
            String old = e.child("body_" + side).isPresent() ? "body_" + side : "body" + side;
            if (e.child("socket_" + socket).isEmpty() && e.child(old).isEmpty()) {
                continue;
            }
            double[] s = factors.of(frames.body(e, socket, old));
            Scaled.vector(e, "location_body_" + side, s);
            Scaled.vector(e, "point" + side, s);
        }
        line(e);
    }

    /** A point of a body on a line of another. */
    private void line(XmlElement e) {
        if (e.name().equals("PointOnLineConstraint")) {
            Scaled.vector(e, "point_on_line", factors.of(frames.body(e, "line_body", "line_body")));
            Scaled.vector(e, "point_on_follower", factors.of(frames.body(e, "follower_body", "follower_body")));
        } else if (e.name().matches("PointActuator|BodyActuator") && !e.flag("point_is_global", false)) {
            Scaled.vector(e, "point", factors.of(frames.body(e, "body", "body")));
        }
    }
}
