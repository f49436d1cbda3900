package org.condyle.foreign.opensim.scale;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.Sockets;
import org.jspecify.annotations.Nullable;

/**
 * The bodies on which the elements of an OpenSim model are fixed. Before version 3.5 an element gives the name of its body; from then
 * on a socket gives the path of a frame, which can be a body or an offset frame on another frame.
 */
final class FrameBodies {
    static final String GROUND = "ground";
    private static final int DEEPEST = 64;

    private final Set<String> bodies = new HashSet<>();
    private final Map<String, XmlElement> offsets = new HashMap<>();

    FrameBodies(XmlElement model) {
        bodies.add(GROUND);
        collect(model);
    }

    private void collect(XmlElement e) {
        String name = e.attribute("name", "");
        if (e.name().equals("Body")) {
            bodies.add(name);
        } else if (e.name().equals("PhysicalOffsetFrame")) {
            XmlElement owner = owner(e);
            offsets.putIfAbsent(name, e);
            offsets.put(owner.attribute("name", "") + "/" + name, e);
        }
        for (XmlElement c : e.children()) {
            if (!c.name().equals("defaults")) {
                collect(c);
            }
        }
    }

    Set<String> bodies() {
        return bodies;
    }

    /**
     * The body that an element names by a socket or, in old files, directly.
     *
     * @param socket name of the socket, such as {@code parent_frame}
     * @param old    name of the element that had the name of the body in old files
     */
    String body(XmlElement e, String socket, String old) {
        String path = Sockets.path(e, socket, old);
        return path.isEmpty() ? enclosing(e, 0) : follow(path, e, 0);
    }

    private String follow(String path, XmlElement from, int depth) {
        String last = path.substring(path.lastIndexOf('/') + 1).strip();
        if (last.isEmpty() || last.equals(".") || last.equals("..")) {
            return enclosing(from, depth);
        }
        @Nullable XmlElement offset = offset(path, last, from);
        if (offset == null || depth > DEEPEST) {
            return last; // a body, or a frame that the importer will miss
        }
        return ofOffset(offset, depth);
    }

    /** A frame of the same joint comes before one of the same name elsewhere, and a body before both. */
    private @Nullable XmlElement offset(String path, String last, XmlElement from) {
        if (bodies.contains(last)) {
            return null;
        }
        String[] steps = path.split("/", 0);
        String named = steps.length > 1 ? steps[steps.length - 2] : "";
        XmlElement found = offsets.get(named + "/" + last);
        for (XmlElement up = from; found == null && up != null; up = up.parent()) {
            found = offsets.get(up.attribute("name", "") + "/" + last);
        }
        return found != null ? found : offsets.get(last);
    }

    /** The element with a name around an element: the joint of a frame. */
    private static XmlElement owner(XmlElement e) {
        XmlElement up = e.parent();
        while (up != null && !up.has("name")) {
            up = up.parent();
        }
        return up == null ? e : up;
    }

    /** The body inside of which an element is written, directly or in an offset frame. */
    private String enclosing(XmlElement e, int depth) {
        for (XmlElement up = e.parent(); up != null; up = up.parent()) {
            if (up.name().equals("Body")) {
                return up.attribute("name", GROUND);
            }
            if (up.name().equals("PhysicalOffsetFrame") && depth < DEEPEST) {
                return ofOffset(up, depth + 1);
            }
        }
        return GROUND;
    }

    private String ofOffset(XmlElement offset, int depth) {
        String up = Sockets.path(offset, "parent");
        return up.isEmpty() ? enclosing(offset, depth) : follow(up, offset, depth + 1);
    }
}
