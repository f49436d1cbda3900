package org.condyle.view.figure;

import java.util.List;

/**
 * A figure of a paper: one or more panels below each other over a common horizontal axis.
 *
 * @param title above the panels; empty for none, as journals want it
 * @param grey  no colours: curves differ by dashes, marks and shades
 */
public record Figure(FigureSize size, String title, AxisPlan x, List<Panel> panels, boolean grey) implements Printed {
    /** Stands near the beginning of every file, so that a figure is known from a file of other people. */
    public static final String MADE_BY = "made by Condyle";

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
