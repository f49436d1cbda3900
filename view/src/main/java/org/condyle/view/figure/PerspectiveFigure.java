package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.condyle.resistance.MomentField;
import org.condyle.view.canvas.Axis;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.canvas.Glyphs;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.Pen;

/**
 * Perspective view of a moment field f over the plane (p, q): from the first sinus outwards to the last one, or half a
 * radian far if there is only one. Inside of the sinus there is no resistance. Far parts are drawn first, so that near
 * ones cover them.
 */
public final class PerspectiveFigure extends Sheet {
    private static final int ROUND = 90;
    private static final int OUTWARDS = 8;
    private static final double BEYOND = 0.5; // of a single sinus [rad]
    private static final double DISTANCE = 5; // of the eye, of the half width of the plane
    private static final double HEIGHT = 0.9; // of the highest place, of the half width of the plane
    private static final double SMALL = 6;
    private static final Pen FRAME = new Pen(0.4, 0x8c8c8c);

    private final MomentField field;
    private final Eye eye;
    private final double range;
    private final double most;

    /** @param curves the sinus, or the voluntary and the forced one */
    public PerspectiveFigure(
            FigureSize size, String title, MomentField field, List<BoneCurve> curves, Eye eye, boolean grey) {
        super(size, title, curves, grey);
        if (curves.stream().filter(BoneCurve::isContour).count() != curves.size() || curves.isEmpty()) {
            throw new IllegalArgumentException("a perspective view needs one or two sinuses");
        }
        this.field = field;
        this.eye = eye;
        double wide = 0, high = 0;
        for (int i = 0; i < ROUND; i++) {
            double phi = 2 * Math.PI * i / ROUND, end = theta(phi, OUTWARDS);
            wide = Math.max(wide, end);
            high = Math.max(high, field.value(phi, end));
        }
        range = 1.08 * wide;
        most = Axis.over(0, high, 6, true).high();
    }

    /** Polar angle of a ring of the net; 0 is the sinus. */
    private double theta(double phi, int ring) {
        double inner = curves.get(0).at(phi);
        double outer = curves.size() > 1 ? curves.get(curves.size() - 1).at(phi) : inner + BEYOND;
        return inner + (Math.max(inner, outer) - inner) * ring / OUTWARDS;
    }

    private double[][] corners() {
        return new double[][] {{-range, -range}, {range, -range}, {range, range}, {-range, range}};
    }

    @Override
    String spoken() {
        return "perspective view of the moment over p and q";
    }

    /** Something to draw with how near it is. */
    private record Piece(double near, Outline area, int fill, Pen pen) {}

    /** Turns points (p, q, f) into places of the page; fitted to the box once all extremes are known. */
    private final class Lens {
        private final Box box;
        private double scale = 1;
        private double across;
        private double high;

        Lens(Box box) {
            this.box = box;
            double[] ends = {1e300, 1e300, -1e300, -1e300};
            double[][] corners = corners();
            double[] left = corners[leftmost()];
            for (int i = 0; i < ROUND + 5; i++) { // the outermost ring, the corners of the plane, the axis upwards
                double phi = 2 * Math.PI * i / ROUND, end = theta(phi, OUTWARDS);
                double[] x = i < ROUND
                        ? see(end * Math.cos(phi), end * Math.sin(phi), field.value(phi, end))
                        : i < ROUND + 4
                                ? see(corners[i - ROUND][0], corners[i - ROUND][1], 0)
                                : see(left[0], left[1], most);
                for (int k = 0; k < 2; k++) {
                    ends[k] = Math.min(ends[k], x[k]);
                    ends[2 + k] = Math.max(ends[2 + k], x[k]);
                }
            }
            double margin = 2.5 * Painter.SIZE, wide = box.width() - 2 * margin, tall = box.height() - 2 * margin;
            scale = Math.min(wide / (ends[2] - ends[0]), tall / (ends[3] - ends[1]));
            across = (ends[0] + ends[2]) / 2;
            high = (ends[1] + ends[3]) / 2;
        }

        /** The corner of the plane that is farthest to the left. */
        int leftmost() {
            int best = 0;
            double[][] corners = corners();
            for (int i = 1; i < 4; i++) {
                best = see(corners[i][0], corners[i][1], 0)[0] < see(corners[best][0], corners[best][1], 0)[0]
                        ? i
                        : best;
            }
            return best;
        }

        /** To the right and upwards after the perspective, and how near. */
        private double[] see(double p, double q, double f) {
            double[] x = eye.see(p / range, q / range, HEIGHT * f / most);
            double grow = DISTANCE / (DISTANCE - x[2]);
            return new double[] {grow * x[0], grow * x[1], x[2]};
        }

        double[] place(double p, double q, double f) {
            double[] x = see(p, q, f);
            return new double[] {
                (box.left() + box.right()) / 2 + scale * (x[0] - across),
                (box.top() + box.bottom()) / 2 - scale * (x[1] - high),
                x[2]
            };
        }

        double[] polar(double phi, double theta, double f) {
            return place(theta * Math.cos(phi), theta * Math.sin(phi), f);
        }
    }

    @Override
    void draw(Box box, Canvas canvas) {
        Lens lens = new Lens(box);
        frame(lens, canvas);
        List<Piece> pieces = new ArrayList<>();
        double step = 2 * Math.PI / ROUND;
        Outline floor = new Outline();
        for (int i = 0; i < ROUND; i++) {
            double a = i * step, b = (i + 1) * step;
            double[] edge = lens.polar(a, theta(a, 0), 0);
            floor = i == 0 ? floor.move(edge[0], edge[1]) : floor.line(edge[0], edge[1]);
            double fa = field.value(a, theta(a, 0)), fb = field.value(b, theta(b, 0));
            double[][] wall = {
                edge, lens.polar(b, theta(b, 0), 0), lens.polar(b, theta(b, 0), fb), lens.polar(a, theta(a, 0), fa)
            };
            add(pieces, (fa + fb) / 2, wall);
            for (int k = 0; k < OUTWARDS; k++) {
                double[][] x = new double[4][];
                double sum = 0;
                for (int c = 0; c < 4; c++) {
                    double phi = c == 0 || c == 3 ? a : b, theta = theta(phi, c < 2 ? k : k + 1);
                    double f = field.value(phi, theta);
                    sum += f / 4;
                    x[c] = lens.polar(phi, theta, f);
                }
                add(pieces, sum, x);
            }
            for (int c = 0; c < curves.size(); c++) {
                if (c > 0 && i % 3 == 2) {
                    continue; // a gap between dashes
                }
                double ta = curves.get(c).at(a), tb = curves.get(c).at(b);
                double[] from = lens.polar(a, ta, field.value(a, ta)), to = lens.polar(b, tb, field.value(b, tb));
                Pen pen = new Pen(1.1, style(c).pen().rgb());
                Outline line = new Outline().move(from[0], from[1]).line(to[0], to[1]);
                pieces.add(new Piece((from[2] + to[2]) / 2 + 0.03, line, -1, pen));
            }
        }
        canvas.fill(floor.close(), 0xf1f1f1);
        pieces.sort(Comparator.comparingDouble(Piece::near));
        for (Piece p : pieces) {
            if (p.fill >= 0) {
                canvas.fill(p.area, p.fill);
            }
            canvas.stroke(p.area, p.pen);
        }
    }

    /** A facet, darker where the moment is larger, and grey from below. */
    private void add(List<Piece> pieces, double f, double[]... x) {
        double near = 0, turn = 0;
        Outline area = new Outline();
        for (int i = 0; i < x.length; i++) {
            double[] a = x[i], b = x[(i + 1) % x.length];
            near += a[2] / x.length;
            turn += a[0] * b[1] - b[0] * a[1];
            area = i == 0 ? area.move(a[0], a[1]) : area.line(a[0], a[1]);
        }
        boolean inner = turn > 0;
        double share = 0.2 + 0.65 * Math.max(0, Math.min(1, f / most));
        int fill = inner && !grey ? light(0x0072b2, share) : light(0x4d4d4d, 0.85 * share);
        pieces.add(new Piece(near, area.close(), fill, new Pen(0.2, light(inner && !grey ? 0x00466e : 0x333333, 0.6))));
    }

    /** The plane, its ticks, and the moment upwards at the corner that is farthest to the left. */
    private void frame(Lens lens, Canvas canvas) {
        double[][] corners = corners();
        Outline plane = new Outline();
        int nearest = 0;
        double[][] at = new double[4][];
        for (int i = 0; i < 4; i++) {
            at[i] = lens.place(corners[i][0], corners[i][1], 0);
            plane = i == 0 ? plane.move(at[i][0], at[i][1]) : plane.line(at[i][0], at[i][1]);
            nearest = at[i][2] > at[nearest][2] ? i : nearest;
        }
        canvas.stroke(plane.close(), FRAME);
        for (int side : new int[] {nearest, (nearest + 3) % 4}) { // the two sides at the nearest corner
            double[] a = corners[side], b = corners[(side + 1) % 4];
            boolean alongP = a[1] == b[1];
            double away = 0.09 * range;
            double out = Math.signum(alongP ? a[1] : a[0]);
            for (int k = -(int) range; k <= range; k++) {
                double p = alongP ? k : out * range, q = alongP ? out * range : k;
                double[] on = lens.place(p, q, 0);
                double[] text = lens.place(p + (alongP ? 0 : out * away), q + (alongP ? out * away : 0), 0);
                canvas.stroke(
                        new Outline()
                                .move(on[0], on[1])
                                .line(on[0] + 0.3 * (text[0] - on[0]), on[1] + 0.3 * (text[1] - on[1])),
                        FRAME);
                centred(canvas, k < 0 ? "−" + -k : String.valueOf(k), text, SMALL);
            }
            double[] name =
                    lens.place(alongP ? 0.5 : out * (range + 3.1 * away), alongP ? out * (range + 3.1 * away) : 0.5, 0);
            centred(canvas, alongP ? "p [rad]" : "q [rad]", name, Painter.SIZE);
        }
        double[] c = corners[lens.leftmost()], foot = lens.place(c[0], c[1], 0), head = lens.place(c[0], c[1], most);
        canvas.stroke(new Outline().move(foot[0], foot[1]).line(head[0], head[1]), FRAME);
        for (var tick : Axis.over(0, most, 6, true).ticks()) {
            double[] x = lens.place(c[0], c[1], tick.doubleValue());
            canvas.stroke(new Outline().move(x[0], x[1]).line(x[0] - 2, x[1]), FRAME);
            canvas.text(
                    tick.toPlainString(), x[0] - 4, x[1] + SMALL * Glyphs.CAPITAL / 2, SMALL, Canvas.Align.END, false);
        }
        canvas.text("f [N·m]", head[0] - 4, head[1] - Painter.SIZE, Painter.SIZE, Canvas.Align.MIDDLE, false);
    }

    /** Text around a place, moved as far as needed to stay on the page. */
    private void centred(Canvas canvas, String text, double[] at, double height) {
        double half = Glyphs.width(text, height) / 2 + 1;
        double x = Math.max(half, Math.min(size.widthPoints() - half, at[0]));
        canvas.text(text, x, at[1] + height * Glyphs.CAPITAL / 2, height, Canvas.Align.MIDDLE, false);
    }
}
