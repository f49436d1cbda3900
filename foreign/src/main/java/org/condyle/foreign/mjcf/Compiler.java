package org.condyle.foreign.mjcf;

import java.util.Locale;
import org.condyle.foreign.XmlElement;
import org.condyle.io.foreign.Losses;

/**
 * What MuJoCo's {@code compiler} elements say. There may be several; a later one replaces what an earlier one says.
 * Missing: degrees, Euler angles about the moving axes x, y, z, limits where there is a range, inertia from geoms for
 * bodies that do not give one.
 */
final class Compiler {
    private final Attributes values;
    private final boolean radians;

    Compiler(XmlElement root, Losses losses) {
        XmlElement merged = new XmlElement("compiler", root.at(), null);
        for (XmlElement e : root.children("compiler")) {
            e.attributes().forEach(merged::put);
            merged = moved(merged, e);
            e.children()
                    .forEach(c -> losses.harmless(c, "for a computation of ranges of lengths that is not done here"));
        }
        values = Attributes.plain(merged);
        radians = values.text("angle", "degree").equals("radian");
        if (values.text("coordinate", "local").equals("global")) {
            throw merged.problem(
                    "coordinate=\"global\" is a form that MuJoCo itself gave up in version 2.3.4; save the model"
                            + " with an older MuJoCo, which writes local coordinates");
        }
        if (!eulerSequence().matches("[xyzXYZ]{3}")) {
            throw merged.problem(
                    "eulerseq must be three of the letters x, y, z, X, Y, Z, is \"" + eulerSequence() + "\"");
        }
    }

    /** The same attributes where the last compiler element is, for messages. */
    private static XmlElement moved(XmlElement merged, XmlElement to) {
        XmlElement out = new XmlElement("compiler", to.at(), null);
        merged.attributes().forEach(out::put);
        return out;
    }

    /** Converts an angle of the file to radians. */
    double angle(double written) {
        return radians ? written : Math.toRadians(written);
    }

    String eulerSequence() {
        return values.text("eulerseq", "xyz");
    }

    boolean autoLimits() {
        return values.flag("autolimits", true);
    }

    /** From geoms always ("true"), never ("false"), or where a body has no inertial ("auto"). */
    String inertiaFromGeom() {
        return values.text("inertiafromgeom", "auto").toLowerCase(Locale.ROOT);
    }

    boolean balanceInertia() {
        return values.flag("balanceinertia", false);
    }

    double smallestMass() {
        return values.number("boundmass", 0);
    }

    double smallestInertia() {
        return values.number("boundinertia", 0);
    }

    /** Sum of all masses to which they are scaled; negative for none. */
    double totalMass() {
        return values.number("settotalmass", -1);
    }

    /** First and last group of the geoms that have mass. */
    double[] inertiaGroups() {
        return values.numbers("inertiagrouprange", 0, 5);
    }

    /** Where a mesh is, relative to the model. */
    String meshFile(String file) {
        String name = file;
        if (values.flag("strippath", false)) {
            name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        }
        String folder = values.text("meshdir", values.text("assetdir", ""));
        return folder.isEmpty() || name.startsWith("/") ? name : folder + (folder.endsWith("/") ? "" : "/") + name;
    }
}
