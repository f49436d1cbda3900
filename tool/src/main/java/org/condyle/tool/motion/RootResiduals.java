package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.condyle.analyse.muscle.ActuatorBalance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.tool.result.Finding;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;

/**
 * What holds a free root of the model to the ground in a measured motion. Nothing exerts these forces: they are the error of motion,
 * masses and external loads together, and grow to the weight of the model if the loads are in other axes, of other bodies or missing.
 *
 * <p>The bounds are those of J. L. Hicks et al., "Is my model good enough?", Journal of Biomechanical Engineering 137 (2015) 020905,
 * which OpenSim's guide repeats: forces up to 5 % of the net external force, moments up to 1 % of it times the height of the mass
 * centre. As height serves the largest distance of a body from the mass centre, which does not depend on where the origin is. The rms
 * is held to them, and the peak to three times as much, because the ends of filtered data and single frames of noise have more.
 */
public final class RootResiduals {
    private static final String FORCE = "residual_force_limit";
    private static final String MOMENT = "residual_moment_limit";
    private static final String TRUSTED = "residual_trusted";
    private static final double PEAK = 3;

    /** Figures of a summary: the largest rms along a coordinate as a part of the load, for moments of load times height. */
    public static final String FORCE_SHARE = "residual-share.force", MOMENT_SHARE = "residual-share.moment";

    public static final SetupKeys KEYS =
            new SetupKeys().key(FORCE, "0.05").key(MOMENT, "0.01").key(TRUSTED, "0.5");

    private final ToolModel model;
    private final double[] limits; // of forces, of moments, of the rms of both
    private final List<Residual> residuals = new ArrayList<>();
    private final AppliedLoads loads;
    private final double[] bySpeed;
    private double largestLoad;
    private double height;
    private int frames;

    /** Along one generalised velocity of a root. */
    private static final class Residual {
        final int speed;
        final String name;
        final boolean turning;
        double largest;
        double largestAt;
        double squared;

        Residual(int speed, String name, boolean turning) {
            this.speed = speed;
            this.name = name;
            this.turning = turning;
        }

        String unit() {
            return turning ? "N*m" : "N";
        }

        double rms(int frames) {
            return Math.sqrt(squared / Math.max(1, frames));
        }
    }

    public RootResiduals(Setup setup, ToolModel model) {
        this.model = model;
        limits = new double[] {setup.limit(FORCE, ""), setup.limit(MOMENT, ""), setup.limit(TRUSTED, "")};
        Model m = model.model();
        bySpeed = new double[m.speeds()];
        for (Joint j : freeRoots(model)) {
            for (int k = 0; k < j.mobility().speeds().length; k++) {
                residuals.add(new Residual(j.vAt() + k, model.speedLabel(j.vAt() + k), isTurning(j, k)));
            }
        }
        loads = new AppliedLoads(model);
    }

    /** Joints by which a model can go away from the ground. */
    public static List<Joint> freeRoots(ToolModel model) {
        Set<Integer> free = ActuatorBalance.freeSpeeds(model.mechanism(), model.initial());
        return model.model().joints().stream().filter(j -> isFreeRoot(j, free)).toList();
    }

    /** A joint to the ground that lets its body go away: free translations along at least two axes, and nothing locked. */
    private static boolean isFreeRoot(Joint j, Set<Integer> free) {
        int translations = 0;
        for (int k = 0; k < j.mobility().speeds().length; k++) {
            translations += isTurning(j, k) ? 0 : 1;
            if (!free.contains(j.vAt() + k)) {
                return false;
            }
        }
        return j.parent() == 0 && translations >= 2 && j.mobility().speeds().length >= 3;
    }

    private static boolean isTurning(Joint j, int k) {
        return j.mobility().speeds()[k].dimension().isTurning();
    }

    /** Whether the model has no free root, so that there is nothing to look at. */
    public boolean isEmpty() {
        return residuals.isEmpty();
    }

    /** Takes the equations of an instant. */
    public void frame(State s, ActuatorBalance balance) {
        Arrays.fill(bySpeed, 0);
        for (int row = 0; row < balance.rows(); row++) {
            bySpeed[balance.speed(row)] = balance.load(row);
        }
        frame(s, bySpeed);
    }

    /** Takes an instant with the generalised forces that it takes beside all loads. */
    public void frame(State s, double[] efforts) {
        if (isEmpty()) {
            return;
        }
        frames++;
        for (Residual r : residuals) {
            double x = efforts[r.speed];
            r.squared += x * x;
            if (Math.abs(x) > Math.abs(r.largest)) {
                r.largest = x;
                r.largestAt = s.time;
            }
        }
        loads.place(s);
        largestLoad = Math.max(largestLoad, loads.resultant());
        height = Math.max(height, reach());
    }

    /** Largest distance of the mass centre of a body from that of the model [m]. */
    private double reach() {
        List<Body> bodies = model.model().bodies();
        double[][] x = new double[bodies.size()][3];
        double[] centre = new double[3];
        double mass = 0;
        for (int b = 1; b < x.length; b++) {
            loads.workspace.motion.position(b, bodies.get(b).centreLocal(), x[b], 0);
            for (int k = 0; k < 3; k++) {
                centre[k] += bodies.get(b).mass() * x[b][k];
            }
            mass += bodies.get(b).mass();
        }
        double most = 0;
        for (int b = 1; b < x.length && mass > 0; b++) {
            double dx = x[b][0] - centre[0] / mass, dy = x[b][1] - centre[1] / mass, dz = x[b][2] - centre[2] / mass;
            most = bodies.get(b).mass() > 0 ? Math.max(most, Math.sqrt(dx * dx + dy * dy + dz * dz)) : most;
        }
        return most;
    }

    private double weight() {
        double[] g = model.model().gravity();
        double mass = model.model().bodies().stream().mapToDouble(Body::mass).sum();
        return mass * Math.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]);
    }

    /** Gives figures, warnings and reasons not to trust. */
    public void tell(ResultBuilder result) {
        if (isEmpty()) {
            return;
        }
        for (Residual r : residuals) {
            result.figure("residual." + r.name + ".rms", r.rms(frames), r.unit(), "residual along " + r.name + ", rms");
        }
        boolean loaded = largestLoad > 0;
        double load = loaded ? largestLoad : weight();
        double[] worst = new double[2]; // of forces and moments
        List<String> warned = new ArrayList<>(), gross = new ArrayList<>();
        for (Residual r : residuals) {
            double scale = r.turning ? load * height : load, rms = r.rms(frames);
            double limit = limits[r.turning ? 1 : 0] * scale;
            worst[r.turning ? 1 : 0] = Math.max(worst[r.turning ? 1 : 0], scale == 0 ? 0 : rms / scale);
            if (scale == 0 || (rms <= limit && Math.abs(r.largest) <= PEAK * limit)) {
                continue;
            }
            String words = String.format(
                    Locale.ROOT,
                    "%s %.4g %s at t = %.4g s and %.4g %s rms (%.3g %% and %.3g %%)",
                    r.name,
                    r.largest,
                    r.unit(),
                    r.largestAt,
                    rms,
                    r.unit(),
                    100 * Math.abs(r.largest) / scale,
                    100 * rms / scale);
            (loaded && rms > limits[2] * scale ? gross : warned).add(words);
        }
        result.figure(FORCE_SHARE, worst[0], "", "");
        result.figure(MOMENT_SHARE, worst[1], "", "");
        String scale = String.format(
                Locale.ROOT,
                "; 100 %% is %s, %.4g N, for moments times %.3g m",
                loaded ? "the largest external load" : "the weight of the model",
                load,
                height);
        if (!gross.isEmpty()) {
            result.distrust(
                    Finding.Topic.ROOT_RESIDUALS,
                    "motion and external loads do not belong together: a free root has the residuals "
                            + String.join(", ", gross) + scale + ". Their rms is above residual_trusted = "
                            + (float) (100 * limits[2])
                            + " %; look at the axes of the loads (condyle convert --rotate), their points, bodies, units and times");
        }
        if (!warned.isEmpty()) {
            result.warn(
                    loaded ? Finding.Topic.ROOT_RESIDUALS : Finding.Topic.OTHER,
                    (loaded
                                    ? "residuals at a free root that no load explains: "
                                    : "no external loads act, and the model has a free root, which nothing but residuals holds: ")
                            + String.join(", ", warned) + scale + ". The limits of the rms are residual_force_limit = "
                            + (float) (100 * limits[0]) + " % and residual_moment_limit = " + (float) (100 * limits[1])
                            + " %, of the peak three times as much; "
                            + (loaded
                                    ? "look at masses, at points and times of the loads and at noise of the motion, or reduce the residuals"
                                    : "give the loads with --loads, or keep in mind that the efforts are those of a part that something"
                                            + " else carries"));
        }
    }
}
