package org.condyle.resistance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.function.LinearTable;
import org.condyle.function.LinearTable.Outside;
import org.condyle.function.ScalarFunction;
import org.condyle.function.SmoothTable;
import org.condyle.math.HermiteSpline;
import org.condyle.scenes.Shoulder;
import org.junit.jupiter.api.Test;

/** What tables do outside of their pairs, and left joints made of right ones. */
class TablesAndMirrorsTest {
    private static final double[] X = {-1, 0.2, 0.5, 1};
    private static final double[] Y = {8, 1, -1, -9};

    private static SmoothTable smooth(Outside outside) {
        return new SmoothTable(HermiteSpline.shapePreserving(X, Y, false), outside);
    }

    @Test
    void smoothTablesContinueAsTheyAreTold() {
        assertEquals(8, smooth(new Outside.Hold()).value(-3));
        assertEquals(-9, smooth(new Outside.Hold()).value(3));
        assertEquals(0, smooth(new Outside.Hold()).slope(3));
        assertEquals(200, smooth(new Outside.Jump(200, -200)).value(-1.1));
        assertEquals(-200, smooth(new Outside.Jump(200, -200)).value(1.1));
        SmoothTable straight = smooth(new Outside.Extend());
        assertEquals(straight.value(1) + straight.slope(1), straight.value(2), 1e-12);
        assertEquals(-9, smooth(new Outside.Jump(200, -200)).value(1), 1e-12);
    }

    @Test
    void integralsAreThoseOfTheValues() {
        for (Outside o : new Outside[] {new Outside.Hold(), new Outside.Extend(), new Outside.Jump(5, -6)}) {
            SmoothTable f = smooth(o);
            LinearTable g = new LinearTable(X, Y, o);
            for (double at : new double[] {-1.7, -1, -0.3, 0, 0.5, 0.9, 1.6}) {
                assertEquals(simpson(f, at), f.integral(at), 2e-3);
                assertEquals(simpson(g, at), g.integral(at), 2e-3);
            }
        }
    }

    /** Good to the size of a step at jumps. */
    private static double simpson(ScalarFunction f, double to) {
        int n = 40_000;
        double h = to / n, sum = 0;
        for (int i = 0; i < n; i++) {
            sum += h * f.value((i + 0.5) * h);
        }
        return sum;
    }

    @Test
    void aMirroredJointHasTheMirroredMoment() {
        ScalarFunction torsion = Shoulder.torsion(new Outside.Extend());
        NameTable names = new NameTable();
        names.variable("phi");
        names.variable("theta");
        MomentField formula = new FormulaField(Expression.parse("10*theta*(2 + sin(phi)) + cos(phi)*theta^2", names));
        for (MomentField f : new MomentField[] {Shoulder.field(), formula}) {
            for (SinusVariant v : new SinusVariant[] {SinusVariant.CONSERVATIVE, SinusVariant.DIRECT}) {
                BallScene right = new BallScene(s -> new SinusResistance(s, Shoulder.sinus(), f, torsion, v, 0));
                BallScene left = new BallScene(s -> new SinusResistance(
                        s, Mirrored.contour(Shoulder.sinus()), Mirrored.field(f), Mirrored.moment(torsion), v, 0));
                for (double phi = 0; phi < 6.2; phi += 0.7) {
                    double[] a = right.couple(BallScene.turned(phi, 1.9, 0.4));
                    double[] b = left.couple(BallScene.turned(-phi, 1.9, -0.4));
                    // a couple is an axial vector: the mirror y -> -y turns its x and z components around
                    assertArrayEquals(new double[] {-a[0], a[1], -a[2]}, b, 1e-11);
                    assertEquals(
                            right.energy(BallScene.turned(phi, 1.9, 0.4)),
                            left.energy(BallScene.turned(-phi, 1.9, -0.4)),
                            1e-11);
                }
            }
        }
    }
}
