package org.condyle.foreign.opensim.scale;

import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlNumbers;

/**
 * Mass, mass centre and moments of inertia of a body that grows. With equal factors s and the mass ratio μ the inertia grows by μ s².
 * Otherwise the body is taken for a cylinder about the axis of its smallest moment of inertia: its radius and its length follow from
 * the moments, I_a = m r²/2 and I = m (l²/12 + r²/4), and are scaled; products of inertia grow with both of their factors and μ. This
 * is the rule of OpenSim 4.
 */
final class InertiaScaling {
    private static final String[] OLD = {
        "inertia_xx", "inertia_yy", "inertia_zz", "inertia_xy", "inertia_xz", "inertia_yz"
    };

    private InertiaScaling() {}

    /**
     * @param keepMass the mass stays, as far as this body is concerned
     */
    static void scale(XmlElement body, double[] s, boolean keepMass) {
        if (s[0] == 1 && s[1] == 1 && s[2] == 1) {
            return;
        }
        double before = body.number("mass", 0), ratio = keepMass ? 1 : s[0] * s[1] * s[2];
        Scaled.number(body, "mass", ratio);
        double[] inertia = read(body);
        double after = before * ratio;
        if (before <= 0) {
            java.util.Arrays.fill(inertia, 0);
        } else if (s[0] == s[1] && s[1] == s[2]) {
            for (int k = 0; k < 6; k++) {
                inertia[k] *= ratio * s[0] * s[0];
            }
        } else {
            cylinder(inertia, s, before, after);
            inertia[3] *= ratio * s[0] * s[1];
            inertia[4] *= ratio * s[0] * s[2];
            inertia[5] *= ratio * s[1] * s[2];
        }
        write(body, inertia);
    }

    private static void cylinder(double[] inertia, double[] s, double before, double after) {
        int axis = 0;
        for (int k = 1; k < 3; k++) {
            axis = inertia[k] < inertia[axis] ? k : axis;
        }
        int other = axis == 0 ? 1 : 0, b = (axis + 1) % 3, c = (axis + 2) % 3;
        double radiusSquare = Math.max(0, 2 * inertia[axis] / before);
        double lengthSquare = Math.max(0, 12 * (inertia[other] / before - radiusSquare / 4));
        double r2 = radiusSquare * s[b] * s[c], l2 = lengthSquare * s[axis] * s[axis];
        inertia[axis] = after * r2 / 2;
        inertia[b] = after * (l2 / 12 + r2 / 4);
        inertia[c] = inertia[b];
    }

    /** Mass and inertia times one factor: another density. */
    static void density(XmlElement body, double factor) {
        if (factor == 1) {
            return;
        }
        Scaled.number(body, "mass", factor);
        double[] inertia = read(body);
        for (int k = 0; k < 6; k++) {
            inertia[k] *= factor;
        }
        write(body, inertia);
    }

    private static double[] read(XmlElement body) {
        double[] inertia = body.numbers("inertia", 1, 1, 1, 0, 0, 0);
        if (body.child("inertia").isEmpty()) {
            for (int k = 0; k < 6; k++) {
                inertia[k] = body.number(OLD[k], inertia[k]);
            }
        }
        return inertia;
    }

    private static void write(XmlElement body, double[] inertia) {
        boolean old = body.child(OLD[0]).isPresent() || body.child(OLD[1]).isPresent();
        if (!old) {
            body.set("inertia", XmlNumbers.of(inertia));
            return;
        }
        for (int k = 0; k < 6; k++) {
            if (k < 3 || inertia[k] != 0 || body.child(OLD[k]).isPresent()) {
                body.set(OLD[k], XmlNumbers.of(inertia[k]));
            }
        }
    }
}
