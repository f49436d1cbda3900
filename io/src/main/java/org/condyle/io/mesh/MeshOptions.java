package org.condyle.io.mesh;

import org.condyle.math.Check;

/**
 * How a mesh file is taken.
 *
 * @param scale metres per unit of the file; mesh files do not tell their unit, many are in millimetres
 * @param part  the only group or object (OBJ: {@code g}, {@code o}) to take; empty for all
 */
public record MeshOptions(double scale, String part) {
    /** Everything in the file, in metres. */
    public static final MeshOptions METRES = new MeshOptions(1, "");

    /** Everything in the file, in millimetres. */
    public static final MeshOptions MILLIMETRES = new MeshOptions(1e-3, "");

    public MeshOptions {
        Check.positive("mesh scale [m per unit of the file]", scale);
    }
}
