package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.List;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.Scale;
import org.condyle.view.plot.Curve;
import org.condyle.view.plot.PixelColumns;

/**
 * A curve where it lies on the page: thinned to {@value #COLUMNS} columns a point, which is finer than print, and cut at the
 * edges of its panel. Corners of the path are points of the data, but for those at the edges.
 */
final class PlottedCurve {
    private static final int COLUMNS = 10;
    private static final double FAR = 1e12; // of places: further out the digits do not reach back into the box

    private final Box box;
    private final Outline path = new Outline();
    private final List<double[]> corners = new ArrayList<>(); // x, y; null pieces are told by isStart
    private final List<Boolean> starts = new ArrayList<>();
    private final double[] cut = new double[2];
    private boolean drawing;
    private double lastX;
    private double lastY;
    private boolean hasLast;

    PlottedCurve(Curve c, AxisPlan xPlan, Scale xScale, AxisPlan yPlan, Scale yScale, Box box) {
        this.box = box;
        double[] x = new double[c.x().length], y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            boolean shown = c.shows(i) && xPlan.takes(c.x()[i]) && yPlan.takes(c.y()[i]);
            x[i] = shown ? box.left() + box.width() * near(xScale.place(c.x()[i])) : Double.NaN;
            y[i] = shown ? box.bottom() - box.height() * near(yScale.place(c.y()[i])) : Double.NaN;
        }
        PixelColumns.visit(x.length, i -> Math.floor(COLUMNS * x[i]), i -> y[i], i -> point(x[i], y[i]), this::lift);
    }

    private static double near(double place) {
        return Math.max(-FAR, Math.min(FAR, place));
    }

    private void point(double x, double y) {
        if (hasLast && x == lastX && y == lastY) {
            return;
        }
        Box edge = box.grown(1e-6); // a value at the very end of an axis is on it
        if (hasLast && edge.cut(lastX, lastY, x, y, cut)) {
            double dx = x - lastX, dy = y - lastY;
            if (!drawing) {
                start(lastX + cut[0] * dx, lastY + cut[0] * dy);
            }
            add(lastX + cut[1] * dx, lastY + cut[1] * dy);
            drawing = cut[1] == 1;
        } else {
            drawing = false;
        }
        hasLast = true;
        lastX = x;
        lastY = y;
    }

    /** Ends a piece; one that is a single point becomes a dot by its round ends. */
    private void lift() {
        boolean alone = hasLast && !drawing && box.grown(1e-6).holds(lastX, lastY);
        if (alone) {
            start(lastX, lastY);
            path.line(lastX, lastY);
        }
        drawing = false;
        hasLast = false;
    }

    private void start(double x, double y) {
        double[] corner = inside(x, y);
        path.move(corner[0], corner[1]);
        corners.add(corner);
        starts.add(true);
    }

    private void add(double x, double y) {
        double[] corner = inside(x, y);
        path.line(corner[0], corner[1]);
        corners.add(corner);
        starts.add(false);
    }

    /** Takes off what rounding left outside. */
    private double[] inside(double x, double y) {
        return new double[] {
            Math.max(box.left(), Math.min(box.right(), x)), Math.max(box.top(), Math.min(box.bottom(), y))
        };
    }

    Outline path() {
        return path;
    }

    /** Whether any of it lies in an area. */
    boolean touches(Box area) {
        for (int i = 0; i < corners.size(); i++) {
            double[] b = corners.get(i), a = i == 0 || starts.get(i) ? b : corners.get(i - 1);
            if (area.cut(a[0], a[1], b[0], b[1], cut)) {
                return true;
            }
        }
        return false;
    }

    /** Places on even pieces of the curve, not in their middle: there and back they would lie on each other. With the direction there: x, y and a unit vector. */
    List<double[]> arrows(double apart) {
        List<double[]> arrows = new ArrayList<>();
        double all = 0, way = 0;
        for (int i = 1; i < corners.size(); i++) {
            all += length(i);
        }
        int count = all < 0.1 * apart ? 0 : (int) Math.max(1, Math.min(12, Math.round(all / apart)));
        for (int i = 1; i < corners.size() && arrows.size() < count; i++) {
            double here = length(i), next = all * (arrows.size() + 0.35) / count;
            if (here > 0 && way + here >= next) {
                double[] a = corners.get(i - 1), b = corners.get(i);
                double share = (next - way) / here, dx = b[0] - a[0], dy = b[1] - a[1];
                arrows.add(new double[] {a[0] + share * dx, a[1] + share * dy, dx / here, dy / here});
            }
            way += here;
        }
        return arrows;
    }

    /** Of the line that ends at a corner; 0 where a piece begins. */
    private double length(int i) {
        double[] a = corners.get(i - 1), b = corners.get(i);
        return starts.get(i) ? 0 : Math.sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]));
    }

    /** Corners to be marked, about {@code every} points apart along the curve, the first after {@code first}. */
    List<double[]> marks(double first, double every) {
        List<double[]> marks = new ArrayList<>();
        double way = 0, next = first;
        for (int i = 1; i < corners.size(); i++) {
            way += length(i);
            if (way >= next) {
                marks.add(corners.get(i));
                next = way + every;
            }
        }
        return marks;
    }
}
