package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TrustTest {
    private static List<String> ledger(double rest, double scale, double noise) {
        EnergyLedger open = new EnergyLedger(1, 1 + rest, Map.of(), Map.of(), scale);
        return new Trust().ledger(open, 1e-3, noise).reasons();
    }

    @Test
    void aLedgerMayStayOpenByItsBoundAndNoMore() {
        assertEquals(List.of(), ledger(0.99e-3, 1, 0));
        assertEquals(List.of(), ledger(-0.99e-3, 1, 0));
        assertEquals(1, ledger(1.01e-3, 1, 0).size());
        String why = ledger(-0.5, 2, 0).get(0);
        assertTrue(
                why.startsWith(
                        "the energy ledger does not close: -0.500 J of 2.00 J in play are unexplained, a fraction of 0.25;"
                                + " run.ledger permits 0.001"),
                why);
    }

    @Test
    void whatRoundingLeavesOpenIsNotCounted() {
        assertEquals(List.of(), ledger(1e-15, 1e-20, 1e-14));
        assertEquals(List.of(), ledger(0, 0, 0));
    }

    @Test
    void energyThatIsNotANumberIsNotTrusted() {
        assertEquals(1, ledger(Double.NaN, 1, 1).size());
    }

    @Test
    void whatOnlyTakesEnergyMayGiveItsBoundAndNoMore() {
        assertEquals(List.of(), new Trust().passive("'c'", 1.9e-6, 1, 2, 1e-6).reasons());
        List<String> two = new Trust()
                .passive("'c'", 2.1e-6, 1, 2, 1e-6)
                .pulled("angle of 'j'", 0.3, 0.02, 1.5)
                .reasons();
        assertEquals(2, two.size());
        assertTrue(
                two.get(0).startsWith("'c' supplied energy, although it can only dissipate: 2.10e-06 J"), two.get(0));
        assertTrue(two.get(1).contains("angle of 'j' by 0.300"), two.get(1));
        assertEquals(
                List.of(), new Trust().pulled("angle of 'j'", 0.3, 0.005, 1.5).reasons());
    }
}
