package org.condyle.mechanics;

import org.jspecify.annotations.Nullable;

/**
 * A shape in its own frame: it can be used for contact, mass properties and drawing. Contact between two shapes is the
 * task of {@link ContactGeometry}; a shape does not depend on other shapes. Immutable and shared by threads.
 */
public interface Shape {
    /** The word a model file uses for it: "sphere". */
    String type();

    /** Box around it in its own frame: out = (min x, y, z, max x, y, z) [m]; infinite where the shape is. */
    void bounds(double[] out);

    /**
     * Volume, mass centre and inertia at unit density; of unit thickness if the shape is a planar profile.
     *
     * @throws ModelException if it encloses nothing
     */
    MassProperties massProperties();

    /**
     * Triangles no farther than {@code tolerance} [m] from the surface where that costs a sensible number of them: for
     * pictures and for sampling. An infinite shape gives a piece of itself about the origin.
     */
    Triangles triangles(double tolerance);

    /** Whether its triangles are what it is made of, which no tolerance changes. */
    default boolean hasOwnTriangles() {
        return false;
    }

    /** Faces of its own that results can be given for, and that can carry springs; 0 if it has none. */
    default int sourceFaces() {
        return 0;
    }

    /** Whether it is for pictures alone and touches nothing. */
    default boolean drawnOnly() {
        return false;
    }

    /** Whether the solid lies around it, so that it is seen from within, as a seat is. */
    default boolean hollow() {
        return false;
    }

    /** What of it is seen in the pictures of a planar model. */
    default Shape inPlane() {
        return this;
    }

    /** Largest length of what is drawn of it [m]; of an infinite shape that of the piece that {@link #triangles} gives. */
    default double drawnSize() {
        double[] box = new double[6];
        bounds(box);
        double size = 0;
        for (int k = 0; k < 3; k++) {
            size = Math.max(size, box[3 + k] - box[k]);
        }
        return Double.isFinite(size) && size > 0 ? size : 2;
    }

    /** The shape of size one that it is a stretched copy of, so that pictures of many have one; null if it is none. */
    default @Nullable Stretched stretched() {
        return null;
    }

    /** Of a surface that is one endless plane or line through the origin, the axis of its outward normal; -1 of others. */
    default int normalAxis() {
        return -1;
    }

    /** How its surface is made where others touch it. */
    default Smoothness smoothness() {
        return Smoothness.ROUND;
    }

    /** The curvature that its surface has everywhere and in all directions [1/m], positive if convex; NaN if it differs. */
    default double uniformCurvature() {
        return Double.NaN;
    }

    /** Radius of a ball about the origin of its frame that holds all of it [m]; of a profile, of a circle in its plane. */
    default double outerRadius() {
        double[] box = new double[6];
        bounds(box);
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            double far = Math.max(Math.abs(box[k]), Math.abs(box[3 + k]));
            sum += far * far;
        }
        return Math.sqrt(sum);
    }

    /** Radius of a ball about the origin of its frame that lies in it [m]; 0 if none is known. */
    default double innerRadius() {
        return 0;
    }

    /** A surface where others touch it. */
    enum Smoothness {
        /** Smooth and round: it touches what is smooth in an ellipse. */
        ROUND,
        /** Smooth, but flat or with straight lines: it touches what is round in an ellipse. */
        STRAIGHT,
        /** With edges or corners, or a profile, which has no end across the plane. */
        EDGED,
        /** Of triangles that stand for a surface. */
        FACETED
    }

    /**
     * A copy of a shape of size one.
     *
     * @param x factor along the x axis of its frame
     */
    record Stretched(Shape unit, double x, double y, double z) {}
}
