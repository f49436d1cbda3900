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

    /**
     * What no real body can have: a moment of inertia larger than the sum of the other two. Empty when all is well, or
     * when only one moment is given (a planar body).
     */
    public String oddity() {
        double x = inertia[0], y = inertia[1], z = inertia[2];
        int given = (x > 0 ? 1 : 0) + (y > 0 ? 1 : 0) + (z > 0 ? 1 : 0);
        double slack = 1e-9 * (x + y + z);
        if (given > 1 && (x > y + z + slack || y > x + z + slack || z > x + y + slack)) {
            return "body '" + name + "': moments of inertia " + x + ", " + y + ", " + z
                    + " kg*m^2 break the triangle inequality; no real body has them";
        }
        return "";
    }
}
