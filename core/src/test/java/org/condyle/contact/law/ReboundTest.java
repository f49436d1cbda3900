package org.condyle.contact.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.DoubleFunction;
import org.condyle.contact.Collision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How far bodies bounce: the closed form against the integrated collision. */
class ReboundTest {
    private static final List<DoubleFunction<DissipativeHertz>> FAMILY = List.of(
            HuntCrossley::new,
            HerbertMcWhannell::new,
            LeeWang::new,
            LankaraniNikravesh::new,
            GonthierApproximate::new,
            GonthierExact::new,
            ZhiyingQishao::new,
            Flores::new);

    @ParameterizedTest
    @ValueSource(doubles = {0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.99, 1})
    void reboundOfTheFamilyObeysTheClosedForm(double c) {
        for (DoubleFunction<DissipativeHertz> kind : FAMILY) {
            DissipativeHertz law = kind.apply(c);
            double a = law.damping(), e = new Collision(law, 3e7, 0.2, 0.8, 2e-3).restitution;
            assertEquals(e, law.effectiveRestitution(), 1e-8, law.toString());
            if (1 - a * e > 1e-4) { // the logarithm magnifies what is wrong in e
                assertEquals(
                        a * (1 + e), Math.log((1 + a) / (1 - a * e)), 1e-8 * (1 + a / (1 - a * e)), law.toString());
            }
        }
        assertEquals(c, new Collision(new GonthierExact(c), 3e7, 0.2, 0.8, 2e-3).restitution, 1e-8);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.2, 2, 3.5})
    void reboundDoesNotDependOnTheExponent(double n) {
        Collision hit = new Collision(new GonthierExact(0.4, n), 3e7, 0.2, 0.8, 2e-3);
        assertEquals(0.4, hit.restitution, 1e-8);
        double a = Rebound.damping(0.4);
        assertEquals(1, hit.deepest / Rebound.deepest(a, n, 3e7, 0.2, 0.8), 1e-8);
        assertEquals(1, hit.largestForce / Rebound.largestForce(a, n, 3e7, 0.2, 0.8), 1e-7);
    }

    /**
     * Two equal spheres of 92 g with ±0.15 m/s, K = 5.5e9 N/m^1.5, restitution 0.7: e, δ_max [1e-5 m], F_max [N], duration
     * [1e-4 s], lost [mJ]. The closed form of {@link Rebound}, with the damping number of each paper and the duration by
     * quadrature, in 90 digits by another program.
     */
    @ParameterizedTest
    @CsvSource({
        "hertz, 1, 1.54674622893, 334.573306417, 1.51749993068, 0",
        "hunt-crossley, .767999789078, 1.396587693, 304.803945256, 1.56806618893, .849064990629",
        "herbert-mcwhannell, .722682649088, 1.36543056151, 302.896261976, 1.58280924835, .988900662624",
        "lankarani-nikravesh, .795972595365, 1.41548203586, 306.601817853, 1.55994994423, .758505188775",
        "flores, .683184199731, 1.33767332463, 302.225494858, 1.59751371635, 1.10384685292",
        "lee-wang, .869343110347, 1.46393099666, 313.630861693, 1.5416644878, .505582091939",
        "zhiying-qishao, .679566506477, 1.33510105402, 302.20958944, 1.5989572772, 1.11405198198",
        "gonthier-approximate, .669581319748, 1.32797408163, 302.205087773, 1.6030321113, 1.14193797243",
    })
    void twoSpheresBounceAsTabulated(
            String name, double e, double deepest, double force, double duration, double lost) {
        DissipativeHertz law = switch (name) {
            case "hertz" -> new Hertz();
            case "hunt-crossley" -> new HuntCrossley(0.7);
            case "herbert-mcwhannell" -> new HerbertMcWhannell(0.7);
            case "lankarani-nikravesh" -> new LankaraniNikravesh(0.7);
            case "flores" -> new Flores(0.7);
            case "lee-wang" -> new LeeWang(0.7);
            case "zhiying-qishao" -> new ZhiyingQishao(0.7);
            case "gonthier-approximate" -> new GonthierApproximate(0.7);
            default -> throw new IllegalArgumentException(name);
        };
        double k = 5.5e9, m = 0.046, v = 0.3;
        Collision hit = new Collision(law, k, m, v, 2e-4);
        assertEquals(e, hit.restitution, 1e-8);
        assertEquals(1, hit.deepest * 1e5 / deepest, 1e-8);
        assertEquals(1, hit.largestForce / force, 1e-8);
        assertEquals(1, hit.duration * 1e4 / duration, 1e-8);
        assertEquals(lost, 1e3 * 0.5 * m * v * v * (1 - hit.restitution * hit.restitution), 1e-8 * 2.07);

        assertEquals(e, law.effectiveRestitution(), 1e-11);
        assertEquals(1, 1e5 * Rebound.deepest(law.damping(), 1.5, k, m, v) / deepest, 1e-11);
        assertEquals(1, Rebound.largestForce(law.damping(), 1.5, k, m, v) / force, 1e-11);
    }

    @Test
    void hertzCollisionHasItsClosedForm() {
        double k = 1.4e8, m = 1, v = 4.4;
        double deepest = Math.pow(5 * m * v * v / (4 * k), 0.4);
        Collision hit = new Collision(new Hertz(), k, m, v, 2e-3);
        assertEquals(1, Rebound.deepest(0, 1.5, k, m, v) / deepest, 1e-14);
        assertEquals(1, Rebound.largestForce(0, 1.5, k, m, v) / (k * Math.pow(deepest, 1.5)), 1e-14);
        assertEquals(1, hit.duration / (2.943275184324705 * deepest / v), 1e-8);
    }

    /** Roots found with 30 digits by another program. */
    @ParameterizedTest
    @CsvSource({
        "0.05, 19.9999996815323604",
        "0.3, 3.08708198112962424",
        "0.7, 0.634828281266416743",
        "0.95, 0.0789266052874152312",
    })
    void dampingOfTheExactLawIsTheRootOfGonthier(double c, double a) {
        assertEquals(1, Rebound.damping(c) / a, 1e-14);
        double d = a * c;
        assertEquals(1, (1 + d / c) / (1 - d) / Math.exp(d * (1 + 1 / c)), 1e-6);
    }

    @Test
    void restitutionAndDampingAreInverse() {
        for (double c = 1e-6; c < 1; c = c < 0.01 ? 3 * c : c + 0.01) {
            assertEquals(c, Rebound.restitution(Rebound.damping(c)), 1e-15 + 1e-13 * c);
        }
        assertEquals(1, Rebound.restitution(0));
        assertEquals(0, Rebound.damping(1));
        assertEquals(1e-9, Rebound.restitution(1e9), 1e-20);
        assertEquals(1 - 2e-10 / 3, Rebound.restitution(1e-10), 1e-15);
    }

    @Test
    void herbertMcWhannellIsRightToSecondOrderAndHuntCrossleyToFirst() {
        for (double loss : new double[] {1e-2, 1e-3}) {
            double exact = Rebound.damping(1 - loss);
            assertTrue(Math.abs(new HerbertMcWhannell(1 - loss).damping() - exact) < 2 * loss * loss * loss);
            assertTrue(Math.abs(new HuntCrossley(1 - loss).damping() - exact) < 2 * loss * loss);
        }
    }

    @Test
    void dissipationOfTheMaterialGivesARestitutionThatFallsWithSpeed() {
        HuntCrossleyDissipation law = new HuntCrossleyDissipation(0.3);
        for (double v : new double[] {0.01, 0.3, 2}) {
            double e = new Collision(law, 3e7, 0.2, v, 2e-3).restitution;
            assertEquals(law.effectiveRestitution(v), e, 1e-8);
        }
        assertEquals(1 - 0.3 * 0.001, law.effectiveRestitution(0.001), 1e-7);
    }

    @Test
    void kelvinVoigtReboundsAsADampedOscillatorEndingAtZeroForceOrZeroDepth() {
        double k = 4e5, m = 0.5, zeta = 0.2, d = 2 * zeta * Math.sqrt(k * m), root = Math.sqrt(1 - zeta * zeta);
        Collision pulls = new Collision(new KelvinVoigt(d, true), k, m, 1.3, 1e-3);
        assertEquals(Math.exp(-Math.PI * zeta / root), pulls.restitution, 1e-8);
        // x'' = 0 in x = e^(-ζωt) sin(ω_d t) is where ω_d t = π - 2 arcsin ζ.
        Collision clamped = new Collision(new KelvinVoigt(d), k, m, 1.3, 1e-3);
        assertEquals(Math.exp(-(Math.PI - 2 * Math.asin(zeta)) * zeta / root), clamped.restitution, 1e-8);
    }
}
