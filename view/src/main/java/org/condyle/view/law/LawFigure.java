package org.condyle.view.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.condyle.contact.AlongNormal;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.DistanceContact;
import org.condyle.contact.friction.FrictionLaw;
import org.condyle.contact.friction.StickSlip;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.DistanceLaw;
import org.condyle.contact.law.NormalLaw;
import org.condyle.mechanics.ForceElement;
import org.condyle.tissue.Ligament;
import org.condyle.tissue.fibre.FibreLaw;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.figure.Figure;
import org.condyle.view.figure.FigureGrid;
import org.condyle.view.figure.Panel;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Curve;

/**
 * The laws of elements of a model, with their numbers: the loop of force over depth in a free collision, friction over sliding speed,
 * traction over distance, tension over strain. Laws of one kind share their axes.
 */
public final class LawFigure {
    private static final String SLIDING = "sliding speed [m/s]";
    private static final String FRICTION = "friction / normal force";
    private static final int POINTS = 401;
    private static final double FASTEST = 5; // sliding speed that is drawn, of the impact speed
    private static final double NEAREST = 0.8, FARTHEST = 3; // distances that are drawn, of the range of the law
    private static final double BEYOND = 3; // strain that is drawn, of the last corner of the law

    private final Impact impact;
    private final Map<Axes, List<Curve>> plots = new LinkedHashMap<>();

    /**
     * The collision that loops of contacts are drawn for.
     *
     * @param speeds [m/s]
     * @param mass   [kg], of a layer [kg/m²]
     */
    public record Impact(List<Double> speeds, double mass) {}

    /** An element to draw, with its name in the legend. */
    public record Source(String name, ForceElement element) {}

    private record Axes(String x, String y) {}

    private LawFigure(Impact impact) {
        this.impact = impact;
    }

    /** Whether there is a curve of an element. */
    public static boolean draws(ForceElement element) {
        return element instanceof CompliantContact || element instanceof DistanceContact || element instanceof Ligament;
    }

    /** One figure for each kind of curve, beside each other. */
    public static FigureGrid of(List<Source> sources, Impact impact, FigureSize cell, String title, boolean grey) {
        LawFigure f = new LawFigure(impact);
        sources.forEach(f::add);
        List<Figure> cells = new ArrayList<>();
        f.plots.forEach((axes, curves) -> cells.add(new Figure(
                cell, "", AxisPlan.of(axes.x(), true), List.of(new Panel(AxisPlan.of(axes.y(), true), curves)), grey)));
        return new FigureGrid(title, Math.min(2, cells.size()), cells);
    }

    private void add(Source s) {
        if (s.element() instanceof CompliantContact c) {
            contact(s.name(), c.normal());
            friction(s.name(), c.tangential());
        } else if (s.element() instanceof DistanceContact c) {
            distance(s.name(), c.law());
        } else if (s.element() instanceof Ligament l) {
            fibre(s.name(), l.law());
        }
    }

    private List<Curve> curves(String x, String y) {
        return plots.computeIfAbsent(new Axes(x, y), a -> new ArrayList<>());
    }

    /** Loops where force is lost; one curve where it is not. Without a stiffness of its own, over that. */
    private void contact(String name, AlongNormal normal) {
        NormalLaw law = normal.law();
        double given = normal.stiffness().of(Double.NaN, Double.NaN);
        boolean known = !Double.isNaN(given), layer = law.layer();
        String force = layer ? "pressure [MPa]" : "force [N]";
        if (!known) {
            force = (layer ? "pressure" : "force") + " / stiffness [m^" + Text.rounded(law.exponent(), 3) + "]";
        }
        List<Curve> to = curves("depth [mm]", force);
        double k = known ? given : 1,
                perForce = known && layer ? 1e-6 : 1,
                mass = known ? impact.mass() : impact.mass() * 1e-9;
        for (double speed : law.dissipates() ? impact.speeds() : impact.speeds().subList(0, 1)) {
            String at = law.dissipates() ? name + ", " + Text.rounded(speed, 3) + " m/s" : name;
            to.add(new Collision(law, k, speed, mass).curve(at, 1e3, perForce));
        }
    }

    private void friction(String name, Tangential tangential) {
        double most = FASTEST * impact.speeds().get(0);
        FrictionLaw friction = tangential.friction();
        StickSlip stickSlip = tangential.stickSlip();
        if (friction != null) {
            curves(SLIDING, FRICTION).add(curve(name, 0, most, v -> friction.force(1, v)));
        } else if (stickSlip != null) {
            double slides = stickSlip.dynamicFriction(), sticks = stickSlip.staticFriction();
            double[] x = {0, 0, 0, most}, y = {0, sticks, slides, slides};
            curves(SLIDING, FRICTION).add(new Curve(name, x, y));
        }
    }

    private void distance(String name, DistanceLaw law) {
        List<Curve> to = curves("distance [mm]", "traction [kPa]");
        double n = law.exponents().repulsion(), d0 = law.range();
        to.add(curve(name, 1e3 * NEAREST * d0, 1e3 * FARTHEST * d0, d -> {
            double r = 1e3 * d0 / d;
            return 1e-3 * law.pressure(r, Math.pow(r, n));
        }));
    }

    private void fibre(String name, FibreLaw law) {
        double corner = 0.03;
        for (double c : law.corners()) {
            corner = Math.max(corner, c);
        }
        curves("strain [%]", "tension [N]")
                .add(curve(name, 0, 100 * BEYOND * corner, e -> e > 0 ? law.tension(e / 100) : 0));
    }

    private static Curve curve(String name, double from, double to, DoubleUnaryOperator of) {
        double[] x = new double[POINTS], y = new double[POINTS];
        for (int i = 0; i < POINTS; i++) {
            x[i] = from + i * (to - from) / (POINTS - 1);
            y[i] = of.applyAsDouble(x[i]);
        }
        return new Curve(name, x, y);
    }
}
