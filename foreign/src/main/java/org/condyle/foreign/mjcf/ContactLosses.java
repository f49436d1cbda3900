package org.condyle.foreign.mjcf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.io.foreign.Losses;

/**
 * Tells which geoms touch others in MuJoCo: their masks meet, {@code contype & conaffinity}, they are on bodies that move
 * relative to each other, and neither body is the parent of the other (unless the parent is fixed). Its contacts are soft
 * constraints of the solver, so they cannot be taken over as forces.
 */
final class ContactLosses {
    private static final int MOST = 3000;
    private static final String WAY_OUT =
            "MuJoCo's soft contact with other geoms is missing; the surface is in the model:"
                    + " name its pairs with a contact law under 'contacts'";

    private record Group(MjcfBody body, int contype, int conaffinity) {
        boolean touches(Group other) {
            boolean masks = (contype & other.conaffinity) != 0 || (other.contype & conaffinity) != 0;
            return masks && apart(body, other.body) && apart(other.body, body);
        }

        /** The second one is neither carried by the body nor by its parent. */
        private static boolean apart(MjcfBody b, MjcfBody other) {
            MjcfBody above = b.parent == null ? b : b.parent.carrier();
            return b != other && (b.isWorld() || above.isWorld() || above != other);
        }
    }

    private ContactLosses() {}

    static void tell(XmlElement root, Scene scene, Options options, Losses losses) {
        if (options.contacts()) {
            geoms(scene, losses);
        }
        for (XmlElement section : root.children("contact")) {
            for (XmlElement e : section.children()) {
                if (e.name().equals("exclude")) {
                    losses.harmless(e, "there is no contact here to be excluded");
                } else if (options.contacts()) {
                    losses.matters(
                            e,
                            "MuJoCo's soft contact of this pair is missing; name the two surfaces with a contact"
                                    + " law under 'contacts'");
                }
            }
        }
    }

    private static void geoms(Scene scene, Losses losses) {
        Map<Group, List<MjcfGeom>> groups = new LinkedHashMap<>();
        for (MjcfBody b : scene.bodies) {
            for (MjcfGeom g : b.geoms) {
                if (g.contype() != 0 || g.conaffinity() != 0) {
                    groups.computeIfAbsent(new Group(b.carrier(), g.contype(), g.conaffinity()), k -> new ArrayList<>())
                            .add(g);
                }
            }
        }
        boolean few = groups.size() <= MOST; // beyond, the search for partners would take too long
        groups.forEach((group, geoms) -> {
            if (!few || groups.keySet().stream().anyMatch(group::touches)) {
                geoms.forEach(g -> losses.matters(g.element(), WAY_OUT));
            }
        });
    }
}
