package org.condyle.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.function.ScalarFunction;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.FibreState;
import org.condyle.muscle.law.HillLaw;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.muscle.law.MuscleLawContractTest;
import org.junit.jupiter.api.Test;

/** A law that is written outside of the package of laws, with curves of parabolas and straight lines, keeps their contract. */
class OwnMuscleLawTest extends MuscleLawContractTest {
    private static final double DAMPING = 0.2, WIDTH = 0.6;

    /** f = k (x - from)^2 above {@code from}. */
    private record Parabola(double from, double k) implements ScalarFunction {
        @Override
        public double value(double x) {
            return x > from ? k * (x - from) * (x - from) : 0;
        }

        @Override
        public double slope(double x) {
            return x > from ? 2 * k * (x - from) : 0;
        }

        @Override
        public double integral(double x) {
            return x > from ? k * (x - from) * (x - from) * (x - from) / 3 : 0;
        }
    }

    /** f_L = 1 - ((x - 1)/0.6)^2, f_V = 1 + w, both never negative. */
    private static final class StraightHill extends HillLaw {
        StraightHill(Architecture size, boolean elastic) {
            super(
                    size,
                    new Use(elastic, 0, DAMPING, 0.2, size.maxContractionVelocity()),
                    new Parabola(1, 4),
                    new Parabola(1, 600));
        }

        @Override
        public String name() {
            return "straight";
        }

        @Override
        public double activeForceLength(double x) {
            double r = (x - 1) / WIDTH;
            return Math.max(0, 1 - r * r);
        }

        @Override
        protected double activeSlope(double x) {
            return activeForceLength(x) > 0 ? -2 * (x - 1) / (WIDTH * WIDTH) : 0;
        }

        @Override
        protected double contractile(double activation, double lengthFactor, double w) {
            return activation * lengthFactor * Math.max(0, 1 + w);
        }

        @Override
        protected double speed(double activation, double lengthFactor, double force) {
            double active = activation * lengthFactor;
            return force < -DAMPING ? force / DAMPING : (force - active) / (active + DAMPING);
        }

        @Override
        public double[] fibreCorners() {
            return new double[] {stopCorner(), 1 - WIDTH, 1, 1 + WIDTH};
        }

        @Override
        public double[] tendonCorners() {
            return new double[] {1};
        }
    }

    @Override
    protected MuscleLaw law(Architecture size, boolean elastic) {
        return new StraightHill(size, elastic);
    }

    @Override
    protected double leastInCycle() {
        return 0;
    }

    @Test
    void itsForceIsThatOfItsCurves() {
        FibreState at = new FibreState();
        law(new Architecture(1000, 0.1, 0.2, 0, 10), false).evaluate(0.5, 0.33, 0.1, 0, at);
        double active = 0.5 * (1 - 0.25) * 1.1, passive = 4 * 0.09, damper = DAMPING * 0.1;
        assertEquals(1000 * (active + passive + damper), at.tendonForce, 1e-9);
    }
}
