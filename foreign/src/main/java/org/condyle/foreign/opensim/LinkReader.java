package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import org.condyle.foreign.XmlElement;

/**
 * Finds the joints of a model. Old files have each joint in its child body, {@code <Body><Joint><PinJoint>}, with the frames as
 * properties of the joint; since version 3.5 joints are in a set and refer to frames.
 */
record LinkReader(Osim osim) {
    /**
     * A joint as every version of the format means it: two frames, and coordinates that say how the second moves in the first.
     *
     * @param name        in OpenSim; may be empty
     * @param coordinates elements {@code Coordinate} in the order of the joint
     */
    record Link(XmlElement element, String name, Spot parent, Spot child, List<XmlElement> coordinates) {}

    List<Link> read() {
        List<Link> all = new ArrayList<>();
        for (XmlElement body : osim.set("BodySet")) {
            for (String holder : List.of("Joint", "joint")) {
                body.child(holder).ifPresent(h -> h.children().forEach(j -> all.add(old(j, body))));
            }
        }
        for (XmlElement joint : osim.set("JointSet")) {
            all.add(Sockets.path(joint, "parent_frame").isEmpty() ? middle(joint) : link(joint));
        }
        return all;
    }

    /** Versions below 305xx. A joint that is reversed has its coordinates from the child to the parent. */
    private Link old(XmlElement joint, XmlElement body) {
        String child = Osim.name(body);
        Spot parent = offset(osim.frames.find(joint, joint.text("parent_body", "ground")), joint, "_in_parent");
        Spot end = offset(osim.frames.find(body, child), joint, "");
        return exchanged(joint, Osim.name(joint), parent, end);
    }

    /** Versions around 30501: in a set, with connectors to bodies and the frames as properties. */
    private Link middle(XmlElement joint) {
        String parent = Sockets.path(joint, "parent_body", "parent_body", "parent_frame"),
                child = Sockets.path(joint, "child_body", "child_body", "child_frame");
        return exchanged(
                joint,
                Osim.name(joint),
                offset(osim.frames.find(joint, parent), joint, "_in_parent"),
                offset(osim.frames.find(joint, child), joint, "_in_child"));
    }

    private Link link(XmlElement joint) {
        return exchanged(
                joint,
                Osim.name(joint),
                osim.frames.find(joint, Sockets.path(joint, "parent_frame")),
                osim.frames.find(joint, Sockets.path(joint, "child_frame")));
    }

    private Link exchanged(XmlElement joint, String name, Spot parent, Spot child) {
        boolean reverse = joint.flag("reverse", false);
        return new Link(joint, name, reverse ? child : parent, reverse ? parent : child, coordinates(joint));
    }

    private Spot offset(Spot body, XmlElement joint, String side) {
        Spot spot = body.then(
                Osim.vector(joint, "location" + side, 0, 0, 0), Osim.vector(joint, "orientation" + side, 0, 0, 0));
        if (!spot.isOrigin()) { // OpenSim makes frames of these names of them
            osim.frames.add(Sockets.last(body.body()) + "_offset", Osim.name(joint), spot);
        }
        return spot;
    }

    private static List<XmlElement> coordinates(XmlElement joint) {
        List<XmlElement> all = new ArrayList<>();
        joint.child("coordinates").ifPresent(c -> all.addAll(c.children("Coordinate")));
        joint.child("CoordinateSet").ifPresent(c -> all.addAll(c.objects()));
        return all;
    }
}
