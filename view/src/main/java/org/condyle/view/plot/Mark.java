package org.condyle.view.plot;

/**
 * Something drawn over two axes.
 *
 * @param name for the legend; empty for none
 * @param x    of points; of bars their edges, one more than heights
 * @param y    of points, of the lower end of a band, or heights of bars
 * @param high upper end of a band; empty for others
 */
public record Mark(Kind kind, String name, double[] x, double[] y, double[] high) {
    /** How it looks. */
    public enum Kind {
        POINTS,
        LINE,
        BAND,
        BARS
    }

    public static Mark points(double[] x, double[] y) {
        return new Mark(Kind.POINTS, "", x, y, new double[0]);
    }

    /** The same with a name for the legend. */
    public Mark named(String legend) {
        return new Mark(kind, legend, x, y, high);
    }

    public static Mark line(String name, double[] x, double[] y) {
        return new Mark(Kind.LINE, name, x, y, new double[0]);
    }

    public static Mark band(String name, double[] x, double[] low, double[] high) {
        return new Mark(Kind.BAND, name, x, low, high);
    }

    public static Mark bars(double[] edges, double[] heights) {
        return new Mark(Kind.BARS, "", edges, heights, new double[0]);
    }
}
