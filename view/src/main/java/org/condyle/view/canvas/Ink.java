package org.condyle.view.canvas;

/**
 * A colour of lines and areas.
 *
 * @param rgb     0xRRGGBB, or {@link #TEXT}
 * @param opacity from 0 to 1; paper takes the colour that it gives on white
 * @param style   name of a style of the page, which may change the colour; empty for none, and without meaning on paper
 */
public record Ink(int rgb, double opacity, String style) {
    /** The colour of the text around the picture, so that it works on light and dark pages; black on paper. */
    public static final int TEXT = -1;

    /** Of Okabe and Ito: told apart by people who see colours differently. */
    private static final int[] COLOURS = {0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0xe69f00, 0x56b4e9};

    public static Ink of(int rgb) {
        return new Ink(rgb, 1, "");
    }

    /** Of a curve by its number; a page may have other colours for its styles {@code c0, c1, ...}. */
    public static Ink curve(int number) {
        return new Ink(colour(number), 1, "c" + number % COLOURS.length);
    }

    /** The colour of a curve by its number, 0xRRGGBB; six numbers have different ones. */
    public static int colour(int number) {
        return COLOURS[number % COLOURS.length];
    }

    /** The colour of text. */
    public static Ink text(double opacity) {
        return new Ink(TEXT, opacity, "");
    }

    /** The same, less opaque. */
    public Ink faint(double share) {
        return new Ink(rgb, share, style);
    }

    /** As it looks on white paper, 0xRRGGBB. */
    public int onWhite() {
        int mixed = 0, full = rgb == TEXT ? 0 : rgb;
        for (int shift = 16; shift >= 0; shift -= 8) {
            long part = Math.round(255 + opacity * ((full >> shift & 0xff) - 255));
            mixed |= (int) part << shift;
        }
        return mixed;
    }
}
