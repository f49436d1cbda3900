package org.condyle.scenes;

import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.joints.FrameConstraint;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.Pin;
import org.condyle.joints.Planar;
import org.condyle.joints.PlanarRevolute;
import org.condyle.joints.PointOn;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/** The planar mechanisms of the reference values: uniform rods in the xy plane, in absolute or relative coordinates. */
public final class PlanarMechanisms {
    private static final double[] ORIGIN = {0, 0, 0};

    private PlanarMechanisms() {}

    public static Body rod(String name, double length, double mass) {
        return new Body(name, mass, ORIGIN, new double[] {0, 0, mass * length * length / 12, 0, 0, 0});
    }

    private static double[] x(double x) {
        return new double[] {x, 0, 0};
    }

    /** Rods of 1 m, 2 kg and 0.8 m, 1.5 kg that hang from the origin; q = (x, y, angle) of each. */
    public static Model doublePendulumAbsolute() {
        Model.Builder b = Model.builder("double pendulum, absolute");
        int one = b.body(rod("one", 1, 2)), two = b.body(rod("two", 0.8, 1.5));
        b.joint("one", new Planar(), 0, one, Frame.IDENTITY, Frame.IDENTITY);
        b.joint("two", new Planar(), 0, two, Frame.IDENTITY, Frame.IDENTITY);
        b.constraint("pivot", new PlanarRevolute(one, x(-0.5), 0, ORIGIN));
        b.constraint("elbow", new PlanarRevolute(two, x(-0.4), one, x(0.5)));
        return b.build();
    }

    /** Both rods along +x, at rest. */
    public static State doublePendulumAbsoluteStart(Model model) {
        State s = model.newState();
        s.q[0] = 0.5;
        s.q[3] = 1.4;
        return s;
    }

    /** The same with pins; q = (angle, relative angle). */
    public static Model doublePendulumRelative() {
        Model.Builder b = Model.builder("double pendulum, relative");
        int one = b.body(rod("one", 1, 2)), two = b.body(rod("two", 0.8, 1.5));
        b.joint("pivot", new Pin(), 0, one, Frame.IDENTITY, Frame.at(-0.5, 0, 0));
        b.joint("elbow", new Pin(), one, two, Frame.at(0.5, 0, 0), Frame.at(-0.4, 0, 0));
        return b.build();
    }

    /** Crank 0.2 m 1 kg, rod 0.5 m 2 kg, slider 1.5 kg (0.01 kg m²) on the x axis; absolute coordinates. */
    public static Model sliderCrankAbsolute() {
        return sliderCrank().build();
    }

    /** The same with one of its nine coordinates (x, y, angle of crank, rod, slider) guided: "q - (0.6 + t)" = 0. */
    public static Model sliderCrankGuided(int coordinate, String equation) {
        Measure.Kind kind = coordinate % 3 == 2 ? Measure.Kind.ANGLE : Measure.Kind.LENGTH;
        JointCoordinate guided = new JointCoordinate(coordinate, coordinate, kind);
        Expression e = Expression.parse(equation, new NameTable().variable("t").variable("q"));
        return sliderCrank()
                .constraint("driver", new MeasureEquation(e, List.of(guided), true, kind.dimension()))
                .build();
    }

    /** On the closed branch with the crank at an angle: the wrist at x = 0.2 cos + √(0.25 - 0.04 sin²). */
    public static State sliderCrankStart(Model model, double angle) {
        State s = model.newState();
        double tilt = -Math.asin(0.4 * Math.sin(angle));
        double px = 0.2 * Math.cos(angle), py = 0.2 * Math.sin(angle);
        s.q[0] = 0.5 * px;
        s.q[1] = 0.5 * py;
        s.q[2] = angle;
        s.q[3] = px + 0.25 * Math.cos(tilt);
        s.q[4] = py + 0.25 * Math.sin(tilt);
        s.q[5] = tilt;
        s.q[6] = px + 0.5 * Math.cos(tilt);
        return s;
    }

    private static Model.Builder sliderCrank() {
        Model.Builder b = Model.builder("slider-crank, absolute");
        int crank = b.body(rod("crank", 0.2, 1)), rod = b.body(rod("rod", 0.5, 2));
        int slider = b.body(new Body("slider", 1.5, ORIGIN, new double[] {0, 0, 0.01, 0, 0, 0}));
        for (int body : new int[] {crank, rod, slider}) {
            b.joint("j" + body, new Planar(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        }
        b.constraint("main", new PlanarRevolute(crank, x(-0.1), 0, ORIGIN));
        b.constraint("crank-pin", new PlanarRevolute(rod, x(-0.25), crank, x(0.1)));
        b.constraint("wrist", new PlanarRevolute(slider, ORIGIN, rod, x(0.25)));
        b.constraint(
                "guide",
                new FrameConstraint(
                        FrameConstraint.Kind.PLANAR_TRANSLATIONAL, slider, Frame.IDENTITY, 0, Frame.IDENTITY));
        return b;
    }

    /** The same with pins and a point on a line; q = (crank, rod relative to crank).. */
    public static Model sliderCrankRelative() {
        Model.Builder b = Model.builder("slider-crank, relative");
        int crank = b.body(rod("crank", 0.2, 1)), rod = b.body(rod("rod", 0.5, 2));
        int slider = b.body(new Body("slider", 1.5, ORIGIN, new double[] {0, 0, 0.01, 0, 0, 0}));
        b.joint("crank", new Pin(), 0, crank, Frame.IDENTITY, Frame.at(-0.1, 0, 0));
        b.joint("rod", new Pin(), crank, rod, Frame.at(0.1, 0, 0), Frame.at(-0.25, 0, 0));
        b.joint("wrist", new Pin(), rod, slider, Frame.at(0.25, 0, 0), Frame.IDENTITY);
        b.constraint("guide", PointOn.line(slider, ORIGIN, 0, ORIGIN, x(1), true));
        b.constraint(
                "upright",
                new FrameConstraint(
                        FrameConstraint.Kind.PLANAR_TRANSLATIONAL, slider, Frame.IDENTITY, 0, Frame.IDENTITY));
        return b.build();
    }

    /**
     * Crank 0.153 m 0.038 kg, rod 0.306 m 0.076 kg, slider 0.038 kg along x; pin, pin and slider with the wrist as a loop.
     * The crank's and the rod's inertias are those of Flores and others (5.9e-4 for a rod printed as 5.9e-5).
     */
    public static Model lightSliderCrank() {
        Model.Builder b = Model.builder("light slider-crank");
        int crank = b.body(new Body("crank", 0.038, ORIGIN, new double[] {3.7e-5, 3.7e-5, 7.4e-5, 0, 0, 0}));
        int rod = b.body(new Body("rod", 0.076, ORIGIN, new double[] {2.95e-4, 2.95e-4, 5.9e-4, 0, 0, 0}));
        int slider = b.body(new Body("slider", 0.038, ORIGIN, new double[] {1.8e-6, 1.8e-6, 1.8e-6, 0, 0, 0}));
        b.joint("crank", new Pin(), 0, crank, Frame.IDENTITY, Frame.at(-0.0765, 0, 0));
        b.joint("rod", new Pin(), crank, rod, Frame.at(0.0765, 0, 0), Frame.at(-0.153, 0, 0));
        Frame alongX = Frame.withZAlong(ORIGIN, x(1));
        b.joint("slider", new Slider(), 0, slider, alongX, alongX);
        b.constraint("wrist", new PlanarRevolute(rod, x(0.153), slider, ORIGIN));
        return b.build();
    }

    /** Stretched out along x, the crank turning at 150 rad/s; the rod then turns at -75 rad/s. */
    public static State lightSliderCrankStart(Model model) {
        State s = model.newState();
        s.q[2] = 0.459;
        s.v[0] = 150;
        s.v[1] = -225;
        return s;
    }

    /** Crank 0.2, coupler 0.5, rocker 0.4, ground 0.5 m; 1, 2.5, 2 kg; absolute coordinates. */
    public static Model fourBar() {
        Model.Builder b = Model.builder("four-bar");
        int crank = b.body(rod("crank", 0.2, 1));
        int coupler = b.body(rod("coupler", 0.5, 2.5));
        int rocker = b.body(rod("rocker", 0.4, 2));
        for (int body : new int[] {crank, coupler, rocker}) {
            b.joint("j" + body, new Planar(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        }
        b.constraint("a", new PlanarRevolute(crank, x(-0.1), 0, ORIGIN));
        b.constraint("b", new PlanarRevolute(coupler, x(-0.25), crank, x(0.1)));
        b.constraint("c", new PlanarRevolute(rocker, x(0.2), coupler, x(0.25)));
        b.constraint("d", new PlanarRevolute(rocker, x(-0.2), 0, x(0.5)));
        return b.build();
    }
}
