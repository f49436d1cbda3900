package org.condyle.view.figure;

import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.Ink;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.Pen;

/**
 * The style of a curve of a panel. Curves differ by colour (Okabe and Ito, told apart by people who see colours differently), by dashes,
 * and from {@value #MARKS_FROM} curves on by marks, so that a copy without colours can still be read.
 */
record Style(Pen pen, int mark) {
    static final int MARKS_FROM = 4;

    private static final int[] GREYS = {0x000000, 0x7a7a7a, 0x3c3c3c};
    private static final double WIDTH = 0.9;
    private static final double DOT = 0.001; // round ends make a dot of it

    /** Gaps allow for the round ends of strokes. */
    private static final double[][] DASHES = {
        {}, {3.6, 2.6}, {DOT, 1.9}, {5, 2.3, DOT, 2.3}, {8, 2.8}, {4, 2.1, DOT, 2.1, DOT, 2.1}
    };

    private static final int KINDS = 6;
    private static final double SIZE = 1.75;

    /** Of curve {@code i} of {@code n}; colours and dashes shift against each other after each round. */
    static Style of(int i, int n, boolean grey) {
        int colour = grey ? GREYS[i % GREYS.length] : Ink.colour(i);
        double[] dashes = DASHES[(i + i / DASHES.length) % DASHES.length];
        return new Style(new Pen(WIDTH, colour, dashes), n < MARKS_FROM ? -1 : i % KINDS);
    }

    boolean hasMark() {
        return mark >= 0;
    }

    /** An open mark: white inside, so that the curves behind do not blur its form. */
    void drawMark(Canvas canvas, double x, double y) {
        Outline form = form(x, y);
        canvas.fill(form, 0xffffff);
        canvas.stroke(form, new Pen(0.7, pen.rgb()));
    }

    private Outline form(double x, double y) {
        double r = SIZE, a = 0.88 * r, h = 1.1 * r;
        Outline o = new Outline();
        return switch (mark) {
            case 0 -> o.circle(x, y, r);
            case 1 -> o.rectangle(x - a, y - a, 2 * a, 2 * a);
            case 2 -> o.polygon(x, y - h, x + h, y + 0.8 * r, x - h, y + 0.8 * r);
            case 3 -> o.polygon(x, y - 1.25 * r, x + 1.25 * r, y, x, y + 1.25 * r, x - 1.25 * r, y);
            case 4 -> o.polygon(x, y + h, x + h, y - 0.8 * r, x - h, y - 0.8 * r);
            default -> o.polygon(x - r, y - 1.2 * r, x + r, y - 1.2 * r, x - r, y + 1.2 * r, x + r, y + 1.2 * r);
        };
    }
}
