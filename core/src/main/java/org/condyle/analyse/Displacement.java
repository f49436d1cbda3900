package org.condyle.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/**
 * How far bodies lie from where they were given, against the size of the model: the largest distance between mass centres, joints and
 * the origin. A body that turns about a joint moves by two sizes at most, so what moves farther has left its place.
 */
public final class Displacement {
    /** Sizes of the model by which a body may move to its equilibrium. */
    private static final double MOST = 2;

    private Displacement() {}

    /** A sentence about the body that is farthest from its start; empty if all are near. */
    public static String far(Mechanism mechanism, State start, State end) {
        List<double[]> before = centres(mechanism, start), after = centres(mechanism, end);
        double size = size(mechanism, start, before), most = 0;
        int farthest = 0;
        for (int i = 0; i < before.size(); i++) {
            double way = distance(before.get(i), after.get(i));
            if (way > most) {
                most = way;
                farthest = i;
            }
        }
        return most > MOST * size
                ? String.format(
                        Locale.ROOT,
                        "the equilibrium is far from the given start: body '%s' moved by %.3g m, more than twice the size of the"
                                + " model, %.3g m; it may be another position than was meant. Begin nearer to it",
                        mechanism.model().bodies().get(farthest).name(),
                        most,
                        size)
                : "";
    }

    private static List<double[]> centres(Mechanism mechanism, State s) {
        Workspace w = new Workspace(mechanism);
        Dynamics.place(s, w);
        List<Body> bodies = mechanism.model().bodies();
        List<double[]> all = new ArrayList<>();
        for (int b = 0; b < bodies.size(); b++) {
            double[] x = new double[3];
            w.motion.position(b, bodies.get(b).centreLocal(), x, 0);
            all.add(x);
        }
        return all;
    }

    private static double size(Mechanism mechanism, State s, List<double[]> centres) {
        Workspace w = new Workspace(mechanism);
        Dynamics.place(s, w);
        Model model = mechanism.model();
        List<double[]> all = new ArrayList<>(centres);
        for (Joint j : model.joints()) {
            double[] x = new double[3];
            w.motion.position(j.parent(), j.inParent().origin(), x, 0);
            all.add(x);
        }
        double most = 0;
        for (int i = 0; i < all.size(); i++) {
            for (int k = 0; k < i; k++) {
                most = Math.max(most, distance(all.get(i), all.get(k)));
            }
        }
        return most;
    }

    private static double distance(double[] a, double[] b) {
        return Math.hypot(Math.hypot(a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
    }
}
