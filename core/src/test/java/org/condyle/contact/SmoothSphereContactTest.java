package org.condyle.contact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.contact.friction.StribeckFriction;
import org.condyle.contact.law.HuntCrossleyDissipation;
import org.condyle.contact.law.SmoothSphereLaw;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.mechanics.ForceElement;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SmoothSphereContactTest {
    /** Softened over metres, so that it acts wherever the bodies of a random scene are. */
    @Nested
    class Contract extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new SmoothSphereContact(
                    a,
                    forest.point(a, new double[] {0.2, -0.1, 0.3}),
                    1.5,
                    b,
                    forest.point(b, new double[] {-0.3, 0.4, 0.1}),
                    forest.direction(b, new double[] {1, 2, -2}),
                    new SmoothSphereLaw(30, 0.3, 0.8, 0.4, 0.1, 0.5, 0.3, 0.4, 2));
        }
    }

    private static SmoothSphereLaw law(double c) {
        return new SmoothSphereLaw(1e6, c, 0.8, 0.4, 0.5, 0.2, 1e-5, 300, 50);
    }

    @Test
    void deepInContactItIsHuntAndCrossley() {
        // k = ½ E^(2/3), K = 4/3 k^1.5 √R; at 30 mm the smoothing of 3 mm is left in (1 + ε/δ²)^(3/4) only
        double radius = 0.5, depth = 0.03, k = 0.5 * Math.pow(1e6, 2.0 / 3);
        double stiffness = 4.0 / 3 * Math.pow(k, 1.5) * Math.sqrt(radius);
        double rest = Math.pow(1 + 1e-5 / (depth * depth), 0.75);
        for (double rate : new double[] {-0.2, 0, 0.3}) {
            double sharp = new HuntCrossleyDissipation(0.4).force(stiffness, depth, rate, 1) * rest;
            assertEquals(sharp, law(0.4).normal(radius, depth, rate), 1e-6 * sharp);
        }
    }

    @Test
    void frictionIsTheCurveOfTheSharpLawAboveTheSmoothing() {
        StribeckFriction sharp = new StribeckFriction(0.8, 0.4, 0.5, 0.2);
        for (double v : new double[] {0.3, 1, 4}) {
            assertEquals(sharp.force(100, v), law(0).frictionPerSpeed(100, v * v) * v, 0.02);
        }
    }

    @Test
    void energyIsTheIntegralOfTheElasticForce() {
        SmoothSphereLaw law = law(0);
        double h = 1e-6;
        for (double depth = -0.02; depth < 0.05; depth += 0.0037) {
            double slope = (law.energy(0.1, depth + h) - law.energy(0.1, depth - h)) / (2 * h);
            assertEquals(law.elastic(0.1, depth), slope, 1e-6 * (1 + slope));
        }
        assertEquals(0, law.energy(0.1, -1));
        assertTrue(law.elastic(0.1, -0.02) > 0, "it acts a little before the surfaces touch");
    }
}
