package org.condyle.scenes;

import org.condyle.geometry.mesh.MeshForms;
import org.condyle.mechanics.Triangles;

/** Triangulated bodies by formula; ellipsoid and dish are those that other engines are timed with. */
public final class Meshes {
    private Meshes() {}

    /** 8 n² faces. */
    public static Triangles ellipsoid(double a, double b, double c, int n) {
        return MeshForms.ellipsoid(a, b, c, n);
    }

    public static Triangles sphere(double radius, int n) {
        return MeshForms.sphere(radius, n);
    }

    /** An open mesh of 2 n² faces. */
    public static Triangles cup(double h, double radius, int n) {
        return MeshForms.cup(h, radius, n);
    }

    /** 2 n² + 12 n faces. */
    public static Triangles dish(double h, double radius, double t, int n) {
        return MeshForms.dish(h, radius, t, n);
    }

    public static Triangles torus(double ring, double tube, int n, int m) {
        return MeshForms.torus(ring, tube, n, m);
    }

    public static Triangles box(double a, double b, double c, int n) {
        return MeshForms.box(a, b, c, n);
    }
}
