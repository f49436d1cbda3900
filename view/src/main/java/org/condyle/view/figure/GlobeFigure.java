package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.List;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.Canvas;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.canvas.Outline;
import org.condyle.view.canvas.Pen;

/**
 * Globographic view: curves on a globe with meridians and parallels, as seen from far away. What is on the far side is
 * paler and thinner. Curves with a spread also show mean ± S, thin.
 */
public final class GlobeFigure extends Sheet {
    private static final int SPACING = 15; // of the meridians and parallels, in degrees
    private static final int LABELS = 30;
    private static final double SMALL = 6;
    private static final int NEAR_GRID = 0xbdbdbd;
    private static final int FAR_GRID = 0xe9e9e9;
    private static final double MARKS_APART = 45;

    private final double polePhi;
    private final double poleTheta;
    private final Eye eye;

    /**
     * @param polePhi   azimuth of the pole of the joint axes on the globe [rad]
     * @param poleTheta its polar angle [rad]; with 0 and 0 the globe has the joint axes themselves
     */
    public GlobeFigure(
            FigureSize size,
            String title,
            List<BoneCurve> curves,
            double polePhi,
            double poleTheta,
            Eye eye,
            boolean grey) {
        super(size, title, curves, grey);
        this.polePhi = polePhi;
        this.poleTheta = poleTheta;
        this.eye = eye;
    }

    /**
     * A direction in joint axes as one on the globe: the joint axes are the globe's, turned by φₙ about z and then by θₙ about
     * the new y axis.
     */
    static double[] turned(double phi, double theta, double polePhi, double poleTheta) {
        double[] r = Eye.direction(phi, theta);
        double ct = Math.cos(poleTheta), st = Math.sin(poleTheta), cp = Math.cos(polePhi), sp = Math.sin(polePhi);
        double x = ct * r[0] + st * r[2];
        return new double[] {cp * x - sp * r[1], sp * x + cp * r[1], ct * r[2] - st * r[0]};
    }

    @Override
    String spoken() {
        return "globe with "
                + String.join(", ", curves.stream().map(BoneCurve::name).toList());
    }

    /** The parts of a curve on the near and on the far side. */
    private final class Halves {
        final Outline near = new Outline();
        final Outline far = new Outline();
        final List<double[]> places = new ArrayList<>(); // of marks on the near side
        private final Box box;
        private double[] last = new double[0];
        private double way;

        Halves(Box box) {
            this.box = box;
        }

        void lift() {
            last = new double[0];
        }

        /** Goes on to a point of the unit sphere. */
        void add(double[] r) {
            double[] now = eye.see(r[0], r[1], r[2]);
            boolean front = now[2] >= 0;
            if (last.length > 0 && last[2] >= 0 == front) {
                line(front, now);
            } else if (last.length > 0) {
                double share = last[2] / (last[2] - now[2]);
                double x = last[0] + share * (now[0] - last[0]), y = last[1] + share * (now[1] - last[1]);
                double size = Math.sqrt(x * x + y * y);
                double[] edge = {x / size, y / size, 0};
                line(!front, edge);
                move(front, edge);
                line(front, now);
            } else {
                move(front, now);
            }
            last = now;
        }

        private void move(boolean front, double[] x) {
            (front ? near : far).move(right(box, x[0]), down(box, x[1]));
        }

        private void line(boolean front, double[] x) {
            (front ? near : far).line(right(box, x[0]), down(box, x[1]));
            if (front && last.length > 0) {
                double dx = x[0] - last[0], dy = x[1] - last[1];
                way += radius(box) * Math.sqrt(dx * dx + dy * dy);
                if (way > MARKS_APART) {
                    way = 0;
                    places.add(new double[] {right(box, x[0]), down(box, x[1])});
                }
            }
        }
    }

    private static double radius(Box box) {
        return Math.min(box.width(), box.height()) / 2 - 1;
    }

    private static double right(Box box, double x) {
        return (box.left() + box.right()) / 2 + radius(box) * x;
    }

    private static double down(Box box, double y) {
        return (box.top() + box.bottom()) / 2 - radius(box) * y;
    }

    @Override
    void draw(Box box, Canvas canvas) {
        Halves grid = grid(box);
        List<Halves> drawn = new ArrayList<>(), thin = new ArrayList<>();
        for (BoneCurve c : curves) {
            drawn.add(halves(c.phi(), c.theta(), box));
            Halves bounds = new Halves(box);
            for (int sign = -1; c.spread().length > 0 && sign <= 1; sign += 2) {
                bounds.lift();
                add(c.phi(), c.shifted(sign), bounds);
            }
            thin.add(bounds);
        }
        canvas.stroke(grid.far, new Pen(0.3, FAR_GRID));
        for (int i = 0; i < drawn.size(); i++) {
            Pen pen = style(i).pen();
            stroke(canvas, drawn.get(i).far, new Pen(0.6 * pen.width(), light(pen.rgb(), 0.45), pen.dashes()));
            stroke(canvas, thin.get(i).far, new Pen(0.3, light(pen.rgb(), 0.4)));
        }
        canvas.stroke(grid.near, new Pen(0.3, NEAR_GRID));
        canvas.stroke(new Outline().circle(right(box, 0), down(box, 0), radius(box)), new Pen(0.5, 0x6e6e6e));
        labels(box, canvas);
        for (int i = 0; i < drawn.size(); i++) {
            Style style = style(i);
            stroke(canvas, thin.get(i).near, new Pen(0.45, style.pen().rgb()));
            stroke(
                    canvas,
                    drawn.get(i).near,
                    new Pen(1.3, style.pen().rgb(), style.pen().dashes()));
            if (style.hasMark()) {
                drawn.get(i).places.forEach(p -> style.drawMark(canvas, p[0], p[1]));
            }
        }
        if (poleTheta != 0) {
            double[] pole = Eye.direction(polePhi, poleTheta), x = eye.see(pole[0], pole[1], pole[2]);
            if (x[2] > 0) {
                canvas.fill(new Outline().circle(right(box, x[0]), down(box, x[1]), 1.4), 0);
            }
        }
    }

    private static void stroke(Canvas canvas, Outline path, Pen pen) {
        if (!path.isEmpty()) {
            canvas.stroke(path, pen);
        }
    }

    private Halves grid(Box box) {
        Halves grid = new Halves(box);
        for (int phi = 0; phi < 360; phi += SPACING) {
            grid.lift();
            for (int theta = 0; theta <= 180; theta += 3) {
                grid.add(Eye.direction(Math.toRadians(phi), Math.toRadians(theta)));
            }
        }
        for (int theta = SPACING; theta < 180; theta += SPACING) {
            grid.lift();
            for (int phi = 0; phi <= 360; phi += 3) {
                grid.add(Eye.direction(Math.toRadians(phi), Math.toRadians(theta)));
            }
        }
        return grid;
    }

    private Halves halves(double[] phi, double[] theta, Box box) {
        Halves out = new Halves(box);
        add(phi, theta, out);
        return out;
    }

    private void add(double[] phi, double[] theta, Halves to) {
        for (int i = 0; i < phi.length; i++) {
            to.add(turned(phi[i], theta[i], polePhi, poleTheta));
        }
    }

    /** Azimuths along the equator, polar angles along the meridian that is next to the eye. */
    private void labels(Box box, Canvas canvas) {
        int middle = LABELS * (int) Math.round(Math.toDegrees(eye.phi()) / LABELS);
        for (int phi = 0; phi < 360; phi += LABELS) {
            label(phi, 90, "φ " + phi + "°", box, canvas);
        }
        for (int theta = LABELS; theta < 180; theta += LABELS) {
            if (theta != 90) {
                label(middle, theta, "θ " + theta + "°", box, canvas);
            }
        }
    }

    private void label(int phi, int theta, String text, Box box, Canvas canvas) {
        double[] r = Eye.direction(Math.toRadians(phi), Math.toRadians(theta)), x = eye.see(r[0], r[1], r[2]);
        if (x[2] > 0.3) {
            onWhite(canvas, text, right(box, x[0]), down(box, x[1]), SMALL);
        }
    }
}
