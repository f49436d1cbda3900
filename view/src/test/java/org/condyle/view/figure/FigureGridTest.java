package org.condyle.view.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.plot.Curve;
import org.junit.jupiter.api.Test;

class FigureGridTest {
    private static Figure cell(String label) {
        Curve c = new Curve("c", new double[] {0, 1}, new double[] {0, 1});
        Panel panel = new Panel(AxisPlan.of("y of " + label, true), List.of(c));
        return new Figure(new FigureSize(80, 60), "", AxisPlan.of(label, true), List.of(panel), false);
    }

    private static FigureGrid grid(String title) {
        return new FigureGrid(title, 2, List.of(cell("first"), cell("second"), cell("third")));
    }

    /** Where a text stands in an SVG [points]. */
    private static double[] place(String svg, String text) {
        Matcher m = Pattern.compile("translate\\(([-0-9.]+) ([-0-9.]+)\\)\">" + text + "<")
                .matcher(svg);
        assertTrue(m.find(), text + " in " + svg);
        return new double[] {Double.parseDouble(m.group(1)), Double.parseDouble(m.group(2))};
    }

    @Test
    void cellsStandBesideAndBelowEachOther() {
        FigureGrid grid = grid("");
        assertEquals(160, grid.size().width(), 1e-9);
        assertEquals(120, grid.size().height(), 1e-9);
        String svg = new String(grid.svg(), StandardCharsets.UTF_8);
        double[] first = place(svg, "first"), second = place(svg, "second"), third = place(svg, "third");
        double wide = 80 * FigureSize.POINTS, high = 60 * FigureSize.POINTS;
        assertEquals(first[0] + wide, second[0], 0.02);
        assertEquals(first[1], second[1], 0.02);
        assertEquals(first[0], third[0], 0.02);
        assertEquals(first[1] + high, third[1], 0.02);
    }

    @Test
    void aTitleTakesRoomAboveAllCells() {
        FigureGrid titled = grid("Title");
        assertTrue(titled.size().height() > grid("").size().height());
        String svg = new String(titled.svg(), StandardCharsets.UTF_8);
        assertTrue(place(svg, "Title")[1] < place(svg, "first")[1]);
        assertEquals(80 * FigureSize.POINTS, place(svg, "Title")[0], 0.02);
    }

    @Test
    void aGridOfNothingIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new FigureGrid("", 2, List.of()));
        assertThrows(IllegalArgumentException.class, () -> new FigureGrid("", 0, List.of(cell("a"))));
    }
}
