package org.condyle.measures.wrap;

import java.util.Locale;

/**
 * A surface in the list of a path, with the part of the path that may touch it.
 *
 * @param method how OpenSim chooses the plane of a path over an ellipsoid; exact rules do not need it
 * @param first  first point of the part, counted from 1 in the list of the path, inactive ones included; 0 for the first one
 * @param last   last point of the part; 0 for the last one
 */
public record PathWrap(WrapSurface surface, Method method, int first, int last) {
    /** How OpenSim finds the plane in which a path crosses an ellipsoid. */
    public enum Method {
        HYBRID,
        MIDPOINT,
        AXIAL;

        /** The word of model files. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public PathWrap(WrapSurface surface) {
        this(surface, Method.HYBRID, 0, 0);
    }
}
