package org.condyle.view.plot;

import java.math.BigDecimal;
import java.util.List;
import org.condyle.view.canvas.Axis;
import org.condyle.view.page.Text;

/**
 * One number over two others as a map of coloured fields in SVG, with its scale beside it. Colours are viridis, which grows
 * evenly for every eye and in print. A field without a number stays empty.
 *
 * @param title  what is shown, for people who hear it read, and above the map
 * @param xLabel with the unit
 * @param xs     the values along the axis, as they are written
 * @param values by row of {@code ys} and column of {@code xs}
 */
public record HeatMap(
        String title,
        String xLabel,
        String yLabel,
        List<String> xs,
        List<String> ys,
        double[][] values,
        int width,
        int height)
        implements Drawing {
    // S. van der Walt and N. Smith 2015, public domain
    private static final int[] VIRIDIS = {
        0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e, 0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725
    };
    private static final int TOP = 34;
    private static final int BAR = 16; // width of the scale
    private static final int MOST_LABELS = 10;
    private static final int LINE = 15; // of text
    private static final int LONGEST = 20; // letters of a label

    @Override
    public String svg() {
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (double[] row : values) {
            for (double x : row) {
                low = Double.isFinite(x) ? Math.min(low, x) : low;
                high = Double.isFinite(x) ? Math.max(high, x) : high;
            }
        }
        int widest = ys.stream().mapToInt(String::length).max().orElse(1);
        int left = 34 + (int) Math.ceil(7.6 * Math.min(LONGEST, widest)), right = width - 96, bottom = height - 46;
        StringBuilder out = new StringBuilder(4096);
        out.append(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot map\" shape-rendering=\"crispEdges\" width=\"")
                .append(width);
        out.append("\" height=\"")
                .append(height)
                .append("\" viewBox=\"0 0 ")
                .append(width)
                .append(' ')
                .append(height);
        out.append("\" role=\"img\" font-family=\"system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif\"");
        out.append(" font-size=\"13\" fill=\"currentColor\">\n<title>")
                .append(Text.escape(title))
                .append("</title>\n");
        text(out, left, 20, "start", title, "");
        fields(out, left, right, bottom, low, high);
        labels(out, left, right, bottom);
        text(out, (left + right) / 2, height - 9, "middle", xLabel, "");
        int middle = (TOP + bottom) / 2;
        text(out, 15, middle, "middle", yLabel, " transform=\"rotate(-90 15 " + middle + ")\"");
        scale(out, right + 18, bottom, low, high);
        return out.append("</svg>\n").toString();
    }

    private void fields(StringBuilder out, int left, int right, int bottom, double low, double high) {
        for (int r = 0; r < values.length; r++) {
            int y1 = bottom - (bottom - TOP) * r / values.length,
                    y0 = bottom - (bottom - TOP) * (r + 1) / values.length;
            for (int c = 0; c < values[r].length; c++) {
                int n = values[r].length, x0 = left + (right - left) * c / n, x1 = left + (right - left) * (c + 1) / n;
                double x = values[r][c];
                if (Double.isFinite(x)) {
                    out.append("<rect x=\"").append(x0).append("\" y=\"").append(y0);
                    out.append("\" width=\"")
                            .append(x1 - x0)
                            .append("\" height=\"")
                            .append(y1 - y0);
                    out.append("\" fill=\"").append(colour(high > low ? (x - low) / (high - low) : 0.5));
                    out.append("\"><title>").append(Text.escape(xs.get(c) + ", " + ys.get(r) + ": " + Text.brief(x)));
                    out.append("</title></rect>\n");
                }
            }
        }
        out.append("<path d=\"M")
                .append(left)
                .append(' ')
                .append(TOP)
                .append('H')
                .append(right)
                .append('V')
                .append(bottom);
        out.append('H').append(left).append("Z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".6\"/>\n");
    }

    private void labels(StringBuilder out, int left, int right, int bottom) {
        int every = (xs.size() + MOST_LABELS - 1) / MOST_LABELS;
        for (int c = 0; c < xs.size(); c += every) {
            text(out, left + (right - left) * (2 * c + 1) / (2 * xs.size()), bottom + 18, "middle", xs.get(c), "");
        }
        every = Math.max(1, (ys.size() * LINE + bottom - TOP - 1) / (bottom - TOP)); // as many as there is room for
        for (int r = 0; r < ys.size(); r += every) {
            int y = bottom - (bottom - TOP) * (2 * r + 1) / (2 * ys.size());
            text(out, left - 7, y + 4, "end", Text.shortened(ys.get(r), LONGEST), "");
        }
    }

    /** The scale and its numbers; a map of one value has one. */
    private static void scale(StringBuilder out, int left, int bottom, double low, double high) {
        if (!(low <= high)) {
            text(out, left, TOP + 12, "start", "no values", "");
            return;
        }
        int steps = 50;
        for (int i = 0; i < steps; i++) {
            int y1 = bottom - (bottom - TOP) * i / steps, y0 = bottom - (bottom - TOP) * (i + 1) / steps;
            out.append("<rect x=\"")
                    .append(left)
                    .append("\" y=\"")
                    .append(y0)
                    .append("\" width=\"")
                    .append(BAR);
            out.append("\" height=\"").append(y1 - y0).append("\" fill=\"");
            out.append(colour(high > low ? (i + 0.5) / steps : 0.5)).append("\"/>\n");
        }
        if (low == high) {
            text(out, left + BAR + 5, (TOP + bottom) / 2 + 4, "start", Text.brief(low), "");
            return;
        }
        Axis axis = Axis.over(low, high, 8, false);
        for (BigDecimal tick : axis.ticks()) {
            int y = (int) Math.round(bottom - (bottom - TOP) * axis.place(tick.doubleValue()));
            text(out, left + BAR + 5, y + 4, "start", axis.label(tick), "");
        }
        if (axis.exponent() != 0) {
            text(out, left, 20, "start", "× " + Text.powerOfTen(axis.exponent()), "");
        }
    }

    private static String colour(double share) {
        double x = share * (VIRIDIS.length - 1);
        int i = Math.min(VIRIDIS.length - 2, (int) x);
        StringBuilder out = new StringBuilder("#");
        for (int shift = 16; shift >= 0; shift -= 8) {
            int a = VIRIDIS[i] >> shift & 0xff, b = VIRIDIS[i + 1] >> shift & 0xff;
            out.append(String.format("%02x", Math.round(a + (x - i) * (b - a))));
        }
        return out.toString();
    }

    private static void text(StringBuilder out, int x, int y, String anchor, String s, String more) {
        out.append("<text x=\"")
                .append(x)
                .append("\" y=\"")
                .append(y)
                .append("\" text-anchor=\"")
                .append(anchor);
        out.append('"').append(more).append('>').append(Text.escape(s)).append("</text>\n");
    }
}
