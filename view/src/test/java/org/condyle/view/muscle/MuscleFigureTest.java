package org.condyle.view.muscle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Objects;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.view.SmallArm;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.figure.FigureGrid;
import org.condyle.view.plot.Curve;
import org.junit.jupiter.api.Test;

class MuscleFigureTest {
    private static MuscleLaw law(String muscle) {
        return ((Muscle) Objects.requireNonNull(
                        Objects.requireNonNull(SmallArm.run().filmed())
                                .mechanism()
                                .model()
                                .forces()
                                .get(muscle)))
                .law();
    }

    private static FigureGrid figure(double from, double to) {
        MuscleLaw law = law("biceps");
        return MuscleFigure.of(
                List.of(new MuscleFigure.Source("biceps", law, from, to)), new FigureSize(160, 120), "", false);
    }

    @Test
    void curvesAreThoseOfTheLaw() {
        MuscleLaw law = law("biceps");
        FigureGrid grid = figure(Double.NaN, Double.NaN);
        assertEquals(4, grid.cells().size());
        for (int cell = 0; cell < 4; cell++) {
            Curve c = grid.cells().get(cell).panels().get(0).curves().get(0);
            for (int i = 0; i < c.x().length; i++) {
                double x = c.x()[i];
                double expected = switch (cell) {
                    case 0 -> law.activeForceLength(x);
                    case 1 -> law.passiveForceLength(x);
                    case 2 -> law.forceVelocity(x);
                    default -> law.tendonForceLength(1 + x / 100);
                };
                assertEquals(expected, c.y()[i], 1e-12);
            }
        }
    }

    @Test
    void theWorkingRangeIsShadedBehindTheTwoCurvesOverLengthAndEndsWithThem() {
        FigureGrid grid = figure(0.8, 1.9);
        for (int cell = 0; cell < 4; cell++) {
            var bands = grid.cells().get(cell).panels().get(0).behind().bands();
            assertEquals(cell < 2 ? 1 : 0, bands.size());
            if (cell < 2) {
                assertArrayEquals(new double[] {0.8, 1.6}, bands.get(0).x());
            }
        }
    }

    @Test
    void theTendonIsDrawnUpToTheStrainAtWhichItHasAFifthMoreThanTheLargestForce() {
        for (String muscle : List.of("biceps", "triceps-long")) {
            double strain = MuscleFigure.strainAt(law(muscle), 1.2);
            assertEquals(1.2, law(muscle).tendonForceLength(1 + strain), 1e-9, muscle);
        }
    }
}
