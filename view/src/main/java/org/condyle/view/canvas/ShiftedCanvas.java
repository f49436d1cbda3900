package org.condyle.view.canvas;

/** A part of another canvas, with an upper left corner of its own. */
public record ShiftedCanvas(Canvas whole, double dx, double dy) implements Canvas {
    @Override
    public void stroke(Outline path, Pen pen) {
        whole.stroke(path.shifted(dx, dy), pen);
    }

    @Override
    public void fill(Outline path, Ink ink) {
        whole.fill(path.shifted(dx, dy), ink);
    }

    @Override
    public void text(String text, double x, double y, double size, Align align, boolean upwards) {
        whole.text(text, x + dx, y + dy, size, align, upwards);
    }

    @Override
    public byte[] finish() {
        throw new UnsupportedOperationException("the whole canvas is finished, not a part of it");
    }
}
