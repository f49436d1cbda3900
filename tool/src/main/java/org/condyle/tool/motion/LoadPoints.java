package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.State;
import org.condyle.tool.setup.SetupKeys;

/**
 * Looks whether loads act where their bodies are. The force of a platform that is given to the other foot, or to another body of the
 * leg, leaves the residuals at the root as they are, and all joint moments between are wrong.
 */
public final class LoadPoints {
    static final String KEY = "load_point_limit";

    /** Largest distance of a point of application from its body that is not doubted [m]; a foot has 0.2 m. */
    public static final SetupKeys KEYS = new SetupKeys().key(KEY, "0.3");

    private static final double LOADED = 0.1; // part of its largest force above which a point counts; below it is noise

    private LoadPoints() {}

    /** A sentence for each load that acts farther than a limit from origin and mass centre of its body. */
    static List<String> warnings(ToolModel model, double limit, List<State> frames) {
        AppliedLoads loads = new AppliedLoads(model);
        double[] most = new double[loads.count()], far = new double[loads.count()], when = new double[loads.count()];
        double[] now = new double[6];
        for (int pass = 0; pass < 2; pass++) { // the largest forces, then the distances under load
            for (State s : loads.count() == 0 ? List.<State>of() : frames) {
                loads.place(s);
                for (int i = 0; i < most.length; i++) {
                    loads.read(i, now);
                    double force = Math.hypot(Math.hypot(now[0], now[1]), now[2]);
                    double distance = pass == 1 && force > LOADED * most[i] ? distance(model, loads, i, now) : 0;
                    most[i] = Math.max(most[i], force);
                    if (distance > far[i]) {
                        far[i] = distance;
                        when[i] = s.time;
                    }
                }
            }
        }
        List<String> out = new ArrayList<>();
        for (int i = 0; i < far.length; i++) {
            if (far[i] > limit) {
                out.add(String.format(
                        Locale.ROOT,
                        "the external load %s acts %.3g m from the body %s at t = %.4g s, more than %s = %.3g m: is it given to"
                                + " the right body, and its point in the right axes?",
                        loads.name(i),
                        far[i],
                        model.model().bodies().get(loads.body(i)).name(),
                        when[i],
                        KEY,
                        limit));
            }
        }
        return out;
    }

    /** From the origin of the body or its mass centre, whichever is nearer [m]. */
    private static double distance(ToolModel model, AppliedLoads loads, int load, double[] now) {
        Body body = model.model().bodies().get(loads.body(load));
        double nearest = Double.POSITIVE_INFINITY;
        double[] x = new double[3];
        for (double[] at : new double[][] {new double[3], body.centreLocal()}) {
            loads.workspace.motion.position(loads.body(load), at, x, 0);
            double d = Math.hypot(Math.hypot(x[0] - now[3], x[1] - now[4]), x[2] - now[5]);
            nearest = Math.min(nearest, d);
        }
        return nearest;
    }
}
