package org.condyle.tissue.fibre;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import org.condyle.function.LinearTable;
import org.condyle.math.GaussLegendre;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FibreLawsTest {
    /** What every law of a fibre promises. A new law extends this. */
    abstract static class Contract {
        abstract FibreLaw law();

        /** True if the slope is continuous, also at slack. */
        boolean isSmooth() {
            return true;
        }

        @Test
        void theEnergyIsTheIntegralOfTheTension() {
            FibreLaw law = law();
            GaussLegendre rule = new GaussLegendre(12);
            for (double e = 0.001; e < 0.3; e *= 1.3) {
                double sum = 0;
                int panels = 400;
                for (int i = 0; i < panels; i++) {
                    double from = e * i / panels, half = 0.5 * e / panels;
                    for (int k = 0; k < rule.size(); k++) {
                        sum += half * rule.weight[k] * law.tension(from + half * (1 + rule.node[k]));
                    }
                }
                assertEquals(sum, law.energy(e), 1e-7 * (1e-6 + sum), "at strain " + e);
            }
        }

        @Test
        void itIsZeroAtSlackAndGrows() {
            FibreLaw law = law();
            assertEquals(0, law.tension(0), 1e-12);
            assertEquals(0, law.energy(0), 1e-15);
            double before = 0;
            for (double e = 1e-4; e < 0.5; e += 1e-4) {
                double t = law.tension(e);
                assertTrue(t >= before, "falls at strain " + e);
                before = t;
            }
        }

        @Test
        void theSlopeIsContinuousWhereTheLawClaimsIt() {
            assumeTrue(isSmooth(), "the law does not claim a continuous slope");
            FibreLaw law = law();
            double h = 1e-7, scale = law.tension(0.2) / 0.2;
            assertEquals(0, law.tension(h) / h, 1e-4 * scale, "at slack");
            for (double c : law.corners()) {
                double left = (law.tension(c) - law.tension(c - h)) / h,
                        right = (law.tension(c + h) - law.tension(c)) / h;
                assertEquals(left, right, 1e-4 * scale, "at strain " + c);
            }
        }

        @Test
        void copiesAgree() {
            assertEquals(law().tension(0.07), law().forThread().tension(0.07));
        }
    }

    @Nested
    class Quadratic extends Contract {
        @Override
        FibreLaw law() {
            return new QuadraticFibre(30e6, 0.0275);
        }

        @Test
        void isTheStiffnessTimesTheSquareOfTheLengthening() {
            assertEquals(30e6 * 0.002 * 0.002, law().tension(0.002 / 0.0275), 1e-9);
        }
    }

    @Nested
    class ToeLinear extends Contract {
        @Override
        FibreLaw law() {
            return new ToeLinearFibre(2000, 0.03);
        }

        /** ACL anterior of Abdel-Rahman and Hefzy: K1 22.48 N/mm², K2 83.15 N/mm, l0 30.82 mm. */
        @Test
        void agreesWithTheFormOfTwoStiffnesses() {
            double slack = 0.03082, k1 = 22.48e6, k2 = 83.15e3, e1 = 0.03;
            FibreLaw law = new ToeLinearFibre(k2 * slack, e1);
            double small = 0.04, large = 0.1;
            assertEquals(k1 * Math.pow(small * slack, 2), law.tension(small), 2e-4 * law.tension(small));
            assertEquals(k2 * (large * slack - e1 * slack), law.tension(large), 1e-9);
        }
    }

    @Nested
    class Exponential extends Contract {
        @Override
        FibreLaw law() {
            return new ExponentialFibre(2000, 0.06, 3);
        }

        @Override
        boolean isSmooth() {
            return false; // at slack it begins with a slope
        }

        @Test
        void theToeGoesOverIntoItsTangent() {
            double h = 1e-7;
            FibreLaw law = law();
            assertEquals((law.tension(0.06) - law.tension(0.06 - h)) / h, 2000, 0.1);
            assertEquals((law.tension(0.06 + h) - law.tension(0.06)) / h, 2000, 0.1);
        }
    }

    @Nested
    class OfATable extends Contract {
        @Override
        FibreLaw law() {
            return new FunctionFibre(new LinearTable(
                    new double[] {0, 0.05, 0.1}, new double[] {0, 20, 90}, new LinearTable.Outside.Extend()));
        }

        @Override
        boolean isSmooth() {
            return false;
        }
    }

    @Nested
    class Shared extends Contract {
        @Override
        FibreLaw law() {
            return new SharedFibre(new ToeLinearFibre(2000, 0.03), 0.2);
        }

        @Test
        void hasItsPartOfTheTension() {
            assertEquals(0.2 * 2000 * (0.1 - 0.03), law().tension(0.1), 1e-12);
        }
    }

    @Test
    void numbersThatMakeNoSenseAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new ToeLinearFibre(-1, 0.03));
        assertThrows(IllegalArgumentException.class, () -> new ToeLinearFibre(1, 0));
        assertThrows(IllegalArgumentException.class, () -> new QuadraticFibre(1, 0));
    }

    @Test
    void strainsOfTensionsAreThoseOfTheLaw() {
        List<FibreLaw> laws = List.of(
                new QuadraticFibre(2e7, 0.03),
                new ToeLinearFibre(3000, 0.03),
                new SharedFibre(new ToeLinearFibre(3000, 0.03), 0.25),
                new ExponentialFibre(20, 0.06, 3));
        for (FibreLaw law : laws) {
            assertEquals(0, law.strain(0));
            for (double e = 1e-4; e < 0.5; e *= 1.7) {
                assertEquals(e, law.strain(law.tension(e)), 1e-12 * e);
            }
        }
    }
}
