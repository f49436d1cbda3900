package org.condyle.bench;

import java.util.Locale;
import org.condyle.contact.DistanceContact;
import org.condyle.contact.law.DistanceLaw;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.geometry.many.BoundaryNodes;
import org.condyle.geometry.many.DistanceFields;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.Cushions;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;

/**
 * Laws of distance, as Markdown tables: how the force converges with the number of nodes, and what a disk that rolls down a
 * slope costs the explicit and the implicit method as damping and friction grow (work against precision).
 */
public final class Cushion {
    private static final DistanceLaw LAW = DistanceLaw.repelling(2000, 0.01);
    private static final double UNTIL = 0.25;

    private Cushion() {}

    public static void main(String[] args) {
        convergence();
        workPrecision();
    }

    private static void convergence() {
        print("| shape, nearest place | n/4 | n/2 | n (default) | 2n |");
        print("| --- | --- | --- | --- | --- |");
        double[] level = Mat3.identity(), tilted = Rotations.about(0, 0, 1, 0.2);
        double[] corner = Mat3.times(Rotations.about(1, 0, 0, 0.5), Rotations.about(0, 0, 1, 0.7));
        for (double d : new double[] {0.008, 0.004}) {
            row("disk 0.1", new CircleProfile(0.1), true, level, d);
            row("block 0.1 x 0.2, flat", new Box(0.1, 0.2, 1), true, level, d);
            row("block 0.1 x 0.2, tilted by 0.2", new Box(0.1, 0.2, 1), true, tilted, d);
            row("ball 0.1, pole down", new Sphere(0.1), false, Rotations.about(1, 0, 0, Math.PI / 2), d);
            row("ball 0.1, turned", new Sphere(0.1), false, corner, d);
            row("cube 0.1, flat", new Box(0.1, 0.1, 0.1), false, level, d);
            row("cube 0.1, on a corner", new Box(0.1, 0.1, 0.1), false, corner, d);
            row("ellipsoid 0.1, 0.06, 0.08, turned", new Ellipsoid(0.1, 0.06, 0.08), false, corner, d);
        }
    }

    /** Error of the force relative to that from 4n nodes, with the lowest point at d. */
    private static void row(String what, Shape shape, boolean planar, double[] turn, double d) {
        int n = BoundaryNodes.usual(shape, planar);
        double low = lowest(shape, turn);
        double exact = force(shape, planar, 4 * n, turn, d - low);
        StringBuilder line = new StringBuilder("| " + what + ", " + 1000 * d + " mm |");
        for (int k : new int[] {n / 4, n / 2, n, 2 * n}) {
            double error = Math.abs(force(shape, planar, k, turn, d - low) / exact - 1);
            line.append(String.format(Locale.ROOT, " %.0e |", error));
        }
        print(line.toString());
    }

    private static double lowest(Shape shape, double[] turn) {
        if (shape instanceof CircleProfile c) {
            return -c.radius();
        }
        double[] p = new double[3];
        ((org.condyle.geometry.shape.Convex) shape).support(-turn[3], -turn[4], -turn[5], p);
        return turn[3] * p[0] + turn[4] * p[1] + turn[5] * p[2] - (shape instanceof Sphere s ? s.radius() : 0);
    }

    private static double force(Shape shape, boolean planar, int n, double[] turn, double height) {
        Surface side = new Surface("thing", 1, Frame.IDENTITY, shape);
        Surface floor =
                new Surface("floor", 0, Frame.withZAlong(new double[3], new double[] {0, 1, 0}), new HalfSpace());
        DistanceContact c = new DistanceContact(
                DistanceFields.of(floor),
                new DistanceContact.Side(
                        "thing", 1, BoundaryNodes.of(side, n, planar), BoundaryNodes.of(side, n, planar), false),
                LAW);
        Motion m = new Motion(2);
        m.placement[13] = height;
        System.arraycopy(turn, 0, m.placement, 15, 9);
        Forces f = new Forces(2, 0);
        c.addForces(new State(0, 0, 0, 0), m, f);
        return f.dual[13];
    }

    private static void workPrecision() {
        print("");
        print("| damping, friction [Pa s/m] | method | accuracy | steps | evaluations | error of x [m] |");
        print("| --- | --- | --- | --- | --- | --- |");
        for (double factor : new double[] {1, 100, 1000}) {
            DistanceLaw law = LAW.with(2e3 * factor, 2e4 * factor);
            double exact = x(law, "radau5", 1e-13)[0];
            for (String method : new String[] {"dop853", "radau5"}) {
                for (double accuracy : new double[] {1e-4, 1e-6, 1e-8, 1e-10}) {
                    double[] r = x(law, method, accuracy);
                    print(String.format(
                            Locale.ROOT,
                            "| %.0e, %.0e | %s | %.0e | %.0f | %.0f | %.1e |",
                            law.damping(),
                            law.friction(),
                            method,
                            accuracy,
                            r[1],
                            r[2],
                            Math.abs(r[0] - exact)));
                }
            }
        }
    }

    /** Where a disk let go on 10 deg is after a quarter of a second, and what that took. */
    private static double[] x(DistanceLaw law, String method, double accuracy) {
        Model model = Cushions.disk(law, Math.toRadians(10));
        Simulation s = new Simulation(
                Mechanism.compile(model),
                new Plan(
                        UNTIL,
                        UNTIL,
                        new double[0],
                        Integrators.create(method, StepOptions.accuracy(accuracy)),
                        Stabilisation.none(),
                        java.util.List.of(),
                        java.util.List.of(),
                        Double.POSITIVE_INFINITY));
        Outcome o = s.run(Cushions.at(model, 0.108), Listener.NONE);
        return new double[] {s.last().q[0], o.steps(), o.evaluations()};
    }

    private static void print(String line) {
        System.out.println(line);
    }
}
