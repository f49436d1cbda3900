package org.condyle.view.plot;

import java.math.BigDecimal;
import java.util.List;
import org.condyle.view.canvas.Axis;
import org.condyle.view.page.Text;

/**
 * Named horizontal bars below each other, such as a tornado. Each bar goes from a common line to its value, or from one value to
 * another, and may have the whiskers of an interval.
 *
 * @param title  what is shown
 * @param label  below the axis, with the unit
 * @param series names of the bars of each row, for the legend; one name for plain bars is not drawn
 * @param base   where bars begin
 */
public record BarChart(String title, String label, List<String> series, double base, List<Line> rows, int width)
        implements Drawing {
    private static final int BAR = 13;
    private static final int GAP = 12;

    /** Bars with one name. */
    public record Line(String name, List<Bar> bars) {}

    /** One bar to {@code value}; the whiskers may be NaN. */
    public record Bar(double value, double low, double high) {}

    @Override
    public String svg() {
        int each = Math.max(1, series.size()) * BAR + GAP;
        boolean legend = series.size() > 1;
        int top = legend ? 54 : 34, bottom = top + each * rows.size() + 4, height = bottom + 44;
        int longest = rows.stream()
                .mapToInt(r -> Math.min(30, r.name().length()))
                .max()
                .orElse(1);
        int left = 20 + (int) (7.3 * longest), right = width - 24;
        double low = base, high = base;
        for (Line r : rows) {
            for (Bar b : r.bars()) {
                for (double x : new double[] {b.value(), b.low(), b.high()}) {
                    low = Math.abs(x) <= Axis.LARGEST ? Math.min(low, x) : low;
                    high = Math.abs(x) <= Axis.LARGEST ? Math.max(high, x) : high;
                }
            }
        }
        Axis x = Axis.over(
                low, high, Math.max(3, (right - left) / 75), false); // whiskers a little below 0 are no reason for more
        StringBuilder out = MarkPlot.begin(title, width, height);
        MarkPlot.text(out, 14, 18, "start", Text.shortened(title, 66), " font-weight=\"600\"");
        for (BigDecimal t : x.ticks()) {
            double at = left + (right - left) * x.place(t.doubleValue());
            out.append("<path d=\"M" + MarkPlot.f(at) + " " + top + "V" + bottom
                    + "\" stroke=\"currentColor\" stroke-opacity=\".14\"/>\n");
            MarkPlot.text(out, at, bottom + 18, "middle", x.label(t), "");
        }
        double zero = left + (right - left) * x.place(base);
        for (int i = 0; i < rows.size(); i++) {
            Line r = rows.get(i);
            int y = top + GAP / 2 + i * each;
            String name = Text.shortened(r.name(), 30);
            MarkPlot.text(out, left - 8, y + each / 2.0 - 2, "end", name, "");
            for (int j = 0; j < r.bars().size(); j++) {
                bar(out, r.bars().get(j), y + j * BAR, zero, left, right, x, MarkPlot.COLOURS[j % 6]);
            }
        }
        out.append("<path d=\"M" + MarkPlot.f(zero) + " " + top + "V" + bottom
                + "\" stroke=\"currentColor\" stroke-opacity=\".6\"/>\n");
        MarkPlot.text(out, (left + right) / 2.0, height - 8, "middle", x.labelled(label), "");
        int at = 16;
        for (int j = 0; legend && j < series.size(); j++) {
            out.append("<path d=\"M" + at + " 36h20\" stroke=\"" + MarkPlot.COLOURS[j % 6]
                    + "\" stroke-width=\"10\" stroke-opacity=\".8\"/>\n");
            MarkPlot.text(out, at + 26, 40, "start", series.get(j), "");
            at += 26 + (int) (7.4 * series.get(j).length()) + 16;
        }
        return out.append("</svg>\n").toString();
    }

    private static void bar(StringBuilder out, Bar b, int y, double zero, int left, int right, Axis x, String colour) {
        if (!Double.isFinite(b.value())) {
            return;
        }
        double end = left + (right - left) * x.place(b.value());
        out.append("<rect x=\"" + MarkPlot.f(Math.min(zero, end)) + "\" y=\"" + y + "\" width=\""
                + MarkPlot.f(Math.abs(end - zero)) + "\" height=\"" + (BAR - 2) + "\" fill=\"" + colour
                + "\" fill-opacity=\".8\"/>\n");
        if (Double.isFinite(b.low()) && Double.isFinite(b.high())) {
            double from = left + (right - left) * x.place(b.low()), to = left + (right - left) * x.place(b.high());
            double middle = y + (BAR - 2) / 2.0;
            out.append("<path d=\"M" + MarkPlot.f(from) + " " + MarkPlot.f(middle) + "H" + MarkPlot.f(to) + "M"
                    + MarkPlot.f(from) + " " + (y + 2) + "v7M" + MarkPlot.f(to) + " " + (y + 2)
                    + "v7\" stroke=\"currentColor\" stroke-width=\"1.3\" fill=\"none\"/>\n");
        }
    }
}
