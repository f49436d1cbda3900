package org.condyle.view.canvas;

/** Cuts a path of moves and lines into the strokes of a dashed line; the pattern begins anew at each move. */
final class Dashing implements Outline.Visitor {
    /** Takes the pieces to be drawn. */
    public interface Segments {
        void add(double x0, double y0, double x1, double y1);
    }

    private final double[] pattern;
    private final Segments to;
    private double x;
    private double y;
    private int index;
    private double left; // of the present stroke or gap

    Dashing(double[] pattern, Segments to) {
        this.pattern = pattern;
        this.to = to;
    }

    @Override
    public void move(double toX, double toY) {
        x = toX;
        y = toY;
        index = 0;
        left = pattern.length == 0 ? Double.POSITIVE_INFINITY : pattern[0];
    }

    @Override
    public void line(double toX, double toY) {
        double dx = toX - x, dy = toY - y, length = Math.sqrt(dx * dx + dy * dy), done = 0;
        while (length - done > left) {
            piece(dx, dy, length, done, done + left);
            done += left;
            index = (index + 1) % pattern.length;
            left = pattern[index];
        }
        piece(dx, dy, length, done, length);
        left -= length - done;
        x = toX;
        y = toY;
    }

    private void piece(double dx, double dy, double length, double from, double until) {
        if (index % 2 == 0) {
            double a = length == 0 ? 0 : from / length, b = length == 0 ? 0 : until / length;
            to.add(x + a * dx, y + a * dy, x + b * dx, y + b * dy);
        }
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x3, double y3) {
        throw new IllegalStateException("a flat path has no curves");
    }

    @Override
    public void close() {
        // a flat path ends where it began
    }
}
