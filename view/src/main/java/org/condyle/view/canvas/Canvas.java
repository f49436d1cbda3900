package org.condyle.view.canvas;

/** A surface that pictures are drawn on: paths and text, in points of 1/72 inch, or pixels of a page, from the upper left corner, y downwards. */
public interface Canvas {
    /** Stands near the beginning of every file, so that a figure is known from a file of other people. */
    String MADE_BY = "made by Condyle";

    /** Where the given place is in a line of text. */
    enum Align {
        START,
        MIDDLE,
        END
    }

    /** Draws a line along a path, with round joins and ends. */
    void stroke(Outline path, Pen pen);

    /** Fills a path; what it goes around more than once is filled too. */
    void fill(Outline path, Ink ink);

    /** The same with a colour 0xRRGGBB. */
    default void fill(Outline path, int rgb) {
        fill(path, Ink.of(rgb));
    }

    /** One line of text in black, its baseline through the place; upwards, it runs from below to above. */
    void text(String text, double x, double y, double size, Align align, boolean upwards);

    /** The bytes of the file; nothing can be drawn after. */
    byte[] finish();
}
