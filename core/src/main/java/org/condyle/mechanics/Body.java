package org.condyle.mechanics;

import org.condyle.math.Check;

/**
 * A rigid body: mass [kg], mass centre in the body frame [m], and inertia about the mass centre in body axes
 * (xx, yy, zz, xy, xz, yz) [kg·m²]; the products are the matrix entries, xy = -∫xy dm.
 */
public record Body(String name, double mass, double[] centreLocal, double[] inertia) {
    public Body {
        Check.notNegative("body '" + name + "': mass [kg]", mass);
        centreLocal = Check.tuple("body '" + name + "': centre [m]", centreLocal, 3);
        inertia = Check.tuple("body '" + name + "': inertia [kg*m^2]", inertia, 6);
        for (int i = 0; i < 3; i++) {
            Check.notNegative("body '" + name + "': principal entry of the inertia [kg*m^2]", inertia[i]);
        }
    }

    /** A point mass at the origin of the body frame [kg]; {@link #centre} and {@link #inertia} make a body of it. */
    public static Body of(String name, double mass) {
        return new Body(name, mass, new double[3], new double[6]);
    }

    /** The same body with its mass centre at this place of the body frame [m]. */
    public Body centre(double x, double y, double z) {
        return new Body(name, mass, new double[] {x, y, z}, inertia);
    }

    /** The same body with these moments of inertia about the mass centre, in body axes [kg·m²]. */
    public Body inertia(double xx, double yy, double zz) {
        return inertia(xx, yy, zz, 0, 0, 0);
    }

    /** The same body with these moments and products of inertia about the mass centre; xy = -∫xy dm [kg·m²]. */
    public Body inertia(double xx, double yy, double zz, double xy, double xz, double yz) {
        return new Body(name, mass, centreLocal, new double[] {xx, yy, zz, xy, xz, yz});
    }

    /**
     * What no real body can have: a moment of inertia larger than the sum of the other two. Empty when all is well, or
     * when only one moment is given (a planar body).
     */
    public String implausibility() {
        double x = inertia[0], y = inertia[1], z = inertia[2];
        int given = (x > 0 ? 1 : 0) + (y > 0 ? 1 : 0) + (z > 0 ? 1 : 0);
        double slack = 1e-9 * (x + y + z);
        if (given > 1 && (x > y + z + slack || y > x + z + slack || z > x + y + slack)) {
            return "body '" + name + "': moments of inertia " + x + ", " + y + ", " + z
                    + " kg*m^2 violate the triangle inequality, which is physically impossible";
        }
        boolean products = inertia[3] != 0 || inertia[4] != 0 || inertia[5] != 0;
        if (products && !isOfMatter()) {
            return "body '" + name + "': with the products xy = " + inertia[3] + ", xz = " + inertia[4] + ", yz = "
                    + inertia[5] + " kg*m^2 a principal moment of inertia is negative, or larger than the sum of the"
                    + " other two, which is physically impossible";
        }
        return "";
    }

    /** The triangle inequality in any axes: the second moments of the mass, ½ tr(I) 1 - I, are not negative. */
    private boolean isOfMatter() {
        double half = 0.5 * (inertia[0] + inertia[1] + inertia[2]), slack = 1e-9 * half;
        double a = half - inertia[0] + slack, b = half - inertia[1] + slack, c = half - inertia[2] + slack;
        double d = -inertia[3], e = -inertia[4], f = -inertia[5];
        return a >= 0 && a * b - d * d >= 0 && a * (b * c - f * f) - d * (d * c - f * e) + e * (d * f - b * e) >= 0;
    }
}
