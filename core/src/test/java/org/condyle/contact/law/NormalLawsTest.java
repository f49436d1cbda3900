package org.condyle.contact.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.expression.Expression;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Every law under the contract, and what is special about single ones. */
class NormalLawsTest {
    @Nested
    class HertzKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new Hertz();
        }
    }

    @Nested
    class SphereLayerKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new SphereLayer(0.7e-3); // deeper than it is wide at the end
        }

        @Override
        double stiffness() {
            return 1e11;
        }
    }

    @Nested
    class AnotherExponentKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new LankaraniNikravesh(0.4, 1.2);
        }
    }

    @Nested
    class HuntCrossleyKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new HuntCrossley(0.7);
        }
    }

    @Nested
    class HerbertMcWhannellKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new HerbertMcWhannell(0.7);
        }
    }

    @Nested
    class LeeWangKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new LeeWang(0);
        }
    }

    @Nested
    class GonthierApproximateKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new GonthierApproximate(0.3);
        }
    }

    @Nested
    class GonthierExactKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new GonthierExact(0.3, 2);
        }
    }

    @Nested
    class GonthierExactOfAnElasticContactKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new GonthierExact(1);
        }
    }

    @Nested
    class ZhiyingQishaoKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new ZhiyingQishao(0.5);
        }
    }

    @Nested
    class FloresKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new Flores(0.5);
        }
    }

    @Nested
    class HookeKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new Hooke();
        }
    }

    @Nested
    class KelvinVoigtKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new KelvinVoigt(1e4);
        }
    }

    @Nested
    class KelvinVoigtThatPullsKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new KelvinVoigt(1e4, true);
        }
    }

    @Nested
    class HuntCrossleyDissipationKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new HuntCrossleyDissipation(0.5);
        }
    }

    @Nested
    class TwoLayerKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new TwoLayer(0.4e-3, 1e10);
        }
    }

    @Nested
    class LinearLayerKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new LinearLayer(0.5);
        }
    }

    @Nested
    class LogarithmicLayerKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new LogarithmicLayer(1e-3, 0.5);
        }

        @Override
        double deep() {
            return 1.2e-3; // beyond the thickness
        }
    }

    @Nested
    class FormulaWithARateKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return formula("stiffness*depth^1.5*(1 + 0.3*rate/impact-speed)");
        }
    }

    @Nested
    class FormulaWithAKinkKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return formula("2e6*depth + if(depth > 0.3 mm, 1e8*(depth - 0.3 mm), 0)");
        }
    }

    @Nested
    class FormulaThatPullsKeepsTheContract extends NormalLawContractTest {
        @Override
        NormalLaw law() {
            return new FormulaLaw(Expression.parse("stiffness*depth + 1e4*rate", FormulaLaw.names()), false, true);
        }
    }

    private static FormulaLaw formula(String text) {
        return new FormulaLaw(Expression.parse(text, FormulaLaw.names()), false, false);
    }

    @Test
    void formulaOfALawIsThatLaw() {
        FormulaLaw formula = formula("stiffness*depth^1.5*(1 + 8*(1 - 0.6)/(5*0.6)*rate/impact-speed)");
        Flores flores = new Flores(0.6);
        assertEquals(
                flores.force(1e8, 2e-4, -0.3, 0.7),
                formula.force(1e8, 2e-4, -0.3, 0.7),
                1e-12 * flores.force(1e8, 2e-4, 0, 1));
        assertEquals(1, formula.potential(1e8, 2e-4) / flores.potential(1e8, 2e-4), 1e-13);
        assertEquals(1.5, formula.exponent());
        assertTrue(formula.needsStiffness());
        assertFalse(formula("1 N/mm*depth").needsStiffness());
    }

    @Test
    void energyOfAFormulaSurvivesJumpsAndDeadZones() {
        FormulaLaw jump = formula("if(depth < 0.3 mm, 0, 5 N)");
        assertEquals(5 * 0.7e-3, jump.potential(1, 1e-3), 1e-11);
        assertEquals(0, jump.potential(1, 0.2e-3));
        assertEquals(1, jump.exponent());
    }

    @Test
    void formulaWhoseElasticForceDependsOnImpactSpeedIsRefused() {
        String message = assertThrows(IllegalArgumentException.class, () -> formula("1e6*depth*impact-speed"))
                .getMessage();
        assertTrue(message.contains("impact-speed") && message.contains("rate 0"), message);
    }

    @Test
    void quadratureIsExactForPolynomialsOfDegree22() {
        for (int k = 0; k <= 22; k++) {
            int power = k;
            assertEquals(1.0 / (k + 1), Quadrature.integrate(x -> Math.pow(x, power), 0, 1), 3e-16 * 4);
        }
        assertTrue(Double.isNaN(Quadrature.integrate(x -> Double.NaN, 0, 1)));
    }

    @Test
    void logarithmicLayerIsStiffenedAlongItsTangent() {
        LogarithmicLayer layer = new LogarithmicLayer(2e-3);
        double k = 5e9, h = 2e-3;
        assertEquals(-k * h * Math.log(0.5), layer.force(k, 0.5 * h, 0, 1), 1e-6);
        assertEquals(k * h * (Math.log(20) + 20 * 0.05), layer.force(k, h, 0, 1), 1e-6);
        assertEquals(k * h * h * (0.5 * Math.log(0.5) + 0.5), layer.potential(k, 0.5 * h), 1e-9);
        double tiny = 1e-9 * h; // the closed form would have lost all but seven digits
        assertEquals(1, layer.potential(k, tiny) / (0.5 * k * tiny * tiny), 1e-8);
    }

    @Test
    void twoLayersShareTheLoadInOrder() {
        TwoLayer law = new TwoLayer(1e-3, 3e9);
        assertEquals(1e8 * Math.pow(0.5e-3, 1.5), law.force(1e8, 0.5e-3, 0, 1), 1e-9);
        assertEquals(1e8 * Math.pow(1e-3, 1.5) + 3e9 * Math.pow(0.5e-3, 1.5), law.force(1e8, 1.5e-3, 0, 1), 1e-9);
    }

    @Test
    void wrongNumbersAreNamedAtTheDoor() {
        refused(() -> new Flores(0), "flores restitution [-] must be > 0, was 0", "hunt-crossley");
        refused(() -> new GonthierExact(0), "gonthier restitution [-] must be > 0");
        refused(
                () -> new GonthierApproximate(1.2),
                "gonthier-approximate restitution [-] must lie in [0.0, 1.0], was 1.2");
        refused(() -> new HuntCrossley(-0.1), "hunt-crossley restitution");
        refused(() -> new LeeWang(Double.NaN), "lee-wang restitution");
        refused(() -> new Hertz(0), "hertz exponent");
        refused(() -> new KelvinVoigt(-1), "kelvin-voigt damping [N*s/m]");
        refused(() -> new HuntCrossleyDissipation(-1), "[s/m]");
        refused(() -> new TwoLayer(0, 1), "two-layer thickness [m]");
        refused(() -> new LogarithmicLayer(-1), "foundation-logarithmic thickness [m]");
    }

    private static void refused(org.junit.jupiter.api.function.Executable act, String... words) {
        String message = assertThrows(IllegalArgumentException.class, act).getMessage();
        for (String word : words) {
            assertTrue(message.contains(word), message);
        }
    }
}
