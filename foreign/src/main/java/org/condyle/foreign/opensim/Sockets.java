package org.condyle.foreign.opensim;

import java.util.Optional;
import org.condyle.foreign.XmlElement;

/**
 * How a part names another part. Since version 4 that is a socket, {@code <socket_parent_frame>/bodyset/femur_r}; files of
 * version 305xx have {@code <socket_parent_frame_connectee_name>} or a list of {@code <connectors>}, and older ones a property
 * of its own for each class, such as {@code <body>}.
 */
public final class Sockets {
    private Sockets() {}

    /**
     * The path or name that a part gives; empty if it gives none.
     *
     * @param socket its name since version 4
     * @param before names of the property or connector in older versions
     */
    public static String path(XmlElement part, String socket, String... before) {
        Optional<XmlElement> found = part.child("socket_" + socket)
                .or(() -> part.child("socket_" + socket + "_connectee_name"))
                .or(() -> connector(part, socket));
        for (String old : before) {
            found = found.or(() -> connector(part, old)).or(() -> part.child(old));
        }
        return found.map(XmlElement::text).orElse("");
    }

    private static Optional<XmlElement> connector(XmlElement part, String name) {
        return part.child("connectors")
                .flatMap(all -> all.children().stream()
                        .filter(c -> c.attribute("name", "").equals(name))
                        .findFirst()
                        .flatMap(c -> c.child("connectee_name")));
    }

    /** The last name of a path. */
    static String last(String path) {
        String clean = path.strip();
        while (clean.endsWith("/")) {
            clean = clean.substring(0, clean.length() - 1);
        }
        return clean.substring(clean.lastIndexOf('/') + 1);
    }

    /** The name before the last one: the owner; empty if there is none. */
    static String owner(String path) {
        String clean = path.strip(), last = last(clean);
        int end = clean.lastIndexOf(last);
        return end <= 1 ? "" : last(clean.substring(0, end - 1));
    }
}
