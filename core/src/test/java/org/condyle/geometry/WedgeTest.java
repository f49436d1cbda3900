package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshForms;
import org.condyle.mechanics.MassProperties;
import org.junit.jupiter.api.Test;

/** A piece of a ring with a sloped, hollow top, against its volume. */
class WedgeTest {
    @Test
    void volumeAndCentreAreThoseOfTheRing() {
        double inner = 8e-3, outer = 18e-3, angle = 0.6, low = 1e-3, high = 7e-3, hollow = 0.8e-3;
        MassProperties m = Mesh.flat(MeshForms.wedge(inner, outer, angle, low, high, hollow, 40))
                .massProperties();
        double volume = 0, first = 0, x = 0;
        int n = 2000;
        for (int i = 0; i < n; i++) { // thin shells about the axis
            double s = (i + 0.5) / n, r = inner + (outer - inner) * s;
            double h = low + (high - low) * s - 4 * hollow * s * (1 - s);
            double shell = angle * r * h * (outer - inner) / n;
            volume += shell;
            first += shell * h / 2;
            x += shell * r * 2 * Math.sin(angle / 2) / angle;
        }
        assertEquals(1, m.mass() / volume, 1e-3);
        assertEquals(first / volume, m.centre()[2], 1e-3 * high);
        assertEquals(x / volume, m.centre()[0], 1e-3 * outer);
        assertEquals(0, m.centre()[1], 1e-9);
    }
}
