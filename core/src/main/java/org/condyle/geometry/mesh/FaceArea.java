package org.condyle.geometry.mesh;

/** Which area of a face a spring represents. */
public enum FaceArea {
    /** Its own area, whatever way it looks: kπRd² for a sphere of radius R (Simbody, OpenSim). Conservative. */
    WHOLE,
    /**
     * Its area seen along the contact normal: stiffness times overlap, kπd²(R - d/3) for a sphere. The share of a face
     * changes as it turns, so a body that rolls exchanges energy with the foundation that no account explains.
     */
    PROJECTED
}
