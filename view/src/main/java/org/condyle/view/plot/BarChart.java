package org.condyle.view.plot;

import java.util.List;
import org.condyle.view.canvas.Axes;
import org.condyle.view.canvas.Axis;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Ink;
import org.condyle.view.canvas.LinearScale;
import org.condyle.view.canvas.NamedScale;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.PageCanvas;
import org.condyle.view.canvas.Pen;
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
        Legend legend = new Legend(width);
        for (int j = 0; j < series.size() && series.size() > 1; j++) {
            legend.add(series.get(j), new Pen(10, Ink.curve(j).faint(0.8)));
        }
        double top = 34 + legend.height(), bottom = top + each * rows.size();
        List<String> names =
                rows.stream().map(r -> Text.shortened(r.name(), 30)).toList();
        double longest = names.stream().mapToDouble(PageCanvas::width).max().orElse(0);
        Box box = new Box(20 + longest, top, width - 24, bottom);
        double[] range = range();
        Axis x = Axis.over( // whiskers a little below 0 are no reason for more
                range[0], range[1], Math.max(3, (int) box.width() / 75), false);
        Axes axes = new Axes(box, new LinearScale(x), NamedScale.of(names, 1, true), Axes.Look.BARS);
        PageCanvas canvas = new PageCanvas(title, width, (int) bottom + Axes.Look.PAGE_BOTTOM);
        canvas.heading(Text.shortened(title, 66), 14, 18);
        axes.draw(canvas);
        for (int i = 0; i < rows.size(); i++) {
            List<Bar> bars = rows.get(i).bars();
            for (int j = 0; j < bars.size(); j++) {
                draw(bars.get(j), top + GAP / 2.0 + i * each + j * BAR, axes, Ink.of(Ink.colour(j)), canvas);
            }
        }
        double zero = axes.across(base);
        canvas.stroke(new Outline().move(zero, top).line(zero, bottom), new Pen(1, Ink.text(0.6)));
        axes.pageLabels(canvas, label, "");
        legend.draw(canvas, 40);
        return canvas.svg();
    }

    private double[] range() {
        double low = base, high = base;
        for (Line r : rows) {
            for (Bar b : r.bars()) {
                for (double x : new double[] {b.value(), b.low(), b.high()}) {
                    low = Math.abs(x) <= Axis.LARGEST ? Math.min(low, x) : low;
                    high = Math.abs(x) <= Axis.LARGEST ? Math.max(high, x) : high;
                }
            }
        }
        return new double[] {low, high};
    }

    private void draw(Bar b, double top, Axes axes, Ink ink, PageCanvas canvas) {
        if (!Double.isFinite(b.value())) {
            return;
        }
        double zero = axes.across(base), end = axes.across(b.value()), bottom = top + BAR - 2;
        canvas.rectangle(new Box(Math.min(zero, end), top, Math.max(zero, end), bottom), ink.faint(0.8), "");
        if (Double.isFinite(b.low()) && Double.isFinite(b.high())) {
            double from = axes.across(b.low()), to = axes.across(b.high()), middle = (top + bottom) / 2;
            Outline whiskers = new Outline().move(from, middle).line(to, middle);
            whiskers.move(from, top + 2).line(from, top + 9).move(to, top + 2).line(to, top + 9);
            canvas.stroke(whiskers, new Pen(1.3, Ink.text(1)));
        }
    }
}
