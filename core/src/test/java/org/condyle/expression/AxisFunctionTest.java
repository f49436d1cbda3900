package org.condyle.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.junit.jupiter.api.Test;

/** Body axes and joint axes. */
class AxisFunctionTest {
    private static double constant(String text) {
        return Expression.parse(text, new NameTable()).constant();
    }

    private static String call(String name, double... x) {
        return name + "(" + x[0] + ", " + x[1] + ", " + x[2] + ", " + x[3] + ")";
    }

    @Test
    void theMeanAxesOfTheReport() {
        String of = "(59.29 deg, 79.08 deg, 0, 90 deg)";
        assertEquals(276.4201953, Math.toDegrees(constant("joint_azimuth" + of)), 6e-8);
        assertEquals(59.90430813, Math.toDegrees(constant("joint_polar" + of)), 6e-9);
    }

    @Test
    void anglesAreThoseOfTheTurnedDirectionAndComeBack() {
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            double pn = 6 * random.nextDouble() - 3, tn = 3 * random.nextDouble();
            double phi = 6.2 * random.nextDouble(), theta = 0.01 + 3.1 * random.nextDouble();
            double[] d = {Math.sin(theta) * Math.cos(phi), Math.sin(theta) * Math.sin(phi), Math.cos(theta)};
            double[] axes =
                    Mat3.times(Rotations.about(0, 0, 1, pn), Rotations.about(0, 1, 0, tn)); // columns are the axes
            double[] j = new double[3];
            for (int k = 0; k < 3; k++) {
                j[k] = axes[k] * d[0] + axes[3 + k] * d[1] + axes[6 + k] * d[2];
            }
            double azimuth = constant(call("joint_azimuth", pn, tn, phi, theta));
            double polar = constant(call("joint_polar", pn, tn, phi, theta));
            assertEquals(j[2], Math.cos(polar), 1e-14);
            assertEquals(j[0], Math.sin(polar) * Math.cos(azimuth), 1e-14);
            assertEquals(j[1], Math.sin(polar) * Math.sin(azimuth), 1e-14);
            assertTrue(azimuth >= 0 && azimuth < 2 * Math.PI);
            assertEquals(phi, constant(call("body_azimuth", pn, tn, azimuth, polar)), 1e-11);
            assertEquals(theta, constant(call("body_polar", pn, tn, azimuth, polar)), 1e-11);
        }
    }

    @Test
    void theyHaveDerivatives() {
        NameTable names = new NameTable();
        names.variable("x");
        for (String name : new String[] {"joint_azimuth", "joint_polar", "body_azimuth", "body_polar"}) {
            Evaluator e = Expression.parse(name + "(0.7, 1.1, 2 + x, 1.2 - x^2)", names)
                    .evaluator();
            double[] jet = new double[3];
            e.jet(new double[] {0.3}, new double[] {1}, new double[1], jet);
            double h = 1e-5, up = e.value(new double[] {0.3 + h}), down = e.value(new double[] {0.3 - h});
            assertEquals((up - down) / (2 * h), jet[1], 1e-8, name);
        }
    }

    @Test
    void aWrongNumberOfArgumentsIsRefused() {
        ExpressionException e = assertThrows(ExpressionException.class, () -> constant("joint_polar(1, 2, 3)"));
        assertEquals("'joint_polar' takes 4 arguments, has 3", e.getMessage());
        e = assertThrows(ExpressionException.class, () -> constant("joint_polr(1, 2, 3, 4)"));
        assertTrue(String.valueOf(e.getMessage()).contains("did you mean 'joint_polar'?"), e.getMessage());
    }
}
