package org.condyle.io.model;

import java.util.Locale;
import java.util.function.BiConsumer;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;

/** Warns of bodies whose sizes cannot be meant in models of people: a mesh in millimetres, a moment of inertia in kg mm². */
final class SizeCheck {
    /** Largest extent of a surface on a body that moves; no part of a person or a machine for people is longer [m]. */
    private static final double LARGEST = 10;

    /** Smallest extent of a mesh; the joints of an ear are larger [m]. */
    private static final double SMALLEST = 1e-4;

    /** Radius of gyration over the distance of the farthest known point of the body from its mass centre. */
    private static final double GYRATION = 10;

    /** Density of lead, for comparison [kg/m³]. */
    private static final double LEAD = 11340;

    /** Density of a ball that no matter has; a body with a smaller radius of gyration would be denser [kg/m³]. */
    private static final double DENSEST = 2e6;

    private final Model model;
    private final BiConsumer<String, String> warn;

    /** @param warn is told the name of a part and what is odd about it */
    SizeCheck(Model model, BiConsumer<String, String> warn) {
        this.model = model;
        this.warn = warn;
    }

    void look() {
        for (Surface s : model.surfaces()) {
            double size = size(s);
            boolean mesh = s.shape().type().endsWith("mesh"); // a tiny ball stands for a point
            if ((mesh && size < SMALLEST) || (size > LARGEST && s.body() != Motion.GROUND)) {
                warn.accept(
                        s.name(),
                        String.format(
                                Locale.ROOT,
                                "surface '%s' is %.3g m large; from %s m to %s m is usual. Are its lengths in metres, and the"
                                        + " 'scale' of a mesh right?",
                                s.name(),
                                size,
                                (float) SMALLEST,
                                (float) LARGEST));
            }
        }
        for (int b = 1; b < model.bodies().size(); b++) {
            gyration(b, model.bodies().get(b));
        }
    }

    private void gyration(int index, Body b) {
        double most = Math.max(b.inertia()[0], Math.max(b.inertia()[1], b.inertia()[2]));
        double radius = b.mass() > 0 ? Math.sqrt(most / b.mass()) : 0, reach = reach(index, b);
        double least = Math.sqrt(0.4) * Math.cbrt(3 * b.mass() / (4 * Math.PI * DENSEST));
        if (radius > 0 && radius < least) { // none at all is a point mass, which can be meant
            warn.accept(
                    b.name(),
                    String.format(
                            Locale.ROOT,
                            "body '%s' has a radius of gyration of %.3g m, as its moment of inertia is %.3g kg*m^2 and its mass"
                                    + " %.3g kg; a ball of lead of that mass has %.3g m. Is the moment of inertia in kg*m^2?",
                            b.name(),
                            radius,
                            most,
                            b.mass(),
                            Math.sqrt(0.4) * Math.cbrt(3 * b.mass() / (4 * Math.PI * LEAD))));
        }
        if (radius > LARGEST || (reach > 0 && radius > GYRATION * reach)) {
            warn.accept(
                    b.name(),
                    String.format(
                            Locale.ROOT,
                            "body '%s' has a radius of gyration of %.3g m, as its moment of inertia is %.3g kg*m^2 and its mass"
                                    + " %.3g kg; %s. Is the moment of inertia in kg*m^2?",
                            b.name(),
                            radius,
                            most,
                            b.mass(),
                            radius > LARGEST
                                    ? "more than " + (float) LARGEST + " m cannot be meant"
                                    : String.format(
                                            Locale.ROOT,
                                            "its surfaces and joints are no farther than %.3g m from its mass centre",
                                            reach)));
        }
    }

    /** The largest finite side of the box around a surface; 1 m for what has none, which is fine. */
    private static double size(Surface s) {
        double[] box = new double[6];
        s.shape().bounds(box);
        double most = 0;
        for (int k = 0; k < 3; k++) {
            double side = box[3 + k] - box[k];
            most = Double.isFinite(side) ? Math.max(most, side) : most;
        }
        return most > 0 ? most : 1;
    }

    /** How far from the mass centre a body is known to reach by its surfaces and joints; 0 if it has no finite surface. */
    private double reach(int index, Body b) {
        double most = 0;
        for (Surface s : model.surfaces()) {
            double[] box = new double[6];
            s.shape().bounds(box);
            if (s.body() == index && Double.isFinite(box[0]) && Double.isFinite(box[3])) {
                most = Math.max(most, distance(s.frame().origin(), b.centreLocal()) + 0.5 * size(s));
            }
        }
        if (most > 0) {
            for (Joint j : model.joints()) {
                most = j.child() == index ? Math.max(most, distance(j.inChild().origin(), b.centreLocal())) : most;
                most = j.parent() == index
                        ? Math.max(most, distance(j.inParent().origin(), b.centreLocal()))
                        : most;
            }
        }
        return most;
    }

    private static double distance(double[] a, double[] b) {
        return Math.hypot(Math.hypot(a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
    }
}
