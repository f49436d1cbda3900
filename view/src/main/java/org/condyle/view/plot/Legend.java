package org.condyle.view.plot;

import java.util.ArrayList;
import java.util.List;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.Ink;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.PageCanvas;
import org.condyle.view.canvas.Pen;

/** Names of what is drawn, in rows above it; a sample of the line stands before each name. */
final class Legend {
    private static final int ROW = 19;
    private static final int SAMPLE = 28;
    private static final int NEAR = 6; // from the sample to the name
    private static final int BETWEEN = 16;
    private static final int LEFT = 16;
    private static final double AREA = 6; // width of a line that stands for an area

    private record Entry(String name, Pen pen, double left, int row) {}

    private final double width;
    private final List<Entry> entries = new ArrayList<>();
    private double next = LEFT;
    private int row;

    /** @param width of the picture */
    Legend(double width) {
        this.width = width;
    }

    void add(String name, Pen pen) {
        double wide = SAMPLE + NEAR + PageCanvas.width(name) + BETWEEN;
        if (next + wide > width && next > LEFT) {
            next = LEFT;
            row++;
        }
        entries.add(new Entry(name, pen, next, row));
        next += wide;
    }

    /** With some room below; 0 for a legend without names. */
    double height() {
        return entries.isEmpty() ? 0 : ROW * (row + 1) + 4;
    }

    /** @param top baseline of the first row */
    void draw(Canvas canvas, double top) {
        for (Entry e : entries) {
            double y = top + ROW * e.row;
            double wide = e.pen.width();
            if (wide < AREA) {
                canvas.stroke(new Outline().move(e.left, y - 4).line(e.left + SAMPLE, y - 4), e.pen);
            } else { // an area has no round ends
                Ink ink = new Ink(e.pen.ink().rgb(), e.pen.ink().opacity(), "");
                canvas.fill(new Outline().rectangle(e.left, y - 4 - wide / 2, SAMPLE - 4, wide), ink);
            }
            canvas.text(e.name, e.left + SAMPLE + NEAR, y, PageCanvas.SIZE, Canvas.Align.START, false);
        }
    }
}
