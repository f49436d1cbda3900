package org.condyle.io.model;

import java.util.List;
import org.condyle.io.document.Entry;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Surface;

/** Surfaces of bodies that deform. Searches for contact at points and over meshes see a shape as it was, so they are refused. */
final class SoftSurfaces {
    private SoftSurfaces() {}

    static boolean deforms(Reading r, Surface s) {
        for (Joint j : r.joints.values()) {
            if (j.child() == s.body()) {
                return j.mobility().deforms();
            }
        }
        return false;
    }

    /** Complains about those that deform; true if there is one. */
    static boolean refuse(Reading r, Entry where, List<Surfaces.Part> parts) {
        for (Surfaces.Part p : parts) {
            if (deforms(r, p.surface())) {
                r.problems.error(
                        where,
                        "'" + p.name()
                                + "' is on a body that deforms, whose contact this law would search for on the shape"
                                + " as it was; take law: distance");
                return true;
            }
        }
        return false;
    }
}
