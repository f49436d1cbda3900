package org.condyle.view.plot;

import org.condyle.view.canvas.Axis;

/**
 * A curve as the path of an SVG, thinned to the columns of its pixels.
 */
final class CurvePath {
    private final Axis xAxis;
    private final Axis yAxis;
    private final int left;
    private final int top;
    private final int width;
    private final int height;
    private final StringBuilder out = new StringBuilder();
    private boolean drawing;
    private int drawnX;
    private int drawnY;

    /** The box is in pixels of the picture. */
    CurvePath(Axis xAxis, Axis yAxis, int left, int top, int width, int height) {
        this.xAxis = xAxis;
        this.yAxis = yAxis;
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
    }

    String of(Curve c) {
        out.setLength(0);
        PixelColumns.visit(
                c.x().length,
                i -> c.shows(i) ? Math.floor(xAxis.place(c.x()[i]) * width) : Double.NaN,
                i -> c.y()[i],
                i -> point(c, i),
                this::lift);
        return out.toString();
    }

    private void point(Curve c, int i) {
        int x = (int) Math.round(100 * (left + width * xAxis.place(c.x()[i])));
        int y = (int) Math.round(100 * (top + height * (1 - yAxis.place(c.y()[i]))));
        if (!drawing) {
            out.append('M');
        } else if (x == drawnX && y == drawnY) {
            return;
        } else {
            out.append('L');
        }
        out.append(hundredths(x)).append(' ').append(hundredths(y));
        drawing = true;
        drawnX = x;
        drawnY = y;
    }

    /** Ends a piece; one that is a single point becomes a dot by its round cap. */
    private void lift() {
        if (drawing && out.lastIndexOf("L") < out.lastIndexOf("M")) {
            out.append("h0");
        }
        drawing = false;
    }

    static String hundredths(int x) {
        String digits = (x < 0 ? "-" : "") + Math.abs(x) / 100;
        int rest = Math.abs(x) % 100;
        return rest == 0 ? digits : digits + (rest < 10 ? ".0" : ".") + (rest % 10 == 0 ? rest / 10 : rest);
    }
}
