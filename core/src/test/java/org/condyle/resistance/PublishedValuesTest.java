package org.condyle.resistance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.function.LinearTable;
import org.condyle.function.ScalarFunction;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.scenes.Shoulder;
import org.junit.jupiter.api.Test;

/** Values that were computed independently, and those of the report of 1991. */
class PublishedValuesTest {
    private static final LinearTable TORSION = Shoulder.torsion(new LinearTable.Outside.Jump(200, -200));

    private static BallScene sinus(SinusVariant variant) {
        return new BallScene(s -> new SinusResistance(s, Shoulder.sinus(), Shoulder.field(), null, variant, 0));
    }

    @Test
    void theSinusOfTheMeanShoulder() {
        double[] expected = {1.46678, 1.386569509, 1.40679, 1.701960095, 1.04844, 1.295925491, 1.59193, 1.558664905};
        for (int i = 0; i < 8; i++) {
            assertEquals(expected[i], Shoulder.sinus().polar(Math.toRadians(45 * i), 0), 6e-10);
        }
    }

    @Test
    void theFieldOfTheMeanShoulder() {
        assertEquals(5.813712154, Shoulder.field().value(0, 1.56), 6e-10);
        assertEquals(20.4214, Shoulder.field().value(0, 2), 6e-5);
        assertEquals(22.5146011, Shoulder.field().value(3.14, 1.56), 6e-8);
        assertEquals(22.04248731, Shoulder.field().value(4.71, 2.03), 6e-9);
    }

    @Test
    void theDirectMomentOutsideOfTheSinus() {
        double[] m = sinus(SinusVariant.DIRECT).couple(BallScene.turned(Math.toRadians(60), 1.44820370182, 0));
        assertArrayEquals(new double[] {4.998385706, -2.882622066, -0.02247304309}, m, 6e-10);
    }

    @Test
    void theTorsionTable() {
        assertEquals(12.26, TORSION.value(-1.76), 6e-3);
        assertEquals(.45, TORSION.value(.13), 1e-12);
        assertEquals(-35.7173913, TORSION.value(1.08), 6e-8);
        assertEquals(200, TORSION.value(-2.3));
        assertEquals(-200, TORSION.value(1.2));
    }

    @Test
    void cardanAnglesWithGivenMoments() {
        BallScene c = new BallScene(s -> new CardanResistance(
                s, ScalarFunction.constant(10), ScalarFunction.constant(-4), ScalarFunction.constant(6)));
        assertArrayEquals(new double[] {10, -6.99587093, 9.08029541}, c.couple(cardan()), 6e-9);
    }

    @Test
    void flexionAndTorsionOfTheSameTurn() {
        BallScene c = sinus(SinusVariant.DIRECT);
        assertEquals(.49509584522, c.signal("theta", cardan()), 6e-12);
        assertEquals(.438745908788, c.signal("psi", cardan()), 6e-13);
        assertEquals(-2.53155761479 + 2 * Math.PI, c.signal("phi", cardan()), 6e-12);
    }

    private static double[] cardan() {
        double[] r = Mat3.times(Rotations.about(1, 0, 0, .3), Rotations.about(0, 1, 0, -.4));
        return Mat3.times(r, Rotations.about(0, 0, 1, .5));
    }

    /** Table H.3: φ, θ, printed moment. */
    private static final double[][] H3 = {
        {0, 1.56, 7.568},
        {0, 2, 21.57},
        {0, 2.5, 37.47},
        {.79, 1.5, 8.433},
        {.79, 2.03, 23.45},
        {.79, 2.75, 43.85},
        {1.57, 2.09, 23.86},
        {1.57, 2.5, 36.00},
        {2.36, 1.72, 8.466},
        {2.36, 2.31, 23.21},
        {2.36, 3.03, 41.21},
        {3.14, 1.16, 8.544},
        {3.14, 1.56, 23.55},
        {3.14, 2.5, 58.81},
        {3.93, 1.59, 25.43},
        {3.93, 2.34, 56.24},
        {4.71, 1.66, 8.972},
        {4.71, 2.03, 22.97},
        {4.71, 2.5, 40.76},
        {5.5, 2, 24.97},
        {5.5, 2.4, 29.97},
    };

    @Test
    void tableH3AsPublished() {
        PublishedProgram program = new PublishedProgram(Shoulder.field());
        int same = 0;
        StringBuilder out = new StringBuilder();
        for (double[] row : H3) {
            double m = program.moment(row[0], row[1]);
            if (Math.abs(m - row[2]) <= 0.5000001 * Math.pow(10, Math.floor(Math.log10(row[2])) - 3)) {
                same++;
            } else {
                out.append(row[0])
                        .append(' ')
                        .append(row[1])
                        .append(": ")
                        .append(m)
                        .append('\n');
            }
        }
        assertEquals(20, same, out::toString);
    }

    @Test
    void theSpuriousRootOfTheProgram() {
        PublishedProgram program = new PublishedProgram(Shoulder.field());
        program.moment(5.5, 2);
        assertEquals(2.05e-5, program.p3, 6e-8);
    }
}
