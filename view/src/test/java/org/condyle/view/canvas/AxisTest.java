package org.condyle.view.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
            -6,  depth [m],         depth [µm]
            -3,  angle [rad],       angle [mrad]
            3,   force [N],         force [kN]
            6,   pressure [Pa],     pressure [MPa]
            3,   time [s],          time [10³ s]
            -18, x [m],             x [10⁻¹⁸ m]
            6,   stiffness [N/m],   stiffness [10⁶ N/m]
            -3,  mass [kg],         mass [10⁻³ kg]
            0,   depth [m],         depth [m]
            -6,  count,             count [10⁻⁶]
            """)
    void aPowerOfTenBecomesAPrefixWhereThereIsOne(int exponent, String label, String labelled) {
        assertEquals(labelled, new Axis(0, 1, 1, exponent, exponent).labelled(label));
    }
}
