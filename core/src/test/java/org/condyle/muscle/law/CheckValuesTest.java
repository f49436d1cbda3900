package org.condyle.muscle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.function.ScalarFunction;
import org.condyle.function.SmoothTable;
import org.condyle.math.CubicSpline;
import org.condyle.math.HermiteSpline;
import org.junit.jupiter.api.Test;

/** The laws against numbers of an independent evaluation of their equations, to the digits it printed. */
class CheckValuesTest {
    static final Architecture SIZE = new Architecture(1000, 0.1, 0.2, 0.2, 10);

    private static FibreState at(MuscleLaw law, double a, double length, double rate, double state) {
        FibreState out = new FibreState();
        law.evaluate(a, length, rate, state, out);
        return out;
    }

    /** Equal to the printed digits: ten of them, at least nine places. */
    private static void same(double expected, double actual) {
        assertEquals(expected, actual, Math.max(1e-10, 6e-10 * Math.abs(expected)));
    }

    @Test
    void thelen() {
        Thelen2003 law = new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), true);
        FibreState f = at(law, 0.5, 0.31, 0, 0.105);
        same(0.7638964427, f.tendonFactor);
        same(0.003506449489, f.passiveLength);
        same(0.5821698708, f.fibreSpeed);
        f = at(law, 0.5, 0.30, 0, 0.1);
        same(-0.426398236, f.fibreSpeed);
        same(0.0417582469, f.tendonFactor);
        f = at(law, 0.05, 0.31, 0, 0.1055);
        same(11.33649263, f.fibreSpeed);
        same(0.6549458817, f.tendonFactor);
        double l = law.equilibrium(0.5, 0.31, 0);
        same(0.1062502981, l);
        same(491.4906188, at(law, 0.5, 0.31, 0, l).tendonForce);
        l = law.equilibrium(0.01, 0.31, 0);
        same(0.1105933434, l);
        same(19.05516596, at(law, 0.01, 0.31, 0, l).tendonForce);
        MuscleLaw rigid = new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), false);
        FibreState r = at(rigid, 1, 0.3, -0.2, 0);
        same(441.4028596, r.activeForce * r.cosPennation);
        same(441.4028596, law.strength(0.3, -0.2));
        same(1305.677629, law.strength(0.3, 0.2));
        double ls = SIZE.tendonSlackLength(), l0 = SIZE.optimalFibreLength();
        same(0.03358536318, 1000 * ls * law.tendon.integral(1.01));
        same(0.9615284223, 1000 * ls * law.tendon.integral(1.03));
        same(0.7067885131, 1000 * l0 * law.passive.integral(1.3));
    }

    @Test
    void thelenBeforeOpenSim3() {
        MuscleLaw law = new Thelen2003Deprecated(SIZE, Thelen2003Deprecated.Parameters.defaults(), true);
        FibreState f = at(law, 0.5, 0.303, 0, 0.1);
        same(0.5869926748, f.tendonFactor);
        same(0.01722561742, f.fibreSpeed);
        f = at(law, 0.5, 0.303, 0, 0.104);
        same(0.01812032661, f.tendonFactor);
        same(-0.7116674851, f.fibreSpeed);
    }

    @Test
    void millard() {
        Millard2012.Parameters p = Millard2012.Parameters.defaults();
        Millard2012 law = new Millard2012(SIZE, p, true);
        double[][] active = {
            {0.5, 0.0985324896}, {0.6, 0.4511018783}, {0.9, 0.9567598325}, {1.2, 0.8236809709}, {1.5, 0.4033447270}
        };
        for (double[] v : active) {
            same(v[1], law.activeForceLength(v[0]));
        }
        double[][] velocity = {
            {-0.95, 0.0028515625}, {-0.5, 0.1580856044}, {-0.1, 0.6252142843}, {0.1, 1.2251538378}, {0.5, 1.3311315693}
        };
        for (double[] v : velocity) {
            same(v[1], law.forceVelocity(v[0]));
        }
        same(0.0496920302, law.passiveForceLength(1.2));
        same(0.4602615048, law.passiveForceLength(1.5));
        same(0.2109527595, law.passive.integral(1.7));
        same(0.0996782701, law.tendonForceLength(1.01));
        same(0.4793987123, law.tendonForceLength(1.03));
        same(0.0198001894, law.tendon.integral(1.049));
        FibreState f = at(law, 0.5, 0.31, 0, 0.105);
        same(593.3042452, f.tendonForce);
        same(0.06019448057, f.fibreSpeed); // v_m l₀ = 1 m/s
        f = at(law, 0.05, 0.31, 0, 0.107);
        same(350.5469496, f.tendonForce);
        same(2.770882595, f.fibreSpeed);
        double l = law.equilibrium(0.5, 0.31, 0);
        same(0.1057446111, l);
        same(495.970708, at(law, 0.5, 0.31, 0, l).tendonForce);
        same(205.7772675, at(new Millard2012(SIZE, p, false), 0.5, 0.3, -0.2, 0).tendonForce);
    }

    /** With the curves of OpenSim's model BothLegs.osim, whose active curve is not the usual one of this law. */
    @Test
    void schutte() {
        Schutte1993.Parameters p =
                Schutte1993.Parameters.of(bothLegs(ACTIVE), bothLegs(PASSIVE), Schutte1993.usualTendonCurve());
        MuscleLaw law = new Schutte1993(SIZE, p, true);
        FibreState f = at(law, 0.5, 0.303, 0, 0.1);
        same(718.4163711, f.tendonForce);
        same(0.4086023701, f.fibreSpeed);
        f = at(law, 0.5, 0.303, 0, 0.102);
        same(322.6302302, f.tendonForce);
        same(-0.06112109604, f.fibreSpeed);
    }

    private static final double[][] ACTIVE = {
        {
            -5, 0, 0.401, 0.402, 0.4035, 0.52725, 0.62875, 0.71875, 0.86125, 1.045, 1.2175, 1.43875, 1.61875, 1.62,
            1.621, 2.2, 5
        },
        {0, 0, 0, 0, 0, 0.226667, 0.636667, 0.856667, 0.95, 0.993333, 0.77, 0.246667, 0, 0, 0, 0, 0},
    };
    private static final double[][] PASSIVE = {
        {-5, 0.998, 0.999, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.601, 1.602, 5},
        {0, 0, 0, 0, 0.035, 0.12, 0.26, 0.55, 1.17, 2, 2, 2, 2},
    };

    private static ScalarFunction bothLegs(double[][] points) {
        return new SmoothTable(HermiteSpline.smooth(points[0], points[1], CubicSpline.Ends.THIRD_DIFFERENCES));
    }

    @Test
    void deGroote() {
        DeGroote2016 law = new DeGroote2016(SIZE, DeGroote2016.Parameters.defaults(), true);
        same(0.6842332768, law.activeForceLength(0.7));
        same(0.4089190589, law.forceVelocity(-0.3));
        same(0.1352588168, law.passiveForceLength(1.3));
        same(0.2155686246, law.tendonForceLength(1.02));
        double l = law.fibreLength(0.31, 0.4);
        same(0.1058718842, l);
        FibreState f = at(law, 0.5, 0.31, 0, l);
        same(0.4, f.tendonFactor);
        // ṫ of the paper's state: the slope of the tendon's curve times the speed of its strain
        same(10.04006412, law.tendon.slope(f.tendonLength / 0.2) * f.tendonSpeed / 0.2);
    }

    /** The published program takes h/x for the sine of the angle, h in metres; at l = l0 the true one is sin 0.2. */
    @Test
    void theStrengthOfTheProgramOfMillardsLawHasAnotherAngle() {
        Millard2012 law = new Millard2012(SIZE, Millard2012.Parameters.defaults(), true);
        double along = SIZE.tendonSlackLength() + SIZE.optimalFibreLength() * Math.cos(SIZE.pennation());
        double wrong = SIZE.height(); // over x = 1
        assertEquals(
                Math.sqrt(1 - wrong * wrong) / Math.cos(SIZE.pennation()),
                law.publishedStrength(along, 0.1) / law.strength(along, 0.1),
                1e-12);
        assertEquals(0, law.publishedStrength(0.1, 0));
        Thelen2003 other = new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), true);
        assertEquals(other.strength(along, 0.1), other.publishedStrength(along, 0.1));
    }
}
