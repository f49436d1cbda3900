package org.condyle.foreign.opensim.scale;

import org.condyle.foreign.XmlElement;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;

/**
 * Sizes of wrap objects and contact geometry of a body that grows. A size along an axis n of the object grows by |(s₁n₁, s₂n₂, s₃n₃)|;
 * a radius grows by the mean over the directions that it is measured in.
 */
final class SurfaceScaling {
    private SurfaceScaling() {}

    /** True if the element is a wrap object. */
    static boolean isWrap(String element) {
        return element.equals("WrapCylinder")
                || element.equals("WrapSphere")
                || element.equals("WrapEllipsoid")
                || element.equals("WrapTorus");
    }

    static void wrap(XmlElement e, double[] s) {
        double[] grow = along(e.numbers("xyz_body_rotation", 0, 0, 0), s);
        Scaled.vector(e, "translation", s);
        switch (e.name()) {
            case "WrapCylinder" -> {
                Scaled.number(e, "radius", Scaled.mean(grow[0], grow[1]));
                Scaled.number(e, "length", grow[2]);
            }
            case "WrapSphere" -> Scaled.number(e, "radius", Scaled.mean(grow));
            case "WrapEllipsoid" -> Scaled.vector(e, "dimensions", grow);
            case "WrapTorus" -> {
                Scaled.number(e, "inner_radius", Scaled.mean(grow[0], grow[1]));
                Scaled.number(e, "outer_radius", Scaled.mean(grow[0], grow[1]));
            }
            default -> throw new IllegalArgumentException(e.name() + " is no wrap object");
        }
    }

    /** A contact sphere grows by the mean of the factors; the mesh of an articular contact has factors of its own. */
    static void contact(XmlElement e, double[] s) {
        Scaled.vector(e, "location", s);
        if (e.name().equals("ContactSphere")) {
            Scaled.number(e, "radius", Scaled.mean(s));
        } else if (e.name().startsWith("Smith2018")) {
            if (e.child("scale_factors").isEmpty() && !(s[0] == 1 && s[1] == 1 && s[2] == 1)) {
                e.add("scale_factors").setText("1 1 1");
            }
            Scaled.vector(e, "scale_factors", along(e.numbers("orientation", 0, 0, 0), s));
        }
    }

    /** Growth along the axes x, y, z of an object that is turned by body-fixed angles. */
    static double[] along(double[] xyz, double[] s) {
        double[] r = Mat3.times(
                Mat3.times(Rotations.about(1, 0, 0, xyz[0]), Rotations.about(0, 1, 0, xyz[1])),
                Rotations.about(0, 0, 1, xyz[2]));
        if (s[0] == s[1] && s[1] == s[2]) {
            return s.clone(); // the sum of squares would be rounded
        }
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            double x = r[k] * s[0], y = r[3 + k] * s[1], z = r[6 + k] * s[2];
            out[k] = Math.sqrt(x * x + y * y + z * z);
        }
        return out;
    }
}
