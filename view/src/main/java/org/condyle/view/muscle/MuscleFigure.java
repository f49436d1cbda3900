package org.condyle.view.muscle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.figure.Backdrop;
import org.condyle.view.figure.Figure;
import org.condyle.view.figure.FigureGrid;
import org.condyle.view.figure.Panel;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Curve;

/**
 * The four curves of a muscle: active and passive force over the length of the fibre, active force over its speed, force of the
 * tendon over its strain. Forces are parts of F₀, lengths of l₀, speeds of the fastest shortening; with one muscle the labels give
 * these numbers.
 */
public final class MuscleFigure {
    private static final int POINTS = 241;
    private static final double SHORTEST = 0.4; // fibre lengths over l₀ that are drawn
    private static final double LONGEST = 1.6;
    private static final double MOST_PASSIVE = 1.5; // of F₀, to which the passive force is drawn
    private static final double MOST_TENDON = 1.2;
    private static final double LARGEST_STRAIN = 0.5; // at which the search for that force ends
    private static final double HIGH = 1.25; // of the axis of the active force

    private final List<Source> muscles;
    private final FigureSize cell;
    private final boolean grey;

    /**
     * A muscle to draw.
     *
     * @param name in the legend
     * @param from shortest fibre of its working range over l₀; NaN if it has none
     * @param to   longest fibre
     */
    public record Source(String name, MuscleLaw law, double from, double to) {
        boolean hasRange() {
            return to > from;
        }
    }

    private MuscleFigure(List<Source> muscles, FigureSize cell, boolean grey) {
        this.muscles = List.copyOf(muscles);
        this.cell = cell;
        this.grey = grey;
    }

    /** All curves on one page of two rows and two columns. */
    public static FigureGrid of(List<Source> muscles, FigureSize size, String title, boolean grey) {
        FigureSize cell = new FigureSize(size.width() / 2, size.height() / 2);
        return new MuscleFigure(muscles, cell, grey).grid(title);
    }

    private FigureGrid grid(String title) {
        return new FigureGrid(
                title,
                2,
                List.of(
                        figure(active(), true),
                        figure(passive(), false),
                        figure(velocity(), false),
                        figure(tendon(), false)));
    }

    /**
     * One of the four.
     *
     * @param high    end of the vertical axis; NaN to follow the curves
     * @param ofFibre whether it is over the length of the fibre, so that the working range can be shown
     * @param from    where its curve begins
     * @param to      where it ends
     */
    private record Kind(String x, String y, double high, boolean ofFibre, End from, End to, LawCurve curve) {}

    private Kind active() {
        return new Kind(
                length(), "active force" + ofMax(), HIGH, true, m -> SHORTEST, m -> LONGEST, m -> m::activeForceLength);
    }

    private Kind passive() {
        return new Kind(
                length(),
                "passive force" + ofMax(),
                MOST_PASSIVE,
                true,
                m -> SHORTEST,
                m -> LONGEST,
                m -> m::passiveForceLength);
    }

    private Kind velocity() {
        String fastest = muscles.size() == 1 ? " (" + Text.rounded(size().fastestShortening(), 3) + " m/s)" : "";
        return new Kind(
                "fibre speed / fastest shortening" + fastest,
                "active force" + ofMax(),
                Double.NaN,
                false,
                m -> -1,
                m -> 1,
                m -> m::forceVelocity);
    }

    private Kind tendon() {
        boolean rigid = muscles.stream().noneMatch(m -> m.law().elasticTendon());
        return new Kind(
                "tendon strain [%]" + (rigid ? ", taken as rigid" : ""),
                "tendon force" + ofMax(),
                Double.NaN,
                false,
                m -> 0,
                m -> 100 * strainAt(m, MOST_TENDON),
                m -> percent -> m.tendonForceLength(1 + percent / 100));
    }

    /** One curve for each muscle; the working ranges of fibres behind. The first figure has the legend of all. */
    private Figure figure(Kind kind, boolean first) {
        List<Curve> curves = new ArrayList<>();
        List<Backdrop.Band> bands = new ArrayList<>();
        for (Source m : muscles) {
            if (kind.ofFibre() && m.hasRange()) {
                double[] ends = {Math.max(SHORTEST, m.from()), Math.min(LONGEST, m.to())};
                bands.add(
                        new Backdrop.Band(curves.size(), ends, new double[2], new double[] {kind.high(), kind.high()}));
            }
            curves.add(curve(kind, m.law(), first ? m.name() : ""));
        }
        Panel panel = new Panel(
                new AxisPlan(kind.y(), Double.isNaN(kind.high()) ? Double.NaN : 0, kind.high(), false, true),
                curves,
                new Backdrop(bands, List.of(), List.of()));
        AxisPlan across = kind.ofFibre()
                ? new AxisPlan(kind.x(), SHORTEST, LONGEST, false, false) // the same in both figures
                : AxisPlan.of(kind.x(), true);
        return new Figure(cell, "", across, List.of(panel), grey);
    }

    private static Curve curve(Kind kind, MuscleLaw law, String name) {
        DoubleUnaryOperator of = kind.curve().of(law);
        double from = kind.from().of(law), to = kind.to().of(law);
        double[] x = new double[POINTS], y = new double[POINTS];
        for (int i = 0; i < POINTS; i++) {
            x[i] = from + i * (to - from) / (POINTS - 1);
            y[i] = of.applyAsDouble(x[i]);
        }
        return new Curve(name, x, y);
    }

    private Architecture size() {
        return muscles.get(0).law().architecture();
    }

    private String length() {
        return "fibre length / l₀"
                + (muscles.size() == 1 ? " (" + Text.rounded(1000 * size().optimalFibreLength(), 4) + " mm)" : "");
    }

    private String ofMax() {
        return " / F₀" + (muscles.size() == 1 ? " (" + Text.rounded(size().maxIsometricForce(), 4) + " N)" : "");
    }

    /** Strain at which the tendon first has a force, over F₀. */
    static double strainAt(MuscleLaw law, double force) {
        double low = 0, high = 1e-3;
        while (law.tendonForceLength(1 + high) < force && high < LARGEST_STRAIN) {
            low = high;
            high *= 1.1;
        }
        for (int i = 0; i < 60; i++) {
            double middle = 0.5 * (low + high);
            if (law.tendonForceLength(1 + middle) < force) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    private interface End {
        double of(MuscleLaw law);
    }

    private interface LawCurve {
        DoubleUnaryOperator of(MuscleLaw law);
    }
}
