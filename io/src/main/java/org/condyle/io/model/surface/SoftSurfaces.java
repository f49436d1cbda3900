package org.condyle.io.model.surface;

import java.util.List;
import org.condyle.io.document.Entry;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Surface;

/** Surfaces of bodies that deform. */
public final class SoftSurfaces {
    private SoftSurfaces() {}

    public static boolean deforms(ReaderContext r, Surface s) {
        for (Joint j : r.names.joints.values()) {
            if (j.child() == s.body()) {
                return j.childDeforms();
            }
        }
        return false;
    }

    /** A surface that says whether it deforms. */
    public static Surface of(ReaderContext r, Surfaces.Given part) {
        Surface s = part.surface();
        return new Surface(s.name(), s.body(), s.frame(), s.shape(), deforms(r, s));
    }

    /** A search among many sees shapes as they were made, so it does not take those that deform. */
    public static void refuseAmong(ReaderContext r, Entry where, List<Surfaces.Given> parts) {
        for (Surfaces.Given p : parts) {
            if (deforms(r, p.surface())) {
                r.problems.error(
                        Code.WRONG_KIND,
                        where,
                        "'" + p.name() + "' is on a deformable body",
                        "give each pair with 'between'");
                return;
            }
        }
    }
}
