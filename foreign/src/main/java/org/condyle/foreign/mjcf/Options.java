package org.condyle.foreign.mjcf;

import java.util.List;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.foreign.Losses;
import org.jspecify.annotations.Nullable;

/** MuJoCo's {@code option}: gravity and switches. Settings of its integrator and solver have no meaning here. */
final class Options {
    private static final double[] GRAVITY = {0, 0, -9.81};
    private static final List<String> FLUID = List.of("wind", "density", "viscosity");

    private final XmlElement root;
    private double[] gravity = GRAVITY;
    private @Nullable XmlElement place;
    private final XmlElement flags;

    Options(XmlElement root, Losses losses) {
        this.root = root;
        flags = new XmlElement("flag", root.at(), null);
        for (XmlElement e : root.children("option")) {
            Attributes a = Attributes.plain(e);
            gravity = a.vector("gravity", gravity);
            place = e.has("gravity") ? e : place;
            if (FLUID.stream().anyMatch(k -> notZero(a.list(k)))) {
                losses.matters(e, "forces of wind or of a fluid around the bodies are missing");
            }
            losses.harmless(
                    e, "settings of MuJoCo's solver and time step are not used; see 'run' for those of this run");
            for (XmlElement flag : e.children("flag")) {
                flag.attributes().forEach(flags::put);
            }
        }
    }

    private static boolean notZero(double[] all) {
        for (double x : all) {
            if (x != 0) {
                return true;
            }
        }
        return false;
    }

    void write(Draft draft) {
        draft.set("gravity", (place == null ? root : place).at(), on("gravity") ? gravity : new double[3], "m/s^2");
        draft.set("up", root.at(), "z");
    }

    private boolean on(String flag) {
        return !flags.attribute(flag, "enable").equals("disable");
    }

    boolean equalities() {
        return on("equality") && on("constraint");
    }

    boolean contacts() {
        return on("contact") && on("constraint");
    }

    boolean actuators() {
        return on("actuation");
    }

    boolean limits() {
        return on("limit") && on("constraint");
    }

    boolean springs() {
        return on("passive") && on("spring");
    }

    boolean dampers() {
        return on("passive") && on("damper");
    }
}
