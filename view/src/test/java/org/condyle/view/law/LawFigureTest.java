package org.condyle.view.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.condyle.contact.law.DissipativeHertz;
import org.condyle.contact.law.Flores;
import org.condyle.contact.law.GonthierExact;
import org.condyle.contact.law.Hertz;
import org.condyle.contact.law.HuntCrossley;
import org.condyle.contact.law.Rebound;
import org.condyle.contact.law.ZhiyingQishao;
import org.condyle.view.plot.Curve;
import org.junit.jupiter.api.Test;

/** Loops of free collisions against their closed forms. */
class LawFigureTest {
    private static final double STIFFNESS = 1e9, MASS = 0.7;

    @Test
    void loopsHaveTheDepthTheForceAndTheLossOfTheClosedForm() {
        for (double speed : new double[] {0.02, 0.3, 2}) {
            for (DissipativeHertz law :
                    List.of(new HuntCrossley(0.6), new Flores(0.8), new GonthierExact(0.4), new ZhiyingQishao(0.7))) {
                Curve c = new Collision(law, STIFFNESS, speed, MASS).curve("", 1, 1);
                String where = law + " at " + speed;
                double deepest = Rebound.deepest(law.damping(), law.exponent(), STIFFNESS, MASS, speed);
                double most = Rebound.largestForce(law.damping(), law.exponent(), STIFFNESS, MASS, speed);
                assertEquals(deepest, Arrays.stream(c.x()).max().orElseThrow(), 1e-5 * deepest, where);
                assertEquals(most, Arrays.stream(c.y()).max().orElseThrow(), 1e-5 * most, where);
                double area = 0;
                for (int i = 1; i < c.x().length; i++) {
                    area += 0.5 * (c.y()[i] + c.y()[i - 1]) * (c.x()[i] - c.x()[i - 1]);
                }
                double e = Rebound.restitution(law.damping());
                assertEquals(0.5 * MASS * speed * speed * (1 - e * e), area, 2e-3 * MASS * speed * speed, where);
            }
        }
    }

    @Test
    void elasticLoopsGoBackTheWayTheyCame() {
        Curve c = new Collision(new Hertz(1.5), STIFFNESS, 0.1, MASS).curve("", 1, 1);
        for (int i = 0; i < c.x().length; i++) {
            assertEquals(STIFFNESS * Math.pow(c.x()[i], 1.5), c.y()[i], 1e-9 * STIFFNESS);
        }
        assertTrue(c.x()[c.x().length - 1] < 1e-3 * Arrays.stream(c.x()).max().orElseThrow());
    }
}
