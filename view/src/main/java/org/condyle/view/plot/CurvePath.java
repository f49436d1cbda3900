package org.condyle.view.plot;

import org.condyle.view.canvas.Axes;
import org.condyle.view.canvas.Outline;

/** A curve as a path, thinned to the columns of its pixels. */
final class CurvePath {
    private final Outline out = new Outline();
    private boolean drawing;

    private CurvePath() {}

    static Outline of(Curve c, Axes axes) {
        CurvePath path = new CurvePath();
        double wide = axes.box().width();
        PixelColumns.visit(
                c.x().length,
                i -> c.shows(i) ? Math.floor(axes.x().place(c.x()[i]) * wide) : Double.NaN,
                i -> c.y()[i],
                i -> path.point(axes.across(c.x()[i]), axes.down(c.y()[i])),
                () -> path.drawing = false);
        return path.out;
    }

    private void point(double x, double y) {
        if (drawing) {
            out.line(x, y);
        } else {
            out.move(x, y);
        }
        drawing = true;
    }
}
