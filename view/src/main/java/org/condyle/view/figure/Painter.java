package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.condyle.view.canvas.Axes;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.canvas.Glyphs;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.Pen;
import org.condyle.view.canvas.Scale;
import org.condyle.view.canvas.SvgCanvas;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Curve;

/** Draws a figure: axes, curves, marks, legends, labels. */
record Painter(Figure figure, Canvas canvas) {
    /** Of all text, in points: what journals ask for. */
    static final double SIZE = 8;

    private static final double SMALLEST = 6; // to which a long label may shrink
    private static final Axes.Look AXES = new Axes.Look(
            SIZE,
            Layout.TICK,
            Layout.TICK + Layout.NEAR,
            Layout.TICK + Layout.NEAR + SIZE * Glyphs.CAPITAL,
            SIZE * Glyphs.CAPITAL / 2,
            new Pen(0.5, 0),
            false,
            new Pen(0.4, 0xb0b0b0),
            null);
    private static final Pen FAINT = new Pen(0.45, 0x8c8c8c);
    private static final double MARKS_APART = 50;
    private static final double ARROWS_APART = 90;
    private static final double ARROW = 2.6;

    void draw() {
        int[] rows = new int[figure.panels().size()];
        Layout layout = new Layout(figure, rows);
        // Whether a legend finds room inside is known after the curves are placed; rows above then take room from them.
        boolean[] inside = new boolean[rows.length];
        for (int i = 0; i < rows.length; i++) {
            inside[i] = !needsLegend(i) || legend(i).fits(layout.boxes.get(i), all(layout, i));
            rows[i] = inside[i] ? 0 : legend(i).rows(layout.boxes.get(i).width());
        }
        if (Arrays.stream(rows).sum() > 0) {
            layout = new Layout(figure, rows);
        }
        title();
        for (int i = 0; i < rows.length; i++) {
            panel(layout, i);
            behind(layout, i);
            draw(curves(layout, i));
            if (figure.panels().get(i).arrows()) {
                arrows(figure.panels().get(i).curves(), curves(layout, i));
            }
            if (needsLegend(i) && rows[i] == 0) {
                legend(i).drawInside(layout.boxes.get(i), all(layout, i), canvas);
            } else if (needsLegend(i)) {
                legend(i).drawAbove(layout.boxes.get(i), canvas);
            }
        }
        Box last = layout.boxes.get(rows.length - 1);
        double y = last.bottom() + Layout.TICK + Layout.NEAR + SIZE + Layout.LABEL - 2.5;
        label(layout.x.labelled(figure.x().label()), (last.left() + last.right()) / 2, y, last.width(), false);
    }

    private Legend legend(int panel) {
        return new Legend(figure.panels().get(panel), figure.grey());
    }

    /** One curve is told by the label of its axis; panels with the same curves share the legend of the first. */
    private boolean needsLegend(int panel) {
        Panel p = figure.panels().get(panel);
        return p.curves().size() > 1
                && p.names().stream().anyMatch(n -> !n.isEmpty())
                && (panel == 0 || !p.names().equals(figure.panels().get(0).names()));
    }

    private List<PlottedCurve> curves(Layout layout, int panel) {
        return plotted(layout, panel, figure.panels().get(panel).curves());
    }

    /** What a legend must not cover. */
    private List<PlottedCurve> all(Layout layout, int panel) {
        return plotted(layout, panel, figure.panels().get(panel).all());
    }

    private List<PlottedCurve> plotted(Layout layout, int panel, List<Curve> curves) {
        Panel p = figure.panels().get(panel);
        List<PlottedCurve> all = new ArrayList<>();
        curves.forEach(c -> all.add(
                new PlottedCurve(c, figure.x(), layout.x, p.y(), layout.y.get(panel), layout.boxes.get(panel))));
        return all;
    }

    private void behind(Layout layout, int panel) {
        Panel p = figure.panels().get(panel);
        Box box = layout.boxes.get(panel);
        for (Backdrop.Band b : p.behind().bands()) {
            int colour =
                    Style.of(b.curve(), p.curves().size(), figure.grey()).pen().rgb();
            Outline area = new Outline();
            int n = b.x().length;
            for (int i = 0; i < 2 * n; i++) {
                int at = i < n ? i : 2 * n - 1 - i;
                double x = box.left() + box.width() * inside(layout.x.place(b.x()[at]));
                double place = layout.y.get(panel).place((i < n ? b.low() : b.high())[at]);
                double y = box.bottom() - box.height() * inside(place);
                area = i == 0 ? area.move(x, y) : area.line(x, y);
            }
            canvas.fill(area.close(), Sheet.light(colour, 0.2));
        }
        for (PlottedCurve c : plotted(layout, panel, p.behind().faint())) {
            if (!c.path().isEmpty()) {
                canvas.stroke(c.path(), FAINT);
            }
        }
        for (Backdrop.Label l : p.behind().labels()) {
            double x = box.left() + box.width() * layout.x.place(l.x());
            double y = box.bottom() - box.height() * layout.y.get(panel).place(l.y());
            Sheet.onWhite(canvas, l.text(), x, y, SMALLEST);
        }
    }

    private static double inside(double place) {
        return Math.max(0, Math.min(1, place));
    }

    /** A figure of a width [mm] whose only panel is square. */
    static Figure square(double width, Function<FigureSize, Figure> make) {
        Figure figure = make.apply(new FigureSize(width, width));
        for (int i = 0; i < 3; i++) { // ticks and legend change with the height, a little
            Figure now = figure;
            int[] rows = new int[1];
            Painter painter = new Painter(now, new SvgCanvas(now.size(), ""));
            Layout layout = new Layout(now, rows);
            if (painter.needsLegend(0) && !painter.legend(0).fits(layout.boxes.get(0), painter.all(layout, 0))) {
                rows[0] = painter.legend(0).rows(layout.boxes.get(0).width());
                layout = new Layout(now, rows);
            }
            Box box = layout.boxes.get(0);
            double higher = (box.width() - box.height())
                    * now.size().height()
                    / now.size().heightPoints();
            figure = make.apply(new FigureSize(width, now.size().height() + higher));
        }
        return figure;
    }

    private void draw(List<PlottedCurve> curves) {
        int n = curves.size();
        for (int i = 0; i < n; i++) {
            if (!curves.get(i).path().isEmpty()) {
                canvas.stroke(
                        curves.get(i).path(), Style.of(i, n, figure.grey()).pen());
            }
        }
        for (int i = 0; i < n; i++) {
            Style style = Style.of(i, n, figure.grey());
            if (style.hasMark()) {
                // each curve begins elsewhere, so that marks of close curves do not hide each other
                double first = MARKS_APART * (i + 0.5) / n;
                curves.get(i).marks(first, MARKS_APART).forEach(p -> style.drawMark(canvas, p[0], p[1]));
            }
        }
    }

    /** Arrows in the order of the points: of the time. */
    private void arrows(List<Curve> curves, List<PlottedCurve> plotted) {
        for (int i = 0; i < plotted.size(); i++) {
            if (!curves.get(i).rises()) {
                int colour = Style.of(i, plotted.size(), figure.grey()).pen().rgb();
                for (double[] a : plotted.get(i).arrows(ARROWS_APART)) {
                    double x = a[0], y = a[1], ux = ARROW * a[2], uy = ARROW * a[3];
                    canvas.fill(
                            new Outline()
                                    .polygon(
                                            x + 1.2 * ux,
                                            y + 1.2 * uy,
                                            x - 0.9 * ux - 0.85 * uy,
                                            y - 0.9 * uy + 0.85 * ux,
                                            x - 0.9 * ux + 0.85 * uy,
                                            y - 0.9 * uy - 0.85 * ux),
                            colour);
                }
            }
        }
    }

    private void title() {
        if (!figure.title().isEmpty()) {
            double wide = figure.size().widthPoints();
            label(figure.title(), wide / 2, 1 + SIZE, wide - 4, false);
        }
    }

    private void panel(Layout layout, int i) {
        Box box = layout.boxes.get(i);
        Scale scale = layout.y.get(i);
        AxisPlan plan = figure.panels().get(i).y();
        boolean lowest = i == figure.panels().size() - 1;
        new Axes(box, layout.x, scale, AXES).draw(canvas, lowest);
        double x = 2 + SIZE * Glyphs.CAPITAL;
        label(scale.labelled(plan.label()), x, (box.top() + box.bottom()) / 2, box.height(), true);
    }

    /** A text centred along an axis; a long one shrinks first, and then loses its end. */
    private void label(String text, double x, double y, double room, boolean upwards) {
        String shown = Text.visible(text).replaceAll("\\s+", " ").strip();
        double size = Math.max(SMALLEST, Math.min(SIZE, SIZE * room / Math.max(1, Glyphs.width(shown, SIZE))));
        while (shown.length() > 2 && Glyphs.width(shown, size) > room) {
            shown = shown.substring(0, shown.offsetByCodePoints(shown.length(), -2)) + "…";
        }
        canvas.text(shown, x, y, size, Canvas.Align.MIDDLE, upwards);
    }
}
