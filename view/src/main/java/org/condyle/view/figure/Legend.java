package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.List;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.Glyphs;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.Pen;
import org.condyle.view.page.Text;
import org.jspecify.annotations.Nullable;

/** Names of the curves of a panel: inside it where nothing is drawn, otherwise in rows above it. */
final class Legend {
    static final double ROW = 10.5;

    private static final double SAMPLE = 19;
    private static final double GAP = 4;
    private static final double BETWEEN = 12;
    private static final double MARGIN = 5;
    private static final int LONGEST = 60;

    private final List<String> names = new ArrayList<>();
    private final List<Style> styles = new ArrayList<>();

    Legend(Panel panel, boolean grey) {
        int n = panel.curves().size();
        for (int i = 0; i < n; i++) {
            String name = Text.visible(panel.curves().get(i).name()).replaceAll("\\s+", " ");
            names.add(Text.shortened(name, LONGEST));
            styles.add(Style.of(i, n, grey));
        }
    }

    private double wide(int i) {
        return SAMPLE + GAP + Glyphs.width(names.get(i), Painter.SIZE);
    }

    boolean fits(Box box, List<PlottedCurve> curves) {
        return room(box, curves) != null;
    }

    /**
     * Draws it inside the box where it fits. Rows above another panel may since have made this one lower, so that there is
     * no free place any more: then over the curves, in the first corner.
     */
    void drawInside(Box box, List<PlottedCurve> curves, Canvas canvas) {
        Box found = room(box, curves),
                place = found != null ? found : places(box).get(0);
        for (int i = 0; i < names.size(); i++) {
            entry(i, place.left(), place.top() + ROW * i, canvas);
        }
    }

    private @Nullable Box room(Box box, List<PlottedCurve> curves) {
        Box any = places(box).get(0);
        if (any.width() > 0.7 * box.width() || any.height() > 0.8 * box.height()) {
            return null;
        }
        return places(box).stream()
                .filter(p -> curves.stream().noneMatch(c -> c.touches(p.grown(3))))
                .findFirst()
                .orElse(null);
    }

    /** Corners first, then the middles of the sides. */
    private List<Box> places(Box box) {
        double width = 0, height = ROW * names.size() - 2;
        for (int i = 0; i < names.size(); i++) {
            width = Math.max(width, wide(i));
        }
        double left = box.left() + MARGIN, right = box.right() - MARGIN - width, middle = (left + right) / 2;
        double top = box.top() + 2, bottom = box.bottom() - MARGIN - height, centre = (top + bottom) / 2;
        double[][] corners = {
            {right, top}, {left, top}, {right, bottom}, {left, bottom},
            {right, centre}, {middle, top}, {middle, bottom}, {left, centre}
        };
        List<Box> all = new ArrayList<>();
        for (double[] c : corners) {
            all.add(new Box(c[0], c[1], c[0] + width, c[1] + height));
        }
        return all;
    }

    /** Rows needed above a panel of this width. */
    int rows(double width) {
        List<double[]> places = rowsAndColumns(width);
        return 1 + (int) places.get(places.size() - 1)[1];
    }

    void drawAbove(Box box, Canvas canvas) {
        List<double[]> places = rowsAndColumns(box.width());
        double top = box.top() - ROW * rows(box.width()) - 4;
        for (int i = 0; i < names.size(); i++) {
            entry(i, box.left() + places.get(i)[0], top + ROW * places.get(i)[1], canvas);
        }
    }

    /** Way from the left and number of the row of each name. */
    private List<double[]> rowsAndColumns(double width) {
        List<double[]> places = new ArrayList<>();
        double x = 0;
        int row = 0;
        for (int i = 0; i < names.size(); i++) {
            if (x > 0 && x + wide(i) > width) {
                x = 0;
                row++;
            }
            places.add(new double[] {x, row});
            x += wide(i) + BETWEEN;
        }
        return places;
    }

    private void entry(int i, double x, double top, Canvas canvas) {
        double y = top + Painter.SIZE / 2 + 0.5;
        Pen pen = styles.get(i).pen();
        double length = pen.sample(SAMPLE), from = x + (SAMPLE - length) / 2;
        canvas.stroke(new Outline().move(from, y).line(from + length, y), pen);
        if (styles.get(i).hasMark()) {
            styles.get(i).drawMark(canvas, x + SAMPLE / 2, y);
        }
        double baseline = y + Painter.SIZE * Glyphs.CAPITAL / 2;
        canvas.text(names.get(i), x + SAMPLE + GAP, baseline, Painter.SIZE, Canvas.Align.START, false);
    }
}
