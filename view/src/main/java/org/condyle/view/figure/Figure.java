package org.condyle.view.figure;

import java.util.List;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.canvas.PdfCanvas;
import org.condyle.view.canvas.PngCanvas;
import org.condyle.view.canvas.SvgCanvas;

/**
 * A figure of a paper: one or more panels below each other over a common horizontal axis.
 *
 * @param title above the panels; empty for none, as journals want it
 * @param grey  no colours: curves differ by dashes, marks and shades
 */
public record Figure(FigureSize size, String title, AxisPlan x, List<Panel> panels, boolean grey) implements Printed {
    public Figure {
        panels = List.copyOf(panels);
        if (panels.isEmpty()) {
            throw new IllegalArgumentException("a figure needs at least one panel");
        }
    }

    /** Text stays text; letters in Arial, Helvetica or what the viewer has. */
    @Override
    public byte[] svg() {
        return drawn(new SvgCanvas(size, title.isEmpty() ? spoken() : title));
    }

    /** One page of vectors; needs no fonts. */
    @Override
    public byte[] pdf() {
        return drawn(new PdfCanvas(size));
    }

    /** Pixels on white. */
    @Override
    public byte[] png(int dpi) {
        return drawn(new PngCanvas(size, dpi));
    }

    private byte[] drawn(Canvas canvas) {
        new Painter(this, canvas).draw();
        return canvas.finish();
    }

    /** For people who hear the figure read. */
    String spoken() {
        return String.join(", ", panels.stream().map(p -> p.y().label()).toList()) + " over " + x.label();
    }
}
