package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.List;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Glyphs;
import org.condyle.view.canvas.Scale;
import org.condyle.view.plot.Curve;

/** The places of the panels of a figure and their axes, given the rows of legend above each. */
final class Layout {
    static final double TICK = 3;
    static final double NEAR = 2.5; // from tick to its label
    static final double LABEL = 11; // of a line of text beside an axis

    private static final double EDGE = 2;
    private static final double BETWEEN = 13; // panels

    private final Figure figure;
    final Scale x;
    final List<Scale> y = new ArrayList<>();
    final List<Box> boxes = new ArrayList<>();

    Layout(Figure figure, int[] legendRows) {
        this.figure = figure;
        int n = figure.panels().size();
        double top = EDGE + Painter.SIZE * Glyphs.CAPITAL / 2 + (figure.title().isEmpty() ? 0 : 1.2 * LABEL);
        double bottom = figure.size().heightPoints() - EDGE - LABEL - Painter.SIZE - NEAR - TICK;
        double free = bottom - top - BETWEEN * (n - 1);
        for (int rows : legendRows) {
            free -= legendHeight(rows);
        }
        double height = Math.max(10, free / n), widest = 0;
        for (Panel p : figure.panels()) {
            double[] range = range(p, true);
            Scale scale = p.y().scale(range[0], range[1], Math.max(4, (int) (height / 17)));
            y.add(scale);
            for (Scale.Tick t : scale.ticks()) {
                widest = Math.max(widest, Glyphs.width(t.label(), Painter.SIZE));
            }
        }
        double left = EDGE + LABEL + widest + NEAR + TICK, right = figure.size().widthPoints() - 2 * EDGE;
        double[] range = range();
        x = figure.x().scale(range[0], range[1], Math.max(3, (int) ((right - left) / 36)));
        right = clearOfLastLabel(left, right);
        for (int i = 0; i < n; i++) {
            top += legendHeight(legendRows[i]);
            boxes.add(new Box(left, top, right, top + height));
            top += height + BETWEEN;
        }
    }

    private static double legendHeight(int rows) {
        return rows == 0 ? 0 : rows * Legend.ROW + 3;
    }

    /** Takes the axis back where half of its last label would be cut off. */
    private double clearOfLastLabel(double left, double right) {
        double end = right;
        for (Scale.Tick t : x.ticks()) {
            double half = Glyphs.width(t.label(), Painter.SIZE) / 2;
            double most = figure.size().widthPoints() - EDGE / 2 - half;
            if (t.place() > 0.5) {
                end = Math.min(end, left + (most - left) / t.place());
            }
        }
        return end;
    }

    private double[] range() {
        double[] all = none();
        for (Panel p : figure.panels()) {
            double[] r = range(p, false);
            all[0] = Math.min(all[0], r[0]);
            all[1] = Math.max(all[1], r[1]);
        }
        return all;
    }

    /** Least and most value of the curves of a panel that can be shown; of heights only those between the limits of x. */
    private double[] range(Panel p, boolean vertical) {
        double[] r = none();
        for (Curve c : p.all()) {
            for (int i = 0; i < c.x().length; i++) {
                double at = c.x()[i], value = c.y()[i];
                if (figure.x().takes(at)
                        && p.y().takes(value)
                        && (vertical ? figure.x().within(at) : p.y().within(value))) {
                    double v = vertical ? value : at;
                    r[0] = Math.min(r[0], v);
                    r[1] = Math.max(r[1], v);
                }
            }
        }
        return r;
    }

    private static double[] none() {
        return new double[] {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    }
}
