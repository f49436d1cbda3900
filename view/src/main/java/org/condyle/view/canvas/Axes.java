package org.condyle.view.canvas;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The axes of all pictures: lines, ticks or a grid, and the numbers beside them. What they look like is a {@link Look}. */
public record Axes(Box box, Scale x, Scale y, Look look) {
    private static final double EDGE = 1e-6; // of an axis: zero so near to its end needs no line

    /**
     * What axes look like.
     *
     * @param size   of the numbers
     * @param tick   length of the ticks outside of the axes; 0 for none
     * @param beside from the vertical axis to its numbers
     * @param below  from the horizontal axis to the baseline of its numbers
     * @param drop   from the height of a tick to the baseline of its number
     * @param line   of the axes; null for none
     * @param boxed  whether lines go all around
     * @param zero   of the line through zero; null for none
     * @param grid   null for none
     */
    public record Look(
            double size,
            double tick,
            double beside,
            double below,
            double drop,
            @Nullable Pen line,
            boolean boxed,
            @Nullable Pen zero,
            @Nullable Pen grid) {
        private static final Pen STRONG = new Pen(1, Ink.text(0.6));

        /** Curves in pages. */
        public static final Look PAGE = new Look(
                PageCanvas.SIZE, 0, 7, 18, 4.5, STRONG, false, new Pen(1, Ink.text(0.45)), new Pen(1, Ink.text(0.14)));

        /** Fields in pages, which have an edge all around and cover what would be behind. */
        public static final Look FIELDS = new Look(PageCanvas.SIZE, 0, 7, 18, 4.5, STRONG, true, null, null);

        /** Bars in pages, which begin at a line of their own. */
        public static final Look BARS =
                new Look(PageCanvas.SIZE, 0, 8, 18, 4.5, null, false, null, new Pen(1, Ink.text(0.14)));

        /** The bottom and the left edge of a picture in a page, where labels stand. */
        public static final int PAGE_BOTTOM = 46;

        public static final int PAGE_LEFT = 34;

        /** The least room on its right. */
        static final int PAGE_RIGHT = 16;
    }

    /** Axes of a picture in a page, wide enough for the numbers of the vertical one, without those if there is nothing to show. */
    public static Axes inPage(Axis x, Axis y, double top, double width, double height) {
        LinearScale up = new LinearScale(y);
        double left = pageLeft(y);
        Box box = new Box(left, top, width - pageRight(x, width - left), height - Look.PAGE_BOTTOM);
        return new Axes(box, new LinearScale(x), up, Look.PAGE);
    }

    /** Where the vertical axis of a picture in a page is, right of its label and numbers. */
    public static double pageLeft(Axis y) {
        double widest = y.ticks().stream()
                .mapToDouble(t -> PageCanvas.width(y.label(t)))
                .max()
                .orElse(0);
        return Look.PAGE_LEFT + Math.ceil(widest);
    }

    /** Room on the right, so that a number below the end of the axis is whole. */
    private static double pageRight(Axis x, double wide) {
        double right = Look.PAGE_RIGHT;
        for (BigDecimal t : x.ticks()) {
            double half = 0.5 * PageCanvas.width(x.label(t)),
                    after = (1 - x.place(t.doubleValue())) * (wide - Look.PAGE_RIGHT);
            right = Math.max(right, Math.ceil(half - after) + 2);
        }
        return right;
    }

    /** Where a value is across. */
    public double across(double value) {
        return box.left() + box.width() * x.place(value);
    }

    /** Where a value is from above. */
    public double down(double value) {
        return box.bottom() - box.height() * y.place(value);
    }

    /** Draws all but the labels of the axes. */
    public void draw(Canvas canvas) {
        draw(canvas, true);
    }

    /**
     * Draws the axes.
     *
     * @param numbersBelow false where another panel below has the numbers of the horizontal axis
     */
    public void draw(Canvas canvas, boolean numbersBelow) {
        if (look.grid() != null) {
            canvas.stroke(grid(), look.grid());
        }
        double zero = y.place(0);
        if (look.zero() != null && zero > EDGE && zero < 1 - EDGE) {
            double at = box.bottom() - zero * box.height();
            canvas.stroke(new Outline().move(box.left(), at).line(box.right(), at), look.zero());
        }
        Outline axes = new Outline()
                .move(box.left(), box.top())
                .line(box.left(), box.bottom())
                .line(box.right(), box.bottom());
        if (look.boxed()) {
            axes.line(box.right(), box.top()).close();
        }
        for (Scale.Tick t : y.ticks()) {
            double at = box.bottom() - t.place() * box.height();
            if (look.tick() > 0) {
                axes.move(box.left(), at).line(box.left() - length(t), at);
            }
            number(canvas, t.label(), box.left() - look.beside(), at + look.drop(), Canvas.Align.END);
        }
        for (Scale.Tick t : x.ticks()) {
            double at = box.left() + t.place() * box.width();
            if (look.tick() > 0) {
                axes.move(at, box.bottom()).line(at, box.bottom() + length(t));
            }
            if (numbersBelow) {
                number(canvas, t.label(), at, box.bottom() + look.below(), Canvas.Align.MIDDLE);
            }
        }
        if (look.line() != null) {
            canvas.stroke(axes, look.line());
        }
    }

    private Outline grid() {
        Outline lines = new Outline();
        for (Scale.Tick t : y instanceof NamedScale ? List.<Scale.Tick>of() : y.ticks()) {
            double at = box.bottom() - t.place() * box.height();
            lines.move(box.left(), at).line(box.right(), at);
        }
        for (Scale.Tick t : x.ticks()) {
            double at = box.left() + t.place() * box.width();
            lines.move(at, box.top()).line(at, box.bottom());
        }
        return lines;
    }

    private double length(Scale.Tick t) {
        return t.label().isEmpty() ? 0.6 * look.tick() : look.tick();
    }

    private void number(Canvas canvas, String label, double atX, double atY, Canvas.Align align) {
        if (!label.isEmpty()) {
            canvas.text(label, atX, atY, look.size(), align, false);
        }
    }

    /** Draws the labels of the axes of a picture in a page; empty for none. */
    public void pageLabels(Canvas canvas, String below, String beside) {
        double bottom = box.bottom() + Look.PAGE_BOTTOM - 9;
        canvas.text(x.labelled(below), (box.left() + box.right()) / 2, bottom, look.size(), Canvas.Align.MIDDLE, false);
        if (!beside.isEmpty()) {
            double middle = (box.top() + box.bottom()) / 2;
            canvas.text(y.labelled(beside), 15, middle, look.size(), Canvas.Align.MIDDLE, true);
        }
    }
}
