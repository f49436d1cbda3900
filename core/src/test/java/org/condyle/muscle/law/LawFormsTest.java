package org.condyle.muscle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What single laws do in ways of their own: other states, strengths, limits of their numbers. */
class LawFormsTest {
    private static final Architecture SIZE = CheckValuesTest.SIZE;

    /**
     * The paper's state is t, the tendon force over F₀. Explicitly f_V = (t/cos φ - f_P)/(a f_L) and ṫ = k_T (t + 0.2)(V - l̇/cos φ)/l_s;
     * implicitly t - (a f_L f_V + f_P + β w) cos φ = 0. Both must describe the motion that the law describes by its fibre length.
     */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05})
    void deGrootesLawIsTheSameInTheTendonForce(double damping) {
        DeGroote2016 law = new DeGroote2016(SIZE, new DeGroote2016.Parameters(0.049, 0.6, 1, damping, 0.01), true);
        Chance chance = new Chance(5);
        double kT = Math.log(6) / 0.049, d1 = -0.3211346127989808, d2 = -8.149, d3 = -0.374, d4 = 0.8825327733249912;
        FibreState f = new FibreState();
        for (int i = 0; i < 500; i++) {
            double t = chance.in(0.01, 1.5), a = chance.in(0.2, 1), length = chance.in(0.28, 0.33);
            double rate = chance.in(-0.5, 0.5);
            law.evaluate(a, length, rate, law.fibreLength(length, t), f);
            assertEquals(t, f.tendonFactor, 1e-12 * (1 + t), chance::toString);
            double x = f.fibreLength / 0.1, w = f.fibreSpeed / law.unitSpeed;
            double fV = (t / f.cosPennation - law.passiveForceLength(x) - damping * w) / (a * law.activeForceLength(x));
            if (Math.abs(w) > 5) {
                continue; // near the straight ends of f_V
            }
            double explicit = (Math.sinh((fV - d4) / d1) - d3) / d2;
            assertEquals(explicit, w, 1e-8 * (1 + Math.abs(w)), chance::toString);
            double residual =
                    t - (a * law.activeForceLength(x) * fV + law.passiveForceLength(x) + damping * w) * f.cosPennation;
            assertEquals(0, residual, 1e-13, chance::toString);
            double tRate = kT * (t + 0.2) * (rate - f.fibreSpeed / f.cosPennation) / 0.2;
            assertEquals(
                    tRate, law.tendon.slope(f.tendonLength / 0.2) * f.tendonSpeed / 0.2, 1e-9 * (1 + Math.abs(tRate)));
        }
    }

    /** Hardly active at times, stretched by half its optimal length and back at up to 0.6 m/s. */
    @Test
    void deGrootesLawSurvivesLittleActivationAndLargeSpeeds() {
        MuscleLaw law = new DeGroote2016(SIZE, DeGroote2016.Parameters.defaults(), true);
        ForcedCycle.Balance b = new ForcedCycle(law, 0.3, 0.05, 0.01).run(1e-6);
        assertEquals(0, b.residual(), 1e-3 * b.turnover(), b::toString);
        assertTrue(b.steps() < 20_000, b::toString);
    }

    @Test
    void strengthIsTheActiveTensionOfFullActivationAlongARigidTendon() {
        for (boolean elastic : new boolean[] {true, false}) {
            MuscleLaw[] laws = {
                new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), elastic),
                new Millard2012(SIZE, Millard2012.Parameters.defaults(), elastic),
                new Schutte1993(SIZE, Schutte1993.Parameters.defaults(), elastic),
                new DeGroote2016(SIZE, DeGroote2016.Parameters.defaults(), elastic)
            };
            MuscleLaw[] rigid = {
                new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), false),
                new Millard2012(SIZE, Millard2012.Parameters.defaults(), false),
                new Schutte1993(SIZE, Schutte1993.Parameters.defaults(), false),
                new DeGroote2016(SIZE, DeGroote2016.Parameters.defaults(), false)
            };
            FibreState f = new FibreState();
            for (int i = 0; i < laws.length; i++) {
                for (double rate = -1.2; rate < 1.2; rate += 0.1) {
                    rigid[i].evaluate(1, 0.31, rate, 0, f);
                    assertEquals(f.activeForce * f.cosPennation, laws[i].strength(0.31, rate), 1e-9, laws[i].name());
                }
            }
        }
    }

    @Test
    void millardsStrengthWithOpenSimsAngleIsLargerByTheCosine() {
        Millard2012.Parameters p = Millard2012.Parameters.defaults();
        Architecture soleus = new Architecture(3549, 0.05, 0.25, 0.436, 10);
        MuscleLaw right = new Millard2012(soleus, p, true);
        MuscleLaw slip = new Millard2012(
                soleus,
                new Millard2012.Parameters(
                        p.active(),
                        p.velocity(),
                        p.passive(),
                        p.tendon(),
                        p.damping(),
                        p.leastActivation(),
                        Millard2012.StrengthRule.OPENSIM),
                true);
        double s = 0.045, h = soleus.height(), l = Math.hypot(s, h), slipped = h / (l / 0.05);
        double ratio = slip.strength(0.25 + s, 0.02) / right.strength(0.25 + s, 0.02);
        assertEquals(Math.sqrt(1 - slipped * slipped) * l / s, ratio, 1e-12);
        assertTrue(ratio > 1.1, "about a tenth stronger at 25 degrees: " + ratio);
    }

    @Test
    void theOlderStrengthIsTheElasticTensionTimesACurveOfTheSpeed() {
        Thelen2003Deprecated.Parameters p = Thelen2003Deprecated.Parameters.defaults();
        MuscleLaw law = new Thelen2003Deprecated(SIZE, p, true);
        FibreState f = new FibreState();
        law.evaluate(1, 0.31, 0, law.equilibrium(1, 0.31, 0), f);
        assertEquals(f.tendonForce * (1.8 - 1.8 / (1 + Math.exp(0.04 / 0.18))), law.strength(0.31, 0), 1e-7);
        double n = -Math.cos(0.2) * -0.3 / 1;
        assertEquals(f.tendonForce * (1.8 - 1.8 / (1 + Math.exp((0.04 - n) / 0.18))), law.strength(0.31, -0.3), 1e-7);
        assertTrue(law.strength(0.31, 0.3) > law.strength(0.31, 0), "stronger when stretched");
        MuscleLaw present = new Thelen2003Deprecated(
                SIZE,
                new Thelen2003Deprecated.Parameters(
                        p.tendonStrain(),
                        p.passiveStrain(),
                        p.activeShape(),
                        p.passiveShape(),
                        p.velocityShape(),
                        p.lengtheningForce(),
                        p.passiveVelocity(),
                        p.damping(),
                        p.leastActivation(),
                        Thelen2003Deprecated.StrengthRule.PRESENT),
                false);
        present.evaluate(1, 0.31, 0.1, 0, f);
        assertEquals(f.activeForce * f.cosPennation, present.strength(0.31, 0.1), 1e-9);
    }

    @Test
    void lawsThatDivideByTheActivationRefuseToDoWithoutIt() {
        assertEquals(
                "least-activation [-] must lie in [0.01, 1.0], was 0.0",
                refusal(() -> new Thelen2003.Parameters(0.04, 0.6, 0.45, 5, 0.25, 1.4, 0.95, 0)));
        assertEquals(
                "least-activation [-] must lie in [0.01, 1.0], was 0.001",
                refusal(() -> new DeGroote2016.Parameters(0.049, 0.6, 1, 0, 0.001)));
        Millard2012.Parameters p = Millard2012.Parameters.defaults();
        MuscleLaw millard = new Millard2012(
                SIZE,
                new Millard2012.Parameters(
                        p.active(), p.velocity(), p.passive(), p.tendon(), 5e-4, 0, p.strengthRule()),
                true);
        assertEquals(0.01, millard.leastActivation(), 0);
        assertEquals(0.1, millard.activeForceLength(0.4), 0); // may not vanish either
    }

    @Test
    void numbersThatMakeNoSenseAreRefused() {
        assertEquals(
                "max-isometric-force [N] must be > 0, was -5.0",
                refusal(() -> new Architecture(-5, 0.1, 0.2, 0.2, 10)));
        assertTrue(
                refusal(() -> new Architecture(5, 0.1, 0.2, 1.7, 10)).startsWith("pennation [rad] must lie in [0.0"));
        assertEquals(
                "lengthening-force [-] must lie in [1.01, 10.0], was 1.0",
                refusal(() -> new Thelen2003.Parameters(0.04, 0.6, 0.45, 5, 0.25, 1, 0.95, 0.01)));
        assertEquals(
                "damping [-] must be > 0, was 0.0",
                refusal(() -> new Schutte1993.Parameters(
                        Schutte1993.usualActiveCurve(),
                        Schutte1993.usualPassiveCurve(),
                        Schutte1993.usualTendonCurve(),
                        0.1,
                        0,
                        0)));
        assertTrue(refusal(() -> new MillardCurves.Tendon(0.049, 10, 0.5, 0.5))
                .startsWith("tendon curve: stiffness [-] must lie in [20.4"));
    }

    private static String refusal(Runnable making) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, making::run).getMessage());
    }
}
