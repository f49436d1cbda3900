package org.condyle.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityTest {
    @ParameterizedTest
    @CsvSource({
        "12 mm, 0.012, m",
        "1e5 N*m, 1e5, N*m",
        "1.03e5 N*m, 1.03e5, N*m",
        "30deg, 0.5235987755982988, rad",
        "-3, -3, SI",
        "+3, 3, SI",
        "−2 mm, -0.002, m",
        ".5 s, 0.5, s",
        "2. s, 2, s",
        "5 kg*m^2, 5, kg*m^2",
        "5 kg·m², 5, kg*m^2",
        "4 cm³, 4e-6, m^3",
        "5.5e9 N/m^1.5, 5.5e9, N/m^1.5",
        "50 N*m/(rad*s), 50, W",
        "50 N*m/(rad/s), 50, N*m*s",
        "60 rev/min, 6.283185307179586, rad/s",
        "36 km/h, 10, m/s",
        "25 %, 0.25, 1",
        "3 1/s, 3, 1/s",
        "3 [N*m], 3, N*m",
        "3 m^-2, 3, 1/m^2",
        "8 mm^(1/3), 0.8, m^(1/3)",
        "2 MPa, 2e6, Pa",
        "7 um, 7e-6, m",
        "7 µm, 7e-6, m",
        "0.1 J*s, 0.1, N*m*s",
    })
    void numbersWithUnitsBecomeSi(String text, double si, String unit) {
        Quantity q = Quantity.parse(text);
        assertEquals(si, q.si(), 1e-15 * Math.abs(si));
        assertEquals(unit, q.dimension().unit());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12 Mm | 3 | unknown unit 'Mm'; did you mean 'mm'? Case matters.",
                "12 KN | 3 | unknown unit 'KN'; did you mean 'kN'? Case matters.",
                "12 Nm | 3 | unknown unit 'Nm'; did you mean 'N*m'?",
                "12 m2 | 3 | unknown unit 'm2'; did you mean 'm^2'?",
                "12 kN*sec | 6 | unknown unit 'sec'; did you mean 's'?",
                "12 furlong | 3 | unknown unit 'furlong'",
                "12 dge | 3 | unknown unit 'dge'; did you mean 'deg'?",
                "twelve | 0 | expected a number, found 'twelve'",
                "12 mm 3 | 6 | expected * or / in the unit, found '3'",
                "12 m/ | 5 | a unit is missing",
                "12 (m | 5 | expected ')' in the unit, found the end",
                "12 m^x | 5 | the power of a unit must be a number, found 'x'",
                "12 m^2^3 | 6 | a unit can have only one power; use parentheses",
                "12 m^2000 | 3 | the exponent of a unit must lie within 1000",
                "1e999 m | 0 | the number is too large",
                "1,5 m | 1 | expected a unit, found ','",
            })
    void aWrongTextSaysWhereAndWhatToDo(String text, int offset, String message) {
        ExpressionException e = assertThrows(ExpressionException.class, () -> Quantity.parse(text));
        assertEquals(message, e.getMessage());
        assertEquals(offset, e.offset());
    }

    @Test
    void anEmptyTextIsAMissingNumber() {
        assertEquals(
                "a number is missing",
                assertThrows(ExpressionException.class, () -> Quantity.parse("  "))
                        .getMessage());
    }

    @Test
    void aWantedDimensionIsCheckedAndPlainNumbersAreSi() {
        assertEquals(1e5, Quantity.parse("1e5 J", Dimension.TORQUE));
        assertEquals(0.012, Quantity.parse("0.012", Dimension.LENGTH));
        assertEquals(
                "1e5 N is a force [N]; a torque or energy [N*m] is needed",
                assertThrows(ExpressionException.class, () -> Quantity.parse("1e5 N", Dimension.TORQUE))
                        .getMessage());
        assertEquals(
                "30 deg is an angle or ratio; a length [m] is needed",
                assertThrows(ExpressionException.class, () -> Quantity.parse("30 deg", Dimension.LENGTH))
                        .getMessage());
    }
}
