package org.condyle.view.canvas;

/**
 * The style of a line: width in points or pixels, colour, lengths of strokes and gaps in turn (empty for a solid line). The ends of
 * strokes are round and so reach half a width into the gaps.
 */
public record Pen(double width, Ink ink, double... dashes) {
    /** With a colour 0xRRGGBB. */
    public Pen(double width, int rgb, double... dashes) {
        this(width, Ink.of(rgb), dashes);
    }

    /** The colour on white paper, 0xRRGGBB. */
    public int rgb() {
        return ink.onWhite();
    }

    /** The longest sample of the line up to {@code most} that ends with a whole stroke. */
    public double sample(double most) {
        double end = 0, at = 0;
        for (int i = 0; dashes.length > 0 && at + dashes[i] <= most; i = (i + 1) % dashes.length) {
            at += dashes[i];
            end = i % 2 == 0 ? at : end;
        }
        return dashes.length == 0 ? most : end;
    }
}
