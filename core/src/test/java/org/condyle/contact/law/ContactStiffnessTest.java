package org.condyle.contact.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.DoubleUnaryOperator;
import org.condyle.mechanics.ModelException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Stiffness from materials and curvatures. */
class ContactStiffnessTest {
    private static final Material STEEL = new Material(207e9, 0.3), RUBBER = new Material(5e6, 0.48);

    @Test
    void spheresHaveTheClosedForm() {
        double sigma = (1 - 0.09) / 207e9 + (1 - 0.48 * 0.48) / 5e6;
        double[][] radii = {{0.02, 0.03}, {0.02, Double.POSITIVE_INFINITY}, {0.02, -0.021}}; // a ball, a plane, a seat
        for (double[] r : radii) {
            double curvature = 1 / r[0] + 1 / r[1], radius = r[1] < 1 ? r[0] * r[1] / (r[0] + r[1]) : r[0];
            double k = ContactStiffness.point(STEEL, RUBBER, curvature, curvature);
            assertEquals(1, k / (4 / (3 * sigma) * Math.sqrt(radius)), 1e-14);
            assertEquals(k, ContactStiffness.point(RUBBER, STEEL, curvature, curvature));
        }
    }

    /** With σ₁ + σ₂ = 1 and κ₂ = 1; found with 30 digits by another program. */
    @ParameterizedTest
    @CsvSource({
        "1.5, 0.763298785606392496, 1.20892684132712983, 1.78976509504228575",
        "2, 0.630595701428099705, 1.1323996556884069, 1.95211383915684688",
        "10, 0.222249519246221376, 0.831545553074336096, 2.91420268866725808",
        "1000, 0.0147335131549467179, 0.479074455889010237, 5.60417481495623904",
        "1e6, 0.00034595003844773866, 0.299198126225132657, 9.35551080200253607",
    })
    void ellipsesAreExact(double ratio, double aspect, double stiffness, double first) {
        HertzEllipse ellipse = HertzEllipse.of(ratio, 1);
        assertEquals(1, ellipse.aspect() / aspect, 1e-13);
        assertEquals(1, ellipse.forceFactor() / stiffness, 1e-13);
        assertEquals(1, ellipse.first() / first, 1e-13);
        Material one = new Material(1, 0);
        assertEquals(
                1, ContactStiffness.point(one, Material.RIGID, 50 * ratio, 50) / (stiffness / Math.sqrt(50)), 1e-13);
    }

    @Test
    void integralsObeyLegendre() {
        HertzEllipse any = HertzEllipse.of(7, 2);
        double k = any.aspect(), m = 1 - k * k, e = any.first() - m * any.reduced();
        // The complementary modulus is that of the ellipse with aspect √(1 - k²): search for it.
        double low = 1, high = 1e6;
        for (int i = 0; i < 200; i++) {
            double middle = Math.sqrt(low * high);
            if (HertzEllipse.of(middle, 1).aspect() > Math.sqrt(m)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        HertzEllipse other = HertzEllipse.of(low, 1);
        double otherE = other.first() - k * k * other.reduced();
        assertEquals(
                Math.PI / 2, e * other.first() + otherE * any.first() - any.first() * other.first(), 1e-11); // Legendre
    }

    @Test
    void nearCirclesJoinTheCircle() {
        for (double excess : new double[] {1e-3, 1e-6, 1e-9, 1e-13}) {
            HertzEllipse near = HertzEllipse.of(10 * (1 + excess), 10);
            // b/a = (κ₂/κ₁)^(2/3) to first order; the stiffness goes with the mean curvature.
            assertEquals(1 - 2 * excess / 3, near.aspect(), 2 * excess * excess + 1e-14);
            assertEquals(1, near.forceFactor() / (4.0 / 3 / Math.sqrt(10 * (1 + excess / 2))), excess * excess + 1e-14);
        }
    }

    /**
     * Brewe and Hamrock, "Simplified solution for elliptical-contact deformation between two elastic solids", Journal of
     * Lubrication Technology 99 (1977) 485-487: a/b = 1.0339 r^0.636, E = 1.0003 + 0.5968/r, K = 1.5277 + 0.6023 ln r with
     * r = κ₁/κ₂; found within 4 % up to 20.
     */
    @ParameterizedTest
    @ValueSource(doubles = {1, 1.3, 2, 5, 10, 20})
    void publishedFitsAreClose(double r) {
        HertzEllipse ellipse = HertzEllipse.of(r, 1);
        assertEquals(1, ellipse.aspect() * 1.0339 * Math.pow(r, 0.636), 0.04);
        double m = 1 - ellipse.aspect() * ellipse.aspect();
        assertEquals(1, (ellipse.first() - m * ellipse.reduced()) / (1.0003 + 0.5968 / r), 0.03);
        assertEquals(1, ellipse.first() / (1.5277 + 0.6023 * Math.log(r)), 0.03);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e4, 1e5, 1e6, 9e7})
    void longEllipsesHaveTheirAsymptote(double r) {
        HertzEllipse ellipse = HertzEllipse.of(r, 1);
        double k = ellipse.aspect(), log = Math.log(4 / k);
        assertEquals(1, r * k * k * (log - 1), 10 * k * k * log); // K → ln(4/k), E → 1
        assertEquals(
                1, ellipse.forceFactor() / (2 * Math.PI / 3 / log * Math.sqrt(2 * (log - 1) / log)), 10 * k * k * log);
    }

    @Test
    void semiAxesFitTheGap() {
        HertzEllipse circle = HertzEllipse.of(50, 50);
        assertEquals(Math.sqrt(0.02 * 1e-4), circle.longSemiAxis(1e-4), 1e-16);
        assertEquals(circle.longSemiAxis(1e-4), circle.shortSemiAxis(1e-4), 1e-16);
        assertEquals(0, circle.longSemiAxis(-1));
    }

    @Test
    void shapesWithoutAPointOfContactAskForTheStiffness() {
        double none = Double.POSITIVE_INFINITY;
        double[][] cases = {
            {50, 0}, {50, 1e-9}, {50, -3}, {-2, -3}, {0, 0}, {none, none}, {none, 3}, {1, 2}, {Double.NaN, 1}
        };
        for (double[] c : cases) {
            String message = assertThrows(ModelException.class, () -> ContactStiffness.point(STEEL, STEEL, c[0], c[1]))
                    .getMessage();
            assertTrue(message.contains("give the stiffness") && message.contains("1/m"), message);
        }
        String rigid = assertThrows(
                        ModelException.class, () -> ContactStiffness.point(Material.RIGID, Material.RIGID, 50, 50))
                .getMessage();
        assertTrue(rigid.contains("both bodies are rigid"), rigid);
    }

    @Test
    void tangentialStiffnessIsMindlins() {
        double shear = 207e9 / 2.6;
        assertEquals(1, ContactStiffness.tangential(STEEL, STEEL, 50, 50) / (8 * shear / 3.4 * Math.sqrt(0.02)), 1e-14);
        // Tangential over normal stiffness of a circle of like materials: 2(1 - ν)/(2 - ν).
        double normal = 1.5 * ContactStiffness.point(STEEL, STEEL, 50, 50); // dF/dδ = 3/2 K √δ
        assertEquals(2 * 0.7 / 1.7, ContactStiffness.tangential(STEEL, STEEL, 50, 50) / normal, 1e-14);
    }

    @Test
    void layersActInSeries() {
        Material cartilage = new Material(5e6, 0.45, 3e-3), half = new Material(5e6, 0.45, 1.5e-3);
        double k = ContactStiffness.layer(cartilage, Material.RIGID);
        assertEquals(1, k / (0.55 * 5e6 / (1.45 * 0.1 * 3e-3)), 1e-14);
        assertEquals(k, ContactStiffness.layer(half, half), 1e-14 * k);
        assertEquals(k, ContactStiffness.layer(STEEL, cartilage));
        String message = assertThrows(ModelException.class, () -> ContactStiffness.layer(STEEL, RUBBER))
                .getMessage();
        assertTrue(message.contains("thickness"), message);
    }

    /** A ball of 20 mm pressed 1 mm into cartilage of 3 mm: paraboloid and sphere, linear and logarithmic. */
    @Test
    void foundationUnderABallCarriesTheTabulatedForce() {
        double k = ContactStiffness.layer(new Material(5e6, 0.45, 3e-3), Material.RIGID), r = 0.02, depth = 1e-3;
        NormalLaw linear = new LinearLayer(), logarithmic = new LogarithmicLayer(3e-3);
        DoubleUnaryOperator paraboloid = x -> depth - x * x / (2 * r);
        DoubleUnaryOperator sphere = x -> depth - r + Math.sqrt(r * r - x * x);
        double edge = Math.sqrt(2 * r * depth), rim = Math.sqrt(2 * r * depth - depth * depth);
        assertEquals(397.212864247, load(linear, k, paraboloid, edge), 1e-9);
        assertEquals(450.605702156, load(logarithmic, k, paraboloid, edge), 1e-9);
        assertEquals(390.592649843, load(linear, k, sphere, rim), 1e-9);
        assertEquals(443.345022445, load(logarithmic, k, sphere, rim), 1e-9);
    }

    private static double load(NormalLaw law, double k, DoubleUnaryOperator depth, double edge) {
        return Quadrature.integrate(x -> 2 * Math.PI * x * law.force(k, depth.applyAsDouble(x), 0, 1), 0, edge);
    }

    @Test
    void materialsAreCheckedAtTheDoor() {
        refused(() -> new Material(0, 0.3), "youngModulus [Pa]");
        refused(() -> new Material(1e6, 0.6), "poissonRatio");
        refused(() -> new Material(1e6, -1), "poissonRatio");
        refused(() -> new Material(1e6, 0.3, -1), "thickness [m]");
        refused(() -> new Material(1e6, 0.5, 1e-3), "has no compliance");
    }

    private static void refused(org.junit.jupiter.api.function.Executable act, String word) {
        String message = assertThrows(IllegalArgumentException.class, act).getMessage();
        assertTrue(message.contains(word), message);
    }

    /** Area π ab of the ellipse against the circle of that radius, and √R for equal curvatures. */
    @Test
    void theMeanRadiusHasTheAreaOfTheEllipse() {
        assertEquals(Math.sqrt(0.02), HertzEllipse.of(50, 50).meanRadiusFactor(), 1e-12);
        for (double min : new double[] {49, 20, 5, 0.1}) {
            HertzEllipse e = HertzEllipse.of(50, min);
            double depth = 3e-4, radius = e.meanRadiusFactor() * Math.sqrt(depth);
            assertEquals(e.longSemiAxis(depth) * e.shortSemiAxis(depth), radius * radius, 1e-15);
        }
    }
}
