package org.condyle.view.canvas;

import org.condyle.math.Check;

/** Width and height of a figure [mm]. */
public record FigureSize(double width, double height) {
    /** One column of the usual journals. */
    public static final FigureSize SINGLE = new FigureSize(85, 60);

    /** The width of the text of the usual journals. */
    public static final FigureSize DOUBLE = new FigureSize(175, 80);

    public static final double POINTS = 72 / 25.4; // in a millimetre

    public FigureSize {
        Check.within("figure width [mm]", width, 30, 1000);
        Check.within("figure height [mm]", height, 25, 1000);
    }

    /** Of the same width, with room for further panels below each other. */
    public FigureSize forPanels(int panels) {
        return new FigureSize(width, Math.min(1000, height * (1 + 0.62 * (panels - 1))));
    }

    public double widthPoints() {
        return POINTS * width;
    }

    public double heightPoints() {
        return POINTS * height;
    }
}
