package org.condyle.view.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class GlyphsTest {
    private static double[] bounds(Outline o) {
        double[] b = {1e9, 1e9, -1e9, -1e9};
        o.flatten(new Outline.Visitor() {
            @Override
            public void move(double x, double y) {
                b[0] = Math.min(b[0], x);
                b[1] = Math.min(b[1], y);
                b[2] = Math.max(b[2], x);
                b[3] = Math.max(b[3], y);
            }

            @Override
            public void line(double x, double y) {
                move(x, y);
            }

            @Override
            public void curve(double x1, double y1, double x2, double y2, double x, double y) {}

            @Override
            public void close() {}
        });
        return b;
    }

    @Test
    void textIsAsWideAsInArial() {
        // advances of Arial in 1/2048: digits 1139, A 1366, i 455, W 1933, space 569
        assertEquals(8 * (4 * 1139) / 2048.0, Glyphs.width("1234", 8), 1e-12);
        assertEquals((1366 + 455 + 1933 + 569) / 2048.0, Glyphs.width("Ai W", 1), 1e-12);
    }

    @Test
    void everyLetterThatLabelsNeedIsThere() {
        String needed = "0123456789−-.,[]()/·²³⁰¹⁴⁵⁶⁷⁸⁹⁻°±×≤≥≠≈µαβγδεζηθικλμνξπρστυφχψωΓΔΘΛΞΠΣΦΨΩ…–→←√∞∂∑∫₀₁₂₃é'ü�□";
        needed.codePoints()
                .filter(c -> c != 0x3bc)
                .forEach(c -> assertTrue(Glyphs.has(c), () -> Character.toString(c)));
        for (int c = 0x20; c < 0x100; c += c == 0x7e ? 0x22 : 1) {
            assertTrue(Glyphs.has(c), Integer.toHexString(c));
        }
        assertFalse(Glyphs.outline("中", 0, 0, 8, Canvas.Align.START, false).isEmpty(), "others are boxes");
        assertTrue(Glyphs.outline(" ", 0, 0, 8, Canvas.Align.START, false).isEmpty());
    }

    @Test
    void lettersStandOnTheBaselineAndTurnWithTheText() {
        double[] h = bounds(Glyphs.outline("H", 100, 50, 10, Canvas.Align.START, false));
        assertEquals(50, h[3], 1e-9);
        assertEquals(50 - 10 * Glyphs.CAPITAL, h[1], 0.4);
        double[] up = bounds(Glyphs.outline("H", 100, 50, 10, Canvas.Align.START, true));
        assertEquals(100, up[2], 1e-9); // the baseline is a vertical line, letters to its left
        assertEquals(h[0] - 100, 50 - up[3], 1e-9);
        double[] middle = bounds(Glyphs.outline("H", 100, 50, 10, Canvas.Align.MIDDLE, false));
        assertEquals(100, (middle[0] + middle[2]) / 2, 0.1);
    }
}
