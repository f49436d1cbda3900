package org.condyle.mechanics;

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
}
