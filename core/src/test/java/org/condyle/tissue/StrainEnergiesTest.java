package org.condyle.tissue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class StrainEnergiesTest {
    @Nested
    class OfNeoHooke extends StrainEnergyContractTest {
        @Override
        StrainEnergy energy() {
            return new NeoHookean(4000);
        }
    }

    @Nested
    class OfMooneyAndRivlin extends StrainEnergyContractTest {
        @Override
        StrainEnergy energy() {
            return new MooneyRivlin(4000, 1000);
        }
    }

    @Nested
    class OfCompressibleNeoHooke extends StrainEnergyContractTest {
        @Override
        StrainEnergy energy() {
            return new Compressible(new NeoHookean(4000), 3e4);
        }
    }

    @Nested
    class OfCompressibleMooneyAndRivlin extends StrainEnergyContractTest {
        @Override
        StrainEnergy energy() {
            return new Compressible(new MooneyRivlin(4000, 1000), 3e4);
        }
    }

    @Test
    void swellingCostsTheBulkModulusAlone() {
        StrainEnergy e = new Compressible(new MooneyRivlin(4000, 1000), 3e4);
        double s = 1.1, j = s * s * s;
        assertEquals(0.5 * 3e4 * (j - 1) * (j - 1), e.value(3 * s * s, 3 * s * s * s * s, j), 1e-9);
    }

    @Test
    void withoutItsSecondConstantMooneyRivlinIsNeoHookean() {
        assertEquals(new NeoHookean(7).value(4, 5, 1), new MooneyRivlin(7, 0).value(4, 5, 1));
        assertThrows(IllegalArgumentException.class, () -> new MooneyRivlin(0, 0));
    }
}
