package org.condyle.view.canvas;

/** A rectangle on the page; top is less than bottom. */
public record Box(double left, double top, double right, double bottom) {
    public double width() {
        return right - left;
    }

    public double height() {
        return bottom - top;
    }

    public Box grown(double by) {
        return new Box(left - by, top - by, right + by, bottom + by);
    }

    public boolean holds(double x, double y) {
        return x >= left && x <= right && y >= top && y <= bottom;
    }

    /**
     * The part of a segment inside, after Liang and Barsky (ACM Transactions on Graphics 3 (1984) 1-22).
     *
     * @param cut receives where it begins and ends, from 0 to 1 along the segment
     * @return false if all of it is outside
     */
    public boolean cut(double x0, double y0, double x1, double y1, double[] cut) {
        cut[0] = 0;
        cut[1] = 1;
        return side(x0 - x1, x0 - left, cut)
                && side(x1 - x0, right - x0, cut)
                && side(y0 - y1, y0 - top, cut)
                && side(y1 - y0, bottom - y0, cut);
    }

    private static boolean side(double outwards, double room, double[] cut) {
        if (outwards == 0) {
            return room >= 0;
        }
        double at = room / outwards;
        if (outwards < 0) {
            cut[0] = Math.max(cut[0], at);
        } else {
            cut[1] = Math.min(cut[1], at);
        }
        return cut[0] <= cut[1];
    }
}
